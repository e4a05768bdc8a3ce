# Las Vegas Royale: игра, её варианты и тайлы. Напечатанные названия сохранены, перевод рядом.

las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-edition = Royale
las-vegas-royale-summary = Базовая игра и по три тайла в раунде: джекпоты, блеф, закрытые двери и кубики, которые возвращаются.

las-vegas-variant-tiles_per_round = Тайлов в раунде
    .about = По правилам — три; можно договориться о числе от нуля до шести, тайлы лежат у казино 1, 2, 3 и так далее.
las-vegas-variant-used_tiles = Использованные тайлы
    .about = Что происходит с тайлом, который лежал на столе в одном из прошлых раундов.
las-vegas-variant-used_tiles-repeat = могут выпасть снова
las-vegas-variant-used_tiles-remove = не участвуют
las-vegas-variant-used_tiles-flip = выпадают другой стороной
las-vegas-variant-fixed_tiles = Заданные тайлы
    .about = Для тренировки: на столе в каждом раунде лежат только эти стороны, что бы ни было выбрано выше; не больше шести и никогда обе стороны одного тайла.
las-vegas-variant-fixed_tiles-place = казино{"\u00a0"}{ $number }
las-vegas-variant-fixed_tiles-lucky-punch = { las-vegas-tile-lucky-punch }
    .about = { las-vegas-tile-lucky-punch.about }
las-vegas-variant-fixed_tiles-jackpot = { las-vegas-tile-jackpot }
    .about = { las-vegas-tile-jackpot.about }
las-vegas-variant-fixed_tiles-prime-time = { las-vegas-tile-prime-time }
    .about = { las-vegas-tile-prime-time.about }
las-vegas-variant-fixed_tiles-fifty-fifty = { las-vegas-tile-fifty-fifty }
    .about = { las-vegas-tile-fifty-fifty.about }
las-vegas-variant-fixed_tiles-high-five = { las-vegas-tile-high-five }
    .about = { las-vegas-tile-high-five.about }
las-vegas-variant-fixed_tiles-bad-luck = { las-vegas-tile-bad-luck }
    .about = { las-vegas-tile-bad-luck.about }
las-vegas-variant-fixed_tiles-pay-day = { las-vegas-tile-pay-day }
    .about = { las-vegas-tile-pay-day.about }
las-vegas-variant-fixed_tiles-power-play = { las-vegas-tile-power-play }
    .about = { las-vegas-tile-power-play.about }
las-vegas-variant-fixed_tiles-no-entry = { las-vegas-tile-no-entry }
    .about = { las-vegas-tile-no-entry.about }
las-vegas-variant-fixed_tiles-knockout = { las-vegas-tile-knockout }
    .about = { las-vegas-tile-knockout.about }
las-vegas-variant-fixed_tiles-block-it = { las-vegas-tile-block-it }
    .about = { las-vegas-tile-block-it.about }
las-vegas-variant-fixed_tiles-handicap = { las-vegas-tile-handicap }
    .about = { las-vegas-tile-handicap.about }
las-vegas-variant-fixed_tiles-black-box = { las-vegas-tile-black-box }
    .about = { las-vegas-tile-black-box.about }
las-vegas-variant-fixed_tiles-double-down = { las-vegas-tile-double-down }
    .about = { las-vegas-tile-double-down.about }
las-vegas-variant-fixed_tiles-nice-dice = { las-vegas-tile-nice-dice }
    .about = { las-vegas-tile-nice-dice.about }
las-vegas-variant-fixed_tiles-my-choice = { las-vegas-tile-my-choice }
    .about = { las-vegas-tile-my-choice.about }

las-vegas-tile-lucky-punch = Lucky Punch («Счастливый кулак»)
    .about = Спрячьте от одного до трёх жетонов. Если сосед слева не угадает, один принесёт две фишки, два — 30 000 $, три — 40 000 $.
