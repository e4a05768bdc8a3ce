# Long Shot (2009): игра, её лошади и карты.

long-shot-title = Long Shot
long-shot-about = Покупайте лошадей, ставьте на них и ведите нужных к победе: десять лошадей, один круг, 104 карты.
long-shot-provenance = В правилах напечатаны восемь имён, два коэффициента и призы. Большая часть колоды и карт лошадей — наша реконструкция; напечатанное и сообщённое другими отмечено.

long-shot-source-printed = напечатано
long-shot-source-reported = сообщают другие
long-shot-source-house = наша реконструкция
long-shot-source-own = ваш файл

long-shot-colour-brown = Бурая
long-shot-colour-black = Чёрная
long-shot-colour-white = Белая

long-shot-type-horse = одна лошадь
long-shot-type-move = движение
long-shot-type-money = деньги
long-shot-type-steal = кража

# Лошади: напечатанное имя и перевод.

long-shot-horse-wonder-bred = Wonder Bred («Чудо породы»)
long-shot-horse-rex-in-effect = Rex in Effect («Рекс в деле»)
long-shot-horse-threes-a-crowd = Three's a Crowd («Третий лишний»)
long-shot-horse-slow-jenn = Slow Jenn («Неспешная Дженн»)
long-shot-horse-sure-lee = Sure Lee («Верняк Ли»)
long-shot-horse-six-gun = Six Gun («Шестизарядный»)
long-shot-horse-last-chance = Last Chance («Последний шанс»)
long-shot-horse-eights-enough = Eight's Enough («Восьми хватит»)
long-shot-horse-nine-lives = Nine Lives («Девять жизней»)
long-shot-horse-hangin-10 = Hangin' 10 («На гребне»)

# Способности.

long-shot-feature-leader-draws = Если в начале вашего хода эта лошадь лидирует, возьмите карту.
long-shot-feature-runner-up =
    { $ahead ->
        [one] Если в начале вашего хода впереди этой лошади ровно { $ahead } нефинишировавшая лошадь, получите { $money } $.
        [few] Если в начале вашего хода впереди этой лошади ровно { $ahead } нефинишировавшие лошади, получите { $money } $.
       *[many] Если в начале вашего хода впереди этой лошади ровно { $ahead } нефинишировавших лошадей, получите { $money } $.
    }
long-shot-feature-crowd =
    { $others ->
        [one] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошадь, получите { $money } $.
        [few] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошади, получите { $money } $.
       *[many] Если в начале вашего хода на клетке этой лошади есть ещё хотя бы { $others } лошадей, получите { $money } $.
    }
long-shot-feature-straggler = Если в начале вашего хода позади этой лошади нет нефинишировавших лошадей, она идёт на { $spaces } вперёд.
long-shot-feature-extra-bet = В начале вашего хода вы можете сделать на эту лошадь дополнительную ставку { $money } $, если она вне зоны без ставок.
long-shot-feature-shot = В начале вашего хода вы можете сдвинуть на { $spaces } назад одну другую лошадь, стоящую на той же клетке.
long-shot-feature-late-bets = Действием «ставка» вы можете ставить на эту лошадь и в зоне без ставок.
long-shot-feature-field-behind =
    { $behind ->
        [one] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавшая лошадь, получите { $money } $.
        [few] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавшие лошади, получите { $money } $.
       *[many] Если в начале вашего хода позади этой лошади хотя бы { $behind } нефинишировавших лошадей, получите { $money } $.
    }
long-shot-feature-nine-lives = Когда вы выбрасываете { $roll }, эта лошадь идёт назад на число кубика движения. Пока у неё есть владелец, карты не двигают её назад.
long-shot-feature-leader-earns = Если в начале вашего хода эта лошадь лидирует, получите { $money } $.

# Карты Long Shot: напечатанное или придуманное название с переводом и текст карты.

long-shot-card-lucky-numba = Lucky Numba { $horse } («Счастливый номер»)
    .about = Когда у кого угодно выпадает { $horse }: получите { $money } $.
long-shot-card-giddy-up = Giddy-Up { $horse } («Но-о, поехали!»)
    .about = { $name } идёт на { $spaces } вперёд.
long-shot-card-muddy-lane = Muddy Lane { $horse } («Грязная дорожка»)
    .about = { $name } идёт на { $spaces } назад.
long-shot-card-inside-tip = Inside Tip { $horse } («Подсказка из конюшни»)
    .about = Бесплатная ставка { $stake } $ на { $name }, в том числе в зоне без ставок.
long-shot-card-spur = Spur («Шпора»)
    .about = Любая лошадь идёт на { $spaces } вперёд.
long-shot-card-second-wind = Second Wind («Второе дыхание»)
    .about = Одна из ваших лошадей идёт на { $spaces } вперёд.
long-shot-card-photo-finish = Photo Finish («Фотофиниш»)
    .about = Любая лошадь идёт на { $spaces } вперёд и может финишировать.
long-shot-card-home-stretch = Home Stretch («Финишная прямая»)
    .about = Лошадь в зоне без ставок идёт на { $spaces } вперёд и может финишировать.
