"""What the laws need to know of Pig."""

from __future__ import annotations

from railbird_pig import PigVariant

from railbird.core.contract import State
from railbird.core.game import Variant

VARIANTS: dict[str, list[Variant]] = {"pig": [PigVariant(), PigVariant(goal=30)]}


def conserved(state: State) -> object:
    """Pig has no pieces; its seats stay."""
    return state.seats()
