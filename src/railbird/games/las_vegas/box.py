"""From components and variant to the numbers a table plays with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from railbird.core.contract import NOBODY
from railbird.core.game import Variant
from railbird.games.las_vegas.edition_2012 import EXTRA_WHITE
from railbird.games.las_vegas.state import Box


class LasVegasVariant(Variant, frozen=True):
    """Choices at a table of the base game."""

    starter: Literal["random", "first"] = "random"
    """Who begins: a seat drawn by lot, or the first seat (LV-6)."""
    neutral_dice: bool = True
    """With two players, eight neutral dice are rolled into the casinos each round (LV-60)."""


class LasVegas2012Variant(Variant, frozen=True):
    """Choices at a table of the 2012 edition."""

    starter: Literal["random", "first"] = "random"
    """Who begins: a seat drawn by lot, or the first seat (LV-6)."""
    neutral_dice: bool = False
    """White dice of a virtual player, for two to four players (LV-80)."""


@cache
def components() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "components.toml").read_text())


def note_counts(edition: str) -> list[tuple[int, int]]:
    """The notes of an edition: value and count, lowest first."""
    notes: dict[str, int] = components()[edition]["notes"]
    return sorted((int(value), count) for value, count in notes.items() if value != "source")


def make_box(edition: str, variant: object, starter: str) -> Box:
    """The numbers that all editions share."""
    notes = note_counts(edition)
    box = Box(edition, variant, [value for value, _ in notes], [count for _, count in notes])
    fill_edition(box, edition, starter)
    return box


def fill_edition(box: Box, edition: str, starter: str) -> None:
    box.rounds = components()[edition]["rounds"]
    box.small = components()[edition]["small_dice"]
    box.starter = 0 if starter == "first" else NOBODY


@cache
def base_box(seats: int, variant: LasVegasVariant) -> Box:
    box = make_box("las-vegas", variant, variant.starter)
    fill_base(box, seats, variant)
    return box


def fill_base(box: Box, seats: int, variant: LasVegasVariant) -> None:
    """Big dice and chips, which came with the second edition, and its neutral dice."""
    edition = components()["las-vegas"]
    box.big = edition["big_dice"]
    box.chips_per_round = edition["chips_per_round"]
    box.chip_value = edition["chip_value"]
    box.notes_per_casino = edition["notes_per_casino"]
    box.neutral = box.small + box.big if seats == 2 and variant.neutral_dice else 0
    box.prepare_rolls()


@cache
def box_2012(seats: int, variant: LasVegas2012Variant) -> Box:
    edition = components()["las-vegas-2012"]
    box = make_box("las-vegas-2012", variant, variant.starter)
    box.least_prize = edition["least_prize"]
    if variant.neutral_dice:
        if str(seats) not in edition["white_dice"]:
            raise ValueError(f"neutral dice are for two to four players, not {seats}")
        box.white = edition["white_dice"][str(seats)]
        box.neutral = EXTRA_WHITE if seats == 3 else 0
    box.prepare_rolls()
    return box
