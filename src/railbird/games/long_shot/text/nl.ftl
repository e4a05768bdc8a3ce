# Long Shot (2009): het spel, de paarden en de kaarten.

long-shot-title = Long Shot
long-shot-summary = Koop paarden, wed op paarden en laat de juiste winnen: tien paarden, één ronde, 104 kaarten.
long-shot-provenance = Acht namen, twee kansen en de prijzen staan in de regels gedrukt. Het meeste van de kaarten en de paardenkaarten is onze reconstructie; wat gedrukt of gemeld is, is aangegeven.

long-shot-variant-ask = Wie bij een worp gevraagd wordt
    .about = De regels laten het open: iedereen wordt naar kaarten bij de worp en opnieuw gooien gevraagd, zodat een vraag geen hand verraadt, of alleen wie er een kan gebruiken.
long-shot-variant-ask-able = wie een kaart kan gebruiken
long-shot-variant-ask-all = iedereen
long-shot-variant-components = Eigen doos
    .about = Waarden van je eigen doos, over de onze heen.

# Wat er gebeurt

long-shot-first-roll = { $seat } gooit { $number } om te beginnen.
long-shot-starts = { $seat } begint.
long-shot-turn-begins = Beurt { $turn }: { $seat }.
long-shot-feature-acts =
    { $feature ->
        [runner-up] { $number ->
            [one] Eigenschap van { $name } ({ $horse }): precies één paard ligt voor.
           *[other] Eigenschap van { $name } ({ $horse }): precies { $number } paarden liggen voor.
        }
        [crowd] { $number ->
            [one] Eigenschap van { $name } ({ $horse }): er staat nog een paard op zijn veld.
           *[other] Eigenschap van { $name } ({ $horse }): er staan { $number } andere paarden op zijn veld.
        }
        [straggler] Eigenschap van { $name } ({ $horse }): er ligt geen paard achter.
        [extra-bet] Eigenschap van { $name } ({ $horse }): een extra weddenschap.
        [shot] Eigenschap van { $name } ({ $horse }): een schot op een ander paard op zijn veld.
        [late-bets] Eigenschap van { $name } ({ $horse }): een weddenschap in de No Bets-zone.
        [field-behind] { $number ->
            [one] Eigenschap van { $name } ({ $horse }): één paard ligt achter.
           *[other] Eigenschap van { $name } ({ $horse }): { $number } paarden liggen achter.
        }
        [nine-lives] Eigenschap van { $name } ({ $horse }): er is een { $number } gegooid.
       *[leader-draws] Eigenschap van { $name } ({ $horse }): het ligt aan de leiding.
    }
long-shot-draws = { $seat } trekt een kaart.
long-shot-card-drawn = Het is { $card }.
long-shot-rolls = { $seat } gooit { $horse } ({ $name }) en { $move }.
long-shot-rolls-horse = { $seat } gooit de paardendobbelsteen: { $horse } ({ $name }).
long-shot-rolls-move = { $seat } gooit de bewegingsdobbelsteen: { $move }.
long-shot-uses-token = { $seat } levert de reroll-fiche in.
long-shot-runs = { $name } ({ $horse }) loopt van { $start } naar { $space }.
long-shot-falls-back = { $name } ({ $horse }) valt terug van { $start } naar { $space }.
long-shot-finishes =
    { $place ->
        [1] { $name } ({ $horse }) wint de race!
        [2] { $name } ({ $horse }) komt als tweede aan.
       *[3] { $name } ({ $horse }) komt als derde aan: de race is voorbij.
    }
long-shot-plays = { $seat } speelt { $card }.
long-shot-sells = { $seat } verkoopt { $card }.
long-shot-buys = { $seat } koopt { $name } ({ $horse }) voor { $price }.
long-shot-bets =
    { $free ->
        [yes] { $seat } krijgt een gratis weddenschap van { $stake } op { $name } ({ $horse }): samen { $total }.
       *[no] { $seat } wedt { $stake } op { $name } ({ $horse }): samen { $total }.
    }
