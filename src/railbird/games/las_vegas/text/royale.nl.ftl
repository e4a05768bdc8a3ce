# Las Vegas Royale: het spel, de varianten en de tegels. De gedrukte namen blijven, met de vertaling ernaast.

las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-edition = Royale
las-vegas-royale-summary = Het basisspel met drie tegels per ronde: jackpots, bluf, gesloten deuren en dobbelstenen die terugkomen.

las-vegas-variant-tiles_per_round = Tegels per ronde
    .about = Volgens de spelregels drie; een tafel mag nul tot zes afspreken, bij casino 1, 2, 3 enzovoort.
las-vegas-variant-used_tiles = Gebruikte tegels
    .about = Wat er gebeurt met een tegel die in een eerdere ronde heeft gelegen.
las-vegas-variant-used_tiles-repeat = mogen terugkomen
las-vegas-variant-used_tiles-remove = doen niet meer mee
las-vegas-variant-used_tiles-flip = komen terug met de andere kant
las-vegas-variant-fixed_tiles = Vaste tegels
    .about = Om te oefenen: elke ronde liggen alleen deze kanten uit, wat hierboven ook gekozen is; hoogstens zes en nooit beide kanten van één tegel.
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

las-vegas-tile-lucky-punch = Lucky Punch (gelukstreffer)
    .about = Verberg één tot drie vuistfiches. Raadt je linkerbuur fout, dan levert één twee fiches op, twee $ 30.000 en drie $ 40.000.
las-vegas-tile-jackpot = Jackpot
    .about = Gooi de zwarte dobbelstenen. Een 7 of een dubbele worp wint de jackpot; al het andere verhoogt hem, van $ 30.000 tot $ 80.000.
las-vegas-tile-prime-time = Prime Time (glorieuur)
    .about = Vóór de uitbetaling gooit de winnaar hier de zwarte dobbelstenen en mag ze toevoegen aan de casino's die ze tonen.
las-vegas-tile-fifty-fifty = Fifty Fifty (vijftig-vijftig)
    .about = Gooi de zwarte dobbelstenen en stop dan, of wed dat de volgende som hoger of lager is: niets, een fiche, $ 30.000, $ 40.000, $ 60.000. Een gelijke som verliest.
las-vegas-tile-high-five = High Five (geef me de vijf)
    .about = Wie hem als eerste met sterkte vijf of meer in dit casino activeert, krijgt de tegelfiche van $ 100.000.
las-vegas-tile-bad-luck = Bad Luck (pech)
    .about = Aan het einde van de ronde betaalt wie hier het zwakst is (nul telt ook) $ 50.000.
las-vegas-tile-pay-day = Pay Day (betaaldag)
    .about = Krijg $ 10.000 voor elk casino met een dobbelsteen van jou; voor één of twee casino's krijg je fiches.
las-vegas-tile-power-play = Power Play (machtsspel)
    .about = Wie hier strikt de sterkste is, neemt de tegelfiche. Zolang je haar hebt, mag je één dobbelsteen op een getal naar keuze plaatsen in plaats van te gooien.
las-vegas-tile-no-entry = No Entry! (geen toegang!)
    .about = Sluit een ander casino: geen dobbelstenen erin of eruit, geen tegel. Elke sluiting betaalt het gemarkeerde vak; daarna is het volgende gemarkeerd.
las-vegas-tile-knockout = Knockout? (knock-out?)
    .about = Neem je dobbelstenen terug uit de bar; elke tegenstander met minder dan twee daar moet er één in leggen. Dobbelstenen in de bar tellen niet mee.
las-vegas-tile-block-it = Block It! (blokkeer het!)
    .about = Neem een groep grijze dobbelstenen en zet die in één casino. Ze horen bij een virtuele speler.
las-vegas-tile-handicap = Handicap
    .about = Leg een grijze dobbelsteen uit een casino op een vak van de tegel en krijg wat het toont: een fiche, $ 30.000, of het recht één eigen dobbelsteen te plaatsen of terug te nemen.
las-vegas-tile-black-box = Black Box (zwarte doos)
    .about = Na de uitbetaling maakt de linkerbuur van de winnaar hier twee gesloten stapels van zes tegelfiches ($ 60.000, twee keer $ 20.000, drie lege); de winnaar neemt er één.
