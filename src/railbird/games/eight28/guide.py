"""What a search knows of 8*28: it looks to the end of the round, and works out the last answers and who joins which half."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, State
from railbird.core.search import ROUND, Guide, Prospect, Worlds, promise
from railbird.games.eight28.equilibrium import Offers, is_near
from railbird.games.eight28.halves import best_half
from railbird.games.eight28.policy import Shrewd
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.suspicion import Suspicion

SPREAD: Final = 2.0
"""The standard deviation of what a seat wins in one round."""
DEPTH: Final = 1
"""Everybody plays shrewdly below the first choice: with a tree, others try what they would not do."""
PER_ROUND: Final = 5.0
"""Crystals that come to the centre in one round."""


class Eight28Guide(Guide):
    """Everybody counts cards and plays shrewdly to the end of the round; where little can still happen, it is worked out."""

    def __init__(self) -> None:
        super().__init__(Shrewd(), ROUND, DEPTH, lean=0.0)

    def judge(self, state: State, rng: Random) -> Prospect:
        assert isinstance(state, Eight28)
        scores = vec[float]([float(score) for score in state.standing()])
        return promise(scores, SPREAD * sqrt(1.0 + float(state.supply.blue) / PER_ROUND))

    def worlds(self, state: State, seat: i64) -> Worlds:
        assert isinstance(state, Eight28)
        return Worlds(seat) if state.is_revealed else Suspicion(state, seat)

    def solve(self, state: State, turn: Decide, rng: Random) -> Event | None:
        assert isinstance(state, Eight28)
        if state.is_revealed:
            return best_half(state, turn, self, rng)
        return Offers(state, self, rng).solve() if is_near(state) else None