long-shot-collects = { $seat } krijgt { $money }.
long-shot-passes = { $seat } past.
long-shot-steals = { $seat } neemt een kaart van { $victim }.
long-shot-card-stolen = De gestolen kaart is { $card }.
long-shot-peeks = { $seat } bekijkt de hand van { $victim }.
long-shot-hand-seen = { $victim } heeft { $cards }.
long-shot-takes-money = { $seat } neemt { $money } van { $victim }.
long-shot-prize =
    { $place ->
        [1] { $seat } krijgt { $money } als eigenaar van de winnaar, { $name } ({ $horse }).
        [2] { $seat } krijgt { $money } als eigenaar van nummer twee, { $name } ({ $horse }).
       *[3] { $seat } krijgt { $money } als eigenaar van nummer drie, { $name } ({ $horse }).
    }
long-shot-bet-pays = { $seat } wedde { $stake } op { $name } ({ $horse }), ×{ $odds }, en krijgt { $money }.
long-shot-final-score = { $seat } had { $hand } handgeld en eindigt met { $score }.
long-shot-game-ends = Het spel is afgelopen. Gewonnen: { $winners }.

# Wat gekozen kan worden

long-shot-offer-play = { $card_name } spelen
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [move] naar veld { $space }
       *[other] {""}
    }
long-shot-offer-react = { $card_name } spelen bij deze worp
    .outcome = { $brings ->
        [money] { $old_money } → { $new_money }
        [stay] blijft op { $space }
       *[other] {""}
    }
long-shot-offer-sell = { $card_name } verkopen, een van twee voor $ { $sale }
long-shot-offer-pluck = { $card_name } nemen
long-shot-offer-buy = { $name } ({ $horse }) kopen voor $ { $price }, dan nog { $left_money } over
long-shot-offer-bet = $ { $stake } wedden op { $name } ({ $horse }), dan nog { $left_money } over
long-shot-offer-move = { $name } ({ $horse }) van { $space } naar { $home ->
        [yes] de finish
       *[no] { $goal }
    }
long-shot-offer-choose = { $name } ({ $horse }), { $home ->
        [yes] van { $space } naar de finish
       *[no] nu op { $space }
    }
long-shot-offer-rob = Van { $seat }
long-shot-offer-token =
    { $die ->
        [horse] De fiche inleveren: paardendobbelsteen opnieuw gooien
       *[move] De fiche inleveren: bewegingsdobbelsteen opnieuw gooien
    }
long-shot-offer-do-over =
    { $die ->
        [horse] Do-Over spelen: paardendobbelsteen opnieuw gooien
       *[move] Do-Over spelen: bewegingsdobbelsteen opnieuw gooien
    }
long-shot-offer-keep = De worp houden
    .outcome = { $zero ->
        [draws] een kaart van de stapel
        [steals] een kaart van { $seats }
        [nothing] niemand loopt
       *[no] {""}
    }
long-shot-offer-pass-action = Passen: geen actie
long-shot-offer-pass-window =
    { $runs ->
        [no] Verder
       *[yes] Laat maar lopen
    }
long-shot-offer-pass-bars = Geen paard meer verplaatsen
long-shot-offer-pass-features = Niet gebruiken

# Waarom niet

refusal-LS-3 =
    { $mine ->
        [yes] Nu niet: er wordt iets anders van je gevraagd.
       *[no] Je bent niet aan de beurt: { $seat } is aan zet.
    }
refusal-LS-4 = De race is voorbij.
refusal-LS-32 = { $name } ({ $horse }) staat in de No Bets-zone: wed op een ander paard, of speel een kaart die het toelaat.
refusal-LS-97 = { $name } ({ $horse }) beweegt niet bij een { $number }: alleen je eigen paarden met dat nummer in hun bewegingsstrook.
refusal-LS-98 = { $name } ({ $horse }) is bij deze { $number } al via de bewegingsstrook verplaatst.
refusal-LS-111 = Je hebt { $card_name } niet in je hand.
refusal-LS-112 =
    { $on_roll ->
        [yes] { $card_name } speel je bij een worp, wanneer naar kaarten bij de worp gevraagd wordt.
       *[no] { $card_name } speel je als actie in je eigen beurt.
    }
