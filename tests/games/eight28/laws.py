"""What the laws need to know of 8*28."""

from __future__ import annotations

from railbird.core.contract import State
from railbird.core.game import Variant
from railbird.games.eight28.box import Eight28Variant
from railbird.games.eight28.facts import Reveals
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import NO_CARD

VARIANTS: dict[str, list[Variant]] = {
    "eight-28": [
        Eight28Variant(),
        Eight28Variant(pass_is_final=True, deck="sixteen-ones"),
        Eight28Variant(low_for_28=True),
        Eight28Variant(equal_parts="number", red_breaks_ties=True),
    ],
}
REVEALS = (Reveals,)


def conserved(state: State) -> object:
    """Every crystal and every card lies somewhere."""
    assert isinstance(state, Eight28)
    piles = [state.supply, state.centre, *(player.won for player in state.players)]
    cards = list(state.deck)
    for player in state.players:
        for card in [*player.cards, player.hidden]:
            if card != NO_CARD:
                cards[card - 1] += 1
    return sum(pile.blue for pile in piles), sum(pile.red for pile in piles), cards
