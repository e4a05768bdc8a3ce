"""Royale: Bad Luck."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_facts import Pays
from tests.games.las_vegas.build import do, hands, listen, money, prize, put
from tests.games.las_vegas.royale.build import BORIS, CLARA, DENIS, asked, chips, end_round, royale, two_players
from tests.rulebook import rule


def rich(state: Royale) -> None:
    for player in state.players:
        player.earn(100_000)


def lost(state: Royale) -> list[int]:
    """What every seat has less than 100,000, in thousands; Anna won 90,000 with the last die."""
    return [100 - cash for cash in (money(state)[0] - 90, *money(state)[1:])]


@rule("LVR-90")
def test_the_weakest_pays_and_the_big_die_counts_two() -> None:
    state = royale("bad-luck")
    rich(state)
    prize(state, 1)
    put(state, 1, "3", "0+1", "1", "2")
    end_round(state)
    assert lost(state) == [0, 0, 50, 0]


@rule("LVR-90")
def test_no_dice_at_all_is_the_least_and_ties_are_not_removed_first() -> None:
    state = royale("bad-luck")
    rich(state)
    prize(state, 1)
    put(state, 1, "2", "2", "0", "0")
    end_round(state)
    assert lost(state) == [0, 0, 50, 50]


@rule("LVR-91", "LVR-93")
@pytest.mark.parametrize(
    ("cash", "has_chips", "left"),
    [(80_000, 3, (30_000, 3)), (30_000, 3, (0, 1)), (30_000, 1, (0, 0)), (0, 3, (0, 0)), (0, 0, (0, 0)), (0, 7, (0, 2))],
)
def test_notes_first_then_chips_and_never_more_than_there_is(cash: int, has_chips: int, left: tuple[int, int]) -> None:
    state = royale("bad-luck")
    prize(state, 1)
    put(state, 1, "1", "0", "1", "1")
    boris = state.players[BORIS]
    boris.money, boris.notes, boris.chips = cash, 1 if cash else 0, has_chips
    told = listen(state)
    end_round(state)
    assert [1000 * money(state)[BORIS], chips(state)[BORIS] - 2] == list(left)
    assert told.of(Pays) == [Pays(BORIS, cash + 10_000 * has_chips - left[0] - 10_000 * left[1])]


@rule("LVR-92")
def test_virtual_players_are_not_compared() -> None:
    state = two_players("bad-luck", "block-it", neutral="roll 2 2 2 2 3 3 3 +6")
    rich(state)
    prize(state, 1)
    put(state, 1, "1", "2", "0", "0")
    end_round(state, 5)
    assert money(state) == [100 - 50 + 70, 100]


@rule("LVR-92")
def test_if_all_are_equal_all_pay() -> None:
    state = royale("bad-luck")
    rich(state)
    end_round(state)
    assert lost(state) == [50, 50, 50, 50]


@rule("LVR-93")
def test_the_money_won_in_this_round_is_at_hand() -> None:
    state = royale("bad-luck", "black-box")
    prize(state, 1)
    put(state, 1, "1", "1", "0", "1")
    put(state, 2, "0", "0", "1", "0")
    prize(state, 2, 30)
    end_round(state)
    assert asked(state) == DENIS
    do(state, "split 1", "divide high", "take first")
    assert money(state)[CLARA] == 30 + 60 - 50


@rule("LVR-94")
@pytest.mark.parametrize(("cash", "notes", "left"), [(50_000, 1, 0), (100_000, 2, 1), (60_000, 1, 1), (150_000, 3, 2), (40_000, 1, 0)])
def test_the_tie_break_counts_one_note_less_but_one_while_money_is_left(cash: int, notes: int, left: int) -> None:
    state = royale("bad-luck")
    prize(state, 1)
    put(state, 1, "1", "0", "1", "1")
    boris = state.players[BORIS]
    boris.money, boris.notes, boris.chips = cash, notes, 9
    end_round(state)
    assert boris.notes == left
    assert boris.money == max(0, cash - 50_000)


@rule("LVR-94")
def test_change_never_comes_in_chips() -> None:
    state = royale("bad-luck")
    prize(state, 1)
    put(state, 1, "1", "0", "1", "1")
    state.players[BORIS].earn(60_000)
    end_round(state)
    assert money(state)[BORIS] == 10
    assert chips(state)[BORIS] == 4


@rule("LVR-129")
def test_it_works_at_a_closed_casino() -> None:
    state = royale("bad-luck", "no-entry")
    rich(state)
    prize(state, 1)
    put(state, 1, "1", "0", "1", "1")
    state.closed = 0
    end_round(state)
    assert lost(state) == [0, 50, 0, 0]


@rule("LVR-208")
def test_my_choice_gets_nothing_from_it() -> None:
    state = royale("my-choice", "bad-luck")
    rich(state)
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert money(state) == [100, 100, 100, 100]
    assert asked(state) == BORIS
