"""Royale: Jackpot."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.tiles.jackpot import Jackpot
from tests.games.las_vegas.build import do, money
from tests.games.las_vegas.royale.build import ANNA, BORIS, asked, refused, royale, tile, two_players
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


@rule("LVR-50")
def test_the_track_goes_from_30000_to_80000() -> None:
    pot = tile(royale("jackpot"), Jackpot)
    assert pot.cell == 0
    assert pot.printed == [30_000, 40_000, 50_000, 60_000, 70_000, 80_000]


@rule("LVR-51")
@pytest.mark.parametrize("black", ["1 6", "2 5", "3 4", "1 1", "4 4", "6 6"])
def test_a_seven_or_a_double_wins_and_the_token_goes_back(black: str) -> None:
    state = royale("jackpot")
    pot = tile(state, Jackpot)
    pot.cell = 2
    do(state, ROLL, "place 1")
    assert asked(state) == ANNA
    do(state, f"roll {black}")
    assert money(state) == [50, 0, 0, 0]
    assert pot.cell == 0
    assert asked(state) == BORIS


@rule("LVR-52")
def test_any_other_roll_raises_it_up_to_the_last_cell() -> None:
    state = royale("jackpot")
    pot = tile(state, Jackpot)
    for seat, cell in enumerate([1, 2, 3, 4, 5, 5]):
        state.seat = seat % 4
        do(state, f"roll {' '.join(['1'] + ['2'] * (state.players[state.seat].small - 1))} +2", "place 1", "roll 1 2")
        assert pot.cell == cell
    assert money(state) == [0, 0, 0, 0]


@rule("LVR-51", "LVR-203")
def test_my_choice_rolls_for_it() -> None:
    state = royale("my-choice", "jackpot")
    do(state, ROLL, "place 1", "roll 1 4", "choose 4", "activate 2", "roll 3 3")
    assert money(state) == [30, 0, 0, 0]


@rule("LVR-122", "LVR-208")
def test_a_closed_jackpot_cannot_be_reached() -> None:
    state = royale("my-choice", "jackpot", "no-entry")
    state.closed = 1
    do(state, ROLL)
    assert refused(state, "place 2") == "LVR-121"
    do(state, "place 1", "roll 4 4", "choose 4")
    assert refused(state, "activate 2") == "LVR-208"


@rule("LVR-28", "LVR-51")
def test_neutral_dice_leave_the_jackpot_alone() -> None:
    state = two_players("jackpot", neutral="roll 1 1 1 1 1 1 1 +1")
    assert tile(state, Jackpot).cell == 0
    do(state, ROLL, "place 1", "roll 2 2")
    assert money(state) == [30, 0]
