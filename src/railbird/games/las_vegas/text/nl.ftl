las-vegas-title = Las Vegas
las-vegas-edition = Basisspel
las-vegas-summary = Zet dobbelstenen in zes casino's en win de biljetten; gelijke sterkten schakelen elkaar uit.
las-vegas-2012-title = Las Vegas (2012)
las-vegas-2012-edition = uitgave 2012
las-vegas-2012-summary = De eerste uitgave: vier ronden, acht gelijke dobbelstenen, evenveel prijzen als biljetten.

las-vegas-variant-starter = Wie begint
    .about = Volgens het boek begint de oudste. Een tafel kent geen leeftijden: het lot beslist, of de eerste plaats begint.
las-vegas-variant-starter-random = een gelote plaats
las-vegas-variant-starter-first = de eerste plaats
las-vegas-variant-neutral_dice = Neutrale dobbelstenen
    .about = Alleen voor twee spelers, in de uitgave van 2012 voor twee tot vier: dobbelstenen van een virtuele speler nemen plaatsen in en maken gelijke standen.

# Wat er gebeurt
las-vegas-round-begins = Ronde { $round }. { $seat } begint.
las-vegas-prizes = Casino { $casino }: { $notes }.
las-vegas-rolls = { $seat } gooit { $small ->
        [none] {""}
       *[other] { $small }
    }{ $big ->
        [none] {""}
       *[other] { $small ->
            [none] met de grote dobbelsteen { $big }
           *[other] , grote dobbelsteen { $big }
        }
    }{ $white ->
        [none] {""}
       *[other] { $small ->
            [none] met wit { $white }
           *[other] , wit { $white }
        }
    }.
las-vegas-places = { $seat } zet { $small ->
        [0] {""}
        [one] één dobbelsteen
       *[other] { $small } dobbelstenen
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] de grote dobbelsteen
           *[other] {" "}en de grote
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}en{" "}
        }{ $white ->
            [one] één witte dobbelsteen
           *[other] { $white } witte dobbelstenen
        }
    } in casino { $casino }.
las-vegas-passes = { $seat } betaalt een fiche en past; { $chips ->
        [0] geen fiche
        [one] één fiche
       *[other] { $chips } fiches
    } over.
las-vegas-neutral-dice = { $big ->
        [none] Witte dobbelstenen: { $small }
       *[other] Neutrale dobbelstenen: { $small }, grote dobbelsteen { $big }
    }.
las-vegas-tied = Casino { $casino }: gelijke sterkte { $strength } — niets voor { $seats ->
        [none] de virtuele spelers
       *[other] { $seats }{ $neutral ->
            [yes] {" "}en ook niet voor een virtuele speler
           *[no] {""}
        }
    }.
las-vegas-paid = Casino { $casino } betaalt { $note } aan { $seat }.
las-vegas-neutral-paid = Casino { $casino }: { $note } gaat naar een virtuele speler en onder de stapel.
las-vegas-unclaimed = Casino { $casino }: niemand wint { $note }.
las-vegas-final-score = { $seat }: { $money } in { $notes ->
        [one] één biljet
       *[other] { $notes } biljetten
    }{ $chips ->
        [0] {""}
        [one] , één fiche: totaal { $score }
       *[other] , { $chips } fiches: totaal { $score }
    }.
las-vegas-game-ends = Het spel is afgelopen. Gewonnen: { $winners }.

# Wat gekozen kan worden
las-vegas-offer-place = Casino { $casino }: { $small ->
        [0] {""}
        [one] één dobbelsteen
       *[other] { $small } dobbelstenen
    }{ $big ->
        [0] {""}
       *[other] { $small ->
            [0] de grote dobbelsteen
           *[other] {" "}en de grote
        }
    }{ $white ->
        [0] {""}
       *[other] { $small ->
            [0] {""}
           *[other] {" "}en{" "}
        }{ $white ->
            [one] één witte dobbelsteen
           *[other] { $white } witte dobbelstenen
        }
    }
    .outcome = { $tied ->
        [yes] { $seats ->
            [none] { $virtual ->
                [grey] gelijk met de grijze
                [white] gelijk met de witte
               *[neutral] gelijk met de neutrale
            }
           *[other] gelijk met { $seats }{ $virtual ->
                [grey] , ook de grijze
                [white] , ook de witte
                [neutral] , ook de neutrale
               *[none] {""}
            }
        }: $ 0{ $white_tied ->
            [yes] ; ook de witte gelijk
           *[no] {""}
        }
       *[no] { $money ->
            [none] sterkte { $strength }, geen biljet
           *[other] sterkte { $strength }: { $still ->
                [yes] nog steeds { $money }
               *[no] { $money }
            }
        }{ $white_tied ->
            [yes] ; de witte gelijk met { $seats }
           *[no] {""}
        }
    }
las-vegas-offer-pass = Een fiche betalen en passen; { $chips ->
        [0] geen
       *[other] { $chips }
    } over

# Waarom niet
refusal-LV-2 = Biljetten komen bij toeval van de stapel; dit kan nu niet open.
refusal-LV-6 = Wie begint wordt één keer bepaald, voor de eerste ronde.
refusal-LV-11 = Dobbelstenen worden geworpen, alle die je hebt tegelijk: deze worp kan niet.
refusal-LV-12 = Geen dobbelsteen toont { $casino }: alleen een geworpen getal kan gekozen worden.
refusal-LV-16 = { $choosing ->
        [yes] Je bent niet aan de beurt: { $seat } is aan zet.
       *[no] Nu kiest niemand: eerst worden biljetten getrokken of dobbelstenen geworpen.
    }
refusal-LV-21 = Je hebt geen fiche meer, dus je moet plaatsen.
refusal-LV-53 = Het spel is afgelopen.
refusal-LV-72 = Biljetten komen bij toeval van de stapel, tot elk casino genoeg heeft: dit kan nu niet open.
refusal-LV-77 = De uitgave van 2012 heeft geen fiches: je moet plaatsen.
