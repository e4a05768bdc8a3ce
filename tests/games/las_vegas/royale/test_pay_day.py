"""Royale: Pay Day."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.tiles.double_down import DoubleDown
from tests.games.las_vegas.build import do, hands, money, put
from tests.games.las_vegas.royale.build import ANNA, chips, refused, royale, tile, two_players
from tests.rulebook import rule


@rule("LVR-100")
@pytest.mark.parametrize(("others", "won"), [(0, (3, 0)), (1, (4, 0)), (2, (2, 30)), (3, (2, 40)), (4, (2, 50)), (5, (2, 60))])
def test_every_casino_with_an_own_die_counts_this_one_too(others: int, won: tuple[int, int]) -> None:
    state = royale("pay-day")
    for casino in range(2, 2 + others):
        put(state, casino, "2", "1")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 1", "place 1")
    assert (chips(state)[ANNA], money(state)[ANNA]) == won


@rule("LVR-101")
def test_dice_on_tiles_do_not_count() -> None:
    state = royale("pay-day", "double-down")
    tile(state, DoubleDown).small[ANNA] = 2
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 1", "place 1")
    assert chips(state)[ANNA] == 3


@rule("LVR-102")
def test_dice_in_a_closed_casino_count() -> None:
    state = royale("pay-day", "no-entry")
    put(state, 6, "1")
    state.closed = 5
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 1", "place 1")
    assert chips(state)[ANNA] == 4


@rule("LVR-122")
def test_a_closed_pay_day_pays_nobody() -> None:
    state = royale("pay-day", "no-entry")
    state.closed = 0
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3")
    assert refused(state, "place 1") == "LVR-121"


@rule("LVR-203", "LVR-208")
def test_through_my_choice_only_real_dice_count() -> None:
    state = royale("my-choice", "pay-day")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert chips(state)[ANNA] == 3


@rule("LVR-100", "LVR-28")
def test_neutral_dice_earn_nothing_and_count_for_nobody() -> None:
    state = two_players("pay-day", neutral="roll 1 2 3 4 5 6 6 +6")
    assert chips(state) == [2, 2]
    hands(state, "2", "1")
    do(state, "roll 1 3", "place 1")
    assert chips(state) == [3, 2]
