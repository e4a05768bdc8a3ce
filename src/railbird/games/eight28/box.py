"""From components and variant to the numbers a table plays with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from railbird.core.game import Variant
from railbird.games.eight28.crystals import RED_POINTS, Crystals
from railbird.games.eight28.state import CARDS, FIRST_GOAL, Box


class Eight28Variant(Variant, frozen=True):
    """Choices at a table where the rulebook is open."""

    pass_is_final: bool = False
    """Whoever declines is offered no further card in the round (828-29, 828-30)."""
    low_for_28: bool = False
    """A total of 1 to 8 may compete for the second half (828-61, 828-63)."""
    equal_parts: Literal["value", "number"] = "value"
    """What makes halves and shares equal when both colours lie in the centre (828-66, 828-69)."""
    deck: Literal["fifteen-ones", "sixteen-ones"] = "fifteen-ones"
    """Which count of the cards is used (828-2, 828-3)."""
    red_breaks_ties: bool = False
    """More red crystals win among equal points (828-107, 828-108)."""


@cache
def components() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "components.toml").read_text())


@cache
def make_box(variant: Eight28Variant) -> Box:
    cards = components()["deck"][variant.deck]["cards"]
    crystals = components()["crystals"]
    box = Box(variant, [cards[card] for card in CARDS], Crystals(crystals["blue"], crystals["red"]))
    box.pass_is_final = variant.pass_is_final
    box.least_for_second = 1 if variant.low_for_28 else FIRST_GOAL + 1
    box.red_weight = 1 if variant.equal_parts == "number" else RED_POINTS
    box.red_breaks_ties = variant.red_breaks_ties
    return box
