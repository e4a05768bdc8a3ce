"""Set-up."""

from __future__ import annotations

import pytest
from librt.random import Random

from railbird.core.chance import Bag, Table
from railbird.core.contract import NOBODY, Chance, Scribe
from railbird.core.game import find_game
from railbird.games.las_vegas.facts import RoundBegins
from railbird.games.las_vegas.royale_facts import TileLaid
from tests.games.las_vegas.build import deal, do, fresh, options, table
from tests.rulebook import rule


@rule("LV-1")
def test_there_is_a_casino_for_every_face_of_a_die() -> None:
    state = table()
    do(state, "roll 1 2 3 4 5 6 6 +6")
    assert len(state.casinos) == 6
    assert options(state) == ["place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "pass"]


@rule("LV-2")
def test_ninety_notes_are_drawn_without_replacement() -> None:
    turn = fresh().pending()
    assert isinstance(turn, Bag)
    assert {event.text(): count for event, count in turn.outcomes()} == {
        "note 30000": 11,
        "note 40000": 11,
        "note 50000": 13,
        "note 60000": 15,
        "note 70000": 13,
        "note 80000": 11,
        "note 90000": 9,
        "note 100000": 7,
    }
    assert turn.ways() == 90
    state = fresh()
    do(state, "note 100000")
    after = state.pending()
    assert isinstance(after, Bag)
    assert {event.text(): count for event, count in after.outcomes()}["note 100000"] == 6


@rule("LV-2")
def test_twelve_notes_are_turned_up_before_the_first_roll() -> None:
    state = fresh()
    deal(state, "30 40 30 50 40 50 50 60 60 70 80")
    assert state.filled == 5
    deal(state, "90")
    assert isinstance(state.pending(), Chance)
    assert state.filled == 6
    assert state.deck.left == 78


@rule("LV-3")
def test_the_richest_pair_goes_to_casino_6() -> None:
    state = table(notes="90 80 30 30 60 50 100 30 40 30 100 90")
    assert [casino.notes for casino in state.casinos] == [
        [30_000, 30_000],
        [40_000, 30_000],
        [60_000, 50_000],
        [100_000, 30_000],
        [90_000, 80_000],
        [100_000, 90_000],
    ]


@rule("LV-4")
def test_of_equal_sums_the_pair_with_the_highest_note_goes_to_the_higher_casino() -> None:
    state = table(notes="60 60 80 40 70 50 90 30 30 30 100 100")
    assert [casino.notes for casino in state.casinos] == [
        [30_000, 30_000],
        [60_000, 60_000],
        [70_000, 50_000],
        [80_000, 40_000],
        [90_000, 30_000],
        [100_000, 100_000],
    ]


@rule("LV-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_eight_dice_and_two_chips(seats: int) -> None:
    state = fresh(seats)
    assert [(player.small, player.big, player.chips, player.money) for player in state.players] == [(7, 1, 2, 0)] * seats


@rule("LV-6")
def test_the_first_start_player_is_drawn_by_lot() -> None:
    state = find_game("las-vegas").new(3)
    turn = state.pending()
    assert isinstance(turn, Table)
    assert turn.seat == NOBODY
    assert [(event.text(), weight) for event, weight in turn.outcomes()] == [("start 1", 1), ("start 2", 1), ("start 3", 1)]


@rule("LV-6")
def test_a_table_may_let_the_first_seat_begin() -> None:
    state = fresh(3, starter="first")
    assert state.starter == 0
    assert isinstance(state.pending(), Bag)


@rule("LV-6")
def test_a_first_round_that_needs_no_lot_is_told_like_any_other() -> None:
    game, scribe = find_game("las-vegas-royale"), Scribe()
    game.new(3, game.variant(starter="first", fixed_tiles=("jackpot",)), scribe)
    assert scribe.facts(None) == [RoundBegins(1, 0), TileLaid(1, "las-vegas-tile-jackpot", "las-vegas-tile-jackpot.about")]


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="las-vegas is played by 2 to 5 players"):
        find_game("las-vegas").new(seats)


def test_pairs_are_worth_what_the_fact_sheet_computed() -> None:
    """Means of the higher and the lower note by casino, in thousands, from an independent simulation."""
    known = [(52, 36), (64, 41), (73, 46), (80, 51), (87, 58), (93, 70)]
    deals = 4000
    sums = [[0, 0] for _ in range(6)]
    rng = Random(1)
    for _ in range(deals):
        state = fresh()
        while state.filled < 6:
            turn = state.pending()
            assert isinstance(turn, Bag)
            state.apply(turn.sample(rng))
        for casino, total in zip(state.casinos, sums, strict=True):
            total[0] += casino.notes[0]
            total[1] += casino.notes[1]
    for (high, low), total in zip(known, sums, strict=True):
        assert total[0] / deals / 1000 == pytest.approx(high, abs=1)
        assert total[1] / deals / 1000 == pytest.approx(low, abs=1)
