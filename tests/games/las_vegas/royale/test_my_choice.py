"""Royale: My Choice."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from tests.games.las_vegas.build import do, hands, money, options, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    asked,
    chips,
    dice,
    end_round,
    in_hand,
    last_die,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


def activated(*others: str) -> Royale:
    """Anna has put one of two dice into casino 1, where My Choice lies."""
    state = royale("my-choice", *others)
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1")
    return state


@rule("LVR-200")
def test_one_of_the_two_results_is_used() -> None:
    state = activated()
    assert asked(state) == ANNA
    do(state, "roll 2 3")
    assert options(state) == ["choose 2", "choose 3"]
    assert refused(state, "choose 4") == "LVR-200"
    do(state, "choose 3")
    assert asked(state) == BORIS


@rule("LVR-201", "LVR-202")
@pytest.mark.parametrize(("result", "won"), [(1, (3, 0)), (2, (4, 0)), (3, (2, 30))])
def test_1_2_and_3_pay_at_once(result: int, won: tuple[int, int]) -> None:
    state = activated()
    do(state, f"roll {result} 6", f"choose {result}")
    assert (chips(state)[ANNA], money(state)[ANNA]) == won


@rule("LVR-201", "LVR-203")
def test_4_activates_another_tile() -> None:
    state = activated("jackpot", "pay-day")
    do(state, "roll 4 6", "choose 4")
    assert options(state) == ["activate 2", "activate 3"]
    assert refused(state, "activate 1") == "LVR-208"
    assert refused(state, "activate 4") == "LVR-208"
    do(state, "activate 2", "roll 1 2")
    assert tile(state, Jackpot).cell == 1
    assert asked(state) == BORIS


@rule("LVR-201", "LVR-204")
def test_5_is_a_die_action_with_an_own_die_and_any_casino() -> None:
    state = royale("my-choice", "jackpot")
    put(state, 5, "1")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 5 6", "choose 5")
    assert options(state) == [*(f"set small {casino}" for casino in range(1, 7)), "back small 1", "back small 5", "decline"]
    do(state, "set small 2")
    assert dice(state, 2)[ANNA] == "1"
    assert tile(state, Jackpot).cell == 0
    assert in_hand(state)[ANNA] == "0"


@rule("LVR-204")
def test_the_die_action_may_be_left() -> None:
    state = activated()
    do(state, "roll 5 5", "choose 5", "decline")
    assert in_hand(state)[ANNA] == "1"
    assert asked(state) == BORIS


@rule("LVR-201", "LVR-205")
def test_6_puts_a_die_from_hand_on_the_gold_space() -> None:
    state = royale("my-choice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 3 +3", "place 1", "roll 1 6", "choose 6")
    assert options(state) == ["gold small", "gold big"]
    do(state, "gold big")
    choice = tile(state, MyChoice)
    assert (choice.gold, choice.gold_big) == (ANNA, 1)
    assert in_hand(state)[ANNA] == "1"


@rule("LVR-205")
def test_a_die_that_is_not_in_hand_cannot_be_gold() -> None:
    state = activated()
    do(state, "roll 1 6", "choose 6")
    assert refused(state, "gold big") == "LVR-205"
    assert refused(state, "decline") == "LVR-207"


@rule("LVR-205", "LVR-210")
def test_the_die_that_lay_there_goes_back_to_its_owner() -> None:
    state = royale("my-choice")
    choice = tile(state, MyChoice)
    choice.gold = BORIS
    hands(state, "2", "0", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 1 6", "choose 6", "gold small")
    assert in_hand(state) == ["0", "1", "1", "1"]
    assert asked(state) == BORIS


@rule("LVR-210")
def test_the_owner_may_be_the_same_player() -> None:
    state = royale("my-choice")
    choice = tile(state, MyChoice)
    choice.gold, choice.gold_big = ANNA, 1
    hands(state, "2", "0", "0", "0")
    do(state, "roll 1 3", "place 1", "roll 1 6", "choose 6", "gold small")
    assert (choice.gold, choice.gold_big) == (ANNA, 0)
    assert in_hand(state)[ANNA] == "0+1"
    assert asked(state) == ANNA


@rule("LVR-206")
def test_the_gold_space_earns_60000() -> None:
    state = royale("my-choice")
    tile(state, MyChoice).gold = BORIS
    end_round(state)
    assert money(state) == [90, 60, 0, 0]


@rule("LVR-207")
def test_a_useless_result_must_be_named_too() -> None:
    state = royale("my-choice")
    last_die(state)
    do(state, "roll 1", "place 1", "roll 6 6")
    assert options(state) == ["choose 6"]
    assert refused(state, "decline") == "LVR-207"
    do(state, "choose 6")
    assert tile(state, MyChoice).gold == -1
    assert state.round == 1


@rule("LVR-207", "LVR-208")
def test_4_without_another_tile_does_nothing() -> None:
    state = activated()
    do(state, "roll 4 4", "choose 4")
    assert asked(state) == BORIS


@rule("LVR-208")
def test_4_with_only_a_closed_tile_does_nothing() -> None:
    state = royale("my-choice", "jackpot")
    state.closed = 1
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4")
    assert asked(state) == BORIS
    assert tile(state, Jackpot).cell == 0


@rule("LVR-122")
def test_a_closed_my_choice_rolls_nothing() -> None:
    state = royale("my-choice", "no-entry")
    state.closed = 0
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3")
    assert refused(state, "place 1") == "LVR-121"


@rule("LVR-28")
def test_neutral_dice_choose_nothing() -> None:
    state = two_players("my-choice", neutral="roll 1 1 1 1 1 1 1 +1")
    assert options(state) == []
    hands(state, "2", "1")
    do(state, "roll 1 3", "place 1", "roll 1 2", "choose 2")
    assert chips(state) == [4, 2]
    assert asked(state) == BORIS
