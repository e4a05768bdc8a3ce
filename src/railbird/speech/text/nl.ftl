# Woorden die alle spellen en alle schermen delen.
money = $ { $amount }
seat = Plaats { $number }
refused = { $reason } ({ $rule })

# De terminal: de tafel
cli-guest = { $number ->
        [0] Gast
       *[other] Gast { $number }
    }
cli-bot-names = Ada, Bram, Clara, Daan, Eva, Fien, Hugo, Irma, Jonas, Kaat, Leo, Mira, Noor, Oscar, Paula, Roos
cli-sits = { $name } is een bot ({ $bot }).
cli-prompt = { $seat }, je keuze (? voor hulp):
cli-prompt-only = { $seat }, Enter of je keuze (? voor hulp):
cli-hand-over = De volgende keuze is alleen voor de ogen van { $seat }.
    .ready = { $seat }, druk op Enter als niemand meekijkt:
cli-keys = Typ een toets uit de lijst en druk op Enter. De woorden van het verslag mogen ook: { $words }.
    .commands = ? deze hulp en de coach · { $rules } de regels in het kort · { $quit } van tafel gaan; het spel is tot hier bewaard
cli-orders = Vaste opdrachten antwoorden voor jou tot het einde van de ronde: { $orders }.
cli-coach =
    { $games ->
        [one] Wat de coach denkt na één spel in gedachten, met de onzekerheid:
       *[other] Wat de coach denkt na { $games } spellen in gedachten, met de onzekerheid:
    }
cli-coach-key = Toets
cli-coach-option = Mogelijkheid
cli-coach-share = Winstkans
cli-coach-money = Geld
cli-coach-score = Kristallen
cli-not-understood = “{ $typed }” hoort niet bij de mogelijkheden: typ een van { $keys }, of ? voor hulp.
cli-left = Je gaat van tafel.
cli-saved = Het verslag van dit spel:
cli-wins = wint
cli-unfinished = Hier houdt het verslag op; het spel is niet uitgespeeld.
cli-moment = Na gebeurtenis { $at } van { $events }.
cli-torn = { $file }, regel { $line }: tijdens het schrijven afgebroken en weggelaten; alles ervoor is in orde.

# De terminal: borden
cli-board-round = Ronde { $round } van { $rounds }
cli-board-over = Het spel is afgelopen
cli-board-player = Speler
cli-las-vegas-casino = Casino
cli-las-vegas-notes = Biljetten → nu aan
cli-las-vegas-ranking = Dobbelstenen
cli-las-vegas-tie = gelijk
cli-las-vegas-neutral = neutraal
cli-las-vegas-grey = grijze dobbelstenen
cli-las-vegas-tile = Tegel
cli-las-vegas-closed = gesloten
cli-las-vegas-hand = In de hand
cli-las-vegas-chips = Fiches
cli-las-vegas-money = Geld
cli-las-vegas-rolled = Geworpen: { $dice }
cli-las-vegas-legend = ▪ dobbelsteen{ $big ->
        [yes] {" "}· ■ grote, telt voor twee
       *[no] {""}
    }{ $white ->
        [yes] {" "}· □ witte, neutraal
       *[no] {""}
    }
cli-long-shot-dice-round = Ronde { $round }
cli-long-shot-dice-track = Renbaan
cli-long-shot-dice-owner = Van
cli-long-shot-dice-odds = Notering
cli-long-shot-dice-bar = Kruisjes
cli-long-shot-dice-place = plaats { $place }: { $prize }
cli-long-shot-dice-rolled = Geworpen: paard { $horse }, { $spaces ->
        [one] één vak
       *[other] { $spaces } vakken
    }.
cli-long-shot-dice-sources = * volgens spelers · ° onze reconstructie
cli-long-shot-dice-money = Geld
cli-long-shot-dice-bets = Inzetten
cli-long-shot-dice-helmets = Helmen
cli-long-shot-dice-jerseys = Shirts
cli-long-shot-dice-score = Nu
cli-long-shot-dice-sheet = Blad van { $seat }
cli-long-shot-dice-wilds = Jokers: { $free } van { $all } vrij
cli-long-shot-dice-tiles = Bonussen over: { $tiles }
cli-long-shot-dice-roland = Daarna Roland: { $action }.

# De terminal: spellen en regels
cli-games-seats = Spelers
cli-games-bots = Bots
cli-games-default = standaard

