"""What a search knows of 8*28: it looks to the end of the round, and works out who joins which half."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Over, State
from railbird.core.search import ROUND, Guide, Prospect, Worlds, promise, result
from railbird.games.eight28.policy import Shrewd
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.suspicion import Suspicion

SPREAD: Final = 2.0
"""The standard deviation of what a seat wins in one round."""
DEPTH: Final = 1
PER_ROUND: Final = 5.0
"""Crystals that come to the centre in one round."""


class Eight28Guide(Guide):
    """Everybody counts cards and plays shrewdly to the end of the round."""

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
        """828-60: once all cards lie open, the halves are chosen one after the other and nothing is left to chance."""
        assert isinstance(state, Eight28)
        return self.best_half(state, turn, rng) if state.is_revealed else None

    def best_half(self, state: Eight28, turn: Decide, rng: Random) -> Event:
        """What is best for the seat that chooses, when those who choose after it do what is best for them."""
        best = turn.options[0]
        best_worth = -1.0
        for option in turn.options:
            worth = self.worth(state, option, rng)[turn.seat]
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def worth(self, state: Eight28, option: Event, rng: Random) -> vec[float]:
        """What every seat may expect after this choice."""
        twin = state.copy()
        assert isinstance(twin, Eight28)
        twin.apply(option)
        turn = twin.pending()
        if isinstance(turn, Decide) and twin.is_revealed:
            return self.worth(twin, self.best_half(twin, turn, rng), rng)
        prospect = result(turn) if isinstance(turn, Over) else self.judge(twin, rng)
        return prospect.payoffs()
