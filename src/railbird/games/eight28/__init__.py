"""8*28: come closest to 8 or to 28 without going over."""

from __future__ import annotations

from railbird.core.game import Game, Levels
from railbird.games.eight28.box import Eight28Variant, make_box
from railbird.games.eight28.guide import Eight28Guide
from railbird.games.eight28.notation import parse
from railbird.games.eight28.offers import ORDERS, offer
from railbird.games.eight28.policy import Greedy
from railbird.games.eight28.rules import Eight28, new_table
from railbird.games.eight28.view import Eight28View, look, rebuild


def start(seats: int, variant: Eight28Variant) -> Eight28:
    return new_table(make_box(variant), seats)


EIGHT_28 = Game(
    id="eight-28",
    title="8*28",
    seats=range(3, 7),
    rules=1,
    family="eight-28",
    package=__name__,
    ledgers=("RULES",),
    variant=Eight28Variant,
    view=Eight28View,
    start=start,
    look=look,
    rebuild=rebuild,
    parse=parse,
    offer=offer,
    policies={"greedy": Greedy},
    levels=Levels(5, Eight28Guide, {"easy": 4, "medium": 10, "hard": 40, "expert": 1500}),
    orders=ORDERS,
    dollars=False,
)
