# Names and sentences of Long Shot: The Dice Game.

long-shot-dice-title = Long Shot: The Dice Game
long-shot-dice-summary = Bet on eight horses, buy them, help them along, and earn the most money when three have finished.

long-shot-dice-variant-horses = Horse cards
    .about = Which cards run. The box has three sets; no source shows their symbols, so which card belongs where is our reconstruction.
long-shot-dice-variant-horses-circle = the first set (circle)
long-shot-dice-variant-horses-triangle = the second set (triangle)
long-shot-dice-variant-horses-square = the third set (square)
long-shot-dice-variant-horses-fourth = the fourth set, about concessions
long-shot-dice-variant-horses-mixed = a random mix of the three sets
long-shot-dice-variant-horses-any = a random mix of all known cards
long-shot-dice-variant-cards = Certain cards
    .about = Names of horse cards, separated by commas, that take part whatever the set.
long-shot-dice-variant-roland = Roland
    .about = How much Roland's base action pays. The printed amounts are unknown, so the rulebook leaves this open.
long-shot-dice-variant-roland-easy = easy
long-shot-dice-variant-roland-normal = normal
long-shot-dice-variant-roland-hard = hard
long-shot-dice-variant-starter = First player
    .about = The rulebook takes whoever last placed a bet; here the first player is drawn by lot or sits in the first seat.
long-shot-dice-variant-starter-random = drawn by lot
long-shot-dice-variant-starter-first = the first seat
long-shot-dice-variant-components = Own components
    .about = Values that somebody corrected from the box on the table.

long-shot-dice-roland = Roland
long-shot-dice-base-action = Roland's sheet
long-shot-dice-bonus-money = money
long-shot-dice-bonus-back-two = two horses back
long-shot-dice-bonus-forward-two = two horses forward
long-shot-dice-bonus-back-one = one horse back
long-shot-dice-bonus-forward-one = one horse forward
long-shot-dice-bonus-bet = free bet
long-shot-dice-bonus-helmet = any helmet
long-shot-dice-bonus-jersey = any jersey
long-shot-dice-bonus-horse = any horse

# What happens
long-shot-dice-card-laid = Horse { $horse } is { $card }.
long-shot-dice-dealt = { $seat } gets starting card { $card } with bets of { $bets } on { $horses }{ $source ->
        [house] {" "}(the card is our reconstruction)
       *[other] {""}
    }.
