"""Keys of the options in the two races: no two alike, and none that every table uses."""

from __future__ import annotations

import pytest

from railbird.core.contract import Decide
from railbird.core.game import view
from tests.laws.cases import CASES, Case

RACES = [case for case in CASES if case.game.id in ("long-shot", "long-shot-dice")]
OF_EVERY_TABLE = set("lmrtu")
"""Log, menu, roll, text, undo."""


@pytest.mark.parametrize("case", RACES, ids=str)
def test_no_two_options_share_a_key_and_none_takes_one_of_the_table(case: Case) -> None:
    for state, _ in case.walk(28):
        turn = state.pending()
        if isinstance(turn, Decide):
            seen = view(state, turn.seat)
            keys = list(filter(None, (case.game.offer(seen, option).shortcut for option in turn.options)))
            assert len(set(keys)) == len(keys), keys
            assert not OF_EVERY_TABLE & set(keys), keys
