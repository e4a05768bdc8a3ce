las-vegas-title = Las Vegas
las-vegas-edition = Базовая игра
las-vegas-summary = Ставьте кубики в шесть казино и выигрывайте банкноты; равные силы выбивают друг друга.
las-vegas-2012-title = Las Vegas (2012)
las-vegas-2012-edition = 2012 год
las-vegas-2012-summary = Первое издание: четыре раунда, восемь одинаковых кубиков, призов столько, сколько банкнот.

las-vegas-variant-starter = Кто начинает
    .about = По книге начинает самый старший. Стол не знает возраста: решает жребий, или начинает первое место.
las-vegas-variant-starter-random = место по жребию
las-vegas-variant-starter-first = первое место
las-vegas-variant-neutral_dice = Нейтральные кубики
    .about = Только для двоих, в издании 2012 года — для двух–четырёх игроков: кубики виртуального игрока занимают места и создают ничьи.

# Что происходит
las-vegas-round-begins = Раунд { $round }. Начинает { $seat }.
las-vegas-prizes = Казино{"\u00a0"}{ $casino }: { $notes }.
las-vegas-rolls = { $seat } бросает: { $small ->
        [none] {""}
       *[other] { $small }
    }{ $big ->
        [none] {""}
       *[other] { $small ->
            [none] большой кубик { $big }
           *[other] , большой кубик { $big }
        }
    }{ $white ->
        [none] {""}
       *[other] { $small ->
            [none] белые { $white }
           *[other] , белые { $white }
        }
    }.
las-vegas-places = { $seat } ставит { $small ->
        [0] {""}
        [one] { $small } кубик
        [few] { $small } кубика
       *[other] { $small } кубиков
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] большой кубик
           *[other] {" "}и большой кубик
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $white ->
            [one] { $white } белый кубик
            [few] { $white } белых кубика
           *[other] { $white } белых кубиков
        }
    } в казино { $casino }.
las-vegas-passes = { $seat } платит фишку и пропускает ход; { $chips ->
        [0] фишек больше нет
        [one] осталась { $chips } фишка
        [few] осталось { $chips } фишки
       *[other] осталось { $chips } фишек
    }.
las-vegas-neutral-dice = { $big ->
        [none] Белые кубики: { $small }
       *[other] Нейтральные кубики: { $small }, большой кубик { $big }
    }.
las-vegas-tied = Казино{"\u00a0"}{ $casino }: ничья при силе { $strength } — без выигрыша: { $seats ->
        [none] виртуальные игроки
       *[other] { $seats }{ $neutral ->
            [yes] , а также виртуальный игрок
           *[no] {""}
        }
    }.
las-vegas-paid = Казино{"\u00a0"}{ $casino }: { $note } получает { $seat }.
las-vegas-neutral-paid = Казино{"\u00a0"}{ $casino }: { $note } достаётся виртуальному игроку и уходит под колоду.
las-vegas-unclaimed = Казино{"\u00a0"}{ $casino }: { $note } никто не выиграл.
las-vegas-final-score = { $seat }: { $money } в { $notes ->
        [one] { $notes } банкноте
       *[other] { $notes } банкнотах
    }{ $chips ->
        [0] {""}
        [one] , { $chips } фишка: всего { $score }
        [few] , { $chips } фишки: всего { $score }
       *[other] , { $chips } фишек: всего { $score }
    }.
las-vegas-game-ends = Игра окончена. Победа: { $winners }.

# Что можно выбрать
las-vegas-offer-place = Казино{"\u00a0"}{ $casino }: { $small ->
        [0] {""}
        [one] { $small } кубик
        [few] { $small } кубика
       *[other] { $small } кубиков
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] большой кубик
           *[other] {" "}и большой кубик
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}и{" "}
        }{ $white ->
            [one] { $white } белый кубик
            [few] { $white } белых кубика
           *[other] { $white } белых кубиков
        }
    }
    .outcome = { $tied ->
        [yes] { $seats ->
            [none] { $virtual ->
                [grey] ничья с серыми
                [white] ничья с белыми
               *[neutral] ничья с нейтральными
            }
           *[other] ничья ({ $seats }{ $virtual ->
                [grey] , а также серые
                [white] , а также белые
                [neutral] , а также нейтральные
               *[none] {""}
            })
        }: 0 ${ $white_tied ->
            [yes] ; и у белых ничья
           *[no] {""}
        }
       *[no] { $money ->
            [none] сила { $strength }, без банкноты
           *[other] сила { $strength }: { $still ->
                [yes] по-прежнему { $money }
               *[no] { $money }
            }
        }{ $white_tied ->
            [yes] ; белые и { $seats }: ничья
           *[no] {""}
        }
    }
las-vegas-offer-pass = Пропустить ход за фишку; { $chips ->
        [0] она последняя
       *[other] останется { $chips }
    }

# Почему нельзя
refusal-LV-2 = Банкноты открывает случай; эту сейчас открыть нельзя.
refusal-LV-6 = Кто начинает, решают один раз, перед первым раундом.
refusal-LV-11 = Кубики бросает случай, сразу все, что на руках: такого броска быть не может.
refusal-LV-12 = Число { $casino } не выпало: выбрать можно только выпавшее число.
refusal-LV-16 = { $choosing ->
        [yes] Сейчас выбираете не вы: ходит { $seat }.
       *[no] Сейчас никто не выбирает: сначала открывают банкноты или бросают кубики.
    }
refusal-LV-21 = У вас нет фишек, поэтому кубики надо поставить.
refusal-LV-53 = Игра окончена.
refusal-LV-72 = Банкноты открывает случай, пока каждому казино не хватит: эту сейчас открыть нельзя.
refusal-LV-77 = В издании 2012 года фишек нет: кубики надо поставить.
