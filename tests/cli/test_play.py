"""Whole games by keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from railbird.core.contract import Over
from railbird.core.journal import Journal, parse_journal
from tests.cli.conftest import EVERY_NUMBER, Run

WHOLE_GAME = EVERY_NUMBER * 100
NO_ONE_IS_ROLLED = ("--variant", "starter=first", "--seed", 21)
"""A game that begins with a roll of 2 3 3 5 5 6 6 and the big die 5."""


def read(path: Path) -> Journal:
    """A record that must be whole."""
    text = path.read_text()
    assert text.endswith("\n")
    return parse_journal(text.splitlines())


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("las-vegas", 4, "en"),
        ("las-vegas", 2, "ru"),
        ("las-vegas", 5, "nl"),
        ("las-vegas-2012", 5, "en"),
        ("las-vegas-2012", 4, "ru"),
        ("las-vegas-2012", 2, "nl"),
    ],
)
def test_a_whole_game_is_played_and_recorded(run: Run, tmp_path: Path, game: str, seats: int, language: str) -> None:
    record = tmp_path / "game.jsonl"
    result = run("play", game, "--seats", seats, "--lang", language, "--seed", seats, "--save", record, typed=WHOLE_GAME)
    assert result.exit_code == 0, result.output
    journal = read(record)
    assert isinstance(journal.replay().pending(), Over)
    assert len(journal.header.seats) == seats
    assert {"en": "wins", "ru": "победа", "nl": "wint"}[language] in result.stdout
    assert str(record) in result.stdout


def test_the_same_seed_and_keys_give_the_same_game(run: Run, tmp_path: Path) -> None:
    records = [tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "three.jsonl"]
    for record, seed in zip(records, [7, 7, 8], strict=True):
        run("play", "las-vegas", "--seed", seed, "--save", record, typed=EVERY_NUMBER * 3)
    one, two, three = (record.read_text() for record in records)
    assert one == two
    assert one != three


def test_bots_do_not_change_the_first_roll(run: Run) -> None:
    first = [
        run("play", "las-vegas", "--variant", "starter=first", "--seed", 4, "--bots", bot, typed="q\n") for bot in ("greedy", "random")
    ]
    rolls = [[line for line in result.stdout.splitlines() if "Guest rolls" in line] for result in first]
    assert rolls[0] == rolls[1] != []


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "No die shows 1: only a number that was rolled can be chosen. (LV-12)"),
        ("ru", "Число 1 не выпало"),
        ("nl", "Geen dobbelsteen toont 1"),
    ],
)
@pytest.mark.parametrize("typed", ["1", "place 1", "  PLACE   1 "])
def test_what_is_not_allowed_is_refused_with_its_rule(run: Run, typed: str, language: str, reason: str) -> None:
    result = run("play", "las-vegas", *NO_ONE_IS_ROLLED, "--lang", language, typed=f"{typed}\nq\n")
    assert "2, 3, 3, 5, 5, 6, 6" in result.stdout
    assert reason in result.stdout


@pytest.mark.parametrize("typed", ["p", "з", "pass", "Pass"])
def test_a_key_a_russian_key_and_the_word_choose_the_same(run: Run, tmp_path: Path, typed: str) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "las-vegas", "--seats", 2, "--variant", "starter=first", "--save", record, typed=f"{typed}\nq\n")
    assert "pass" in [event.text() for event in read(record).events]


def test_a_key_that_had_a_meaning_is_answered_with_the_reason_why_not_now(run: Run) -> None:
    result = run("play", "las-vegas", "--variant", "starter=first", "--seed", 3, typed="p\np\np\nq\n")
    assert "You have no chip left" in result.stdout
    assert "(LV-21)" in result.stdout


def test_what_is_no_option_is_told_what_is(run: Run) -> None:
    result = run("play", "las-vegas", "--seed", 3, typed="dance\nq\n")
    assert "“dance” is none of the options: type one of " in result.stdout


def test_options_tell_what_they_would_come_to(run: Run) -> None:
    result = run("play", "las-vegas", *NO_ONE_IS_ROLLED, typed="q\n")
    assert re.search(r"5 Casino 5: 2\u00a0dice and the big die – strength 4: \$\d+,000\n", result.stdout)


def test_help_names_keys_and_words(run: Run) -> None:
    result = run("play", "las-vegas", *NO_ONE_IS_ROLLED, typed="?\nq\n")
    assert "place 2, place 3, place 5, place 6, pass" in result.stdout
    assert "q leave the table" in result.stdout


def test_short_rules_leave_out_rulings_and_sources(run: Run) -> None:
    result = run("play", "las-vegas", "--seed", 3, typed="r\nq\n")
    assert "LV-12" in result.stdout
    assert "Ruling" not in result.stdout
    assert "(Russian rules" not in result.stdout


@pytest.mark.parametrize("typed", ["q\n", "quit\n", "й\n", "", "\n\n"])
def test_who_leaves_finds_the_game_saved(run: Run, tmp_path: Path, typed: str) -> None:
    record = tmp_path / "game.jsonl"
    result = run("play", "las-vegas", "--save", record, typed=typed)
    assert result.exit_code == 0
    assert "You leave the table." in result.stdout
    assert len(read(record).events) > 12


def test_the_only_option_needs_no_key(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "las-vegas-2012", "--save", record, "--seed", 2, typed=EVERY_NUMBER * 4 + "\n" * 400)
    places = [event.text() for event in read(record).events if event.text().startswith("place")]
    assert len(places) > 4


def test_records_go_to_the_folder_of_the_person(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        assert run("play", "las-vegas").exit_code == 0
    records = sorted((tmp_path / "data" / "railbird" / "games").iterdir())
    assert len(records) == 3
    assert all(read(record).header.game == "las-vegas" for record in records)


def test_people_share_a_keyboard_without_a_pause_where_nothing_is_secret(run: Run) -> None:
    result = run("play", "las-vegas", "--humans", 2, "--names", "Ann,Bo", "--seats", 3, "--seed", 1, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "Ann, your choice" in result.stdout
    assert "Bo, your choice" in result.stdout
    assert "press Enter when you alone" not in result.stdout


@pytest.mark.parametrize("starter", ["random", "first"])
def test_everything_is_told_exactly_once_to_people_at_one_keyboard(run: Run, starter: str) -> None:
    result = run("play", "las-vegas", "--humans", 3, "--seats", 3, "--seed", 1, "--variant", f"starter={starter}", typed=WHOLE_GAME)
    assert [line.strip()[:8] for line in result.stdout.splitlines() if line.startswith("  Round ")] == ["Round 1.", "Round 2.", "Round 3."]


def test_nobody_at_the_keyboard_looks_on(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    result = run("play", "las-vegas", "--humans", 0, "--seed", 1, "--save", record)
    assert result.exit_code == 0
    assert isinstance(read(record).replay().pending(), Over)
    assert "your choice" not in result.stdout


def test_seats_follow_from_the_people_and_bots_that_were_named(run: Run, tmp_path: Path) -> None:
    for number, (options, seats) in enumerate([((), 4), (("--bots", "greedy,random"), 3), (("--humans", 5), 5)]):
        record = tmp_path / f"{number}.jsonl"
        run("play", "las-vegas", *options, "--save", record)
        assert len(read(record).header.seats) == seats


def test_a_guest_never_has_the_name_of_somebody_else(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "las-vegas", "--humans", 3, "--names", "Guest 2", "--save", record)
    assert '"seats":["Guest 2","Guest 3","Guest 4",' in record.read_text()


def test_names_given_go_to_the_first_seats_and_the_rest_have_other_initials(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "las-vegas", "--names", "Ann,Bo", "--save", record)
    assert read(record).header.seats == ["Ann", "Bo", "Clara", "Diego"]


def test_a_bot_keeps_its_letter_when_two_guests_share_theirs(run: Run) -> None:
    """The second Gast was A on the board, and Ada D."""
    board = run("play", "las-vegas", "--humans", 2, "--lang", "nl", "--seed", 1).stdout
    assert "A Gast 2" in board
    assert "A Ada" not in board
    assert "D Ada" not in board


def test_the_variant_is_on_record(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "las-vegas", "--seats", 2, "--variant", "neutral-dice=off", "--variant", "starter=first", "--save", record)
    assert read(record).header.variant == {"starter": "first", "neutral_dice": False}


def test_help_brings_the_coach(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railbird.cli.asking.THOUGHT", 0)
    result = run("play", "las-vegas", *NO_ONE_IS_ROLLED, typed="?\nq\n")
    assert "What the coach thinks after 40 games in its head" in result.stdout
    assert result.stdout.count(" % ± ") + result.stdout.count("% ± ") >= 5
