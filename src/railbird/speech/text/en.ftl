# Words that all games and all front ends share.
money = ${ $amount }
seat = Seat { $number }
refused = { $reason } ({ $rule })

# The terminal: the table
cli-guest = { $number ->
        [0] Guest
       *[other] Guest { $number }
    }
cli-bot-names = Ada, Bruno, Clara, Diego, Edda, Felix, Hugo, Irma, Jonas, Karla, Leo, Mira, Nora, Oscar, Paula, Rosa
cli-sits = { $name } is a bot ({ $bot }).
cli-prompt = { $seat }, your choice (? for help):
cli-prompt-only = { $seat }, Enter or your choice (? for help):
cli-hand-over = The next choice is for the eyes of { $seat } only.
    .ready = { $seat }, press Enter when you alone see the screen:
cli-keys = Type a key from the list and press Enter. The words of the record do as well: { $words }.
    .commands = ? this help and the coach · { $rules } the rules in short · { $quit } leave the table; the game is saved up to here
cli-orders = Standing orders answer for you until the round ends: { $orders }.
cli-coach =
    { $games ->
        [one] What the coach thinks after one game in its head, give or take:
       *[other] What the coach thinks after { $games } games in its head, give or take:
    }
cli-coach-key = Key
cli-coach-option = Option
cli-coach-share = Chance to win
cli-coach-money = Money
cli-coach-score = Crystals
cli-not-understood = “{ $typed }” is none of the options: type one of { $keys }, or ? for help.
cli-left = You leave the table.
cli-saved = The record of this game:
cli-wins = wins
cli-unfinished = The record ends here; the game was not played to its end.
cli-moment = After event { $at } of { $events }.
cli-torn = { $file }, line { $line }: cut off in the middle of writing and left out; everything before it is sound.

# The terminal: boards
cli-board-round = Round { $round } of { $rounds }
cli-board-over = The game is over
cli-board-player = Player
cli-las-vegas-casino = Casino
cli-las-vegas-notes = Notes → now to
cli-las-vegas-ranking = Dice
cli-las-vegas-tie = tie
cli-las-vegas-neutral = neutral
cli-las-vegas-grey = grey dice
cli-las-vegas-tile = Tile
cli-las-vegas-closed = closed
cli-las-vegas-hand = In hand
cli-las-vegas-chips = Chips
cli-las-vegas-money = Money
cli-las-vegas-rolled = Rolled: { $dice }
cli-las-vegas-legend = ▪ die{ $big ->
        [yes] {" "}· ■ big die, counts as two
       *[no] {""}
    }{ $white ->
        [yes] {" "}· □ white die, neutral
       *[no] {""}
    }
cli-long-shot-dice-round = Round { $round }
cli-long-shot-dice-track = Track
cli-long-shot-dice-owner = Owner
cli-long-shot-dice-odds = Odds
cli-long-shot-dice-bar = Marks
cli-long-shot-dice-place = place { $place }: { $prize }
cli-long-shot-dice-rolled = Rolled: horse { $horse }, { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
cli-long-shot-dice-sources = * as players report it · ° our reconstruction
cli-long-shot-dice-money = Money
cli-long-shot-dice-bets = Bets
cli-long-shot-dice-helmets = Helmets
cli-long-shot-dice-jerseys = Jerseys
cli-long-shot-dice-score = Now
cli-long-shot-dice-sheet = Sheet of { $seat }
cli-long-shot-dice-wilds = Wilds: { $free } of { $all } free
cli-long-shot-dice-tiles = Bonuses left: { $tiles }
cli-long-shot-dice-roland = Roland next: { $action }.

# The terminal: games and rules
cli-games-seats = Players
cli-games-bots = Bots
cli-games-default = default

# The terminal: simulation
cli-simulate-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } in { $seats } seats, seed { $seed }
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-share = Win share
cli-simulate-range = from – to
cli-simulate-money = Mean money
cli-simulate-score = Mean score
cli-simulate-pace = { $pace } games a second, { $decisions } decisions a game, { $seconds } s.
cli-simulate-intervals = Shares and means are those of one seat, with 95 % intervals.
cli-simulate-interrupted = { $done ->
        [0] Interrupted before the first games were over.
        [one] Interrupted: only the first game of { $games } is counted.
       *[other] Interrupted: only the first { $done } games of { $games } are counted.
    }

# The terminal: league
cli-league-par = Par
cli-league-rating = Rating
cli-league-verdict = { $verdict ->
        [above] above par
        [below] below par
       *[open] open
    }
cli-league-end = { $decided ->
        [yes] It is clear after { $games } of at most { $most } games.
       *[no] It is not clear after all { $most } games.
    }
cli-league-intervals = { $looks ->
        [one] Intervals are right in 95 of 100 leagues.
       *[other] Intervals hold { $confidence } here, so that with { $looks } looks they are right in 95 of 100 leagues.
    } Ratings are those of Plackett and Luce ± two deviations.
