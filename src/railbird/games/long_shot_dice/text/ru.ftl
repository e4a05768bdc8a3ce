# Названия и фразы игры Long Shot: The Dice Game.

long-shot-dice-title = Long Shot: The Dice Game («Счастливое число»)
long-shot-dice-summary = Ставьте на восемь лошадей, покупайте их, подгоняйте — и заработайте больше всех, когда три из них финишируют.

long-shot-dice-variant-horses = Карты лошадей
    .about = Какие карты участвуют. В коробке три набора; их символы неизвестны, поэтому распределение карт — наша реконструкция.
long-shot-dice-variant-horses-circle = первый набор (круг)
long-shot-dice-variant-horses-triangle = второй набор (треугольник)
long-shot-dice-variant-horses-square = третий набор (квадрат)
long-shot-dice-variant-horses-fourth = четвёртый набор, о кассе
long-shot-dice-variant-horses-mixed = случайная смесь трёх наборов
long-shot-dice-variant-horses-any = случайная смесь всех известных карт
long-shot-dice-variant-cards = Обязательные карты
    .about = Названия карт лошадей через запятую, которые участвуют при любом наборе.
long-shot-dice-variant-roland = Роланд
    .about = Сколько приносит Роланду базовое действие. Напечатанные числа неизвестны, правила это оставляют открытым.
long-shot-dice-variant-roland-easy = лёгкий
long-shot-dice-variant-roland-normal = обычный
long-shot-dice-variant-roland-hard = трудный
long-shot-dice-variant-starter = Первый игрок
    .about = По правилам это тот, кто последним делал ставку; здесь — по жребию или игрок на первом месте.
long-shot-dice-variant-starter-random = по жребию
long-shot-dice-variant-starter-first = первое место
long-shot-dice-variant-components = Свои компоненты
    .about = Значения, исправленные кем-то по своей коробке.

long-shot-dice-roland = Роланд
long-shot-dice-base-action = планшет Роланда
long-shot-dice-bonus-money = деньги
long-shot-dice-bonus-back-two = две лошади назад
long-shot-dice-bonus-forward-two = две лошади вперёд
long-shot-dice-bonus-back-one = одна лошадь назад
long-shot-dice-bonus-forward-one = одна лошадь вперёд
long-shot-dice-bonus-bet = бесплатная ставка
long-shot-dice-bonus-helmet = любой шлем
long-shot-dice-bonus-jersey = любой камзол
long-shot-dice-bonus-horse = любая лошадь

# Что происходит
long-shot-dice-card-laid = Лошадь { $horse } — { $card }.
long-shot-dice-dealt = { $seat } получает стартовую карту { $card }: ставки { $bets } на лошадей { $horses }{ $source ->
        [house] {" "}(карта — наша реконструкция)
       *[other] {""}
    }.
long-shot-dice-round-begins = Раунд { $round }. Кубики у игрока { $seat }.
long-shot-dice-rolls = { $seat } бросает кубики: лошадь { $horse }, { $spaces ->
        [one] { $spaces } клетка
        [few] { $spaces } клетки
       *[other] { $spaces } клеток
    }.
long-shot-dice-runs = Лошадь { $horse } бежит { $start ->
        [0] со старта
       *[other] с { $start }
    } на { $space }.
long-shot-dice-finishes = Лошадь { $horse } финиширует, место { $place }, приз { $prize }!
long-shot-dice-is-moved = Лошадь { $horse } передвигается { $start ->
        [0] со старта
       *[other] с { $start }
    } на { $space }.
long-shot-dice-stays = Лошадь { $horse } остаётся на { $space ->
        [0] старте
       *[other] { $space }
    }.
