"""How long the levels think about a choice, on one core."""

from __future__ import annotations

from itertools import count
from time import process_time

from librt.random import Random

from bench.cases import seats_of
from bench.environment import say
from bench.report import table
from railbird.bots import level_names, make_policy
from railbird.core.contract import Decide, Event, Policy, State
from railbird.core.drive import finish
from railbird.core.game import Game, find_game
from railbird.lab.simulation import seeds

SECONDS = 5.0
"""Whole games are played until a level has thought for so long."""
LIMITS = {"hard": 30, "expert": 150}
"""Milliseconds for a choice that people should not have to wait longer for."""


class Stopwatch(Policy):
    """Plays like another and takes its time; what leaves no choice does not count."""

    def __init__(self, thinker: Policy) -> None:
        self.thinker = thinker
        self.choices = 0
        self.seconds = 0.0

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        begin = process_time()
        event = self.thinker.pick(state, turn, rng)
        if len(turn.options) > 1:
            self.choices += 1
            self.seconds += process_time() - begin
        return event


def milliseconds(game: Game, level: str, least: float = SECONDS) -> float:
    """The mean of a choice in whole games at the usual table, where everybody plays at this level."""
    seats = seats_of(game.id)
    fresh, watch = game.new(seats), Stopwatch(make_policy(game, level))
    for number in count():
        [(dice, minds)] = seeds(1, number, 1)
        finish(fresh.copy(), [watch] * seats, Random(dice), Random(minds))
        if watch.seconds >= least:
            break
    return 1000 * watch.seconds / watch.choices


def times(names: list[str]) -> str:
    """A table of all levels of these games."""
    rows = []
    for game in map(find_game, names):
        say(f"how long the levels of {game.id} think ...")
        rows.append([game.title, *(f"{milliseconds(game, level):.1f}" for level in level_names(game))])
    limits = (f"at most {LIMITS[level]}" if level in LIMITS else "" for level in level_names(find_game(names[0])))
    return table(["ms a choice", *level_names(find_game(names[0]))], [*rows, ["wanted", *limits]])
