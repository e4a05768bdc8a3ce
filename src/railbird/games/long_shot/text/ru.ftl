# Long Shot (2009): игра, её лошади и карты.

long-shot-title = Long Shot
long-shot-summary = Покупайте лошадей, ставьте на них и ведите нужных к победе: десять лошадей, один круг, 104 карты.
long-shot-provenance = В правилах напечатаны восемь имён, два коэффициента и призы. Большая часть колоды и карт лошадей — наша реконструкция; напечатанное и сообщённое другими отмечено.

long-shot-variant-ask = Кого спрашивать о броске
    .about = Правила этого не решают: о картах на бросок и перебросах спрашивают всех, чтобы вопрос не выдавал руку, или только тех, кто может ими воспользоваться.
long-shot-variant-ask-able = кто может сыграть карту
long-shot-variant-ask-all = всех
long-shot-variant-components = Своя коробка
    .about = Значения из вашей коробки поверх наших.

# Что происходит

long-shot-first-roll = { $seat } бросает за право начать: { $number }.
long-shot-starts = Начинает { $seat }.
long-shot-turn-begins = Ход { $turn }: { $seat }.
long-shot-feature-acts =
    { $feature ->
        [runner-up] { $number ->
            [one] Способность { $name } ({ $horse }): впереди ровно { $number } лошадь.
            [few] Способность { $name } ({ $horse }): впереди ровно { $number } лошади.
           *[other] Способность { $name } ({ $horse }): впереди ровно { $number } лошадей.
        }
        [crowd] { $number ->
            [one] Способность { $name } ({ $horse }): на той же клетке ещё { $number } лошадь.
            [few] Способность { $name } ({ $horse }): на той же клетке ещё { $number } лошади.
           *[other] Способность { $name } ({ $horse }): на той же клетке ещё { $number } лошадей.
        }
        [straggler] Способность { $name } ({ $horse }): позади никого нет.
        [extra-bet] Способность { $name } ({ $horse }): дополнительная ставка.
        [shot] Способность { $name } ({ $horse }): выстрел по лошади на той же клетке.
        [late-bets] Способность { $name } ({ $horse }): ставка в зоне без ставок.
        [field-behind] { $number ->
            [one] Способность { $name } ({ $horse }): позади { $number } лошадь.
            [few] Способность { $name } ({ $horse }): позади { $number } лошади.
           *[other] Способность { $name } ({ $horse }): позади { $number } лошадей.
        }
        [nine-lives] Способность { $name } ({ $horse }): выпало { $number }.
       *[leader-draws] Способность { $name } ({ $horse }): лошадь лидирует.
    }
long-shot-draws = { $seat } берёт карту.
long-shot-card-drawn = Это { $card }.
long-shot-rolls = { $seat } бросает кубики: { $horse } ({ $name }) и { $move }.
long-shot-rolls-horse = { $seat } бросает кубик лошади: { $horse } ({ $name }).
long-shot-rolls-move = { $seat } бросает кубик движения: { $move }.
long-shot-uses-token = { $seat } сдаёт жетон переброса.
long-shot-runs = { $name } ({ $horse }) бежит с { $start } на { $space }.
long-shot-falls-back = { $name } ({ $horse }) отступает с { $start } на { $space }.
long-shot-finishes =
    { $place ->
        [1] { $name } ({ $horse }) побеждает в скачках!
        [2] { $name } ({ $horse }): второе место.
       *[3] { $name } ({ $horse }): третье место, скачки окончены.
    }
long-shot-plays = { $seat } играет { $card }.
long-shot-sells = { $seat } продаёт { $card }.
long-shot-buys = { $seat } покупает { $name } ({ $horse }) за { $price }.
long-shot-bets =
    { $free ->
        [yes] { $seat } получает бесплатную ставку { $stake } на { $name } ({ $horse }), всего { $total }.
       *[no] { $seat } ставит { $stake } на { $name } ({ $horse }), всего { $total }.
    }