# De terminal: simulatie
cli-simulate-title = { $game }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    } met { $seats } plaatsen, seed { $seed }
cli-simulate-bot = Bot
cli-simulate-seat = Plaats
cli-simulate-share = Aandeel gewonnen
cli-simulate-range = van – tot
cli-simulate-money = Gemiddeld geld
cli-simulate-score = Gemiddelde score
cli-simulate-pace = { $pace } spellen per seconde, { $decisions } keuzes per spel, { $seconds } s.
cli-simulate-intervals = Aandelen en gemiddelden gelden per plaats, met intervallen van 95 %.
cli-simulate-interrupted = { $done ->
        [0] Onderbroken voordat de eerste spellen klaar waren.
        [one] Onderbroken: alleen het eerste van { $games } spellen telt mee.
       *[other] Onderbroken: alleen de eerste { $done } van { $games } spellen tellen mee.
    }

# De terminal: competitie
cli-league-par = Par
cli-league-rating = Rating
cli-league-verdict = { $verdict ->
        [above] boven par
        [below] onder par
       *[open] open
    }
cli-league-end = { $decided ->
        [yes] Het is duidelijk na { $games } van hoogstens { $most } spellen.
       *[no] Het is niet duidelijk na alle { $most } spellen.
    }
cli-league-intervals = { $looks ->
        [one] Intervallen kloppen in 95 van de 100 competities.
       *[other] Intervallen gelden hier voor { $confidence }, zodat ze met { $looks } keer kijken kloppen in 95 van de 100 competities.
    } Ratings zijn die van Plackett en Luce ± twee afwijkingen.
cli-league-replaced = { $bot } faalde: een andere bot deed { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } in zijn plaats.
cli-league-interrupted = { $done ->
        [0] Onderbroken voordat het eerste spel klaar was.
        [one] Onderbroken na één spel van { $games }; alleen hele ronden tellen mee.
       *[other] Onderbroken na { $done } van { $games } spellen; alleen hele ronden tellen mee.
    }

# De terminal: componenten
cli-components-value = Waarde
cli-components-source = Bekend uit
cli-source-printed = de spelregels
cli-source-reported = berichten van spelers
cli-source-house = onze reconstructie
cli-source-own = je eigen doos

# De terminal: hulp
cli-help = Spellen met dobbelstenen, kaarten en weddenschappen, precies volgens het boekje.
cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-commands = Opdrachten
cli-help-arguments = Argumenten
cli-help-help = Toon deze hulp.
cli-help-version = Toon versie en motor.
cli-help-lang = Taal; anders die van je systeem.
cli-help-play = Speel GAME aan dit toetsenbord, tegen bots en met vrienden.
cli-help-seats = Hoeveel spelers; vier als het spel dat toelaat.
cli-help-humans = Hoeveel van hen aan dit toetsenbord zitten; 0 om toe te kijken.
cli-help-bots = Eén bot voor alle andere plaatsen, of een voor elke plaats: greedy,random.
cli-help-names = Namen in de volgorde van de plaatsen: An,Bo.
cli-help-seed = Een getal dat alle dobbelstenen en bots bepaalt; anders beslist het toeval.
cli-help-variant = Een keuze van regels, zoals `railbird games` ze noemt; mag herhaald worden.
cli-help-save = Het bestand voor het verslag van het spel; overschrijft nooit iets.
cli-help-pace = Hoe snel het verhaal verteld wordt.
cli-help-replay = Vertel het spel uit het verslag FILE.
cli-help-at = Toon alleen het moment na zoveel gebeurtenissen.
cli-help-games = Noem de spellen met hun spelers, bots en opties.
cli-help-components = Toon elke waarde op de componenten van GAME, en waar die vandaan komt.
cli-help-own-components = Een bestand met waarden uit je eigen doos, in de vorm van `railbird components`.
cli-help-rules = Druk de regels van GAME af, of alleen die met NUMBER.
cli-help-simulate = Laat bots GAME vele malen spelen, met een andere plaats na elk spel. Ctrl-C toont wat er dan bekend is.
cli-help-simulate-bots = Eén bot voor alle plaatsen, of één per plaats: greedy,random,random,random.
cli-help-simulate-games = Hoeveel spellen; zonder dit 1000.
cli-help-league = Zoek uit welke bot beter is in GAME: ieder op elke plaats met dezelfde dobbelstenen, tot het duidelijk is.
cli-help-league-bots = Twee bots of meer: greedy,random. Een programma is program:OPDRACHT; te weinig bots nemen elk meer plaatsen.
cli-help-league-games = Hoogstens zoveel spellen; zonder dit 600.
cli-help-league-looks = Hoe vaak de competitie mag vinden dat het duidelijk is en stoppen; zonder dit 5, en 1 speelt alle spellen.
cli-help-league-resume = Een bestand dat elk spel bewaart; een onderbroken competitie gaat daar verder.
cli-help-workers = Hoeveel processen; zonder dit alle kernen. De uitslag hangt er niet van af.
cli-help-json = Toon de uitslag als één JSON-object.
cli-version = railbird { $version }, { $engine ->
        [compiled] gecompileerde motor
       *[interpreted] geïnterpreteerde motor
    }

