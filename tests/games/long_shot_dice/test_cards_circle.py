"""The cards with the circle: what each does, when it does not, and declining it."""

from __future__ import annotations

from railbird.games.long_shot_dice.facts import CompletesSet
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bar,
    bets,
    clean,
    do,
    finish,
    give,
    listen,
    mark,
    marked,
    money,
    offered,
    options,
    refused,
    score_now,
    whose_turn,
)
from tests.rulebook import rule


@rule("LSD-171")
def test_chain_reaction_marks_another_box_after_a_column() -> None:
    state = acting(8, own=[1])
    mark(state, "21", "31", "41")
    do(state, "concession 1 1", "bonus money")
    assert len(offered(state, "concession")) == 12
    assert options(state)[-1] == "decline"
    do(state, "concession 4 4")
    assert marked(state.sheets[0]) == ["11", "21", "31", "41", "44"]


@rule("LSD-171")
def test_chain_reaction_ignores_rows_and_may_be_declined() -> None:
    state = acting(8, own=[1])
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus money")
    assert whose_turn(state) == 2
    state = acting(8, own=[1])
    mark(state, "21", "31", "41")
    do(state, "concession 1 1", "bonus money", "decline")
    assert len(marked(state.sheets[0])) == 4


@rule("LSD-171")
def test_the_box_of_chain_reaction_earns_bonuses_too() -> None:
    state = acting(8, own=[1])
    mark(state, "21", "31", "41", "12", "13")
    do(state, "concession 1 1", "bonus money", "concession 1 4", "bonus money")
    assert money(state)[0] == 12 + 14


@rule("LSD-171")
def test_chain_reaction_asks_nothing_when_no_box_is_free() -> None:
    state = acting(8, own=[1])
    state.sheets[0].concessions = 2**16 - 2
    do(state, "concession 1 1", "bonus money", "bonus money")
    assert whose_turn(state) == 2


@rule("LSD-172")
def test_too_lucky_gains_two_dollars_when_the_die_shows_two() -> None:
    state = clean(own=[2])
    do(state, "roll 2 3")
    assert money(state)[0] == 14
    state = clean(own=[2])
    do(state, "roll 3 2")
    assert money(state)[0] == 12


@rule("LSD-173")
def test_scatter_shot_marks_a_number_beside_the_die() -> None:
    state = acting(4, own=[3])
    assert offered(state, "scatter") == ["scatter 1 2", "scatter 3 4", "scatter 1 3", "scatter 4 4"]
    do(state, "scatter 4 4")
    assert marked(state.sheets[0]) == ["44"]
    assert whose_turn(state) == 2


@rule("LSD-173")
def test_one_and_eight_are_no_neighbours_and_only_the_owner_scatters() -> None:
    assert offered(acting(1, own=[3]), "scatter") == ["scatter 2 4", "scatter 3 1"]
    assert offered(acting(8, own=[3]), "scatter") == ["scatter 2 2", "scatter 4 1"]
    state = acting(4)
    give(state, 2, 3)
    assert offered(state, "scatter") == []
    assert refused(state, "scatter 1 2") == "LSD-173"
    do(state, "helmet 4")
    assert len(offered(state, "scatter")) == 4


@rule("LSD-173")
def test_scatter_shot_passes_over_marked_boxes_and_is_declined_by_another_action() -> None:
    state = acting(4, own=[3])
    mark(state, "12")
    assert offered(state, "scatter") == ["scatter 3 4", "scatter 1 3", "scatter 4 4"]
    assert refused(state, "scatter 1 2") == "LSD-173"
    do(state, "concession 2 1")
    assert marked(state.sheets[0]) == ["12", "21"]


@rule("LSD-174")
def test_the_first_bet_on_a_horse_is_free_with_early_bird_special() -> None:
    state = acting(5, own=[4])
    do(state, "bet 5 3")
    assert (bets(state), money(state)[0]) == ({5: 3}, 12)


@rule("LSD-174")
def test_early_bird_special_does_not_pay_for_a_second_bet_and_a_starting_bet_is_one() -> None:
    state = acting(5, own=[4])
    state.sheets[0].bets[4] = 2
    do(state, "bet 5 3")
    assert (bets(state), money(state)[0]) == ({5: 5}, 9)
    state = acting(5)
    give(state, 2, 4)
    do(state, "bet 5 3")
    assert money(state)[0] == 9


@rule("LSD-175")
def test_charley_horse_moves_a_horse_back_after_a_row() -> None:
    state = acting(8, own=[5])
    finish(state, 3)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus money")
    assert options(state) == [*(f"move {number}" for number in (1, 2, 4, 5, 6, 7, 8)), "decline"]
    do(state, "move 8")
    assert at(state, 8) == 4


@rule("LSD-175")
def test_charley_horse_ignores_columns_and_may_be_declined() -> None:
    state = acting(8, own=[5])
    mark(state, "21", "31", "41")
    do(state, "concession 1 1", "bonus money")
    assert whose_turn(state) == 2
    state = acting(8, own=[5])
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus money", "decline")
    assert state.position == [5] * 8


@rule("LSD-176")
def test_miracle_worker_marks_one_box_of_any_kind() -> None:
    state = acting(6)
    mark(state, "11")
    state.sheets[0].helmets = 1
    do(state, "buy 6")
    assert [len(offered(state, kind)) for kind in ("concession", "helmet", "jersey")] == [15, 7, 8]
    do(state, "jersey 3")
    assert state.sheets[0].has_jersey(2)
    assert bar(state, 3) == [1], "a mark is not the action"
    assert whose_turn(state) == 2


@rule("LSD-176")
def test_miracle_worker_can_complete_a_set_or_be_declined() -> None:
    state = acting(6)
    state.sheets[0].helmets = 4
    told = listen(state)
    do(state, "buy 6", "jersey 3")
    assert state.sheets[0].has_set(2)
    assert told.of(CompletesSet) == [CompletesSet(0, 3)]
    state = acting(6)
    do(state, "buy 6", "decline")
    assert state.sheets[0].jerseys == 0


@rule("LSD-177")
def test_bettor_safe_than_sorry_pays_for_every_horse_with_a_bet() -> None:
    state = acting(8, own=[7])
    state.sheets[0].bets = [0, 1, 0, 3, 0, 0, 0, 9]
    finish(state, 3, 5, 1)
    assert score_now(state).scores == [12 + 3 * 2, 12]


@rule("LSD-177")
def test_bettor_safe_than_sorry_pays_only_its_owner() -> None:
    state = acting(8)
    state.sheets[0].bets = [0, 1, 0, 3, 0, 0, 0, 9]
    finish(state, 3, 5, 1)
    assert score_now(state).scores == [12, 12]


@rule("LSD-178")
def test_magic_hate_ball_burns_two_dollars_of_everybody_else() -> None:
    state = clean(4, own=[8])
    state.sheets[2].money = 1
    do(state, "roll 8 1")
    assert money(state) == [12, 10, 0, 10]


@rule("LSD-178")
def test_magic_hate_ball_sleeps_on_other_numbers_and_on_a_wild_eight() -> None:
    state = clean(own=[8])
    do(state, "roll 7 1", "wild 8", "helmet 8")
    assert money(state) == [12, 12]
