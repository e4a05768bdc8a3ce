eight-28-title = 8*28
eight-28-summary = Kom het dichtst bij 8 of bij 28 zonder eroverheen te gaan, met één gesloten kaart en zoveel open kaarten als je durft.

eight-28-variant-pass_is_final = Passen is definitief
    .about = Wie weigert krijgt in deze ronde geen kaart meer aangeboden. De regels laten dit open; naar de letter wordt iedereen weer gevraagd.
eight-28-variant-low_for_28 = Lage sommen mogen naar 28 dingen
    .about = Een som van 8 of minder mag meedoen aan de tweede helft in plaats van de eerste. De regels laten dit open.
eight-28-variant-equal_parts = Gelijke delen
    .about = Wat gelijk is als beide kleuren worden verdeeld, wat alleen in de laatste ronde voorkomt. De regels laten dit open.
eight-28-variant-equal_parts-value = in waarde
eight-28-variant-equal_parts-number = in aantal
eight-28-variant-deck = De stapel
    .about = Recensenten tellen de 51 kaarten op twee manieren; de lijst in de regels zelf is verloren gegaan.
eight-28-variant-deck-fifteen-ones = vijftien enen en vier achten
eight-28-variant-deck-sixteen-ones = zestien enen en drie achten
eight-28-variant-red_breaks_ties = Rode kristallen beslissen
    .about = Bij gelijke punten winnen de meeste rode kristallen. De regels noemen geen beslisser; anders wordt de overwinning gedeeld.

# Aantallen
eight-28-crystals = { $blue ->
        [0] { $red ->
            [0] geen kristallen
            [one] { $red } rood kristal
           *[other] { $red } rode kristallen
        }
        [one] { $blue } blauw kristal{ eight-28-and-red }
       *[other] { $blue } blauwe kristallen{ eight-28-and-red }
    }
eight-28-and-red = { $red ->
        [0] {""}
        [one] {" "}en { $red } rood
       *[other] {" "}en { $red } rode
    }

# Wat er gebeurt
eight-28-round-begins = Ronde { $round }. { $seat } geeft als eerste.
eight-28-hidden-card = Jouw gesloten kaart: { $card }.
eight-28-crystal-laid = { $seat } legt een { $red ->
        [yes] rood
       *[no] blauw
    } kristal in het midden.
eight-28-last-round = Het eerste rode kristal: dit is de laatste ronde.
eight-28-takes = { $seat } neemt { $card }{ $totals ->
        [none] {""}
       *[other] ; open som { $totals }
    }.
eight-28-declines = { $seat } weigert.
eight-28-goes-out = { $seat } valt uit met { $total }.
eight-28-deck-runs-out = De stapel is op.
eight-28-round-ends = Ronde { $round } is afgelopen; alle kaarten gaan open.
eight-28-reveals = { $seat } onthult { $card }: { $totals ->
        [none] som boven 28
       *[other] som { $totals }
    }.
eight-28-joins = { $seat } dingt mee naar { $half }.
eight-28-direct-hit = Voltreffer, 8 én 28! Het hele midden gaat naar { $seats }.
eight-28-half-laid = De helft voor { $half }: { eight-28-crystals }.
eight-28-half-won = { $half ->
        [8] { $total ->
            [8] Precies 8
           *[other] Het dichtst bij 8, met { $total }
        }
       *[other] { $total ->
            [28] Precies 28
           *[other] Het dichtst bij 28, met { $total }
        }
    }: { $seats }.
eight-28-half-unclaimed = Niemand kan de helft voor { $half } opeisen.
eight-28-paid = { $seat } krijgt { eight-28-crystals }.
eight-28-left-over = { $is_last ->
        [yes] Blijft over, voor niemand
       *[no] In het midden blijft liggen
    }: { eight-28-crystals }.
