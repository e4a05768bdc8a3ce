"""The cards with the square: what each does, when it does not, and declining it."""

from __future__ import annotations

from railbird.games.long_shot_dice.facts import Gains, Loses
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bets,
    do,
    finish,
    give,
    listen,
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
    return acting(number, horses="square", own=own)


@rule("LSD-191")
def test_strung_along_bets_one_dollar_and_moves_the_horse() -> None:
    state = turn(2, own=(1,))
    do(state, "tug 2")
    assert (bets(state), money(state)[0], at(state, 2)) == ({2: 1}, 11, 6)
    assert whose_turn(state) == 2


@rule("LSD-191")
def test_strung_along_works_with_a_wild_and_stops_before_the_line() -> None:
    state = turn(2, own=(1,))
    put(state, h5=15)
    state.sheets[0].helmets = 2**4
    do(state, "wild 5", "tug 5")
    assert (bets(state), at(state, 5), state.finishers) == ({5: 1}, 15, [])


@rule("LSD-191")
def test_strung_along_is_for_its_owner_a_legal_bet_and_a_dollar() -> None:
    state = turn(2)
    give(state, 2, 1)
    assert offered(state, "tug") == []
    assert refused(state, "tug 2") == "LSD-191"
    state = turn(2, own=(1,))
    assert refused(state, "tug 3") == "LSD-71"
    put(state, h2=12)
    assert refused(state, "tug 2") == "LSD-123"
    state = turn(2, own=(1,))
    state.sheets[0].money = 0
    assert refused(state, "tug 2") == "LSD-191"


@rule("LSD-191")
def test_a_normal_bet_declines_strung_along() -> None:
    state = turn(2, own=(1,))
    do(state, "bet 2 1")
    assert (bets(state), at(state, 2)) == ({2: 1}, 5)


@rule("LSD-192")
def test_pie_in_the_sky_costs_four_dollars_and_ten_more_if_its_horse_fails() -> None:
    state = turn(2)
    do(state, "buy 2")
    assert money(state)[0] == 8
    finish(state, 1, 3, 4)
    assert score_now(state).scores == [8 - 10, 12]


@rule("LSD-192")
def test_pie_in_the_sky_costs_nothing_more_if_its_horse_is_third() -> None:
    state = turn(8, own=(2,))
    finish(state, 1, 3, 2)
    assert score_now(state).scores == [12 + 15, 12]


@rule("LSD-193")
def test_loosey_goosey_erases_up_to_two_wild_marks() -> None:
    for used, left in ((3, 1), (2, 0), (1, 0), (0, 0)):
        state = turn(3)
        state.sheets[0].wilds = used
        do(state, "buy 3")
        assert state.sheets[0].wilds == left
        assert whose_turn(state) == 2


@rule("LSD-194")
def test_dance_card_pays_its_owner_for_own_horses_marked_on_it() -> None:
    state = turn(8, own=(4, 6, 7))
    state.bars[3] |= 2**3 + 2**6 + 2**0
    give(state, 2, 1)
    finish(state, 2, 3, 5)
    assert score_now(state).scores == [12 + 2 * 4, 12]


@rule("LSD-194")
def test_dance_card_pays_nobody_while_nobody_owns_it() -> None:
    state = turn(8, own=(7,))
    state.bars[3] |= 2**6
    finish(state, 2, 3, 5)
    assert score_now(state).scores == [12, 12]


@rule("LSD-195")
def test_laundry_day_pays_for_having_no_set() -> None:
    state = turn(8, own=(5,))
    state.sheets[0].helmets = 0b01
    state.sheets[0].jerseys = 0b10
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12 + 10
    state = turn(8, own=(5,))
    state.sheets[0].helmets = state.sheets[0].jerseys = 1
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12 + 5


@rule("LSD-196")
def test_partner_in_crime_moves_two_horses_or_none() -> None:
    state = turn(6)
    finish(state, 1)
    put(state, h2=14)
    do(state, "buy 6")
    assert options(state) == [*(f"move {number}" for number in (2, 3, 4, 5, 7, 8)), "decline"]
    assert refused(state, "move 6") == "LSD-162"
    do(state, "move 2")
    assert (at(state, 2), at(state, 6)) == (15, 7)
    state = turn(6)
    do(state, "buy 6", "decline")
    assert state.position == [5] * 8


@rule("LSD-197")
def test_sticky_fingers_takes_up_to_two_dollars_from_the_owner_of_the_marked_card() -> None:
    state = turn(3, own=(7,))
    give(state, 2, 3)
    told = listen(state)
    do(state, "jersey 3", "mark 8")
    assert money(state) == [14, 10]
    assert told.of(Loses) == [Loses(1, 2, "long-shot-dice-card-sticky-fingers")]
    assert told.of(Gains) == [Gains(0, 2, "long-shot-dice-card-sticky-fingers")]
    state = turn(3, own=(7,))
    give(state, 2, 3)
    state.sheets[1].money = 1
    do(state, "jersey 3", "mark 8")
    assert money(state) == [13, 0]


@rule("LSD-197")
def test_sticky_fingers_takes_nothing_from_its_owner_or_the_bank() -> None:
    state = turn(3, own=(7, 3))
    do(state, "jersey 3", "mark 8")
    assert money(state) == [12, 12]
    state = turn(3, own=(7,))
    do(state, "jersey 3", "mark 8")
    assert money(state) == [12, 12]


@rule("LSD-198")
def test_great_appreciation_raises_the_owners_prizes_if_horse_eight_is_placed() -> None:
    state = turn(1, own=(8, 7))
    give(state, 2, 6)
    finish(state, 7, 6, 8)
    assert score_now(state).scores == [12 + 35 + 15 + 2 * 10, 12 + 25]


@rule("LSD-198")
def test_great_appreciation_does_nothing_if_horse_eight_is_not_placed() -> None:
    state = turn(1, own=(8, 7))
    finish(state, 7, 6, 5)
    assert score_now(state).scores == [12 + 35, 12]