long-shot-collects = { $seat } получает { $money }.
long-shot-passes = { $seat } пасует.
long-shot-steals = { $seat } забирает карту у игрока { $victim }.
long-shot-card-stolen = Украденная карта — { $card }.
long-shot-peeks = { $seat } смотрит карты игрока { $victim }.
long-shot-hand-seen = У игрока { $victim }: { $cards }.
long-shot-takes-money = { $seat } забирает { $money } у игрока { $victim }.
long-shot-prize =
    { $place ->
        [1] { $seat } получает { $money } за победителя: { $name } ({ $horse }).
        [2] { $seat } получает { $money } за второе место: { $name } ({ $horse }).
       *[3] { $seat } получает { $money } за третье место: { $name } ({ $horse }).
    }
long-shot-bet-pays = { $seat } получает { $money } по ставке { $stake } на { $name } ({ $horse }), коэффициент { $odds }.
long-shot-final-score = { $seat }: наличными { $hand }, итог { $score }.
long-shot-game-ends = Игра окончена. Победа: { $winners }.

# Что можно выбрать

long-shot-offer-play = Сыграть { $card_name }
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [move] на клетку{"\u00a0"}{ $space }
       *[other] {""}
    }
long-shot-offer-react = Сыграть { $card_name } на этот бросок
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [stay] остаётся на { $space }
       *[other] {""}
    }
long-shot-offer-sell = Продать { $card_name }, одну из двух за { $sale } $
long-shot-offer-pluck = Взять { $card_name }
long-shot-offer-buy = Купить { $name } ({ $horse }) за { $price } $, останется { $left_money }
long-shot-offer-bet = Поставить { $stake } $ на { $name } ({ $horse }), останется { $left_money }
long-shot-offer-move = Двинуть { $name } ({ $horse }) с { $space } на { $home ->
        [yes] финиш
       *[no] { $goal }
    }
long-shot-offer-choose = { $name } ({ $horse }), { $home ->
        [yes] с клетки { $space } на финиш
       *[no] сейчас на клетке { $space }
    }
long-shot-offer-rob = У игрока { $seat }
long-shot-offer-token =
    { $die ->
        [horse] Сдать жетон: перебросить кубик лошади
       *[move] Сдать жетон: перебросить кубик движения
    }
long-shot-offer-do-over =
    { $die ->
        [horse] Сыграть Do-Over: перебросить кубик лошади
       *[move] Сыграть Do-Over: перебросить кубик движения
    }
long-shot-offer-keep = Оставить как есть
    .outcome = { $zero ->
        [draws] карта из колоды
        [steals] карту отдаёт { $seats }
        [nothing] никто не идёт
       *[no] {""}
    }
long-shot-offer-pass-action = Пасовать: без действия
long-shot-offer-pass-window =
    { $runs ->
        [no] Дальше
       *[yes] Пусть бежит
    }
long-shot-offer-pass-bars = Больше никого не двигать
long-shot-offer-pass-features = Не применять

# Почему нельзя

refusal-LS-3 =
    { $mine ->
        [yes] Не сейчас: от вас ждут другого решения.
       *[no] Сейчас решаете не вы: очередь игрока { $seat }.
    }
refusal-LS-4 = Скачки окончены.
refusal-LS-32 = { $name } ({ $horse }) в зоне без ставок: поставьте на другую лошадь или сыграйте карту, которая это разрешает.
refusal-LS-97 = { $name } ({ $horse }) при { $number } не идёт: идут только ваши лошади, у которых это число есть на карте.
refusal-LS-98 = { $name } ({ $horse }) при этом броске { $number } уже прошла по числу на своей карте.
refusal-LS-111 = У вас нет карты { $card_name }.
refusal-LS-112 =
    { $on_roll ->
        [yes] { $card_name } играют на бросок, когда спрашивают о картах на бросок.
       *[no] { $card_name } играют действием в свой ход.
    }