long-shot-dice-marks-concession = { $seat } отмечает в кассе { $horse } (ряд { $row }, столбец { $column }).
long-shot-dice-completes-row = { $seat } завершает ряд { $row }.
long-shot-dice-completes-column = { $seat } завершает столбец { $column }.
long-shot-dice-takes-bonus = { $seat } берёт бонус: { $bonus }.
long-shot-dice-bonus-lost = Применить бонус не к чему.
long-shot-dice-marks-helmet = { $seat } отмечает шлем лошади { $horse }.
long-shot-dice-marks-jersey = { $seat } отмечает камзол лошади { $horse }.
long-shot-dice-completes-set = { $seat } собирает комплект экипировки лошади { $horse }.
long-shot-dice-marks-bar = { $seat } отмечает лошадь { $horse } на карте { $card }.
long-shot-dice-bets = { $seat } ставит { $money } на лошадь { $horse }{ $free ->
        [yes] {" "}бесплатно
       *[no] {""}
    }; всего { $total }.
long-shot-dice-buys = { $seat } покупает лошадь { $horse }, { $card }, за { $price }.
long-shot-dice-marks-wild = { $seat } отмечает «Тёмную лошадку» и действует с номером { $horse }; свободных ячеек: { $left }.
long-shot-dice-erases-wild = { $seat } стирает отметки «Тёмная лошадка»: { $erased }; свободных ячеек: { $left }.
long-shot-dice-passes = { $seat } ничего не может сделать и пропускает ход.
long-shot-dice-gains = { $seat } получает { $money } ({ $cause }).
long-shot-dice-loses = { $seat } теряет { $money } ({ $cause }).
long-shot-dice-declines = { $seat } не применяет способность: { $card }.
long-shot-dice-diamond-rolls = Для Роланда снова бросают кубик лошади: { $horse }.
long-shot-dice-final-score =
    { $seat }: призовые { $prizes }, ставки { $bets },
    комплекты { $sets }, деньги { $money }, способности { $abilities }: { $score }.
long-shot-dice-game-ends = Скачки окончены. Победа: { $winners }.

# Что можно выбрать
long-shot-dice-offer-concession = Касса: { $horse }, ряд { $row }, столбец { $column }
    .outcome = { $bonuses ->
        [0] станет: ряд { $in_row }/4, столбец { $in_column }/4
        [1] бонус
       *[other] два бонуса
    }
long-shot-dice-offer-helmet = Шлем лошади { $horse }
    .outcome = { $set_money ->
        [none] { $runs ->
            [yes] ставки за чертой
           *[no] {""}
        }
       *[other] комплект: { $set_money }
    }
long-shot-dice-offer-jersey = Камзол лошади { $horse }
    .outcome = { $set_money ->
        [none] { $marks ->
            [yes] + метка на карте
           *[no] {""}
        }
       *[other] { $marks ->
            [yes] + метка, комплект: { $set_money }
           *[no] комплект: { $set_money }
        }
    }
long-shot-dice-offer-bet = Поставить { $money } на лошадь { $horse }{ $free ->
        [yes] {" "}бесплатно
       *[no] {""}
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] остаток { $left_money }
    }
long-shot-dice-offer-buy = { $free ->
        [yes] Взять лошадь { $horse }, { $card_name }, бесплатно
       *[no] Купить лошадь { $horse }, { $card_name }, за { $money }
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] остаток { $left_money }
    }
long-shot-dice-offer-wild = «Тёмная лошадка»: действовать с номером { $horse }
long-shot-dice-offer-scatter = «Выстрел картечью»: касса { $horse }, ряд { $row }, столбец { $column }
    .outcome = { long-shot-dice-offer-concession.outcome }
long-shot-dice-offer-tug = «На поводу»: поставить { $money } на лошадь { $horse }{ $free ->
        [yes] {" "}бесплатно
       *[no] {""}
    } и передвинуть её на клетку { $goal }
    .outcome = на клетку { $goal }{ $left_money ->
        [none] {""}
       *[other] , остаток { $left_money }
    }
long-shot-dice-offer-bonus = Бонус: { $bonus_name }{ $sum_money ->
        [none] { $figure ->
            [0] {""}
           *[other] , на { $figure }
        }
       *[other] , { $sum_money }
    }
