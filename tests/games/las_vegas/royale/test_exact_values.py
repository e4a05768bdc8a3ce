"""Royale: what tiles are worth, by enumeration of the game's own outcomes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from librt.random import Random

from railbird.core.contract import NOBODY, Chance, Decide, Event
from railbird.core.game import find_game
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.black_box import MIX
from railbird.games.las_vegas.tiles.fifty_fifty import FiftyFifty
from railbird.games.las_vegas.tiles.lucky_punch import LuckyPunch
from railbird.games.las_vegas.tiles.words import DIVIDE, GUESS, HIDE, SPLIT, TAKE
from tests.games.las_vegas.build import do, prize, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, end_round, royale, tile
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


def after(state: Royale, *events: Event) -> Royale:
    twin = state.copy()
    for event in events:
        twin.apply(event)
    assert isinstance(twin, Royale)
    return twin


def gain(state: Royale, *events: Event, seat: int = ANNA) -> int:
    """What the seat has more once these events have happened."""
    return after(state, *events).standing()[seat] - state.standing()[seat]


def activated(name: str) -> Royale:
    state = royale(name)
    do(state, ROLL, "place 1")
    return state


@rule("LVR-51")
def test_the_jackpot_pays_one_time_in_three() -> None:
    state = activated("jackpot")
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert Fraction(sum(weight for event, weight in turn.outcomes() if gain(state, event) > 0), turn.ways()) == Fraction(1, 3)


class FiftyFiftySolver:
    """Best play of one activation, found through the rules alone."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int, int], Fraction] = {}
        self.choices: dict[tuple[int, int], str] = {}

    def value(self, state: Royale, start: int) -> Fraction:
        if state.asking == NOBODY:
            return Fraction(state.standing()[ANNA] - start)
        fifty = tile(state, FiftyFifty)
        place = (fifty.cell, fifty.sum, fifty.bet)
        if place not in self.values:
            self.values[place] = self.look_ahead(state, start)
        return self.values[place]

    def look_ahead(self, state: Royale, start: int) -> Fraction:
        turn = state.pending()
        if isinstance(turn, Chance):
            hopes = [weight * self.value(after(state, event), start) for event, weight in turn.outcomes()]
            return sum(hopes, Fraction(0)) / turn.ways()
        assert isinstance(turn, Decide)
        values = {option.text(): self.value(after(state, option), start) for option in turn.options}
        fifty = tile(state, FiftyFifty)
        self.choices[fifty.cell, fifty.sum] = max(values, key=lambda option: values[option])
        return max(values.values())


@pytest.fixture(scope="module")
def solved() -> tuple[FiftyFiftySolver, Fraction]:
    solver = FiftyFiftySolver()
    state = activated("fifty-fifty")
    return solver, solver.value(state, state.standing()[ANNA])


@rule("LVR-72", "LVR-74")
def test_fifty_fifty_is_worth_14800_in_the_best_play(solved: tuple[FiftyFiftySolver, Fraction]) -> None:
    assert round(solved[1], -2) == 14_800


@rule("LVR-72", "LVR-77")
def test_the_best_play_of_fifty_fifty_bets_on_the_larger_side_and_stops_late_on_6_7_and_8(
    solved: tuple[FiftyFiftySolver, Fraction],
) -> None:
    expected = {}
    for cell in range(4):
        for total in range(2, 13):
            bet = "higher" if total <= 7 else "lower"
            expected[cell, total] = "stop" if cell >= 2 and total in (6, 7, 8) else bet
    assert solved[0].choices == expected


@rule("LVR-72")
def test_greedy_plays_fifty_fifty_as_the_solver_does(solved: tuple[FiftyFiftySolver, Fraction]) -> None:
    state = activated("fifty-fifty")
    fifty = tile(state, FiftyFifty)
    for (cell, total), choice in solved[0].choices.items():
        fifty.cell, fifty.sum = cell, total
        advice = fifty.advise(state, Random(0))
        assert advice is not None
        assert advice.text() == choice or (total == 7 and advice.text() == "lower")
    assert abs(fifty.promise(state, ANNA) - solved[1]) < 5


def equalizing_mix(payoffs: list[list[int]]) -> tuple[list[Fraction], Fraction]:
    """Weights of the rows after which every column pays the same, and what it pays (exact elimination)."""
    size = len(payoffs)
    rows = [[Fraction(payoffs[row][column]) for row in range(size)] + [Fraction(-1), Fraction(0)] for column in range(size)]
    rows.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for pivot in range(size + 1):
        swap = next(row for row in range(pivot, size + 1) if rows[row][pivot])
        rows[pivot], rows[swap] = rows[swap], rows[pivot]
        rows[pivot] = [entry / rows[pivot][pivot] for entry in rows[pivot]]
        for row in range(size + 1):
            if row != pivot:
                factor = rows[row][pivot]
                rows[row] = [entry - factor * top for entry, top in zip(rows[row], rows[pivot], strict=True)]
    solution = [row[-1] for row in rows]
    return solution[:size], solution[size]


@rule("LVR-42", "LVR-43")
def test_lucky_punch_is_worth_18500_and_hides_46_31_23() -> None:
    state = activated("lucky-punch")
    payoffs = [[gain(state, hide, guess) for guess in GUESS] for hide in HIDE]
    hiding, value = equalizing_mix(payoffs)
    assert [round(100 * share) for share in hiding] == [46, 31, 23]
    assert round(value, -2) == 18_500
    guessing, same = equalizing_mix([[-pay for pay in column] for column in zip(*payoffs, strict=True)])
    assert [round(100 * share) for share in guessing] == [8, 38, 54]
    assert -same == value
    punch = tile(state, LuckyPunch)
    assert [Fraction(weight, sum(punch.hiding_mix())) for weight in punch.hiding_mix()] == hiding
    assert [Fraction(weight, sum(punch.guessing_mix())) for weight in punch.guessing_mix()] == guessing
    assert abs(punch.promise(state, ANNA) - value) < 1


@rule("LVR-171", "LVR-172")
def test_black_box_is_worth_50000() -> None:
    state = royale("black-box")
    prize(state, 1)
    put(state, 1, "0", "1", "0", "0")
    end_round(state)
    chips_of_next_round = 20_000
    for split, piles, weights in zip(SPLIT, DIVIDE, MIX, strict=True):
        won = [[gain(state, split, pile, take, seat=BORIS) - chips_of_next_round for take in TAKE] for pile in piles]
        assert {sum(row) for row in won} == {100_000}, "a winner who tosses a coin gets half of any piles"
        for take in range(2):
            average = Fraction(sum(weight * row[take] for weight, row in zip(weights, won, strict=True)), sum(weights))
            assert average == 50_000, "and cannot be sure of more against these mixes"


def test_greedy_divides_and_takes_by_those_mixes() -> None:
    state = royale("black-box")
    put(state, 1, "0", "1", "0", "0")
    end_round(state)
    greedy = find_game("las-vegas-royale").policies["greedy"]()
    rng = Random(2)
    for options in (SPLIT[2:], DIVIDE[2], TAKE):
        turn = state.pending()
        assert isinstance(turn, Decide)
        chosen = {greedy.pick(state, turn, rng).text() for _ in range(200)}
        assert chosen == {option.text() for option in options}
        state.apply(turn.options[-1])