# De terminal: wat er mis kan gaan
cli-error-no-output = de uitvoer is gesloten: er is niets om naar te schrijven.
cli-error-game = er is geen spel “{ $name }”{ $near ->
        [none] .
       *[other] ; bedoel je { $near }?
    } `railbird games` noemt ze.
cli-error-bot = { $game } heeft geen bot “{ $name }”{ $near ->
        [none] ; kies uit { $bots }.
       *[other] ; bedoel je { $near }? Er zijn { $bots }.
    }
cli-error-bots = { $named ->
        [one] er is één bot genoemd
       *[other] er zijn { $named } bots genoemd
    } voor { $needed ->
        [one] één plaats
       *[other] { $needed } plaatsen
    }: noem er een voor allemaal, of een voor elke plaats.
cli-error-seats = { $game } is voor { $least } tot { $most } spelers, niet { $seats }: kies een ander aantal met --seats.
cli-error-humans = { $humans } mensen passen niet op { $seats } plaatsen: kies minder --humans of meer --seats.
cli-error-names = { $named } namen voor { $seats } plaatsen: laat er een paar weg of kies meer --seats.
cli-error-name = “{ $name }” kan hier geen naam zijn: namen zijn verschillend, gewone tekst en hoogstens { $longest } letters lang.
cli-error-variant = “{ $choice }” heeft niet de vorm OPTION=VALUE; `railbird games` noemt de opties.
cli-error-option = { $game } heeft geen optie “{ $name }”{ $near ->
        [none] ; wel: { $options }.
       *[other] ; bedoel je { $near }? `railbird games` noemt de opties.
    }
cli-error-value = { $name } kan niet “{ $value }” zijn; wel: { $allowed }.
cli-error-components = { $game } wordt met zijn eigen componenten gespeeld: het neemt geen --components.
cli-error-start = zo kan de tafel niet beginnen: { $reason }.
cli-error-program = er is geen programma “{ $name }” dat kan draaien: schrijf program:OPDRACHT, zoals program:./my-bot.py.
cli-error-league-file = { $file }, regel { $line }: { $reason }. Geen competitie, of beschadigd: kies een andere --resume.
cli-error-league-other = { $file } bewaart een andere competitie ({ $difference }): vraag dezelfde, of kies een andere --resume.
cli-error-league-write = de competitie kan niet naar { $file } geschreven worden: { $reason }. Kies een andere --resume.
cli-error-worker = het systeem heeft een van de processen beëindigd, misschien door gebrek aan geheugen: kies minder --workers.
cli-error-exists = { $file } bestaat al en wordt niet overschreven: kies een ander bestand.
cli-error-save = het verslag kan niet in { $file }: { $reason }. Kies een andere plek met --save.
cli-error-read = { $file } is niet te lezen: { $reason }.
cli-error-journal = { $file }, regel { $line }: { $reason }{ $line ->
        [1] {". "}Een verslag is een bestand zoals `railbird play` het schrijft.
       *[other] {". "}Knip het bestand vóór deze regel af om het spel tot hier te zien.
    }
cli-error-illegal = “{ $event }” mag hier niet: { $reason }
cli-error-at = { $file } heeft { $events } gebeurtenissen: --at kan niet { $at } zijn.
cli-error-rule = { $game } heeft geen regel { $number }{ $near ->
        [none] .
       *[other] ; bedoel je { $near }?
    } `railbird rules { $game }` geeft ze allemaal.

## railbird verify

cli-help-verify = Controleer of het verslag FILE de regels volgt, en de dobbelstenen.
cli-verify-wrong = 
    { $file } klopt niet; { $problems ->
        [one] 1 fout:
       *[other] { $problems } fouten:
    }
cli-verify-rules = 
    { $events ->
        [one] 1 gebeurtenis volgt
       *[other] { $events } gebeurtenissen volgen
    } de regels; { $over ->
        [yes] het spel is afgelopen.
       *[no] het spel is niet afgelopen.
    }
cli-verify-dice = 
    { $rolls ->
        [one] 1 worp is
       *[other] { $rolls } worpen zijn
    } opnieuw getrokken uit het geheim en wat de plaatsen toevoegden: alles zoals opgeschreven.
