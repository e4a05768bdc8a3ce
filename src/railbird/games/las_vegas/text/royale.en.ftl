# Las Vegas Royale: the game, its variants and its tiles.

las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-edition = Royale
las-vegas-royale-summary = The base game with three tiles a round: jackpots, bluffs, closed doors and dice that come back.

las-vegas-variant-tiles_per_round = Tiles in a round
    .about = The rulebook lays out three; a table may agree on none to six, laid at casinos 1, 2, 3 and so on.
las-vegas-variant-used_tiles = Used tiles
    .about = What becomes of a tile that was in play in an earlier round.
las-vegas-variant-used_tiles-repeat = may come again
las-vegas-variant-used_tiles-remove = stay away
las-vegas-variant-used_tiles-flip = come with their other side
las-vegas-variant-fixed_tiles = Fixed tiles
    .about = For practice: only these sides are used, in every round, whatever is chosen above; six at most, and never both sides of one tile.
las-vegas-variant-fixed_tiles-place = casino{"\u00a0"}{ $number }
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

las-vegas-tile-lucky-punch = Lucky Punch
    .about = Hide one to three tokens. If your left neighbour guesses wrong, one earns two chips, two earn $30,000, three earn $40,000.
las-vegas-tile-jackpot = Jackpot
    .about = Roll the black dice. A 7 or a double takes the jackpot; anything else raises it, from $30,000 up to $80,000.
las-vegas-tile-prime-time = Prime Time
    .about = Before the payout the winner here rolls the black dice and may add them to the casinos they show.
las-vegas-tile-fifty-fifty = Fifty Fifty
    .about = Roll the black dice, then stop or bet that the next sum is higher or lower: nothing, a chip, $30,000, $40,000, $60,000. An equal sum loses.
las-vegas-tile-high-five = High Five
    .about = The first to activate it with a strength of five or more here takes the token, worth $100,000.
las-vegas-tile-bad-luck = Bad Luck
    .about = At the end of the round whoever has the least strength here (none counts, too) pays $50,000.
las-vegas-tile-pay-day = Pay Day
    .about = Get $10,000 for each casino with a die of yours; for one or two casinos you get chips.
las-vegas-tile-power-play = Power Play
    .about = With strictly the greatest strength here take the token. While you hold it you may place one die on a number of your choice instead of rolling.
las-vegas-tile-no-entry = No Entry!
    .about = Close another casino: no dice in or out, no tile there. Each closing pays the marked cell; then the next one is marked.
las-vegas-tile-knockout = Knockout?
    .about = Take your dice back from the bar; each opponent with fewer than two there must put one in. Dice in the bar count for nothing.
las-vegas-tile-block-it = Block It!
    .about = Take a group of grey dice and put it into one casino. They belong to a virtual player.
las-vegas-tile-handicap = Handicap
    .about = Move a grey die from a casino to a space of the tile and get what it shows: a chip, $30,000, or the right to place or take back one of your dice.
las-vegas-tile-black-box = Black Box
    .about = After the payout the left neighbour of the winner here makes two hidden piles of six tokens ($60,000, twice $20,000, three blanks); the winner takes one.
las-vegas-tile-double-down = Double Down
    .about = Move any of your dice from here to the tile. It pays like a casino: $60,000 and $30,000.
las-vegas-tile-nice-dice = Nice Dice
    .about = Put one die just rolled or just placed here on the space of its number. It earns the space, unless somebody pushes it into its casino.
las-vegas-tile-my-choice = My Choice
    .about = Roll the black dice and use one: a chip, two chips, $30,000, another tile, a die action, or a die on the gold space, which earns $60,000 if it stays.

# What happens
las-vegas-tile-laid = { $tile } lies at casino { $casino }. { $about }
las-vegas-chips-won = { $tile }: { $seat } gets { $chips ->
        [one] a chip
       *[other] { $chips } chips
    }.
las-vegas-money-won = { $tile }: { $seat } gets { $amount }.
las-vegas-declines = { $tile }: { $seat } leaves it.
las-vegas-activates = { $seat } activates { $tile } at casino { $casino }.
las-vegas-free-pass = { $seat } rolls only the number of closed casino { $casino } and keeps all dice.
las-vegas-rolls-black = { $tile }: { $seat } rolls { $dice }.
las-vegas-die-set = { $seat } puts { $big ->
        [yes] the big die
       *[no] a die
    } into casino { $casino }.
las-vegas-die-back = { $seat } takes { $big ->
        [yes] the big die
       *[no] a die
    } back from casino { $casino }.
