# Long Shot (2009): the game, its horses and its cards.

long-shot-title = Long Shot
long-shot-about = Own horses, back horses, and make the right ones win: ten horses, one lap, 104 cards.
long-shot-provenance = Eight names, two odds and the prizes are printed in the rules. Most of the deck and of the horse cards is our reconstruction; what is printed or reported is marked.

long-shot-source-printed = printed
long-shot-source-reported = reported
long-shot-source-house = our reconstruction
long-shot-source-own = your own file

long-shot-colour-brown = Brown
long-shot-colour-black = Black
long-shot-colour-white = White

long-shot-type-horse = one horse
long-shot-type-move = move
long-shot-type-money = money
long-shot-type-steal = steal

# Horses: the printed name.

long-shot-horse-wonder-bred = Wonder Bred
long-shot-horse-rex-in-effect = Rex in Effect
long-shot-horse-threes-a-crowd = Three's a Crowd
long-shot-horse-slow-jenn = Slow Jenn
long-shot-horse-sure-lee = Sure Lee
long-shot-horse-six-gun = Six Gun
long-shot-horse-last-chance = Last Chance
long-shot-horse-eights-enough = Eight's Enough
long-shot-horse-nine-lives = Nine Lives
long-shot-horse-hangin-10 = Hangin' 10

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

# Long Shot cards: the name, and what the card says.

long-shot-card-lucky-numba = Lucky Numba { $horse }
    .about = On a roll of { $horse }, anybody's: collect ${ $money }.
long-shot-card-giddy-up = Giddy-Up { $horse }
    .about = { $name } goes forward { $spaces }.
long-shot-card-muddy-lane = Muddy Lane { $horse }
    .about = { $name } goes back { $spaces }.
long-shot-card-inside-tip = Inside Tip { $horse }
    .about = A free bet of ${ $stake } on { $name }, in the No Bets zone too.
long-shot-card-spur = Spur
    .about = Any horse goes forward { $spaces }.
long-shot-card-second-wind = Second Wind
    .about = One of your horses goes forward { $spaces }.
long-shot-card-photo-finish = Photo Finish
    .about = Any horse goes forward { $spaces } and may finish.
long-shot-card-home-stretch = Home Stretch
    .about = A horse in the No Bets zone goes forward { $spaces } and may finish.
long-shot-card-surge =
    { $colour ->
        [brown] Brown Surge
        [black] Black Surge
       *[white] White Surge
    }
    .about =
        { $colour ->
            [brown] Every brown horse goes forward { $spaces }.
            [black] Every black horse goes forward { $spaces }.
           *[white] Every white horse goes forward { $spaces }.
        }
long-shot-card-slowdown =
    { $colour ->
        [brown] Brown Slowdown
        [black] Black Slowdown
       *[white] White Slowdown
    }
    .about =
        { $colour ->
            [brown] Every brown horse goes back { $spaces }.
            [black] Every black horse goes back { $spaces }.
           *[white] Every white horse goes back { $spaces }.
        }
long-shot-card-heavy-going = Heavy Going
    .about = Any horse goes back { $spaces }.
long-shot-card-wild-ride = Wild Ride
    .about = Name a horse, roll the move die: it goes forward that far.
long-shot-card-extra-gallop = Extra Gallop
    .about = Roll both dice: that horse goes forward and may finish.
long-shot-card-back-markers = Back Markers
    .about = Every horse in last position goes forward { $spaces }.
long-shot-card-front-runner-fades = Front-Runner Fades
    .about = Every horse in the lead goes back { $spaces }.
long-shot-card-push-the-pace = Push the Pace
    .about = Every horse in the lead goes forward { $spaces }.
long-shot-card-slipstream = Slipstream
    .about = Any horse goes forward { $spaces }, but not beyond the lead space.
long-shot-card-neck-and-neck = Neck and Neck
    .about = A horse at most { $spaces } spaces behind the lead goes onto the lead space.
long-shot-card-pocket-money = Pocket Money
    .about = Collect ${ $money }.
long-shot-card-lunch-money = Lunch Money
    .about = Collect ${ $money } and draw a card.
long-shot-card-owners-bonus = Owner's Bonus
    .about = Collect ${ $money } for each horse you own, at most ${ $most }.
long-shot-card-working-stiff = Working Stiff
    .about = If you own no horse, collect ${ $money }.
long-shot-card-traffic-jam = Traffic Jam
    .about = If { $horses } or more horses share a space of the track, collect ${ $money }.
long-shot-card-hard-luck = Hard Luck
    .about = If you own a horse in last position, collect ${ $money }.
long-shot-card-front-runners-purse = Front-Runner's Purse
    .about = If you own a horse in the lead, collect ${ $money }.
long-shot-card-ticket-on-the-leader = Ticket on the Leader
    .about = If you have a bet on a horse in the lead, collect ${ $money }.
long-shot-card-under-the-table = Under the Table
    .about = Bet ${ $stake } on any unfinished horse, in the No Bets zone too.
long-shot-card-double-down = Double Down
    .about = Bet ${ $stake } on one horse outside the No Bets zone.
long-shot-card-two-way-ticket = Two-Way Ticket
    .about = Bet ${ $stake } each on two different horses outside the No Bets zone.
long-shot-card-late-window = Late Window
    .about = A free bet of ${ $stake } on a horse in the No Bets zone.
long-shot-card-follow-the-leader = Follow the Leader
    .about = A free bet of ${ $stake } on a horse in the lead, in the No Bets zone too.
long-shot-card-peek-and-pluck = Peek and Pluck
    .about = Look at a player's hand and take a card of your choice.
long-shot-card-sticky-fingers = Sticky Fingers
    .about = Take a random card from a player.
long-shot-card-shakedown = Shakedown
    .about = Take ${ $money } of hand money from a player.
long-shot-card-do-over = Do-Over
    .about = Roll one die of your roll again, instead of using your token.
long-shot-card-spooked = Spooked
    .about = On a roll: the rolled horse does not move.
