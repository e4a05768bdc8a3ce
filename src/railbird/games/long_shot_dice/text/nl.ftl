# Namen en zinnen van Long Shot: The Dice Game.

long-shot-dice-title = Long Shot: The Dice Game
long-shot-dice-summary = Zet in op acht paarden, koop ze, help ze vooruit en verdien het meeste geld als er drie gefinisht zijn.

long-shot-dice-variant-horses = Paardenkaarten
    .about = Welke kaarten meedoen. De doos heeft drie sets; geen bron toont hun symbolen, dus de verdeling is onze reconstructie.
long-shot-dice-variant-horses-circle = de eerste set (cirkel)
long-shot-dice-variant-horses-triangle = de tweede set (driehoek)
long-shot-dice-variant-horses-square = de derde set (vierkant)
long-shot-dice-variant-horses-fourth = de vierde set, over concessies
long-shot-dice-variant-horses-mixed = een willekeurige mix van de drie sets
long-shot-dice-variant-horses-any = een willekeurige mix van alle bekende kaarten
long-shot-dice-variant-cards = Vaste kaarten
    .about = Namen van paardenkaarten, gescheiden door komma's, die bij elke set meedoen.
long-shot-dice-variant-roland = Roland
    .about = Hoeveel Rolands basisactie oplevert. De gedrukte bedragen zijn onbekend; de regels laten dit open.
long-shot-dice-variant-roland-easy = makkelijk
long-shot-dice-variant-roland-normal = normaal
long-shot-dice-variant-roland-hard = moeilijk
long-shot-dice-variant-starter = Startspeler
    .about = Volgens de regels wie het laatst een weddenschap deed; hier geloot, of wie op de eerste plaats zit.
long-shot-dice-variant-starter-random = geloot
long-shot-dice-variant-starter-first = de eerste plaats
long-shot-dice-variant-components = Eigen componenten
    .about = Waarden die iemand uit de eigen doos heeft verbeterd.

long-shot-dice-roland = Roland
long-shot-dice-base-action = Rolands blad
long-shot-dice-bonus-money = geld
long-shot-dice-bonus-back-two = twee paarden achteruit
long-shot-dice-bonus-forward-two = twee paarden vooruit
long-shot-dice-bonus-back-one = één paard achteruit
long-shot-dice-bonus-forward-one = één paard vooruit
long-shot-dice-bonus-bet = gratis inzet
long-shot-dice-bonus-helmet = helm naar keuze
long-shot-dice-bonus-jersey = shirt naar keuze
long-shot-dice-bonus-horse = paard naar keuze

# Wat er gebeurt
long-shot-dice-card-laid = Paard { $horse } is { $card }.
long-shot-dice-dealt = { $seat } krijgt startkaart { $card } met inzetten van { $bets } op { $horses }{ $source ->
        [house] {" "}(de kaart is onze reconstructie)
       *[other] {""}
    }.
long-shot-dice-round-begins = Ronde { $round }. { $seat } heeft de dobbelstenen.
long-shot-dice-rolls = { $seat } gooit paard { $horse } en { $spaces ->
        [one] één vak
       *[other] { $spaces } vakken
    }.
long-shot-dice-runs = Paard { $horse } loopt van { $start ->
        [0] de start
       *[other] { $start }
    } naar { $space }.
long-shot-dice-finishes = Paard { $horse } finisht op plaats { $place } en wint { $prize }!
long-shot-dice-is-moved = Paard { $horse } wordt verzet van { $start ->
        [0] de start
       *[other] { $start }
    } naar { $space }.
long-shot-dice-stays = Paard { $horse } blijft op { $space ->
        [0] de start
       *[other] { $space }
    }.
