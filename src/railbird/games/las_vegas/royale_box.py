"""From the components of Royale and a variant to the numbers and tiles a table plays with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from railbird.core.contract import Event
from railbird.games.las_vegas.box import LasVegasVariant, fill_base, fill_edition, note_counts
from railbird.games.las_vegas.royale import FLIP, REMOVE, REPEAT, RoyaleBox
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.tiles.bad_luck import BadLuck
from railbird.games.las_vegas.tiles.black_box import BlackBox
from railbird.games.las_vegas.tiles.block_it import BlockIt
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from railbird.games.las_vegas.tiles.fifty_fifty import FiftyFifty, best_play
from railbird.games.las_vegas.tiles.handicap import Handicap
from railbird.games.las_vegas.tiles.high_five import HighFive
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from railbird.games.las_vegas.tiles.knockout import Knockout
from railbird.games.las_vegas.tiles.lucky_punch import LuckyPunch
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from railbird.games.las_vegas.tiles.no_entry import NoEntry
from railbird.games.las_vegas.tiles.pay_day import PayDay
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from railbird.games.las_vegas.tiles.prime_time import PrimeTime
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import Lay

SideName = Literal[
    "lucky-punch", "jackpot", "prime-time", "fifty-fifty", "high-five", "bad-luck", "pay-day", "power-play",
    "no-entry", "knockout", "block-it", "handicap", "black-box", "double-down", "nice-dice", "my-choice",
]  # fmt: skip
TILES = list(zip(get_args(SideName)[::2], get_args(SideName)[1::2], strict=True))
"""The two sides of every tile (LVR-3)."""


class RoyaleVariant(LasVegasVariant, frozen=True):
    """Choices at a table of Royale."""

    tiles_per_round: Annotated[int, Meta(ge=0, le=6)] = 3
    """How many tiles lie out in a round (LVR-220)."""
    used_tiles: Literal["repeat", "remove", "flip"] = "repeat"
    """Tiles of earlier rounds may come again, stay away, or come only with their other side (LVR-4 to LVR-6)."""
    fixed_tiles: tuple[SideName, ...] = ()
    """The sides that lie out in every round, instead of a draw (LVR-221)."""


@cache
def royale_components() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "royale.toml").read_text())


@cache
def source_of(side: str) -> str:
    """Reported if any of its numbers is, otherwise printed."""
    numbers = royale_components().get(side, {})
    sources = [part.get("source") for part in (numbers, *numbers.values()) if isinstance(part, dict)]
    return "reported" if "reported" in sources else "printed"


def all_sides() -> list[Tile]:
    """Every side as it lies at the start of a round; two sides of one tile are neighbours (LVR-3)."""
    numbers = royale_components()
    handicap = numbers["handicap"]
    choice = numbers["my-choice"]
    sides: list[Tile] = [
        LuckyPunch(numbers["lucky-punch"]["awards"]),
        Jackpot(numbers["jackpot"]["track"]),
        PrimeTime(),
        FiftyFifty(numbers["fifty-fifty"]["track"], best_play(numbers["fifty-fifty"]["track"])),
        HighFive([numbers["high-five"]["token"]]),
        BadLuck([numbers["bad-luck"]["payment"]]),
        PayDay([numbers["pay-day"]["casino"]]),
        PowerPlay(),
        NoEntry(numbers["no-entry"]["ring"]),
        Knockout(numbers["knockout"]["places"]),
        BlockIt(numbers["block-it"]["groups"]),
        Handicap(handicap["awards"], handicap["grey"], handicap["spaces"]["number"]),
        BlackBox(numbers["black-box"]["tokens"]),
        DoubleDown(numbers["double-down"]["prizes"]),
        NiceDice(numbers["nice-dice"]["spaces"]),
        MyChoice([*choice["awards"], choice["gold"]]),
    ]
    for side, tile in enumerate(sides):
        tile.side = side
    return sides


LAY: list[Event] = [Lay(tile.side, tile.name) for tile in all_sides()]


@cache
def royale_box(seats: int, variant: RoyaleVariant) -> RoyaleBox:
    notes = note_counts("las-vegas")
    box = RoyaleBox("las-vegas-royale", variant, [value for value, _ in notes], [count for _, count in notes])
    fill_edition(box, "las-vegas", variant.starter)
    fill_base(box, seats, variant)
    box.sides = all_sides()
    box.lay = LAY
    box.fixed = fixed_sides(variant.fixed_tiles)
    box.tiles_per_round = len(box.fixed) or variant.tiles_per_round
    box.used_tiles = {"repeat": REPEAT, "remove": REMOVE, "flip": FLIP}[variant.used_tiles]
    return box


def fixed_sides(names: tuple[SideName, ...]) -> list[int]:
    """LVR-221: as many as there are casinos, and no two sides of one tile."""
    sides = [get_args(SideName).index(name) for name in names]
    if len(sides) > CASINOS:
        raise ValueError(f"there are {CASINOS} casinos, so {len(sides)} tiles cannot lie out")
    if len({side // 2 for side in sides}) < len(sides):
        raise ValueError("two sides of one tile cannot lie out together")
    return sides
