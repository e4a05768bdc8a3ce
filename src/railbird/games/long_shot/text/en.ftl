# Long Shot (2009): the game, its horses and its cards.

long-shot-title = Long Shot
long-shot-summary = Own horses, back horses, and make the right ones win: ten horses, one lap, 104 cards.
long-shot-provenance = Eight names, two odds and the prizes are printed in the rules. Most of the deck and of the horse cards is our reconstruction; what is printed or reported is marked.

long-shot-variant-ask = Who is asked about a roll
    .about = The rulebook leaves it open: everybody is asked about cards on the roll and rerolls, so that a question betrays no hand, or only who could use one.
long-shot-variant-ask-able = who could use a card
long-shot-variant-ask-all = everybody
long-shot-variant-components = Own box
    .about = Values of your own box, laid over ours.

# What happens

long-shot-first-roll = { $seat } rolls { $number } for the start.
long-shot-starts = { $seat } begins.
long-shot-turn-begins = Turn { $turn }: { $seat }.
long-shot-feature-acts =
    { $feature ->
        [runner-up] { $number ->
            [one] Feature of { $name } ({ $horse }): exactly one horse is ahead of it.
           *[other] Feature of { $name } ({ $horse }): exactly { $number } horses are ahead of it.
        }
        [crowd] { $number ->
            [one] Feature of { $name } ({ $horse }): another horse is on its space.
           *[other] Feature of { $name } ({ $horse }): { $number } other horses are on its space.
        }
        [straggler] Feature of { $name } ({ $horse }): no horse is behind it.
        [extra-bet] Feature of { $name } ({ $horse }): an extra bet on it.
        [shot] Feature of { $name } ({ $horse }): a shot at another horse on its space.
        [late-bets] Feature of { $name } ({ $horse }): a bet in the No Bets zone.
        [field-behind] { $number ->
            [one] Feature of { $name } ({ $horse }): one horse is behind it.
           *[other] Feature of { $name } ({ $horse }): { $number } horses are behind it.
        }
        [nine-lives] Feature of { $name } ({ $horse }): a { $number } was rolled.
       *[leader-draws] Feature of { $name } ({ $horse }): it is in the lead.
    }
long-shot-draws = { $seat } draws a card.
long-shot-card-drawn = The card is { $card }.
long-shot-rolls = { $seat } rolls { $horse } ({ $name }) and { $move }.
long-shot-rolls-horse = { $seat } rolls the horse die: { $horse } ({ $name }).
long-shot-rolls-move = { $seat } rolls the move die: { $move }.
long-shot-uses-token = { $seat } hands in the reroll token.
long-shot-runs = { $name } ({ $horse }) runs from { $start } to { $space }.
long-shot-falls-back = { $name } ({ $horse }) falls back from { $start } to { $space }.
long-shot-finishes =
    { $place ->
        [1] { $name } ({ $horse }) wins the race!
        [2] { $name } ({ $horse }) comes in second.
       *[3] { $name } ({ $horse }) comes in third: the race is over.
    }
long-shot-plays = { $seat } plays { $card }.
long-shot-sells = { $seat } sells { $card }.
long-shot-buys = { $seat } buys { $name } ({ $horse }) for { $price }.
long-shot-bets =
    { $free ->
        [yes] { $seat } gets a free bet of { $stake } on { $name } ({ $horse }): { $total } in all.
       *[no] { $seat } bets { $stake } on { $name } ({ $horse }): { $total } in all.
    }
long-shot-collects = { $seat } collects { $money }.
long-shot-passes = { $seat } passes.
long-shot-steals = { $seat } takes a card from { $victim }.
long-shot-card-stolen = The stolen card is { $card }.
long-shot-peeks = { $seat } looks at the hand of { $victim }.
long-shot-hand-seen = { $victim } holds { $cards }.
long-shot-takes-money = { $seat } takes { $money } from { $victim }.
long-shot-prize =
    { $place ->
        [1] { $seat } receives { $money } as the owner of the winner, { $name } ({ $horse }).
        [2] { $seat } receives { $money } as the owner of the second, { $name } ({ $horse }).
       *[3] { $seat } receives { $money } as the owner of the third, { $name } ({ $horse }).
    }
long-shot-bet-pays = { $seat } bet { $stake } on { $name } ({ $horse }) at ×{ $odds } and receives { $money }.
long-shot-final-score = { $seat } had { $hand } in hand and ends with { $score }.
long-shot-game-ends = The game is over. The win goes to { $winners }.

# What may be chosen

long-shot-offer-play = Play { $card_name }
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [move] to space { $space }
       *[other] {""}
    }
long-shot-offer-react = Play { $card_name } on this roll
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [stay] stays on { $space }
       *[other] {""}
    }
