"""The command as its own process: closed pipes, signals, sudden death, terminals."""

from __future__ import annotations

import os
import pty
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from railbird.core.journal import parse_journal

RAILBIRD = str(Path(sys.executable).with_name("railbird"))
COLOUR = re.compile(r"\x1b\[[0-9;]*\b(3[0-7]|38;)")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 20

pytestmark = pytest.mark.slow


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LANG", "LANGUAGE")}
    return kept | {"LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm-256color"}


def wait_until(is_true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def lines_of(record: Path) -> list[str]:
    return record.read_text().splitlines() if record.exists() else []


def start_game(environment: dict[str, str], record: Path) -> subprocess.Popen[bytes]:
    """A game that waits for its person to choose."""
    command = [RAILBIRD, "play", "las-vegas", "--save", str(record)]
    pipe = subprocess.PIPE
    game = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe)
    assert game.stdout is not None
    shown = b""
    while b"your choice" not in shown:
        part = os.read(game.stdout.fileno(), 65536)
        assert part, "the game ended before it asked"
        shown += part
    return game


@pytest.mark.parametrize("command", [["rules", "las-vegas"], ["games"], ["play", "las-vegas", "--humans", "0"], ["--help"]])
def test_a_reader_who_goes_away_ends_the_command_quietly(environment: dict[str, str], command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([RAILBIRD, *command], env=environment, stdout=writer, stderr=subprocess.PIPE, check=False, timeout=PATIENCE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (2, b"")


def test_the_first_line_of_the_rules_can_be_cut_off(environment: dict[str, str]) -> None:
    shell = f"{RAILBIRD} rules las-vegas | head -1"
    done = subprocess.run(shell, shell=True, env=environment, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == (b"Las Vegas\n", b"")


@pytest.mark.parametrize(("redirection", "told"), [(">&-", "the output is closed"), (">/dev/full", "No space left on device")])
def test_output_that_cannot_be_written_is_one_line(environment: dict[str, str], redirection: str, told: str) -> None:
    shell = f"{RAILBIRD} games {redirection}"
    done = subprocess.run(shell, shell=True, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert told in done.stderr


def test_ctrl_c_ends_the_game_and_keeps_the_record(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    game = start_game(environment, record)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert game.returncode == 130
    assert b"Traceback" not in err
    assert str(record).encode() in out
    assert len(parse_journal(lines_of(record)).events) > 12


def test_a_game_killed_while_it_waits_leaves_a_whole_record(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    game = start_game(environment, record)
    game.kill()
    game.communicate(timeout=PATIENCE)
    assert record.read_bytes().endswith(b"\n")
    assert len(parse_journal(lines_of(record)).events) > 12


@pytest.mark.parametrize("moment", [1, 20, 60, 120])
def test_a_game_killed_while_it_runs_leaves_a_whole_record(environment: dict[str, str], tmp_path: Path, moment: int) -> None:
    record = tmp_path / "game.jsonl"
    command = [RAILBIRD, "play", "las-vegas", "--humans", "0", "--save", str(record)]
    game = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: len(lines_of(record)) >= moment)
    game.kill()
    game.wait(timeout=PATIENCE)
    assert record.read_bytes().endswith(b"\n")
    assert len(parse_journal(lines_of(record)).events) >= moment - 1


def test_a_full_disk_ends_the_game_with_a_record_of_whole_lines(environment: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    command = [RAILBIRD, "play", "las-vegas", "--humans", "0", "--save", str(record)]

    def leave_little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE, preexec_fn=leave_little_room
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(record) in done.stderr
    assert record.read_bytes().endswith(b"\n")
    assert len(parse_journal(lines_of(record)).events) > 12


def at_terminal(environment: dict[str, str], *command: str) -> str:
    """What a terminal of 100 columns is sent."""
    leader, follower = pty.openpty()
    game = subprocess.Popen([RAILBIRD, *command], env=environment | {"COLUMNS": "100"}, stdin=follower, stdout=follower, stderr=follower)
    os.close(follower)
    sent = b""
    while True:
        try:
            part = os.read(leader, 65536)
        except OSError:
            break
        if not part:
            break
        sent += part
    os.close(leader)
    assert game.wait(timeout=PATIENCE) == 0, sent.decode()
    return sent.decode()


def test_a_terminal_gets_colours_unless_they_are_not_wanted(environment: dict[str, str], tmp_path: Path) -> None:
    record = str(tmp_path / "game.jsonl")
    subprocess.run([RAILBIRD, "play", "las-vegas", "--humans", "0", "--save", record], env=environment, capture_output=True, check=True)
    coloured = at_terminal(environment, "replay", record, "--at", "60")
    plain = at_terminal(environment | {"NO_COLOR": "1"}, "replay", record, "--at", "60")
    assert COLOUR.search(coloured)
    assert not COLOUR.search(plain)
    assert CODES.sub("", coloured) == CODES.sub("", plain)


@pytest.mark.parametrize(("locale", "word"), [("ru_RU.UTF-8", "Игроков"), ("nl_NL.UTF-8", "Spelers"), ("fr_FR.UTF-8", "Players")])
def test_the_language_is_that_of_the_environment(environment: dict[str, str], locale: str, word: str) -> None:
    done = subprocess.run([RAILBIRD, "games"], env=environment | {"LC_ALL": locale}, capture_output=True, check=True, timeout=PATIENCE)
    assert word in done.stdout.decode()


@pytest.mark.parametrize(("locale", "words"), [("C", "Usage: "), ("ru_RU.UTF-8", "Вызов: "), ("nl_NL.UTF-8", "Gebruik: ")])
def test_help_is_in_the_language_of_the_environment(environment: dict[str, str], locale: str, words: str) -> None:
    done = subprocess.run(
        [RAILBIRD, "play", "--help"], env=environment | {"LC_ALL": locale}, capture_output=True, check=True, timeout=PATIENCE
    )
    assert done.stdout.decode().startswith(words)


def test_the_version_says_which_engine_runs(environment: dict[str, str]) -> None:
    pure = subprocess.run(
        [RAILBIRD, "--version"], env=environment | {"RAILBIRD_PURE": "1"}, capture_output=True, check=True, timeout=PATIENCE
    )
    assert re.fullmatch(rb"railbird \d+\.\d+\.\d+, interpreted engine\n", pure.stdout)


@pytest.mark.compiled
def test_the_version_says_that_the_engine_is_compiled(environment: dict[str, str]) -> None:
    done = subprocess.run([RAILBIRD, "--version"], env=environment, capture_output=True, check=True, timeout=PATIENCE)
    assert re.fullmatch(rb"railbird \d+\.\d+\.\d+, compiled engine\n", done.stdout)


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\x00\n", "’\n".encode()])
def test_bytes_that_are_no_text_are_no_option(environment: dict[str, str], typed: bytes) -> None:
    done = subprocess.run([RAILBIRD, "play", "las-vegas"], env=environment, input=typed, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "is none of the options" in done.stdout.decode()


def test_a_terminal_that_knows_few_letters_gets_question_marks(environment: dict[str, str]) -> None:
    poor = environment | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([RAILBIRD, "games", "--lang", "ru"], env=poor, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"???" in done.stdout
