"""One measurement of Railbird: `python -m bench.own KIND GAME SEATS SECONDS`. RAILBIRD_PURE=1 measures the interpreted rules."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count

from librt.random import Random

from bench.timing import time_games
from railbird.bots import make_policy
from railbird.core.contract import Chance, Decide, RandomPolicy, State
from railbird.core.drive import play_games
from railbird.core.game import find_game
from railbird.core.search import Guide, Search
from railbird.lab.plan import make_plan
from railbird.lab.simulation import run, seeds

BATCH = 50
SIMULATED = 5000
COPIES = 1000
ITERATIONS = 1000
"""Of one search."""
MIDDLE = 60
"""Events into a game: its table is full of pieces to copy."""


def inside(game: str, seats: int) -> Callable[[], tuple[int, int]]:
    """Random games in the driver, compiled together with the rules."""
    card = find_game(game)
    fresh, policies, numbers = card.new(seats), [make_policy(card, "random")], count(step=BATCH)

    def play() -> tuple[int, int]:
        first = next(numbers)
        totals = play_games(fresh, policies, [0] * seats, first, seeds(1, first, BATCH))
        return totals.games, totals.decisions

    return play


def steps(game: str, seats: int) -> Callable[[], tuple[int, int]]:
    """Random games driven event by event from Python, as a bot or a program of somebody else would."""
    fresh, rng = find_game(game).new(seats), Random(1)
    return lambda: (1, walk(fresh.copy(), rng, sys.maxsize))


def walk(state: State, rng: Random, events: int) -> int:
    """So many random events, or to the end; returns how many were decisions."""
    decisions = 0
    for _ in range(events):
        turn = state.pending()
        if isinstance(turn, Decide):
            decisions += 1
            state.apply(turn.options[rng.randrange(len(turn.options))])
        elif isinstance(turn, Chance):
            state.apply(turn.sample(rng))
        else:
            break
    return decisions


def simulation(game: str, seats: int) -> Callable[[], tuple[int, int]]:
    """`railbird simulate --bots random --workers 1`, everything included but the start of Python."""
    plan = make_plan(game, seats, ["random"], SIMULATED, 1)

    def play() -> tuple[int, int]:
        *_, totals = run(plan, workers=1)
        return totals.games, totals.decisions

    return play


def searching(game: str, seats: int) -> Callable[[], tuple[int, int]]:
    """A tree search at the first decision, every iteration a whole game by random roll-outs; an iteration counts as a game."""
    state, rng = find_game(game).new(seats), Random(1)
    while not isinstance(turn := state.pending(), Decide):
        assert isinstance(turn, Chance)
        state.apply(turn.sample(rng))
    guide = Guide(RandomPolicy())

    def play() -> tuple[int, int]:
        Search(state, turn, guide, rng).run(ITERATIONS)
        return ITERATIONS, 0

    return play


def copying(game: str, seats: int) -> Callable[[], tuple[int, int]]:
    """Copies of a state in the middle of a game; a copy counts as a game."""
    state = find_game(game).new(seats)
    walk(state, Random(1), MIDDLE)

    def play() -> tuple[int, int]:
        for _ in range(COPIES):
            state.copy()
        return COPIES, 0

    return play


KINDS = {"inside": inside, "steps": steps, "simulation": simulation, "copying": copying, "searching": searching}

if __name__ == "__main__":
    kind, game, seats, seconds = sys.argv[1:]
    time_games(KINDS[kind](game, int(seats)), float(seconds))
