# Страница
page-home = Railbird, на главную
page-to-home = На главную
page-you = Вы
page-name = Ваше имя
page-name-refused = В имени должны быть видимые буквы.
page-language = Язык
page-light = Светлая тема
page-dark = Тёмная тема
page-rules = Правила
page-close = Закрыть
page-table = Стол
rules-chapters = Главы
rules-about = Мелким шрифтом указано, откуда взято правило или почему оно такое. «Решение» — так решили мы сами там, где книга правил оставляет вопрос открытым или программе нужно иначе.
lost-about = Свой стол — в один клик, на главной странице.
lost-unknown-table = Возможно, ссылка неполная или стола уже нет.

# Главная
home-title = Облокотитесь на перила и делайте ставки.
home-seats = { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
home-minutes = { $minutes } мин
home-edition = Издание
home-against-bots = Против ботов
home-solo = В одиночку
home-level = Уровень ботов
home-play = Играть
home-invite = Позвать друзей
home-learn = Как играть
home-mine = Мои столы
home-open = Открытые столы
home-finished = Сыграно недавно
home-more = Показать ещё { $more }
home-nobody = пока больше никого
home-free = { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
home-setting-up = игра не начата
home-thinks = ходит { $name }
home-won = Победа, { $score }
home-shared = Общая победа, { $score }
home-placed = { $place }-е место, { $score }

# Игрок
you-account = Ваша учётная запись
you-account-about = Учётная запись объединяет ваши игры и устройства: создайте её здесь, а на любом другом устройстве войдите в неё.
you-account-name = Имя учётной записи
you-account-rule = От 2 до 32 латинских букв, цифр, точек, дефисов, подчёркиваний.
you-passphrase = Парольная фраза
you-passphrase-rule = Не меньше 8 знаков. Восстановить её нельзя: сохраните её.
you-passphrase-show = Показать
you-keep = Создать учётную запись
you-sign-in = Войти
you-signed-in = Ваши игры хранятся под учётной записью { $account }.
you-sign-out-about = После выхода это устройство достанется новому гостю; ваши игры останутся в учётной записи.
you-sign-out = Выйти на этом устройстве
you-taken = Такая учётная запись уже есть.
you-records = Ваши игры
you-records-about = Все ваши законченные игры одним файлом; каждую запись можно проверить где угодно.
you-records-download = Скачать все записи
you-tokens = Токены для программ
you-tokens-about = С токеном ваша программа может играть от вашего имени. Никому другому его не давайте.
you-token-once = Новый токен. Он показан только сейчас:
you-token-label = Для чего он?
you-token-make = Создать токен
you-token-drop = Убрать токен «{ $label }»

# Подготовка стола
setup-about = Подготовка стола
setup-seats = Кто играет
setup-count = Мест
setup-empty = Свободное место
setup-sit = Сесть сюда
setup-sit-too = Добавить игрока за этим экраном
setup-player = Игрок { $number }
setup-name = Имя на месте { $number }
setup-bot = Посадить бота
setup-leave = Встать
setup-remove = Убрать
setup-level = Уровень новых ботов
setup-start = Начать игру
setup-not-full = На каждом месте нужен игрок или бот.
setup-wait = Правила выбирает и игру начинает хозяин стола.
setup-rules = Правила
setup-read = Прочитать правила
setup-printed = обычно
setup-overruled = Не действует, пока что-то выбрано в разделе «{ $choice }».
setup-none = Снять выбор
setup-yes = да
setup-no = нет
setup-table = Стол
setup-clock = Время на раздумья
setup-clock-none = без часов
setup-clock-move-30 = 30 с на ход
setup-clock-move-90 = 90 с на ход
setup-clock-game-900 = 15 мин на игру
setup-public = Сесть может кто угодно: показать среди открытых столов
setup-shuffle = Перемешать места перед началом
setup-coach = Тренера, который оценивает каждый вариант, могут спрашивать все (иначе — только тот, кто один против ботов)
setup-dice = Все броски и карты определены до первого хода секретом стола и случайным вкладом каждого игрока: потом их никто не подменит. Отпечаток секрета, чтобы проверить после игры:
invite-title = Позвать друзей
invite-about = Ссылка и код открывают этот стол на любом устройстве, которому доступен этот сервер (дома — в той же сети).
invite-alone = Этот сервер отвечает только этому компьютеру, и ссылка работает в других его окнах. Для других устройств запустите:
invite-link = Ссылка-приглашение
invite-code = Приглашение в виде QR-кода
invite-copy = Скопировать ссылку
invite-copied = Скопировано

# Стол
table-connecting = Подходим к столу…
table-link-connecting = Соединяемся…
table-link-open = На связи
table-link-lost = Связь потеряна, пробуем снова…
table-abandoned = Эта игра прекращена.
table-frozen = По установленным сейчас правилам эту игру продолжить нельзя.
table-your-turn = Ваш ход
table-menu = Меню
table-log = Журнал
table-chat = Чат
table-log-and-chat = Журнал и чат
table-unread = { $lines ->
        [one] Журнал и чат, { $lines } новое сообщение
        [few] Журнал и чат, { $lines } новых сообщения
       *[many] Журнал и чат, { $lines } новых сообщений
    }
table-board = Поле
table-result = Итог
table-players = Игроки
table-options = Ваши возможности
table-position = Положение словами
table-over = Игра окончена
table-past = Вы смотрите на прошедший момент.
table-now = Вернуться
table-clock = { $seconds ->
        [one] осталась { $seconds } секунда
        [few] остались { $seconds } секунды
       *[other] осталось { $seconds } секунд
    }
bot-name = { $name ->
        [Ada] Ада
        [Bruno] Бруно
        [Clara] Вера
        [Diego] Демид
        [Edda] Ева
        [Felix] Жанна
        [Hugo] Захар
        [Irma] Инна
        [Jonas] Клара
        [Karla] Лев
        [Leo] Майя
        [Mira] Нора
        [Nora] Оскар
        [Oscar] Паула
        [Paula] Роза
        [Rosa] Соня
       *[other] { $name }
    }
guest-name = Гость { $number }
bot-level = { $level ->
        [random] наугад
        [greedy] очень лёгкий
        [easy] лёгкий
        [medium] средний
        [hard] трудный
        [expert] мастер
       *[other] { $level }
    }
seat-bot = бот
seat-you = вы
seat-away = играет бот
seat-late = время вышло: бот
seat-offline = офлайн
seat-won = победа
seat-you-decide = Вам решать
seat-you-roll = Вам бросать
seat-you-draw = Вам открывать
seat-decide = выбирает
seat-roll = бросает
seat-draw = берёт
log-empty = Пока ничего не произошло.
log-look = Показать поле в этот момент
log-newest = К последнему
log-late = Время вышло: выбрал бот.
chat-empty = Пока все молчат.
chat-write = Сообщение
chat-send = Отправить

# Что можно сделать
bar-roll = Бросить
bar-draw = Открыть карту
bar-roll-title = Ваш бросок
bar-draw-title = Вы берёте карту
bar-choose = { $name }, ваш выбор
bar-again = Нажмите ещё раз, чтобы выбрать
bar-forced = Спрашивать, только когда есть выбор
prompt-las-vegas-place = Поставьте все кубики одного числа
prompt-las-vegas-hide = Спрячьте в кулак от одного до трёх жетонов; угадывает { $name }
prompt-las-vegas-guess = Угадайте, сколько жетонов в кулаке: если верно, { $name } не получит ничего
prompt-las-vegas-stop = Выпало { $sum }: остановитесь или поставьте на следующую сумму
prompt-las-vegas-black = Добавьте чёрные кубики в казино с их числами
prompt-las-vegas-set = { $tile ->
        [power-play] Поставьте один кубик на любое число или бросайте
       *[other] Поставьте свой кубик или заберите один назад
    }
prompt-las-vegas-back = Заберите назад один из своих кубиков
prompt-las-vegas-close = Закройте другое казино
prompt-las-vegas-bar = Положите свой кубик в бар
    .about = { $named } — там он не считается, пока вы сами не активируете этот тайл
prompt-las-vegas-block = Поставьте группу серых кубиков в казино
prompt-las-vegas-grey = Переложите серый кубик на тайл
prompt-las-vegas-split = Разделите жетоны на две стопки; одну возьмёт { $name }
prompt-las-vegas-divide = Решите, что в какой стопке; одну возьмёт { $name }
prompt-las-vegas-take = Возьмите одну из стопок
prompt-las-vegas-double = Перенести кубики на тайл?
prompt-las-vegas-nice = Положите кубик на ячейку с его числом
prompt-las-vegas-choose = Выпало { $low }{"\u00a0"}и{"\u00a0"}{ $high }: выберите одно
prompt-las-vegas-activate = Активируйте другой тайл
prompt-las-vegas-gold = Положите кубик на золотую ячейку
prompt-eight-28-offer = Взять карту?
prompt-eight-28-join = На какую половину идёте?
bar-wait = Минуту…
bar-wait-decide = Выбирает { $name }
bar-wait-roll = Бросает { $name }
bar-wait-draw = Карту берёт { $name }
coach-ask = Спросить тренера
coach-thinks = Тренер думает…
coach-about = Тренер { $games ->
        [few] { $games }{"\u00a0"}раза
       *[other] { $games }{"\u00a0"}раз
    } продолжил партию в уме: шанс на победу{ $family ->
        [las-vegas] {" "}по деньгам после раунда
        [eight-28] {" "}по очкам после раунда
        [long-shot] {" "}(если после этого круга лошадей двигают только кубики)
        [long-shot-dice] {" "}(если после этого раунда лошадей двигают только кубики)
       *[other] {""}
    }{ $brief ->
        [yes] {""}
       *[no] {" "}и { $total }
    }.{ $best ->
        [0] {" "}Заметной разницы между вариантами нет.
        [1] {" "}★{"\u00a0"}—{"\u00a0"}его выбор.
       *[other] {" "}Между вариантами с ★ заметной разницы нет.
    }
coach-score = { $family ->
        [eight-28] очки к концу раунда
       *[other] деньги к концу скачек
    }
coach-worth = Шанс на победу { $share }; { $total }: { $score }.
coach-best = { $best ->
        [1] Лучшее, по мнению тренера
       *[other] Среди лучших, по мнению тренера
    }: шанс на победу { $share }; { $total }: { $score }.
odds-board = Шансы
odds-about = Шанс на победу: быстрые боты, которые знают не больше вас, доиграли отсюда { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    }.
odds-seat = Шанс на победу { $chance }; в конце в среднем { $score }.
undo-free = Вернуть ход
undo-back = Назад к моему выбору
undo-ask = Попросить вернуть ход
undo-asked = { $name } просит отменить: { $move }
undo-after = Всё, что было после, тоже отменится.
undo-waiting = Остальных спрашивают, можно ли вернуть ход.
undo-refused = Ход остаётся: вернуть его согласны не все.
undo-agree = Пусть вернёт ход
undo-refuse = Не разрешать
end-asked = { $names } { $many ->
        [one] предлагает
       *[other] предлагают
    } прекратить игру.
end-agree = Прекратить
end-refuse = Играть дальше
spoken-roll = Ваш ход: бросьте кубики.
spoken-draw = Ваш ход: откройте карту.
spoken-choose = { $options ->
        [one] Ваш ход: { $options } возможность.
        [few] Ваш ход: { $options } возможности.
       *[other] Ваш ход: { $options } возможностей.
    }
hand-over-title = Дальше ходит { $name }
hand-over-text = Передайте устройство: остальным дальше смотреть нельзя.
hand-over-ready = Это я, показать мои карты

# Меню
menu-looks = Язык и оформление
menu-pace = Ходы других показывать
menu-pace-slow = медленно
menu-pace-normal = быстро
menu-pace-instant = сразу
menu-sound = Звук, когда мой ход
menu-notify = Уведомлять, когда мой ход
menu-notify-blocked = Этот браузер не разрешает Railbird показывать уведомления. Это можно изменить в его настройках.
menu-notify-none = Для уведомлений нужен HTTPS; всё остальное работает и без него.
menu-motion = Анимация
menu-auto-roll = { $chance ->
        [draw] Открывать карты за меня
       *[roll] Бросать кубики за меня
    }
menu-watch = Ссылка для зрителей
menu-hand-over = Пусть за меня играет бот
menu-take-back = Снова играть без бота
menu-abandon = Прекратить игру
menu-ask-abandon = Предложить прекратить игру
menu-agree-abandon = Согласиться прекратить игру
menu-surely = Точно прекратить?

# Конец
result-title = { $many ->
        [one] { $winners } побеждает: { $score }
       *[other] Победу делят { $winners }: { $score }
    }
result-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
score-las-vegas-money = Банкноты
score-las-vegas-chips = Фишки, по 10 000 $
score-las-vegas-notes = Число банкнот (решает при ничьей)
score-las-vegas-pieces = Банкноты и фишки (решают при ничьей)
score-long-shot-dice-prizes = Призы своих лошадей
score-long-shot-dice-bets = Ставки
score-long-shot-dice-bets-on = Ставки на { $horse }{ $place ->
        [0] , за чертой
       *[other] , { $place }-е место
    }
score-long-shot-dice-sets = Шлем и камзол
score-long-shot-dice-money = Остаток денег
score-long-shot-dice-abilities = Способности
score-long-shot-dice-tie = Поровну: лучшее место своей лошади
score-eight-28-blue = Синие кристаллики
score-eight-28-red = Красные кристаллики, по 2 очка
score-long-shot-hand = Наличные
score-long-shot-prize = { $place }: { $name }, приз
score-long-shot-bet-pays = { $place }: { $name }, ставки
result-total = Итого
result-rematch = Сыграть ещё раз
result-join = К новой партии
result-replay = Просмотр партии
result-board = Показать поле
result-record = Скачать запись
result-dice = { $chance ->
        [any] Проверка честности
        [draw] Проверить карты
       *[roll] Проверить кубики
    }
dice-title = Случайность в этой игре
dice-computing = Считаем…
dice-good = { $rolls ->
        [0] Ничего не бросали и не тянули.
        [1] Единственный исход совпал с обещанным.
        [one] Все { $rolls } исход совпали с обещанными.
        [few] Все { $rolls } исхода совпали с обещанными.
       *[other] Все { $rolls } исходов совпали с обещанными.
    }
dice-bad = { $wrong ->
        [0] Секрет не тот, что был обещан.
        [one] { $wrong } исход не совпал с обещанным.
        [few] { $wrong } исхода не совпали с обещанными.
       *[other] { $wrong } исходов не совпали с обещанными.
    }
dice-about = Ваш браузер заново вычислил каждый исход из секрета стола и вклада каждого игрока.
dice-back = Назад к итогу
dice-rolls = Все исходы
dice-none = В записи этой игры не сказано, как получены её кубики.
dice-holds = сходится
dice-fails = не сходится
dice-step-promise = Ещё до того, как кто-либо сел, стол назвал контрольную сумму SHA-256 своего секрета:
dice-step-seats = Каждый игрок внёс свой вклад:
dice-step-secret = После окончания игры стол открыл секрет:
dice-step-kept = SHA-256 секрета совпадает с суммой из шага 1.
dice-step-key = Секрет и вклады дают ключ всех исходов (HMAC-SHA-256):
dice-number = №
dice-outcome = Исход
dice-ticket = Билет
dice-of = { $ticket } из { $ways }
dice-file = Проверить запись из файла
dice-file-about = Здесь можно проверить любую скачанную запись. Она не покидает этот браузер.
dice-file-choose = Выбрать файл

# Партия ещё раз
replay-title = Просмотр
replay-fetching = Партия загружается…
replay-nothing = Поле готовится.
replay-more = и ещё { $more } в журнале
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-chapter-before = Начало этого раунда или прошлый раунд
replay-chapter-after = Следующий раунд
replay-moment = Момент партии
replay-step = шаг { $step } из { $steps }
replay-eyes = Кто смотрит
replay-mine = я
replay-spectator = зритель
replay-copy = Ссылка на этот момент
replay-play-on = Играть отсюда

# Первый раунд с подсказками
guide-title = Подсказка
guide-next = Дальше
guide-skip = Без подсказок
guide-done = Играть дальше
guide-las-vegas-roll = Кубиками выигрывают банкноты шести казино. Ваш ход: бросьте все свои кубики{ $game ->
        [las-vegas-2012] .
       *[other] ; большой считается за два.
    }
guide-las-vegas-place = Выберите одно число: все ваши кубики с этим числом идут в казино с тем же номером. На кнопке сказано, что это вам даст.{ $game ->
        [las-vegas-2012] {""}
       *[other] {" "}Или заплатите фишку и оставьте кубики себе.
    }
guide-las-vegas-tiles = Это тайл: кто ставит кубики в его казино, выполняет то, что на нём сказано; некоторые тайлы действуют при выплате. Нажмите на тайл, чтобы прочесть.
guide-las-vegas-ties = Каждое казино платит банкноты сильнейшим, но равные силы выбивают друг друга: они зачёркнуты, и может выиграть единственный кубик.
guide-las-vegas-notes = Так продолжается, пока у всех не кончатся кубики; тогда казино платят. После последнего раунда выигрывает тот, у кого больше денег. Нажимайте на что угодно: стол скажет, какое правило это запрещает.
guide-long-shot-dice-race = Каждый бросок двигает одну лошадь, а затем на одну клетку всех, кто отмечен на её карте. Скачки заканчиваются, когда финишируют три лошади.
guide-long-shot-dice-action = Кто бы ни бросал, каждый делает одно действие с номером этой лошади: отмечает ячейку кассы, шлем или камзол, делает ставку или покупает лошадь.
guide-long-shot-dice-sheet = Это ваш планшет. Полный ряд или столбец кассы даёт бонус, шлем и камзол вместе — комплект, ставки платят по коэффициентам. Нажмите на значок, чтобы увидеть другой планшет.
guide-long-shot-dice-market = Карта лошади стоит свою цену, даёт способность и приносит приз, если лошадь будет среди первых трёх.
guide-long-shot-lanes = Десять лошадей, один круг. Кубики говорят, какая лошадь идёт и как далеко; бросивший может двинуть и своих лошадей, у которых это число есть на карте. В тёмной зоне больше не ставят, если этого не разрешает карта.
guide-long-shot-roll = В свой ход бросайте. Кто держит подходящую карту, может сыграть её на любой бросок; один жетон позволяет перебросить кубик.
guide-long-shot-cards = Это ваши карты. Приподнятую можно сыграть сейчас; на каждой сказано когда.
guide-long-shot-action = Одно действие за ход: сыграть карту, продать две, купить лошадь или сделать ставку. Третья лошадь на финише заканчивает скачки; первые три приносят деньги владельцам и всем, кто на них ставил.
guide-eight-28-goal = Выигрывайте кристаллики: пусть сумма карт будет как можно ближе к 8 или 28, но без перебора. 1/11 — это 1 или 11, поэтому сумм бывает несколько.
guide-eight-28-offer = Вас спрашивают по очереди: взять карту (она ляжет открытой) или отказаться. С открытыми картами на 28 и больше вы выбываете из раунда; когда отказались все, он окончен.
guide-eight-28-others = Открытые карты других вы видите, а закрытые — нет; вашу, в пунктирной рамке, видите только вы.
guide-eight-28-halves = Половина кристалликов достаётся тому, кто ближе к 8, половина тому, кто ближе к 28; попадёте в оба числа — все ваши. Синий стоит 1 очко, красный 2, побеждает тот, у кого больше очков. Первый красный кристаллик делает раунд завершающим.

# Что может пойти не так
problem-unreachable = Сервер не отвечает.
problem-stale = Игра уже ушла вперёд; взгляните ещё раз.
problem-no-advice = У тренера сейчас нет ответа. Спросите чуть позже.
problem-watching = Вы зритель: выбирают только игроки.
problem-time-up = Ваше время вышло: за вас выбрал бот.

# Las Vegas
lv-round = Раунд { $round } из { $rounds }
lv-casino = Казино { $casino }, { $name }
lv-name-1 = Одноглазый
lv-name-2 = Две пальмы
lv-name-3 = Три луны
lv-name-4 = Четыре ветра
lv-name-5 = Пять перьев
lv-name-6 = Шестое небо
lv-ranking = Кому досталось бы сейчас
lv-rank = { $name }, сила{"\u00a0"}{ $strength }: { $outcome }
lv-tied-out = ничья
lv-no-note = без банкноты
lv-reported = Значения — по сообщениям игроков.
lv-closed = закрыто
lv-no-dice = кубиков нет
lv-neutral = нейтральные кубики
lv-white = белые кубики
lv-grey = серые кубики
lv-fist = сжатый кулак
lv-groups = осталось групп: по одному — { $one }, по два — { $two }, по три серых кубика — { $three }
lv-piles = две стопки жетонов: { $first } и { $second }
lv-pay = сейчас заплатили бы: { $names }
lv-gold = золотая ячейка свободна
lv-marked = отмечено: { $money }
lv-token-free = жетон свободен
lv-token = жетон: { $name }
lv-space = ячейка { $space }: { $name }
lv-spaces = свободные ячейки: с фишкой — { $chip }, с деньгами — { $note }, с действием — { $die }
lv-gold-die = золотая ячейка: { $name }
lv-dice = { $dice ->
        [0] нет кубиков
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }
lv-arena = Арена
lv-rolled = { $you ->
        [yes] Вы бросили
       *[no] Бросок: { $name }
    }
lv-lies = { $you ->
        [yes] Вы бросили
       *[no] Бросок ({ $name })
    }: { $small ->
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
lv-to-roll = { $you ->
        [yes] Вам бросать
       *[no] Бросает { $name }
    }
lv-asks = { $tile }: { $you ->
        [yes] вам решать
       *[no] решает { $name }
    }
lv-tile-to-roll = { $tile }: { $you ->
        [yes] вам бросать
       *[no] бросает { $name }
    }
lv-tile-rolled = { $tile }: { $you ->
        [yes] ваш бросок
       *[no] бросок — { $name }
    }
lv-all-placed = Все кубики поставлены
lv-last-round = Прошлый раунд
lv-money = Выигрыш
lv-chips = Фишки
lv-holds = { $name }: { lv-dice }{ $big ->
        [0] {""}
       *[other] { $dice ->
            [1] , большой
           *[other] , среди них большой
        }
    }{ $chips ->
        [none] {""}
        [0] , нет фишек
        [one] , { $chips } фишка
        [few] , { $chips } фишки
       *[other] , { $chips } фишек
    }, { $money }.
lv-total = итог { $chips ->
        [yes] с фишками следующего раунда
       *[no] после раунда
    }
lv-chips-worth = { $money } ({ $chips })
lv-pass = Пропустить ход
lv-pass-costs = { $chips ->
        [0] за последнюю фишку
       *[other] за фишку, останется { $chips }
    }

# 8*28
e28-hidden = закрытая карта
e28-waits = ждёт
e28-for-nobody = никому
e28-sum = { $all ->
        [0] Кристалликов пока нет
        [one] { $all } кристаллик = { $sum }
        [few] { $all } кристаллика = { $sum }
       *[other] { $all } кристалликов = { $sum }
    }
e28-sum-points = { $all ->
        [one] { $all } очко = { $sum }
        [few] { $all } очка = { $sum }
       *[other] { $all } очков = { $sum }
    }
e28-nobody = никто
e28-with = сумма { $total }
e28-count = { $blue ->
        [0] { $red } { $red ->
            [one] красный
           *[other] красных
        }
       *[other] { $blue }{ $red ->
            [0] {""}
            [one] {" "}+ { $red } красный
           *[other] {" "}+ { $red } красных
        }
    }
e28-remainder = остаток
e28-order = Порядок, в котором предлагают карты
e28-ends = { $final ->
        [yes] Раунд окончен, когда все отказались или выбыли
       *[no] Раунд окончен, если у одного раздающего отказались все
    }
e28-deck = колода
e28-deals = { $round } · { $you ->
        [yes] раздаёте вы
       *[no] раздаёт { $seat }
    }
e28-unseen = Карты, которых вы не видели
e28-only-you = Первая карта закрыта: её видите только вы.
e28-goes-for = идёт на { $half }
e28-has = У вас уже { $goal }{ $least ->
        [yes] ; с любой картой будет больше
       *[no] {""}
    }.
e28-has-both = Прямое попадание, 8 и 28: за него весь центр; с любой картой будет больше 8.
e28-over = Больше 28: в этом раунде вы без доли.
e28-supply = Запас
e28-keep-declining = Отказываться до конца раунда

# Счастливое число
lsd-round = Раунд { $round }
lsd-track = Ипподром
lsd-story = { $runs ->
        [yes] лошадь { $horse } идёт на { $spaces }{ $others ->
            [0] {""}
            [1] , за ней ещё одна
            [2] , за ней ещё две
            [3] , за ней ещё три
            [4] , за ней ещё четыре
            [5] , за ней ещё пять
            [6] , за ней ещё шесть
            [7] , за ней ещё семь
           *[other] , за ней ещё{"\u00a0"}{ $others }
        }
       *[no] лошадь { $horse } не идёт{ $others ->
            [0] {""}
            [1] , но ведёт за собой одну
            [2] , но ведёт за собой двух
            [3] , но ведёт за собой трёх
            [4] , но ведёт за собой четырёх
            [5] , но ведёт за собой пять
            [6] , но ведёт за собой шесть
            [7] , но ведёт за собой семь
           *[other] , но ведёт за собой{"\u00a0"}{ $others }
        }
    }
lsd-sheets = Все планшеты
lsd-row = ряд { $row }
lsd-stake = { $free ->
        [yes] { $money } бесплатно
       *[no] { $money }
    }
lsd-odds-short = Коэф.
lsd-odds-places = 1·2·3
lsd-pays-short = Платит сейчас
lsd-pays = Сколько принесла бы ставка, если бы скачки закончились сейчас
lsd-paid-short = Выплата
lsd-paid = Сколько принесла ставка
lsd-marks = Карта ведёт за собой на 1 клетку:
lsd-mark-printed = напечатано на карте
lsd-mark-added = добавлено по ходу скачек
# Where long words of the cards may be divided.
lsd-seams = Пятилист|ный Инвентари|зация
lsd-no-bet = Без ставок
lsd-finish = Финиш
lsd-space = { $space ->
        [0] перед стартом
       *[other] клетка { $space }
    }
lsd-horse-on = { $space ->
        [0] Лошадь { $horse }, перед стартом
       *[other] Лошадь { $horse }, клетка { $space }
    }
lsd-place = { $place }-е место
lsd-place-short = { $place }-е
lsd-prize-of = Приз лошади { $horse }, { $place }
lsd-odds = Коэффициенты за первое, второе и третье место
lsd-bar = ведёт за собой
lsd-sheet = Планшет: { $name }
lsd-concessions = Касса
lsd-cell = { $number }, ряд { $row }, столбец { $column }{ $marked ->
        [yes] , отмечено
       *[no] {""}
    }
lsd-bonuses = Бонусы
lsd-tile = { $bonus }, { $left ->
        [0] использован
       *[other] осталось: { $left }
    }
lsd-wilds = { $left ->
        [one] осталась { $left } «Тёмная лошадка»
        [few] осталось { $left } «Тёмные лошадки»
       *[other] осталось { $left } «Тёмных лошадок»
    }
lsd-wild = Тёмная лошадка
lsd-helmet = Шлем
lsd-set = Шлем + камзол = { $money }
lsd-jersey = Камзол
lsd-bet = Ставка
lsd-money = Деньги
lsd-now = Счёт сейчас
lsd-ended = Если бы скачки закончились сейчас
lsd-source-house = наша реконструкция
lsd-source-reported = по сообщениям игроков
lsd-owns = Лошадь { $horse }
lsd-roland-role = соперник
lsd-roland-next = Роланд { $action }
lsd-action = Одно действие с номером { $horse }
lsd-diamond = Бросьте кубик лошади за Роланда
lsd-no-action = С номером { $horse } нет возможного действия
lsd-wild-action = «Тёмная{"\u00a0"}лошадка»: номер{"\u00a0"}{ $horse }
lsd-mark-action = Какая лошадь пойдёт следом за лошадью { $card }?
lsd-move-action = { $first ->
        [0] { $horses ->
            [1] Передвиньте лошадь
           *[other] Передвиньте двух лошадей
        }
       *[other] Передвиньте лошадь { $first } и ещё одну
    } { $back ->
        [yes] назад
       *[no] вперёд
    } на { $spaces }
lsd-decline = Не применять
prompt-long-shot-dice-bonus = Выберите бонус
prompt-long-shot-dice-helmet = Выберите шлем
prompt-long-shot-dice-jersey = Выберите камзол
prompt-long-shot-dice-bet = Бесплатная ставка: на какую лошадь?
prompt-long-shot-dice-buy = Какую лошадь взять?
group-long-shot-dice-concession = Касса
group-long-shot-dice-scatter = «Выстрел картечью»
group-long-shot-dice-helmet = Шлем
group-long-shot-dice-jersey = Камзол
group-long-shot-dice-bet = Ставка
group-long-shot-dice-tug = «На поводу»
group-long-shot-dice-buy = Покупка
group-long-shot-dice-wild = Другой номер: «Тёмная лошадка»
group-long-shot-dice-bonus = Бонус
group-long-shot-dice-move = Сдвинуть

# Long Shot (2009)
ls-track = Дорожки
ls-look = Наведите курсор на дорожку или коснитесь её, чтобы прочесть карту лошади.
ls-no-bets = Без ставок
ls-odds = 1-е место ×{ $win }, 2-е ×{ $place }, 3-е ×{ $show }
ls-no-cards = У вас нет карт
ls-before = Перед забегом
ls-turn = { $turn }: { $you ->
        [yes] ваш
       *[no] { $seat }
    }
ls-first-roll = Бросок за право начать: начинает наибольшее число
ls-seen-hand = Это карты игрока { $name }: возьмите одну.
ls-rolled = { $who ->
        [you] Вам выпало
       *[other] { $name } бросает
    }: { $horse } ({ $horse_name }) и { $move }{ $goal ->
        [none] .
        [spooked] {" "}— Spooked: лошадь не двигается.
        [zero] {" "}— никто не бежит.
        [0] {" "}— на финиш, если никто не сыграет карту.
       *[other] {" "}— на клетку{"\u00a0"}{ $goal }, если никто не сыграет карту.
    }
ls-pulled = Затем { $who ->
        [you] вы можете
       *[other] { $name } может
    } двинуть { $horses }: это число есть на { $count ->
        [one] её карте
       *[other] их картах
    }.
ls-only-window = Ни одна ваша карта не подходит
ls-only-reroll = { $goal ->
        [none] Никто не бежит
       *[other] Бежит { $runner }
    }
ls-pass-action = Пас
ls-pass-bars = Никакая
ls-pass-features = Нет
ls-keep = Оставить
ls-die = { $die ->
        [horse] Лошади
       *[move] Движения
    }
ls-few-goal = { $space } → { $home ->
        [yes] финиш
       *[no] { $goal }
    }
ls-few-on = сейчас на{"\u00a0"}{ $space }
ls-few-left = останется { $left_money }
ls-step-reroll = Оставить этот бросок?
ls-step-window = Карту на этот бросок?
ls-step-action = Ваше действие
ls-step-sale = Продайте вторую карту
ls-step-bars = Какая лошадь идёт следом?
ls-step-features = Применить способность { $horse_name }?
ls-on-roll = на бросок
ls-on-turn = как действие
ls-lead = { $is ->
        [yes] до первого финиша
       *[no] после финиша лидера нет
    }
group-long-shot-play = Сыграть карту
group-long-shot-sell = Продать две за { $sale } $
group-long-shot-buy = Купить лошадь
group-long-shot-bet = Поставить
group-long-shot-move = Сдвинуть
group-long-shot-token = Жетон: перебросить кубик
group-long-shot-do-over = Do-Over: перебросить кубик