long-shot-dice-round-begins = Round { $round }. { $seat } has the dice.
long-shot-dice-rolls = { $seat } rolls horse { $horse } and { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
long-shot-dice-runs = Horse { $horse } runs from { $start ->
        [0] the start
       *[other] { $start }
    } to { $space }.
long-shot-dice-finishes = Horse { $horse } finishes in place { $place } and wins { $prize }!
long-shot-dice-is-moved = Horse { $horse } is moved from { $start ->
        [0] the start
       *[other] { $start }
    } to { $space }.
long-shot-dice-stays = Horse { $horse } stays { $space ->
        [0] at the start
       *[other] on { $space }
    }.
long-shot-dice-marks-concession = { $seat } marks a concession with { $horse } (row { $row }, column { $column }).
long-shot-dice-completes-row = { $seat } completes row { $row }.
long-shot-dice-completes-column = { $seat } completes column { $column }.
long-shot-dice-takes-bonus = { $seat } takes the bonus: { $bonus }.
long-shot-dice-bonus-lost = There is nothing that the bonus could do.
long-shot-dice-marks-helmet = { $seat } marks the helmet of horse { $horse }.
long-shot-dice-marks-jersey = { $seat } marks the jersey of horse { $horse }.
long-shot-dice-completes-set = { $seat } has helmet and jersey of horse { $horse }.
long-shot-dice-marks-bar = { $seat } marks horse { $horse } on card { $card }.
long-shot-dice-bets = { $seat } bets { $money } on horse { $horse }{ $free ->
        [yes] , for free
       *[no] {""}
    }; that makes { $total }.
long-shot-dice-buys = { $seat } buys horse { $horse }, { $card }, for { $price }.
long-shot-dice-marks-wild = { $seat } marks a wild and acts with { $horse }; { $left ->
        [0] no wild
        [one] one wild
       *[other] { $left } wilds
    } left.
long-shot-dice-erases-wild = { $seat } erases { $erased ->
        [one] a wild mark
       *[other] { $erased } wild marks
    }; { $left ->
        [one] one wild
       *[other] { $left } wilds
    } left.
long-shot-dice-passes = { $seat } cannot do anything and passes.
long-shot-dice-gains = { $seat } gains { $money } ({ $cause }).
long-shot-dice-loses = { $seat } loses { $money } ({ $cause }).
long-shot-dice-declines = { $seat } does not use { $card }.
long-shot-dice-diamond-rolls = The horse die is rolled again for Roland: { $horse }.
long-shot-dice-final-score =
    { $seat }: prizes { $prizes }, bets { $bets },
    sets { $sets }, money { $money }, abilities { $abilities }: { $score }.
long-shot-dice-game-ends = The race is over. The win goes to { $winners }.

# What may be chosen
long-shot-dice-offer-concession = Concession { $horse } in row { $row }, column { $column }
    .outcome = { $bonuses ->
        [0] then row { $in_row }/4, column { $in_column }/4
        [1] a bonus
       *[other] two bonuses
    }
long-shot-dice-offer-helmet = Helmet of horse { $horse }
    .outcome = { $set_money ->
        [none] { $runs ->
            [yes] bets past the line
           *[no] {""}
        }
       *[other] set: { $set_money }
    }
long-shot-dice-offer-jersey = Jersey of horse { $horse }
    .outcome = { $set_money ->
        [none] { $marks ->
            [yes] + card mark
           *[no] {""}
        }
       *[other] { $marks ->
            [yes] + mark, set: { $set_money }
           *[no] set: { $set_money }
        }
    }
long-shot-dice-offer-bet = Bet { $money } on horse { $horse }{ $free ->
        [yes] , for free
       *[no] {""}
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] { $left_money } left
    }
long-shot-dice-offer-buy = { $free ->
        [yes] Take horse { $horse }, { $card_name }, for free
       *[no] Buy horse { $horse }, { $card_name }, for { $money }
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] { $left_money } left
    }
long-shot-dice-offer-wild = Wild: act with { $horse } instead
long-shot-dice-offer-scatter = Scatter Shot: concession { $horse } in row { $row }, column { $column }
    .outcome = { long-shot-dice-offer-concession.outcome }
long-shot-dice-offer-tug = Strung Along: bet { $money } on horse { $horse }{ $free ->
        [yes] , for free,
       *[no] {""}
    } and move it to space { $goal }
    .outcome = to space { $goal }{ $left_money ->
        [none] {""}
       *[other] , { $left_money } left
    }
long-shot-dice-offer-bonus = Bonus: { $bonus_name }{ $sum_money ->
        [none] { $figure ->
            [0] {""}
           *[other] , by { $figure }
        }
       *[other] , { $sum_money }
    }
long-shot-dice-offer-mark = Mark horse { $horse } on card { $card }, to follow when { $card } is rolled
long-shot-dice-offer-move = Horse { $horse } { $back ->
        [yes] back
       *[no] forward
    } { $spaces }, from { $space ->
        [0] the start
       *[other] space { $space }
    }{ $mate ->
        [none] {""}
       *[other] , with horse { $mate }
    }
    .outcome = { $goal ->
        [none] stays
       *[other] { $space ->
            [0] start
           *[other] { $space }
        } → { $goal }
    }
long-shot-dice-offer-erase = Erase a wild mark
long-shot-dice-offer-pass = Pass
long-shot-dice-offer-use = Use { $card_name }
long-shot-dice-offer-decline = Do not use { $card_name }

