"""Royale: Handicap and the die action."""

from __future__ import annotations

from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from railbird.games.las_vegas.tiles.handicap import Handicap
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from tests.games.las_vegas.build import do, hands, money, options, prize, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    asked,
    chips,
    clear_grey,
    dice,
    end_round,
    in_hand,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


def activated(*others: str) -> Royale:
    """Anna has put one of two dice into casino 1, where Handicap lies."""
    state = royale("handicap", *others)
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    return state


def grey(state: Royale) -> list[str]:
    return [dice(state, casino)[-1] for casino in range(1, 7)]


@rule("LVR-160")
def test_grey_dice_lie_in_all_casinos() -> None:
    assert grey(royale("handicap")) == ["1", "1", "1", "2", "2", "2"]


@rule("LVR-161")
def test_any_grey_die_may_go_to_any_kind_of_space_or_stay() -> None:
    state = activated()
    assert options(state) == [*(f"grey {casino} {space}" for casino in range(1, 7) for space in ("chip", "note", "die")), "decline"]
    do(state, "decline")
    assert grey(state) == ["1", "1", "1", "2", "2", "2"]
    assert (chips(state)[ANNA], money(state)[ANNA]) == (2, 0)
    assert asked(state) == BORIS


@rule("LVR-161")
def test_a_full_space_or_an_empty_casino_cannot_be_used() -> None:
    state = activated()
    tile(state, Handicap).free = [0, 3, 4]
    clear_grey(state, 3)
    assert refused(state, "grey 1 chip") == "LVR-161"
    assert refused(state, "grey 3 note") == "LVR-161"


@rule("LVR-162")
def test_a_chip_or_30000() -> None:
    state = activated()
    do(state, "grey 4 chip")
    assert (chips(state)[ANNA], money(state)[ANNA]) == (3, 0)
    assert grey(state) == ["1", "1", "1", "1", "2", "2"]
    state = activated()
    do(state, "grey 4 note")
    assert (chips(state)[ANNA], money(state)[ANNA]) == (2, 30)
    assert asked(state) == BORIS


@rule("LVR-163")
def test_two_chip_three_note_and_four_die_spaces() -> None:
    state = royale("handicap")
    assert tile(state, Handicap).free == [2, 3, 4]
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "grey 4 die", "decline")
    assert tile(state, Handicap).free == [2, 3, 3]


@rule("LVR-164")
def test_the_die_action_places_a_die_without_activating() -> None:
    state = activated("jackpot")
    do(state, "grey 4 die")
    assert asked(state) == ANNA
    do(state, "set small 2")
    assert dice(state, 2)[ANNA] == "1"
    assert in_hand(state)[ANNA] == "0"
    assert tile(state, Jackpot).cell == 0
    assert asked(state) == BORIS


@rule("LVR-164", "LVR-165")
def test_the_die_action_takes_a_die_back_just_placed_or_old_small_or_big() -> None:
    state = activated()
    put(state, 5, "1+1")
    do(state, "grey 4 die")
    expected = [*(f"set small {casino}" for casino in range(1, 7)), "back small 1", "back small 5", "back big 5", "decline"]
    assert options(state) == expected
    do(state, "back big 5")
    assert in_hand(state)[ANNA] == "1+1"
    assert dice(state, 5)[ANNA] == "1"


@rule("LVR-164")
def test_a_die_that_is_not_there_cannot_be_moved() -> None:
    state = activated()
    do(state, "grey 4 die")
    assert refused(state, "back small 3") == "LVR-164"
    assert refused(state, "set big 3") == "LVR-164"
    assert refused(state, "hide 1") == "LVR-32"


@rule("LVR-165")
def test_one_may_do_neither() -> None:
    state = activated()
    do(state, "grey 4 die", "decline")
    assert in_hand(state)[ANNA] == "1"
    assert tile(state, Handicap).free == [2, 3, 3]


@rule("LVR-166", "LVR-182")
def test_no_die_is_taken_from_a_tile() -> None:
    state = activated("double-down")
    tile(state, DoubleDown).small[ANNA] = 2
    do(state, "grey 4 die")
    assert [option for option in options(state) if option.startswith("back")] == ["back small 1"]


@rule("LVR-167")
def test_taking_a_die_back_can_break_the_own_lead() -> None:
    state = royale("handicap", "power-play")
    put(state, 2, "2", "1")
    tile(state, PowerPlay).holder = ANNA
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "grey 4 die", "back small 2")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-167", "LVR-112")
def test_moving_a_grey_die_away_earns_no_token() -> None:
    state = royale("handicap", "power-play")
    put(state, 2, "1", "0")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "grey 2 chip")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-168")
def test_grey_dice_left_take_part_in_the_payout() -> None:
    state = royale("handicap")
    prize(state, 6, 90, 80)
    put(state, 6, "0", "1", "0", "0")
    put(state, 5, "0", "0", "2", "0")
    end_round(state, 4)
    assert money(state) == [50, 80, 0, 0]


@rule("LVR-169")
def test_without_a_grey_die_in_reach_nothing_is_asked() -> None:
    state = royale("handicap", "no-entry")
    for casino in range(1, 6):
        clear_grey(state, casino)
    state.closed = 5
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert asked(state) == BORIS


@rule("LVR-121")
def test_a_grey_die_does_not_leave_a_closed_casino() -> None:
    state = royale("handicap", "no-entry")
    state.closed = 5
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert "grey 6 chip" not in options(state)
    assert refused(state, "grey 6 chip") == "LVR-121"


@rule("LVR-22")
def test_a_die_taken_back_gives_another_turn() -> None:
    state = royale("handicap")
    hands(state, "1", "0", "0", "0")
    do(state, "roll 1", "place 1", "grey 1 die", "back small 1")
    assert (state.round, asked(state), in_hand(state)[ANNA]) == (0, ANNA, "1")


@rule("LVR-27")
def test_with_two_players_only_grey_dice_can_be_moved() -> None:
    state = two_players("handicap")
    hands(state, "2", "1")
    do(state, "roll 1 2", "place 1", "grey 6 note")
    assert dice(state, 6) == ["0", "0", "2", "1"]


@rule("LVR-203")
def test_my_choice_moves_a_grey_die() -> None:
    state = royale("my-choice", "handicap")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "roll 4 4", "choose 4", "activate 2", "grey 2 note")
    assert money(state) == [30, 0, 0, 0]
    assert asked(state) == BORIS