refusal-LS-113 = Так { $card_name } не сыграть: условие не выполнено или ничего не изменится. Продать карту можно.
refusal-LS-120 = { $card_name } стоит { $cost } $, а у вас наличными { $money }.
refusal-LS-121 = { $card_name }: нужен другой игрок, у которого есть что взять.
refusal-LS-130 =
    { $seat ->
        [none] { $name } ({ $horse }) стоит { $price } $, а у вас наличными { $money }.
       *[other] У { $name } ({ $horse }) уже есть владелец: { $seat }.
    }
refusal-LS-131 = { $name } ({ $horse }) уже на финише и больше не продаётся.
refusal-LS-144 = Ставка стоит { $stake } $, а у вас наличными { $money }.
refusal-LS-151 = Продают две карты, а у вас только одна.
refusal-LS-190 = Кубик перебрасывают только сразу после своего броска и один раз.
refusal-LS-194 = Ваш жетон переброса потрачен.
refusal-LS-200 = { $name } ({ $horse }) уже на финише: ставить больше нельзя.
refusal-LS-201 = { $card_name } говорит о лидерстве, а после первого финиша лидера нет. Продать карту можно.
refusal-LS-205 = { $name } ({ $horse }) уже на финише и при { $number } больше не идёт.

# Доска в терминале

long-shot-board-turn = Ход { $turn }
long-shot-board-horse = Лошадь
long-shot-board-bar = Числа
long-shot-board-odds = 1 2 3
long-shot-board-lane = Дорожка, { $zone } без ставок
long-shot-board-bets = Ставки
long-shot-board-money = Деньги
long-shot-board-cards = Карты
long-shot-board-token = Переброс
long-shot-board-token-left = есть
long-shot-board-token-used = нет
long-shot-board-dice = Бросок: лошадь { $horse }, движение { $move }
long-shot-board-pile = В колоде: { $count }
long-shot-board-horses = Ваши лошади
long-shot-board-hand = Ваши карты
long-shot-board-seen = { $card } — у кого: { $holders }
long-shot-board-place =
    { $place ->
        [1] 1-е
        [2] 2-е
       *[3] 3-е
    }

# Лошади: напечатанное имя и перевод.

long-shot-horse-1 = Wonder Bred («Чудо породы»)
long-shot-horse-2 = Rex in Effect («Рекс в деле»)
long-shot-horse-3 = Three's a Crowd («Третий лишний»)
long-shot-horse-4 = Slow Jenn («Неспешная Дженн»)
long-shot-horse-5 = Sure Lee («Верняк Ли»)
long-shot-horse-6 = Six Gun («Шестизарядный»)
long-shot-horse-7 = Last Chance («Последний шанс»)
long-shot-horse-8 = Eight's Enough («Восьми хватит»)
long-shot-horse-9 = Nine Lives («Девять жизней»)
long-shot-horse-10 = Hangin' 10 («На гребне»)

# Способности.

long-shot-feature-leader-draws = Если в начале вашего хода эта лошадь лидирует, возьмите карту.
long-shot-feature-runner-up =
    { $ahead ->
        [one] Если в начале вашего хода впереди этой лошади ровно одна нефинишировавшая лошадь, получите { $money } $.
        [few] Если в начале вашего хода впереди этой лошади ровно { $ahead } нефинишировавшие лошади, получите { $money } $.
       *[many] Если в начале вашего хода впереди этой лошади ровно { $ahead } нефинишировавших лошадей, получите { $money } $.
    }
long-shot-feature-crowd =
    { $others ->
        [one] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошадь, получите { $money } $.
        [few] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошади, получите { $money } $.
       *[many] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошадей, получите { $money } $.
    }
long-shot-feature-straggler = Если в начале вашего хода позади этой лошади нет нефинишировавших лошадей, она идёт вперёд на { $spaces }.
long-shot-feature-extra-bet = В начале вашего хода вы можете сделать на эту лошадь дополнительную ставку { $money } $, если она вне зоны без ставок.
long-shot-feature-shot = В начале вашего хода вы можете сдвинуть назад на { $spaces } одну другую лошадь, стоящую на той же клетке.
long-shot-feature-late-bets = Действием «ставка» вы можете ставить на эту лошадь и в зоне без ставок.
long-shot-feature-field-behind =
    { $behind ->
        [one] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавшая лошадь, получите { $money } $.
        [few] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавшие лошади, получите { $money } $.
       *[many] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавших лошадей, получите { $money } $.
    }
