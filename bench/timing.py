"""How everything here is timed. Nothing but the standard library: the other engines use it in their own environment."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time

WARM_UP = 0.2
"""Seconds of play before the clock starts."""


def time_games(play: Callable[[], tuple[int, int]], seconds: float) -> None:
    """Call `play`, which returns how many games and decisions it played, for so many seconds of CPU time; print what was counted."""
    repeat(play, WARM_UP)
    games, decisions, spent = repeat(play, seconds)
    print(json.dumps({"games": games, "decisions": decisions, "seconds": spent}))


def repeat(play: Callable[[], tuple[int, int]], seconds: float) -> tuple[int, int, float]:
    games = decisions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        more_games, more_decisions = play()
        games += more_games
        decisions += more_decisions
    return games, decisions, spent