refusal-LS-113 = { $card_name } kan zo niet gespeeld worden: de voorwaarde klopt niet, of er zou niets veranderen. Verkopen mag wel.
refusal-LS-120 = { $card_name } kost $ { $cost }, en je hebt { $money } handgeld.
refusal-LS-121 = { $card_name }: er moet een andere speler zijn die iets heeft om te nemen.
refusal-LS-130 =
    { $seat ->
        [none] { $name } ({ $horse }) kost $ { $price }, en je hebt { $money } handgeld.
       *[other] { $name } ({ $horse }) is al van { $seat }.
    }
refusal-LS-131 = { $name } ({ $horse }) is aangekomen en niet meer te koop.
refusal-LS-144 = Een weddenschap kost $ { $stake }, en je hebt { $money } handgeld.
refusal-LS-151 = Je verkoopt altijd twee kaarten, en je hebt er maar één.
refusal-LS-190 = Een dobbelsteen gooi je alleen meteen na je eigen worp opnieuw, en één keer.
refusal-LS-194 = Je reroll-fiche is op.
refusal-LS-200 = { $name } ({ $horse }) is aangekomen: er kan niet meer op gewed worden.
refusal-LS-201 = { $card_name } gaat over de leiding, en sinds er een paard is aangekomen is er geen. Verkopen mag wel.
refusal-LS-205 = { $name } ({ $horse }) is aangekomen en beweegt niet meer bij een { $number }.

# Het bord in de terminal

long-shot-board-turn = Beurt { $turn }
long-shot-board-horse = Paard
long-shot-board-bar = Strook
long-shot-board-odds = W P S
long-shot-board-lane = Baan ({ $zone } no bets)
long-shot-board-bets = Inzetten
long-shot-board-money = Geld
long-shot-board-cards = Kaarten
long-shot-board-token = Overgooien
long-shot-board-token-left = kan nog
long-shot-board-token-used = gebruikt
long-shot-board-dice = Gegooid: paard { $horse }, beweging { $move }
long-shot-board-pile = Trekstapel: { $count }
long-shot-board-horses = Je paarden
long-shot-board-hand = Je hand
long-shot-board-seen = { $card }, in de hand van { $holders }
long-shot-board-place =
    { $place ->
        [1] 1e
        [2] 2e
       *[3] 3e
    }

# Paarden: de gedrukte naam en de vertaling.

long-shot-horse-1 = Wonder Bred (Wonderras)
long-shot-horse-2 = Rex in Effect (Rex in actie)
long-shot-horse-3 = Three's a Crowd (Drie is te veel)
long-shot-horse-4 = Slow Jenn (Trage Jenn)
long-shot-horse-5 = Sure Lee (Vast en Zeker Lee)
long-shot-horse-6 = Six Gun (Zesschieter)
long-shot-horse-7 = Last Chance (Laatste kans)
long-shot-horse-8 = Eight's Enough (Acht is genoeg)
long-shot-horse-9 = Nine Lives (Negen levens)
long-shot-horse-10 = Hangin' 10 (Tenen over de rand)

# Eigenschappen.

long-shot-feature-leader-draws = Ligt dit paard aan de leiding bij het begin van je beurt, trek dan een kaart.
long-shot-feature-runner-up =
    { $ahead ->
        [one] Ligt bij het begin van je beurt precies één niet aangekomen paard voor dit paard, krijg dan $ { $money }.
       *[other] Liggen bij het begin van je beurt precies { $ahead } niet aangekomen paarden voor dit paard, krijg dan $ { $money }.
    }
