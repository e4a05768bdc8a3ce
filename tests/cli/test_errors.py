"""Whatever is asked for wrongly is answered in one line, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def check(run: Run, command: str, *told: str) -> None:
    """One line on stderr that says all of this; nothing on stdout; no traceback."""
    result = run(*command.split(" "))
    assert (result.exit_code, result.stdout) == (2, "")
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("railbird: ")
    assert result.stderr.count("\n") == 1
    for words in told:
        assert words in result.stderr


@pytest.mark.parametrize("command", ["play", "rules"])
def test_an_unknown_game_suggests_one_that_is_like_it(run: Run, command: str) -> None:
    check(run, f"{command} las-vegs", "no game “las-vegs”", "did you mean las-vegas", "railbird games")
    check(run, f"{command} chess", "no game “chess”.", "railbird games")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("--bots gredy", "no bot “gredy”; did you mean greedy?"),
        ("--bots stockfish", "no bot “stockfish”; choose from random, greedy"),
        ("--seats 5 --bots greedy,random", "2 bots are named for 4 seats"),
        ("--seats 1", "2 to 5 players, not 1"),
        ("--seats 9", "2 to 5 players, not 9"),
        ("--bots random,random,random,random,random", "2 to 5 players, not 6"),
        ("--seats 3 --humans 4", "4 people do not fit in 3 seats"),
        ("--humans -1", "'--humans'"),
        ("--seats 2 --names Ann,Bo,Cy", "3 names for 2 seats"),
        ("--names Ann,Ann", "“Ann” cannot be a name"),
        ("--names Ann,,Bo", "“” cannot be a name"),
        ("--names A\x1b[2J", "“A?[2J” cannot be a name"),
        ("--names Wolfgang-Amadeus-Mozart", "at most 16 letters"),
        ("--variant stater=first", "no option “stater”; did you mean starter?"),
        ("--variant dragons=yes", "no option “dragons”; its options: starter, neutral_dice"),
        ("--variant starter=last", "starter cannot be “last”; it may be: first, random"),
        ("--variant neutral_dice=perhaps", "neutral_dice cannot be “perhaps”; it may be: yes, no"),
        ("--variant starter", "not of the form OPTION=VALUE"),
        ("--lang de", "'en', 'ru', 'nl'"),
        ("--seed many", "'--seed'"),
        ("--pace fast", "'--pace'"),
        ("--sead 3", "'--seed'"),
        ("--save /nowhere/game.jsonl", "/nowhere/game.jsonl: No such file or directory"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(run: Run, options: str, told: str) -> None:
    check(run, f"play las-vegas {options}", told)


def test_what_a_game_itself_refuses_is_passed_on(run: Run) -> None:
    check(run, "play las-vegas-2012 --seats 5 --variant neutral_dice=yes", "two to four players, not 5")


def test_a_record_never_overwrites_a_file(run: Run, tmp_path: Path) -> None:
    dear = tmp_path / "dear.txt"
    dear.write_text("a letter")
    check(run, f"play las-vegas --save {dear}", f"{dear} exists and is not overwritten")
    assert dear.read_text() == "a letter"


def test_a_missing_word_names_what_to_read(run: Run) -> None:
    check(run, "play", "'GAME'", "railbird play --help")
    check(run, "plai", "'play'", "railbird --help")


@pytest.mark.parametrize(("number", "told"), [("LV-999", "no rule LV-999"), ("LV12", "did you mean LV-12"), ("x", "no rule x.")])
def test_an_unknown_rule_is_an_error(run: Run, number: str, told: str) -> None:
    check(run, f"rules las-vegas {number}", told, "railbird rules las-vegas")


@pytest.mark.parametrize(("language", "told"), [("ru", "игры «las-vegs» нет; может быть, las-vegas"), ("nl", "bedoel je las-vegas")])
def test_errors_speak_the_language_asked_for(run: Run, language: str, told: str) -> None:
    check(run, f"play las-vegs --lang {language}", told)