long-shot-dice-marks-concession = { $seat } kruist een concessie { $horse } aan (rij { $row }, kolom { $column }).
long-shot-dice-completes-row = { $seat } maakt rij { $row } vol.
long-shot-dice-completes-column = { $seat } maakt kolom { $column } vol.
long-shot-dice-takes-bonus = { $seat } neemt de bonus: { $bonus }.
long-shot-dice-bonus-lost = Er is niets waarvoor de bonus gebruikt kan worden.
long-shot-dice-marks-helmet = { $seat } kruist de helm van paard { $horse } aan.
long-shot-dice-marks-jersey = { $seat } kruist het shirt van paard { $horse } aan.
long-shot-dice-completes-set = { $seat } heeft helm en shirt van paard { $horse }.
long-shot-dice-marks-bar = { $seat } kruist paard { $horse } op kaart { $card } aan.
long-shot-dice-bets = { $seat } zet { $money } in op paard { $horse }{ $free ->
        [yes] , gratis
       *[no] {""}
    }; dat maakt { $total }.
long-shot-dice-buys = { $seat } koopt paard { $horse }, { $card }, voor { $price }.
long-shot-dice-marks-wild = { $seat } kruist een joker aan en handelt met { $horse }; nog { $left ->
        [0] geen joker
        [one] één joker
       *[other] { $left } jokers
    }.
long-shot-dice-erases-wild = { $seat } wist { $erased ->
        [one] een jokerkruisje
       *[other] { $erased } jokerkruisjes
    } uit; nu { $left ->
        [one] één joker
       *[other] { $left } jokers
    }.
long-shot-dice-passes = { $seat } kan niets doen en past.
long-shot-dice-gains = { $seat } ontvangt { $money } ({ $cause }).
long-shot-dice-loses = { $seat } verliest { $money } ({ $cause }).
long-shot-dice-declines = { $seat } gebruikt { $card } niet.
long-shot-dice-diamond-rolls = De paardendobbelsteen wordt opnieuw geworpen voor Roland: { $horse }.
long-shot-dice-final-score =
    { $seat }: prijzen { $prizes }, inzetten { $bets },
    sets { $sets }, geld { $money }, vaardigheden { $abilities }: { $score }.
long-shot-dice-game-ends = De race is voorbij. Gewonnen: { $winners }.

# Wat gekozen kan worden
long-shot-dice-offer-concession = Concessie { $horse } in rij { $row }, kolom { $column }
    .outcome = { $bonuses ->
        [0] dan rij { $in_row }/4, kolom { $in_column }/4
        [1] een bonus
       *[other] twee bonussen
    }
long-shot-dice-offer-helmet = Helm van paard { $horse }
    .outcome = { $set_money ->
        [none] { $runs ->
            [yes] inzet over de lijn
           *[no] {""}
        }
       *[other] set: { $set_money }
    }
long-shot-dice-offer-jersey = Shirt van paard { $horse }
    .outcome = { $set_money ->
        [none] { $marks ->
            [yes] + kruis op kaart
           *[no] {""}
        }
       *[other] { $marks ->
            [yes] + kruis, set: { $set_money }
           *[no] set: { $set_money }
        }
    }
long-shot-dice-offer-bet = Zet { $money } in op paard { $horse }{ $free ->
        [yes] , gratis
       *[no] {""}
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] { $left_money } over
    }
long-shot-dice-offer-buy = { $free ->
        [yes] Neem paard { $horse }, { $card_name }, gratis
       *[no] Koop paard { $horse }, { $card_name }, voor { $money }
    }
    .outcome = { $left_money ->
        [none] {""}
       *[other] { $left_money } over
    }
long-shot-dice-offer-wild = Joker: handel met { $horse }
long-shot-dice-offer-scatter = Scatter Shot: concessie { $horse } in rij { $row }, kolom { $column }
    .outcome = { long-shot-dice-offer-concession.outcome }
long-shot-dice-offer-tug = Strung Along: zet { $money } in op paard { $horse }{ $free ->
        [yes] , gratis,
       *[no] {""}
    } en verplaats het naar vak { $goal }
    .outcome = naar vak { $goal }{ $left_money ->
        [none] {""}
       *[other] , { $left_money } over
    }
