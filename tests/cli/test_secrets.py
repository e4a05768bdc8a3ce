"""People at one keyboard keep their secrets."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from railbird.cli.screen import Paper, Screen
from railbird.core.game import games
from railbird.speech import Speech
from tests.cli.conftest import Run
from tests.cli.matching import MATCHING


@pytest.fixture(autouse=True)
def matching() -> Iterator[None]:
    games()[MATCHING.id] = MATCHING
    yield
    del games()[MATCHING.id]


def test_the_keyboard_is_handed_over_before_a_secret_choice(run: Run) -> None:
    result = run("play", "matching", "--humans", 2, "--names", "Ann,Bo", typed="\n1\n\n2\n")
    assert result.exit_code == 0, result.output
    for name in ("Ann", "Bo"):
        assert f"{name}, press Enter when you alone see the screen:" in result.stdout


def test_nobody_reads_what_another_hides(run: Run) -> None:
    """Ann hides heads; Bo is told nothing of it before both coins are shown."""
    result = run("play", "matching", "--humans", 2, "--names", "Ann,Bo", typed="\nheads\n\ntails\n")
    after = result.stdout.partition("Bo, press Enter")[2]
    assert "coins  -\n" in after
    assert "hides" not in after
    assert "The coins show heads, tails." in after


def test_who_is_alone_is_told_what_only_they_know(run: Run) -> None:
    result = run("play", "matching", "--bots", "random", "--names", "Ann,Bo", "--seed", 1, typed="heads\n")
    assert "Ann hides heads." in result.stdout
    assert "Bo hides" not in result.stdout
    assert "press Enter" not in result.stdout


def test_options_without_keys_are_numbered_and_points_are_no_money(run: Run) -> None:
    result = run("play", "matching", "--humans", 2, "--names", "Ann,Bo", typed="\n1\n\n1\n")
    assert "1 Show heads" in result.stdout
    assert "2 Show tails" in result.stdout
    assert "1.  Ann  1  wins" in result.stdout


def test_a_key_of_one_person_means_nothing_to_the_next(run: Run) -> None:
    """Key 3 is the edge to Ann; were it the edge to Bo too, he would be told of what she alone may do."""
    result = run("play", "matching", "--humans", 2, "--names", "Ann,Bo", typed="\n1\n\n3\n1\n")
    assert "“3” is none of the options: type one of 1, 2" in result.stdout


def test_leaving_at_the_hand_over_saves_too(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    result = run("play", "matching", "--humans", 2, "--save", record, typed="\n1\n")
    assert result.exit_code == 0
    assert record.read_text().endswith('{"event":"heads"}\n')


def test_what_was_cleared_cannot_be_scrolled_back_to() -> None:
    """A terminal may keep what it clears among the lines scrolled away, so these are dropped last."""
    screen = Screen(Speech("en"), "instant")
    screen.paper = Paper(file=StringIO(), force_terminal=True)
    screen.wipe()
    assert isinstance(screen.paper.file, StringIO)
    sent = screen.paper.file.getvalue()
    assert "\x1b[2J" in sent
    assert sent.endswith("\x1b[3J")
