"""`railbird league` as people and programs use it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from railbird.cli.group import railbird

COMMAND = [sys.executable, "-c", "from railbird.cli import main; main()", "league"]
WORDS = ["las-vegas", "--seats", "4", "--bots", "greedy,random", "--games", "40", "--seed", "1"]
LONG = [
    "las-vegas",
    "--seats",
    "4",
    "--bots",
    "greedy,random",
    "--games",
    "1000000",
    "--looks",
    "1",
    "--seed",
    "1",
    "--workers",
    "1",
    "--json",
]


def league(*words: str) -> Result:
    return CliRunner().invoke(railbird, ["league", *words, "--workers", "1", "--lang", "en"])


def found(*words: str) -> Any:
    done = league(*words, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_json_is_one_object_with_these_fields() -> None:
    result = found(*WORDS)
    assert list(result) == ["game", "seats", "seed", "games", "most_games", "looks", "confidence", "decided", "by_bot"]
    greedy, random = result["by_bot"]
    assert list(greedy) == [
        "bot", "games", "par", "win_share", "low", "high", "verdict", "mean_score", "rating", "deviation", "replaced"
    ]  # fmt: skip
    assert (greedy["bot"], greedy["verdict"], random["verdict"]) == ("greedy", "above", "below")
    assert result["decided"]
    assert result["games"] in result["looks"]


def test_a_single_look_plays_all_games() -> None:
    result = found(*WORDS, "--looks", "1")
    assert (result["games"], result["looks"], result["confidence"]) == (40, [40], 0.95)


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_people_get_a_table_in_their_language(language: str) -> None:
    done = CliRunner().invoke(railbird, ["league", *WORDS, "--workers", "1", "--lang", language])
    assert (done.exit_code, done.stderr) == (0, "")
    assert "greedy" in done.stdout
    assert "seed 1" in done.stdout
    assert {"en": "above par", "ru": "выше нормы", "nl": "boven par"}[language] in done.stdout


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (["roulette", "--bots", "greedy,random"], "roulette"),
        (["las-vegas"], "--bots"),
        (["las-vegas", "--bots", "greedy"], "two different bots"),
        (["las-vegas", "--bots", "greedy,oracle"], "oracle"),
        (["las-vegas", "--bots", "greedy,random", "--seats", "9"], "not 9"),
        (["las-vegas", "--bots", "greedy,random", "--seats", "0"], "not 0"),
        (["las-vegas", "--bots", "greedy,random", "--games", "1"], "too few"),
        (["las-vegas", "--bots", "greedy,random", "--looks", "0"], "0 is not in the range"),
        (["las-vegas", "--bots", "greedy,random", "--resume", "/"], "directory"),
        (["las-vegas", "--bots", "greedy,random", "--resume", "/no/such/folder/file"], "No such file"),
    ],
)
def test_bad_input_is_one_line_that_names_the_cause(words: list[str], cause: str) -> None:
    done = CliRunner().invoke(railbird, ["league", *words, "--lang", "en"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert cause in done.stderr


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-royale"])
def test_an_ended_league_is_told_again_from_its_file(game: str, tmp_path: Path) -> None:
    file = str(tmp_path / "league.jsonl")
    once = found(game, *WORDS[1:], "--resume", file)
    kept = Path(file).read_bytes()
    assert kept.count(b"\n") == 1 + once["games"]
    assert found(game, *WORDS[1:-2], "--resume", file) == once
    assert Path(file).read_bytes() == kept


def test_a_file_of_another_league_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "league.jsonl")
    found(*WORDS, "--resume", file)
    done = league(*WORDS, "--games", "60", "--resume", file)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "another league (games 40, not 60)" in done.stderr


def test_a_damaged_file_is_refused_by_line(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    found(*WORDS, "--resume", str(path))
    path.write_bytes(path.read_bytes().replace(b'"game":1,', b'"game":7,'))
    done = league(*WORDS, "--resume", str(path))
    assert done.exit_code == 2
    assert "line 3: game 1 is missing" in done.stderr


def test_moves_made_for_a_program_that_fails_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("import sys\nfor line in sys.stdin:\n    print('place 7', flush=True)\n")
    words = ["las-vegas", "--seats", "2", "--bots", f"random,program:{sys.executable} {path}", "--games", "2", "--seed", "1"]
    done = subprocess.run([*COMMAND, *words, "--workers", "1", "--json"], capture_output=True, text=True, check=False, timeout=120)
    random, broken = json.loads(done.stdout)["by_bot"]
    assert random["replaced"] == 0
    assert broken["replaced"] == done.stderr.count("failed, another bot plays this move") > 10


def start(file: Path) -> subprocess.Popen[str]:
    return subprocess.Popen([*COMMAND, *LONG, "--resume", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_games(file: Path, games: int) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        time.sleep(0.02)


@pytest.mark.slow
def test_a_killed_league_goes_on_and_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with start(file) as first:
        wait_for_games(file, 10)
        first.send_signal(signal.SIGKILL)
        first.communicate(timeout=60)
    kept = file.read_bytes()
    with start(file) as second:
        wait_for_games(file, kept.count(b"\n") + 10)
        second.send_signal(signal.SIGINT)
        output, said = second.communicate(timeout=60)
    assert second.returncode == 130
    assert "Interrupted after" in said
    assert "Traceback" not in said
    result = json.loads(output)
    assert result["incomplete"] is True
    games = file.read_bytes().count(b"\n") - 1
    assert result["games"] == games - games % 2
    assert file.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])


@pytest.mark.slow
def test_the_result_is_the_same_on_any_number_of_processes() -> None:
    words = ["las-vegas", "--seats", "4", "--bots", "greedy,random", "--games", "120", "--looks", "1", "--seed", "1", "--json"]
    texts = [subprocess.run([*COMMAND, *words, "--workers", number], capture_output=True, check=True).stdout for number in "12"]
    assert texts[0] == texts[1]