las-vegas-tile-jackpot = Jackpot («Джекпот»)
    .about = Бросьте чёрные кубики. Семёрка или дубль забирает джекпот, любой другой бросок его повышает: от 30 000 $ до 80 000 $.
las-vegas-tile-prime-time = Prime Time («Звёздный час»)
    .about = Перед выплатой победитель этого казино бросает чёрные кубики и может добавить их в казино с их числами.
las-vegas-tile-fifty-fifty = Fifty Fifty («Пятьдесят на пятьдесят»)
    .about = Бросьте чёрные кубики, затем остановитесь или поставьте на то, что следующая сумма будет больше либо меньше: ничего, фишка, 30 000 $, 40 000 $, 60 000 $. Равная сумма проигрывает.
las-vegas-tile-high-five = High Five («Дай пять»)
    .about = Первый, кто активирует тайл с силой пять или больше в этом казино, берёт жетон ценой 100 000 $.
las-vegas-tile-bad-luck = Bad Luck («Невезение»)
    .about = В конце раунда тот, у кого здесь наименьшая сила (ноль тоже считается), платит 50 000 $.
las-vegas-tile-pay-day = Pay Day («День получки»)
    .about = Получите 10 000 $ за каждое казино с вашим кубиком; за одно и за два казино дают фишки.
las-vegas-tile-power-play = Power Play («Игра с позиции силы»)
    .about = Кто здесь строго сильнее всех, тот берёт жетон. Пока жетон у вас, вместо броска можно поставить один кубик на любое число.
las-vegas-tile-no-entry = No Entry! («Входа нет!»)
    .about = Закройте другое казино: кубики туда и оттуда не ходят, тайл не действует. Каждое закрытие приносит отмеченную ячейку; затем отмечается следующая.
las-vegas-tile-knockout = Knockout? («Нокаут?»)
    .about = Заберите свои кубики из бара; каждый соперник, у которого там меньше двух кубиков, кладёт один. Кубики в баре не считаются.
las-vegas-tile-block-it = Block It! («Заблокируй!»)
    .about = Возьмите группу серых кубиков и поставьте в одно казино. Они принадлежат виртуальному игроку.
las-vegas-tile-handicap = Handicap («Гандикап»)
    .about = Переложите серый кубик из казино на ячейку тайла и получите то, что на ней: фишку, 30 000 $ или право поставить один свой кубик или забрать его назад.
las-vegas-tile-black-box = Black Box («Чёрный ящик»)
    .about = После выплаты сосед слева от победителя этого казино делит взакрытую шесть жетонов (60 000 $, два по 20 000 $ и три пустых) на две стопки; победитель берёт одну.
las-vegas-tile-double-down = Double Down («Удвоение ставки»)
    .about = Переместите отсюда на тайл сколько угодно своих кубиков. Он платит как казино: 60 000 $ и 30 000 $.
las-vegas-tile-nice-dice = Nice Dice («Славные кубики»)
    .about = Положите один кубик, только что брошенный или поставленный сюда, на ячейку с его числом. Он принесёт её сумму, если его не вытеснят в казино.
las-vegas-tile-my-choice = My Choice («Мой выбор»)
    .about = Бросьте чёрные кубики и используйте один: фишка, две фишки, 30 000 $, другой тайл, действие с кубиком или кубик на золотую ячейку (если останется, принесёт 60 000 $).

# Что происходит
las-vegas-tile-laid = У казино{"\u00a0"}{ $casino } лежит { $tile }. { $about }
las-vegas-chips-won = { $tile }: { $seat } получает { $chips ->
        [one] { $chips }{"\u00a0"}фишку
        [few] { $chips }{"\u00a0"}фишки
       *[other] { $chips }{"\u00a0"}фишек
    }.
