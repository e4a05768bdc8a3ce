"""Programs of other people play by one protocol, and none of them can stop a game."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from librt.random import Random

from railbird.bots import STAND_IN, bot_names, make_policy, program
from railbird.bots.program import Program, hire
from railbird.bots.question import Question, make_question
from railbird.cli.group import railbird
from railbird.core.contract import Chance, Decide, State
from railbird.core.drive import finish
from railbird.core.game import find_game, view
from railbird.core.player import Seated
from railbird.table.minds import think

GAME = find_game("las-vegas")
EXAMPLE = f"program:{Path(__file__).parents[2] / 'examples/program/cautious.py'}"
HONEST = "import sys, json\nfor line in sys.stdin:\n    print(json.loads(line)['options'][-1], flush=True)\n"
BAD = {
    "crashes at once": "raise SystemExit(3)",
    "crashes when it is asked": "import sys\nsys.stdin.readline()\nraise SystemExit(3)",
    "lies": "import sys\nfor line in sys.stdin:\n    print('place 7', flush=True)",
    "babbles": "import sys\nfor line in sys.stdin:\n    print('place ' * 1000, flush=True)",
    "is silent": "import sys\nfor line in sys.stdin:\n    print(flush=True)",
    "speaks no language": "import sys\nfor line in sys.stdin:\n    sys.stdout.buffer.write(bytes([255, 10]))\n    sys.stdout.flush()",
}
HANGING = {
    "hangs": "import time\ntime.sleep(60)",
    "never ends its line": "import sys, time\nsys.stdout.write('place')\nsys.stdout.flush()\ntime.sleep(60)",
    "leaves somebody else hanging": "import subprocess\nsubprocess.run(['sleep', '60'])",
}


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody is given up because this machine is busy, and nobody stays."""
    monkeypatch.setattr(program, "PATIENCE", 60.0)
    yield
    hire.cache_clear()


def hired(folder: Path, text: str) -> Program:
    path = folder / "bot.py"
    path.write_text(text)
    policy = make_policy(GAME, f"program:{sys.executable} {path}")
    assert isinstance(policy, Program)
    return policy


def first_turn(seats: int = 2) -> tuple[State, Decide]:
    state = GAME.new(seats)
    rng = Random(1)
    while isinstance(turn := state.pending(), Chance):
        state.apply(turn.sample(rng))
    assert isinstance(turn, Decide)
    return state, turn


def test_a_program_is_told_what_its_seat_sees_and_its_answer_is_played(tmp_path: Path) -> None:
    keep = tmp_path / "asked"
    text = HONEST.replace("print(", f"open({str(keep)!r}, 'w').write(line); print(")
    player = hired(tmp_path, text)
    state, turn = first_turn()
    assert player.pick(state, turn, Random(1)) == turn.options[-1]
    asked = msgspec.json.decode(keep.read_bytes(), type=Question)
    assert msgspec.json.decode(asked.view, type=GAME.view) == view(state, turn.seat)
    assert (asked.game, asked.options) == ("las-vegas", [option.text() for option in turn.options])
    assert asked.budget > 0
    player.hired.stop()


def test_one_program_serves_all_seats_and_all_games(tmp_path: Path) -> None:
    player = hired(tmp_path, HONEST)
    for seed in range(3):
        finish(GAME.new(2), [player, player], Random(seed), Random(seed))
    process = player.hired.process
    assert process is not None and process.poll() is None
    assert player.replaced == 0
    player.hired.stop()


