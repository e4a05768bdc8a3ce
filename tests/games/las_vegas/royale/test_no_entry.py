"""Royale: No Entry!"""

from __future__ import annotations

from railbird.core.contract import NOBODY
from railbird.games.las_vegas.royale_facts import FreePass
from railbird.games.las_vegas.tiles.no_entry import NoEntry
from tests.games.las_vegas.build import do, hands, listen, money, options, prize, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, CLARA, asked, chips, end_round, in_hand, refused, royale, tile, two_players
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


@rule("LVR-120")
def test_the_first_activation_must_close_another_casino() -> None:
    state = royale("no-entry")
    do(state, ROLL, "place 1")
    assert options(state) == ["close 2", "close 3", "close 4", "close 5", "close 6"]
    assert refused(state, "decline") == "LVR-120"
    do(state, "close 4")
    assert state.closed == 3


@rule("LVR-121")
def test_no_die_is_placed_in_a_closed_casino() -> None:
    state = royale("no-entry")
    state.closed = 3
    do(state, ROLL)
    assert options(state) == ["place 1", "place 2", "place 3", "place 5", "pass"]
    assert refused(state, "place 4") == "LVR-121"


@rule("LVR-121")
def test_no_die_action_reaches_a_closed_casino_in_or_out() -> None:
    state = royale("my-choice", "no-entry")
    put(state, 4, "1+1")
    state.closed = 3
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 5 5", "choose 5")
    assert not [option for option in options(state) if option.endswith(" 4")]
    assert refused(state, "set small 4") == "LVR-121"
    assert refused(state, "back big 4") == "LVR-121"


@rule("LVR-122")
def test_the_tile_of_a_closed_casino_is_not_among_those_my_choice_can_activate() -> None:
    state = royale("my-choice", "no-entry", "jackpot")
    state.closed = 2
    do(state, ROLL, "place 1", "roll 4 4", "choose 4")
    assert options(state) == ["activate 2"]


@rule("LVR-123", "LVR-124")
def test_each_closing_moves_the_counter_round_the_ring_and_pays_its_cell() -> None:
    state = royale("no-entry")
    door = tile(state, NoEntry)
    assert door.printed == [0, 20_000, 0, 30_000, 0, 10_000]
    won = []
    for step in range(7):
        state.seat = ANNA
        hands(state, "2", "1", "1", "1")
        do(state, "roll 1 2", "place 1", f"close {2 + step % 5}")
        won.append((chips(state)[ANNA], money(state)[ANNA]))
    assert won == [(4, 0), (4, 0), (4, 30), (4, 30), (5, 30), (5, 30), (7, 30)]


@rule("LVR-125")
def test_later_the_token_may_stay_and_then_nothing_is_paid() -> None:
    state = royale("no-entry")
    do(state, ROLL, "place 1", "close 4", ROLL, "place 1")
    assert options(state) == ["close 2", "close 3", "close 5", "close 6", "decline"]
    do(state, "decline")
    assert state.closed == 3
    assert tile(state, NoEntry).cell == 1
    assert chips(state) == [4, 2, 2, 2]
    assert asked(state) == CLARA


@rule("LVR-126")
def test_the_token_goes_neither_home_nor_nowhere() -> None:
    state = royale("no-entry")
    do(state, ROLL, "place 1")
    assert refused(state, "close 1") == "LVR-126"
    do(state, "close 4", ROLL, "place 1")
    assert refused(state, "close 4") == "LVR-126"
    assert refused(state, "close 1") == "LVR-126"


@rule("LVR-127")
def test_nothing_but_closed_numbers_is_a_free_pass() -> None:
    state = royale("no-entry")
    state.closed = 3
    hands(state, "2", "1", "1", "1")
    told = listen(state)
    do(state, "roll 4 4")
    assert in_hand(state) == ["2", "1", "1", "1"]
    assert chips(state) == [2, 2, 2, 2]
    assert asked(state) == BORIS
    assert told.of(FreePass) == [FreePass(ANNA, 4)]


@rule("LVR-127")
def test_the_last_player_rolls_on_after_a_free_pass() -> None:
    state = royale("no-entry")
    state.closed = 3
    hands(state, "1", "0", "0", "0")
    do(state, "roll 4", "roll 4", "roll 3", "place 3")
    assert state.round == 1


@rule("LVR-128")
def test_one_open_number_must_be_placed_or_a_chip_paid() -> None:
    state = royale("no-entry")
    state.closed = 3
    hands(state, "3", "1", "1", "1")
    do(state, "roll 4 4 5")
    assert options(state) == ["place 5", "pass"]
    state.players[ANNA].chips = 0
    assert options(state) == ["place 5"]


@rule("LVR-129")
def test_a_closed_casino_pays_as_usual() -> None:
    state = royale("no-entry")
    prize(state, 4, 60, 50)
    put(state, 4, "0", "2", "1", "1")
    state.closed = 3
    end_round(state)
    assert money(state) == [90, 60, 0, 0]


@rule("LVR-28", "LVR-120")
def test_neutral_dice_close_nothing_and_stay_where_they_are() -> None:
    state = two_players("no-entry", neutral="roll 1 1 1 1 1 1 1 +1")
    assert state.closed == NOBODY
    do(state, ROLL, "place 1", "close 6")
    assert state.closed == 5


@rule("LVR-209")
def test_reached_through_my_choice_the_first_closing_is_compulsory_too() -> None:
    state = royale("my-choice", "no-entry")
    do(state, ROLL, "place 1", "roll 4 4", "choose 4", "activate 2")
    assert options(state) == ["close 1", "close 3", "close 4", "close 5", "close 6"]
    assert refused(state, "decline") == "LVR-120"
    do(state, "close 1")
    assert chips(state)[ANNA] == 4