las-vegas-money-won = { $tile }: { $seat } получает { $amount }.
las-vegas-declines = { $tile }: { $seat } отказывается.
las-vegas-activates = { $seat } активирует { $tile } у казино{"\u00a0"}{ $casino }.
las-vegas-free-pass = { $seat }: выпало только казино{"\u00a0"}{ $casino }, а оно закрыто; кубики остаются в запасе.
las-vegas-rolls-black = { $tile }: { $seat } бросает: { $dice }.
las-vegas-die-set = { $seat } ставит { $big ->
        [yes] большой кубик
       *[no] кубик
    } в казино{"\u00a0"}{ $casino }.
las-vegas-die-back = { $seat } забирает { $big ->
        [yes] большой кубик
       *[no] кубик
    } из казино{"\u00a0"}{ $casino }.
las-vegas-token-taken = { $seat } берёт жетон тайла { $tile }.
las-vegas-token-back = { $seat } теряет жетон: он возвращается на { $tile }.
las-vegas-hides = { las-vegas-tile-lucky-punch }: { $seat } сжимает кулак.
las-vegas-hides-tokens = В кулаке { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }.
las-vegas-guesses = { $seat } называет { $guess }; { $owner } показывает{"\u00a0"}{ $tokens }.
las-vegas-jackpot-rises = Джекпот растёт до { $amount }.
las-vegas-black-placed = { las-vegas-tile-prime-time }: { $seat } добавляет чёрные кубики: { $casinos }.
las-vegas-bets = { $seat } ставит на сумму { $higher ->
        [yes] больше
       *[no] меньше
    } { $sum }.
las-vegas-bet-lost = { $seat } проигрывает ставку и ничего не получает.
las-vegas-pays = { las-vegas-tile-bad-luck }: { $seat } платит { $amount }.
las-vegas-uses-power = { $seat } выбирает число вместо броска.
las-vegas-closes = { las-vegas-tile-no-entry }: { $seat } закрывает казино{"\u00a0"}{ $casino }.
las-vegas-enters-bar = { las-vegas-tile-knockout }: { $seat } отправляет { $big ->
        [yes] большой кубик
       *[no] кубик
    } в бар.
las-vegas-leaves-bar = { las-vegas-tile-knockout }: { $seat } забирает из бара { $small ->
        [0] {""}
        [one] { $small }{"\u00a0"}кубик
        [few] { $small }{"\u00a0"}кубика
       *[other] { $small }{"\u00a0"}кубиков
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] большой кубик
           *[other] {" "}и большой кубик
        }
    }.
las-vegas-grey-placed = { las-vegas-tile-block-it }: { $seat } ставит { $dice ->
        [one] { $dice } серый кубик
        [few] { $dice } серых кубика
       *[other] { $dice } серых кубиков
    } в казино{"\u00a0"}{ $casino }.
las-vegas-grey-moved = { las-vegas-tile-handicap }: { $seat } перекладывает серый кубик из казино{"\u00a0"}{ $casino } на ячейку { $space ->
        [chip] с фишкой
        [note] с деньгами
       *[die] с действием
    }.
las-vegas-splits = { $seat } делит жетоны на две стопки: { $first }{"\u00a0"}и{"\u00a0"}{ $second }.
las-vegas-divides-tokens = В первой стопке { $first }, во второй { $second }.
las-vegas-takes-pile = { $seat } открывает { $taken }, остаётся { $left }.
las-vegas-doubles-down = { $seat } переносит { $small ->
        [0] {""}
        [one] { $small }{"\u00a0"}кубик
        [few] { $small }{"\u00a0"}кубика
       *[other] { $small }{"\u00a0"}кубиков
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] большой кубик
           *[other] {" "}и большой кубик
        }
    } на тайл { las-vegas-tile-double-down }.
las-vegas-nice-die = { las-vegas-tile-nice-dice }: { $seat } кладёт { $big ->
        [yes] большой кубик
       *[no] кубик
    } на ячейку { $space }.
las-vegas-pushed-out = { $seat }: { $big ->
        [yes] большой кубик вытеснен
       *[no] кубик вытеснен
    } в казино{"\u00a0"}{ $casino }.
