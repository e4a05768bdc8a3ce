"""Royale: Nice Dice."""

from __future__ import annotations

from railbird.core.contract import NOBODY
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from tests.games.las_vegas.build import do, hands, money, options, put
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


@rule("LVR-190")
def test_a_die_just_rolled_or_just_placed_here_goes_on_its_space() -> None:
    state = royale("nice-dice")
    put(state, 3, "2")
    hands(state, "3+1", "1", "1", "1")
    do(state, "roll 1 1 4 +6", "place 1")
    assert options(state) == ["nice small 1", "nice small 4", "nice big 6", "decline"]
    assert refused(state, "nice small 3") == "LVR-190"
    do(state, "nice small 4")
    assert tile(state, NiceDice).owner == [NOBODY, NOBODY, NOBODY, ANNA, NOBODY, NOBODY]
    assert in_hand(state)[ANNA] == "0+1"
    assert dice(state, 1)[ANNA] == "2"
    assert asked(state) == BORIS


@rule("LVR-190")
def test_a_die_just_placed_leaves_the_casino_again() -> None:
    state = royale("nice-dice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 4 +1", "place 1", "nice big 1")
    nice = tile(state, NiceDice)
    assert (nice.owner[0], nice.big[0]) == (ANNA, 1)
    assert dice(state, 1)[ANNA] == "1"
    assert in_hand(state)[ANNA] == "1"


@rule("LVR-190")
def test_one_may_leave_it() -> None:
    state = royale("nice-dice")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 4", "place 1", "decline")
    assert tile(state, NiceDice).owner == [NOBODY] * 6
    assert in_hand(state)[ANNA] == "1"


@rule("LVR-191")
def test_the_old_die_goes_to_its_casino_without_activating_it() -> None:
    state = royale("nice-dice", "jackpot")
    tile(state, NiceDice).owner[1] = BORIS
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "nice small 2")
    assert tile(state, NiceDice).owner[1] == ANNA
    assert dice(state, 2)[BORIS] == "1"
    assert tile(state, Jackpot).cell == 0


@rule("LVR-192", "LVR-193")
def test_every_space_pays_its_die() -> None:
    state = royale("nice-dice")
    nice = tile(state, NiceDice)
    assert nice.printed == [10_000, 20_000, 30_000, 40_000, 50_000, 60_000]
    nice.owner = [BORIS, BORIS, CLARA, CLARA, DENIS, DENIS]
    end_round(state)
    assert money(state) == [90, 0, 70, 110]
    assert chips(state) == [4, 7, 4, 4]


@rule("LVR-194")
def test_the_big_die_earns_once_and_counts_two_when_pushed_out() -> None:
    state = royale("nice-dice")
    nice = tile(state, NiceDice)
    nice.owner[5], nice.big[5] = BORIS, 1
    end_round(state)
    assert money(state) == [90, 60, 0, 0]
    state = royale("nice-dice")
    nice = tile(state, NiceDice)
    nice.owner[5], nice.big[5] = BORIS, 1
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 6", "place 1", "nice small 6")
    assert state.casinos[5].strength(BORIS) == 2
    assert dice(state, 6)[BORIS] == "0+1"
    assert nice.big[5] == 0


@rule("LVR-195")
def test_one_die_an_activation_and_ones_own_may_be_pushed_out() -> None:
    state = royale("nice-dice")
    tile(state, NiceDice).owner[3] = ANNA
    hands(state, "3", "1", "1", "1")
    do(state, "roll 1 4 5", "place 1", "nice small 4")
    assert asked(state) == BORIS
    assert dice(state, 4)[ANNA] == "1"
    assert in_hand(state)[ANNA] == "1"


@rule("LVR-196")
def test_after_a_power_play_only_the_chosen_die_is_eligible() -> None:
    state = royale("nice-dice", "power-play")
    put(state, 2, "0", "2")
    tile(state, PowerPlay).holder = BORIS
    hands(state, "0", "2+1", "1", "1")
    state.next_turn()
    do(state, "set big 1")
    assert options(state) == ["nice big 1", "decline"]


@rule("LVR-196", "LVR-3")
def test_my_choice_is_the_other_side_and_never_meets_it() -> None:
    state = royale("nice-dice")
    sides = state.without_tiles_out([1] * 16)
    names = [side.name for side, count in zip(state.royale_box.sides, sides, strict=True) if not count]
    assert names == ["nice-dice", "my-choice"]


@rule("LVR-197")
def test_nobody_is_pushed_into_a_closed_casino() -> None:
    state = royale("nice-dice", "no-entry")
    tile(state, NiceDice).owner[3] = BORIS
    state.closed = 3
    hands(state, "3", "1", "1", "1")
    do(state, "roll 1 4 5", "place 1")
    assert options(state) == ["nice small 1", "nice small 5", "decline"]
    assert refused(state, "nice small 4") == "LVR-197"


@rule("LVR-197")
def test_a_free_space_of_a_closed_number_may_be_used() -> None:
    state = royale("nice-dice", "no-entry")
    state.closed = 3
    hands(state, "3", "1", "1", "1")
    do(state, "roll 1 4 5", "place 1", "nice small 4")
    assert tile(state, NiceDice).owner[3] == ANNA


@rule("LVR-112", "LVR-191")
def test_a_die_pushed_out_can_break_a_lead_at_power_play() -> None:
    state = royale("nice-dice", "power-play")
    put(state, 2, "0", "1", "2")
    tile(state, PowerPlay).holder = CLARA
    tile(state, NiceDice).owner[1] = BORIS
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "nice small 2")
    assert tile(state, PowerPlay).holder == -1


@rule("LVR-28")
def test_neutral_dice_never_lie_on_it() -> None:
    state = two_players("nice-dice", neutral="roll 1 1 1 1 1 1 1 +1")
    assert tile(state, NiceDice).owner == [NOBODY] * 6
