"""The fourth set and Inventory Check: what each card does, when it does not, and declining it."""

from __future__ import annotations

from railbird.games.long_shot_dice.facts import ErasesWild
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bar,
    bets,
    do,
    finish,
    give,
    listen,
    mark,
    money,
    offered,
    options,
    put,
    score_now,
    whose_turn,
)
from tests.rulebook import rule


def choosing(*own: int, line: str = "row") -> LongShotDice:
    """Seat 1 has just completed a row or a column."""
    state = acting(8, horses="fourth", own=own)
    mark(state, *(("12", "13", "14") if line == "row" else ("21", "31", "41")))
    do(state, "concession 1 1")
    return state


@rule("LSD-201")
def test_out_of_alignment_pays_for_rows_and_columns() -> None:
    for line in ("row", "column"):
        state = choosing(1, line=line)
        do(state, "bonus helmet", "helmet 1")
        assert money(state) == [13, 12]
    state = acting(8, horses="fourth", own=[1])
    do(state, "concession 1 1")
    assert money(state) == [12, 12]


@rule("LSD-202")
def test_silver_spoon_makes_seven_dollars_nine() -> None:
    state = choosing(2)
    do(state, "bonus money")
    assert money(state) == [21, 12]
    state = choosing()
    give(state, 2, 2)
    do(state, "bonus money")
    assert money(state) == [19, 12]


@rule("LSD-203")
def test_receding_mare_line_moves_horses_one_farther_back() -> None:
    state = choosing(3)
    do(state, "bonus back-two")
    assert options(state) == ["use", "decline"]
    put(state, h1=9, h2=9)
    do(state, "use", "move 1", "move 2")
    assert (at(state, 1), at(state, 2)) == (6, 6)


@rule("LSD-203")
def test_receding_mare_line_is_not_asked_forward_and_may_be_declined() -> None:
    state = choosing(3)
    do(state, "bonus forward-one", "move 1")
    assert at(state, 1) == 8
    state = choosing(3)
    put(state, h1=9)
    do(state, "bonus back-one", "decline", "move 1")
    assert at(state, 1) == 6


@rule("LSD-204")
def test_three_four_five_makes_free_bets_five_dollars() -> None:
    state = choosing(4)
    do(state, "bonus bet")
    assert options(state)[0] == "bet 1 5"
    do(state, "bet 6 5")
    assert (bets(state), money(state)[0]) == ({6: 5}, 12)
    state = acting(8, horses="fourth", own=[4])
    assert offered(state, "bet") == ["bet 8 1", "bet 8 2", "bet 8 3"]


@rule("LSD-205")
def test_five_leaf_clover_erases_a_wild_mark_for_a_row() -> None:
    state = choosing(5)
    state.sheets[0].wilds = 2
    told = listen(state)
    do(state, "bonus money")
    assert state.sheets[0].wilds == 1
    assert told.of(ErasesWild) == [ErasesWild(0, 1, 2)]
    state = choosing(5, line="column")
    state.sheets[0].wilds = 2
    do(state, "bonus money")
    assert state.sheets[0].wilds == 2


@rule("LSD-206")
def test_equestrian_inception_pays_when_taken_with_the_bonus() -> None:
    state = choosing()
    do(state, "bonus horse", "buy 6")
    assert money(state)[0] == 18
    state = choosing(6)
    do(state, "bonus horse", "buy 5")
    assert money(state)[0] == 12
    state = acting(6, horses="fourth")
    do(state, "buy 6")
    assert money(state)[0] == 6


@rule("LSD-207")
def test_bread_line_pays_for_complete_rows_only() -> None:
    state = acting(8, horses="fourth", own=[7])
    mark(state, "11", "12", "13", "14", "21", "31", "41")
    finish(state, 1, 2, 3)
    assert score_now(state).scores == [15, 12]
    state = acting(8, horses="fourth")
    mark(state, "11", "12", "13", "14")
    finish(state, 1, 2, 3)
    assert score_now(state).scores == [12, 12]


@rule("LSD-208")
def test_donut_dollie_moves_horses_farther_in_both_directions() -> None:
    state = choosing(8)
    do(state, "bonus forward-two", "use", "move 1", "move 2")
    assert (at(state, 1), at(state, 2)) == (8, 8)
    state = choosing(8)
    do(state, "bonus back-one", "use", "move 1")
    assert at(state, 1) == 1


@rule("LSD-208")
def test_donut_dollie_may_be_declined_and_leaves_other_tiles_alone() -> None:
    state = choosing(8)
    do(state, "bonus forward-one", "decline", "move 1")
    assert at(state, 1) == 8
    state = choosing(8)
    do(state, "bonus money")
    assert whose_turn(state) == 2


@rule("LSD-209")
def test_inventory_check_marks_two_jerseys_without_marks_on_cards() -> None:
    state = acting(7, cards="inventory-check")
    do(state, "buy 7", "jersey 1", "jersey 5")
    assert state.sheets[0].jerseys == 0b10001
    assert (bar(state, 1), bar(state, 5)) == ([6], [1, 4])
    assert whose_turn(state) == 2


@rule("LSD-209")
def test_inventory_check_may_be_declined_before_or_after_the_first_jersey() -> None:
    state = acting(7, cards="inventory-check")
    do(state, "buy 7", "decline")
    assert state.sheets[0].jerseys == 0
    state = acting(7, cards="inventory-check")
    do(state, "buy 7", "jersey 1", "decline")
    assert state.sheets[0].jerseys == 1
    state = acting(7, cards="inventory-check")
    state.sheets[0].jerseys = 254
    do(state, "buy 7", "jersey 1")
    assert whose_turn(state) == 2