las-vegas-tile-double-down = Double Down (inzet verdubbelen)
    .about = Verplaats zoveel eigen dobbelstenen als je wilt van hier naar de tegel. Die betaalt als een casino: $ 60.000 en $ 30.000.
las-vegas-tile-nice-dice = Nice Dice (mooie dobbelstenen)
    .about = Leg één dobbelsteen die net geworpen of net hier geplaatst is op het vak van zijn getal. Hij verdient dat vak, tenzij iemand hem zijn casino in duwt.
las-vegas-tile-my-choice = My Choice (mijn keuze)
    .about = Gooi de zwarte dobbelstenen en gebruik er één: een fiche, twee fiches, $ 30.000, een andere tegel, een dobbelsteenactie, of een dobbelsteen op het gouden vak, die $ 60.000 oplevert als hij blijft.

# Wat er gebeurt
las-vegas-tile-laid = { $tile } ligt bij casino { $casino }. { $about }
las-vegas-chips-won = { $tile }: { $seat } krijgt { $chips ->
        [one] een fiche
       *[other] { $chips } fiches
    }.
las-vegas-money-won = { $tile }: { $seat } krijgt { $amount }.
las-vegas-declines = { $tile }: { $seat } ziet ervan af.
las-vegas-activates = { $seat } activeert { $tile } bij casino { $casino }.
las-vegas-free-pass = { $seat } gooit alleen het gesloten casino { $casino } en houdt alle dobbelstenen.
las-vegas-rolls-black = { $tile }: { $seat } gooit { $dice }.
las-vegas-die-set = { $seat } zet { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } in casino { $casino }.
las-vegas-die-back = { $seat } neemt { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } terug uit casino { $casino }.
las-vegas-token-taken = { $seat } neemt de tegelfiche van { $tile }.
las-vegas-token-back = { $seat } verliest de tegelfiche; ze gaat terug naar { $tile }.
las-vegas-hides = { las-vegas-tile-lucky-punch }: { $seat } maakt een vuist.
las-vegas-hides-tokens = In de vuist: { $tokens ->
        [one] 1 vuistfiche
       *[other] { $tokens } vuistfiches
    }.
las-vegas-guesses = { $seat } raadt { $guess }; { $owner } toont { $tokens }.
las-vegas-jackpot-rises = De jackpot stijgt naar { $amount }.
las-vegas-black-placed = { las-vegas-tile-prime-time }: { $seat } voegt zwarte dobbelstenen toe: { $casinos }.
las-vegas-bets = { $seat } wedt op { $higher ->
        [yes] meer
       *[no] minder
    } dan { $sum }.
las-vegas-bet-lost = { $seat } verliest de weddenschap en krijgt niets.
las-vegas-pays = { las-vegas-tile-bad-luck }: { $seat } betaalt { $amount }.
las-vegas-uses-power = { $seat } kiest een getal in plaats van te gooien.
las-vegas-closes = { las-vegas-tile-no-entry }: { $seat } sluit casino { $casino }.
las-vegas-enters-bar = { las-vegas-tile-knockout }: { $seat } stuurt { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } naar de bar.
las-vegas-leaves-bar = { las-vegas-tile-knockout }: { $seat } haalt { $small ->
        [0] {""}
        [one] één dobbelsteen
       *[other] { $small } dobbelstenen
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] de grote dobbelsteen
           *[other] {" "}en de grote
        }
    } terug uit de bar.
las-vegas-grey-placed = { las-vegas-tile-block-it }: { $seat } zet { $dice ->
        [one] één grijze dobbelsteen
       *[other] { $dice } grijze dobbelstenen
    } in casino { $casino }.
las-vegas-grey-moved = { las-vegas-tile-handicap }: { $seat } verplaatst een grijze dobbelsteen uit casino { $casino } naar een vak met { $space ->
        [chip] een fiche
        [note] geld
       *[die] een dobbelsteenactie
    }.
