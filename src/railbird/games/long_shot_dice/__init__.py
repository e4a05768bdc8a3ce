"""Long Shot: The Dice Game, for one to eight players."""

from __future__ import annotations

from railbird.core.game import Game, Levels
from railbird.games.long_shot_dice.box import LongShotDiceVariant, check, make_box
from railbird.games.long_shot_dice.greedy import Greedy
from railbird.games.long_shot_dice.guide import LongShotDiceGuide
from railbird.games.long_shot_dice.notation import parse
from railbird.games.long_shot_dice.offers import offer
from railbird.games.long_shot_dice.rules import LongShotDice, new_table
from railbird.games.long_shot_dice.view import LongShotDiceView, look, rebuild


def start(seats: int, variant: LongShotDiceVariant) -> LongShotDice:
    return new_table(make_box(seats, variant), seats)


LONG_SHOT_DICE = Game(
    id="long-shot-dice",
    title="Long Shot: The Dice Game",
    seats=range(1, 9),
    rules=1,
    family="long-shot-dice",
    package=__name__,
    ledgers=("RULES",),
    variant=LongShotDiceVariant,
    view=LongShotDiceView,
    start=start,
    look=look,
    rebuild=rebuild,
    parse=parse,
    offer=offer,
    policies={"greedy": Greedy},
    levels=Levels(6, LongShotDiceGuide, {"easy": 4, "medium": 8, "hard": 30, "expert": 80}, careless=Greedy),
    check_components=check,
    only={"roland": range(1, 2), "starter": range(2, 9)},
    guests=("long-shot-dice-roland",),
)
