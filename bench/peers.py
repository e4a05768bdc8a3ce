"""One measurement of another engine, in its own environment: `python bench/peers.py ENGINE SETTING SECONDS`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import random
from typing import Any

from timing import time_games

SEATS, ROUNDS = 4, 4
ROLLOUTS = 50
"""Playouts of one search of OpenSpiel."""
ITERATIONS = 1000
"""Of one search."""
SAMPLE = 200
"""Games played from Python to learn how many decisions a playout has."""
TERMINAL, CHANCE = -4, -1


def lasvegas(setting: str) -> Callable[[], tuple[int, int]]:
    """The package lasvegas by the rules of 2012: the notes given as JSON (value → count) and no neutral dice."""
    from lasvegas import BasePlayer, Game
    from lasvegas.act import random_play

    decisions = 0

    def choose(env: Any, **extra: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return random_play(env)

    notes = {int(value): count for value, count in json.loads(setting).items()}
    players = [BasePlayer(play_func=choose) for _ in range(SEATS)]
    game = Game(players, num_xtr_players=0, num_xtr_dice=0, num_rounds=ROUNDS, bills_pool=notes)

    def play() -> tuple[int, int]:
        before = decisions
        game.run()
        return 1, decisions - before

    return play


def open_spiel_steps(setting: str) -> Callable[[], tuple[int, int]]:
    """Games of OpenSpiel driven from Python; all chance in pig and hearts is uniform, so every step takes any legal action."""
    import pyspiel

    game = pyspiel.load_game(setting)
    return lambda: (1, walk(game.new_initial_state()))


def walk(state: Any) -> int:
    """Play to the end; returns the number of decisions."""
    decisions = 0
    player = state.current_player()
    while player != TERMINAL:
        if player != CHANCE:
            decisions += 1
        act(state)
        player = state.current_player()
    return decisions


def act(state: Any) -> None:
    actions = state.legal_actions()
    state.apply_action(actions[int(random() * len(actions))])


def open_spiel_inside(setting: str) -> Callable[[], tuple[int, int]]:
    """Random playouts in C++: a search of one simulation evaluates its root by so many of them.

    The root is the first decision with a choice, since the bot does not search where there is none.
    """
    import pyspiel

    game = pyspiel.load_game(setting)
    root = game.new_initial_state()
    while root.current_player() == CHANCE or len(root.legal_actions()) < 2:
        act(root)
    decisions = sum(walk(root.clone()) for _ in range(SAMPLE)) / SAMPLE
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 50, False, 1, False)

    def play() -> tuple[int, int]:
        bot.mcts_search(root)
        return ROLLOUTS, round(ROLLOUTS * decisions)

    return play


def open_spiel_search(setting: str) -> Callable[[], tuple[int, int]]:
    """A search in C++, one random playout to the end of the game for each iteration; an iteration counts as a game."""
    import pyspiel

    game = pyspiel.load_game(setting)
    root = game.new_initial_state()
    while root.current_player() == CHANCE or len(root.legal_actions()) < 2:
        act(root)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, 1000, False, 1, False)

    def play() -> tuple[int, int]:
        bot.mcts_search(root)
        return ITERATIONS, 0

    return play


ENGINES = {
    "lasvegas": lasvegas,
    "open_spiel_steps": open_spiel_steps,
    "open_spiel_inside": open_spiel_inside,
    "open_spiel_search": open_spiel_search,
}

if __name__ == "__main__":
    engine, setting, seconds = sys.argv[1:]
    time_games(ENGINES[engine](setting), float(seconds))