long-shot-dice-offer-bonus = Bonus: { $bonus_name }{ $sum_money ->
        [none] { $figure ->
            [0] {""}
           *[other] , met { $figure }
        }
       *[other] , { $sum_money }
    }
long-shot-dice-offer-mark = Kruis paard { $horse } op kaart { $card } aan, om mee te lopen als { $card } valt
long-shot-dice-offer-move = Paard { $horse } met { $spaces } { $back ->
        [yes] terug
       *[no] vooruit
    }, vanaf { $space ->
        [0] de start
       *[other] vak { $space }
    }{ $mate ->
        [none] {""}
       *[other] , samen met paard { $mate }
    }
    .outcome = { $goal ->
        [none] blijft staan
       *[other] { $space ->
            [0] start
           *[other] { $space }
        } → { $goal }
    }
long-shot-dice-offer-erase = Wis een jokerkruisje uit
long-shot-dice-offer-pass = Passen
long-shot-dice-offer-use = Gebruik { $card_name }
long-shot-dice-offer-decline = Gebruik { $card_name } niet

# Waarom niet
refusal-LSD-3 = Je bent niet aan de beurt: { $seat } is aan zet.
refusal-LSD-4 = De race is voorbij.
refusal-LSD-6 = Maak eerst af wat begonnen is: kies uit wat gevraagd wordt.
refusal-LSD-13 = De volgende paardenkaart wordt getrokken, niet gekozen.
refusal-LSD-14 = Startkaarten worden willekeurig gedeeld, elk één keer.
refusal-LSD-18 = De startspeler wordt geloot.
refusal-LSD-51 = Nu worden de dobbelstenen geworpen, door { $seat }.
refusal-LSD-64 = Paard { $horse } is gefinisht en beweegt niet meer.
refusal-LSD-70 = Het is tijd voor één actie: Concessie, Helm, Shirt, Inzet of Koop.
refusal-LSD-71 = Je actie geldt voor nummer { $horse }; een ander nummer kost een joker.
refusal-LSD-75 =
    Een joker is voor een ander nummer met een mogelijke actie, één keer per beurt, en die actie volgt meteen;
    { $horse } kan niet.
refusal-LSD-76 = Alle { $wilds } jokervakjes zijn aangekruist.
refusal-LSD-80 = Dit concessievakje is al aangekruist.
refusal-LSD-83 = Die bonus is al gebruikt; kies er een die over is.
refusal-LSD-91 = Kies twee verschillende paarden om achteruit te zetten.
refusal-LSD-92 = Kies twee verschillende paarden om vooruit te zetten.
refusal-LSD-95 = De gratis inzet is precies { $money }.
refusal-LSD-100 = Je hebt de helm van paard { $horse } al.
refusal-LSD-111 = Paard { $horse } is op kaart { $card } al aangekruist.
refusal-LSD-112 = Je hebt het shirt van paard { $horse } al.
refusal-LSD-120 = Zet minstens $ 1 en hoogstens { $money } in.
refusal-LSD-122 = Je hebt maar { $money }.
refusal-LSD-123 = Paard { $horse } is over de No-Bet-lijn; je hebt zijn helm nodig.
refusal-LSD-124 = Paard { $horse } is gefinisht; niemand zet er nog op in.
refusal-LSD-131 = Paard { $horse } is niet te koop: { $seat } bezit het.
refusal-LSD-132 = Paard { $horse } is gefinisht en niet te koop.
refusal-LSD-133 = Paard { $horse } kost { $money }, meer dan je hebt.
refusal-LSD-140 = Je hebt geen jokerkruisje om te wissen.
refusal-LSD-141 = Een actie met { $horse } is mogelijk, dus doe er een.
refusal-LSD-142 = Wis een jokerkruisje uit in plaats van te passen.
refusal-LSD-162 = { $card_name } vraagt iets: kies uit wat de kaart biedt, of zie ervan af.
refusal-LSD-173 = Alleen de eigenaar van Scatter Shot kruist een nummer naast { $horse } aan.
refusal-LSD-191 = Voor de kleine inzet die het paard beweegt heb je de kaart Strung Along en het geld ervoor nodig.
refusal-LSD-215 = Scatter Shot gaat niet samen met een joker.
refusal-LSD-264 = Nu wordt de paardendobbelsteen opnieuw geworpen voor Roland.