long-shot-dice-offer-mark = Отметить лошадь { $horse } на карте { $card }, чтобы шла следом, когда выпадет { $card }
long-shot-dice-offer-move = Лошадь { $horse } { $back ->
        [yes] назад
       *[no] вперёд
    } на { $spaces }, { $space ->
        [0] со старта
       *[other] с клетки { $space }
    }{ $mate ->
        [none] {""}
       *[other] , вместе с лошадью { $mate }
    }
    .outcome = { $goal ->
        [none] остаётся
       *[other] { $space ->
            [0] старт
           *[other] { $space }
        } → { $goal }
    }
long-shot-dice-offer-erase = Стереть отметку «Тёмная лошадка»
long-shot-dice-offer-pass = Пропустить ход
long-shot-dice-offer-use = Применить: { $card_name }
long-shot-dice-offer-decline = Не применять: { $card_name }

# Почему нельзя
refusal-LSD-3 = Сейчас не ваш ход: ходит { $seat }.
refusal-LSD-4 = Скачки окончены.
refusal-LSD-6 = Сначала доведите начатое до конца: выберите из предложенного.
refusal-LSD-13 = Следующая карта лошади определяется случайно, а не выбирается.
refusal-LSD-14 = Стартовые карты раздаются случайно, каждая по одному разу.
refusal-LSD-18 = Первый игрок определяется жребием.
refusal-LSD-51 = Сейчас бросают кубики; бросает { $seat }.
refusal-LSD-64 = Лошадь { $horse } финишировала, её больше не двигают.
refusal-LSD-70 = Сейчас нужно одно действие: «Касса», «Шлем», «Камзол», «Ставка» или «Покупка».
refusal-LSD-71 = Ваше действие — для номера { $horse }; другой номер — только с «Тёмной лошадкой».
refusal-LSD-75 =
    «Тёмная лошадка» — для другого номера, с которым действие возможно, один раз за ход, и действие следует сразу;
    { $horse } не подходит.
refusal-LSD-76 = Все ячейки «Тёмная лошадка» отмечены ({ $wilds }).
refusal-LSD-80 = Эта ячейка кассы уже отмечена.
refusal-LSD-83 = Этот бонус уже использован; выберите из оставшихся.
refusal-LSD-91 = Выберите двух разных лошадей для движения назад.
refusal-LSD-92 = Выберите двух разных лошадей для движения вперёд.
refusal-LSD-95 = Бесплатная ставка — ровно { $money }.
refusal-LSD-100 = Шлем лошади { $horse } у вас уже отмечен.
refusal-LSD-111 = Лошадь { $horse } на карте { $card } уже отмечена.
refusal-LSD-112 = Камзол лошади { $horse } у вас уже отмечен.
refusal-LSD-120 = Ставка — не меньше 1 $ и не больше { $money }.
refusal-LSD-122 = У вас только { $money }.
refusal-LSD-123 = Лошадь { $horse } за чертой отсечения ставок; нужен её шлем.
refusal-LSD-124 = Лошадь { $horse } финишировала, на неё больше не ставят.
refusal-LSD-131 = Лошадь { $horse } не продаётся, её владелец — { $seat }.
refusal-LSD-132 = Лошадь { $horse } финишировала и не продаётся.
refusal-LSD-133 = Лошадь { $horse } стоит { $money }, у вас столько нет.
refusal-LSD-140 = Стирать нечего: отметок «Тёмная лошадка» нет.
refusal-LSD-141 = С номером { $horse } действие возможно, выполните его.
refusal-LSD-142 = Вместо пропуска хода сотрите отметку «Тёмная лошадка».
refusal-LSD-162 = { $card_name }: выберите из предложенного или откажитесь.
refusal-LSD-173 = Номер рядом с { $horse } отмечает только владелец карты «Выстрел картечью».
refusal-LSD-191 = Для малой ставки с движением нужны карта «На поводу» и деньги на ставку.
refusal-LSD-215 = «Выстрел картечью» не применяется вместе с «Тёмной лошадкой».
refusal-LSD-264 = Сейчас для Роланда снова бросают кубик лошади.