las-vegas-token-taken = { $seat } takes the { $tile } token.
las-vegas-token-back = { $seat } loses the token; it goes back to { $tile }.
las-vegas-hides = { las-vegas-tile-lucky-punch }: { $seat } closes a fist.
las-vegas-hides-tokens = In the fist: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
las-vegas-guesses = { $seat } guesses { $guess }; { $owner } shows { $tokens }.
las-vegas-jackpot-rises = The jackpot rises to { $amount }.
las-vegas-black-placed = { las-vegas-tile-prime-time }: { $seat } adds black dice: { $casinos }.
las-vegas-bets = { $seat } bets on { $higher ->
        [yes] more
       *[no] less
    } than { $sum }.
las-vegas-bet-lost = { $seat } loses the bet and gets nothing.
las-vegas-pays = { las-vegas-tile-bad-luck }: { $seat } pays { $amount }.
las-vegas-uses-power = { $seat } chooses a number instead of rolling.
las-vegas-closes = { las-vegas-tile-no-entry }: { $seat } closes casino { $casino }.
las-vegas-enters-bar = { las-vegas-tile-knockout }: { $seat } sends { $big ->
        [yes] the big die
       *[no] a die
    } to the bar.
las-vegas-leaves-bar = { las-vegas-tile-knockout }: { $seat } takes { $small ->
        [0] {""}
        [one] one die
       *[other] { $small } dice
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] the big die
           *[other] {" "}and the big die
        }
    } back from the bar.
las-vegas-grey-placed = { las-vegas-tile-block-it }: { $seat } puts { $dice ->
        [one] one grey die
       *[other] { $dice } grey dice
    } into casino { $casino }.
las-vegas-grey-moved = { las-vegas-tile-handicap }: { $seat } moves a grey die from casino { $casino } to { $space ->
        [chip] a chip space
        [note] a money space
       *[die] a die-action space
    }.
las-vegas-splits = { $seat } makes two piles: { $first }{"\u00a0"}and{"\u00a0"}{ $second } tokens.
las-vegas-divides-tokens = The first pile holds { $first }, the second { $second }.
las-vegas-takes-pile = { $seat } opens { $taken } and leaves { $left }.
las-vegas-doubles-down = { $seat } moves { $small ->
        [0] {""}
        [one] one die
       *[other] { $small } dice
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] the big die
           *[other] {" "}and the big die
        }
    } to { las-vegas-tile-double-down }.
las-vegas-nice-die = { las-vegas-tile-nice-dice }: { $seat } puts { $big ->
        [yes] the big die
       *[no] a die
    } on space { $space }.
las-vegas-pushed-out = { $big ->
        [yes] The big die
       *[no] A die
    } of { $seat } is pushed into casino { $casino }.
las-vegas-chooses = { $seat } uses the { $result }.
las-vegas-gold-die = { $seat } puts { $big ->
        [yes] the big die
       *[no] a die
    } on the gold space.
las-vegas-gold-back = { $seat } gets { $big ->
        [yes] the big die
       *[no] a die
    } back from the gold space.

# What may be chosen
las-vegas-offer-place-tile = { las-vegas-offer-place }
    .outcome = { las-vegas-offer-place.outcome }; { las-vegas-tile-acts }
las-vegas-tile-acts = { $tile_money ->
        [none] tile acts
       *[other] tile: { $tile_chips ->
            [0] { $tile_money }
            [one] a chip
           *[other] { $tile_chips } chips
        }
    }
las-vegas-award = { $chips ->
        [0] { $money }
        [one] a chip
       *[other] { $chips } chips
    }
las-vegas-offer-decline = { $tile ->
        [power-play] Roll instead
       *[other] Leave it
    }