# Wat Roland zal doen
long-shot-dice-roland-mark-leading = kruist zijn voorste paard aan op de kaart die een nieuwe worp aanwijst
long-shot-dice-roland-mark-trailing = kruist zijn achterste paard aan op de kaart die een nieuwe worp aanwijst en ontvangt { $gain }
long-shot-dice-roland-mark-all = kruist al zijn paarden aan op de kaart die een nieuwe worp aanwijst
long-shot-dice-roland-mark-top-bet = kruist het paard met zijn hoogste inzet aan op de kaart die een nieuwe worp aanwijst
long-shot-dice-roland-mark-horse = kruist paard{"\u00a0"}{ $horse } aan op de kaart die een nieuwe worp aanwijst
long-shot-dice-roland-bet-horse = zet { $pays } in op paard{"\u00a0"}{ $horse }
long-shot-dice-roland-back-leading = zet je voorste paard { $spaces } achteruit
long-shot-dice-roland-back-top-bet = zet het paard met je hoogste inzet { $spaces } achteruit
long-shot-dice-roland-buy-leading = koopt het voorste onverkochte paard voor { $pays }
long-shot-dice-roland-buy-lowest = koopt het onverkochte paard met het laagste nummer voor { $pays }
long-shot-dice-roland-buy-horse = koopt paard{"\u00a0"}{ $horse } voor { $pays }
long-shot-dice-roland-base = neemt { $gain }, zijn basisactie

# Paardenkaarten
long-shot-dice-card-chain-reaction = Chain Reaction (kettingreactie)
    .effect = Maak je een kolom vol, dan mag je ook een vrij concessievakje naar keuze aankruisen.
long-shot-dice-card-too-lucky = Too Lucky (dubbel geluk)
    .effect = Toont de dobbelsteen 2: ontvang $ { $dollars }.
long-shot-dice-card-scatter-shot = Scatter Shot (schot hagel)
    .effect = Je actie Concessie mag het nummer één lager of hoger dan de dobbelsteen gebruiken.
long-shot-dice-card-early-bird-special = Early Bird Special (vroege vogel)
    .effect = Je actie Inzet is gratis op een paard waarop je nog geen inzet hebt.
long-shot-dice-card-charley-horse = Charley Horse (spierkramp)
    .effect = Maak je een rij vol, dan mag je een paard naar keuze { $spaces } achteruit zetten.
long-shot-dice-card-miracle-worker = Miracle Worker (doet wonderen)
    .effect = Bij aankoop: kruis één concessie-, helm- of shirtvakje naar keuze aan.
long-shot-dice-card-bettor-safe-than-sorry = Bettor Safe than Sorry (zekere inzet)
    .effect = Bij de telling: $ { $dollars } voor elk paard waarop je een inzet hebt.
long-shot-dice-card-magic-hate-ball = Magic Hate Ball (pechbal)
    .effect = Toont de dobbelsteen 8: iedere andere speler verliest $ { $dollars }.
long-shot-dice-card-golden-corral = Golden Corral (gouden kraal)
    .effect = Bij de telling: $ { $dollars } als je { $horses } of meer paarden bezit.
long-shot-dice-card-half-off-sale = Half Off Sale (halve prijs)
    .effect = Bij aankoop: je mag meteen nog een paard voor de halve prijs kopen.
long-shot-dice-card-pay-it-forward = Pay it Forward (geef het door)
    .effect = Zet je $ { $bet } in op een paard dat zijn vak deelt, dan mag je alle paarden daar { $spaces } vooruit zetten.
long-shot-dice-card-double-crosser = Double Crosser (dubbelkruiser)
    .effect = Je actie Shirt mag twee paarden op de kaart aankruisen.
