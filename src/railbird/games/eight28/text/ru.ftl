eight-28-title = 8*28
eight-28-summary = Подберитесь ближе всех к 8 или к 28, но без перебора: одна карта закрыта, а открытых берите сколько решитесь.

eight-28-variant-pass_is_final = Отказ окончателен
    .about = Отказавшемуся больше не предлагают карт в этом раунде. Правила оставляют это открытым; если читать буквально, спрашивают всех снова.
eight-28-variant-low_for_28 = Малые суммы могут метить в 28
    .about = С суммой 8 и меньше можно участвовать во второй раздаче вместо первой. Правила оставляют это открытым.
eight-28-variant-equal_parts = Равные части
    .about = Что равно, когда делят кристаллики обоих цветов (это бывает только в завершающем раунде). Правила оставляют это открытым.
eight-28-variant-equal_parts-value = по ценности
eight-28-variant-equal_parts-number = по числу
eight-28-variant-deck = Колода
    .about = Обзоры игры считают 51 карту двумя способами; список в самих правилах утрачен.
eight-28-variant-deck-fifteen-ones = пятнадцать единиц и четыре восьмёрки
eight-28-variant-deck-sixteen-ones = шестнадцать единиц и три восьмёрки
eight-28-variant-red_breaks_ties = Красные решают ничью
    .about = При равенстве очков побеждает тот, у кого больше красных кристалликов. В правилах об этом ни слова, и без этого варианта победу делят.

# Количества
eight-28-crystals = { $blue ->
        [0] { $red ->
            [0] ни одного кристаллика
            [one] { $red } красный кристаллик
            [few] { $red } красных кристаллика
           *[other] { $red } красных кристалликов
        }
        [one] { $blue } синий кристаллик{ eight-28-and-red }
        [few] { $blue } синих кристаллика{ eight-28-and-red }
       *[other] { $blue } синих кристалликов{ eight-28-and-red }
    }
eight-28-and-red = { $red ->
        [0] {""}
        [one] {" "}и { $red } красный
       *[other] {" "}и { $red } красных
    }

# Что происходит
eight-28-round-begins = Раунд { $round }. Начинает раздавать { $seat }.
eight-28-hidden-card = Ваша закрытая карта: { $card }.
eight-28-crystal-laid = { $seat } кладёт { $red ->
        [yes] красный
       *[no] синий
    } кристаллик в центр стола.
eight-28-last-round = Первый красный кристаллик: этот раунд завершающий.
eight-28-takes = { $seat } берёт карту { $card }{ $totals ->
        [none] {""}
       *[other] ; открытая сумма { $totals }
    }.
eight-28-declines = { $seat } отказывается.
eight-28-goes-out = { $seat } выбывает из раунда с суммой { $total }.
eight-28-deck-runs-out = Колода закончилась.
eight-28-round-ends = Раунд { $round } завершён; все карты открываются.
eight-28-reveals = { $seat } открывает карту { $card }: { $totals ->
        [none] сумма больше 28
       *[other] сумма { $totals }
    }.
eight-28-joins = { $seat } идёт на { $half }.
eight-28-direct-hit = Прямое попадание, 8 и 28! Все кристаллики из центра: { $seats }.
eight-28-half-laid = Половина за { $half }: { eight-28-crystals }.
eight-28-half-won = { $half ->
        [8] { $total ->
            [8] Ровно 8
           *[other] Ближе всех к 8, с суммой { $total }
        }
       *[other] { $total ->
            [28] Ровно 28
           *[other] Ближе всех к 28, с суммой { $total }
        }
    }: { $seats }.
eight-28-half-unclaimed = На половину за { $half } никто не претендует.
eight-28-paid = { $seat } получает { eight-28-crystals }.
eight-28-left-over = { $is_last ->
        [yes] Никому не достаётся
       *[no] В центре остаётся
    } { eight-28-crystals }.
eight-28-final-score = { $seat }: { eight-28-crystals }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }.
eight-28-game-ends = Игра окончена. Победа: { $winners }.

