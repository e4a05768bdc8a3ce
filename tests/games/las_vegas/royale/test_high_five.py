"""Royale: High Five."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.tiles.high_five import HighFive
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from tests.games.las_vegas.build import do, hands, money, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, end_round, refused, royale, tile, two_players
from tests.rulebook import rule


@rule("LVR-80")
@pytest.mark.parametrize(("roll", "holder"), [("1 1 1 1 1 2 2 +2", ANNA), ("1 1 1 1 2 2 2 +2", -1), ("1 1 2 2 2 2 2 +1", -1)])
def test_five_dice_take_the_token_four_do_not(roll: str, holder: int) -> None:
    state = royale("high-five")
    do(state, f"roll {roll}", "place 1")
    assert tile(state, HighFive).holder == holder


@rule("LVR-80", "LVR-83")
def test_dice_of_earlier_turns_count() -> None:
    state = royale("high-five")
    put(state, 1, "3")
    hands(state, "4", "1", "1", "1")
    do(state, "roll 1 1 2 2", "place 1")
    assert tile(state, HighFive).holder == ANNA


@rule("LVR-81")
def test_the_token_earns_100000_at_the_payout() -> None:
    state = royale("high-five")
    tile(state, HighFive).holder = BORIS
    end_round(state)
    assert money(state) == [90, 100, 0, 0]


@rule("LVR-82")
def test_a_second_five_gets_nothing() -> None:
    state = royale("high-five")
    do(state, "roll 1 1 1 1 1 2 2 +2", "place 1", "roll 1 1 1 1 1 1 1 +1", "place 1")
    assert tile(state, HighFive).holder == ANNA


@rule("LVR-82")
def test_the_holder_keeps_it_when_dice_leave() -> None:
    state = royale("high-five", "my-choice")
    put(state, 1, "4+1")
    tile(state, HighFive).holder = ANNA
    hands(state, "2", "1", "1", "1")
    do(state, "roll 2 3", "place 2", "roll 5 5", "choose 5", "back big 1")
    assert tile(state, HighFive).holder == ANNA


@rule("LVR-83")
def test_a_die_action_that_makes_five_earns_nothing() -> None:
    state = royale("high-five", "my-choice")
    put(state, 1, "4")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 2 3", "place 2", "roll 5 5", "choose 5", "set small 1")
    assert state.casinos[0].strength(ANNA) == 5
    assert tile(state, HighFive).holder == -1


@rule("LVR-83", "LVR-191")
def test_a_die_pushed_out_that_makes_five_earns_nothing() -> None:
    state = royale("high-five", "nice-dice")
    put(state, 1, "0", "4")
    tile(state, NiceDice).owner[0] = BORIS
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 2", "nice small 1")
    assert state.casinos[0].strength(BORIS) == 5
    assert tile(state, HighFive).holder == -1


@rule("LVR-83")
def test_grey_dice_never_take_it() -> None:
    state = royale("block-it", "high-five")
    put(state, 2, "0", "0", "0", "0", "4")
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1", "block 3 2")
    assert tile(state, HighFive).holder == -1


@rule("LVR-83", "LVR-28")
def test_neutral_dice_never_take_it() -> None:
    state = two_players("high-five", neutral="roll 1 1 1 1 1 1 1 +1")
    assert tile(state, HighFive).holder == -1


@rule("LVR-83", "LVR-208")
def test_my_choice_tests_the_dice_already_there() -> None:
    state = royale("my-choice", "high-five")
    put(state, 2, "5", "0")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert tile(state, HighFive).holder == ANNA


@rule("LVR-129")
def test_a_token_already_won_stays_valid_when_the_casino_closes() -> None:
    state = royale("high-five", "no-entry")
    tile(state, HighFive).holder = BORIS
    state.closed = 0
    end_round(state)
    assert money(state) == [90, 100, 0, 0]


@rule("LVR-122")
def test_no_token_at_a_closed_casino() -> None:
    state = royale("high-five", "no-entry")
    state.closed = 0
    do(state, "roll 1 1 1 1 1 2 2 +2")
    assert refused(state, "place 1") == "LVR-121"