cli-verify-no-dice = Het verslag heeft geen loten, dus de dobbelstenen zijn niet te controleren.
record-laid = Het spel begon halverwege: { $laid ->
        [one] de eerste gebeurtenis is
       *[other] de eerste { $laid } gebeurtenissen zijn
    } klaargelegd en niet hier gespeeld.

## What a live table declines

problem-malformed = De server begreep dit niet.
problem-too-large = Dit is te groot.
problem-too-often = Dat ging te snel; probeer het zo weer.
problem-too-many = Meer dan dit mag je er niet hebben.
problem-unknown-table = Zo’n tafel is er niet.
problem-not-invited = Deze tafel is besloten. Vraag een link aan iemand die er zit.
problem-not-yours = Dit is niet aan jou.
problem-taken = Iemand was je voor.
problem-not-now = Dit kan nu niet.
problem-unknown-game = Zo’n spel is hier niet.
problem-unknown-bot = Deze bot bestaat niet.
problem-bad-variant = Deze regels gaan niet samen.
problem-bad-seats = Dit spel is niet voor zoveel spelers.
problem-bad-notation = Het spel kent deze zet niet.
problem-bad-record = Dit verslag is niet te lezen.
problem-bad-passphrase = Account of wachtwoordzin klopt niet.
problem-frozen = Deze tafel is onder oudere regels begonnen en kan niet verder.
problem-storage = De server kan nu niet opslaan; er is niets veranderd. Probeer het opnieuw.
problem-closing = De server wordt afgesloten; kom zo terug.
problem-muted = De eigenaar van de tafel heeft je chat uitgezet.
problem-foreign = Een andere website wilde namens jou handelen.

## De server

cli-help-serve = Open tafels in de browser.
cli-help-serve-host = Waar de server luistert; 0.0.0.0 laat andere apparaten in je netwerk toe. Zonder dit alleen deze computer.
cli-help-serve-port = De poort; zonder dit 8280.
cli-help-serve-data = De map voor de database en de sleutel van de cookies; zonder dit je gegevensmap.
cli-help-serve-database = Een SQLAlchemy-URL; zonder dit SQLite in de gegevensmap.
cli-help-serve-redis = De URL van Redis; nodig bij meer dan één proces.
cli-help-serve-workers = Hoeveel processen; meer dan één vraagt PostgreSQL en Redis.
cli-help-serve-bots = In hoeveel processen bots nadenken; zonder dit 1.
cli-help-serve-queue = Laat `railbird bot-worker` nadenken, via Redis.
cli-help-serve-origin = Nog een oorsprong waarvan pagina's hier mogen handelen; mag herhaald worden.
cli-help-serve-proxies = De proxy's voor deze server; * voor alle. Zonder dit 127.0.0.1.
cli-help-serve-rate = Hoeveel berichten per seconde één client mag sturen; zonder dit 30.
cli-help-serve-metrics = Bied /metrics aan voor Prometheus.
cli-help-serve-json-logs = Schrijf het logboek als JSON-regels.
cli-help-serve-open = Open de pagina in de browser van deze computer.
cli-help-serve-program = Een programma dat als bot met deze naam speelt (docs/programs.md); mag herhaald worden.
cli-help-backup = Schrijf alles wat de server weet naar FILE. De server mag intussen draaien.
cli-help-restore = Vul een lege database uit FILE, geschreven door `railbird backup`; ook van SQLite naar PostgreSQL en terug.
cli-help-doctor = Controleer de opstelling en zeg wat er niet klopt.
cli-help-bot-worker = Denk na voor de bots van servers die met --queue draaien.
cli-serve-here = Railbird is te vinden op { $address }
cli-serve-network = Andere apparaten in je netwerk vinden hem op { $address }
cli-serve-no-page = De pagina ontbreekt: ze is niet in deze installatie gebouwd (make ui). Programma's kunnen spelen via /api en /ws.
cli-serve-stop = Ctrl-C stopt hem.
cli-serve-port-taken = poort { $port } is bezet: kies een andere met --port.
cli-serve-already = er draait al een server op { $data }: stop die, of kies een andere map met --data.
cli-serve-database = de database is niet te gebruiken: { $reason }
cli-serve-workers = meer dan één proces vraagt --database (PostgreSQL) en --redis.
cli-serve-queue = --queue vraagt --redis.
cli-backup-done = { $file }: { $tables } tafels met { $entries } regels, { $people } personen. Bewaar het zo geheim als de server.
cli-restore-done = { $file }: { $tables } tafels met { $entries } regels en { $people } personen zijn terug.
cli-doctor-ill = { $ill } van { $checks } controles vonden iets dat niet klopt.
