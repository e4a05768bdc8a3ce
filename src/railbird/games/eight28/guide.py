"""What a search knows of 8*28: it looks to the end of the round and counts the crystals that are left."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import State
from railbird.core.search import Guide, Prospect, promise
from railbird.games.eight28.policy import Greedy
from railbird.games.eight28.rules import Eight28

SPREAD: Final = 2.0
"""The standard deviation of what a seat wins in one round."""
PER_ROUND: Final = 5.0
"""Crystals that come to the centre in one round."""


class Eight28Guide(Guide):
    """Everybody plays greedily to the end of the round."""

    def __init__(self) -> None:
        super().__init__(Greedy())

    def horizon(self, root: State) -> i64:
        return root.phase() + 1

    def judge(self, state: State, rng: Random) -> Prospect:
        assert isinstance(state, Eight28)
        scores = vec[float]([float(score) for score in state.standing()])
        rounds = 1.0 + float(state.supply.blue) / PER_ROUND
        return promise(scores, SPREAD * sqrt(rounds))