las-vegas-splits = { $seat } maakt twee stapels: { $first }{"\u00a0"}en{"\u00a0"}{ $second } tegelfiches.
las-vegas-divides-tokens = De eerste stapel bevat { $first }, de tweede { $second }.
las-vegas-takes-pile = { $seat } opent { $taken } en laat { $left } liggen.
las-vegas-doubles-down = { $seat } verplaatst { $small ->
        [0] {""}
        [one] één dobbelsteen
       *[other] { $small } dobbelstenen
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] de grote dobbelsteen
           *[other] {" "}en de grote
        }
    } naar { las-vegas-tile-double-down }.
las-vegas-nice-die = { las-vegas-tile-nice-dice }: { $seat } legt { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } op vak { $space }.
las-vegas-pushed-out = { $big ->
        [yes] De grote dobbelsteen
       *[no] Een dobbelsteen
    } van { $seat } wordt casino { $casino } in geduwd.
las-vegas-chooses = { $seat } gebruikt de { $result }.
las-vegas-gold-die = { $seat } legt { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } op het gouden vak.
las-vegas-gold-back = { $seat } krijgt { $big ->
        [yes] de grote dobbelsteen
       *[no] een dobbelsteen
    } terug van het gouden vak.

# Wat gekozen kan worden
las-vegas-offer-place-tile = { las-vegas-offer-place }
    .outcome = { las-vegas-offer-place.outcome }; { las-vegas-tile-acts }
las-vegas-tile-acts = { $tile_money ->
        [none] tegel werkt
       *[other] tegel: { $tile_chips ->
            [0] { $tile_money }
            [one] een fiche
           *[other] { $tile_chips } fiches
        }
    }
las-vegas-award = { $chips ->
        [0] { $money }
        [one] een fiche
       *[other] { $chips } fiches
    }
las-vegas-offer-decline = { $tile ->
        [power-play] Liever gooien
       *[other] Laten liggen
    }
las-vegas-offer-hide = Verberg { $tokens ->
        [one] 1 vuistfiche
       *[other] { $tokens } vuistfiches
    }
las-vegas-offer-guess = Raad { $tokens }
las-vegas-offer-stop = Stop en neem { $money ->
        [none] niets
       *[other] { las-vegas-award }
    }
las-vegas-offer-higher = Wed op meer dan { $sum }
    .outcome = om { las-vegas-award } te winnen
las-vegas-offer-lower = Wed op minder dan { $sum }
    .outcome = om { las-vegas-award } te winnen
las-vegas-offer-black = { $dice ->
        [one] Een zwarte dobbelsteen in casino { $casino }
       *[other] Beide zwarte stenen in casino { $casino }{ $other ->
            [none] {""}
           *[other] {" "}en { $other }
        }
    }
    .outcome = { $places ->
        [one] { las-vegas-offer-place.outcome }
       *[other] { $money ->
            [none] geen biljet
           *[other] samen { $still ->
                [yes] nog steeds { $money }
               *[no] { $money }
            }
        }{ $ties ->
            [none] {""}
           *[other] , { $all_tied ->
                [yes] gelijk in beide
               *[no] gelijk in casino { $ties }
            }
        }
    }
las-vegas-offer-set = { $kind ->
        [big] De grote dobbelsteen
       *[small] Een dobbelsteen
    } in casino { $casino }
las-vegas-offer-back = Neem { $kind ->
        [big] de grote dobbelsteen
       *[small] een dobbelsteen
    } terug uit casino { $casino }
las-vegas-offer-close = Sluit casino { $casino }
    .outcome = { $money ->
        [none] levert niets op
       *[other] levert { las-vegas-award } op
    }
las-vegas-offer-bar = { $kind ->
        [big] De grote dobbelsteen
       *[small] Een kleine dobbelsteen
    } naar de bar
las-vegas-offer-block = { $dice ->
        [one] 1 grijze dobbelsteen
       *[other] { $dice } grijze dobbelstenen
    } in casino { $casino }
las-vegas-offer-grey = Grijze dobbelsteen uit casino { $casino }: { $space ->
        [chip] fiche
        [note] geld
       *[die] actie
    }
las-vegas-offer-split = Stapels van { $tokens } en { $others }
las-vegas-offer-divide = Eerste stapel: { $money }
las-vegas-offer-take = De { $pile ->
        [first] eerste
       *[second] tweede
    } stapel: { $tokens ->
        [one] 1 tegelfiche
       *[other] { $tokens } tegelfiches
    }
