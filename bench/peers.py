"""One measurement of another engine, in its own environment: `python bench/peers.py ENGINE SETTING SECONDS`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import random
from typing import Any

from timing import time_games

ROLLOUTS = 50
"""Playouts of one search of OpenSpiel."""
SAMPLE = 200
"""Games played from Python to learn how many decisions a playout has."""
TERMINAL, CHANCE = -4, -1


def lasvegas(setting: str) -> Callable[[], tuple[int, int]]:
    """The package lasvegas with the notes given as JSON (value → count), four players, four rounds, no neutral dice."""
    from lasvegas import Game

    notes = {int(value): count for value, count in json.loads(setting).items()}
    game = Game(num_players=4, num_xtr_players=0, num_xtr_dice=0, num_rounds=4, bills_pool=notes)
    play_die = game.default_policy.__func__ if hasattr(game.default_policy, "__func__") else type(game).default_policy
    decisions = 0

    def counted(env: Any, **extra: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return play_die(env, **extra)

    for player in game.players:
        player.play_func = counted

    def play() -> tuple[int, int]:
        before = decisions
        game.run()
        return 1, decisions - before

    return play


def open_spiel_steps(setting: str) -> Callable[[], tuple[int, int]]:
    """Games of OpenSpiel driven from Python; all chance in pig and hearts is uniform, so every step picks a legal action."""
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
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        player = state.current_player()
    return decisions


def open_spiel_inside(setting: str) -> Callable[[], tuple[int, int]]:
    """Random playouts in C++: a search of one simulation evaluates its root by so many of them.

    The root is the first decision with a choice, since the bot does not search where there is none.
    """
    import pyspiel

    game = pyspiel.load_game(setting)
    root = game.new_initial_state()
    while root.current_player() == CHANCE or len(root.legal_actions()) < 2:
        actions = root.legal_actions()
        root.apply_action(actions[int(random() * len(actions))])
    decisions = sum(walk(root.clone()) for _ in range(SAMPLE)) / SAMPLE
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 50, False, 1, False)

    def play() -> tuple[int, int]:
        bot.mcts_search(root)
        return ROLLOUTS, round(ROLLOUTS * decisions)

    return play


ENGINES = {"lasvegas": lasvegas, "open_spiel_steps": open_spiel_steps, "open_spiel_inside": open_spiel_inside}

if __name__ == "__main__":
    engine, setting, seconds = sys.argv[1:]
    time_games(ENGINES[engine](setting), float(seconds))