# Что сделает Роланд
long-shot-dice-roland-mark-leading = отметит свою ведущую лошадь на карте, которую укажет новый бросок
long-shot-dice-roland-mark-trailing = отметит свою отстающую лошадь на карте, которую укажет новый бросок, и получит { $gain }
long-shot-dice-roland-mark-all = отметит всех своих лошадей на карте, которую укажет новый бросок
long-shot-dice-roland-mark-top-bet = отметит на карте, которую укажет новый бросок, лошадь со своей самой высокой ставкой
long-shot-dice-roland-mark-horse = отметит лошадь{"\u00a0"}{ $horse } на карте, которую укажет новый бросок
long-shot-dice-roland-bet-horse = поставит { $pays } на лошадь{"\u00a0"}{ $horse }
long-shot-dice-roland-back-leading = передвинет вашу ведущую лошадь назад на { $spaces }
long-shot-dice-roland-back-top-bet = передвинет лошадь с вашей самой высокой ставкой назад на { $spaces }
long-shot-dice-roland-buy-leading = купит ведущую непроданную лошадь за { $pays }
long-shot-dice-roland-buy-lowest = купит за { $pays } непроданную лошадь с наименьшим номером
long-shot-dice-roland-buy-horse = купит лошадь{"\u00a0"}{ $horse } за { $pays }
long-shot-dice-roland-base = получит { $gain } (базовое действие)

# Карты лошадей
long-shot-dice-card-chain-reaction = Цепная реакция (Chain Reaction)
    .effect = Завершив столбец кассы, можете отметить ещё любую свободную ячейку кассы.
long-shot-dice-card-too-lucky = Двойная удача (Too Lucky)
    .effect = Если на кубике выпало 2: получите { $dollars } $.
long-shot-dice-card-scatter-shot = Выстрел картечью (Scatter Shot)
    .effect = Действие «Касса» можно выполнить с номером на 1 меньше или больше выпавшего.
long-shot-dice-card-early-bird-special = Ранняя пташка (Early Bird Special)
    .effect = Действие «Ставка» бесплатно для лошади, на которую у вас ещё нет ставки.
long-shot-dice-card-charley-horse = Судорога (Charley Horse)
    .effect = Завершив ряд кассы, можете передвинуть любую лошадь назад на { $spaces }.
long-shot-dice-card-miracle-worker = Кузнец счастья (Miracle Worker)
    .effect = При покупке: отметьте любую одну ячейку кассы, шлема или камзола.
long-shot-dice-card-bettor-safe-than-sorry = Ставлю на всех (Bettor Safe than Sorry)
    .effect = При подсчёте: { $dollars } $ за каждую лошадь, на которую у вас есть ставка.
long-shot-dice-card-magic-hate-ball = Шар невезения (Magic Hate Ball)
    .effect = Если на кубике выпало 8: каждый другой игрок теряет { $dollars } $.
long-shot-dice-card-golden-corral = Золотой загон (Golden Corral)
    .effect = При подсчёте: { $dollars } $, если число ваших лошадей не меньше { $horses }.
long-shot-dice-card-half-off-sale = Полцены (Half Off Sale)
    .effect = При покупке: можете тут же купить ещё одну лошадь за полцены.
long-shot-dice-card-pay-it-forward = Передай дальше (Pay it Forward)
    .effect = Поставив { $bet } $ на лошадь, стоящую на клетке не одна, можете передвинуть всех лошадей с этой клетки вперёд на { $spaces }.
long-shot-dice-card-double-crosser = Двойной крест (Double Crosser)
    .effect = Выполняя действие «Камзол», можете отметить на карте двух лошадей.
