# Long Shot (2009): het spel, de paarden en de kaarten.

long-shot-title = Long Shot
long-shot-about = Koop paarden, wed op paarden en laat de juiste winnen: tien paarden, één ronde, 104 kaarten.
long-shot-provenance = Acht namen, twee kansen en de prijzen staan in de regels gedrukt. Het meeste van de kaarten en de paardenkaarten is onze reconstructie; wat gedrukt of gemeld is, is aangegeven.

long-shot-source-printed = gedrukt
long-shot-source-reported = gemeld
long-shot-source-house = onze reconstructie
long-shot-source-own = je eigen bestand

long-shot-colour-brown = Bruin
long-shot-colour-black = Zwart
long-shot-colour-white = Wit

long-shot-type-horse = één paard
long-shot-type-move = beweging
long-shot-type-money = geld
long-shot-type-steal = stelen

# Paarden: de gedrukte naam en de vertaling.

long-shot-horse-wonder-bred = Wonder Bred (Wonderras)
long-shot-horse-rex-in-effect = Rex in Effect (Rex in actie)
long-shot-horse-threes-a-crowd = Three's a Crowd (Drie is te veel)
long-shot-horse-slow-jenn = Slow Jenn (Trage Jenn)
long-shot-horse-sure-lee = Sure Lee (Vast en Zeker Lee)
long-shot-horse-six-gun = Six Gun (Zesschieter)
long-shot-horse-last-chance = Last Chance (Laatste kans)
long-shot-horse-eights-enough = Eight's Enough (Acht is genoeg)
long-shot-horse-nine-lives = Nine Lives (Negen levens)
long-shot-horse-hangin-10 = Hangin' 10 (Tenen over de rand)

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

# Long Shot-kaarten: de naam met vertaling, en wat erop staat.

long-shot-card-lucky-numba = Lucky Numba { $horse } (Geluksgetal)
    .about = Als iemand een { $horse } gooit: krijg $ { $money }.
long-shot-card-giddy-up = Giddy-Up { $horse } (Hup, paardje)
    .about = { $name } gaat { $spaces } vooruit.
long-shot-card-muddy-lane = Muddy Lane { $horse } (Modderbaan)
    .about = { $name } gaat { $spaces } terug.
long-shot-card-inside-tip = Inside Tip { $horse } (Stalgeheim)
    .about = Een gratis weddenschap van $ { $stake } op { $name }, ook in de No Bets-zone.
long-shot-card-spur = Spur (Spoor)
    .about = Een paard naar keuze gaat { $spaces } vooruit.
long-shot-card-second-wind = Second Wind (Tweede adem)
    .about = Een van je eigen paarden gaat { $spaces } vooruit.
long-shot-card-photo-finish = Photo Finish (Fotofinish)
    .about = Een paard naar keuze gaat { $spaces } vooruit en mag aankomen.
long-shot-card-home-stretch = Home Stretch (Laatste rechte lijn)
    .about = Een paard in de No Bets-zone gaat { $spaces } vooruit en mag aankomen.
long-shot-card-surge =
    { $colour ->
        [brown] Brown Surge (Bruin versnelt)
        [black] Black Surge (Zwart versnelt)
       *[white] White Surge (Wit versnelt)
    }
    .about =
        { $colour ->
            [brown] Elk bruin paard gaat { $spaces } vooruit.
            [black] Elk zwart paard gaat { $spaces } vooruit.
           *[white] Elk wit paard gaat { $spaces } vooruit.
        }
long-shot-card-slowdown =
    { $colour ->
        [brown] Brown Slowdown (Bruin vertraagt)
        [black] Black Slowdown (Zwart vertraagt)
       *[white] White Slowdown (Wit vertraagt)
    }
    .about =
        { $colour ->
            [brown] Elk bruin paard gaat { $spaces } terug.
            [black] Elk zwart paard gaat { $spaces } terug.
           *[white] Elk wit paard gaat { $spaces } terug.
        }
long-shot-card-heavy-going = Heavy Going (Zware baan)
    .about = Een paard naar keuze gaat { $spaces } terug.
