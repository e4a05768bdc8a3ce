"""The quick players of Las Vegas know what they want."""

from __future__ import annotations

from itertools import product

import pytest
from librt.random import Random

from railbird.core.contract import WIN, Decide, Policy
from railbird.core.drive import play_games
from railbird.core.game import find_game
from railbird.games.las_vegas.policy import Dazzled, Greedy, Thrifty
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.shrewd import Shrewd, dice_in_hands, expected
from tests.games.las_vegas.build import do, hands, prize, put, table

NOTES = "50 60 70 80 90 50"
"""One note for each casino of 2012."""


def choice(policy: Policy, state: LasVegas) -> str:
    turn = state.pending()
    assert isinstance(turn, Decide)
    return policy.pick(state, turn, Random(1)).text()


def test_greedy_takes_the_largest_note_whatever_it_costs() -> None:
    state = table()
    prize(state, 1, 60)
    prize(state, 2, 70)
    do(state, "roll 1 2 2 2 2 2 2 +2")
    assert choice(Greedy(), state) == "place 2"
    assert choice(Thrifty(), state) == "place 1"


def test_dazzled_spends_dice_on_a_note_it_already_holds() -> None:
    """The first casino pays it 90 without another die; the second would pay 60 more."""
    state = table(notes=NOTES, game="las-vegas-2012")
    prize(state, 1, 90)
    prize(state, 2, 60)
    put(state, 1, "1")
    hands(state, "2", "8", "8", "8")
    do(state, "roll 1 2")
    assert choice(Dazzled(), state) == "place 1"
    assert choice(Greedy(), state) == "place 2"


def test_thrifty_minds_what_others_lose() -> None:
    """Both casinos would pay the same; in the second it takes the first place from another."""
    state = table()
    prize(state, 1, 60)
    prize(state, 2, 90, 60)
    put(state, 2, "0", "3", "1")
    hands(state, "4", "4", "6", "7+1")
    do(state, "roll 1 1 2 2")
    assert choice(Greedy(), state) == "place 1"
    assert choice(Thrifty(), state) == "place 2"


@pytest.mark.parametrize(("dice", "paid"), [(("3", "2", "1", "0"), [90, 50, 0, 0]), (("2", "2", "3", "0"), [0, 0, 90, 0])])
def test_shrewd_expects_what_is_paid_when_nobody_has_dice(dice: tuple[str, ...], paid: list[int]) -> None:
    state = table(notes=NOTES, game="las-vegas-2012")
    prize(state, 1, 90, 50)
    casino = put(state, 1, *dice)
    hands(state, "0", "0", "0", "0")
    found = [expected(casino, row, casino.strength(row), dice_in_hands(state)) for row in range(4)]
    assert found == [1000 * note for note in paid]


def test_shrewd_expects_what_all_rolls_of_the_others_pay_on_average() -> None:
    """A row of two dice, a rival of one with three dice in hand, and one of two dice less with one."""
    state = table(seats=3, notes=NOTES, game="las-vegas-2012")
    prize(state, 1, 90, 50)
    casino = put(state, 1, "2", "1", "0")
    hands(state, "0", "3", "1")
    total = 0
    for rolls in product(range(6), repeat=4):
        twin = casino.copy()
        twin.add(1, rolls[:3].count(0), 0)
        twin.add(2, rolls[3:].count(0), 0)
        ranking = twin.ranking()
        total += 1000 * [90, 50][ranking.index(0)] if 0 in ranking[:2] else 0
    assert expected(casino, 0, 2, dice_in_hands(state)) == pytest.approx(total / 6**4)


def test_shrewd_leaves_what_will_be_taken_from_it() -> None:
    """Somebody with many dice in hand is already there."""
    state = table(notes=NOTES, game="las-vegas-2012")
    prize(state, 1, 60)
    prize(state, 2, 62)
    put(state, 2, "0", "1")
    hands(state, "4", "7", "8", "8")
    do(state, "roll 1 1 2 2")
    assert choice(Greedy(), state) == "place 2"
    assert choice(Shrewd(), state) == "place 1"


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "better", "worse", "least"),
    [
        ("las-vegas", Thrifty(), Greedy(), 0.57),
        ("las-vegas-2012", Shrewd(), Greedy(), 0.64),
        ("las-vegas-2012", Greedy(), Dazzled(), 0.6),
    ],
)
def test_who_looks_further_wins(game: str, better: Policy, worse: Policy, least: float) -> None:
    start = find_game(game).new(4)
    totals = play_games(start, [better, worse], [0, 1, 0, 1], 0, [(seed, seed + 2000) for seed in range(2000)])
    assert totals.by_bot[0].share / (WIN * 2000) > least
