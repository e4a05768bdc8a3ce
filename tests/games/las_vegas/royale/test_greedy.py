"""Royale: greedy understands every tile."""

from __future__ import annotations

from typing import get_args

import pytest

from railbird.core.contract import WIN, RandomPolicy
from railbird.core.drive import play_games
from railbird.core.game import find_game
from railbird.games.las_vegas.royale_box import SideName

GAMES = 1_000


@pytest.mark.compiled
@pytest.mark.parametrize("side", get_args(SideName))
def test_greedy_beats_three_random_players_with_each_tile_alone(side: str) -> None:
    """A fair share is a quarter; two in five over a thousand games is eleven standard errors above it."""
    game = find_game("las-vegas-royale")
    fresh = game.new(4, game.variant(fixed_tiles=(side,)))
    totals = play_games(fresh, [game.policies["greedy"](), RandomPolicy()], [0, 1, 1, 1], 0, [(seed, seed) for seed in range(GAMES)])
    assert totals.by_bot[0].share / (WIN * GAMES) > 0.4