long-shot-card-wild-ride = Wild Ride (Wilde rit)
    .about = Noem een paard en gooi de bewegingsdobbelsteen: het gaat zoveel vooruit.
long-shot-card-extra-gallop = Extra Gallop (Extra galop)
    .about = Gooi beide dobbelstenen: dat paard gaat vooruit en mag aankomen.
long-shot-card-back-markers = Back Markers (Achterblijvers)
    .about = Elk paard op de laatste plaats gaat { $spaces } vooruit.
long-shot-card-front-runner-fades = Front-Runner Fades (De leider valt terug)
    .about = Elk paard aan de leiding gaat { $spaces } terug.
long-shot-card-push-the-pace = Push the Pace (Tempo maken)
    .about = Elk paard aan de leiding gaat { $spaces } vooruit.
long-shot-card-slipstream = Slipstream (In het zog)
    .about = Een paard naar keuze gaat { $spaces } vooruit, maar niet voorbij het veld van de leiding.
long-shot-card-neck-and-neck = Neck and Neck (Nek aan nek)
    .about =
        { $spaces ->
            [one] Een paard hoogstens { $spaces } veld achter de leiding gaat naar het veld van de leiding.
           *[other] Een paard hoogstens { $spaces } velden achter de leiding gaat naar het veld van de leiding.
        }
long-shot-card-pocket-money = Pocket Money (Zakgeld)
    .about = Krijg $ { $money }.
long-shot-card-lunch-money = Lunch Money (Lunchgeld)
    .about = Krijg $ { $money } en trek een kaart.
long-shot-card-owners-bonus = Owner's Bonus (Eigenaarspremie)
    .about = Krijg $ { $money } per paard dat je bezit, hoogstens $ { $most }.
long-shot-card-working-stiff = Working Stiff (Gewone sloeber)
    .about = Bezit je geen paard, krijg dan $ { $money }.
long-shot-card-traffic-jam = Traffic Jam (File)
    .about = Delen { $horses } of meer paarden een veld van de racebaan, krijg dan $ { $money }.
long-shot-card-hard-luck = Hard Luck (Pech)
    .about = Bezit je een paard op de laatste plaats, krijg dan $ { $money }.
long-shot-card-front-runners-purse = Front-Runner's Purse (Beurs van de leider)
    .about = Bezit je een paard aan de leiding, krijg dan $ { $money }.
long-shot-card-ticket-on-the-leader = Ticket on the Leader (Ticket op de leider)
    .about = Heb je een weddenschap op een paard aan de leiding, krijg dan $ { $money }.
long-shot-card-under-the-table = Under the Table (Onder de tafel)
    .about = Wed $ { $stake } op een niet aangekomen paard, ook in de No Bets-zone.
long-shot-card-double-down = Double Down (Dubbele inzet)
    .about = Wed $ { $stake } op één paard buiten de No Bets-zone.
long-shot-card-two-way-ticket = Two-Way Ticket (Dubbel ticket)
    .about = Wed elk $ { $stake } op twee verschillende paarden buiten de No Bets-zone.
long-shot-card-late-window = Late Window (Laat loket)
    .about = Een gratis weddenschap van $ { $stake } op een paard in de No Bets-zone.
long-shot-card-follow-the-leader = Follow the Leader (Volg de leider)
    .about = Een gratis weddenschap van $ { $stake } op een paard aan de leiding, ook in de No Bets-zone.
long-shot-card-peek-and-pluck = Peek and Pluck (Gluren en grijpen)
    .about = Bekijk de hand van een speler en neem een kaart naar keuze.
long-shot-card-sticky-fingers = Sticky Fingers (Lange vingers)
    .about = Neem een willekeurige kaart van een speler.
long-shot-card-shakedown = Shakedown (Afpersing)
    .about = Neem $ { $money } handgeld van een speler.
long-shot-card-do-over = Do-Over (Nog eens)
    .about = Gooi één dobbelsteen van je worp opnieuw, in plaats van je fiche te gebruiken.
long-shot-card-spooked = Spooked (Geschrokken)
    .about = Bij een worp: het gegooide paard beweegt niet.