long-shot-feature-crowd = Staan bij het begin van je beurt minstens { $others } andere paarden op het veld van dit paard, krijg dan $ { $money }.
long-shot-feature-straggler = Staat bij het begin van je beurt geen niet aangekomen paard achter dit paard, dan gaat het { $spaces } vooruit.
long-shot-feature-extra-bet = Aan het begin van je beurt mag je buiten de No Bets-zone $ { $money } extra wedden op dit paard.
long-shot-feature-shot = Aan het begin van je beurt mag je één ander paard op het veld van dit paard { $spaces } terugzetten.
long-shot-feature-late-bets = Met je wedactie mag je op dit paard ook in de No Bets-zone wedden.
long-shot-feature-field-behind = Staan bij het begin van je beurt minstens { $behind } niet aangekomen paarden achter dit paard, krijg dan $ { $money }.
long-shot-feature-nine-lives = Gooi je een { $roll }, dan gaat dit paard zoveel velden terug als de bewegingsdobbelsteen aangeeft. Zolang het een eigenaar heeft, kunnen kaarten het niet terugzetten.
long-shot-feature-leader-earns = Ligt dit paard aan de leiding bij het begin van je beurt, krijg dan $ { $money }.

# Long Shot-kaarten: de naam en de vertaling.

long-shot-card-lucky-numba-1 = Lucky Numba 1 (Geluksgetal)
long-shot-card-lucky-numba-2 = Lucky Numba 2 (Geluksgetal)
long-shot-card-lucky-numba-3 = Lucky Numba 3 (Geluksgetal)
long-shot-card-lucky-numba-4 = Lucky Numba 4 (Geluksgetal)
long-shot-card-lucky-numba-5 = Lucky Numba 5 (Geluksgetal)
long-shot-card-lucky-numba-6 = Lucky Numba 6 (Geluksgetal)
long-shot-card-lucky-numba-7 = Lucky Numba 7 (Geluksgetal)
long-shot-card-lucky-numba-8 = Lucky Numba 8 (Geluksgetal)
long-shot-card-lucky-numba-9 = Lucky Numba 9 (Geluksgetal)
long-shot-card-lucky-numba-10 = Lucky Numba 10 (Geluksgetal)
long-shot-card-giddy-up-1 = Giddy-Up 1 (Hup, paardje)
long-shot-card-giddy-up-2 = Giddy-Up 2 (Hup, paardje)
long-shot-card-giddy-up-3 = Giddy-Up 3 (Hup, paardje)
long-shot-card-giddy-up-4 = Giddy-Up 4 (Hup, paardje)
long-shot-card-giddy-up-5 = Giddy-Up 5 (Hup, paardje)
long-shot-card-giddy-up-6 = Giddy-Up 6 (Hup, paardje)
long-shot-card-giddy-up-7 = Giddy-Up 7 (Hup, paardje)
long-shot-card-giddy-up-8 = Giddy-Up 8 (Hup, paardje)
long-shot-card-giddy-up-9 = Giddy-Up 9 (Hup, paardje)
long-shot-card-giddy-up-10 = Giddy-Up 10 (Hup, paardje)
long-shot-card-muddy-lane-1 = Muddy Lane 1 (Modderbaan)
long-shot-card-muddy-lane-2 = Muddy Lane 2 (Modderbaan)
long-shot-card-muddy-lane-3 = Muddy Lane 3 (Modderbaan)
long-shot-card-muddy-lane-4 = Muddy Lane 4 (Modderbaan)
long-shot-card-muddy-lane-5 = Muddy Lane 5 (Modderbaan)
long-shot-card-muddy-lane-6 = Muddy Lane 6 (Modderbaan)
long-shot-card-muddy-lane-7 = Muddy Lane 7 (Modderbaan)
long-shot-card-muddy-lane-8 = Muddy Lane 8 (Modderbaan)
long-shot-card-muddy-lane-9 = Muddy Lane 9 (Modderbaan)
long-shot-card-muddy-lane-10 = Muddy Lane 10 (Modderbaan)
long-shot-card-inside-tip-1 = Inside Tip 1 (Stalgeheim)
long-shot-card-inside-tip-2 = Inside Tip 2 (Stalgeheim)
long-shot-card-inside-tip-3 = Inside Tip 3 (Stalgeheim)
long-shot-card-inside-tip-4 = Inside Tip 4 (Stalgeheim)
long-shot-card-inside-tip-5 = Inside Tip 5 (Stalgeheim)
long-shot-card-inside-tip-6 = Inside Tip 6 (Stalgeheim)
long-shot-card-inside-tip-7 = Inside Tip 7 (Stalgeheim)
long-shot-card-inside-tip-8 = Inside Tip 8 (Stalgeheim)
long-shot-card-inside-tip-9 = Inside Tip 9 (Stalgeheim)
long-shot-card-inside-tip-10 = Inside Tip 10 (Stalgeheim)
long-shot-card-spur = Spur (Spoor)
long-shot-card-second-wind = Second Wind (Tweede adem)
long-shot-card-photo-finish = Photo Finish (Fotofinish)
long-shot-card-home-stretch = Home Stretch (Laatste rechte lijn)
long-shot-card-surge-brown = Brown Surge (Bruin versnelt)
long-shot-card-surge-black = Black Surge (Zwart versnelt)
long-shot-card-surge-white = White Surge (Wit versnelt)
long-shot-card-slowdown-brown = Brown Slowdown (Bruin vertraagt)
long-shot-card-slowdown-black = Black Slowdown (Zwart vertraagt)
long-shot-card-slowdown-white = White Slowdown (Wit vertraagt)
long-shot-card-heavy-going = Heavy Going (Zware baan)
long-shot-card-wild-ride = Wild Ride (Wilde rit)
long-shot-card-extra-gallop = Extra Gallop (Extra galop)
long-shot-card-back-markers = Back Markers (Achterblijvers)
long-shot-card-front-runner-fades = Front-Runner Fades (De leider valt terug)
long-shot-card-push-the-pace = Push the Pace (Tempo maken)
long-shot-card-slipstream = Slipstream (In het zog)
long-shot-card-neck-and-neck = Neck and Neck (Nek aan nek)
long-shot-card-pocket-money = Pocket Money (Zakgeld)
long-shot-card-lunch-money = Lunch Money (Lunchgeld)
long-shot-card-owners-bonus = Owner's Bonus (Eigenaarspremie)
long-shot-card-working-stiff = Working Stiff (Gewone sloeber)
long-shot-card-traffic-jam = Traffic Jam (File)
long-shot-card-hard-luck = Hard Luck (Pech)
long-shot-card-front-runners-purse = Front-Runner's Purse (Beurs van de leider)
long-shot-card-ticket-on-the-leader = Ticket on the Leader (Ticket op de leider)
long-shot-card-under-the-table = Under the Table (Onder de tafel)
long-shot-card-double-down = Double Down (Dubbele inzet)
long-shot-card-two-way-ticket = Two-Way Ticket (Dubbel ticket)
long-shot-card-late-window = Late Window (Laat loket)
long-shot-card-follow-the-leader = Follow the Leader (Volg de leider)
long-shot-card-peek-and-pluck = Peek and Pluck (Gluren en grijpen)
long-shot-card-sticky-fingers = Sticky Fingers (Lange vingers)
long-shot-card-shakedown = Shakedown (Afpersing)
long-shot-card-do-over = Do-Over (Nog eens)
long-shot-card-spooked = Spooked (Geschrokken)

