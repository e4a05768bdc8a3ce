"""The same seed plays the same game in any process, with any hash seed, interpreted or compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def digests(**environment: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest"], env={**os.environ, **environment}, check=True, capture_output=True, text=True
    )
    return json.loads(done.stdout)


def test_the_same_seed_plays_the_same_game_everywhere() -> None:
    compiled = digests(RAILBIRD_PURE="0", PYTHONHASHSEED="1")
    again = digests(RAILBIRD_PURE="0", PYTHONHASHSEED="2")
    interpreted = digests(RAILBIRD_PURE="1", PYTHONHASHSEED="3")
    assert (compiled["engine"], interpreted["engine"]) == ("compiled", "interpreted")
    assert compiled["digests"] == again["digests"]
    assert compiled["digests"] == interpreted["digests"]