long-shot-dice-card-fancy-hat = Модная шляпка (Fancy Hat)
    .effect = Делая ставку на лошадь, чей шлем у вас есть, получите { $dollars } $.
long-shot-dice-card-lone-ranger = Одинокий рейнджер (Lone Ranger)
    .effect = При подсчёте: { $dollars } $ за каждую лошадь, для которой есть только шлем или только камзол.
long-shot-dice-card-fair-play = Честная игра (Fair Play)
    .effect = Если на кубике выпало 7: можете передвинуть не лидирующую лошадь вперёд на { $spaces }.
long-shot-dice-card-product-placement = Скрытая реклама (Product Placement)
    .effect = Собрав шлем и камзол лошади, сделайте на неё бесплатную ставку { $bet } $.
long-shot-dice-card-strung-along = На поводу (Strung Along)
    .effect = Вместо обычной ставки можете поставить { $bet } $ и передвинуть эту лошадь вперёд на { $spaces }.
long-shot-dice-card-pie-in-the-sky = Журавль в небе (Pie in the Sky)
    .effect = При подсчёте: потеряйте { $dollars } $, если лошадь 2 не вошла в тройку.
long-shot-dice-card-loosey-goosey = Вольный ветер (Loosey Goosey)
    .effect = При покупке: сотрите отметки «Тёмная лошадка», не больше { $wilds }.
long-shot-dice-card-dance-card = Бальная карточка (Dance Card)
    .effect = При подсчёте: { $dollars } $ за каждую вашу лошадь, отмеченную на этой карте.
long-shot-dice-card-laundry-day = День стирки (Laundry Day)
    .effect = При подсчёте: { $dollars } $, если у вас нет ни одного комплекта экипировки.
long-shot-dice-card-partner-in-crime = Сообщник (Partner in Crime)
    .effect = При покупке: можете передвинуть лошадь 6 и ещё одну лошадь вперёд на { $spaces }.
long-shot-dice-card-sticky-fingers = Липкие пальцы (Sticky Fingers)
    .effect = Выполняя действие «Камзол», возьмите до { $dollars } $ у владельца отмеченной карты.
long-shot-dice-card-great-appreciation = Высокая оценка (Great Appreciation)
    .effect = При подсчёте: если лошадь 8 вошла в тройку, каждый ваш приз больше на { $dollars } $.
long-shot-dice-card-out-of-alignment = Против строя (Out of Alignment)
    .effect = Завершив ряд или столбец кассы, получите { $dollars } $.
long-shot-dice-card-silver-spoon = Серебряная ложка (Silver Spoon)
    .effect = Ваши денежные бонусы приносят { $dollars } $.
long-shot-dice-card-receding-mare-line = Редеющая грива (Receding Mare Line)
    .effect = Ваши бонусы движения назад могут двигать каждую лошадь ещё на { $spaces }.
long-shot-dice-card-three-four-five = Три, четыре, пять (Three Four Five)
    .effect = Ваши бесплатные ставки от бонусов равны { $dollars } $.
long-shot-dice-card-five-leaf-clover = Пятилистный клевер (Five Leaf Clover)
    .effect = Завершив ряд кассы, сотрите отметки «Тёмная лошадка», не больше { $wilds }.
long-shot-dice-card-equestrian-inception = Конное начало (Equestrian Inception)
    .effect = Взяв эту лошадь бонусом, получите { $dollars } $.
long-shot-dice-card-bread-line = Хлебный ряд (Bread Line)
    .effect = При подсчёте: { $dollars } $ за каждый завершённый ряд.
long-shot-dice-card-donut-dollie = Пончик Долли (Donut Dollie)
    .effect = Ваши бонусы движения могут двигать каждую лошадь ещё на { $spaces }.
long-shot-dice-card-inventory-check = Инвентаризация (Inventory Check)
    .effect = При покупке: можете отметить любые ячейки камзола, не больше { $jerseys }.
