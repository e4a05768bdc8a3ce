"""Royale: Prime Time."""

from __future__ import annotations

from railbird.games.las_vegas.tiles.high_five import HighFive
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from tests.games.las_vegas.build import do, hands, money, options, prize, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    CLARA,
    asked,
    dice,
    end_round,
    last_die,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


@rule("LVR-60")
def test_before_the_payout_the_winner_here_rolls_the_black_dice() -> None:
    state = royale("prime-time")
    put(state, 1, "1", "2", "0", "0")
    end_round(state)
    assert asked(state) == BORIS
    assert money(state) == [0, 0, 0, 0]


@rule("LVR-61")
def test_none_one_or_both_go_where_they_show() -> None:
    state = royale("prime-time")
    put(state, 1, "1")
    end_round(state)
    do(state, "roll 3 5")
    assert options(state) == ["black 3", "black 5", "black 3 5", "decline"]
    assert refused(state, "black 4") == "LVR-61"


@rule("LVR-61")
def test_of_a_double_one_may_be_left() -> None:
    state = royale("prime-time")
    put(state, 1, "1")
    end_round(state)
    do(state, "roll 3 3")
    assert options(state) == ["black 3", "black 3 3", "decline"]


@rule("LVR-62")
def test_each_black_die_counts_as_one_die_of_the_winner() -> None:
    state = royale("prime-time")
    prize(state, 1, 40, 30)
    prize(state, 5, 70, 60)
    put(state, 1, "0", "1")
    put(state, 5, "0", "1", "2", "0")
    end_round(state)
    do(state, "roll 5 5", "black 5 5")
    assert money(state) == [90, 110, 60, 0]


@rule("LVR-61", "LVR-62")
def test_declining_changes_nothing() -> None:
    state = royale("prime-time")
    prize(state, 1, 40, 30)
    put(state, 1, "0", "1")
    end_round(state)
    do(state, "roll 5 5", "decline")
    assert money(state) == [90, 40, 0, 0]


@rule("LVR-63")
def test_nobody_rolls_when_grey_dice_lead_or_all_are_tied() -> None:
    for stacks in (["1", "0", "0", "0", "2"], ["1", "1", "0", "0", "0"], ["0", "0", "0", "0", "0"]):
        state = royale("prime-time", "block-it")
        put(state, 1, *stacks)
        end_round(state)
        assert state.round == 1


@rule("LVR-63")
def test_nobody_rolls_when_neutral_dice_lead() -> None:
    state = two_players("prime-time", neutral="roll 1 1 2 2 3 3 4 +6")
    put(state, 1, "1", "0")
    end_round(state)
    assert state.round == 1


@rule("LVR-64")
def test_a_black_die_may_ruin_the_own_win_and_nobody_rolls_again() -> None:
    state = royale("prime-time")
    put(state, 1, "0", "2", "3", "3")
    end_round(state)
    assert asked(state) == BORIS
    do(state, "roll 1 2", "black 1")
    assert state.round == 1
    assert money(state) == [90, 0, 0, 0]


@rule("LVR-64")
def test_a_tie_made_by_a_black_die_counts_and_the_new_winner_does_not_roll() -> None:
    state = royale("prime-time")
    prize(state, 5, 70, 60)
    put(state, 1, "0", "1")
    put(state, 5, "0", "1", "2", "1")
    end_round(state)
    do(state, "roll 1 5", "black 5")
    assert state.round == 1
    assert money(state) == [90, 40, 0, 70]


@rule("LVR-65")
def test_black_dice_save_from_bad_luck() -> None:
    state = royale("prime-time", "bad-luck")
    for player in state.players:
        player.earn(100_000)
    put(state, 1, "0", "1")
    put(state, 2, "2", "0", "1", "1")
    end_round(state)
    do(state, "roll 2 2", "black 2 2")
    assert [cash - 100 for cash in money(state)] == [90, 40, -50, -50]


@rule("LVR-65")
def test_black_dice_earn_no_token() -> None:
    state = royale("prime-time", "high-five", "power-play")
    put(state, 1, "0", "1")
    put(state, 2, "0", "4")
    put(state, 3, "1", "1")
    tile(state, PowerPlay).holder = CLARA
    end_round(state)
    five, power = tile(state, HighFive), tile(state, PowerPlay)
    do(state, "roll 2 3", "black 2 3")
    assert five.holder == -1
    assert power.holder == CLARA


@rule("LVR-121")
def test_no_black_die_goes_into_the_closed_casino() -> None:
    state = royale("prime-time", "no-entry")
    put(state, 1, "0", "1")
    state.closed = 4
    end_round(state)
    do(state, "roll 5 6")
    assert options(state) == ["black 6", "decline"]
    assert refused(state, "black 5") == "LVR-121"
    assert refused(state, "black 5 6") == "LVR-121"


@rule("LVR-121")
def test_two_dice_for_the_closed_casino_are_lost_without_a_question() -> None:
    state = royale("prime-time", "no-entry")
    put(state, 1, "0", "1")
    state.closed = 4
    end_round(state)
    do(state, "roll 5 5")
    assert state.round == 1


@rule("LVR-129")
def test_prime_time_at_a_closed_casino_still_works() -> None:
    state = royale("prime-time", "no-entry")
    put(state, 1, "0", "1")
    state.closed = 0
    end_round(state)
    assert asked(state) == BORIS


@rule("LVR-208")
def test_my_choice_gets_nothing_from_it() -> None:
    state = royale("my-choice", "prime-time")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert asked(state) == BORIS
    assert dice(state, 2) == ["0", "0", "0", "0", "0"]


@rule("LVR-60")
def test_anna_the_last_to_place_may_win_it_herself() -> None:
    state = royale("prime-time")
    last_die(state)
    do(state, "roll 1", "place 1")
    assert asked(state) == ANNA
