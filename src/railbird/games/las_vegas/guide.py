"""What a search knows of Las Vegas: it looks to the end of the round, where the standing tells who is likely to win."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Policy, State
from railbird.core.search import ROUND, Guide, Prospect, promise
from railbird.games.las_vegas.ending import Ending, is_near
from railbird.games.las_vegas.policy import Thrifty
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.shrewd import Shrewd

SPREAD: Final = 55_000.0
"""The standard deviation of what a seat wins in one round."""
DEPTH: Final = 1
"""Rolls differ too much for one place in a tree: a quick answer to the roll at hand is better than the best one on average."""


class LasVegasGuide(Guide):
    """Everybody plays thriftily to the end of the round; where few dice are left, it is worked out."""

    def __init__(self, rollout: Policy | None = None, lean_from: i64 = 0) -> None:
        super().__init__(rollout or Thrifty(), ROUND, DEPTH, lean_from=lean_from)

    def judge(self, state: State, rng: Random) -> Prospect:
        return standing_promise(state)

    def solve(self, state: State, turn: Decide, rng: Random) -> Event | None:
        assert isinstance(state, LasVegas)
        return Ending(state, self, rng).best(state, turn) if is_near(state) else None


class LasVegas2012Guide(LasVegasGuide):
    """Everybody plays shrewdly; only the expert tries options so often that it leans on this, and lower levels play worse than it."""

    def __init__(self) -> None:
        super().__init__(Shrewd(), lean_from=200)


def standing_promise(state: State) -> Prospect:
    """What the standing between two rounds promises."""
    assert isinstance(state, LasVegas)
    scores = vec[float]([float(score) for score in state.standing()])
    return promise(scores, SPREAD * sqrt(float(state.box.rounds - state.round)))
