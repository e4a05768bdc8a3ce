"""A terminal to run commands in, with a folder of its own for records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from railbird.cli.group import railbird

Run = Callable[..., Result]
EVERY_NUMBER = "1\n2\n3\n4\n5\n6\n"
"""Typed over and over, it finishes any game of Las Vegas: what is refused is asked again."""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command as typed, with what is typed later."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*words: object, typed: str = "") -> Result:
        return CliRunner().invoke(railbird, [str(word) for word in words], input=typed)

    return command