cli-league-replaced = { $bot } failed: another bot made { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for it.
cli-league-interrupted = { $done ->
        [0] Interrupted before the first game was over.
        [one] Interrupted after one game of { $games }; only whole rounds are counted.
       *[other] Interrupted after { $done } games of { $games }; only whole rounds are counted.
    }

# The terminal: components
cli-components-value = Value
cli-components-source = Known from
cli-source-printed = the rulebook
cli-source-reported = reports of players
cli-source-house = our reconstruction
cli-source-own = your box

# The terminal: help
cli-help = Games of dice, cards and wagers, played exactly by the book.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-help = Show this help.
cli-help-version = Show version and engine.
cli-help-lang = Language; without it, that of your system.
cli-help-play = Play GAME at this keyboard, against bots and with friends.
cli-help-seats = How many play; four if the game allows it.
cli-help-humans = How many of them sit at this keyboard; 0 to look on.
cli-help-bots = A bot for all other seats, or one for each: greedy,random.
cli-help-names = Names in the order of seats: Ann,Bo.
cli-help-seed = A number that decides all dice and bots; chosen by chance if absent.
cli-help-variant = A choice of rules, as `railbird games` lists them; may be repeated.
cli-help-save = The file for the record of the game; never overwrites.
cli-help-pace = How fast the story is told.
cli-help-replay = Tell the game recorded in FILE.
cli-help-at = Show only the moment after this many events.
cli-help-games = List the games with their seats, bots and options.
cli-help-components = Show every value on the components of GAME, and where it is known from.
cli-help-own-components = A file with values from your own box, in the shape of `railbird components`.
cli-help-rules = Print the rules of GAME, or the one with NUMBER.
cli-help-simulate = Let bots play GAME many times, changing seats after each game. Ctrl-C shows what is known by then.
cli-help-simulate-bots = A bot for all seats, or one for each: greedy,random,random,random.
cli-help-simulate-games = How many games; 1000 if absent.
cli-help-league = Find out which bot is better at GAME: everybody in every seat with the same dice, until it is clear.
cli-help-league-bots = Two bots or more: greedy,random. A program is program:COMMAND; too few bots take several seats each.
cli-help-league-games = At most so many games; 600 if absent.
cli-help-league-looks = How often the league may find that it is clear and stop; 5 if absent, and 1 plays all games.
cli-help-league-resume = A file that keeps every game; an interrupted league goes on from it.
cli-help-workers = How many processes; all cores if absent. The result does not depend on it.
cli-help-json = Print the result as one JSON object.
cli-version = railbird { $version }, { $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }

# The terminal: what can go wrong
cli-error-no-output = the output is closed: there is nowhere to write to.
cli-error-game = there is no game “{ $name }”{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } `railbird games` lists them.
cli-error-bot = { $game } has no bot “{ $name }”{ $near ->
        [none] ; choose from { $bots }.
       *[other] ; did you mean { $near }? There are { $bots }.
    }
cli-error-bots = { $named ->
        [one] one bot is named
       *[other] { $named } bots are named
    } for { $needed ->
        [one] one seat
       *[other] { $needed } seats
    }: name one for all, or one for each.
cli-error-seats = { $game } is for { $least } to { $most } players, not { $seats }: choose another --seats.
cli-error-humans = { $humans } people do not fit in { $seats } seats: choose fewer --humans or more --seats.
cli-error-names = { $named } names for { $seats } seats: leave some out or choose more --seats.
cli-error-name = “{ $name }” cannot be a name here: names are different, plain text, and at most { $longest } letters long.
cli-error-variant = “{ $choice }” is not of the form OPTION=VALUE; `railbird games` lists the options.
cli-error-option = { $game } has no option “{ $name }”{ $near ->
        [none] ; its options: { $options }.
       *[other] ; did you mean { $near }? `railbird games` lists the options.
    }
cli-error-value = { $name } cannot be “{ $value }”; it may be: { $allowed }.
cli-error-components = { $game } is played with the components it has: it takes no --components.
cli-error-start = this table cannot be set up: { $reason }.
cli-error-program = there is no program “{ $name }” that can be run: write program:COMMAND, as in program:./my-bot.py.
cli-error-league-file = { $file }, line { $line }: { $reason }. It is no league, or it was damaged: choose another --resume.
cli-error-league-other = { $file } keeps another league ({ $difference }): ask for the same, or choose another --resume.
cli-error-league-write = the league cannot be written to { $file }: { $reason }. Choose another --resume.
cli-error-worker = the system ended one of the processes, perhaps for lack of memory: choose fewer --workers.
cli-error-exists = { $file } exists and is not overwritten: choose another file.
cli-error-save = the record cannot be written to { $file }: { $reason }. Choose another place with --save.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-journal = { $file }, line { $line }: { $reason }{ $line ->
        [1] {". "}A record is a file as `railbird play` writes it.
       *[other] {". "}Cut the file before this line to replay the game up to here.
    }
cli-error-illegal = “{ $event }” is not allowed here: { $reason }
cli-error-at = { $file } has { $events } events: --at cannot be { $at }.
cli-error-rule = { $game } has no rule { $number }{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    } `railbird rules { $game }` prints them all.

## railbird verify

cli-help-verify = Check that the record FILE follows the rules, and its dice.
cli-verify-wrong = 
    { $file } is not right; { $problems ->
        [one] 1 problem:
       *[other] { $problems } problems:
    }
cli-verify-rules = 
    { $events ->
        [one] 1 event follows
       *[other] { $events } events follow
    } the rules{ $over ->
        [yes] ; the game is over.
       *[no] ; the game is not over.
    }
cli-verify-dice = 
    { $rolls ->
        [one] 1 roll was
       *[other] { $rolls } rolls were
    } drawn again from the secret and what the seats added: all as recorded.
cli-verify-no-dice = The record has no tickets, so its dice cannot be checked.
record-laid = The game began in the middle: its first { $laid ->
        [one] event was
       *[other] { $laid } events were
    } laid out, not played here.

## What a live table declines

problem-malformed = The server did not understand this.
problem-too-large = This is too large.
problem-too-often = That was too fast; try again in a moment.
problem-too-many = You have as many of these as you may have.
problem-unknown-table = There is no such table.
problem-not-invited = This table is private. Ask somebody who sits there for a link.
problem-not-yours = This is not yours to do.
problem-taken = Somebody was here first.
problem-not-now = This cannot be done now.
problem-unknown-game = There is no such game here.
problem-unknown-bot = There is no such bot.
problem-bad-variant = These rules do not go together.
problem-bad-seats = This game is not for so many players.
problem-bad-notation = The game does not know this move.
problem-bad-record = This record cannot be read.
problem-bad-passphrase = Name or passphrase is wrong.
problem-frozen = This table was begun under older rules and cannot go on.
problem-storage = The server cannot save now; nothing was changed. Try again.
problem-closing = The server is closing; come back in a moment.
problem-muted = The owner of the table has muted you.
problem-foreign = Another website tried to act for you.

## The server

cli-help-serve = Serve live tables in the browser.
cli-help-serve-host = Where to listen; 0.0.0.0 lets other devices of your network in. Only this machine if absent.
cli-help-serve-port = The port; 8280 if absent.
cli-help-serve-data = The folder for the database and the key of cookies; your data folder if absent.
cli-help-serve-database = An SQLAlchemy URL; SQLite in the data folder if absent.
cli-help-serve-redis = The URL of Redis; several workers need it.
cli-help-serve-workers = How many processes; more than one need PostgreSQL and Redis.
cli-help-serve-bots = How many processes in which bots think; 1 if absent.
cli-help-serve-queue = Let `railbird bot-worker` think instead, through Redis.
cli-help-serve-origin = Another origin whose pages may act here; may be repeated.
cli-help-serve-proxies = The proxies in front of this server; * for any. 127.0.0.1 if absent.
cli-help-serve-rate = How many messages a second one client may send; 30 if absent.
cli-help-serve-metrics = Serve /metrics for Prometheus.
cli-help-serve-json-logs = Write the log as JSON lines.
cli-help-serve-open = Open the page in the browser of this machine.
cli-help-serve-program = A program that plays as a bot of this name (docs/programs.md); may be repeated.
cli-help-backup = Write everything that the server knows into FILE. The server may run meanwhile.
cli-help-restore = Fill an empty database from FILE, which `railbird backup` wrote; also from SQLite to PostgreSQL and back.
cli-help-doctor = Check the set-up and say what is wrong.
cli-help-bot-worker = Think for the bots of servers that run with --queue.
cli-serve-here = Railbird is at { $address }
cli-serve-network = Other devices of your network find it at { $address }
cli-serve-no-page = The page is missing: it was not built into this install (make ui). Programs can play through /api and /ws.
cli-serve-stop = Ctrl-C ends it.
cli-serve-port-taken = port { $port } is taken: choose another with --port.
cli-serve-already = another server runs on { $data }: stop it, or choose another folder with --data.
cli-serve-database = the database cannot be used: { $reason }
cli-serve-workers = several workers need --database (PostgreSQL) and --redis.
cli-serve-queue = --queue needs --redis.
cli-backup-done = { $file }: { $tables } tables with { $entries } entries, { $people } people. Keep it as secret as the server.
cli-restore-done = { $file }: { $tables } tables with { $entries } entries, { $people } people are back.
cli-doctor-ill = { $ill } of { $checks } checks found something wrong.
