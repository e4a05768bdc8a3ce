# Слова, общие для всех игр и всех экранов.
money = { $amount } $
seat = Место { $number }
refused = { $reason } ({ $rule })

# Терминал: стол
cli-guest = { $number ->
        [0] Гость
       *[other] Гость { $number }
    }
cli-bot-names = Ада, Бруно, Вера, Демид, Ева, Жанна, Захар, Инна, Клара, Лев, Майя, Нора, Оскар, Паула, Роза, Соня
cli-sits = { $name } — бот ({ $bot }).
cli-prompt = { $seat }, ваш выбор (? — подсказка):
cli-prompt-only = { $seat }, Enter или ваш выбор (? — подсказка):
cli-hand-over = Дальше экран видит только { $seat }.
    .ready = { $seat }, нажмите Enter, когда никто не подсматривает:
cli-keys = Наберите клавишу из списка и нажмите Enter. Можно и словами записи: { $words }.
    .commands = ? эта подсказка и совет тренера · { $rules } правила вкратце · { $quit } выйти из-за стола; игра сохранена до этого места
cli-orders = Постоянные указания отвечают за вас до конца раунда: { $orders }.
cli-coach =
    { $games ->
        [one] Что думает тренер, сыграв в уме { $games } партию, с погрешностью:
        [few] Что думает тренер, сыграв в уме { $games } партии, с погрешностью:
       *[other] Что думает тренер, сыграв в уме { $games } партий, с погрешностью:
    }
cli-coach-key = Клавиша
cli-coach-option = Вариант
cli-coach-share = Шанс на победу
cli-coach-money = Деньги
cli-coach-score = Кристаллики
cli-not-understood = «{ $typed }» — такого варианта нет: наберите одно из { $keys } или ? для подсказки.
cli-left = Вы выходите из-за стола.
cli-saved = Запись этой игры:
cli-wins = победа
cli-unfinished = На этом запись кончается: игру не доиграли.
cli-moment = После события { $at } из { $events }.
cli-torn = { $file }, строка { $line }: оборвана при записи и пропущена; всё до неё в порядке.

# Терминал: поля
cli-board-round = Раунд { $round } из { $rounds }
cli-board-over = Игра окончена
cli-board-player = Игрок
cli-las-vegas-casino = Казино
cli-las-vegas-notes = Банкноты → кому
cli-las-vegas-ranking = Кубики
cli-las-vegas-tie = ничья
cli-las-vegas-neutral = нейтральные
cli-las-vegas-grey = серые кубики
cli-las-vegas-tile = Тайл
cli-las-vegas-closed = закрыто
cli-las-vegas-hand = На руках
cli-las-vegas-chips = Фишки
cli-las-vegas-money = Деньги
cli-las-vegas-rolled = Выпало: { $dice }
cli-las-vegas-legend = ▪ кубик{ $big ->
        [yes] {" "}· ■ большой, за два
       *[no] {""}
    }{ $white ->
        [yes] {" "}· □ белый, нейтральный
       *[no] {""}
    }
cli-long-shot-dice-round = Раунд { $round }
cli-long-shot-dice-track = Ипподром
cli-long-shot-dice-owner = Чья
cli-long-shot-dice-odds = Коэф.
cli-long-shot-dice-bar = Отметки
cli-long-shot-dice-place = место { $place }: { $prize }
cli-long-shot-dice-rolled = Выпало: лошадь { $horse }, { $spaces ->
        [one] { $spaces } клетка
        [few] { $spaces } клетки
       *[other] { $spaces } клеток
    }.
cli-long-shot-dice-sources = * по сообщениям игроков · ° наша реконструкция
cli-long-shot-dice-money = Деньги
cli-long-shot-dice-bets = Ставки
cli-long-shot-dice-helmets = Шлемы
cli-long-shot-dice-jerseys = Камзолы
cli-long-shot-dice-score = Сейчас
cli-long-shot-dice-sheet = Планшет: { $seat }
cli-long-shot-dice-wilds = «Тёмная лошадка»: свободно { $free } из { $all }
cli-long-shot-dice-tiles = Остались бонусы: { $tiles }
cli-long-shot-dice-roland = Дальше Роланд: { $action }.

# Терминал: игры и правила
cli-games-seats = Игроков
cli-games-bots = Боты
cli-games-default = по умолчанию

