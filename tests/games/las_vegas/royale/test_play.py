"""Royale: turns, awards and the order of the payout."""

from __future__ import annotations

from railbird.core.facts import Fact
from railbird.games.las_vegas.facts import Paid
from railbird.games.las_vegas.royale_facts import MoneyWon, Pays, RollsBlack, TakesPile
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from railbird.games.las_vegas.tiles.high_five import HighFive
from railbird.games.las_vegas.tiles.knockout import Knockout
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from tests.games.las_vegas.build import do, hands, listen, money, options, prize, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    asked,
    chips,
    dice,
    end_round,
    in_hand,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


@rule("LVR-20")
def test_dice_put_beside_a_tile_activate_it() -> None:
    state = royale("pay-day")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1")
    assert chips(state) == [3, 2, 2, 2]


@rule("LVR-20")
def test_dice_put_where_no_tile_lies_activate_nothing() -> None:
    state = royale("pay-day")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 2")
    assert chips(state) == [2, 2, 2, 2]
    assert asked(state) == BORIS


@rule("LVR-21")
def test_the_turn_passes_only_when_the_tile_is_resolved() -> None:
    state = royale("no-entry")
    hands(state, "2", "0", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert asked(state) == ANNA
    do(state, "close 6")
    assert asked(state) == CLARA


@rule("LVR-22")
def test_a_player_who_was_out_of_dice_takes_turns_again_when_one_comes_back() -> None:
    state = royale("my-choice")
    hands(state, "2", "0", "0", "0")
    gold = tile(state, MyChoice)
    gold.gold, gold.gold_big = CLARA, 1
    do(state, "roll 1 3", "place 1", "roll 6 6", "choose 6", "gold small")
    assert in_hand(state) == ["0", "0", "0+1", "0"]
    assert asked(state) == CLARA


@rule("LVR-22")
def test_the_round_goes_on_when_the_last_die_placed_brings_another_back() -> None:
    state = royale("my-choice")
    hands(state, "1", "0", "0", "0")
    do(state, "roll 1", "place 1", "roll 5 5", "choose 5", "back small 1")
    assert state.round == 0
    assert asked(state) == ANNA
    do(state, "roll 3", "place 3")
    assert state.round == 1


@rule("LVR-23")
def test_awards_below_30000_are_chips_and_others_notes() -> None:
    state = royale("pay-day")
    put(state, 2, "1", "1", "1", "1")
    put(state, 3, "0", "1", "1", "1")
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1", "roll 1", "place 1")
    assert chips(state) == [4, 2, 2, 2]
    assert money(state) == [0, 30, 0, 0]


@rule("LVR-24")
def test_an_award_in_notes_counts_as_one_note_whatever_its_amount() -> None:
    state = royale("pay-day")
    for casino in (2, 3, 4, 5, 6):
        put(state, casino, "1")
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1")
    assert (state.players[ANNA].money, state.players[ANNA].notes) == (60_000, 1)


@rule("LVR-24")
def test_the_bank_pays_more_than_the_box_holds() -> None:
    state = royale("pay-day")
    for player in state.players:
        player.chips = 100
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1")
    assert chips(state) == [101, 100, 100, 100]


@rule("LVR-25", "LVR-80")
def test_the_big_die_counts_two_for_high_five() -> None:
    state = royale("high-five")
    do(state, "roll 1 1 1 2 2 3 3 +1", "place 1")
    assert tile(state, HighFive).holder == ANNA


@rule("LVR-25", "LVR-110")
def test_the_big_die_counts_two_for_power_play_but_is_one_piece_in_the_bar() -> None:
    state = royale("power-play", "knockout")
    put(state, 1, "0", "1")
    hands(state, "1+1", "1", "1", "0+1")
    do(state, "roll 2 +1", "place 1")
    bar = tile(state, Knockout)
    bar.small[DENIS] = 1
    do(state, "roll 2", "place 2", "bar small", "bar big", "bar small")
    assert (bar.small, bar.big) == ([1, 0, 1, 1], [0, 0, 0, 1])


@rule("LVR-26")
def test_a_note_that_grey_dice_win_is_lost_and_nobody_moves_up() -> None:
    state = royale("block-it")
    prize(state, 6, 90, 80)
    put(state, 6, "0", "2", "1", "0", "3")
    end_round(state, 5)
    assert money(state) == [70, 80, 0, 0]


@rule("LVR-26")
def test_grey_dice_make_ties() -> None:
    state = royale("block-it")
    prize(state, 6, 90, 80)
    put(state, 6, "0", "2", "1", "0", "2")
    end_round(state, 5)
    assert money(state) == [70, 0, 90, 0]


@rule("LVR-27")
def test_neutral_and_grey_dice_are_two_virtual_players() -> None:
    state = two_players("handicap")
    assert dice(state, 6) == ["0", "0", "2", "2"]
    prize(state, 6, 90, 80)
    put(state, 6, "0", "1")
    end_round(state, 5)
    assert money(state)[BORIS] == 90


@rule("LVR-29")
def test_dice_on_tiles_count_in_no_casino_and_go_home_after_the_round() -> None:
    state = royale("knockout", "double-down", "nice-dice")
    prize(state, 6, 90, 80)
    bar, down, nice = tile(state, Knockout), tile(state, DoubleDown), tile(state, NiceDice)
    bar.small[BORIS] = 2
    down.small[CLARA] = 3
    nice.owner[5] = DENIS
    hands(state, "1", "0", "0", "0")
    do(state, "roll 6", "place 6")
    assert money(state) == [90, 0, 60, 60]
    assert in_hand(state) == ["7+1"] * 4


@rule("LVR-30")
def test_the_payout_goes_prime_time_notes_tiles_black_box_bad_luck() -> None:
    state = royale("bad-luck", "black-box", "prime-time", "my-choice")
    prize(state, 2, 50, 40)
    put(state, 2, "0", "1")
    put(state, 3, "0", "0", "1")
    tile(state, MyChoice).gold = DENIS
    told = listen(state)
    end_round(state, 6)
    assert asked(state) == CLARA
    do(state, "roll 2 2", "black 2 2")
    assert asked(state) == DENIS
    do(state, "split 1", "divide low", "take second")
    kinds: tuple[type[Fact], ...] = (RollsBlack, Paid, MoneyWon, TakesPile, Pays)
    order = [type(fact) for fact, _ in told.scribe.told if isinstance(fact, kinds)]
    assert [kind for step, kind in enumerate(order) if kind not in order[:step]] == [RollsBlack, Paid, MoneyWon, TakesPile, Pays]
    assert order[-1] is Pays


@rule("LVR-31")
def test_a_casino_won_by_grey_dice_does_not_make_the_start_player() -> None:
    state = royale("block-it")
    put(state, 6, "0", "2", "0", "0", "3")
    put(state, 5, "0", "0", "1", "0", "0")
    end_round(state, 2)
    assert state.starter == CLARA


@rule("LVR-32")
def test_only_the_player_whom_the_tile_asks_may_act() -> None:
    state = royale("lucky-punch")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1")
    assert refused(state, "place 2") == "LVR-32"
    assert refused(state, "pass") == "LVR-32"
    assert refused(state, "guess 1") == "LVR-32"
    do(state, "hide 1")
    assert asked(state) == BORIS
    assert refused(state, "hide 1") == "LVR-32"


@rule("LVR-32")
def test_nobody_answers_while_black_dice_roll() -> None:
    state = royale("jackpot")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1")
    assert options(state) == []
    assert refused(state, "decline") == "LVR-32"
    assert refused(state, "roll 1 2 3") == "LVR-32"


@rule("LVR-33")
def test_answers_without_a_question_are_refused() -> None:
    state = royale("lucky-punch", "no-entry")
    assert refused(state, "hide 1") == "LVR-33"
    do(state, "roll 1 1 2 2 3 3 4 +5")
    assert refused(state, "close 5") == "LVR-33"
    assert refused(state, "decline") == "LVR-33"