# Long Shot-kaarten: wat erop staat.

long-shot-text-lucky-numba = Als iemand een { $horse } gooit: krijg $ { $money }.
long-shot-text-giddy-up = { $name }{"\u00a0"}({ $horse }) gaat { $spaces } vooruit.
long-shot-text-muddy-lane = { $name }{"\u00a0"}({ $horse }) gaat { $spaces } terug.
long-shot-text-inside-tip = Een gratis weddenschap van $ { $stake } op { $name }{"\u00a0"}({ $horse }), ook in de No Bets-zone.
long-shot-text-spur = Een paard naar keuze gaat { $spaces } vooruit.
long-shot-text-second-wind = Een van je eigen paarden gaat { $spaces } vooruit.
long-shot-text-photo-finish = Een paard naar keuze gaat { $spaces } vooruit en mag aankomen.
long-shot-text-home-stretch = Een paard in de No Bets-zone gaat { $spaces } vooruit en mag aankomen.
long-shot-text-surge =
    { $colour ->
        [brown] Elk bruin paard gaat { $spaces } vooruit.
        [black] Elk zwart paard gaat { $spaces } vooruit.
       *[white] Elk wit paard gaat { $spaces } vooruit.
    }
long-shot-text-slowdown =
    { $colour ->
        [brown] Elk bruin paard gaat { $spaces } terug.
        [black] Elk zwart paard gaat { $spaces } terug.
       *[white] Elk wit paard gaat { $spaces } terug.
    }
