"""Royale: Knockout?"""

from __future__ import annotations

from railbird.games.las_vegas.tiles.knockout import Knockout
from tests.games.las_vegas.build import do, hands, money, options
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    asked,
    end_round,
    in_hand,
    last_die,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


@rule("LVR-140")
def test_each_opponent_gives_a_die_of_their_choice() -> None:
    state = royale("knockout")
    hands(state, "2", "2+1", "3", "1+1")
    do(state, "roll 1 2", "place 1")
    assert (asked(state), options(state)) == (BORIS, ["bar small", "bar big"])
    do(state, "bar big", "bar small", "bar small")
    bar = tile(state, Knockout)
    assert (bar.small, bar.big) == ([0, 0, 1, 1], [0, 1, 0, 0])
    assert in_hand(state) == ["1", "2", "2", "0+1"]
    assert asked(state) == BORIS
    assert options(state) == []


@rule("LVR-140")
def test_a_die_that_is_not_in_hand_cannot_be_given() -> None:
    state = royale("knockout")
    hands(state, "2", "2", "3", "1")
    do(state, "roll 1 2", "place 1")
    assert options(state) == ["bar small"]
    assert refused(state, "bar big") == "LVR-140"


@rule("LVR-141")
def test_two_pieces_in_the_bar_are_enough_and_the_big_one_is_one() -> None:
    state = royale("knockout")
    bar = tile(state, Knockout)
    bar.small, bar.big = [0, 2, 1, 1], [0, 0, 1, 0]
    hands(state, "2", "3", "3", "3")
    do(state, "roll 1 2", "place 1")
    assert asked(state) == DENIS
    do(state, "bar small")
    assert bar.small == [0, 2, 1, 2]
    assert asked(state) == BORIS


@rule("LVR-142", "LVR-144")
def test_whoever_activates_gets_all_own_dice_back_first() -> None:
    state = royale("knockout")
    bar = tile(state, Knockout)
    bar.small, bar.big = [1, 0, 0, 0], [1, 0, 0, 0]
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1")
    assert in_hand(state)[ANNA] == "1+1"
    assert asked(state) == BORIS


@rule("LVR-142", "LVR-22")
def test_dice_from_the_bar_give_more_turns() -> None:
    state = royale("knockout")
    tile(state, Knockout).small = [2, 0, 0, 0]
    last_die(state)
    do(state, "roll 1", "place 1")
    assert state.round == 0
    assert in_hand(state)[ANNA] == "2"
    assert asked(state) == ANNA


@rule("LVR-143")
def test_dice_in_the_bar_earn_nothing() -> None:
    state = royale("knockout")
    tile(state, Knockout).small = [0, 2, 2, 2]
    end_round(state)
    assert money(state) == [90, 0, 0, 0]


@rule("LVR-144")
def test_opponents_choose_clockwise_from_the_left() -> None:
    state = royale("knockout")
    state.seat = CLARA
    hands(state, "1+1", "1+1", "2", "1+1")
    do(state, "roll 1 2", "place 1")
    order = []
    for _ in range(3):
        order.append(asked(state))
        do(state, "bar small")
    assert order == [DENIS, ANNA, BORIS]


@rule("LVR-145")
def test_the_last_die_must_go_even_the_big_one_and_its_owner_has_no_turn() -> None:
    state = royale("knockout")
    hands(state, "2", "0+1", "0", "1")
    do(state, "roll 1 2", "place 1")
    assert (asked(state), options(state)) == (BORIS, ["bar big"])
    assert refused(state, "decline") == "LVR-145"
    do(state, "bar big")
    assert asked(state) == DENIS
    do(state, "bar small")
    assert in_hand(state) == ["1", "0", "0", "0"]
    assert asked(state) == ANNA


@rule("LVR-145")
def test_the_round_may_end_in_the_bar() -> None:
    state = royale("knockout")
    hands(state, "1", "1", "1", "0")
    do(state, "roll 1", "place 1", "bar small", "bar small")
    assert state.round == 1


@rule("LVR-121", "LVR-122")
def test_a_closed_bar_sends_nobody() -> None:
    """No Entry! is the other side of this tile, so only the closing itself can be shown."""
    state = royale("knockout")
    state.closed = 0
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2")
    assert refused(state, "place 1") == "LVR-121"


@rule("LVR-28")
def test_neutral_dice_send_nobody_to_the_bar_and_never_go_there() -> None:
    state = two_players("knockout", neutral="roll 1 1 1 1 1 1 1 +1")
    hands(state, "2", "2")
    do(state, "roll 1 2", "place 1", "bar small")
    assert (tile(state, Knockout).small, asked(state)) == ([0, 1], BORIS)


@rule("LVR-203")
def test_my_choice_opens_the_bar() -> None:
    state = royale("my-choice", "knockout")
    hands(state, "2", "1", "1", "1")
    tile(state, Knockout).big[ANNA] = 1
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4", "activate 2", "bar small", "bar small", "bar small")
    assert in_hand(state) == ["1+1", "0", "0", "0"]
