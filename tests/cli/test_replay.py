"""A game told again, and everything that can be wrong with a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from railbird.cli.group import railbird
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a whole game of bots."""
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    command = ["play", "las-vegas", "--seats", "3", "--humans", "0", "--seed", "5", "--save", str(path)]
    assert CliRunner().invoke(railbird, command).exit_code == 0
    return path.read_bytes()


@pytest.fixture
def record(tmp_path: Path, game: bytes) -> Path:
    """A copy of it to damage."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(game)
    return path


def damage(record: Path, number: int, line: str) -> None:
    """Write another line in the place of this one."""
    lines = record.read_text().splitlines()
    lines[number - 1] = line
    record.write_text("\n".join(lines) + "\n")


def test_the_story_is_told_with_a_board_for_each_round_and_the_result(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    for words in ("Round 1 of 3", "Round 2 of 3", "Round 3 of 3", "The game is over", "wins"):
        assert words in result.stdout


def test_the_story_is_the_one_that_was_told_when_it_was_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = run("play", "las-vegas", "--humans", 0, "--seed", 6, "--save", path).stdout.splitlines()
    told = run("replay", path).stdout.splitlines()
    assert [line for line in played if line in told and line.strip()] == [line for line in told if line.strip()]


@pytest.mark.parametrize(("language", "words"), [("ru", "бросает"), ("nl", "gooit")])
def test_a_record_is_told_in_any_language(run: Run, record: Path, language: str, words: str) -> None:
    assert words in run("replay", record, "--lang", language).stdout


def test_one_moment_is_the_last_event_and_the_board_after_it(run: Run, record: Path) -> None:
    result = run("replay", record, "--at", 14)
    assert result.exit_code == 0
    assert "After event 14 of" in result.stdout
    assert result.stdout.count(" rolls ") == 1
    assert result.stdout.count("Round 1 of 3") == 1


def test_the_moment_before_the_first_event_is_an_empty_table(run: Run, record: Path) -> None:
    assert run("replay", record, "--at", 0).exit_code == 0


def test_a_moment_after_the_last_event_is_an_error(run: Run, record: Path) -> None:
    events = len(record.read_text().splitlines()) - 1
    assert run("replay", record, "--at", events).exit_code == 0
    result = run("replay", record, "--at", events + 1)
    assert result.exit_code == 2
    assert f"has {events} events" in result.stderr


@pytest.mark.parametrize(
    ("number", "line", "told"),
    [
        (1, "", "line 1: "),
        (1, "{}", "line 1: Object missing required field"),
        (1, '{"railbird":1,"game":"chess","rules":1,"variant":{},"seats":["A","B"]}', "line 1: there is no game 'chess'"),
        (1, '{"railbird":2,"game":"las-vegas","rules":1,"variant":{},"seats":["A","B"]}', "line 1: journal format 2"),
        (1, '{"railbird":1,"game":"las-vegas","rules":9,"variant":{},"seats":["A","B"]}', "line 1: recorded under rules 9"),
        (1, '{"railbird":1,"game":"las-vegas","rules":1,"variant":{"x":1},"seats":["A","B"]}', "line 1: Object contains unknown field"),
        (1, '{"railbird":1,"game":"las-vegas","rules":1,"variant":{},"seats":["A"]}', "line 1: las-vegas is played by 2 to 5"),
        (5, "", "line 5: "),
        (5, "{", "line 5: Input data was truncated"),
        (5, '{"event":7}', "line 5: Expected `str`"),
        (5, '{"event":"dance"}', "line 5: 'dance' is not an event of las-vegas"),
        (5, '{"event":"place 4"}', "line 5: “place 4” is not allowed here"),
    ],
)
def test_a_bad_line_is_named(run: Run, record: Path, number: int, line: str, told: str) -> None:
    damage(record, number, line)
    result = run("replay", record)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"railbird: {record}, {told}")
    assert result.stderr.count("\n") == 1


def test_a_broken_rule_is_explained_in_the_language_of_the_reader(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines, 1) if '"place' in line and "4" not in lines[number - 2])
    damage(record, number, '{"event":"place 4"}')
    result = run("replay", record, "--lang", "ru")
    assert f"строка {number}: «place 4» здесь нельзя" in result.stderr
    assert "(LV-12)" in result.stderr


@pytest.mark.parametrize(("content", "told"), [(b"", "is empty"), (b"\xff\xfe\x00", "line 1"), (b"\x1b[2Jhello\n", "line 1")])
def test_what_is_no_record_is_an_error(run: Run, tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    result = run("replay", path)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "\x1b" not in result.stderr


def test_a_file_that_is_not_there_and_a_folder_are_errors(run: Run, tmp_path: Path) -> None:
    assert "No such file" in run("replay", tmp_path / "none").stderr
    assert "Is a directory" in run("replay", tmp_path).stderr


def test_a_last_line_that_was_cut_off_is_left_out_and_said(run: Run, record: Path) -> None:
    text = record.read_text()
    lines = text.splitlines()
    record.write_text("\n".join(lines[:30]) + "\n" + lines[30][:-2])
    result = run("replay", record)
    assert result.exit_code == 0
    assert "line 31: cut off" in result.stderr
    assert "was not played to its end" in result.stdout


@pytest.mark.parametrize(("last", "told"), [(b'{"event":"\xff"}', "can't decode"), (b"[" * 100_000 + b"]" * 100_000, "Expected `object`")])
def test_a_last_line_that_is_whole_and_wrong_is_an_error_though_nothing_ends_it(run: Run, record: Path, last: bytes, told: str) -> None:
    record.write_bytes(b"\n".join([*record.read_bytes().splitlines()[:30], last]))
    result = run("replay", record)
    assert result.exit_code == 2
    assert "line 31" in result.stderr
    assert told in result.stderr


def test_a_last_line_that_lacks_only_its_end_counts(run: Run, record: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:31]))
    result = run("replay", record, "--at", 30)
    assert (result.exit_code, result.stderr) == (0, "")


def test_names_in_a_record_cannot_command_the_terminal(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace('"Ada"', r'"Ad\u001b[2J[bold]"'))
    result = run("replay", record)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Ad?[2J[bold]" in result.stdout


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_no_damage_whatever_causes_a_traceback(run: Run, record: Path, data: st.DataObject) -> None:
    whole = record.read_bytes()
    start = data.draw(st.integers(0, 1500))
    hurt = whole[:start] + data.draw(st.binary(max_size=6)) + whole[start + data.draw(st.integers(0, 40)) :]
    path = record.with_name("hurt.jsonl")
    path.write_bytes(hurt)
    result = run("replay", path, "--at", 0)
    assert result.exit_code in (0, 2)
    assert isinstance(result.exception, SystemExit | None)
    assert result.stderr.count("\n") <= 1