las-vegas-offer-double = Verplaats { $small ->
        [0] {""}
        [one] één dobbelsteen
       *[other] { $small } dobbelstenen
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] de grote dobbelsteen
           *[other] {" "}en de grote
        }
    } naar de tegel
    .outcome = { las-vegas-offer-place.outcome }{ $less_money ->
        [none] {""}
       *[other] ; casino −{ $less_money }
    }{ $more_money ->
        [none] {""}
       *[other] ; casino +{ $more_money }
    }
las-vegas-offer-nice = { $kind ->
        [big] De grote dobbelsteen
       *[small] Een dobbelsteen
    } op vak { $space }
    .outcome = { las-vegas-award }{ $seats ->
        [none] {""}
       *[other] , verdringt { $seats }
    }
las-vegas-offer-choose = { $result ->
        [1] Eén fiche
        [2] Twee fiches
        [3] $ 30.000
        [4] Activeer een andere tegel
        [5] Dobbelsteenactie
       *[other] Een dobbelsteen op het gouden vak
    }
    .outcome = { $money ->
        [none] {""}
       *[other] { $money } als hij blijft{ $seats ->
            [none] {""}
           *[other] ; stuurt de steen van { $seats } terug
        }
    }
las-vegas-offer-activate = Activeer { $tile_name } bij casino { $casino }
las-vegas-offer-gold = { $kind ->
        [big] De grote dobbelsteen
       *[small] Een kleine dobbelsteen
    } op het gouden vak
    .outcome = { las-vegas-offer-choose.outcome }

# Waarom niet
refusal-LVR-2 = Tegels worden voor een ronde getrokken, niet gekozen.
refusal-LVR-32 = { $tile_name } wordt afgehandeld: eerst moet { $seat } antwoorden.
refusal-LVR-33 = Geen enkele tegel vraagt daar nu om.
refusal-LVR-45 = Weigeren kan niet: kies één, twee of drie.
refusal-LVR-61 = De zwarte dobbelstenen tonen dat getal niet.
refusal-LVR-116 = Je hebt geen { $kind ->
        [big] grote
       *[small] kleine
    } dobbelsteen in de hand.
refusal-LVR-120 = De eerste keer moet er een casino dicht: kies er een.
refusal-LVR-121 = Casino { $casino } is gesloten: er mag geen dobbelsteen in of uit.
refusal-LVR-126 = Casino { $casino } kan nu niet gesloten worden: kies een ander, en nooit dat van de tegel zelf.
refusal-LVR-140 = Je hebt geen { $kind ->
        [big] grote
       *[small] kleine
    } dobbelsteen in de hand om te geven.
refusal-LVR-145 = Er moet een dobbelsteen naar de bar: kies welke.
refusal-LVR-150 = Er is geen groep van { $dice } meer.
refusal-LVR-151 = Er moet een groep grijze dobbelstenen geplaatst worden: kies een groep en een casino.
refusal-LVR-161 = In casino { $casino } ligt geen grijze dobbelsteen, of er is geen zo'n vak vrij.
refusal-LVR-164 = Je hebt daar geen { $kind ->
        [big] grote
       *[small] kleine
    } dobbelsteen.
refusal-LVR-171 = De tegelfiches moeten verdeeld worden: kies de eerste stapel.
refusal-LVR-172 = Een van de stapels moet genomen worden.
refusal-LVR-180 = Zoveel dobbelstenen heb je niet in dit casino.
refusal-LVR-190 = Alleen een dobbelsteen die net geworpen en nog in de hand is, of net hier geplaatst, mag op zijn vak.
refusal-LVR-197 = Vak { $space } is bezet en het casino ervan is gesloten: de oude dobbelsteen kan niet weg.
refusal-LVR-200 = De zwarte dobbelstenen tonen geen { $result }.
refusal-LVR-205 = Je hebt geen { $kind ->
        [big] grote
       *[small] kleine
    } dobbelsteen in de hand voor het gouden vak.
refusal-LVR-207 = Een van de uitkomsten moet gebruikt worden.
refusal-LVR-208 = Bij casino { $casino } ligt geen andere tegel die geactiveerd kan worden.
