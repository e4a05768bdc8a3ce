# 8*28: names of the game, its pieces and its options.

eight-28-title = 8*28
eight-28-about = Come closest to 8 or to 28 without going over, with one hidden card and as many open ones as you dare.

eight-28-card = { $card ->
    [eleven] 1/11
   *[other] { $card }
}
eight-28-blue = { $count ->
    [one] { $count } blue crystal
   *[other] { $count } blue crystals
}
eight-28-red = { $count ->
    [one] { $count } red crystal
   *[other] { $count } red crystals
}
eight-28-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
eight-28-half-8 = the first half, for 8
eight-28-half-28 = the second half, for 28
eight-28-direct-hit = direct hit

eight-28-variant-final-pass = A pass is final
    .about = Whoever declines a card is offered no more cards in this round.
eight-28-variant-low-for-28 = Low totals may go for 28
    .about = A total of 8 or less may compete for the second half instead of the first.
eight-28-variant-equal-number = Halves equal in number
    .about = Halves and shares hold equally many crystals instead of being worth the same.
eight-28-variant-sixteen-ones = Sixteen 1s, three 8s
    .about = The deck as another reviewer counted it.
eight-28-variant-red-breaks-ties = Red crystals break ties
    .about = Among equal points more red crystals win.
