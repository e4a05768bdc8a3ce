"""How a bot is asked, wherever it thinks: one question and one answer."""

from __future__ import annotations

import msgspec

from railbird.core.contract import Decide, State
from railbird.core.game import view

BUDGET = 1000
"""Milliseconds that a bot may think."""
SEEDS = 2**62


class Question(msgspec.Struct, frozen=True):
    """What a bot is told: the view of its seat, the options in notation, how long it may think, and its luck.

    The answer is one of the options. Nothing is asked twice in different words, so whoever answers need not remember anything.
    """

    game: str
    level: str
    view: msgspec.Raw
    options: list[str]
    budget: int
    """Milliseconds."""
    seed: int


def make_question(state: State, turn: Decide, level: str, seed: int) -> Question:
    seen = msgspec.Raw(msgspec.json.encode(view(state, turn.seat)))
    return Question(state.game(), level, seen, [option.text() for option in turn.options], BUDGET, seed)