# Why not
refusal-LSD-3 = It is not your turn: { $seat } is on.
refusal-LSD-4 = The race is over.
refusal-LSD-6 = First finish what has been started: choose among what is asked.
refusal-LSD-13 = The next horse card is drawn, not chosen.
refusal-LSD-14 = Starting cards are dealt at random, each once.
refusal-LSD-18 = The first player is drawn by lot.
refusal-LSD-51 = Now the dice are rolled, by { $seat }.
refusal-LSD-64 = Horse { $horse } has finished and is moved no more.
refusal-LSD-70 = It is time for one action: Concession, Helmet, Jersey, Bet or Purchase.
refusal-LSD-71 = Your action is for number { $horse }; another number takes a wild.
refusal-LSD-75 = A wild is for another number with a possible action, once a turn, and that action follows at once; { $horse } will not do.
refusal-LSD-76 = All { $wilds } wild boxes are marked.
refusal-LSD-80 = This concession box is marked already.
refusal-LSD-83 = You have used that bonus; choose one that is left.
refusal-LSD-91 = Choose two different horses to move back.
refusal-LSD-92 = Choose two different horses to move forward.
refusal-LSD-95 = The free bet is exactly { $money }.
refusal-LSD-100 = You have the helmet of horse { $horse } already.
refusal-LSD-111 = Horse { $horse } is marked on card { $card } already.
refusal-LSD-112 = You have the jersey of horse { $horse } already.
refusal-LSD-120 = Bet at least $1 and at most { $money }.
refusal-LSD-122 = You have only { $money }.
refusal-LSD-123 = Horse { $horse } is past the No-Bet line; you would need its helmet.
refusal-LSD-124 = Horse { $horse } has finished; nobody bets on it any more.
refusal-LSD-131 = Horse { $horse } is not for sale: { $seat } owns it.
refusal-LSD-132 = Horse { $horse } has finished and is not for sale.
refusal-LSD-133 = Horse { $horse } costs { $money }, more than you have.
refusal-LSD-140 = You have no wild mark to erase.
refusal-LSD-141 = An action with { $horse } is possible, so take one.
refusal-LSD-142 = Instead of passing, erase a wild mark.
refusal-LSD-162 = { $card_name } asks something: choose among what it offers, or decline.
refusal-LSD-173 = Only the owner of Scatter Shot marks a number beside { $horse }.
refusal-LSD-191 = The small bet that moves its horse needs the card Strung Along and the money for it.
refusal-LSD-215 = Scatter Shot is not used together with a wild.
refusal-LSD-264 = Now the horse die is rolled again for Roland.

# What Roland will do
long-shot-dice-roland-mark-leading = mark his leading horse on the card that a new roll names
long-shot-dice-roland-mark-trailing = mark his trailing horse on the card that a new roll names and gain { $gain }
long-shot-dice-roland-mark-all = mark all his horses on the card that a new roll names
long-shot-dice-roland-mark-top-bet = mark the horse with his highest bet on the card that a new roll names
long-shot-dice-roland-mark-horse = mark horse{"\u00a0"}{ $horse } on the card that a new roll names
long-shot-dice-roland-bet-horse = bet { $pays } on horse{"\u00a0"}{ $horse }
long-shot-dice-roland-back-leading = move your leading horse back { $spaces }
long-shot-dice-roland-back-top-bet = move the horse with your highest bet back { $spaces }
long-shot-dice-roland-buy-leading = buy the leading unsold horse for { $pays }
long-shot-dice-roland-buy-lowest = buy the unsold horse with the lowest number for { $pays }
long-shot-dice-roland-buy-horse = buy horse{"\u00a0"}{ $horse } for { $pays }
long-shot-dice-roland-base = take { $gain }, his base action

# Horse cards
long-shot-dice-card-chain-reaction = Chain Reaction
    .effect = When you complete a column, you may also mark any free concession box.
long-shot-dice-card-too-lucky = Too Lucky
    .effect = When the die shows 2: gain ${ $dollars }.
long-shot-dice-card-scatter-shot = Scatter Shot
    .effect = Your Concession action may use the number one below or above the die.
long-shot-dice-card-early-bird-special = Early Bird Special
    .effect = Your Bet action is free on a horse on which you have no bet yet.
long-shot-dice-card-charley-horse = Charley Horse
    .effect = When you complete a row, you may move any horse back { $spaces }.
