"""What a search knows of the race: it looks to the end of the round, then lets the dice alone finish the race."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import State
from railbird.core.search import ROUND, Guide, Prospect, promise
from railbird.games.long_shot_dice.events import HORSES, SIDE, Roll
from railbird.games.long_shot_dice.policy import HALF_SET, LINE_WORTH, WILD_WORTH, Shrewd
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.scoring import Score
from railbird.games.long_shot_dice.state import BIT, Race, Sheet

GLANCE: Final = 2
"""Races by which the players of the roll-outs judge the horses; with 24 they play hardly better."""
LEAN_FROM: Final = 15
"""Tries after which a search leans on its shrewd player: so the lower levels play worse than it, the upper ones better."""
SPREAD: Final = 10.0
"""How much a score wavers by what players still do before the race is over."""


class LongShotDiceGuide(Guide):
    """Everybody plays shrewdly, by a glance at the race, until the round is over."""

    def __init__(self) -> None:
        super().__init__(Shrewd(GLANCE), ROUND, lean_from=LEAN_FROM)

    def judge(self, state: State, rng: Random) -> Prospect:
        """Each sheet is scored after a race without any more actions; what is only begun is worth less the nearer the end is."""
        assert isinstance(state, LongShotDice)
        left = race_left(state)
        begun = vec[float]([left * promise_of(state, sheet) for sheet in state.sheets])
        finish_race(state, rng)
        for seat in range(len(begun)):
            begun[seat] += float(Score(state, seat).total())
        return promise(begun, SPREAD)


def race_left(race: Race) -> float:
    """The part of the way that the third horse still has before it; when it is home, the race is over."""
    third = sorted(race.position)[HORSES - len(race.box.prizes)]
    return max(0.0, 1.0 - float(third) / float(race.box.spaces + 1))


def promise_of(race: Race, sheet: Sheet) -> float:
    """What lines, half sets and free wilds may still bring."""
    worth = WILD_WORTH * float(race.box.wilds - sheet.wilds)
    for line in range(SIDE):
        row: i64 = 0
        column: i64 = 0
        for other in range(SIDE):
            if sheet.has_concession(SIDE * line + other):
                row += 1
            if sheet.has_concession(SIDE * other + line):
                column += 1
        worth += line_promise(row) + line_promise(column)
    for horse in range(HORSES):
        if sheet.has_helmet(horse) != sheet.has_jersey(horse):
            worth += HALF_SET
    return worth


def line_promise(marks: i64) -> float:
    """A complete line has paid its bonus already."""
    return LINE_WORTH[marks] if marks < SIDE else 0.0


def finish_race(race: Race, rng: Random) -> None:
    """Dice and marks on the cards alone move the horses until the prizes are won."""
    dice = race.box.rolls[0]
    while len(race.finishers) < len(race.box.prizes):
        roll = dice.sample(rng)
        assert isinstance(roll, Roll)
        race.run(roll.horse, roll.spaces)
        bar: i64 = race.bars[roll.horse]
        for other in range(HORSES):
            if bar & BIT[other]:
                race.run(other, 1)
