"""What a search knows of the race: it looks a few rounds ahead, then lets the dice alone finish the race."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import Policy, State
from railbird.core.search import Guide, Prospect, result
from railbird.games.long_shot_dice.events import HORSES, Roll
from railbird.games.long_shot_dice.policy import Greedy
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.scoring import result as scored
from railbird.games.long_shot_dice.state import BIT

ROUNDS: Final = 2
"""Rounds that are played out before the race is left to the dice."""
RACES: Final = 2
"""Races by which a player of the roll-outs judges the horses."""


class LongShotDiceGuide(Guide):
    """Everybody plays greedily, by a glance at the race, for a few rounds."""

    def __init__(self, rollout: Policy | None = None, rounds: i64 = ROUNDS) -> None:
        super().__init__(Greedy(RACES) if rollout is None else rollout)
        self.rounds: Final[i64] = rounds

    def horizon(self, root: State) -> i64:
        return root.phase() + self.rounds

    def judge(self, state: State, rng: Random) -> Prospect:
        """The race is run to its end without any more actions, and the sheets are scored as they are."""
        assert isinstance(state, LongShotDice)
        dice = state.box.rolls[0]
        while len(state.finishers) < len(state.box.prizes):
            roll = dice.sample(rng)
            assert isinstance(roll, Roll)
            state.run(roll.horse, roll.spaces)
            bar: i64 = state.bars[roll.horse]
            for other in range(HORSES):
                if bar & BIT[other]:
                    state.run(other, 1)
        return result(scored(state))
