"""The track, the roll, the secondary movement and the finish."""

from __future__ import annotations

from fractions import Fraction

from railbird.core.chance import Table
from railbird.games.long_shot_dice.facts import Finishes, IsMoved, Runs, Stays
from tests.games.long_shot_dice.build import acting, at, bar, clean, do, finish, listen, mark, offered, put, refused, table
from tests.rulebook import rule


@rule("LSD-30")
def test_a_lap_has_fifteen_spaces_and_all_horses_may_share_one() -> None:
    state = clean()
    assert state.box.spaces == 15
    put(state, **{f"h{number}": 14 for number in range(1, 9)})
    do(state, "roll 8 1")
    assert at(state, 8) == 15
    assert state.position.count(14) == 5


@rule("LSD-31")
def test_the_no_bet_line_is_crossed_on_space_twelve() -> None:
    state = clean()
    put(state, h1=11, h2=12)
    assert not state.is_past_no_bet(0)
    assert state.is_past_no_bet(1)


@rule("LSD-32")
def test_the_step_after_space_fifteen_finishes_and_the_rest_is_lost() -> None:
    state = clean()
    put(state, h7=15)
    do(state, "roll 7 3")
    assert state.finishers == [6]
    put(state, h8=14)
    state.run(7, 1)
    assert (at(state, 8), state.is_finished(7)) == (15, False)


@rule("LSD-33")
def test_finishing_horses_take_the_highest_free_prize_place() -> None:
    state = clean()
    told = listen(state)
    put(state, h5=15, h1=15, h4=15)
    do(state, "roll 5 1")
    assert told.of(Finishes) == [Finishes(5, 1, 35), Finishes(1, 2, 25), Finishes(4, 3, 15)]


@rule("LSD-50", "LSD-52")
def test_horse_six_moves_three_spaces() -> None:
    """The printed example."""
    state = clean()
    put(state, h6=2)
    told = listen(state)
    do(state, "roll 6 3")
    assert at(state, 6) == 5
    assert told.of(Runs)[0] == Runs(6, 2, 5)
    assert [fact.horse for fact in told.of(Runs) if isinstance(fact, Runs)] == [6, 2, 3]


@rule("LSD-54", "LSD-55", "LSD-56", "LSD-57")
def test_card_six_moves_two_three_five_and_six() -> None:
    """The printed example: 2 and 3 are printed on the card, 5 and 6 are marks of players; it holds its own number."""
    state = clean()
    assert bar(state, 6) == [2, 3]
    state.bars[5] |= 2**4 + 2**5
    told = listen(state)
    do(state, "roll 6 3")
    assert told.of(Runs) == [Runs(6, 0, 3), Runs(2, 0, 1), Runs(3, 0, 1), Runs(5, 0, 1), Runs(6, 3, 4)]
    assert state.position == [0, 1, 1, 0, 1, 4, 0, 0]


@rule("LSD-51")
def test_the_first_player_rolls_an_eight_sided_die_and_one_with_1_2_2_2_3_3() -> None:
    roll = table().pending()
    assert isinstance(roll, Table)
    assert (roll.seat, roll.ways()) == (0, 48)
    weights = {event.text(): weight for event, weight in roll.outcomes()}
    assert {weights[f"roll {horse} 1"] for horse in range(1, 9)} == {1}
    assert {weights[f"roll {horse} 2"] for horse in range(1, 9)} == {3}
    assert {weights[f"roll {horse} 3"] for horse in range(1, 9)} == {2}
    mean = sum(Fraction(int(text[-1]) * weight, 48) for text, weight in weights.items())
    assert mean == Fraction(13, 6)
    assert refused(table(), "helmet 1") == "LSD-51"


@rule("LSD-53", "LSD-58")
def test_a_finished_horse_does_not_move_but_its_card_still_works() -> None:
    state = clean()
    finish(state, 6)
    put(state, h2=3, h3=4)
    do(state, "roll 6 3")
    assert (state.finishers, at(state, 2), at(state, 3)) == ([5], 4, 5)


@rule("LSD-53", "LSD-64")
def test_a_finished_horse_that_is_marked_stays_in_its_place() -> None:
    state = clean()
    finish(state, 2)
    before = at(state, 2)
    do(state, "roll 6 1")
    assert at(state, 2) == before
    assert state.finishers == [1]


@rule("LSD-60")
def test_two_horses_of_one_bonus_move_in_ascending_order() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    told = listen(state)
    do(state, "concession 1 1", "bonus forward-two", "move 7", "move 2")
    assert told.of(IsMoved) == [IsMoved(2, 5, 7), IsMoved(7, 5, 7)]


@rule("LSD-61", "LSD-62")
def test_moving_back_stops_on_space_one_and_a_horse_at_the_start_stays() -> None:
    state = clean()
    put(state, h1=2, h2=0, h3=9)
    told = listen(state)
    for horse in (0, 1, 2):
        state.shift(horse, -3)
    assert state.position[:3] == [1, 0, 6]
    assert told.of(Stays) == [Stays(2, 0)]


@rule("LSD-63")
def test_a_bonus_never_carries_a_horse_across_the_finish_line() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    put(state, h4=14)
    do(state, "concession 1 1", "bonus forward-one", "move 4")
    assert at(state, 4) == 15
    assert state.finishers == []


@rule("LSD-64")
def test_a_finished_horse_cannot_be_chosen_for_a_move() -> None:
    state = acting(8)
    finish(state, 4)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus back-one")
    assert "move 4" not in offered(state, "move")
    assert refused(state, "move 4") == "LSD-64"


@rule("LSD-65")
def test_a_horse_that_cannot_move_may_be_chosen_and_the_effect_is_lost() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    put(state, h4=15, h5=0)
    do(state, "concession 1 1", "bonus forward-one")
    assert {"move 4", "move 5"} <= set(offered(state, "move"))
    do(state, "move 4")
    assert at(state, 4) == 15


@rule("LSD-66")
def test_horses_at_the_start_share_a_space_but_not_with_space_fifteen() -> None:
    state = acting(2, cards="pay-it-forward", own=[3])
    put(state, h1=0, h2=0, h3=15, h4=15)
    do(state, "bet 2 3", "use")
    assert state.position[:4] == [1, 1, 15, 15]


@rule("LSD-230")
def test_after_three_finishers_a_horse_stops_before_the_line() -> None:
    state = clean()
    finish(state, 1, 2, 3)
    put(state, h8=14, h4=15)
    told = listen(state)
    state.roll_dice(7, 3)
    assert len(state.finishers) == 3
    assert (at(state, 8), at(state, 4)) == (15, 15)
    assert told.of(Stays) == [Stays(4, 15)]


@rule("LSD-230")
def test_the_third_finisher_shuts_the_line_within_the_same_roll() -> None:
    state = clean()
    finish(state, 7)
    put(state, h5=15, h1=15, h4=15)
    do(state, "roll 5 1")
    assert state.finishers == [6, 4, 0]
    assert at(state, 4) == 15


@rule("LSD-231")
def test_the_rolled_horse_finishes_before_the_marked_ones_and_those_by_number() -> None:
    state = clean()
    put(state, h8=15, h2=15, h4=15)
    do(state, "roll 8 1")
    assert state.finishers == [7, 1, 3]