long-shot-offer-sell = Sell { $card_name }, one of two for ${ $sale }
long-shot-offer-pluck = Take { $card_name }
long-shot-offer-buy = Buy { $name } ({ $horse }) for ${ $price }, { $left_money } left
long-shot-offer-bet = Bet ${ $stake } on { $name } ({ $horse }), { $left_money } left
long-shot-offer-move = Move { $name } ({ $horse }) from { $space } { $home ->
        [yes] home
       *[no] to { $goal }
    }
long-shot-offer-choose = { $name } ({ $horse }), { $home ->
        [yes] from { $space } home
       *[no] now on { $space }
    }
long-shot-offer-rob = From { $seat }
long-shot-offer-token =
    { $die ->
        [horse] Use the token: roll the horse die again
       *[move] Use the token: roll the move die again
    }
long-shot-offer-do-over =
    { $die ->
        [horse] Play Do-Over: roll the horse die again
       *[move] Play Do-Over: roll the move die again
    }
long-shot-offer-keep = Keep the roll
    .outcome = { $zero ->
        [draws] a card from the pile
        [steals] a card from { $seats }
        [nothing] nobody moves
       *[no] {""}
    }
long-shot-offer-pass-action = Pass: no action
long-shot-offer-pass-window =
    { $runs ->
        [no] Go on
       *[yes] Let it run
    }
long-shot-offer-pass-bars = Move no further horse
long-shot-offer-pass-features = Do not use it

# Why not

refusal-LS-3 =
    { $mine ->
        [yes] Not now: something else is asked of you.
       *[no] It is not your turn to act: { $seat } is on.
    }
refusal-LS-4 = The race is over.
refusal-LS-32 = { $name } ({ $horse }) is in the No Bets zone: bet on another horse, or play a card that says otherwise.
refusal-LS-97 = { $name } ({ $horse }) does not move on a { $number }: only your own horses with that number in their bars do.
refusal-LS-98 = { $name } ({ $horse }) has already moved by its bar on this { $number }.
refusal-LS-111 = You do not hold { $card_name }.
refusal-LS-112 =
    { $on_roll ->
        [yes] { $card_name } is played on a roll, when cards on the roll are asked for.
       *[no] { $card_name } is played as the action of your turn.
    }
refusal-LS-113 = { $card_name } cannot be played so: its condition is not met, or nothing would change. You may still sell it.
refusal-LS-120 = { $card_name } costs ${ $cost }, and you have { $money } in hand.
refusal-LS-121 = { $card_name }: there must be another player who has something to take.
refusal-LS-130 =
    { $seat ->
        [none] { $name } ({ $horse }) costs ${ $price }, and you have { $money } in hand.
       *[other] { $name } ({ $horse }) already belongs to { $seat }.
    }
refusal-LS-131 = { $name } ({ $horse }) has finished and is no longer for sale.
refusal-LS-144 = A bet costs ${ $stake }, and you have { $money } in hand.
refusal-LS-151 = A sale is two cards, and you have only one.
refusal-LS-190 = A die is rolled again only right after your own roll, and once.
refusal-LS-194 = Your reroll token is used up.
refusal-LS-200 = { $name } ({ $horse }) has finished: nobody can bet on it any more.
refusal-LS-201 = { $card_name } speaks of the lead, and since a horse has finished there is none. You may still sell it.
refusal-LS-205 = { $name } ({ $horse }) has finished, so it does not move on a { $number } any more.

# The board of the terminal

long-shot-board-turn = Turn { $turn }
long-shot-board-horse = Horse
long-shot-board-bar = Bar
long-shot-board-odds = W P S
long-shot-board-lane = Lane ({ $zone } no bets)
long-shot-board-bets = Bets
long-shot-board-money = Money
long-shot-board-cards = Cards
long-shot-board-token = Reroll
long-shot-board-token-left = unused
long-shot-board-token-used = used
long-shot-board-dice = Rolled: horse { $horse }, move { $move }
long-shot-board-pile = Draw pile: { $count }
long-shot-board-horses = Your horses
long-shot-board-hand = Your hand
long-shot-board-seen = { $card }, in the hand of { $holders }
long-shot-board-place =
    { $place ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }

# Horses: the printed name.

long-shot-horse-1 = Wonder Bred
long-shot-horse-2 = Rex in Effect
long-shot-horse-3 = Three's a Crowd
long-shot-horse-4 = Slow Jenn
long-shot-horse-5 = Sure Lee
long-shot-horse-6 = Six Gun
long-shot-horse-7 = Last Chance
long-shot-horse-8 = Eight's Enough
long-shot-horse-9 = Nine Lives
long-shot-horse-10 = Hangin' 10

# Features.

