"""Las Vegas: the base game, Royale, and the edition of 2012."""

from __future__ import annotations

from railbird.core.game import Game, Levels
from railbird.games.las_vegas.box import LasVegas2012Variant, LasVegasVariant, base_box, box_2012
from railbird.games.las_vegas.edition_2012 import LasVegas2012, new_table_2012
from railbird.games.las_vegas.guide import LasVegas2012Guide, LasVegasGuide
from railbird.games.las_vegas.notation import offer, parser
from railbird.games.las_vegas.policy import Dazzled, Greedy
from railbird.games.las_vegas.royale import Royale, new_royale
from railbird.games.las_vegas.royale_box import TILES, RoyaleVariant, royale_box
from railbird.games.las_vegas.royale_guide import RoyaleGuide
from railbird.games.las_vegas.royale_notation import offer_royale, parse_royale
from railbird.games.las_vegas.royale_policy import RoyaleGreedy
from railbird.games.las_vegas.royale_view import RoyaleView, look_royale, rebuild_royale
from railbird.games.las_vegas.rules import LasVegas, new_table
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.view import LasVegas2012View, LasVegasView, look, look_2012, rebuild, rebuild_2012


def start(seats: int, variant: LasVegasVariant) -> LasVegas:
    return new_table(base_box(seats, variant), seats)


def start_royale(seats: int, variant: RoyaleVariant) -> Royale:
    return new_royale(royale_box(seats, variant), seats)


def start_2012(seats: int, variant: LasVegas2012Variant) -> LasVegas2012:
    return new_table_2012(box_2012(seats, variant), seats)


ONLY = {"neutral_dice": range(2, 3)}
"""LV-63: from three players on there are none."""

LAS_VEGAS = Game(
    id="las-vegas",
    title="Las Vegas",
    seats=range(2, 6),
    rules=1,
    family="las-vegas",
    package=__name__,
    ledgers=("RULES",),
    variant=LasVegasVariant,
    view=LasVegasView,
    start=start,
    look=look,
    rebuild=rebuild,
    parse=parser("las-vegas", "las-vegas"),
    offer=offer,
    policies={"greedy": Greedy},
    levels=Levels(4, LasVegasGuide, {"easy": 28, "medium": 70, "hard": 220, "expert": 8000}),
    only=ONLY,
    is_open=True,
)

LAS_VEGAS_ROYALE = Game(
    id="las-vegas-royale",
    title="Las Vegas Royale",
    seats=range(2, 6),
    rules=1,
    family="las-vegas",
    package=__name__,
    ledgers=("RULES", "ROYALE"),
    variant=RoyaleVariant,
    view=RoyaleView,
    start=start_royale,
    look=look_royale,
    rebuild=rebuild_royale,
    parse=parse_royale,
    offer=offer_royale,
    policies={"greedy": RoyaleGreedy},
    levels=Levels(4, RoyaleGuide, {"easy": 25, "medium": 50, "hard": 120, "expert": 1000}),
    only=ONLY,
    rivals={"fixed_tiles": TILES},
    most={"fixed_tiles": CASINOS},
    overrules={"fixed_tiles": ("tiles_per_round", "used_tiles")},
    catalogues=("", "royale."),
)

LAS_VEGAS_2012 = Game(
    id="las-vegas-2012",
    title="Las Vegas (2012)",
    seats=range(2, 6),
    rules=1,
    family="las-vegas",
    package=__name__,
    ledgers=("RULES",),
    variant=LasVegas2012Variant,
    view=LasVegas2012View,
    start=start_2012,
    look=look_2012,
    rebuild=rebuild_2012,
    parse=parser("las-vegas-2012", "las-vegas-2012"),
    offer=offer,
    policies={"greedy": Dazzled},
    levels=Levels(6, LasVegas2012Guide, {"easy": 20, "medium": 46, "hard": 110, "expert": 5000}),
    only={"neutral_dice": range(2, 5)},  # LV-80
    is_open=True,
)
