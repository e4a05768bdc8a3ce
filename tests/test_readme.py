"""What the README shows, works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from railbird.core.game import Game, games

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
COMMANDS = [line[2:] for kind, text in BLOCKS if kind == "console" for line in text.splitlines() if line.startswith("$ railbird ")]
PLAYS = [command for command in COMMANDS if command.startswith("railbird play")]


def run(command: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    words = shlex.split(command)
    assert words[0] == "railbird"
    program = [sys.executable, "-c", "from railbird.cli import main; main()", *words[1:]]
    return subprocess.run(program, input=answers, capture_output=True, text=True, check=False, timeout=120)


def test_the_readme_names_the_two_commands() -> None:
    assert {"$ make play", "$ make test"} <= {line for kind, text in BLOCKS if kind == "console" for line in text.splitlines()}


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in PLAYS])
def test_every_command_runs(command: str) -> None:
    done = run(command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


@pytest.mark.parametrize("command", PLAYS)
def test_every_table_opens_and_can_be_left(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = run(command, "q\n" * 5)
    assert done.returncode == 0
    assert done.stdout.strip()


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "python"])
def test_every_program_runs(text: str) -> None:
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout.strip()


@pytest.mark.parametrize("game", [game for game in games().values() if game.package.startswith("railbird.")], ids=lambda game: game.id)
def test_every_game_and_its_ledgers_are_in_the_readme(game: Game) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"| `{game.id}` |" in readme
    for ledger in game.ledgers:
        assert f"(src/{game.package.replace('.', '/')}/{ledger}.en.md)" in readme