las-vegas-offer-hide = Hide { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
las-vegas-offer-guess = Guess { $tokens }
las-vegas-offer-stop = Stop and take { $money ->
        [none] nothing
       *[other] { las-vegas-award }
    }
las-vegas-offer-higher = Bet on more than { $sum }
    .outcome = to win { las-vegas-award }
las-vegas-offer-lower = Bet on less than { $sum }
    .outcome = to win { las-vegas-award }
las-vegas-offer-black = { $dice ->
        [one] A black die into casino { $casino }
       *[other] Both black dice into { $other ->
            [none] casino { $casino }
           *[other] casinos { $casino } and { $other }
        }
    }
    .outcome = { $places ->
        [one] { las-vegas-offer-place.outcome }
       *[other] { $money ->
            [none] no note
           *[other] together { $still ->
                [yes] still { $money }
               *[no] { $money }
            }
        }{ $ties ->
            [none] {""}
           *[other] , { $all_tied ->
                [yes] ties in both
               *[no] a tie in casino { $ties }
            }
        }
    }
las-vegas-offer-set = { $kind ->
        [big] The big die
       *[small] A die
    } into casino { $casino }
las-vegas-offer-back = Take { $kind ->
        [big] the big die
       *[small] a die
    } back from casino { $casino }
las-vegas-offer-close = Close casino { $casino }
    .outcome = { $money ->
        [none] earns nothing
       *[other] earns { las-vegas-award }
    }
las-vegas-offer-bar = { $kind ->
        [big] The big die
       *[small] A small die
    } to the bar
las-vegas-offer-block = { $dice ->
        [one] 1 grey die
       *[other] { $dice } grey dice
    } into casino { $casino }
las-vegas-offer-grey = Grey die from casino { $casino }: { $space ->
        [chip] get a chip
        [note] get the money
       *[die] die action
    }
las-vegas-offer-split = Piles of { $tokens } and { $others }
las-vegas-offer-divide = First pile: { $money }
las-vegas-offer-take = The { $pile ->
        [first] first
       *[second] second
    } pile: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
las-vegas-offer-double = Move { $small ->
        [0] {""}
        [one] one die
       *[other] { $small } dice
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] the big die
           *[other] {" "}and the big die
        }
    } to the tile
    .outcome = { las-vegas-offer-place.outcome }{ $less_money ->
        [none] {""}
       *[other] ; casino −{ $less_money }
    }{ $more_money ->
        [none] {""}
       *[other] ; casino +{ $more_money }
    }
las-vegas-offer-nice = { $kind ->
        [big] The big die
       *[small] A die
    } on space { $space }
    .outcome = { las-vegas-award }{ $seats ->
        [none] {""}
       *[other] , pushes out { $seats }
    }
las-vegas-offer-choose = { $result ->
        [1] One chip
        [2] Two chips
        [3] $30,000
        [4] Activate another tile
        [5] Die action
       *[other] A die on the gold space
    }
    .outcome = { $money ->
        [none] {""}
       *[other] { $money } if it stays{ $seats ->
            [none] {""}
           *[other] ; sends back { $seats }'s die
        }
    }
las-vegas-offer-activate = Activate { $tile_name } at casino { $casino }
las-vegas-offer-gold = { $kind ->
        [big] The big die
       *[small] A small die
    } on the gold space
    .outcome = { las-vegas-offer-choose.outcome }

# Why not
refusal-LVR-2 = Tiles are drawn by chance before a round, not chosen.
refusal-LVR-32 = { $tile_name } is being resolved: { $seat } must answer it first.
refusal-LVR-33 = No tile asks for that now.
refusal-LVR-45 = The fist must be made and the guess must be given: choose one, two or three.
refusal-LVR-61 = The black dice do not show that number.
refusal-LVR-116 = You have no { $kind ->
        [big] big
       *[small] small
    } die in hand.
refusal-LVR-120 = The first time a casino must be closed: choose one.
refusal-LVR-121 = Casino { $casino } is closed: no die may go in or out.
refusal-LVR-126 = Casino { $casino } cannot be closed now: choose another one, and never the tile's own.
refusal-LVR-140 = You have no { $kind ->
        [big] big
       *[small] small
    } die in hand to give.
refusal-LVR-145 = A die must go to the bar: choose which.
refusal-LVR-150 = There is no group of { $dice } left.
refusal-LVR-151 = A group of grey dice must be placed: choose one and a casino.
refusal-LVR-161 = There is no grey die in casino { $casino }, or no such space is free.
refusal-LVR-164 = You have no such { $kind ->
        [big] big
       *[small] small
    } die there.
refusal-LVR-171 = The tokens must be divided: choose the first pile.
refusal-LVR-172 = One of the piles must be taken.
refusal-LVR-180 = You do not have that many dice in this casino.
refusal-LVR-190 = Only a die just rolled and still in hand, or just placed here, can go on its space.
refusal-LVR-197 = Space { $space } is taken and its casino is closed, so the old die could not leave.
refusal-LVR-200 = The black dice do not show a { $result }.
refusal-LVR-205 = You have no { $kind ->
        [big] big
       *[small] small
    } die in hand for the gold space.
refusal-LVR-207 = One of the results must be used.
refusal-LVR-208 = At casino { $casino } there is no other tile that can be activated.
