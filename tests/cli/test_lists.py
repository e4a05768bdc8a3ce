"""`railbird games` and `railbird rules`."""

from __future__ import annotations

import pytest

from railbird.core.game import games
from railbird.speech import LANGUAGES, Speech
from tests.cli.conftest import Run


def squeezed(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_seats_bots_and_options(run: Run, language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    listed = squeezed(result.stdout)
    for game in games().values():
        speech = Speech(language, game)
        assert f"{game.id}: {speech.say(f'{game.id}-title')}" in listed
        assert squeezed(speech.say(f"{game.id}-summary")) in listed
        for option in game.variant.__struct_fields__:
            assert option in listed


def test_an_option_is_listed_with_its_values_and_default(run: Run) -> None:
    listed = run("games").stdout
    assert "- random: a seat drawn by lot (default)" in listed
    assert "- first: the first seat\n" in "\n".join(line.rstrip() for line in listed.splitlines())
    assert "2–5" in listed
    assert "random, greedy" in listed


@pytest.mark.parametrize(("language", "words"), [("en", "Set-up"), ("ru", "Фишки"), ("nl", "Voorbereiding")])
def test_the_ledger_is_printed_in_every_language(run: Run, language: str, words: str) -> None:
    result = run("rules", "las-vegas", "--lang", language)
    assert result.exit_code == 0
    assert words in result.stdout
    assert "LV-12" in result.stdout
    assert "**" not in result.stdout
    assert "*" not in result.stdout


@pytest.mark.parametrize("number", ["LV-12", "lv-12", "12"])
def test_one_rule_is_printed_by_its_number(run: Run, number: str) -> None:
    result = run("rules", "las-vegas", number)
    assert result.exit_code == 0
    assert squeezed(result.stdout).startswith("LV-12 You choose exactly one of the numbers rolled.")


@pytest.mark.parametrize("command", [["games"], ["rules", "las-vegas"]])
def test_nothing_is_wider_than_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, run(*command).stdout.splitlines())) <= 60


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("games", "play", "replay", "rules"):
        assert f"\n  {command} " in result.stdout
