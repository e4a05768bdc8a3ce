"""Royale: Fifty Fifty."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_facts import Declines
from railbird.games.las_vegas.tiles.fifty_fifty import ARROW, FiftyFifty
from tests.games.las_vegas.build import do, listen, money, options
from tests.games.las_vegas.royale.build import ANNA, BORIS, asked, chips, refused, royale, tile, two_players
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


def activated() -> Royale:
    state = royale("fifty-fifty")
    do(state, ROLL, "place 1")
    return state


@rule("LVR-70")
def test_the_counter_starts_on_the_arrow_before_five_cells() -> None:
    fifty = tile(royale("fifty-fifty"), FiftyFifty)
    assert fifty.cell == ARROW
    assert fifty.printed == [0, 10_000, 30_000, 40_000, 60_000]


@rule("LVR-71")
def test_the_first_roll_moves_the_counter_to_nothing() -> None:
    state = activated()
    assert asked(state) == ANNA
    assert options(state) == []
    do(state, "roll 3 5")
    assert (tile(state, FiftyFifty).cell, tile(state, FiftyFifty).sum) == (0, 8)


@rule("LVR-72")
def test_then_anna_stops_or_bets() -> None:
    state = activated()
    do(state, "roll 3 5")
    assert options(state) == ["stop", "higher", "lower"]
    do(state, "lower")
    assert options(state) == []


@rule("LVR-72", "LVR-73")
@pytest.mark.parametrize(("bets", "won"), [(1, (3, 0)), (2, (2, 30)), (3, (2, 40))])
def test_every_bet_won_is_a_cell_more_and_stopping_takes_it(bets: int, won: tuple[int, int]) -> None:
    state = activated()
    do(state, "roll 1 1")
    for second in range(bets):
        do(state, "higher", f"roll {second + 1} {second + 2}")
    do(state, "stop")
    assert (chips(state)[ANNA], money(state)[ANNA]) == won
    assert asked(state) == BORIS


@rule("LVR-74")
@pytest.mark.parametrize(("bet", "black"), [("higher", "2 3"), ("lower", "5 4"), ("higher", "2 6"), ("lower", "4 4")])
def test_a_wrong_bet_or_an_equal_sum_gets_nothing(bet: str, black: str) -> None:
    state = activated()
    do(state, "roll 3 5", bet, f"roll {black}")
    assert asked(state) == BORIS
    assert money(state) == [0, 0, 0, 0]
    assert chips(state) == [2, 2, 2, 2]


@rule("LVR-75")
def test_the_last_cell_pays_60000_without_a_question() -> None:
    state = activated()
    do(state, "roll 6 6", "lower", "roll 5 6", "lower", "roll 5 5", "lower", "roll 4 5", "lower", "roll 4 4")
    assert money(state) == [60, 0, 0, 0]
    assert asked(state) == BORIS


@rule("LVR-76")
@pytest.mark.parametrize("end", [["stop"], ["higher", "roll 1 1"]])
def test_the_counter_goes_back_to_the_arrow(end: list[str]) -> None:
    state = activated()
    do(state, "roll 3 5", *end)
    fifty = tile(state, FiftyFifty)
    assert (fifty.cell, fifty.sum, fifty.bet) == (ARROW, 0, 0)


@rule("LVR-77")
@pytest.mark.parametrize("black", ["1 1", "6 6"])
def test_hopeless_bets_may_be_named(black: str) -> None:
    state = activated()
    do(state, f"roll {black}")
    assert options(state) == ["stop", "higher", "lower"]


@rule("LVR-77")
def test_one_may_stop_on_nothing() -> None:
    state = activated()
    told = listen(state)
    do(state, "roll 3 4", "stop")
    assert told.of(Declines) == [Declines(ANNA, "las-vegas-tile-fifty-fifty")]
    assert (chips(state)[ANNA], money(state)[ANNA]) == (2, 0)


@rule("LVR-32")
def test_leaving_it_is_not_an_answer() -> None:
    state = activated()
    do(state, "roll 3 4")
    assert refused(state, "decline") == "LVR-32"


@rule("LVR-122")
def test_a_closed_fifty_fifty_is_out_of_reach() -> None:
    state = royale("fifty-fifty", "no-entry")
    state.closed = 0
    do(state, ROLL)
    assert refused(state, "place 1") == "LVR-121"


@rule("LVR-203")
def test_my_choice_plays_it() -> None:
    state = royale("my-choice", "fifty-fifty")
    do(state, ROLL, "place 1", "roll 4 4", "choose 4", "activate 2", "roll 1 1", "higher", "roll 1 2", "stop")
    assert chips(state) == [3, 2, 2, 2]


@rule("LVR-28")
def test_neutral_dice_do_not_play_it() -> None:
    state = two_players("fifty-fifty", neutral="roll 1 1 1 1 1 1 1 +1")
    assert tile(state, FiftyFifty).cell == ARROW
    assert asked(state) == ANNA