long-shot-feature-nine-lives = Когда вы выбрасываете { $roll }, эта лошадь идёт назад на число кубика движения. Пока у неё есть владелец, карты не двигают её назад.
long-shot-feature-leader-earns = Если в начале вашего хода эта лошадь лидирует, получите { $money } $.

# Карты Long Shot: название и перевод.

long-shot-card-lucky-numba-1 = Lucky Numba 1 («Счастливый номер»)
long-shot-card-lucky-numba-2 = Lucky Numba 2 («Счастливый номер»)
long-shot-card-lucky-numba-3 = Lucky Numba 3 («Счастливый номер»)
long-shot-card-lucky-numba-4 = Lucky Numba 4 («Счастливый номер»)
long-shot-card-lucky-numba-5 = Lucky Numba 5 («Счастливый номер»)
long-shot-card-lucky-numba-6 = Lucky Numba 6 («Счастливый номер»)
long-shot-card-lucky-numba-7 = Lucky Numba 7 («Счастливый номер»)
long-shot-card-lucky-numba-8 = Lucky Numba 8 («Счастливый номер»)
long-shot-card-lucky-numba-9 = Lucky Numba 9 («Счастливый номер»)
long-shot-card-lucky-numba-10 = Lucky Numba 10 («Счастливый номер»)
long-shot-card-giddy-up-1 = Giddy-Up 1 («Но‑о, поехали!»)
long-shot-card-giddy-up-2 = Giddy-Up 2 («Но‑о, поехали!»)
long-shot-card-giddy-up-3 = Giddy-Up 3 («Но‑о, поехали!»)
long-shot-card-giddy-up-4 = Giddy-Up 4 («Но‑о, поехали!»)
long-shot-card-giddy-up-5 = Giddy-Up 5 («Но‑о, поехали!»)
long-shot-card-giddy-up-6 = Giddy-Up 6 («Но‑о, поехали!»)
long-shot-card-giddy-up-7 = Giddy-Up 7 («Но‑о, поехали!»)
long-shot-card-giddy-up-8 = Giddy-Up 8 («Но‑о, поехали!»)
long-shot-card-giddy-up-9 = Giddy-Up 9 («Но‑о, поехали!»)
long-shot-card-giddy-up-10 = Giddy-Up 10 («Но‑о, поехали!»)
long-shot-card-muddy-lane-1 = Muddy Lane 1 («Грязная дорожка»)
long-shot-card-muddy-lane-2 = Muddy Lane 2 («Грязная дорожка»)
long-shot-card-muddy-lane-3 = Muddy Lane 3 («Грязная дорожка»)
long-shot-card-muddy-lane-4 = Muddy Lane 4 («Грязная дорожка»)
long-shot-card-muddy-lane-5 = Muddy Lane 5 («Грязная дорожка»)
long-shot-card-muddy-lane-6 = Muddy Lane 6 («Грязная дорожка»)
long-shot-card-muddy-lane-7 = Muddy Lane 7 («Грязная дорожка»)
long-shot-card-muddy-lane-8 = Muddy Lane 8 («Грязная дорожка»)
long-shot-card-muddy-lane-9 = Muddy Lane 9 («Грязная дорожка»)
long-shot-card-muddy-lane-10 = Muddy Lane 10 («Грязная дорожка»)
long-shot-card-inside-tip-1 = Inside Tip 1 («Подсказка из конюшни»)
long-shot-card-inside-tip-2 = Inside Tip 2 («Подсказка из конюшни»)
long-shot-card-inside-tip-3 = Inside Tip 3 («Подсказка из конюшни»)
long-shot-card-inside-tip-4 = Inside Tip 4 («Подсказка из конюшни»)
long-shot-card-inside-tip-5 = Inside Tip 5 («Подсказка из конюшни»)
long-shot-card-inside-tip-6 = Inside Tip 6 («Подсказка из конюшни»)
long-shot-card-inside-tip-7 = Inside Tip 7 («Подсказка из конюшни»)
long-shot-card-inside-tip-8 = Inside Tip 8 («Подсказка из конюшни»)
long-shot-card-inside-tip-9 = Inside Tip 9 («Подсказка из конюшни»)
long-shot-card-inside-tip-10 = Inside Tip 10 («Подсказка из конюшни»)
long-shot-card-spur = Spur («Шпора»)
long-shot-card-second-wind = Second Wind («Второе дыхание»)
long-shot-card-photo-finish = Photo Finish («Фотофиниш»)
long-shot-card-home-stretch = Home Stretch («Финишная прямая»)
long-shot-card-surge-brown = Brown Surge («Рывок бурых»)
long-shot-card-surge-black = Black Surge («Рывок чёрных»)
long-shot-card-surge-white = White Surge («Рывок белых»)
long-shot-card-slowdown-brown = Brown Slowdown («Заминка бурых»)
long-shot-card-slowdown-black = Black Slowdown («Заминка чёрных»)
long-shot-card-slowdown-white = White Slowdown («Заминка белых»)
long-shot-card-heavy-going = Heavy Going («Вязкий грунт»)
long-shot-card-wild-ride = Wild Ride («Бешеная скачка»)
long-shot-card-extra-gallop = Extra Gallop («Лишний галоп»)
long-shot-card-back-markers = Back Markers («Отстающие»)
long-shot-card-front-runner-fades = Front-Runner Fades («Лидер выдохся»)
long-shot-card-push-the-pace = Push the Pace («Прибавить ходу»)
long-shot-card-slipstream = Slipstream («За спиной лидера»)
long-shot-card-neck-and-neck = Neck and Neck («Голова в голову»)
long-shot-card-pocket-money = Pocket Money («Карманные деньги»)
long-shot-card-lunch-money = Lunch Money («Деньги на обед»)
long-shot-card-owners-bonus = Owner's Bonus («Премия владельца»)
long-shot-card-working-stiff = Working Stiff («Простой работяга»)
long-shot-card-traffic-jam = Traffic Jam («Затор»)
long-shot-card-hard-luck = Hard Luck («Невезение»)
long-shot-card-front-runners-purse = Front-Runner's Purse («Кошелёк лидера»)
long-shot-card-ticket-on-the-leader = Ticket on the Leader («Билет на лидера»)
long-shot-card-under-the-table = Under the Table («Из-под полы»)
long-shot-card-double-down = Double Down («Двойная ставка»)
long-shot-card-two-way-ticket = Two-Way Ticket («Двойной билет»)
long-shot-card-late-window = Late Window («Последнее окошко»)
long-shot-card-follow-the-leader = Follow the Leader («За лидером»)
long-shot-card-peek-and-pluck = Peek and Pluck («Подгляди и вытащи»)
long-shot-card-sticky-fingers = Sticky Fingers («Липкие пальцы»)
long-shot-card-shakedown = Shakedown («Поборы»)
long-shot-card-do-over = Do-Over («Ещё разок»)
long-shot-card-spooked = Spooked («Испуг»)

