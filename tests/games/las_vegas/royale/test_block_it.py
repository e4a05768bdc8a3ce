"""Royale: Block It!"""

from __future__ import annotations

from railbird.games.las_vegas.tiles.block_it import BlockIt
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from tests.games.las_vegas.build import do, hands, money, options, prize, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, asked, dice, end_round, refused, royale, tile, two_players
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


@rule("LVR-150")
def test_nine_grey_dice_lie_in_five_groups() -> None:
    block = tile(royale("block-it"), BlockIt)
    assert block.groups == [2, 2, 1]
    assert sum((group + 1) * count for group, count in enumerate(block.groups)) == 9


@rule("LVR-150")
def test_a_group_that_is_gone_cannot_be_taken() -> None:
    state = royale("block-it")
    do(state, ROLL, "place 1", "block 3 6", ROLL, "place 1")
    assert refused(state, "block 3 5") == "LVR-150"


@rule("LVR-151")
def test_one_whole_group_must_go_into_one_casino() -> None:
    state = royale("block-it")
    do(state, ROLL, "place 1")
    assert options(state) == [f"block {group} {casino}" for group in (1, 2, 3) for casino in range(1, 7)]
    assert refused(state, "decline") == "LVR-151"
    do(state, "block 2 6")
    assert dice(state, 6) == ["0", "0", "0", "0", "2"]
    assert tile(state, BlockIt).groups == [2, 1, 1]
    assert asked(state) == BORIS


@rule("LVR-152")
def test_grey_dice_of_several_groups_are_one_player() -> None:
    state = royale("block-it")
    prize(state, 6, 90, 80)
    do(state, ROLL, "place 1", "block 1 6", ROLL, "place 1", "block 2 6")
    put(state, 6, "0", "2", "1", "0")
    end_round(state, 5)
    assert money(state) == [70, 80, 0, 0]


@rule("LVR-153")
def test_its_own_casino_may_be_chosen_and_grey_dice_activate_nothing() -> None:
    state = royale("block-it", "jackpot")
    do(state, ROLL, "place 1", "block 1 1", ROLL, "place 1", "block 1 2")
    assert (dice(state, 1)[-1], dice(state, 2)[-1]) == ("1", "1")
    assert tile(state, Jackpot).cell == 0


@rule("LVR-121", "LVR-153")
def test_grey_dice_do_not_enter_a_closed_casino() -> None:
    state = royale("block-it", "no-entry")
    state.closed = 5
    do(state, ROLL, "place 1")
    assert "block 1 6" not in options(state)
    assert refused(state, "block 1 6") == "LVR-121"


@rule("LVR-154")
def test_the_sixth_activation_does_nothing() -> None:
    state = royale("block-it")
    tile(state, BlockIt).groups = [0, 0, 1]
    do(state, ROLL, "place 1", "block 3 4", ROLL, "place 1")
    assert asked(state) == 2
    assert options(state) == []


@rule("LVR-27", "LVR-152")
def test_with_two_players_neutral_and_grey_dice_can_tie_with_each_other() -> None:
    state = two_players("block-it", neutral="roll 6 6 5 5 5 5 5 +4")
    prize(state, 6, 90, 80)
    put(state, 6, "0", "1")
    hands(state, "1", "0")
    do(state, "roll 1", "place 1", "block 2 6")
    assert money(state) == [40, 90]


@rule("LVR-203")
def test_my_choice_places_a_group_too() -> None:
    state = royale("my-choice", "block-it")
    do(state, ROLL, "place 1", "roll 4 4", "choose 4", "activate 2", "block 3 2")
    assert dice(state, 2) == ["0", "0", "0", "0", "3"]
    assert asked(state) == BORIS
    assert dice(state, 1)[ANNA] == "2"
