"""What a search knows of Las Vegas Royale: as in the base game, and the guessing games are solved."""

from __future__ import annotations

from librt.random import Random

from railbird.core.contract import NOBODY, Decide, State
from railbird.core.search import ROUND, Guide, Prospect
from railbird.games.las_vegas.guide import DEPTH, standing_promise
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_policy import RoyaleGreedy
from railbird.games.las_vegas.tiles.black_box import BlackBox
from railbird.games.las_vegas.tiles.lucky_punch import LuckyPunch


class RoyaleGuide(Guide):
    """Hiding, guessing and dividing follow the mix that gives nothing away."""

    def __init__(self) -> None:
        super().__init__(RoyaleGreedy(), ROUND, DEPTH)

    def judge(self, state: State, rng: Random) -> Prospect:
        return standing_promise(state)

    def is_guess(self, state: State, turn: Decide) -> bool:
        assert isinstance(state, Royale)
        return state.asking != NOBODY and isinstance(state.tiles[state.asking], (LuckyPunch, BlackBox))
