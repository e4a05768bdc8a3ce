# De pagina
page-home = Railbird, naar begin
page-to-home = Startpagina
page-you = Jij
page-name = Je naam
page-name-refused = Een naam heeft zichtbare letters nodig.
page-language = Taal
page-light = Licht thema
page-dark = Donker thema
page-rules = Regels
page-close = Sluiten
page-table = Tafel
rules-chapters = Hoofdstukken
rules-about = In kleine letters staat waar een regel vandaan komt, of waarom hij zo is. “Uitleg” is onze eigen beslissing waar het regelboek iets openlaat of een programma het anders nodig heeft.
lost-about = Een eigen tafel is maar één klik verwijderd, op de startpagina.
lost-unknown-table = Misschien is de link niet volledig, of is de tafel er niet meer.

# Begin
home-title = Leun op de reling en zet in.
home-seats = { $least }–{ $most } spelers
home-minutes = { $minutes } min
home-edition = Uitgave
home-against-bots = Tegen bots
home-solo = Alleen
home-level = Niveau van bots
home-play = Nu spelen
home-invite = Vrienden uitnodigen
home-learn = Leer het
home-mine = Mijn tafels
home-open = Open tafels
home-finished = Laatst gespeeld
home-more = Nog { $more } tonen
home-nobody = nog niemand anders
home-free = { $free ->
        [one] één vrije plaats
       *[other] { $free } vrije plaatsen
    }
home-setting-up = niet begonnen
home-thinks = { $name } is aan zet
home-won = Gewonnen, { $score }
home-shared = Gedeelde overwinning, { $score }
home-placed = { $place }e plaats, { $score }

# De speler
you-account = Je account
you-account-about = Een account houdt je spellen en je apparaten bij elkaar: maak er hier een en meld je er op elk ander apparaat mee aan.
you-account-name = Naam van het account
you-account-rule = 2 tot 32 Latijnse letters, cijfers, punten, streepjes, underscores.
you-passphrase = Wachtwoordzin
you-passphrase-rule = Minstens 8 tekens. Niemand kan hem herstellen: bewaar hem goed.
you-passphrase-show = Tonen
you-keep = Maak een account
you-sign-in = Aanmelden
you-signed-in = Je spellen worden bewaard onder het account { $account }.
you-sign-out-about = Na het afmelden is dit apparaat van een nieuwe gast; je spellen blijven bij het account.
you-sign-out = Op dit apparaat afmelden
you-taken = Iemand heeft dit account al.
you-records = Je spellen
you-records-about = Al je afgelopen spellen als één bestand; elk verslag kan overal worden nagerekend.
you-records-download = Alle verslagen downloaden
you-tokens = Tokens voor programma’s
you-tokens-about = Met een token kan een programma van jou in jouw naam spelen. Geef het aan niemand anders.
you-token-once = Je nieuwe token. Het wordt alleen nu getoond:
you-token-label = Waarvoor is het?
you-token-make = Token maken
you-token-drop = Weghalen: token “{ $label }”

# Een tafel klaarzetten
setup-about = De tafel klaarzetten
setup-seats = Wie speelt er
setup-count = Plaatsen
setup-empty = Lege plaats
setup-sit = Hier zitten
setup-sit-too = Speler op dit apparaat erbij
setup-player = Speler { $number }
setup-name = Naam op plaats { $number }
setup-bot = Bot erbij
setup-leave = Opstaan
setup-remove = Weghalen
setup-level = Niveau van nieuwe bots
setup-start = Begin het spel
setup-not-full = Elke plaats heeft een speler of een bot nodig.
setup-wait = De eigenaar van de tafel kiest de regels en begint het spel.
setup-rules = Regels
setup-read = Lees de regels
setup-printed = gebruikelijk
setup-overruled = Werkt niet zolang er bij “{ $choice }” iets gekozen is.
setup-none = Niets kiezen
setup-yes = ja
setup-no = nee
setup-table = Tafel
setup-clock = Bedenktijd
setup-clock-none = geen klok
setup-clock-move-30 = 30 s per zet
setup-clock-move-90 = 90 s per zet
setup-clock-game-900 = 15 min per spel
setup-public = Iedereen mag meedoen: zet hem bij de open tafels
setup-shuffle = Schud de plaatsen voor het begin
setup-coach = Iedereen mag de coach raadplegen, die elke keuze beoordeelt (anders alleen wie in zijn eentje tegen bots speelt)
setup-dice = Alle worpen en kaarten staan vóór de eerste zet vast, door een geheim van de tafel en iets willekeurigs van elke plaats: daarna kan niemand ermee knoeien. Vingerafdruk van het geheim, om na afloop te controleren:
invite-title = Vrienden uitnodigen
invite-about = Link en code openen deze tafel op elk apparaat dat deze server bereikt (thuis: op hetzelfde netwerk).
invite-alone = Deze server is alleen vanaf deze computer bereikbaar; de link werkt in de andere vensters ervan. Start hem voor andere apparaten met:
invite-link = Link van de uitnodiging
invite-code = De uitnodiging als QR-code
invite-copy = Kopieer de link
invite-copied = Gekopieerd