las-vegas-chooses = { $seat } использует число { $result }.
las-vegas-gold-die = { $seat } кладёт { $big ->
        [yes] большой кубик
       *[no] кубик
    } на золотую ячейку.
las-vegas-gold-back = { $seat } получает { $big ->
        [yes] большой кубик
       *[no] кубик
    } обратно с золотой ячейки.

# Что можно выбрать
las-vegas-offer-place-tile = { las-vegas-offer-place }
    .outcome = { las-vegas-offer-place.outcome }; { las-vegas-tile-acts }
las-vegas-tile-acts = { $tile_money ->
        [none] сработает тайл
       *[other] тайл: { $tile_chips ->
            [0] { $tile_money }
            [one] { $tile_chips } фишка
            [few] { $tile_chips } фишки
           *[other] { $tile_chips } фишек
        }
    }
las-vegas-award = { $chips ->
        [0] { $money }
        [one] { $chips } фишка
        [few] { $chips } фишки
       *[other] { $chips } фишек
    }
las-vegas-offer-decline = { $tile ->
        [power-play] Бросить кубики
       *[other] Отказаться
    }
las-vegas-offer-hide = Спрятать { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }
las-vegas-offer-guess = Назвать { $tokens }
las-vegas-offer-stop = { $money ->
        [none] Остановиться ни с чем
       *[other] Остановиться и забрать { $chips ->
            [0] { $money }
            [one] { $chips } фишку
           *[other] { $chips } фишки
        }
    }
las-vegas-offer-higher = Поставить: больше { $sum }
    .outcome = выигрыш: { las-vegas-award }
las-vegas-offer-lower = Поставить: меньше { $sum }
    .outcome = выигрыш: { las-vegas-award }
las-vegas-offer-black = { $dice ->
        [one] Чёрный кубик в казино{"\u00a0"}{ $casino }
       *[other] Оба чёрных кубика в казино{"\u00a0"}{ $casino }{ $other ->
            [none] {""}
           *[other] {" "}и{"\u00a0"}{ $other }
        }
    }
    .outcome = { $places ->
        [one] { las-vegas-offer-place.outcome }
       *[other] { $money ->
            [none] без банкноты
           *[other] вместе { $still ->
                [yes] по-прежнему { $money }
               *[no] { $money }
            }
        }{ $ties ->
            [none] {""}
           *[other] , { $all_tied ->
                [yes] ничья в обоих
               *[no] ничья в казино{"\u00a0"}{ $ties }
            }
        }
    }
las-vegas-offer-set = { $kind ->
        [big] Большой кубик
       *[small] Кубик
    } в казино{"\u00a0"}{ $casino }
las-vegas-offer-back = Забрать { $kind ->
        [big] большой кубик
       *[small] кубик
    } из казино{"\u00a0"}{ $casino }
las-vegas-offer-close = Закрыть казино{"\u00a0"}{ $casino }
    .outcome = { $money ->
        [none] ничего не принесёт
       *[other] принесёт: { las-vegas-award }
    }
las-vegas-offer-bar = { $kind ->
        [big] Большой кубик
       *[small] Маленький кубик
    } в бар
las-vegas-offer-block = { $dice ->
        [one] { $dice } серый кубик
        [few] { $dice } серых кубика
       *[other] { $dice } серых кубиков
    } в казино{"\u00a0"}{ $casino }
las-vegas-offer-grey = Серый кубик из казино{"\u00a0"}{ $casino }: { $space ->
        [chip] фишка
        [note] деньги
       *[die] действие
    }
las-vegas-offer-split = Стопки: { $tokens } и { $others }
las-vegas-offer-divide = Первая стопка: { $money }
las-vegas-offer-take = { $pile ->
        [first] Первая
       *[second] Вторая
    } стопка: { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }
