"""`railbird components`, and tables played with a box of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import Result

from railbird.cli.components import show
from railbird.core.components import packaged
from railbird.core.game import Game, games
from railbird.speech import LANGUAGES, Speech
from tests.cli.conftest import Run

WITH_COMPONENTS = [game for game in games().values() if game.check_components is not None]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return tmp_path / "my-box.toml"


def test_some_game_takes_own_components() -> None:
    assert "long-shot-dice" in [game.id for game in WITH_COMPONENTS]


def listed(text: str) -> dict[str, str]:
    """What is printed behind each key: its value and its source."""
    found: dict[str, str] = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("["):
            heading = line.strip()[1:-1]
        elif line.startswith("  ") and heading:
            name, *rest = line.split()
            found[f"{heading}.{name}"] = " ".join(rest)
    return found


@pytest.mark.parametrize("game", WITH_COMPONENTS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_shown_with_its_source(run: Run, game: Game, language: str) -> None:
    shown = run("components", game.id, "--lang", language)
    assert shown.exit_code == 0
    speech = Speech(language)
    assert listed(shown.stdout) == {
        row.key: f"{show(row)} {speech.say(f'cli-source-{row.source}')}" for row in packaged(game.package).rows()
    }


def test_sources_are_told_apart(run: Run) -> None:
    lines = listed(run("components", "long-shot-dice").stdout)
    assert lines["price.7"] == "4 the rulebook"
    assert lines["price.1"] == "10 reports of players"
    assert lines["start.b.bets"] == "1, 3, 7, 3 our reconstruction"


def test_values_of_an_own_box_are_played_and_recorded(run: Run, box: Path, tmp_path: Path) -> None:
    box.write_text("[money]\nstart = 40\n")
    assert listed(run("components", "long-shot-dice", "--components", box).stdout)["money.start"] == "40 your box"
    record = tmp_path / "game.jsonl"
    played = run("play", "long-shot-dice", "--humans", 0, "--bots", "random", "--seats", 2, "--components", box, "--save", record)
    assert played.exit_code == 0
    assert '"components":{"money.start":40}' in record.read_text().splitlines()[0]
    assert run("replay", record).exit_code == 0
    simulated = run("simulate", "long-shot-dice", "--games", 3, "--seats", 2, "--components", box, "--json", "--workers", 1)
    assert simulated.exit_code == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[money]\nstart = -1\n", "money.start: -1 is less than 0"),
        ("[set.fourth]\n2 = 'bread-line'\n", "set.fourth.2: bread-line has number 7"),
        ("[grid]\nr1c1 = 3\n", "grid.r1c1: number 3 stands in 3 boxes, not in 2"),
        ("[solo.2]\n3 = 'sing'\n", "solo.2.3: 'sing' is no action of Roland"),
        ("[start.b]\nbets = [1, 3, 1, 3]\n", "start.b.bets: must be horse, dollars, another horse, dollars"),
        ("[start.b]\ncolumns = [2, 2, 2, 2]\n", "start.b.columns: completes a column"),
        ("[bar]\n5 = [1, 1]\n", "bar.5: marks a horse twice"),
        ("[card.unicorn]\nhorse = 1\n", "card.unicorn.horse: there is no such value"),
        ("[solo.base]\nhard = [1, 2]\n", "solo.base.hard: must hold 3 values, not 2"),
        ("[money\n", "Expected ']'"),
    ],
)
def test_a_wrong_box_is_one_line_with_file_key_and_reason(run: Run, box: Path, text: str, reason: str) -> None:
    box.write_text(text)
    assert_refused(run("components", "long-shot-dice", "--components", box), f"{box}: {reason}")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_no_table_is_set_up_with_a_wrong_box(run: Run, box: Path, command: str) -> None:
    box.write_text("[price]\n9 = 4\n")
    assert_refused(run(command, "long-shot-dice", "--components", box), f"{box}: price.9: there is no such value")


def assert_refused(result: Result, reason: str) -> None:
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr


def test_a_missing_file_and_a_game_without_own_components(run: Run, box: Path) -> None:
    missing = run("components", "long-shot-dice", "--components", box)
    assert (missing.exit_code, "No such file" in missing.stderr) == (2, True)
    box.write_bytes(b"\xff\xfe")
    assert run("components", "long-shot-dice", "--components", box).exit_code == 2
    box.write_text("")
    fixed = run("play", "las-vegas", "--components", box)
    assert (fixed.exit_code, "takes no --components" in fixed.stderr) == (2, True)