long-shot-feature-leader-draws = If this horse is in the lead at the start of your turn, draw a card.
long-shot-feature-runner-up =
    { $ahead ->
        [one] If exactly one unfinished horse is ahead of this horse at the start of your turn, collect ${ $money }.
       *[other] If exactly { $ahead } unfinished horses are ahead of this horse at the start of your turn, collect ${ $money }.
    }
long-shot-feature-crowd = If at least { $others } other horses are on this horse's space at the start of your turn, collect ${ $money }.
long-shot-feature-straggler = If no unfinished horse is behind this horse at the start of your turn, it goes forward { $spaces }.
long-shot-feature-extra-bet = At the start of your turn you may make an extra bet of ${ $money } on this horse, outside the No Bets zone.
long-shot-feature-shot = At the start of your turn you may move one other horse on this horse's space back { $spaces }.
long-shot-feature-late-bets = Your bet action may go on this horse in the No Bets zone too.
long-shot-feature-field-behind = If at least { $behind } unfinished horses are behind this horse at the start of your turn, collect ${ $money }.
long-shot-feature-nine-lives = When you roll a { $roll }, this horse goes back by the move die. While it is owned, cards cannot move it back.
long-shot-feature-leader-earns = If this horse is in the lead at the start of your turn, collect ${ $money }.

# Long Shot cards: the name.

long-shot-card-lucky-numba-1 = Lucky Numba 1
long-shot-card-lucky-numba-2 = Lucky Numba 2
long-shot-card-lucky-numba-3 = Lucky Numba 3
long-shot-card-lucky-numba-4 = Lucky Numba 4
long-shot-card-lucky-numba-5 = Lucky Numba 5
long-shot-card-lucky-numba-6 = Lucky Numba 6
long-shot-card-lucky-numba-7 = Lucky Numba 7
long-shot-card-lucky-numba-8 = Lucky Numba 8
long-shot-card-lucky-numba-9 = Lucky Numba 9
long-shot-card-lucky-numba-10 = Lucky Numba 10
long-shot-card-giddy-up-1 = Giddy-Up 1
long-shot-card-giddy-up-2 = Giddy-Up 2
long-shot-card-giddy-up-3 = Giddy-Up 3
long-shot-card-giddy-up-4 = Giddy-Up 4
long-shot-card-giddy-up-5 = Giddy-Up 5
long-shot-card-giddy-up-6 = Giddy-Up 6
long-shot-card-giddy-up-7 = Giddy-Up 7
long-shot-card-giddy-up-8 = Giddy-Up 8
long-shot-card-giddy-up-9 = Giddy-Up 9
long-shot-card-giddy-up-10 = Giddy-Up 10
long-shot-card-muddy-lane-1 = Muddy Lane 1
long-shot-card-muddy-lane-2 = Muddy Lane 2
long-shot-card-muddy-lane-3 = Muddy Lane 3
long-shot-card-muddy-lane-4 = Muddy Lane 4
long-shot-card-muddy-lane-5 = Muddy Lane 5
long-shot-card-muddy-lane-6 = Muddy Lane 6
long-shot-card-muddy-lane-7 = Muddy Lane 7
long-shot-card-muddy-lane-8 = Muddy Lane 8
long-shot-card-muddy-lane-9 = Muddy Lane 9
long-shot-card-muddy-lane-10 = Muddy Lane 10
long-shot-card-inside-tip-1 = Inside Tip 1
long-shot-card-inside-tip-2 = Inside Tip 2
long-shot-card-inside-tip-3 = Inside Tip 3
long-shot-card-inside-tip-4 = Inside Tip 4
long-shot-card-inside-tip-5 = Inside Tip 5
long-shot-card-inside-tip-6 = Inside Tip 6
long-shot-card-inside-tip-7 = Inside Tip 7
long-shot-card-inside-tip-8 = Inside Tip 8
long-shot-card-inside-tip-9 = Inside Tip 9
long-shot-card-inside-tip-10 = Inside Tip 10
long-shot-card-spur = Spur
long-shot-card-second-wind = Second Wind
long-shot-card-photo-finish = Photo Finish
long-shot-card-home-stretch = Home Stretch
long-shot-card-surge-brown = Brown Surge
long-shot-card-surge-black = Black Surge
long-shot-card-surge-white = White Surge
long-shot-card-slowdown-brown = Brown Slowdown
long-shot-card-slowdown-black = Black Slowdown
long-shot-card-slowdown-white = White Slowdown
long-shot-card-heavy-going = Heavy Going
long-shot-card-wild-ride = Wild Ride
long-shot-card-extra-gallop = Extra Gallop
long-shot-card-back-markers = Back Markers
long-shot-card-front-runner-fades = Front-Runner Fades
long-shot-card-push-the-pace = Push the Pace
long-shot-card-slipstream = Slipstream
long-shot-card-neck-and-neck = Neck and Neck
long-shot-card-pocket-money = Pocket Money
long-shot-card-lunch-money = Lunch Money
long-shot-card-owners-bonus = Owner's Bonus
long-shot-card-working-stiff = Working Stiff
long-shot-card-traffic-jam = Traffic Jam
long-shot-card-hard-luck = Hard Luck
long-shot-card-front-runners-purse = Front-Runner's Purse
long-shot-card-ticket-on-the-leader = Ticket on the Leader
long-shot-card-under-the-table = Under the Table
long-shot-card-double-down = Double Down
long-shot-card-two-way-ticket = Two-Way Ticket
long-shot-card-late-window = Late Window
long-shot-card-follow-the-leader = Follow the Leader
long-shot-card-peek-and-pluck = Peek and Pluck
long-shot-card-sticky-fingers = Sticky Fingers
long-shot-card-shakedown = Shakedown
long-shot-card-do-over = Do-Over
long-shot-card-spooked = Spooked