# Что можно выбрать
eight-28-offer-take = Взять карту{ $totals ->
        [none] ; всё равно без{"\u00a0"}доли
       *[other] {" "}(у{"\u00a0"}вас { $totals })
    }
eight-28-offer-decline = Отказаться; { $totals ->
        [none] перебор, без{"\u00a0"}доли
       *[other] сумма { $totals }
    }
eight-28-offer-join-8 = Идти на 8 с суммой { $total }
eight-28-offer-join-28 = Идти на 28 с суммой { $total }

# Постоянные указания
eight-28-order-decline = Отказываться до конца раунда
eight-28-order-take = Брать, пока открытая сумма меньше { $total }

# Стол в терминале
eight-28-board-last = Раунд { $round }, завершающий
eight-28-board-round = Раунд { $round }
eight-28-board-over = Игра окончена
eight-28-board-centre = Центр стола: { eight-28-crystals }
eight-28-board-supply = Запас: { eight-28-crystals }
eight-28-board-deck = { $cards ->
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[other] в колоде { $cards } карт
    }
eight-28-board-player = Игрок
eight-28-board-hidden = Закрытая
eight-28-board-cards = Открытые
eight-28-board-totals = Сумма
eight-28-board-crystals = Кристаллики
eight-28-board-points = Очки
eight-28-board-dealer = раздаёт
eight-28-board-out = вне раунда
eight-28-board-declined = отказ
eight-28-board-took = карта взята
eight-28-board-choosing = выбирает
eight-28-board-over28 = больше 28
eight-28-board-odds = Из { $unseen } { $unseen ->
        [one] неизвестной карты
       *[other] неизвестных карт
    }{ $eight ->
        [0] { $twenty_eight ->
            [0] { $bust ->
                [0] {" "}ни одна не даёт ни 8, ни 28, ни перебора
               *[other] {""}
            }
           *[other] {""}
        }
        [one] {"\u00a0"}· { $eight }{"\u00a0"}даёт{"\u00a0"}сумму{"\u00a0"}8
       *[other] {"\u00a0"}· { $eight }{"\u00a0"}дают{"\u00a0"}сумму{"\u00a0"}8
    }{ $twenty_eight ->
        [0] {""}
        [one] {"\u00a0"}· { $twenty_eight }{"\u00a0"}даёт{"\u00a0"}сумму{"\u00a0"}28
       *[other] {"\u00a0"}· { $twenty_eight }{"\u00a0"}дают{"\u00a0"}сумму{"\u00a0"}28
    }{ $bust ->
        [0] {""}
        [one] {"\u00a0"}· { $bust }{"\u00a0"}даёт{"\u00a0"}перебор
       *[other] {"\u00a0"}· { $bust }{"\u00a0"}дают{"\u00a0"}перебор
    }

# Почему нельзя
refusal-828-11 = Карты приходят из перемешанной колоды, их не выбирают: возьмите предложенную карту или откажитесь.
refusal-828-20 = Закрытые карты ещё раздаются; подождите, пока карту предложат вам.
refusal-828-22 = Первого раздающего определяет жребий, один раз, перед первым раундом.
refusal-828-26 = Вам сейчас ничего не предлагают: отвечает { $seat }.
refusal-828-27 = Открывается карта, которую берёт { $seat }; подождите, пока карту предложат вам.
refusal-828-30 = Вы отказались, а за этим столом отказ окончателен: в этом раунде карт вам больше не предложат.
refusal-828-32 = Сумма ваших открытых карт — { $total }: вы выбыли и ждёте следующего раунда.
refusal-828-38 = Раунд завершён: до следующего карт больше не предлагают.
refusal-828-55 = Все ваши суммы больше 28, и вы не участвуете ни в одной раздаче.
refusal-828-59 = Участвовать можно только в одной раздаче, и ваша — за { $half }.
refusal-828-60 = Раздачу выбирают после раунда, если суммы тогда позволят участвовать в обеих.
refusal-828-64 = Выбирают по очереди, начиная с последнего раздававшего: сначала { $seat }.
refusal-828-109 = Игра окончена.