# Терминал: симуляция
cli-simulate-title = { $game }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, мест: { $seats }, seed { $seed }
cli-simulate-bot = Бот
cli-simulate-seat = Место
cli-simulate-share = Доля побед
cli-simulate-range = от – до
cli-simulate-money = Денег в среднем
cli-simulate-score = Очков в среднем
cli-simulate-pace = Игр в секунду: { $pace }, решений за игру: { $decisions }, время: { $seconds } с.
cli-simulate-intervals = Доли и средние — для одного места, с интервалами 95 %.
cli-simulate-interrupted = { $done ->
        [0] Прервано до конца первых игр.
       *[other] Прервано: учтены только первые игры, { $done } из { $games }.
    }

# Терминал: лига
cli-league-par = Норма
cli-league-rating = Рейтинг
cli-league-verdict = { $verdict ->
        [above] выше нормы
        [below] ниже нормы
       *[open] неясно
    }
cli-league-end = { $decided ->
        [yes] Стало ясно; сыграно игр: { $games }, предел: { $most }.
       *[no] Сыграны все игры ({ $most }), но ясности нет.
    }
cli-league-intervals = { $looks ->
        [1] Интервалы верны в 95 лигах из 100.
       *[other] Интервалы здесь — по { $confidence }, чтобы при всех проверках ({ $looks }) быть верными в 95 лигах из 100.
    } Рейтинг — по Плакетту и Льюсу ± два отклонения.
cli-league-replaced = { $bot } не справлялся: другой бот сделал ходов за него: { $moves }.
cli-league-interrupted = { $done ->
        [0] Прервано до конца первой игры.
       *[other] Прервано; сыграно игр: { $done } из { $games }, учтены только целые круги.
    }

# Терминал: компоненты
cli-components-value = Значение
cli-components-source = Откуда известно
cli-source-printed = правила
cli-source-reported = сообщения игроков
cli-source-house = наша реконструкция
cli-source-own = ваша коробка

# Терминал: справка
cli-help = Игры с кубиками, картами и ставками — точно по правилам.
cli-help-usage = Вызов:
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-help = Показать эту справку.
cli-help-version = Показать версию и движок.
cli-help-lang = Язык; если не указан — язык системы.
cli-help-play = Сыграть в GAME за этой клавиатурой: против ботов и с друзьями.
cli-help-seats = Сколько игроков; четверо, если игра позволяет.
cli-help-humans = Сколько из них сидит за этой клавиатурой; 0 — только смотреть.
cli-help-bots = Один бот на все остальные места или по одному на каждое: greedy,random.
cli-help-names = Имена по порядку мест: Аня,Боря.
cli-help-seed = Число, от которого зависят все кубики и боты; если не указано — случайное.
cli-help-variant = Вариант правил из списка `railbird games`; можно повторять.
cli-help-save = Файл для записи игры; существующий не перезаписывается.
cli-help-pace = С какой скоростью вести рассказ.
cli-help-replay = Рассказать игру, записанную в FILE.
cli-help-at = Показать только момент после стольких событий.
cli-help-games = Показать игры: сколько игроков, какие боты и варианты.
cli-help-components = Показать все значения на компонентах игры GAME и откуда они известны.
cli-help-own-components = Файл со значениями из вашей коробки, в том же виде, что и `railbird components`.
cli-help-rules = Напечатать правила GAME или одно правило с номером NUMBER.
cli-help-simulate = Боты много раз играют в GAME, меняясь местами после каждой игры. Ctrl-C показывает то, что уже известно.
cli-help-simulate-bots = Один бот на все места или по одному на каждое: greedy,random,random,random.
cli-help-simulate-games = Сколько игр; если не указано — 1000.
cli-help-league = Узнать, какой бот лучше играет в GAME: каждый на каждом месте с теми же кубиками, пока не станет ясно.
cli-help-league-bots = Два бота или больше: greedy,random. Программа — program:КОМАНДА; если ботов мало, они занимают по нескольку мест.
cli-help-league-games = Не больше стольких игр; если не указано — 600.
cli-help-league-looks = Сколько раз лига проверяет, не пора ли остановиться; если не указано — 5, а 1 — сыграть все игры.
cli-help-league-resume = Файл, где хранится каждая игра; прерванная лига продолжается с него.
cli-help-workers = Сколько процессов; если не указано — по числу ядер. Результат от этого не зависит.
cli-help-json = Вывести результат одним объектом JSON.
cli-version = railbird { $version }, { $engine ->
        [compiled] скомпилированный движок
       *[interpreted] интерпретируемый движок
    }

