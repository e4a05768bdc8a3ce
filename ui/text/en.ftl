# The page
page-home = Railbird, home
page-to-home = Home page
page-you = You
page-name = Your name
page-name-refused = A name needs letters that can be seen.
page-language = Language
page-light = Light theme
page-dark = Dark theme
page-rules = Rules
page-close = Close
page-table = Table
rules-chapters = Chapters
rules-about = Small print says where a rule comes from, or why it is so. “Ruling” marks our own decision where the rulebook leaves something open or a program needs it otherwise.
lost-about = A table of your own is one click away, on the home page.
lost-unknown-table = The link may be incomplete, or the table is gone.

# Home
home-title = Lean on the rail, place your bets.
home-seats = { $least }–{ $most } players
home-minutes = { $minutes } min
home-edition = Edition
home-against-bots = Against bots
home-solo = Solo
home-level = Level of bots
home-play = Play now
home-invite = Invite friends
home-learn = Learn it
home-mine = My tables
home-open = Open tables
home-finished = Played lately
home-more = Show { $more } more
home-nobody = nobody else yet
home-free = { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
home-setting-up = not started
home-thinks = { $name }’s turn
home-won = Won, { $score }
home-shared = Shared win, { $score }
home-placed = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, { $score }

# The player
you-account = Your account
you-account-about = An account keeps your games and your devices together: create one here, then sign in to it on any other device.
you-account-name = Name of the account
you-account-rule = 2 to 32 Latin letters, digits, dots, dashes, underscores.
you-passphrase = Passphrase
you-passphrase-rule = At least 8 characters. Nobody can restore it: keep it well.
you-passphrase-show = Show it
you-keep = Create an account
you-sign-in = Sign in
you-signed-in = Your games are kept under the account { $account }.
you-sign-out-about = After signing out this device belongs to a new guest; your games stay with the account.
you-sign-out = Sign out on this device
you-taken = Somebody already has this account.
you-records = Your games
you-records-about = All your finished games as one file, each a record that can be checked anywhere.
you-records-download = Download all records
you-tokens = Tokens for programs
you-tokens-about = A token lets a program of yours play in your name. Give it to nobody else.
you-token-once = Your new token. It is shown only now:
you-token-label = What is it for?
you-token-make = Make a token
you-token-drop = Remove the token “{ $label }”

# Setting up a table
setup-about = Setting up the table
setup-seats = Who plays
setup-count = Seats
setup-empty = Empty seat
setup-sit = Sit here
setup-sit-too = Add a player at this device
setup-player = Player { $number }
setup-name = Name at seat { $number }
setup-bot = Add a bot
setup-leave = Leave
setup-remove = Remove
setup-level = Level of new bots
setup-start = Start the game
setup-not-full = Every seat needs a player or a bot.
setup-wait = The owner of the table chooses the rules and starts the game.
setup-rules = Rules
setup-read = Read the rules
setup-printed = usual
setup-overruled = Without effect while something is chosen under “{ $choice }”.
setup-none = Choose none
setup-yes = yes
setup-no = no
setup-table = Table
setup-clock = Time to think
setup-clock-none = no clock
setup-clock-move-30 = 30 s a move
setup-clock-move-90 = 90 s a move
setup-clock-game-900 = 15 min a game
setup-public = Anybody may join: list it among the open tables
setup-shuffle = Shuffle the seats at the start
setup-coach = Everybody may ask the coach, who rates every option (otherwise only somebody alone against bots)
setup-dice = All rolls and draws are settled before the first move, by a secret of the table and something random from every seat: nobody can bend them later. Fingerprint of the secret, to check after the game:
invite-title = Invite friends
invite-about = Link and code open this table on every device that reaches this server (at home: on the same network).
invite-alone = This server answers only this computer, so the link works in its other windows. For other devices start it with:
invite-link = Link of the invitation
invite-code = The invitation as a QR code
invite-copy = Copy the link
invite-copied = Copied

# A table
table-connecting = Coming to the table…
table-link-connecting = Connecting…
table-link-open = Connected
table-link-lost = Connection lost, trying again…
table-abandoned = This game was abandoned.
table-frozen = This game cannot go on under the rules installed now.
table-your-turn = Your turn
table-menu = Menu
table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-unread = { $lines ->
        [one] Log and chat, one new line
       *[other] Log and chat, { $lines } new lines
    }
table-board = Board
table-result = Result
table-players = Players
table-options = Your options
table-position = The position in words
table-over = The game is over
table-past = You are looking at a past moment.
table-now = Back to now
table-clock = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
bot-name = { $name }
guest-name = Guest { $number }
bot-level = { $level ->
        [random] by chance
        [greedy] very easy
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    }
seat-bot = bot
seat-you = you
seat-away = played by a bot
seat-late = out of time: bot
seat-offline = offline
seat-won = winner
seat-you-decide = You choose
seat-you-roll = You roll
seat-you-draw = You take
seat-decide = chooses
seat-roll = rolls
seat-draw = takes
log-empty = Nothing has happened yet.
log-look = Show the board at this moment
log-newest = Newest
log-late = Time was up: a bot chose.
chat-empty = Nobody has said anything.
chat-write = Say something
chat-send = Send

# What may be done
bar-roll = Roll
bar-draw = Turn the card
bar-roll-title = Your roll
bar-draw-title = You take a card
bar-choose = { $name }, your choice
bar-again = Tap again to choose it
bar-forced = Ask me only when I have a choice
prompt-las-vegas-place = Place all dice of one number
prompt-las-vegas-hide = Hide one to three tokens in your fist; { $name } guesses
prompt-las-vegas-guess = Guess how many tokens are in the fist: if you are right, { $name } gets nothing
prompt-las-vegas-stop = You rolled { $sum }: stop, or bet on the next sum
prompt-las-vegas-black = Add black dice to the casinos they show
prompt-las-vegas-set = { $tile ->
        [power-play] Place one die on any number, or roll
       *[other] Place one of your dice, or take one back
    }
prompt-las-vegas-back = Take one of your dice back
prompt-las-vegas-close = Close another casino
prompt-las-vegas-bar = Put one of your dice into the bar
    .about = { $named } – there it counts for nothing until you activate this tile yourself
prompt-las-vegas-block = Put a group of grey dice into a casino
prompt-las-vegas-grey = Move a grey die to the tile
prompt-las-vegas-split = Divide the tokens into two piles; { $name } takes one
prompt-las-vegas-divide = Choose what each pile holds; { $name } takes one
prompt-las-vegas-take = Take one of the piles
prompt-las-vegas-double = Move dice to the tile?
prompt-las-vegas-nice = Put a die on the space of its number
prompt-las-vegas-choose = You rolled { $low }{"\u00a0"}and{"\u00a0"}{ $high }: use one of them
prompt-las-vegas-activate = Activate another tile
prompt-las-vegas-gold = Put a die on the gold space
prompt-eight-28-offer = Take a card?
prompt-eight-28-join = Which half do you go for?
bar-wait = A moment…
bar-wait-decide = { $name } chooses
bar-wait-roll = { $name } rolls
bar-wait-draw = { $name } takes a card
coach-ask = Ask the coach
coach-thinks = The coach thinks…
coach-about = The coach played on from here { $games ->
        [one] once
       *[other] { $games } times
    } in its head: chance to win{ $family ->
        [las-vegas] {" "}judged by the money after this round
        [eight-28] {" "}judged by the points after this round
        [long-shot] {" "}if only the dice moved the horses after this round
        [long-shot-dice] {" "}if only the dice moved the horses after this round
       *[other] {""}
    }{ $brief ->
        [yes] {""}
       *[no] , and { $total }
    }.{ $best ->
        [0] {" "}The options are too close to tell apart.
        [1] {" "}★ is its choice.
       *[other] {" "}Those with ★ are too close to tell apart.
    }
coach-score = { $family ->
        [eight-28] points at the end of the round
       *[other] money at the end of the race
    }
coach-worth = Chance to win { $share }; { $total }: { $score }.
coach-best = { $best ->
        [1] The coach’s choice
       *[other] Among the coach’s best
    }: chance to win { $share }; { $total }: { $score }.
odds-board = Odds
odds-about = Chance to win: quick bots, who know no more than you, finished this game { $games ->
        [one] once
       *[other] { $games } times
    } from here.
odds-seat = Chance to win { $chance }; { $score } at the end on average.
undo-free = Take back
undo-back = Back to my last choice
undo-ask = Ask to take back
undo-asked = { $name } would like to take this back: { $move }
undo-after = What came after it goes, too.
undo-waiting = The others are asked whether a move may be taken back.
undo-refused = Your move stays: not everybody would let you take it back.
undo-agree = Let them take it back
undo-refuse = Do not let them
end-asked = { $names } would like to end this game.
end-agree = End it
end-refuse = Play on
spoken-roll = Your turn: roll the dice.
spoken-draw = Your turn: turn the card.
spoken-choose = { $options ->
        [one] Your turn: one option.
       *[other] Your turn: { $options } options.
    }
hand-over-title = { $name } is next
hand-over-text = Hand the device over: what follows is for no other eyes.
hand-over-ready = That’s me, show my cards

# The menu
menu-looks = Language and theme
menu-pace = Show the moves of others
menu-pace-slow = slowly
menu-pace-normal = briskly
menu-pace-instant = at once
menu-sound = Sound when it is my turn
menu-notify = Notification when it is my turn
menu-notify-blocked = This browser does not let Railbird show notifications. Its settings can allow it.
menu-notify-none = Notifications need HTTPS; everything else works without it.
menu-motion = Animation
menu-auto-roll = { $chance ->
        [draw] Turn my cards for me
       *[roll] Roll my dice for me
    }
menu-watch = Link for spectators
menu-hand-over = Let a bot play for me
menu-take-back = Take over from the bot
menu-abandon = End this game
menu-ask-abandon = Propose to end this game
menu-agree-abandon = Agree to end this game
menu-surely = Really end it?

# The end
result-title = { $many ->
        [one] { $winners } wins with { $score }
       *[other] { $winners } share the win with { $score }
    }
result-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-las-vegas-money = Notes
score-las-vegas-chips = Chips left, $10,000 each
score-las-vegas-notes = Number of notes (decides ties)
score-las-vegas-pieces = Notes and chips (decide ties)
score-long-shot-dice-prizes = Prizes of own horses
score-long-shot-dice-bets = Bets
score-long-shot-dice-bets-on = Bets on { $horse }{ $place ->
        [0] , past the line
        [1] , 1st
        [2] , 2nd
       *[other] , 3rd
    }
score-long-shot-dice-sets = Helmet and jersey
score-long-shot-dice-money = Money left
score-long-shot-dice-abilities = Abilities
score-long-shot-dice-tie = Tie: best place of an own horse
score-eight-28-blue = Blue crystals
score-eight-28-red = Red crystals, 2 points each
score-long-shot-hand = Money in hand
score-long-shot-prize = { $place } { $name }: prize
score-long-shot-bet-pays = { $place } { $name }: bets
result-total = Total
result-rematch = Rematch
result-join = To the rematch
result-replay = Replay
result-board = Look at the board
result-record = Download the record
result-dice = { $chance ->
        [any] Check dice and cards
        [draw] Check the cards
       *[roll] Check the dice
    }
dice-title = Chance in this game
dice-computing = Computing…
dice-good = { $rolls ->
        [0] Nothing was rolled or drawn.
        [one] The only outcome is as promised.
       *[other] All { $rolls } outcomes are as promised.
    }
dice-bad = { $wrong ->
        [0] The secret is not the one that was promised.
        [one] One outcome is not as promised.
       *[other] { $wrong } outcomes are not as promised.
    }
dice-about = Your browser computed every outcome again from the secret of the table and what each seat added.
dice-back = Back to the result
dice-rolls = Every outcome
dice-none = The record of this game does not tell how its dice were made.
dice-holds = holds
dice-fails = does not hold
dice-step-promise = Before anybody sat down the table promised its secret by this SHA-256:
dice-step-seats = Every seat added something of its own:
dice-step-secret = After the end the table told its secret:
dice-step-kept = The SHA-256 of the secret is the one promised in step 1.
dice-step-key = Secret and contributions make the key of all outcomes (HMAC-SHA-256):
dice-number = No.
dice-outcome = Outcome
dice-ticket = Ticket
dice-of = { $ticket } of { $ways }
dice-file = Check a record from a file
dice-file-about = Any downloaded record can be checked here. It does not leave this browser.
dice-file-choose = Choose a file

# A game once more
replay-title = Replay
replay-fetching = Fetching the game…
replay-nothing = The board is being laid out.
replay-more = and { $more } more in the log
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-chapter-before = Start of this round, or the round before
replay-chapter-after = Next round
replay-moment = Moment of the game
replay-step = step { $step } of { $steps }
replay-eyes = Seen by
replay-mine = me
replay-spectator = a spectator
replay-copy = Link to this moment
replay-play-on = Play on from here

# A guided first round
guide-title = A hint
guide-next = Next
guide-skip = Skip hints
guide-done = Play on
guide-las-vegas-roll = Your dice win you the banknotes of six casinos. It is your turn: roll all your dice{ $game ->
        [las-vegas-2012] .
       *[other] ; the big one counts as two.
    }
guide-las-vegas-place = Choose one number: all your dice that show it go into the casino of that number. The button says what that would bring you now.{ $game ->
        [las-vegas-2012] {""}
       *[other] {" "}Or pay a chip and keep your dice.
    }
guide-las-vegas-tiles = This is a tile: whoever places dice in its casino does what it says; some tiles act when the round is paid. Tap it to read it.
guide-las-vegas-ties = Each casino pays its notes to the strongest, but equal strengths knock each other out: they are struck through, and a single die may win.
guide-las-vegas-notes = Go on until nobody has dice left; then the casinos pay. After the last round the most money wins. Click on anything: the table tells you which rule forbids it.
guide-long-shot-dice-race = Every roll moves one horse, and then, one space each, all horses marked on its card. The race ends when three are home.
guide-long-shot-dice-action = Whoever rolled, everybody acts once with the number of the horse: mark a concession, a helmet or a jersey, bet, or buy the horse.
guide-long-shot-dice-sheet = This is your sheet. A full row or column of concessions gives a bonus, helmet and jersey together are a set, and bets pay by the odds. Click on a badge to see another sheet.
guide-long-shot-dice-market = A horse card costs its price, has an ability, and pays you the prize if the horse is among the first three.
guide-long-shot-lanes = Ten horses, one lap. The dice tell which horse moves and how far; whoever rolled may also move their own horses that have this number on their card. In the dark zone nobody bets any more, unless a card allows it.
guide-long-shot-roll = Roll on your turn. Whoever holds a fitting card may play it on any roll; you have one token to roll a die again.
guide-long-shot-cards = These are your cards. A raised card can be played now; each says when.
guide-long-shot-action = One action a turn: play a card, sell two, buy a horse, or bet. The race ends with the third horse; the first three pay their owners and everybody who bet on them.
guide-eight-28-goal = Win crystals: bring your cards as near as you can to 8 or to 28 without going over. The 1/11 counts as 1 or 11, so a hand may have several totals.
guide-eight-28-offer = You are asked in turn: take a card, face up, or decline. With open cards of 28 or more you are out of the round; when all decline, it ends.
guide-eight-28-others = You see the open cards of the others, but not their hidden one; yours, framed in dashes, is seen by you alone.
guide-eight-28-halves = One half of the crystals goes to the nearest to 8, one to the nearest to 28; hit both, and all are yours. Blue is worth 1 point, red 2, and most points win. The first red crystal makes a round the last.

# What can go wrong
problem-unreachable = The server does not answer.
problem-stale = The game had already gone on; look again.
problem-no-advice = The coach has no answer just now. Ask again in a moment.
problem-watching = You are watching: only players choose.
problem-time-up = Your time was up: a bot chose for you.

# Las Vegas
lv-round = Round { $round } of { $rounds }
lv-casino = Casino { $casino }, { $name }
lv-name-1 = One-Eyed Jack
lv-name-2 = Twin Palms
lv-name-3 = Three Moons
lv-name-4 = Four Winds
lv-name-5 = Five Feathers
lv-name-6 = Sixth Heaven
lv-ranking = Who would be paid now
lv-rank = { $name }, strength{"\u00a0"}{ $strength }: { $outcome }
lv-tied-out = tied
lv-no-note = no note left
lv-reported = Amounts reported by players.
lv-closed = closed
lv-no-dice = no dice
lv-neutral = neutral dice
lv-white = white dice
lv-grey = grey dice
lv-fist = a closed fist
lv-groups = groups left: { $one } of one, { $two } of two, { $three } of three grey dice
lv-piles = two piles: { $first } and { $second } tokens
lv-pay = would pay now: { $names }
lv-gold = the gold space is free
lv-marked = marked: { $money }
lv-token-free = the token is free
lv-token = token: { $name }
lv-space = space { $space }: { $name }
lv-spaces = free spaces: { $chip } for a chip, { $note } for money, { $die } for a die action
lv-gold-die = gold space: { $name }
lv-dice = { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    }
lv-arena = Arena
lv-rolled = { $you ->
        [yes] You rolled
       *[no] { $name } rolled
    }
lv-lies = { $you ->
        [yes] You rolled
       *[no] { $name } rolled
    }: { $small ->
        [none] {""}
       *[other] { $small }
    }{ $big ->
        [none] {""}
       *[other] { $small ->
            [none] the big die { $big }
           *[other] , big die { $big }
        }
    }{ $white ->
        [none] {""}
       *[other] { $small ->
            [none] white { $white }
           *[other] , white { $white }
        }
    }.
lv-to-roll = { $you ->
        [yes] You roll
       *[no] { $name } rolls
    }
lv-asks = { $tile }: { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
lv-tile-to-roll = { $tile }: { $you ->
        [yes] you roll
       *[no] { $name } rolls
    }
lv-tile-rolled = { $tile }: { $you ->
        [yes] you rolled
       *[no] { $name } rolled
    }
lv-all-placed = All dice are placed
lv-last-round = Last round
lv-money = Won
lv-chips = Chips
lv-holds = { $name }: { lv-dice }{ $big ->
        [0] {""}
       *[other] { $dice ->
            [1] , the big one
           *[other] , the big one among them
        }
    }{ $chips ->
        [none] {""}
        [0] , no chips
        [one] , one chip
       *[other] , { $chips } chips
    }, { $money }.
lv-total = total { $chips ->
        [yes] with the chips of the next round
       *[no] after the round
    }
lv-chips-worth = { $money } ({ $chips })
lv-pass = Pass
lv-pass-costs = { $chips ->
        [0] for the last chip
        [one] for a chip, 1 remains
       *[other] for a chip, { $chips } remain
    }

# 8*28
e28-hidden = hidden card
e28-waits = waits
e28-for-nobody = for nobody
e28-sum = { $all ->
        [0] No crystals yet
        [one] { $all } crystal = { $sum }
       *[other] { $all } crystals = { $sum }
    }
e28-sum-points = { $all } points = { $sum }
e28-nobody = nobody
e28-with = with { $total }
e28-count = { $blue ->
        [0] { $red } red
       *[other] { $blue }{ $red ->
            [0] {""}
           *[other] {" "}+ { $red } red
        }
    }
e28-remainder = remainder
e28-order = The order in which cards are offered
e28-ends = { $final ->
        [yes] The round ends when everybody has declined or is out
       *[no] The round ends when all decline while one player deals
    }
e28-deck = deck
e28-deals = { $round } · { $you ->
        [yes] you deal
       *[no] { $seat } deals
    }
e28-unseen = Cards you have not seen
e28-only-you = The first card is hidden: only you see it.
e28-goes-for = goes for { $half }
e28-has = You have { $goal } now{ $least ->
        [yes] ; any card goes past it
       *[no] {""}
    }.
e28-has-both = A direct hit, 8 and 28, takes the whole centre; any card goes past 8.
e28-over = Over 28: no half for you in this round.
e28-supply = Supply
e28-keep-declining = Decline for the rest of the round

# Long Shot: The Dice Game
lsd-round = Round { $round }
lsd-track = The track
lsd-story = { $runs ->
        [yes] horse { $horse } moves { $spaces }{ $others ->
            [0] {""}
            [1] , one more follows
            [2] , two more follow
            [3] , three more follow
            [4] , four more follow
           *[other] , and { $others } more follow
        }
       *[no] horse { $horse } does not move{ $others ->
            [0] {""}
            [1] {" "}but pulls one along
           *[other] {" "}but pulls { $others } others along
        }
    }
lsd-sheets = All sheets
lsd-row = row { $row }
lsd-stake = { $free ->
        [yes] { $money } free
       *[no] { $money }
    }
lsd-odds-short = Odds
lsd-odds-places = 1·2·3
lsd-pays-short = Pays now
lsd-pays = What the bet would pay if the race ended now
lsd-paid-short = Paid
lsd-paid = What the bet paid
lsd-marks = Horses a card pulls along 1 space:
lsd-mark-printed = printed on the card
lsd-mark-added = added during the race
# Where long words of the cards may be divided.
lsd-seams = {""}
lsd-no-bet = No bets
lsd-finish = Finish
lsd-space = { $space ->
        [0] before the start
       *[other] space { $space }
    }
lsd-horse-on = { $space ->
        [0] Horse { $horse }, before the start
       *[other] Horse { $horse }, space { $space }
    }
lsd-place = { $place ->
        [1] 1st place
        [2] 2nd place
       *[other] 3rd place
    }
lsd-place-short = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
lsd-prize-of = Prize of { $horse }, { $place }
lsd-odds = Odds for first, second and third
lsd-bar = pulls along
lsd-sheet = Sheet of { $name }
lsd-concessions = Concessions
lsd-cell = { $number }, row { $row }, column { $column }{ $marked ->
        [yes] , marked
       *[no] {""}
    }
lsd-bonuses = Bonuses
lsd-tile = { $bonus }, { $left ->
        [0] used
       *[other] { $left } left
    }
lsd-wilds = { $left ->
        [one] one wild left
       *[other] { $left } wilds left
    }
lsd-wild = Wilds
lsd-helmet = Helmet
lsd-set = Helmet + jersey = { $money }
lsd-jersey = Jersey
lsd-bet = Bet
lsd-money = Money
lsd-now = Score now
lsd-ended = If the race ended now
lsd-source-house = our reconstruction
lsd-source-reported = reported by players
lsd-owns = Horse { $horse }
lsd-roland-role = rival
lsd-roland-next = Roland will { $action }
lsd-action = One action with { $horse }
lsd-diamond = Roll the horse die for Roland
lsd-no-action = No action with { $horse } is possible
lsd-wild-action = Wild: one action with { $horse }
lsd-mark-action = Which horse shall follow horse { $card }?
lsd-move-action = { $first ->
        [0] { $horses ->
            [1] Move a horse
           *[other] Move two horses
        }
       *[other] Move horse { $first } and another
    } { $back ->
        [yes] back
       *[no] forward
    } { $spaces }
lsd-decline = Do not use it
prompt-long-shot-dice-bonus = Choose a bonus
prompt-long-shot-dice-helmet = Choose a helmet
prompt-long-shot-dice-jersey = Choose a jersey
prompt-long-shot-dice-bet = Your free bet: on which horse?
prompt-long-shot-dice-buy = Which horse do you take?
group-long-shot-dice-concession = Concession
group-long-shot-dice-scatter = Scatter Shot
group-long-shot-dice-helmet = Helmet
group-long-shot-dice-jersey = Jersey
group-long-shot-dice-bet = Bet
group-long-shot-dice-tug = Strung Along
group-long-shot-dice-buy = Purchase
group-long-shot-dice-wild = Another number, for a wild
group-long-shot-dice-bonus = Bonus
group-long-shot-dice-move = Move

# Long Shot (2009)
ls-track = The track
ls-look = Point at a lane or tap it to read its horse card.
ls-no-bets = No bets
ls-odds = 1st ×{ $win }, 2nd ×{ $place }, 3rd ×{ $show }
ls-no-cards = No cards in hand
ls-before = Before the race
ls-turn = { $turn }: { $you ->
        [yes] you
       *[no] { $seat }
    }
ls-first-roll = Roll for the start: the highest number begins
ls-seen-hand = These are the cards of { $name }: take one.
ls-rolled = { $who ->
        [you] You
       *[other] { $name }
    } rolled { $horse } ({ $horse_name }) and { $move }{ $goal ->
        [none] .
        [spooked] : Spooked, it does not move.
        [zero] : no horse moves.
        [0] : home, unless somebody plays a card.
       *[other] : to space { $goal }, unless somebody plays a card.
    }
ls-pulled = Then { $who ->
        [you] you
       *[other] { $name }
    } may move { $horses } by { $count ->
        [one] its bar
       *[other] their bars
    }.
ls-only-window = No card of yours fits
ls-only-reroll = { $goal ->
        [none] No horse moves
       *[other] { $runner } runs
    }
ls-pass-action = Pass
ls-pass-bars = None
ls-pass-features = No
ls-keep = Keep it
ls-die = { $die ->
        [horse] Horse die
       *[move] Move die
    }
ls-few-goal = { $space } → { $home ->
        [yes] home
       *[no] { $goal }
    }
ls-few-on = now on { $space }
ls-few-left = { $left_money } left
ls-step-reroll = Keep this roll?
ls-step-window = A card on this roll?
ls-step-action = Your action
ls-step-sale = Sell a second card
ls-step-bars = Which horse is pulled along?
ls-step-features = Use the feature of { $horse_name }?
ls-on-roll = on a roll
ls-on-turn = as your action
ls-lead = { $is ->
        [yes] until the first finish
       *[no] no lead after a finish
    }
group-long-shot-play = Play a card
group-long-shot-sell = Sell two for ${ $sale }
group-long-shot-buy = Buy a horse
group-long-shot-bet = Bet
group-long-shot-move = Move
group-long-shot-token = Token: roll again
group-long-shot-do-over = Do-Over: roll again
