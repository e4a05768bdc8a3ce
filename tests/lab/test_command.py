"""`railbird simulate` as people and programs use it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from railbird.cli.group import railbird
from railbird.core.game import find_game
from railbird.lab.plan import make_plan
from railbird.lab.result import make_result
from railbird.lab.simulation import play_chunk

COMMAND = [sys.executable, "-c", "from railbird.cli import main; main()", "simulate"]
FIELDS = ["game", "seats", "games", "seed", "seconds", "games_per_second", "decisions_per_game", "by_seat", "by_bot"]


def simulate(*words: str) -> Result:
    return CliRunner().invoke(railbird, ["simulate", *words, "--workers", "1", "--lang", "en"])


def simulated(*words: str) -> Any:
    done = simulate(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in result.items() if field not in ("seconds", "games_per_second", "incomplete")}


def test_json_is_one_object_with_these_fields() -> None:
    result = simulated("las-vegas", "--seats", "4", "--bots", "greedy,random,random,random", "--games", "20", "--seed", "1")
    assert list(result) == FIELDS
    assert [list(row) for row in result["by_seat"]] == [["seat", "mean_score", "win_share"]] * 4
    assert [list(row) for row in result["by_bot"]] == [["bot", "games", "win_share", "low", "high", "mean_score"]] * 2
    assert [row["seat"] for row in result["by_seat"]] == [1, 2, 3, 4]
    assert [(row["bot"], row["games"]) for row in result["by_bot"]] == [("greedy", 20), ("random", 60)]


def test_money_is_in_dollars() -> None:
    result = simulated("las-vegas", "--games", "20", "--seed", "1")
    (row,) = result["by_bot"]
    assert 300_000 < row["mean_score"] < 500_000


def test_one_bot_plays_all_seats() -> None:
    result = simulated("las-vegas", "--seats", "3", "--bots", "greedy", "--games", "5", "--seed", "1")
    assert [(row["bot"], row["games"], row["win_share"]) for row in result["by_bot"]] == [("greedy", 15, 1 / 3)]


def test_greedy_beats_random() -> None:
    greedy, others = simulated("las-vegas", "--bots", "greedy,random,random,random", "--games", "200", "--seed", "1")["by_bot"]
    assert greedy["low"] > 1 / 4 > others["high"]


def test_a_variant_changes_the_games() -> None:
    usual = simulated("las-vegas-2012", "--games", "5", "--seed", "1")
    neutral = simulated("las-vegas-2012", "--games", "5", "--seed", "1", "--variant", "neutral_dice=yes")
    assert neutral["decisions_per_game"] != usual["decisions_per_game"]


def test_without_a_seed_the_games_differ_and_the_seed_is_told() -> None:
    once, twice = simulated("las-vegas", "--games", "3"), simulated("las-vegas", "--games", "3")
    assert once["seed"] != twice["seed"]
    again = simulated("las-vegas", "--games", "3", "--seed", str(once["seed"]))
    assert without_time(again) == without_time(once)


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_people_get_tables_in_their_language(language: str) -> None:
    done = simulate("las-vegas", "--bots", "greedy,random,random,random", "--games", "10", "--seed", "77", "--lang", language)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert "greedy" in done.stdout
    assert "3 × random" in done.stdout
    assert "seed 77" in done.stdout


def test_points_are_shown_without_a_dollar_sign() -> None:
    assert not find_game("pig").dollars
    done = simulate("pig", "--games", "3", "--seed", "1")
    assert done.exit_code == 0
    assert "$" not in done.stdout
    assert "Mean score" in done.stdout


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (["roulette"], "roulette"),
        (["las-vegas", "--seats", "9"], "not 9"),
        (["las-vegas", "--seats", "0"], "not 0"),
        (["las-vegas", "--bots", "oracle"], "oracle"),
        (["las-vegas", "--bots", "random,random", "--seats", "3"], "2 bots are named for 3 seats"),
        (["las-vegas", "--games", "0"], "0 is not in the range"),
        (["las-vegas", "--games", "many"], "many"),
        (["las-vegas", "--workers", "0"], "0 is not in the range"),
        (["las-vegas", "--variant", "colour=red"], "colour"),
        (["las-vegas", "--variant", "starter=third"], "third"),
        (["las-vegas-2012", "--seats", "5", "--variant", "neutral_dice=yes"], "neutral dice"),
    ],
)
def test_bad_input_is_one_line_that_names_the_cause(words: list[str], cause: str) -> None:
    done = CliRunner().invoke(railbird, ["simulate", *words, "--lang", "en"])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert cause in done.stderr


def in_process(*words: str, **environment: str) -> Any:
    done = subprocess.run([*COMMAND, *words], env={**os.environ, **environment}, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    return without_time(json.loads(done.stdout))


@pytest.mark.slow
def test_the_hash_seed_changes_nothing() -> None:
    words = ["las-vegas", "--bots", "greedy,random,random,random", "--games", "30", "--seed", "3", "--workers", "1", "--json"]
    assert in_process(*words, PYTHONHASHSEED="1") == in_process(*words, PYTHONHASHSEED="2")


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_and_interpreted_games_are_the_same() -> None:
    words = ["las-vegas", "--bots", "greedy,random,random,random", "--games", "100", "--seed", "3", "--workers", "1", "--json"]
    assert in_process(*words, RAILBIRD_PURE="0") == in_process(*words, RAILBIRD_PURE="1")


@pytest.mark.slow
def test_a_game_in_plain_python_from_another_package_is_played_by_several_processes() -> None:
    words = ["pig", "--seats", "3", "--bots", "random", "--games", "400", "--seed", "3", "--json"]
    assert in_process(*words, "--workers", "2") == in_process(*words, "--workers", "1")


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_done(workers: int) -> None:
    reading, terminal = pty.openpty()
    words = ["las-vegas", "--bots", "greedy,random,random,random", "--games", "1000000000", "--seed", "5", "--json"]
    running = subprocess.Popen(
        [*COMMAND, *words, "--workers", str(workers)],
        stdout=subprocess.PIPE, stderr=terminal, text=True, start_new_session=True, env={**os.environ, "TERM": "xterm", "LANG": "C"},
    )  # fmt: skip
    os.close(terminal)
    wait_for_games(reading)
    os.killpg(running.pid, signal.SIGINT)
    output, _ = running.communicate(timeout=60)
    said = read_all(reading)
    assert running.returncode == 130
    assert "Traceback" not in said
    assert "Interrupted" in said
    result = json.loads(output)
    assert result["incomplete"] is True
    assert 0 < result["games"] < 1_000_000_000
    assert without_time(result) == first_games(result["games"])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes in /proc")
def test_a_killed_process_ends_the_simulation_with_one_line() -> None:
    words = ["las-vegas", "--games", "1000000000", "--workers", "2", "--lang", "en"]
    running = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    os.kill(last_child(running.pid), signal.SIGKILL)
    output, said = running.communicate(timeout=60)
    assert (running.returncode, output) == (2, "")
    assert said.startswith("railbird: the system ended one of the processes")
    assert said.count("\n") == 1


@pytest.mark.slow
def test_processes_end_with_the_simulation_that_was_killed() -> None:
    """They share its output, which ends when the last of them has ended."""
    reading, terminal = pty.openpty()
    words = ["las-vegas", "--games", "1000000000", "--workers", "2", "--json"]
    running = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=terminal, env={**os.environ, "TERM": "xterm", "LANG": "C"}
    )
    os.close(terminal)
    wait_for_games(reading)
    running.kill()
    output, _ = running.communicate(timeout=60)
    assert output == b""
    os.close(reading)


def last_child(process: int) -> int:
    """A process that plays games: the youngest of three, since the first only watches over the others."""
    while len(children := Path(f"/proc/{process}/task/{process}/children").read_text().split()) < 3:
        time.sleep(0.1)
    return int(children[-1])


def wait_for_games(terminal: int) -> None:
    """Until the progress bar has counted some and other processes have had time to join in."""
    seen = ""
    while seen.count("/1000000000") < 12:
        seen += os.read(terminal, 1000).decode(errors="replace")


def read_all(terminal: int) -> str:
    """What is left to read; a terminal that nobody writes to any more ends with an error."""
    seen = ""
    while True:
        try:
            seen += os.read(terminal, 1000).decode(errors="replace")
        except OSError:
            os.close(terminal)
            return seen


def first_games(games: int) -> Any:
    plan = make_plan("las-vegas", 4, ["greedy", "random", "random", "random"], games, 5)
    result = make_result(plan, play_chunk(plan, 0, games)[0], 1.0)
    return without_time(msgspec.to_builtins(result))


@pytest.mark.soak
@pytest.mark.compiled
def test_a_million_games_need_no_more_memory_than_a_few() -> None:
    few, many = peak_kilobytes(20_000), peak_kilobytes(1_000_000)
    assert many < few + 8_000


def peak_kilobytes(games: int) -> int:
    """The most memory that the command or one of its processes had at any time."""
    words = ["las-vegas", "--games", str(games), "--seed", "1", "--workers", "2", "--json"]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.DEVNULL) as running:
        _, status, usage = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    assert running.returncode == 0
    return usage.ru_maxrss
