"""What the laws need to know of Long Shot."""

from __future__ import annotations

from collections import Counter

from railbird.core.contract import State
from railbird.core.game import Variant
from railbird.games.long_shot.box import LongShotVariant
from railbird.games.long_shot.pieces import KINDS
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.steps import CARD, THEFT

ABLE = LongShotVariant(ask="able")
VARIANTS: dict[str, list[Variant]] = {"long-shot": [ABLE, LongShotVariant(ask="all")]}
TELL_BY_ASKING: list[Variant] = [ABLE]


def privy(state: State) -> list[int]:
    """The victim sees which card is stolen or plucked."""
    assert isinstance(state, LongShot)
    if state.step == THEFT:
        return [state.horses[state.horse_die].owner]
    return [state.target] if state.step == CARD and state.target >= 0 else []


def conserved(state: State) -> object:
    """Every card is in the pile, in a hand or discarded."""
    assert isinstance(state, LongShot)
    cards = Counter([*state.pile, *(kind for player in state.players for kind in player.hand)])
    return [cards[kind] + state.discards[kind] for kind in range(len(KINDS))]