las-vegas-offer-double = На тайл: { $small ->
        [0] {""}
        [one] { $small }{"\u00a0"}кубик
        [few] { $small }{"\u00a0"}кубика
       *[other] { $small }{"\u00a0"}кубиков
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] большой кубик
           *[other] {" "}и большой кубик
        }
    }
    .outcome = { las-vegas-offer-place.outcome }{ $less_money ->
        [none] {""}
       *[other] ; казино −{ $less_money }
    }{ $more_money ->
        [none] {""}
       *[other] ; казино +{ $more_money }
    }
las-vegas-offer-nice = { $kind ->
        [big] Большой кубик
       *[small] Кубик
    } на ячейку { $space }
    .outcome = { las-vegas-award }{ $seats ->
        [none] {""}
       *[other] {" "}и вытеснит: { $seats }
    }
las-vegas-offer-choose = { $result ->
        [1] Одна фишка
        [2] Две фишки
        [3] 30 000 $
        [4] Активировать другой тайл
        [5] Действие с кубиком
       *[other] Кубик на золотую ячейку
    }
    .outcome = { $money ->
        [none] {""}
       *[other] { $money }, если не вытеснят{ $seats ->
            [none] {""}
           *[other] ; прежний вернётся к хозяину: { $seats }
        }
    }
las-vegas-offer-activate = Активировать { $tile_name } у казино{"\u00a0"}{ $casino }
las-vegas-offer-gold = { $kind ->
        [big] Большой кубик
       *[small] Маленький кубик
    } на золотую ячейку
    .outcome = { las-vegas-offer-choose.outcome }

# Почему нельзя
refusal-LVR-2 = Тайлы перед раундом тянут случайно, их не выбирают.
refusal-LVR-32 = Сейчас выполняется { $tile_name }: сначала должен прозвучать ответ, отвечает { $seat }.
refusal-LVR-33 = Сейчас ни один тайл об этом не спрашивает.
refusal-LVR-45 = Отказаться нельзя: выберите один, два или три жетона.
refusal-LVR-61 = На чёрных кубиках нет такого числа.
refusal-LVR-116 = У вас в запасе нет { $kind ->
        [big] большого
       *[small] маленького
    } кубика.
refusal-LVR-120 = В первый раз казино надо закрыть: выберите какое.
refusal-LVR-121 = Казино{"\u00a0"}{ $casino } закрыто: кубики нельзя ни ставить туда, ни забирать.
refusal-LVR-126 = Казино{"\u00a0"}{ $casino } сейчас закрыть нельзя: выберите другое, но не казино самого тайла.
refusal-LVR-140 = У вас в запасе нет { $kind ->
        [big] большого
       *[small] маленького
    } кубика для бара.
refusal-LVR-145 = Один кубик надо отправить в бар: выберите какой.
refusal-LVR-150 = Групп такого размера ({ $dice }) не осталось.
refusal-LVR-151 = Группу серых кубиков надо поставить: выберите группу и казино.
refusal-LVR-161 = В казино{"\u00a0"}{ $casino } нет серых кубиков, или нет такой свободной ячейки.
refusal-LVR-164 = У вас нет там { $kind ->
        [big] большого
       *[small] маленького
    } кубика.
refusal-LVR-171 = Жетоны надо разделить: выберите первую стопку.
refusal-LVR-172 = Одну из стопок надо взять.
refusal-LVR-180 = У вас нет столько кубиков в этом казино.
refusal-LVR-190 = На ячейку можно положить только кубик, который только что брошен и не поставлен или только что поставлен сюда.
refusal-LVR-197 = Ячейка { $space } занята, а её казино закрыто: прежнему кубику некуда уйти.
refusal-LVR-200 = На чёрных кубиках нет числа { $result }.
refusal-LVR-205 = У вас в запасе нет { $kind ->
        [big] большого
       *[small] маленького
    } кубика для золотой ячейки.
refusal-LVR-207 = Один из результатов надо использовать.
refusal-LVR-208 = У казино{"\u00a0"}{ $casino } нет другого тайла, который можно активировать.