# Карты Long Shot: что на них сказано.

long-shot-text-lucky-numba = Когда у кого угодно выпадает { $horse }: получите { $money } $.
long-shot-text-giddy-up = { $name }{"\u00a0"}({ $horse }) идёт вперёд на { $spaces }.
long-shot-text-muddy-lane = { $name }{"\u00a0"}({ $horse }) отходит назад на { $spaces }.
long-shot-text-inside-tip = Бесплатная ставка { $stake } $ на { $name }{"\u00a0"}({ $horse }), в том числе в зоне без ставок.
long-shot-text-spur = Любая лошадь идёт вперёд на { $spaces }.
long-shot-text-second-wind = Одна из ваших лошадей идёт вперёд на { $spaces }.
long-shot-text-photo-finish = Любая лошадь идёт вперёд на { $spaces } и может финишировать.
long-shot-text-home-stretch = Лошадь в зоне без ставок идёт вперёд на { $spaces } и может финишировать.
long-shot-text-surge =
    { $colour ->
        [brown] Все бурые лошади идут вперёд на { $spaces }.
        [black] Все чёрные лошади идут вперёд на { $spaces }.
       *[white] Все белые лошади идут вперёд на { $spaces }.
    }
long-shot-text-slowdown =
    { $colour ->
        [brown] Все бурые лошади отходят назад на { $spaces }.
        [black] Все чёрные лошади отходят назад на { $spaces }.
       *[white] Все белые лошади отходят назад на { $spaces }.
    }