long-shot-dice-card-miracle-worker = Miracle Worker
    .effect = On purchase: mark any one concession, helmet or jersey box.
long-shot-dice-card-bettor-safe-than-sorry = Bettor Safe than Sorry
    .effect = At scoring: ${ $dollars } for each horse on which you have a bet.
long-shot-dice-card-magic-hate-ball = Magic Hate Ball
    .effect = When the die shows 8: every other player loses ${ $dollars }.
long-shot-dice-card-golden-corral = Golden Corral
    .effect = At scoring: ${ $dollars } if you own { $horses } horses or more.
long-shot-dice-card-half-off-sale = Half Off Sale
    .effect = On purchase: you may at once buy one more horse at half price.
long-shot-dice-card-pay-it-forward = Pay it Forward
    .effect = When you bet ${ $bet } on a horse that shares its space, you may move all horses there forward { $spaces }.
long-shot-dice-card-double-crosser = Double Crosser
    .effect = Your Jersey action may mark two horses on the card.
long-shot-dice-card-fancy-hat = Fancy Hat
    .effect = When you bet on a horse whose helmet you have: gain ${ $dollars }.
long-shot-dice-card-lone-ranger = Lone Ranger
    .effect = At scoring: ${ $dollars } for each horse of which you have only the helmet or only the jersey.
long-shot-dice-card-fair-play = Fair Play
    .effect = When the die shows 7: you may move a horse that is not in the lead forward { $spaces }.
long-shot-dice-card-product-placement = Product Placement
    .effect = When you complete helmet and jersey of a horse: free bet of ${ $bet } on it.
long-shot-dice-card-strung-along = Strung Along
    .effect = Instead of a normal bet you may bet ${ $bet } and move that horse forward { $spaces }.
long-shot-dice-card-pie-in-the-sky = Pie in the Sky
    .effect = At scoring: lose ${ $dollars } if horse 2 is not among the first three.
long-shot-dice-card-loosey-goosey = Loosey Goosey
    .effect = On purchase: erase wild marks, at most { $wilds }.
long-shot-dice-card-dance-card = Dance Card
    .effect = At scoring: ${ $dollars } for each of your horses marked on this card.
long-shot-dice-card-laundry-day = Laundry Day
    .effect = At scoring: ${ $dollars } if you have no set of helmet and jersey.
long-shot-dice-card-partner-in-crime = Partner in Crime
    .effect = On purchase: you may move horse 6 and one other horse forward { $spaces } each.
long-shot-dice-card-sticky-fingers = Sticky Fingers
    .effect = Your Jersey action takes up to ${ $dollars } from the owner of the card you mark.
long-shot-dice-card-great-appreciation = Great Appreciation
    .effect = At scoring: if horse 8 is among the first three, each of your prizes is ${ $dollars } larger.
long-shot-dice-card-out-of-alignment = Out of Alignment
    .effect = When you complete a row or a column: gain ${ $dollars }.
long-shot-dice-card-silver-spoon = Silver Spoon
    .effect = Your money bonuses pay ${ $dollars }.
long-shot-dice-card-receding-mare-line = Receding Mare Line
    .effect = Your bonuses that move horses back may move each { $spaces } more.
long-shot-dice-card-three-four-five = Three Four Five
    .effect = Your free bets from bonuses are ${ $dollars }.
long-shot-dice-card-five-leaf-clover = Five Leaf Clover
    .effect = When you complete a row: erase wild marks, at most { $wilds }.
long-shot-dice-card-equestrian-inception = Equestrian Inception
    .effect = When you take this horse with the horse bonus: gain ${ $dollars }.
long-shot-dice-card-bread-line = Bread Line
    .effect = At scoring: ${ $dollars } for each complete row.
long-shot-dice-card-donut-dollie = Donut Dollie
    .effect = Your movement bonuses may move each horse { $spaces } more.
long-shot-dice-card-inventory-check = Inventory Check
    .effect = On purchase: you may mark jersey boxes of your choice, at most { $jerseys }.