# Терминал: что может пойти не так
cli-error-no-output = вывод закрыт: писать некуда.
cli-error-game = игры «{ $name }» нет{ $near ->
        [none] .
       *[other] ; может быть, { $near }?
    } Список: `railbird games`.
cli-error-bot = в { $game } нет бота «{ $name }»{ $near ->
        [none] ; есть { $bots }.
       *[other] ; может быть, { $near }? Есть { $bots }.
    }
cli-error-bots = { $named ->
        [one] назван { $named } бот
        [few] названо { $named } бота
       *[other] названо { $named } ботов
    } на { $needed ->
        [one] { $needed } место
        [few] { $needed } места
       *[other] { $needed } мест
    }: назовите одного на все места или по одному на каждое.
cli-error-seats = в { $game } играют от { $least } до { $most } игроков, а не { $seats }: измените --seats.
cli-error-humans = { $humans ->
        [one] { $humans } человек не помещается
        [few] { $humans } человека не помещаются
       *[other] { $humans } человек не помещаются
    } на { $seats ->
        [one] { $seats } месте
       *[other] { $seats } местах
    }: уменьшите --humans или увеличьте --seats.
cli-error-names = имён { $named }, а мест { $seats }: уберите лишние имена или увеличьте --seats.
cli-error-name = «{ $name }» не годится в имена: имена должны быть разными, из обычных знаков и не длиннее { $longest } букв.
cli-error-variant = «{ $choice }» не имеет вида OPTION=VALUE; варианты перечисляет `railbird games`.
cli-error-option = у { $game } нет варианта «{ $name }»{ $near ->
        [none] ; есть: { $options }.
       *[other] ; может быть, { $near }? Варианты перечисляет `railbird games`.
    }
cli-error-value = { $name } не может быть «{ $value }»; можно: { $allowed }.
cli-error-components = в { $game } компоненты неизменны: --components не принимается.
cli-error-start = такой стол не собрать: { $reason }.
cli-error-program = нет программы «{ $name }», которую можно запустить: пишите program:КОМАНДА, например program:./my-bot.py.
cli-error-league-file = { $file }, строка { $line }: { $reason }. Это не лига, или файл повреждён: укажите другой --resume.
cli-error-league-other = в { $file } хранится другая лига ({ $difference }): запустите ту же или укажите другой --resume.
cli-error-league-write = лигу нельзя записать в { $file }: { $reason }. Укажите другой --resume.
cli-error-worker = система завершила один из процессов, возможно, не хватило памяти: уменьшите --workers.
cli-error-exists = { $file } уже существует и не перезаписывается: выберите другой файл.
cli-error-save = запись не сохранить в { $file }: { $reason }. Выберите другое место через --save.
cli-error-read = { $file } не прочитать: { $reason }.
cli-error-journal = { $file }, строка { $line }: { $reason }{ $line ->
        [1] {". "}Запись — это файл, который пишет `railbird play`.
       *[other] {". "}Обрежьте файл перед этой строкой, и игра покажется до этого места.
    }
cli-error-illegal = «{ $event }» здесь нельзя: { $reason }
cli-error-at = в { $file } событий: { $events }; --at не может быть { $at }.
cli-error-rule = в { $game } нет правила { $number }{ $near ->
        [none] .
       *[other] ; может быть, { $near }?
    } Все правила: `railbird rules { $game }`.

## railbird verify

cli-help-verify = Проверить, что запись FILE следует правилам, и её кубики.
cli-verify-wrong = 
    { $file }: запись неверна; { $problems ->
        [one] { $problems } ошибка:
        [few] { $problems } ошибки:
       *[many] { $problems } ошибок:
    }
cli-verify-rules = 
    { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    } по правилам; { $over ->
        [yes] игра окончена.
       *[no] игра не окончена.
    }
cli-verify-dice = 
    { $rolls ->
        [one] { $rolls } бросок вычислен
        [few] { $rolls } броска вычислены
       *[many] { $rolls } бросков вычислены
    } заново из секрета стола и того, что добавили игроки: всё как записано.