long-shot-text-heavy-going = Een paard naar keuze gaat { $spaces } terug.
long-shot-text-wild-ride = Noem een paard en gooi de bewegingsdobbelsteen: het gaat zoveel vooruit.
long-shot-text-extra-gallop = Gooi beide dobbelstenen: dat paard gaat vooruit en mag aankomen.
long-shot-text-back-markers = Elk paard op de laatste plaats gaat { $spaces } vooruit.
long-shot-text-front-runner-fades = Elk paard aan de leiding gaat { $spaces } terug.
long-shot-text-push-the-pace = Elk paard aan de leiding gaat { $spaces } vooruit.
long-shot-text-slipstream = Een paard naar keuze gaat { $spaces } vooruit, maar niet voorbij het veld van de leiding.
long-shot-text-neck-and-neck =
    { $spaces ->
        [one] Een paard hoogstens { $spaces } veld achter de leiding gaat naar het veld van de leiding.
       *[other] Een paard hoogstens { $spaces } velden achter de leiding gaat naar het veld van de leiding.
    }
long-shot-text-pocket-money = Krijg $ { $money }.
long-shot-text-lunch-money = Krijg $ { $money } en trek een kaart.
long-shot-text-owners-bonus = Krijg $ { $money } per paard dat je bezit, hoogstens $ { $most }.
long-shot-text-working-stiff = Bezit je geen paard, krijg dan $ { $money }.
long-shot-text-traffic-jam = Delen { $horses } of meer paarden een veld van de racebaan, krijg dan $ { $money }.
long-shot-text-hard-luck = Bezit je een paard op de laatste plaats, krijg dan $ { $money }.
long-shot-text-front-runners-purse = Bezit je een paard aan de leiding, krijg dan $ { $money }.
long-shot-text-ticket-on-the-leader = Heb je een weddenschap op een paard aan de leiding, krijg dan $ { $money }.
long-shot-text-under-the-table = Wed $ { $stake } op een niet aangekomen paard, ook in de No Bets-zone.
long-shot-text-double-down = Wed $ { $stake } op één paard buiten de No Bets-zone.
long-shot-text-two-way-ticket = Wed elk $ { $stake } op twee verschillende paarden buiten de No Bets-zone.
long-shot-text-late-window = Een gratis weddenschap van $ { $stake } op een paard in de No Bets-zone.
long-shot-text-follow-the-leader = Een gratis weddenschap van $ { $stake } op een paard aan de leiding, ook in de No Bets-zone.
long-shot-text-peek-and-pluck = Bekijk de hand van een speler en neem een kaart naar keuze.
long-shot-text-sticky-fingers = Neem een willekeurige kaart van een speler.
long-shot-text-shakedown = Neem $ { $money } handgeld van een speler.
long-shot-text-do-over = Gooi één dobbelsteen van je worp opnieuw, in plaats van je fiche te gebruiken.
long-shot-text-spooked = Bij een worp: het gegooide paard beweegt niet.

long-shot-source-printed = gedrukt
long-shot-source-reported = gemeld
long-shot-source-house = onze reconstructie
long-shot-source-own = je eigen bestand
