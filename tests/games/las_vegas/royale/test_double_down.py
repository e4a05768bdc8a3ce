"""Royale: Double Down."""

from __future__ import annotations

from railbird.games.las_vegas.royale_view import SeenDoubleDown, look_royale
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from tests.games.las_vegas.build import do, hands, money, options, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, asked, dice, end_round, refused, royale, tile, two_players
from tests.rulebook import rule


@rule("LVR-180")
def test_any_number_of_own_dice_here_may_move_new_or_old() -> None:
    state = royale("double-down")
    put(state, 1, "1", "3")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 2 +1", "place 1")
    assert options(state) == ["decline", "double 0 1", "double 1 0", "double 1 1", "double 2 0", "double 2 1"]
    do(state, "double 2 0")
    down = tile(state, DoubleDown)
    assert (down.small, down.big) == ([2, 0, 0, 0], [0, 0, 0, 0])
    assert dice(state, 1) == ["0+1", "3", "0", "0", "0"]
    assert asked(state) == BORIS


@rule("LVR-180")
def test_one_may_leave_them_and_cannot_move_more_than_there_are() -> None:
    state = royale("double-down")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert refused(state, "double 2 0") == "LVR-180"
    do(state, "decline")
    assert dice(state, 1)[ANNA] == "1"


@rule("LVR-181")
def test_it_pays_like_a_casino_with_the_big_die_as_two() -> None:
    state = royale("double-down")
    down = tile(state, DoubleDown)
    down.small, down.big = [1, 1, 2, 0], [0, 1, 0, 0]
    end_round(state)
    assert money(state) == [90, 60, 30, 0]


@rule("LVR-181")
def test_ties_on_the_tile_are_removed_group_by_group() -> None:
    state = royale("double-down")
    down = tile(state, DoubleDown)
    down.small, down.big = [1, 0, 2, 0], [0, 1, 0, 0]
    (seen,) = look_royale(state, ANNA).tiles
    assert isinstance(seen, SeenDoubleDown) and seen.winners == [ANNA]
    end_round(state)
    assert money(state) == [90 + 60, 0, 0, 0]


@rule("LVR-182")
def test_dice_on_the_tile_cannot_be_taken_back() -> None:
    state = royale("double-down", "my-choice")
    tile(state, DoubleDown).small[ANNA] = 3
    hands(state, "2", "1", "1", "1")
    do(state, "roll 2 3", "place 2", "roll 5 5", "choose 5")
    assert refused(state, "back small 1") == "LVR-164"


@rule("LVR-183")
def test_a_second_activation_only_adds() -> None:
    state = royale("double-down")
    tile(state, DoubleDown).small[ANNA] = 3
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "double 1 0")
    assert tile(state, DoubleDown).small[ANNA] == 4


@rule("LVR-122", "LVR-129")
def test_a_closed_casino_keeps_its_dice_but_the_tile_still_pays() -> None:
    state = royale("double-down", "no-entry")
    tile(state, DoubleDown).small[BORIS] = 1
    state.closed = 0
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2")
    assert refused(state, "place 1") == "LVR-121"
    state.roll = None
    end_round(state)
    assert money(state) == [90, 60, 0, 0]


@rule("LVR-181")
def test_neutral_dice_take_no_part() -> None:
    state = two_players("double-down", neutral="roll 1 1 1 1 1 1 1 +1")
    tile(state, DoubleDown).small[BORIS] = 1
    end_round(state)
    assert money(state) == [90, 60]


@rule("LVR-208")
def test_through_my_choice_old_dice_may_move_and_without_any_nothing_is_asked() -> None:
    state = royale("my-choice", "double-down")
    put(state, 2, "2")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4", "activate 2", "double 2 0")
    assert tile(state, DoubleDown).small == [2, 0, 0, 0]
    state = royale("my-choice", "double-down")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert asked(state) == BORIS
