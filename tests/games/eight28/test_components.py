"""Components and setup."""

from __future__ import annotations

import pytest

from railbird.core.contract import NOBODY, Chance
from railbird.core.game import find_game
from railbird.games.eight28.box import components
from tests.games.eight28.build import new, outcomes, pile, run, won
from tests.rulebook import rule


@rule("828-1")
def test_three_to_six_players_sit_down() -> None:
    game = find_game("eight-28")
    assert [game.new(seats).seats() for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3 to 6"):
            game.new(seats)


@rule("828-2")
def test_the_deck_has_fifteen_ones_four_eights_and_eight_dual_cards() -> None:
    assert new(3).deck == [15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8]
    assert sum(new(3).deck) == 51


@rule("828-3")
def test_the_other_count_has_sixteen_ones_and_three_eights() -> None:
    deck = new(3, deck="sixteen-ones").deck
    assert deck == [16, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8]
    assert sum(deck) == 51


@rule("828-4", "828-10")
def test_all_70_crystals_start_in_the_supply() -> None:
    state = new(4)
    assert pile(state.supply) == (55, 15)
    assert pile(state.centre) == (0, 0)
    assert won(state) == [(0, 0)] * 4


def test_every_number_of_the_components_says_where_it_comes_from() -> None:
    tables = [*components()["deck"].values(), components()["crystals"]]
    assert [table["source"] for table in tables] == ["reported"] * 3


@rule("828-11")
def test_every_card_not_dealt_is_equally_likely_to_be_next() -> None:
    state = new(3)
    run(state, "dealer 1", "deal 1", "deal 1/11", "deal 8", "take")
    ways = {"1": 14, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3, "9": 3, "10": 3, "1/11": 7}
    assert outcomes(state) == {f"turn {card}": count for card, count in ways.items()}


@rule("828-22")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    state = new(5)
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert turn.seat == NOBODY
    assert outcomes(state) == {"dealer 1": 1, "dealer 2": 1, "dealer 3": 1, "dealer 4": 1, "dealer 5": 1}
    run(state, "dealer 4")
    assert state.dealer == 3
