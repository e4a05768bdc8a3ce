# 8*28: namen van het spel, de onderdelen en de opties.

eight-28-title = 8*28
eight-28-about = Kom het dichtst bij 8 of bij 28 zonder eroverheen te gaan, met één gesloten kaart en zoveel open kaarten als je durft.

eight-28-card = { $card ->
    [eleven] 1/11
   *[other] { $card }
}
eight-28-blue = { $count ->
    [one] { $count } blauw kristal
   *[other] { $count } blauwe kristallen
}
eight-28-red = { $count ->
    [one] { $count } rood kristal
   *[other] { $count } rode kristallen
}
eight-28-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
eight-28-half-8 = de eerste helft, voor 8
eight-28-half-28 = de tweede helft, voor 28
eight-28-direct-hit = voltreffer

eight-28-variant-final-pass = Passen is definitief
    .about = Wie een kaart weigert, krijgt in deze ronde geen kaart meer aangeboden.
eight-28-variant-low-for-28 = Lage sommen mogen naar 28 dingen
    .about = Een som van 8 of minder mag meedoen aan de tweede helft in plaats van de eerste.
eight-28-variant-equal-number = Helften gelijk in aantal
    .about = Helften en delen bevatten evenveel kristallen in plaats van evenveel waarde.
eight-28-variant-sixteen-ones = Zestien enen, drie achten
    .about = De stapel zoals een andere recensent hem telde.
eight-28-variant-red-breaks-ties = Rode kristallen beslissen
    .about = Bij gelijke punten winnen de meeste rode kristallen.
