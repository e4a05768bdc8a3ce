eight-28-title = 8*28
eight-28-summary = Come closest to 8 or to 28 without going over, with one hidden card and as many open ones as you dare.

eight-28-variant-pass_is_final = A pass is final
    .about = Whoever declines is offered no more cards in this round. The rulebook leaves this open; read to the letter, everyone is asked again.
eight-28-variant-low_for_28 = Low totals may go for 28
    .about = A total of 8 or less may compete for the second half instead of the first. The rulebook leaves this open.
eight-28-variant-equal_parts = Equal parts
    .about = What is equal when both colours are divided, which happens in the last round only. The rulebook leaves this open.
eight-28-variant-equal_parts-value = in value
eight-28-variant-equal_parts-number = in number
eight-28-variant-deck = The deck
    .about = Reviewers of the game count 51 cards in two ways; the rulebook's own list is lost.
eight-28-variant-deck-fifteen-ones = fifteen 1s and four 8s
eight-28-variant-deck-sixteen-ones = sixteen 1s and three 8s
eight-28-variant-red_breaks_ties = Red crystals break ties
    .about = Among equal points more red crystals win. The rulebook names no tie-break, so the victory is shared otherwise.

# Amounts
eight-28-crystals = { $blue ->
        [0] { $red ->
            [0] no crystals
            [one] { $red } red crystal
           *[other] { $red } red crystals
        }
        [one] { $blue } blue crystal{ eight-28-and-red }
       *[other] { $blue } blue crystals{ eight-28-and-red }
    }
eight-28-and-red = { $red ->
        [0] {""}
       *[other] {" "}and { $red } red
    }

# What happens
eight-28-round-begins = Round { $round }. { $seat } deals first.
eight-28-hidden-card = Your hidden card: { $card }.
eight-28-crystal-laid = { $seat } puts a { $red ->
        [yes] red
       *[no] blue
    } crystal in the centre.
eight-28-last-round = The first red crystal: this round is the last.
eight-28-takes = { $seat } takes { $card }{ $totals ->
        [none] {""}
       *[other] ; open total { $totals }
    }.
eight-28-declines = { $seat } declines.
eight-28-goes-out = { $seat } is out with { $total }.
eight-28-deck-runs-out = The deck is empty.
eight-28-round-ends = Round { $round } is over; all cards are revealed.
eight-28-reveals = { $seat } reveals { $card }: { $totals ->
        [none] total over 28
       *[other] total { $totals }
    }.
eight-28-joins = { $seat } goes for { $half }.
eight-28-direct-hit = Direct hit, 8 and 28! The whole centre goes to { $seats }.
eight-28-half-laid = The half for { $half }: { eight-28-crystals }.
eight-28-half-won = { $half ->
        [8] { $total ->
            [8] Exactly 8
           *[other] Closest to 8, with { $total }
        }
       *[other] { $total ->
            [28] Exactly 28
           *[other] Closest to 28, with { $total }
        }
    }: { $seats }.
eight-28-half-unclaimed = Nobody can claim the half for { $half }.
eight-28-paid = { $seat } gets { eight-28-crystals }.
eight-28-left-over = { $is_last ->
        [yes] Left over, for nobody
       *[no] Left in the centre
    }: { eight-28-crystals }.
eight-28-final-score = { $seat }: { eight-28-crystals }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
eight-28-game-ends = The game is over. Victory: { $winners }.

# What may be chosen
eight-28-offer-take = Take a card{ $totals ->
        [none] ; still no{"\u00a0"}half
       *[other] {" "}(you{"\u00a0"}have { $totals })
    }
eight-28-offer-decline = Decline; { $totals ->
        [none] over{"\u00a0"}28, no{"\u00a0"}half
       *[other] stay on { $totals }
    }
eight-28-offer-join-8 = Go for 8 with { $total }
eight-28-offer-join-28 = Go for 28 with { $total }

# Standing orders
eight-28-order-decline = Decline for the rest of the round
eight-28-order-take = Take while the open total stays under { $total }

# The terminal table
eight-28-board-last = Round { $round }, the last
eight-28-board-round = Round { $round }
eight-28-board-over = The game is over
eight-28-board-centre = Centre: { eight-28-crystals }
eight-28-board-supply = Supply: { eight-28-crystals }
eight-28-board-deck = { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
eight-28-board-player = Player
eight-28-board-hidden = Hidden
eight-28-board-cards = Open cards
eight-28-board-totals = Total
eight-28-board-crystals = Crystals
eight-28-board-points = Points
eight-28-board-dealer = deals
eight-28-board-out = out
eight-28-board-declined = declined
eight-28-board-took = took
eight-28-board-choosing = chooses
eight-28-board-over28 = over 28
eight-28-board-odds = Of { $unseen } unseen cards{ $eight ->
        [0] { $twenty_eight ->
            [0] { $bust ->
                [0] {" "}none makes 8 or 28 or goes over
               *[other] {""}
            }
           *[other] {""}
        }
        [one] {"\u00a0"}· { $eight }{"\u00a0"}makes{"\u00a0"}8
       *[other] {"\u00a0"}· { $eight }{"\u00a0"}make{"\u00a0"}8
    }{ $twenty_eight ->
        [0] {""}
        [one] {"\u00a0"}· { $twenty_eight }{"\u00a0"}makes{"\u00a0"}28
       *[other] {"\u00a0"}· { $twenty_eight }{"\u00a0"}make{"\u00a0"}28
    }{ $bust ->
        [0] {""}
        [one] {"\u00a0"}· { $bust }{"\u00a0"}goes{"\u00a0"}over
       *[other] {"\u00a0"}· { $bust }{"\u00a0"}go{"\u00a0"}over
    }

# Why not
refusal-828-11 = Cards come from the shuffled deck, nobody picks them: take the offered card or decline it.
refusal-828-20 = The hidden cards are still being dealt; wait until you are offered a card.
refusal-828-22 = Who deals first is drawn by lot, once, before the first round.
refusal-828-26 = Nothing is offered to you now: { $seat } is asked.
refusal-828-27 = The card that { $seat } takes is being turned up; wait until you are offered one.
refusal-828-30 = You have declined, and at this table a pass is final: you are offered no more cards in this round.
refusal-828-32 = Your open cards total { $total }: you are out of this round and wait for the next one.
refusal-828-38 = The round is over: no more cards are offered before the next one.
refusal-828-55 = All your totals are above 28, so you join neither half.
refusal-828-59 = You join one half only, and yours is the one for { $half }.
refusal-828-60 = A half is chosen after the round, if your totals then allow both.
refusal-828-64 = You choose in turn, starting with the last dealer: { $seat } is first.
refusal-828-109 = The game is over.