long-shot-card-surge =
    { $colour ->
        [brown] Brown Surge («Рывок бурых»)
        [black] Black Surge («Рывок чёрных»)
       *[white] White Surge («Рывок белых»)
    }
    .about =
        { $colour ->
            [brown] Все бурые лошади идут на { $spaces } вперёд.
            [black] Все чёрные лошади идут на { $spaces } вперёд.
           *[white] Все белые лошади идут на { $spaces } вперёд.
        }
long-shot-card-slowdown =
    { $colour ->
        [brown] Brown Slowdown («Заминка бурых»)
        [black] Black Slowdown («Заминка чёрных»)
       *[white] White Slowdown («Заминка белых»)
    }
    .about =
        { $colour ->
            [brown] Все бурые лошади идут на { $spaces } назад.
            [black] Все чёрные лошади идут на { $spaces } назад.
           *[white] Все белые лошади идут на { $spaces } назад.
        }
long-shot-card-heavy-going = Heavy Going («Вязкий грунт»)
    .about = Любая лошадь идёт на { $spaces } назад.
long-shot-card-wild-ride = Wild Ride («Бешеная скачка»)
    .about = Назовите лошадь и бросьте кубик движения: она идёт вперёд на выпавшее число.
long-shot-card-extra-gallop = Extra Gallop («Лишний галоп»)
    .about = Бросьте оба кубика: выпавшая лошадь идёт вперёд и может финишировать.
long-shot-card-back-markers = Back Markers («Отстающие»)
    .about = Все последние лошади идут на { $spaces } вперёд.
long-shot-card-front-runner-fades = Front-Runner Fades («Лидер выдохся»)
    .about = Все лидирующие лошади идут на { $spaces } назад.
long-shot-card-push-the-pace = Push the Pace («Прибавить ходу»)
    .about = Все лидирующие лошади идут на { $spaces } вперёд.
long-shot-card-slipstream = Slipstream («За спиной лидера»)
    .about = Любая лошадь идёт на { $spaces } вперёд, но не дальше клетки лидера.
long-shot-card-neck-and-neck = Neck and Neck («Голова в голову»)
    .about =
        { $spaces ->
            [one] Лошадь, отстающая от лидера не больше чем на { $spaces } клетку, переходит на его клетку.
            [few] Лошадь, отстающая от лидера не больше чем на { $spaces } клетки, переходит на его клетку.
           *[many] Лошадь, отстающая от лидера не больше чем на { $spaces } клеток, переходит на его клетку.
        }
long-shot-card-pocket-money = Pocket Money («Карманные деньги»)
    .about = Получите { $money } $.
long-shot-card-lunch-money = Lunch Money («Деньги на обед»)
    .about = Получите { $money } $ и возьмите карту.
long-shot-card-owners-bonus = Owner's Bonus («Премия владельца»)
    .about = Получите по { $money } $ за каждую вашу лошадь, но не больше { $most } $.
long-shot-card-working-stiff = Working Stiff («Простой работяга»)
    .about = Если у вас нет лошадей, получите { $money } $.
long-shot-card-traffic-jam = Traffic Jam («Затор»)
    .about =
        { $horses ->
            [one] Если на одной клетке дорожки стоит хотя бы { $horses } лошадь, получите { $money } $.
            [few] Если на одной клетке дорожки стоят хотя бы { $horses } лошади, получите { $money } $.
           *[many] Если на одной клетке дорожки стоят хотя бы { $horses } лошадей, получите { $money } $.
        }
long-shot-card-hard-luck = Hard Luck («Невезение»)
    .about = Если вам принадлежит одна из последних лошадей, получите { $money } $.
long-shot-card-front-runners-purse = Front-Runner's Purse («Кошелёк лидера»)
    .about = Если вам принадлежит лидирующая лошадь, получите { $money } $.
long-shot-card-ticket-on-the-leader = Ticket on the Leader («Билет на лидера»)
    .about = Если у вас есть ставка на лидирующую лошадь, получите { $money } $.
long-shot-card-under-the-table = Under the Table («Из-под полы»)
    .about = Поставьте { $stake } $ на любую нефинишировавшую лошадь, в том числе в зоне без ставок.
long-shot-card-double-down = Double Down («Двойная ставка»)
    .about = Поставьте { $stake } $ на одну лошадь вне зоны без ставок.
long-shot-card-two-way-ticket = Two-Way Ticket («Двойной билет»)
    .about = Поставьте по { $stake } $ на двух разных лошадей вне зоны без ставок.
long-shot-card-late-window = Late Window («Последнее окошко»)
    .about = Бесплатная ставка { $stake } $ на лошадь в зоне без ставок.
long-shot-card-follow-the-leader = Follow the Leader («За лидером»)
    .about = Бесплатная ставка { $stake } $ на лидирующую лошадь, в том числе в зоне без ставок.
long-shot-card-peek-and-pluck = Peek and Pluck («Подсмотреть и вытащить»)
    .about = Посмотрите карты игрока и возьмите одну на выбор.
long-shot-card-sticky-fingers = Sticky Fingers («Липкие пальцы»)
    .about = Возьмите у игрока случайную карту.
long-shot-card-shakedown = Shakedown («Вымогательство»)
    .about = Возьмите у игрока { $money } $ наличными.
long-shot-card-do-over = Do-Over («Ещё разок»)
    .about = Перебросьте один кубик своего броска вместо использования жетона.
long-shot-card-spooked = Spooked («Испуг»)
    .about = На бросок: выпавшая лошадь не двигается.