# Long Shot cards: what they say.

long-shot-text-lucky-numba = On a roll of { $horse }, anybody's: collect ${ $money }.
long-shot-text-giddy-up = { $name }{"\u00a0"}({ $horse }) goes forward { $spaces }.
long-shot-text-muddy-lane = { $name }{"\u00a0"}({ $horse }) goes back { $spaces }.
long-shot-text-inside-tip = A free bet of ${ $stake } on { $name }{"\u00a0"}({ $horse }), in the No Bets zone too.
long-shot-text-spur = Any horse goes forward { $spaces }.
long-shot-text-second-wind = One of your horses goes forward { $spaces }.
long-shot-text-photo-finish = Any horse goes forward { $spaces } and may finish.
long-shot-text-home-stretch = A horse in the No Bets zone goes forward { $spaces } and may finish.
long-shot-text-surge =
    { $colour ->
        [brown] Every brown horse goes forward { $spaces }.
        [black] Every black horse goes forward { $spaces }.
       *[white] Every white horse goes forward { $spaces }.
    }
long-shot-text-slowdown =
    { $colour ->
        [brown] Every brown horse goes back { $spaces }.
        [black] Every black horse goes back { $spaces }.
       *[white] Every white horse goes back { $spaces }.
    }
long-shot-text-heavy-going = Any horse goes back { $spaces }.
long-shot-text-wild-ride = Name a horse, roll the move die: it goes forward that far.
long-shot-text-extra-gallop = Roll both dice: that horse goes forward and may finish.
long-shot-text-back-markers = Every horse in last position goes forward { $spaces }.
long-shot-text-front-runner-fades = Every horse in the lead goes back { $spaces }.
long-shot-text-push-the-pace = Every horse in the lead goes forward { $spaces }.
long-shot-text-slipstream = Any horse goes forward { $spaces }, but not beyond the lead space.
long-shot-text-neck-and-neck = A horse at most { $spaces } spaces behind the lead goes onto the lead space.
long-shot-text-pocket-money = Collect ${ $money }.
long-shot-text-lunch-money = Collect ${ $money } and draw a card.
long-shot-text-owners-bonus = Collect ${ $money } for each horse you own, at most ${ $most }.
long-shot-text-working-stiff = If you own no horse, collect ${ $money }.
long-shot-text-traffic-jam = If { $horses } or more horses share a space of the track, collect ${ $money }.
long-shot-text-hard-luck = If you own a horse in last position, collect ${ $money }.
long-shot-text-front-runners-purse = If you own a horse in the lead, collect ${ $money }.
long-shot-text-ticket-on-the-leader = If you have a bet on a horse in the lead, collect ${ $money }.
long-shot-text-under-the-table = Bet ${ $stake } on any unfinished horse, in the No Bets zone too.
long-shot-text-double-down = Bet ${ $stake } on one horse outside the No Bets zone.
long-shot-text-two-way-ticket = Bet ${ $stake } each on two different horses outside the No Bets zone.
long-shot-text-late-window = A free bet of ${ $stake } on a horse in the No Bets zone.
long-shot-text-follow-the-leader = A free bet of ${ $stake } on a horse in the lead, in the No Bets zone too.
long-shot-text-peek-and-pluck = Look at a player's hand and take a card of your choice.
long-shot-text-sticky-fingers = Take a random card from a player.
long-shot-text-shakedown = Take ${ $money } of hand money from a player.
long-shot-text-do-over = Roll one die of your roll again, instead of using your token.
long-shot-text-spooked = On a roll: the rolled horse does not move.

long-shot-source-printed = printed
long-shot-source-reported = reported
long-shot-source-house = our reconstruction
long-shot-source-own = your own file