eight-28-final-score = { $seat }: { eight-28-crystals }, { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
eight-28-game-ends = Het spel is afgelopen. Gewonnen: { $winners }.

# Wat gekozen kan worden
eight-28-offer-take = Een kaart nemen{ $totals ->
        [none] ; nog steeds geen{"\u00a0"}helft
       *[other] {" "}(je{"\u00a0"}hebt { $totals })
    }
eight-28-offer-decline = Weigeren; { $totals ->
        [none] boven{"\u00a0"}28, geen{"\u00a0"}helft
       *[other] blijven op { $totals }
    }
eight-28-offer-join-8 = Naar 8 dingen met { $total }
eight-28-offer-join-28 = Naar 28 dingen met { $total }

# Vaste opdrachten
eight-28-order-decline = Weigeren tot het einde van de ronde
eight-28-order-take = Nemen zolang de open som onder { $total } blijft

# De tafel in de terminal
eight-28-board-last = Ronde { $round }, de laatste
eight-28-board-round = Ronde { $round }
eight-28-board-over = Het spel is afgelopen
eight-28-board-centre = Midden: { eight-28-crystals }
eight-28-board-supply = Voorraad: { eight-28-crystals }
eight-28-board-deck = { $cards ->
        [one] { $cards } kaart in de stapel
       *[other] { $cards } kaarten in de stapel
    }
eight-28-board-player = Speler
eight-28-board-hidden = Gesloten
eight-28-board-cards = Open kaarten
eight-28-board-totals = Som
eight-28-board-crystals = Kristallen
eight-28-board-points = Punten
eight-28-board-dealer = geeft
eight-28-board-out = uit
eight-28-board-declined = geweigerd
eight-28-board-took = genomen
eight-28-board-choosing = kiest
eight-28-board-over28 = boven 28
eight-28-board-odds = Van { $unseen } ongeziene kaarten{ $eight ->
        [0] { $twenty_eight ->
            [0] { $bust ->
                [0] {" "}maakt er geen 8 of 28 en gaat er geen overheen
               *[other] {""}
            }
           *[other] {""}
        }
        [one] {"\u00a0"}· { $eight }{"\u00a0"}maakt{"\u00a0"}8
       *[other] {"\u00a0"}· { $eight }{"\u00a0"}maken{"\u00a0"}8
    }{ $twenty_eight ->
        [0] {""}
        [one] {"\u00a0"}· { $twenty_eight }{"\u00a0"}maakt{"\u00a0"}28
       *[other] {"\u00a0"}· { $twenty_eight }{"\u00a0"}maken{"\u00a0"}28
    }{ $bust ->
        [0] {""}
        [one] {"\u00a0"}· { $bust }{"\u00a0"}gaat{"\u00a0"}eroverheen
       *[other] {"\u00a0"}· { $bust }{"\u00a0"}gaan{"\u00a0"}eroverheen
    }

# Waarom niet
refusal-828-11 = Kaarten komen van de geschudde stapel, niemand kiest ze: neem de aangeboden kaart of weiger haar.
refusal-828-20 = De gesloten kaarten worden nog gedeeld; wacht tot je een kaart wordt aangeboden.
refusal-828-22 = Wie als eerste geeft bepaalt het lot, één keer, vóór de eerste ronde.
refusal-828-26 = Jou wordt nu niets aangeboden: { $seat } antwoordt.
refusal-828-27 = De kaart die { $seat } neemt wordt opengelegd; wacht tot je er een wordt aangeboden.
refusal-828-30 = Je hebt geweigerd en aan deze tafel is passen definitief: in deze ronde krijg je geen kaart meer aangeboden.
refusal-828-32 = Je open kaarten zijn samen { $total }: je bent uitgevallen en wacht op de volgende ronde.
refusal-828-38 = De ronde is afgelopen: tot de volgende worden geen kaarten meer aangeboden.
refusal-828-55 = Al je sommen zijn hoger dan 28, dus je doet aan geen helft mee.
refusal-828-59 = Je doet maar aan één helft mee, en de jouwe is die voor { $half }.
refusal-828-60 = Een helft kies je na de ronde, als je sommen dan beide toelaten.
refusal-828-64 = Er wordt om de beurt gekozen, te beginnen bij de laatste gever: eerst { $seat }.
refusal-828-109 = Het spel is afgelopen.
