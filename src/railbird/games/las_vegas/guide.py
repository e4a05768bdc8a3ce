"""What a search knows of Las Vegas: it looks to the end of the round, where the standing tells who is likely to win."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import State
from railbird.core.search import NEVER, Guide, Prospect, promise
from railbird.games.las_vegas.policy import Greedy
from railbird.games.las_vegas.rules import LasVegas

SPREAD: Final = 55_000.0
"""The standard deviation of what a seat wins in one round."""


class LasVegasGuide(Guide):
    """Everybody plays greedily to the end of the round."""

    def __init__(self, rollout: Greedy | None = None, depth: i64 = NEVER) -> None:
        super().__init__(Greedy() if rollout is None else rollout, depth)

    def horizon(self, root: State) -> i64:
        return root.phase() + 1

    def judge(self, state: State, rng: Random) -> Prospect:
        assert isinstance(state, LasVegas)
        scores = vec[float]([float(score) for score in state.standing()])
        return promise(scores, SPREAD * sqrt(float(state.box.rounds - state.round)))