long-shot-dice-card-fancy-hat = Fancy Hat (chique hoed)
    .effect = Zet je in op een paard waarvan je de helm hebt: ontvang $ { $dollars }.
long-shot-dice-card-lone-ranger = Lone Ranger (eenzame ruiter)
    .effect = Bij de telling: $ { $dollars } voor elk paard waarvan je alleen de helm of alleen het shirt hebt.
long-shot-dice-card-fair-play = Fair Play (eerlijk spel)
    .effect = Toont de dobbelsteen 7: je mag een paard dat niet aan kop ligt { $spaces } vooruit zetten.
long-shot-dice-card-product-placement = Product Placement (sluikreclame)
    .effect = Maak je helm en shirt van een paard compleet: gratis inzet van $ { $bet } erop.
long-shot-dice-card-strung-along = Strung Along (aan het lijntje)
    .effect = In plaats van een gewone inzet mag je $ { $bet } inzetten en dat paard { $spaces } vooruit zetten.
long-shot-dice-card-pie-in-the-sky = Pie in the Sky (luchtkasteel)
    .effect = Bij de telling: verlies $ { $dollars } als paard 2 niet bij de eerste drie is.
long-shot-dice-card-loosey-goosey = Loosey Goosey (vrij en blij)
    .effect = Bij aankoop: wis jokerkruisjes uit, hoogstens { $wilds }.
long-shot-dice-card-dance-card = Dance Card (balboekje)
    .effect = Bij de telling: $ { $dollars } voor elk van je paarden op deze kaart.
long-shot-dice-card-laundry-day = Laundry Day (wasdag)
    .effect = Bij de telling: $ { $dollars } als je geen enkele set van helm en shirt hebt.
long-shot-dice-card-partner-in-crime = Partner in Crime (handlanger)
    .effect = Bij aankoop: je mag paard 6 en één ander paard elk { $spaces } vooruit zetten.
long-shot-dice-card-sticky-fingers = Sticky Fingers (kleefvingers)
    .effect = Je actie Shirt neemt tot $ { $dollars } van de eigenaar van de kaart die je aankruist.
long-shot-dice-card-great-appreciation = Great Appreciation (grote waardering)
    .effect = Bij de telling: is paard 8 bij de eerste drie, dan is elk van je prijzen $ { $dollars } hoger.
long-shot-dice-card-out-of-alignment = Out of Alignment (uit het lood)
    .effect = Maak je een rij of kolom vol: ontvang $ { $dollars }.
long-shot-dice-card-silver-spoon = Silver Spoon (zilveren lepel)
    .effect = Je geldbonussen leveren $ { $dollars } op.
long-shot-dice-card-receding-mare-line = Receding Mare Line (terugwijkende manen)
    .effect = Je bonussen die paarden achteruit zetten, mogen elk paard { $spaces } verder zetten.
long-shot-dice-card-three-four-five = Three Four Five (drie vier vijf)
    .effect = Je gratis inzetten van bonussen zijn $ { $dollars }.
long-shot-dice-card-five-leaf-clover = Five Leaf Clover (klavertje vijf)
    .effect = Maak je een rij vol: wis jokerkruisjes uit, hoogstens { $wilds }.
long-shot-dice-card-equestrian-inception = Equestrian Inception (ruiterlijk begin)
    .effect = Neem je dit paard met de paardbonus: ontvang $ { $dollars }.
long-shot-dice-card-bread-line = Bread Line (broodlijn)
    .effect = Bij de telling: $ { $dollars } voor elke volle rij.
long-shot-dice-card-donut-dollie = Donut Dollie (donutdame)
    .effect = Je bewegingsbonussen mogen elk paard { $spaces } verder zetten.
long-shot-dice-card-inventory-check = Inventory Check (voorraadtelling)
    .effect = Bij aankoop: je mag shirtvakjes naar keuze aankruisen, hoogstens { $jerseys }.