# Een tafel
table-connecting = Op weg naar de tafel…
table-link-connecting = Verbinden…
table-link-open = Verbonden
table-link-lost = Verbinding weg, nieuwe poging…
table-abandoned = Dit spel is gestaakt.
table-frozen = Dit spel kan niet verder met de regels die nu geïnstalleerd zijn.
table-your-turn = Jouw beurt
table-menu = Menu
table-log = Verloop
table-chat = Chat
table-log-and-chat = Verloop en chat
table-unread = { $lines ->
        [one] Verloop en chat, één nieuw bericht
       *[other] Verloop en chat, { $lines } nieuwe berichten
    }
table-board = Bord
table-result = Uitslag
table-players = Spelers
table-options = Jouw mogelijkheden
table-position = De stand in woorden
table-over = Het spel is afgelopen
table-past = Je kijkt naar een eerder moment.
table-now = Terug naar nu
table-clock = { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
bot-name = { $name ->
        [Ada] Ada
        [Bruno] Bram
        [Clara] Clara
        [Diego] Daan
        [Edda] Eva
        [Felix] Fien
        [Hugo] Hugo
        [Irma] Irma
        [Jonas] Jonas
        [Karla] Kaat
        [Leo] Leo
        [Mira] Mira
        [Nora] Noor
        [Oscar] Oscar
        [Paula] Paula
        [Rosa] Roos
       *[other] { $name }
    }
guest-name = Gast { $number }
bot-level = { $level ->
        [random] op goed geluk
        [greedy] heel makkelijk
        [easy] makkelijk
        [medium] gemiddeld
        [hard] moeilijk
        [expert] expert
       *[other] { $level }
    }
seat-bot = bot
seat-you = jij
seat-away = gespeeld door een bot
seat-late = tijd op: bot
seat-offline = offline
seat-won = winnaar
seat-you-decide = Jij kiest
seat-you-roll = Jij gooit
seat-you-draw = Jij draait om
seat-decide = kiest
seat-roll = gooit
seat-draw = neemt
log-empty = Er is nog niets gebeurd.
log-look = Toon het bord op dit moment
log-newest = Nieuwste
log-late = De tijd was om: een bot koos.
chat-empty = Niemand heeft iets gezegd.
chat-write = Zeg iets
chat-send = Stuur

# Wat er kan
bar-roll = Gooien
bar-draw = Draai de kaart om
bar-roll-title = Jouw worp
bar-draw-title = Je neemt een kaart
bar-choose = { $name }, jouw keuze
bar-again = Tik nog eens om te kiezen
bar-forced = Vraag het alleen als ik iets te kiezen heb
prompt-las-vegas-place = Plaats alle dobbelstenen van één getal
prompt-las-vegas-hide = Verberg één tot drie vuistfiches; { $name } raadt
prompt-las-vegas-guess = Raad hoeveel vuistfiches er in de vuist zitten: raad je goed, dan krijgt { $name } niets
prompt-las-vegas-stop = Je gooide { $sum }: stop, of wed op de volgende som
prompt-las-vegas-black = Voeg zwarte dobbelstenen toe aan de casino’s die ze tonen
prompt-las-vegas-set = { $tile ->
        [power-play] Plaats één dobbelsteen op een getal naar keuze, of gooi
       *[other] Plaats een van je dobbelstenen, of neem er een terug
    }
prompt-las-vegas-back = Neem een van je dobbelstenen terug
prompt-las-vegas-close = Sluit een ander casino
prompt-las-vegas-bar = Leg een van je dobbelstenen in de bar
    .about = { $named } – daar telt hij niet mee tot je deze tegel zelf activeert
prompt-las-vegas-block = Zet een groep grijze dobbelstenen in een casino
prompt-las-vegas-grey = Verplaats een grijze dobbelsteen naar de tegel
prompt-las-vegas-split = Verdeel de zes tegelfiches over twee stapels; { $name } neemt er een
prompt-las-vegas-divide = Kies wat er in elke stapel zit; { $name } neemt er een
prompt-las-vegas-take = Neem een van de stapels
prompt-las-vegas-double = Dobbelstenen naar de tegel verplaatsen?
prompt-las-vegas-nice = Leg een dobbelsteen op het vak van zijn getal
prompt-las-vegas-choose = Je gooide { $low }{"\u00a0"}en{"\u00a0"}{ $high }: gebruik er een
prompt-las-vegas-activate = Activeer een andere tegel
prompt-las-vegas-gold = Leg een dobbelsteen op het gouden vak
prompt-eight-28-offer = Een kaart nemen?
prompt-eight-28-join = Naar welke helft ding je mee?
bar-wait = Een moment…
bar-wait-decide = { $name } kiest
bar-wait-roll = { $name } gooit
bar-wait-draw = { $name } neemt een kaart
coach-ask = Vraag de coach
coach-thinks = De coach denkt na…
coach-about = De coach speelde { $games ->
        [one] één keer
       *[other] { $games } keer
    } in gedachten verder: winstkans{ $family ->
        [las-vegas] {" "}volgens het geld na deze ronde
        [eight-28] {" "}volgens de punten na deze ronde
        [long-shot] {" "}als na deze ronde alleen nog de dobbelstenen de paarden laten lopen
        [long-shot-dice] {" "}als na deze ronde alleen nog de dobbelstenen de paarden laten lopen
       *[other] {""}
    }{ $brief ->
        [yes] {""}
       *[no] , en { $total }
    }.{ $best ->
        [0] {" "}De opties liggen te dicht bij elkaar om te onderscheiden.
        [1] {" "}★ is zijn keuze.
       *[other] {" "}Die met ★ liggen te dicht bij elkaar om te onderscheiden.
    }
coach-score = { $family ->
        [eight-28] punten aan het einde van de ronde
       *[other] geld aan het einde van de race
    }
coach-worth = Winstkans { $share }; { $total }: { $score }.
coach-best = { $best ->
        [1] Volgens de coach het beste
       *[other] Volgens de coach bij de beste
    }: winstkans { $share }; { $total }: { $score }.
odds-board = Kansen
odds-about = Winstkans, uit { $games ->
        [one] één spel
       *[other] { $games } spellen
    } die snelle bots, die niet meer weten dan jij, van hier af uitspeelden.
odds-seat = Winstkans { $chance }; aan het eind gemiddeld { $score }.
undo-free = Terugnemen
undo-back = Terug naar mijn laatste keuze
undo-ask = Vraag om terug te nemen
undo-asked = { $name } wil dit graag terugnemen: { $move }
undo-after = Wat erna kwam, vervalt ook.
undo-waiting = De anderen krijgen de vraag of een zet terug mag.
undo-refused = Je zet blijft staan: niet iedereen vond het goed.
undo-agree = Laat terugnemen
undo-refuse = Niet toestaan
end-asked = { $names } { $many ->
        [one] wil
       *[other] willen
    } dit spel graag beëindigen.
end-agree = Beëindigen
end-refuse = Doorspelen
spoken-roll = Jouw beurt: gooi de dobbelstenen.
spoken-draw = Jouw beurt: draai de kaart om.
spoken-choose = { $options ->
        [one] Jouw beurt: één mogelijkheid.
       *[other] Jouw beurt: { $options } mogelijkheden.
    }
hand-over-title = { $name } is aan de beurt
hand-over-text = Geef het apparaat door: wat volgt is niet voor andere ogen.
hand-over-ready = Ik ben het, toon mijn kaarten

# Het menu
menu-looks = Taal en thema
menu-pace = Zetten van anderen tonen
menu-pace-slow = langzaam
menu-pace-normal = vlot
menu-pace-instant = meteen
menu-sound = Geluid als het mijn beurt is
menu-notify = Melding als ik aan de beurt ben
menu-notify-blocked = Deze browser laat Railbird geen meldingen tonen. In de instellingen kan dat worden toegestaan.
menu-notify-none = Meldingen hebben HTTPS nodig; al het andere werkt zonder.
menu-motion = Animatie
menu-auto-roll = { $chance ->
        [draw] Draai mijn kaarten voor mij om
       *[roll] Gooi mijn dobbelstenen voor mij
    }
menu-watch = Link voor toeschouwers
menu-hand-over = Laat een bot voor mij spelen
menu-take-back = Zelf verder spelen
menu-abandon = Beëindig dit spel
menu-ask-abandon = Stel voor te beëindigen
menu-agree-abandon = Ga akkoord met beëindigen
menu-surely = Echt beëindigen?

# Het einde
result-title = { $many ->
        [one] { $winners } wint met { $score }
       *[other] { $winners } delen de overwinning met { $score }
    }
result-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-las-vegas-money = Biljetten
score-las-vegas-chips = Fiches over, $ 10.000 per stuk
score-las-vegas-notes = Aantal biljetten (beslist bij gelijkspel)
score-las-vegas-pieces = Biljetten en fiches (beslissen bij gelijkspel)
score-long-shot-dice-prizes = Prijzen van eigen paarden
score-long-shot-dice-bets = Inzetten
score-long-shot-dice-bets-on = Inzet op { $horse }{ $place ->
        [0] , over de lijn
       *[other] , { $place }e plaats
    }
score-long-shot-dice-sets = Helm en shirt
score-long-shot-dice-money = Geld over
score-long-shot-dice-abilities = Vaardigheden
score-long-shot-dice-tie = Gelijk: beste plaats van een eigen paard
score-eight-28-blue = Blauwe kristallen
score-eight-28-red = Rode kristallen, elk 2 punten
score-long-shot-hand = Geld in de hand
score-long-shot-prize = { $place } { $name }: prijs
score-long-shot-bet-pays = { $place } { $name }: inzetten
result-total = Totaal
result-rematch = Nog een keer
result-join = Naar het nieuwe spel
result-replay = Herhaling
result-board = Bekijk het bord
result-record = Download het verslag
result-dice = { $chance ->
        [any] Controleer het toeval
        [draw] Controleer de kaarten
       *[roll] Controleer de dobbelstenen
    }
dice-title = Het toeval in dit spel
dice-computing = Rekenen…
dice-good = { $rolls ->
        [0] Er is niets gegooid of getrokken.
        [one] De enige uitkomst is zoals beloofd.
       *[other] Alle { $rolls } uitkomsten zijn zoals beloofd.
    }
dice-bad = { $wrong ->
        [0] Het geheim is niet wat beloofd was.
        [one] Eén uitkomst is niet zoals beloofd.
       *[other] { $wrong } uitkomsten zijn niet zoals beloofd.
    }
dice-about = Je browser heeft elke uitkomst opnieuw berekend uit het geheim van de tafel en wat elke plaats toevoegde.
dice-back = Terug naar de uitslag
dice-rolls = Alle uitkomsten
dice-none = Het verslag van dit spel zegt niet hoe de dobbelstenen gemaakt zijn.
dice-holds = klopt
dice-fails = klopt niet
dice-step-promise = Voordat er iemand zat, beloofde de tafel haar geheim met deze SHA-256:
dice-step-seats = Elke plaats voegde iets eigens toe:
dice-step-secret = Na afloop vertelde de tafel haar geheim:
dice-step-kept = De SHA-256 van het geheim is de beloofde uit stap 1.
dice-step-key = Geheim en bijdragen vormen de sleutel van alle uitkomsten (HMAC-SHA-256):
dice-number = Nr.
dice-outcome = Uitkomst
dice-ticket = Lot
dice-of = { $ticket } van { $ways }
dice-file = Een verslag uit een bestand controleren
dice-file-about = Elk gedownload verslag kan hier worden gecontroleerd. Het verlaat deze browser niet.
dice-file-choose = Kies een bestand

# Een partij nog eens
replay-title = Herhaling
replay-fetching = De partij wordt opgehaald…
replay-nothing = Het bord wordt klaargelegd.
replay-more = en nog { $more } in het verloop
replay-back = Een stap terug
replay-on = Een stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-chapter-before = Begin van deze ronde, of de ronde ervoor
replay-chapter-after = Volgende ronde
replay-moment = Moment van de partij
replay-step = stap { $step } van { $steps }
replay-eyes = Gezien door
replay-mine = mij
replay-spectator = toeschouwer
replay-copy = Link naar dit moment
replay-play-on = Hier verder spelen

# Een begeleide eerste ronde
guide-title = Een aanwijzing
guide-next = Verder
guide-skip = Hints overslaan
guide-done = Speel verder
guide-las-vegas-roll = Met dobbelstenen win je de biljetten van zes casino’s. Jij bent aan de beurt: gooi al je dobbelstenen{ $game ->
        [las-vegas-2012] .
       *[other] ; de grote telt als twee.
    }
guide-las-vegas-place = Kies één getal: al je dobbelstenen met dat getal gaan naar het casino van dat getal. De knop zegt wat dat je nu oplevert.{ $game ->
        [las-vegas-2012] {""}
       *[other] {" "}Of betaal een fiche en houd je dobbelstenen.
    }
guide-las-vegas-tiles = Dit is een tegel: wie dobbelstenen in dit casino plaatst, doet wat erop staat; sommige tegels werken bij de uitbetaling. Tik erop om hem te lezen.
guide-las-vegas-ties = Elk casino betaalt zijn biljetten aan de sterksten, maar gelijke sterktes vallen af: ze worden doorgestreept, en één enkele dobbelsteen kan winnen.
guide-las-vegas-notes = Zo gaat het door tot niemand meer dobbelstenen heeft; dan betalen de casino’s. Na de laatste ronde wint wie het meeste geld heeft. Klik op wat je wilt: de tafel zegt welke regel iets verbiedt.
guide-long-shot-dice-race = Elke worp zet één paard vooruit, en daarna elk paard dat op zijn kaart is aangekruist één vak. De race is voorbij als er drie binnen zijn.
guide-long-shot-dice-action = Wie er ook gooide, iedereen doet één actie met het nummer van het paard: een concessie, een helm of een shirt aankruisen, inzetten of het paard kopen.
guide-long-shot-dice-sheet = Dit is jouw blad. Een volle rij of kolom concessies geeft een bonus, helm en shirt samen zijn een set, en inzetten betalen volgens de notering. Klik op een teken om een ander blad te zien.
guide-long-shot-dice-market = Een paardenkaart kost wat erop staat, heeft een vaardigheid, en levert je het prijzengeld op als het paard bij de eerste drie is.
guide-long-shot-lanes = Tien paarden, één ronde. De dobbelstenen zeggen welk paard gaat en hoe ver; wie gooide, mag ook de eigen paarden verplaatsen die dit getal op hun kaart hebben. In de donkere zone wedt niemand meer, tenzij een kaart het toestaat.
guide-long-shot-roll = Gooi als je aan de beurt bent. Wie een passende kaart heeft, mag die op elke worp spelen; je hebt één fiche om een dobbelsteen opnieuw te gooien.
guide-long-shot-cards = Dit zijn jouw kaarten. Een opgeheven kaart kan nu worden gespeeld; op elke kaart staat wanneer.
guide-long-shot-action = Eén actie per beurt: een kaart spelen, er twee verkopen, een paard kopen of wedden. Met het derde paard is de race voorbij; de eerste drie betalen hun eigenaar en iedereen die op ze wedde.
guide-eight-28-goal = Win kristallen: kom met je kaarten zo dicht mogelijk bij 8 of bij 28 zonder eroverheen te gaan. De 1/11 telt als 1 of als 11, dus een hand kan meer dan één som hebben.
guide-eight-28-offer = Je wordt om de beurt gevraagd: neem een kaart, die open komt te liggen, of weiger. Met 28 of meer aan open kaarten val je uit; als iedereen weigert, is de ronde voorbij.
guide-eight-28-others = Je ziet de open kaarten van de anderen, maar niet hun gesloten kaart; die van jou, met de streepjesrand, zie jij alleen.
guide-eight-28-halves = Een helft van de kristallen gaat naar wie het dichtst bij 8 is, een naar wie het dichtst bij 28 is; raak ze allebei, en alles is van jou. Blauw is 1 punt waard, rood 2, en de meeste punten winnen. Het eerste rode kristal maakt een ronde tot de laatste.

# Wat er mis kan gaan
problem-unreachable = De server antwoordt niet.
problem-stale = Het spel was al verder; kijk opnieuw.
problem-no-advice = De coach heeft nu geen antwoord. Vraag het zo nog eens.
problem-watching = Je kijkt toe: alleen spelers kiezen.
problem-time-up = Je tijd was om: een bot koos voor jou.

# Las Vegas
lv-round = Ronde { $round } van { $rounds }
lv-casino = Casino { $casino }, { $name }
lv-name-1 = Eenoog
lv-name-2 = Twee Palmen
lv-name-3 = Drie Manen
lv-name-4 = Vier Winden
lv-name-5 = Vijf Veren
lv-name-6 = Zesde Hemel
lv-ranking = Wie nu betaald zou worden
lv-rank = { $name }, sterkte{"\u00a0"}{ $strength }: { $outcome }
lv-tied-out = gelijk
lv-no-note = geen biljet over
lv-reported = Waarden gemeld door spelers.
lv-closed = gesloten
lv-no-dice = geen dobbelstenen
lv-neutral = neutrale dobbelstenen
lv-white = witte dobbelstenen
lv-grey = grijze dobbelstenen
lv-fist = een gesloten vuist
lv-groups = groepen over: { $one } van één, { $two } van twee, { $three } van drie grijze dobbelstenen
lv-piles = twee stapels: { $first } en { $second } tegelfiches
lv-pay = zou nu betalen: { $names }
lv-gold = het gouden vak is vrij
lv-marked = gemarkeerd: { $money }
lv-token-free = de tegelfiche is vrij
lv-token = tegelfiche: { $name }
lv-space = vak { $space }: { $name }
lv-spaces = vrije vakken: { $chip } voor een fiche, { $note } voor geld, { $die } voor een dobbelsteenactie
lv-gold-die = gouden vak: { $name }
lv-dice = { $dice ->
        [0] geen dobbelstenen
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
lv-arena = Arena
lv-rolled = { $you ->
        [yes] Jij gooide
       *[no] { $name } gooide
    }
lv-lies = { $you ->
        [yes] Jij gooide
       *[no] { $name } gooide
    }: { $small ->
        [none] {""}
       *[other] { $small }
    }{ $big ->
        [none] {""}
       *[other] { $small ->
            [none] de grote dobbelsteen { $big }
           *[other] , grote dobbelsteen { $big }
        }
    }{ $white ->
        [none] {""}
       *[other] { $small ->
            [none] wit { $white }
           *[other] , wit { $white }
        }
    }.
lv-to-roll = { $you ->
        [yes] Jij gooit
       *[no] { $name } gooit
    }
lv-asks = { $tile }: { $you ->
        [yes] jij kiest
       *[no] { $name } kiest
    }
lv-tile-to-roll = { $tile }: { $you ->
        [yes] jij gooit
       *[no] { $name } gooit
    }
lv-tile-rolled = { $tile }: { $you ->
        [yes] jij gooide
       *[no] { $name } gooide
    }
lv-all-placed = Alle dobbelstenen zijn geplaatst
lv-last-round = Vorige ronde
lv-money = Gewonnen
lv-chips = Fiches
lv-holds = { $name }: { lv-dice }{ $big ->
        [0] {""}
       *[other] { $dice ->
            [1] , de grote
           *[other] , waaronder de grote
        }
    }{ $chips ->
        [none] {""}
        [0] , geen fiches
        [one] , één fiche
       *[other] , { $chips } fiches
    }, { $money }.
lv-total = totaal { $chips ->
        [yes] met de fiches van de volgende ronde
       *[no] na de ronde
    }
lv-chips-worth = { $money } ({ $chips })
lv-pass = Passen
lv-pass-costs = { $chips ->
        [0] voor de laatste fiche
       *[other] voor een fiche, nog { $chips } over
    }

# 8*28
e28-hidden = gesloten kaart
e28-waits = wacht
e28-for-nobody = voor niemand
e28-sum = { $all ->
        [0] Nog geen kristallen
        [one] { $all } kristal = { $sum }
       *[other] { $all } kristallen = { $sum }
    }
e28-sum-points = { $all } punten = { $sum }
e28-nobody = niemand
e28-with = met { $total }
e28-count = { $blue ->
        [0] { $red ->
            [one] { $red } rood
           *[other] { $red } rode
        }
       *[other] { $blue }{ $red ->
            [0] {""}
            [one] {" "}+ { $red } rood
           *[other] {" "}+ { $red } rode
        }
    }
e28-remainder = rest
e28-order = De volgorde waarin kaarten worden aangeboden
e28-ends = { $final ->
        [yes] De ronde is voorbij als iedereen geweigerd heeft of uit is
       *[no] De ronde is voorbij als bij één gever iedereen weigert
    }
e28-deck = stapel
e28-deals = { $round } · { $you ->
        [yes] jij geeft
       *[no] { $seat } geeft
    }
e28-unseen = Kaarten die je niet hebt gezien
e28-only-you = De eerste kaart is gesloten: alleen jij ziet hem.
e28-goes-for = dingt naar { $half }
e28-has = Je hebt nu { $goal }{ $least ->
        [yes] ; elke kaart gaat eroverheen
       *[no] {""}
    }.
e28-has-both = Een voltreffer, 8 én 28, krijgt het hele midden; met elke kaart ga je boven 8.
e28-over = Boven 28: in deze ronde geen helft voor jou.
e28-supply = Voorraad
e28-keep-declining = Weigeren tot het einde van de ronde

# Long Shot: The Dice Game
lsd-round = Ronde { $round }
lsd-track = De baan
lsd-story = { $runs ->
        [yes] paard { $horse } gaat { $spaces } vooruit{ $others ->
            [0] {""}
            [1] , nog een volgt
           *[other] , nog { $others } volgen
        }
       *[no] paard { $horse } blijft staan{ $others ->
            [0] {""}
            [1] {" "}maar trekt er een mee
           *[other] {" "}maar trekt er { $others } mee
        }
    }
lsd-sheets = Alle bladen
lsd-row = rij { $row }
lsd-stake = { $free ->
        [yes] { $money } gratis
       *[no] { $money }
    }
lsd-odds-short = Notering
lsd-odds-places = 1·2·3
lsd-pays-short = Betaalt nu
lsd-pays = Wat de inzet zou opleveren als de race nu eindigde
lsd-paid-short = Betaald
lsd-paid = Wat de inzet opleverde
lsd-marks = Paarden die een kaart 1 vak meetrekt:
lsd-mark-printed = op de kaart gedrukt
lsd-mark-added = tijdens de race toegevoegd
# Where long words of the cards may be divided.
lsd-seams = voorraad|telling bewegings|bonussen concessie|vakje
lsd-no-bet = No bets
lsd-finish = Finish
lsd-space = { $space ->
        [0] voor de start
       *[other] vak { $space }
    }
lsd-horse-on = { $space ->
        [0] Paard { $horse }, voor de start
       *[other] Paard { $horse }, vak { $space }
    }
lsd-place = { $place }e plaats
lsd-place-short = { $place }e
lsd-prize-of = Prijs van { $horse }, { $place }
lsd-odds = Notering voor eerste, tweede en derde
lsd-bar = trekt mee
lsd-sheet = Blad van { $name }
lsd-concessions = Concessies
lsd-cell = { $number }, rij { $row }, kolom { $column }{ $marked ->
        [yes] , aangekruist
       *[no] {""}
    }
lsd-bonuses = Bonussen
lsd-tile = { $bonus }, { $left ->
        [0] gebruikt
       *[other] nog { $left }
    }
lsd-wilds = { $left ->
        [one] nog één joker
       *[other] nog { $left } jokers
    }
lsd-wild = Jokers
lsd-helmet = Helm
lsd-set = Helm + shirt = { $money }
lsd-jersey = Shirt
lsd-bet = Inzet
lsd-money = Geld
lsd-now = Stand nu
lsd-ended = Als de race nu eindigde
lsd-source-house = onze reconstructie
lsd-source-reported = gemeld door spelers
lsd-owns = Paard { $horse }
lsd-roland-role = rivaal
lsd-roland-next = Roland { $action }
lsd-action = Eén actie met { $horse }
lsd-diamond = Gooi de paardendobbelsteen voor Roland
lsd-no-action = Geen actie mogelijk met { $horse }
lsd-wild-action = Joker: één actie met { $horse }
lsd-mark-action = Welk paard loopt mee met paard { $card }?
lsd-move-action = Zet { $first ->
        [0] { $horses ->
            [1] een paard
           *[other] twee paarden
        }
       *[other] paard { $first } en nog een
    } { $spaces } { $back ->
        [yes] achteruit
       *[no] vooruit
    }
lsd-decline = Niet gebruiken
prompt-long-shot-dice-bonus = Kies een bonus
prompt-long-shot-dice-helmet = Kies een helm
prompt-long-shot-dice-jersey = Kies een shirt
prompt-long-shot-dice-bet = Gratis inzet: op welk paard?
prompt-long-shot-dice-buy = Welk paard neem je?
group-long-shot-dice-concession = Concessie
group-long-shot-dice-scatter = Scatter Shot
group-long-shot-dice-helmet = Helm
group-long-shot-dice-jersey = Shirt
group-long-shot-dice-bet = Inzet
group-long-shot-dice-tug = Strung Along
group-long-shot-dice-buy = Koop
group-long-shot-dice-wild = Ander nummer, voor een joker
group-long-shot-dice-bonus = Bonus
group-long-shot-dice-move = Verplaatsen

# Long Shot (2009)
ls-track = De baan
ls-look = Wijs een baan aan of tik erop om de paardenkaart te lezen.
ls-no-bets = No bets
ls-odds = 1e ×{ $win }, 2e ×{ $place }, 3e ×{ $show }
ls-no-cards = Geen kaarten in je hand
ls-before = Voor de race
ls-turn = { $turn }: { $you ->
        [yes] jij
       *[no] { $seat }
    }
ls-first-roll = Gooi om te beginnen: het hoogste getal begint
ls-seen-hand = Dit zijn de kaarten van { $name }: neem er een.
ls-rolled = { $who ->
        [you] Je
       *[other] { $name }
    } gooide { $horse } ({ $horse_name }) en { $move }{ $goal ->
        [none] .
        [spooked] : Spooked, het loopt niet.
        [zero] : geen paard loopt.
        [0] : over de finish, als niemand een kaart speelt.
       *[other] : naar veld { $goal }, als niemand een kaart speelt.
    }
ls-pulled = Daarna mag { $who ->
        [you] je
       *[other] { $name }
    } { $horses } verplaatsen volgens { $count ->
        [one] de strook
       *[other] hun stroken
    }.
ls-only-window = Geen van je kaarten past
ls-only-reroll = { $goal ->
        [none] Er loopt geen paard
       *[other] { $runner } loopt
    }
ls-pass-action = Passen
ls-pass-bars = Geen
ls-pass-features = Nee
ls-keep = Houden
ls-die = { $die ->
        [horse] Paard
       *[move] Beweging
    }
ls-few-goal = { $space } → { $home ->
        [yes] finish
       *[no] { $goal }
    }
ls-few-on = nu op { $space }
ls-few-left = { $left_money } over
ls-step-reroll = Deze worp houden?
ls-step-window = Een kaart op deze worp?
ls-step-action = Jouw actie
ls-step-sale = Verkoop een tweede kaart
ls-step-bars = Welk paard wordt meegetrokken?
ls-step-features = De eigenschap van { $horse_name } gebruiken?
ls-on-roll = bij een worp
ls-on-turn = als actie
ls-lead = { $is ->
        [yes] tot de eerste finish
       *[no] na een finish leidt niemand
    }
group-long-shot-play = Speel een kaart
group-long-shot-sell = Verkoop er twee voor $ { $sale }
group-long-shot-buy = Koop een paard
group-long-shot-bet = Wed
group-long-shot-move = Verplaatsen
group-long-shot-token = Fiche: opnieuw gooien
group-long-shot-do-over = Do-Over: opnieuw gooien