cli-verify-no-dice = В записи нет билетов, поэтому её кубики проверить нельзя.
record-laid = Игра началась с середины: начальные события ({ $laid }) выложены на стол, а не сыграны здесь.

## What a live table declines

problem-malformed = Сервер этого не понял.
problem-too-large = Это слишком велико.
problem-too-often = Слишком быстро; попробуйте через мгновение.
problem-too-many = Предел достигнут: больше нельзя.
problem-unknown-table = Такого стола нет.
problem-not-invited = Это закрытый стол. Попросите ссылку у того, кто за ним сидит.
problem-not-yours = Это может сделать только другой.
problem-taken = Здесь уже занято.
problem-not-now = Сейчас этого сделать нельзя.
problem-unknown-game = Такой игры здесь нет.
problem-unknown-bot = Такого бота нет.
problem-bad-variant = Эти правила не сочетаются.
problem-bad-seats = В эту игру столько игроков не играет.
problem-bad-notation = Игра не знает такого хода.
problem-bad-record = Эту запись прочесть нельзя.
problem-bad-passphrase = Неверное имя или парольная фраза.
problem-frozen = Этот стол начат по прежним правилам и не может продолжаться.
problem-storage = Сервер сейчас не может сохранять; ничего не изменилось. Попробуйте ещё раз.
problem-closing = Сервер останавливается; вернитесь через мгновение.
problem-muted = Хозяин стола отключил вам чат.
problem-foreign = За вас пыталась действовать чужая страница.

## Сервер

cli-help-serve = Открыть столы в браузере.
cli-help-serve-host = Где слушать; 0.0.0.0 пускает другие устройства вашей сети. Без этого — только этот компьютер.
cli-help-serve-port = Порт; без этого 8280.
cli-help-serve-data = Папка для базы данных и ключа cookie; без этого — ваша папка данных.
cli-help-serve-database = URL в форме SQLAlchemy; без этого — SQLite в папке данных.
cli-help-serve-redis = URL Redis; нужен, если процессов несколько.
cli-help-serve-workers = Сколько процессов; больше одного — только с PostgreSQL и Redis.
cli-help-serve-bots = В скольких процессах думают боты; без этого 1.
cli-help-serve-queue = Пусть вместо этого думает `railbird bot-worker`, через Redis.
cli-help-serve-origin = Ещё один источник, страницы которого могут действовать здесь; можно повторять.
cli-help-serve-proxies = Прокси перед этим сервером; * — любые. Без этого 127.0.0.1.
cli-help-serve-rate = Сколько сообщений в секунду может прислать один клиент; без этого 30.
cli-help-serve-metrics = Отдавать /metrics для Prometheus.
cli-help-serve-json-logs = Писать журнал строками JSON.
cli-help-serve-open = Открыть страницу в браузере этого компьютера.
cli-help-serve-program = Программа, которая играет как бот с этим именем (docs/programs.md); можно повторять.
cli-help-backup = Записать всё, что знает сервер, в FILE. Сервер может при этом работать.
cli-help-restore = Заполнить пустую базу из FILE, который записал `railbird backup`; в том числе из SQLite в PostgreSQL и обратно.
cli-help-doctor = Проверить установку и сказать, что не так.
cli-help-bot-worker = Думать за ботов серверов, запущенных с --queue.
cli-serve-here = Railbird находится по адресу { $address }
cli-serve-network = Другие устройства вашей сети найдут его по адресу { $address }
cli-serve-no-page = Страницы нет: она не собрана в этой установке (make ui). Программы могут играть через /api и /ws.
cli-serve-stop = Ctrl-C завершает работу.
cli-serve-port-taken = порт { $port } занят: выберите другой с помощью --port.
cli-serve-already = с папкой { $data } уже работает сервер: остановите его или выберите другую папку с помощью --data.
cli-serve-database = базой данных нельзя воспользоваться: { $reason }
cli-serve-workers = нескольким процессам нужны --database (PostgreSQL) и --redis.
cli-serve-queue = для --queue нужен --redis.
cli-backup-done = { $file }: столов { $tables }, записей { $entries }, людей { $people }. Храните его так же тайно, как сервер.
cli-restore-done = { $file }: восстановлено столов { $tables }, записей { $entries }, людей { $people }.
cli-doctor-ill = Проверок, нашедших неполадки: { $ill } из { $checks }.
