"""Long Shot (2009): ten horses, one lap, 104 cards."""

from __future__ import annotations

from railbird.core.game import Game, Levels
from railbird.games.long_shot.box import LongShotVariant, check, make_box
from railbird.games.long_shot.greedy import Greedy
from railbird.games.long_shot.guide import LongShotGuide
from railbird.games.long_shot.notation import parse
from railbird.games.long_shot.offers import offer, printed
from railbird.games.long_shot.rules import LongShot, new_table
from railbird.games.long_shot.view import LongShotView, look, rebuild


def start(seats: int, variant: LongShotVariant) -> LongShot:
    return new_table(make_box(variant), seats)


LONG_SHOT = Game(
    id="long-shot",
    title="Long Shot",
    seats=range(3, 9),
    rules=1,
    family="long-shot",
    package=__name__,
    ledgers=("RULES",),
    variant=LongShotVariant,
    view=LongShotView,
    start=start,
    look=look,
    rebuild=rebuild,
    parse=parse,
    offer=offer,
    policies={"greedy": Greedy},
    levels=Levels(5, LongShotGuide, {"easy": 2, "medium": 20, "hard": 60, "expert": 240}),
    check_components=check,
    live={"ask": "all"},
    printed=printed,
)
