"""Recorded games go as they went."""

from __future__ import annotations

import pytest

from railbird.core.game import Game, games
from tests.golden import path, written


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_recorded_game_goes_as_it_went(game: Game) -> None:
    """If a change of the rules or words is meant, write them anew with `python -m tests.golden` and read the diff."""
    assert written(game) == path(game).read_text(encoding="utf-8")