def test_a_program_sits_at_a_table_like_any_policy(tmp_path: Path) -> None:
    player = hired(tmp_path, HONEST)
    state, turn = first_turn()
    assert Seated(player).choose(view(state, turn.seat), turn.options, Random(1), 0) == turn.options[-1]
    player.hired.stop()


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_program_that_fails_is_replaced_for_that_move_and_the_game_goes_on(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    player = hired(tmp_path, text)
    state, turn = first_turn()
    stand_in = make_policy(GAME, STAND_IN)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert player.pick(state, turn, Random(1)) == stand_in.pick(state, turn, Random(1))
    assert player.replaced == 3
    assert len(caplog.records) == 3
    assert "bot.py failed" in caplog.records[0].message
    player.hired.stop()


@pytest.mark.parametrize("text", HANGING.values(), ids=HANGING)
def test_a_program_that_hangs_is_ended_and_replaced(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.3)
    player = hired(tmp_path, text)
    state, turn = first_turn()
    assert player.pick(state, turn, Random(1)) in turn.options
    assert player.replaced == 1
    assert player.hired.process is None


def test_a_program_that_failed_once_is_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    text = f"import os\nif not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w')\n    raise SystemExit\n" + HONEST
    player = hired(tmp_path, text)
    state, turn = first_turn()
    player.pick(state, turn, Random(1))
    assert player.replaced == 1
    assert player.pick(state, turn, Random(1)) == turn.options[-1]
    assert player.replaced == 1
    player.hired.stop()


def test_a_program_that_ends_after_every_answer_is_started_again(tmp_path: Path) -> None:
    player = hired(tmp_path, HONEST + "    break\n")
    state, turn = first_turn()
    assert player.pick(state, turn, Random(1)) == turn.options[-1]
    assert player.hired.process is not None
    player.hired.process.wait(5)
    assert player.pick(state, turn, Random(1)) == turn.options[-1]
    assert player.replaced == 0
    player.hired.stop()


def test_no_question_to_a_server_runs_a_program() -> None:
    state, turn = first_turn()
    question = Question("las-vegas", EXAMPLE, msgspec.Raw(msgspec.json.encode(view(state, turn.seat))), ["place 1"], 1, 1)
    with pytest.raises(ValueError, match="program"):
        think(msgspec.json.encode(question))


def test_a_program_that_the_host_lets_in_is_a_bot_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bot.py"
    path.write_text(HONEST)
    monkeypatch.setenv(program.VARIABLE, "")
    program.introduce([f"last={sys.executable} {path}"])
    assert bot_names(GAME)[-1] == "last"
    state, turn = first_turn()
    question = make_question(state, turn, "last", seed=1)
    assert think(msgspec.json.encode(question)) == turn.options[-1].text()
    hire(f"{sys.executable} {path}").stop()


@pytest.mark.parametrize("text", ["./bot", "=./bot", "a b=./bot", "bot=./no-such-bot", "bot="])
def test_a_server_refuses_a_program_that_is_not_there(text: str) -> None:
    done = CliRunner().invoke(railbird, ["bot-worker", "--redis", "redis://localhost", "--program", text])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["simulate", "las-vegas", "--workers", "1"], ["play", "las-vegas", "--humans", "0"]])
def test_programs_play_wherever_bots_do(words: list[str], tmp_path: Path) -> None:
    many = ["--games", "2", "--json"] if words[0] == "simulate" else ["--save", str(tmp_path / "game.jsonl")]
    done = CliRunner().invoke(railbird, [*words, *many, "--seats", "2", "--bots", f"{EXAMPLE},random", "--seed", "1", "--lang", "en"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert "cautious" in done.stdout


@pytest.mark.parametrize("name", ["program:", "program:./no-such-bot", "program:'"])
def test_a_program_that_is_not_there_is_refused_in_one_line(name: str) -> None:
    done = CliRunner().invoke(railbird, ["simulate", "las-vegas", "--bots", name, "--lang", "en"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("railbird: there is no program")
    assert done.stderr.count("\n") == 1


def test_a_program_goes_home_with_whoever_hired_it(tmp_path: Path) -> None:
    path, mark = tmp_path / "bot.py", tmp_path / "process"
    path.write_text(f"import os\nopen({str(mark)!r}, 'w').write(str(os.getpid()))\n" + HONEST)
    bots = f"program:{sys.executable} {path}"
    words = ["simulate", "las-vegas", "--seats", "2", "--games", "1", "--workers", "1", "--seed", "1", "--bots", bots]
    command = [sys.executable, "-c", "from railbird.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text()), 0)
