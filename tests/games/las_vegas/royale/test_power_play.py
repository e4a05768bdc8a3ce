"""Royale: Power Play."""

from __future__ import annotations

from railbird.games.las_vegas.royale_facts import TokenBack, TokenTaken
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from tests.games.las_vegas.build import do, hands, listen, money, options, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    CLARA,
    asked,
    chips,
    dice,
    in_hand,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule

POWER = "las-vegas-tile-power-play"


@rule("LVR-110")
def test_a_strict_lead_takes_the_token_from_the_tile() -> None:
    state = royale("power-play")
    put(state, 1, "0", "1")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 1", "place 1")
    assert tile(state, PowerPlay).holder == ANNA


@rule("LVR-110")
def test_an_equal_strength_does_not() -> None:
    state = royale("power-play")
    put(state, 1, "0", "1")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-110")
def test_a_strict_lead_takes_the_token_from_its_holder() -> None:
    state = royale("power-play")
    put(state, 1, "0", "1")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "2", "1", "1", "1")
    told = listen(state)
    do(state, "roll 1 1", "place 1")
    assert tile(state, PowerPlay).holder == ANNA
    assert [*told.of(TokenBack), *told.of(TokenTaken)] == [TokenBack(BORIS, POWER), TokenTaken(ANNA, POWER)]


@rule("LVR-111")
def test_the_holder_may_place_a_chosen_die_instead_of_rolling_and_its_tile_works() -> None:
    state = royale("power-play", "jackpot")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "2", "1", "1")
    state.next_turn()
    assert asked(state) == BORIS
    assert options(state) == [*(f"set small {casino}" for casino in range(1, 7)), "decline"]
    do(state, "set small 2", "roll 6 6")
    assert dice(state, 2) == ["0", "1", "0", "0", "0"]
    assert money(state) == [0, 30, 0, 0]
    assert in_hand(state)[BORIS] == "1"
    assert asked(state) == CLARA


@rule("LVR-111")
def test_the_holder_may_roll_as_usual() -> None:
    state = royale("power-play")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "2", "1", "1")
    state.next_turn()
    do(state, "decline", "roll 3 4", "place 3")
    assert dice(state, 3)[BORIS] == "1"
    assert tile(state, PowerPlay).holder == BORIS


@rule("LVR-112")
def test_the_token_goes_back_when_somebody_draws_level() -> None:
    state = royale("power-play")
    put(state, 1, "0", "1")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-112", "LVR-114", "LVR-152")
def test_two_grey_dice_level_with_red_send_the_token_back() -> None:
    """Printed example: one blue, one yellow, two red; two grey dice come, and nobody is paid there."""
    state = royale("block-it", "power-play")
    put(state, 2, "1", "1", "2", "0")
    tile(state, PowerPlay).holder = CLARA
    hands(state, "1", "0", "0", "0")
    do(state, "roll 1", "place 1", "block 2 2")
    assert money(state) == [40, 0, 0, 0]
    state = royale("block-it", "power-play")
    put(state, 2, "1", "1", "2", "0")
    tile(state, PowerPlay).holder = CLARA
    hands(state, "1", "1", "1", "1")
    do(state, "roll 1", "place 1", "block 2 2")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-113")
def test_a_lead_gained_on_the_way_earns_nothing() -> None:
    state = royale("my-choice", "power-play")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 5 5", "choose 5", "set small 2")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-114")
def test_neutral_dice_count_among_the_others() -> None:
    state = two_players("power-play", neutral="roll 1 2 3 4 5 6 6 +6")
    hands(state, "3", "1")
    do(state, "roll 1 2 2", "place 1")
    assert tile(state, PowerPlay).holder == -1
    state.seat = ANNA
    do(state, "roll 1 2", "place 1")
    assert tile(state, PowerPlay).holder == ANNA


@rule("LVR-115")
def test_no_chip_instead_of_the_power_play_and_passing_keeps_the_token() -> None:
    state = royale("power-play")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "2", "1", "1")
    state.next_turn()
    assert refused(state, "pass") == "LVR-32"
    do(state, "decline", "roll 3 4", "pass")
    assert chips(state)[BORIS] == 1
    assert tile(state, PowerPlay).holder == BORIS


@rule("LVR-116")
def test_the_big_die_may_be_chosen_and_no_die_that_is_not_in_hand() -> None:
    state = royale("power-play")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "0+1", "1", "1")
    state.next_turn()
    assert refused(state, "set small 4") == "LVR-116"
    do(state, "set big 4")
    assert dice(state, 4)[BORIS] == "0+1"


@rule("LVR-116", "LVR-121")
def test_a_closed_casino_cannot_be_chosen() -> None:
    state = royale("power-play", "no-entry")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    state.closed = 3
    hands(state, "0", "2", "1", "1")
    state.next_turn()
    assert "set small 4" not in options(state)
    assert refused(state, "set small 4") == "LVR-121"


@rule("LVR-116")
def test_the_chosen_die_is_just_placed_and_none_is_just_rolled() -> None:
    state = royale("power-play", "nice-dice")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "3", "1", "1")
    state.next_turn()
    do(state, "set small 2")
    assert options(state) == ["nice small 2", "decline"]


@rule("LVR-117")
def test_the_token_works_turn_after_turn() -> None:
    state = royale("power-play")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "2", "0", "0")
    state.next_turn()
    do(state, "set small 6")
    assert asked(state) == BORIS
    do(state, "set small 5")
    assert state.round == 1


@rule("LVR-117")
def test_a_holder_without_dice_is_skipped() -> None:
    state = royale("power-play")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "0", "1", "1")
    state.next_turn()
    assert asked(state) == CLARA
    assert options(state) == []


@rule("LVR-129")
def test_the_token_stays_valid_when_the_casino_closes() -> None:
    state = royale("power-play", "no-entry")
    put(state, 1, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    state.closed = 0
    hands(state, "0", "2", "1", "1")
    state.next_turn()
    assert "set small 3" in options(state)


@rule("LVR-110", "LVR-208")
def test_my_choice_gives_the_token_to_whoever_leads_there() -> None:
    state = royale("my-choice", "power-play")
    put(state, 2, "2", "1")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert tile(state, PowerPlay).holder == ANNA