long-shot-text-heavy-going = Любая лошадь отходит назад на { $spaces }.
long-shot-text-wild-ride = Назовите лошадь и бросьте кубик движения: она идёт вперёд на выпавшее число.
long-shot-text-extra-gallop = Бросьте оба кубика: выпавшая лошадь идёт вперёд и может финишировать.
long-shot-text-back-markers = Все последние лошади идут вперёд на { $spaces }.
long-shot-text-front-runner-fades = Все лидирующие лошади отходят назад на { $spaces }.
long-shot-text-push-the-pace = Все лидирующие лошади идут вперёд на { $spaces }.
long-shot-text-slipstream = Любая лошадь идёт вперёд на { $spaces }, но не дальше клетки лидера.
long-shot-text-neck-and-neck =
    { $spaces ->
        [one] Лошадь, отстающая от лидера не больше чем на { $spaces } клетку, переходит на его клетку.
        [few] Лошадь, отстающая от лидера не больше чем на { $spaces } клетки, переходит на его клетку.
       *[many] Лошадь, отстающая от лидера не больше чем на { $spaces } клеток, переходит на его клетку.
    }
long-shot-text-pocket-money = Получите { $money } $.
long-shot-text-lunch-money = Получите { $money } $ и возьмите карту.
long-shot-text-owners-bonus = Получите по { $money } $ за каждую вашу лошадь, но не больше { $most } $.
long-shot-text-working-stiff = Если у вас нет лошадей, получите { $money } $.
long-shot-text-traffic-jam =
    { $horses ->
        [one] Если на одной клетке дорожки стоит хотя бы { $horses } лошадь, получите { $money } $.
        [few] Если на одной клетке дорожки стоят хотя бы { $horses } лошади, получите { $money } $.
       *[many] Если на одной клетке дорожки стоят хотя бы { $horses } лошадей, получите { $money } $.
    }
long-shot-text-hard-luck = Если вам принадлежит одна из последних лошадей, получите { $money } $.
long-shot-text-front-runners-purse = Если вам принадлежит лидирующая лошадь, получите { $money } $.
long-shot-text-ticket-on-the-leader = Если у вас есть ставка на лидирующую лошадь, получите { $money } $.
long-shot-text-under-the-table = Поставьте { $stake } $ на любую ещё бегущую лошадь, в том числе в зоне без ставок.
long-shot-text-double-down = Поставьте { $stake } $ на одну лошадь вне зоны без ставок.
long-shot-text-two-way-ticket = Поставьте по { $stake } $ на двух разных лошадей вне зоны без ставок.
long-shot-text-late-window = Бесплатная ставка { $stake } $ на лошадь в зоне без ставок.
long-shot-text-follow-the-leader = Бесплатная ставка { $stake } $ на лидирующую лошадь, в том числе в зоне без ставок.
long-shot-text-peek-and-pluck = Посмотрите карты игрока и возьмите одну на выбор.
long-shot-text-sticky-fingers = Возьмите у игрока случайную карту.
long-shot-text-shakedown = Возьмите у игрока { $money } $ наличными.
long-shot-text-do-over = Перебросьте один кубик своего броска вместо использования жетона.
long-shot-text-spooked = На бросок: выпавшая лошадь не двигается.

long-shot-source-printed = напечатано
long-shot-source-reported = по сообщениям игроков
long-shot-source-house = наша реконструкция
long-shot-source-own = ваш файл
