"""The cards with the triangle: what each does, when it does not, and declining it."""

from __future__ import annotations

from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bar,
    bets,
    clean,
    do,
    finish,
    give,
    money,
    offered,
    options,
    put,
    refused,
    score_now,
    whose_turn,
)
from tests.rulebook import rule


def turn(number: int, own: tuple[int, ...] = ()) -> LongShotDice:
    return acting(number, horses="triangle", own=own)


@rule("LSD-181")
def test_golden_corral_pays_for_three_horses() -> None:
    state = turn(8, own=(1, 4, 5))
    finish(state, 2, 3, 6)
    assert score_now(state).scores[0] == 12 + 10
    state = turn(8, own=(1, 4))
    finish(state, 2, 3, 6)
    assert score_now(state).scores[0] == 12


@rule("LSD-182")
def test_half_off_sale_buys_a_second_horse_at_half_price() -> None:
    state = turn(2)
    state.sheets[0].money = 14
    do(state, "buy 2")
    assert options(state) == ["buy 3", "buy 4", "buy 5", "buy 6", "buy 7", "buy 8", "decline"]
    do(state, "buy 3")
    assert (money(state)[0], state.owner[2]) == (0, 0)
    assert whose_turn(state) == 2


@rule("LSD-182")
def test_half_off_sale_asks_nothing_without_money_and_may_be_declined() -> None:
    state = turn(2)
    state.sheets[0].money = 11
    do(state, "buy 2")
    assert whose_turn(state) == 2
    state = turn(2)
    state.sheets[0].money = 30
    do(state, "buy 2", "decline")
    assert (money(state)[0], [card.horse for card in state.sheets[0].stable]) == (20, [1])


@rule("LSD-183")
def test_pay_it_forward_moves_all_horses_on_the_space() -> None:
    state = turn(2, own=(3,))
    put(state, h1=5, h2=5, h3=6, h4=5, h5=1, h6=1, h7=1, h8=1)
    do(state, "bet 2 3")
    assert options(state) == ["use", "decline"]
    do(state, "use")
    assert state.position == [6, 6, 6, 6, 1, 1, 1, 1]


@rule("LSD-183")
def test_pay_it_forward_needs_three_dollars_and_company() -> None:
    state = turn(2, own=(3,))
    do(state, "bet 2 2")
    assert whose_turn(state) == 2
    state = turn(2, own=(3,))
    put(state, h2=7)
    do(state, "bet 2 3")
    assert whose_turn(state) == 2


@rule("LSD-183")
def test_pay_it_forward_does_not_finish_a_horse_and_may_be_declined() -> None:
    state = turn(2, own=(3,))
    state.sheets[0].helmets = 2
    put(state, h1=15, h2=15)
    do(state, "bet 2 3", "use")
    assert (at(state, 1), at(state, 2), state.finishers) == (15, 15, [])
    state = turn(2, own=(3,))
    do(state, "bet 2 3", "decline")
    assert state.position == [5] * 8


@rule("LSD-184")
def test_double_crosser_marks_a_second_horse() -> None:
    state = turn(6, own=(4,))
    do(state, "jersey 6", "mark 1", "mark 8")
    assert bar(state, 6) == [1, 2, 3, 8]
    assert state.sheets[0].jerseys == 2**5, "still one jersey"
    assert whose_turn(state) == 2


@rule("LSD-184")
def test_double_crosser_may_be_declined_and_only_its_owner_marks_twice() -> None:
    state = turn(6, own=(4,))
    do(state, "jersey 6", "mark 1")
    assert "mark 1" not in options(state)
    assert refused(state, "mark 1") == "LSD-162"
    do(state, "decline")
    assert bar(state, 6) == [1, 2, 3]
    do(state, "jersey 6", "mark 7")
    assert options(state) == []


@rule("LSD-185")
def test_fancy_hat_pays_for_a_bet_on_a_horse_with_its_helmet() -> None:
    state = turn(2, own=(5,))
    state.sheets[0].helmets = 2
    do(state, "bet 2 3")
    assert money(state)[0] == 12 - 3 + 1
    state = turn(2, own=(5,))
    state.sheets[0].helmets = 1
    do(state, "bet 2 3")
    assert money(state)[0] == 9


@rule("LSD-186")
def test_lone_ranger_pays_for_single_pieces_of_gear() -> None:
    state = turn(8, own=(6,))
    state.sheets[0].helmets = 0b0111
    state.sheets[0].jerseys = 0b1100
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12 + 3 * 2 + 5
    state = turn(8, own=(6,))
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12


@rule("LSD-187")
def test_fair_play_moves_a_horse_that_is_behind() -> None:
    state = clean(horses="triangle", own=[7])
    put(state, h2=9, h5=8)
    do(state, "roll 7 2")
    assert "move 2" not in options(state)
    assert refused(state, "move 2") == "LSD-162"
    do(state, "move 5")
    assert at(state, 5) == 10


@rule("LSD-187")
def test_fair_play_sleeps_on_other_numbers_stops_at_the_line_and_may_be_declined() -> None:
    state = clean(horses="triangle", own=[7])
    put(state, h2=9)
    do(state, "roll 6 2")
    assert "decline" not in options(state)
    state = clean(horses="triangle", own=[7])
    put(state, h2=14, h4=15)
    do(state, "roll 7 1", "move 2")
    assert (at(state, 2), state.finishers) == (15, [])
    state = clean(horses="triangle", own=[7])
    put(state, h2=9)
    do(state, "roll 7 2", "decline")
    assert offered(state, "helmet") == ["helmet 7"]


@rule("LSD-188")
def test_product_placement_bets_two_dollars_on_a_completed_set() -> None:
    state = turn(3, own=(8,))
    state.sheets[0].jerseys = 4
    do(state, "helmet 3")
    assert (bets(state), money(state)[0]) == ({3: 2}, 12)
    state = turn(3, own=(8,))
    put(state, h3=14)
    state.sheets[0].helmets = 4
    do(state, "jersey 3", "mark 2")
    assert bets(state) == {3: 2}


@rule("LSD-188")
def test_product_placement_needs_a_set_of_an_unfinished_horse() -> None:
    state = turn(3, own=(8,))
    do(state, "helmet 3")
    assert bets(state) == {}
    state = turn(3, own=(8,))
    state.sheets[0].jerseys = 4
    finish(state, 3)
    do(state, "helmet 3")
    assert bets(state) == {}
    state = turn(3)
    give(state, 2, 8)
    state.sheets[0].jerseys = 4
    do(state, "helmet 3")
    assert bets(state) == {}
