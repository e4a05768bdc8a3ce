"""Royale: many random games; nothing gets lost, nothing gets stuck."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.random import Random

from railbird.core.contract import Over, Scribe
from railbird.core.game import find_game
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_box import RoyaleVariant, all_sides
from tests.games.las_vegas.royale.accounts import dice_of_seats, grey_dice, notes_told, score_told
from tests.laws.cases import draw

MOST_EVENTS = 20_000
ALL_NOTES = 5_620_000

Together = set[frozenset[str]]


def possible(count: int) -> Together:
    """Every set of so many sides that can lie out together."""
    names = [side.name for side in all_sides()]
    return {
        frozenset(names[side] for side in sides)
        for sides in combinations(range(len(names)), count)
        if len({side // 2 for side in sides}) == count
    }


def play_out(game: int, seen: Together, size: int, every: int) -> None:
    """One random game, its dice counted every so many events; sets of `size` tiles that lay out together are added to `seen`."""
    rng = Random(game)
    variant = RoyaleVariant(tiles_per_round=size + game % (7 - size), used_tiles=("repeat", "remove", "flip")[game // 4 % 3])
    state = find_game("las-vegas-royale").new(2 + game % 4, variant)
    assert isinstance(state, Royale)
    scribe = state.scribe = Scribe()
    for event in range(MOST_EVENTS):
        turn = state.pending()
        if isinstance(turn, Over):
            break
        state.apply(draw(turn, rng))
        if event % every == game % every:
            assert set(dice_of_seats(state)) == {(7, 1)}
            assert grey_dice(state) == 9
            seen.update(frozenset(together) for together in combinations([tile.name for tile in state.tiles], size))
    assert isinstance(state.pending(), Over), f"game {game} is stuck"
    assert state.standing() == score_told(state, scribe)
    assert notes_told(state, scribe) == ALL_NOTES


def test_random_games_keep_their_dice_and_money_and_every_pair_of_tiles_occurs() -> None:
    seen: Together = set()
    for game in range(120):
        play_out(game, seen, 2, every=8)
    assert seen == possible(2)
    assert len(seen) == 112


@pytest.mark.soak
def test_a_million_random_games_keep_their_dice_and_money_and_every_triple_of_tiles_occurs() -> None:
    seen: Together = set()
    for game in range(1_000_000):
        play_out(game, seen, 3, every=64)
    assert seen == possible(3)
    assert len(seen) == 448
