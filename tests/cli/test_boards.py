"""Boards as a person reads them, without colour and at sixty columns."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from railbird.cli.boards import draw, initials, plain
from railbird.core.contract import State
from railbird.core.game import find_game, view
from railbird.speech import LANGUAGES, Speech

NOTES = "30 30 40 30 50 30 60 30 70 30 80 30"


def printed(board: RenderableType, width: int = 60) -> list[str]:
    paper = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    paper.print(board)
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def table(game: str, seats: int, events: str, **choices: object) -> State:
    """A state after these events, which are divided by commas."""
    card = find_game(game)
    state = card.new(seats, card.variant(starter="first", **choices))
    for event in events.split(", "):
        state.apply(card.parse(event))
    return state


def show(state: State, language: str = "en", names: tuple[str, ...] = ("Ann", "Bo", "Cleo")) -> list[str]:
    return printed(draw(view(state, 0), Speech(language, find_game(state.game()), names)))


SET_UP = ", ".join(f"note {note}000" for note in NOTES.split(" "))


def test_a_new_table_shows_notes_hands_and_the_roll() -> None:
    state = table("las-vegas", 3, f"{SET_UP}, roll 1 1 2 3 5 5 5 +5")
    assert show(state) == [
        "Round 1 of 3  ▪ die · ■ big die, counts as two",
        "Casino   Notes → now to     Dice",
        "────────────────────────────────",
        "1        $30,000  $30,000",
        "2        $40,000  $30,000",
        "3        $50,000  $30,000",
        "4        $60,000  $30,000",
        "5        $70,000  $30,000",
        "6        $80,000  $30,000",
        "",
        "    Player   Money   Chips   In hand",
        "─────────────────────────────────────",
        ">   A Ann    $0      2       ▪▪▪▪▪▪▪■",
        "    B Bo     $0      2       ▪▪▪▪▪▪▪■",
        "    C Cleo   $0      2       ▪▪▪▪▪▪▪■",
        "",
        "Rolled: 1 ▪▪   2 ▪   3 ▪   5 ▪▪▪■",
    ]


def test_ties_are_struck_and_it_is_plain_who_would_be_paid() -> None:
    turns = [
        "roll 6 6 1 2 3 4 5 +1, place 6",
        "roll 1 1 2 3 4 5 1 +6, place 6",
        "roll 6 1 1 2 3 4 5 +1, place 6",
        "roll 2 2 2 3 4 +1, place 2",
        "roll 2 2 3 4 5 1 1, place 2",
        "roll 1 2 3 4 5 5 +2, place 2",
    ]
    lines = show(table("las-vegas", 3, f"{SET_UP}, {', '.join(turns)}"))
    assert "2        $40,000→B  $30,000   (A▪▪▪=C▪■ tie) > B▪▪" in lines
    assert "6        $80,000→C  $30,000   (A▪▪=B■ tie) > C▪" in lines


def test_neutral_dice_have_a_mark_and_a_line_of_their_own() -> None:
    state = table("las-vegas", 2, f"{SET_UP}, roll 1 1 2 3 4 5 5 +5, roll 1 2 3 4 5 6 6 +6")
    lines = show(state, names=("Ann", "Bo"))
    assert any("$70,000→*" in line and "*▪▪■" in line for line in lines)
    assert "    * neutral" in lines


def test_the_first_edition_has_neither_chips_nor_big_dice() -> None:
    notes = ", ".join(["note 50000"] * 6)
    lines = show(table("las-vegas-2012", 3, f"{notes}, roll 1 1 2 3 4 5 6 6"))
    assert lines[0] == "Round 1 of 4  ▪ die"
    assert not any("Chips" in line or "■" in line for line in lines)


def test_white_dice_are_told_apart() -> None:
    notes = ", ".join(["note 50000"] * 6)
    lines = show(table("las-vegas-2012", 2, f"{notes}, roll 1 1 2 3 4 5 6 6 +1 +2 +2 +3", neutral_dice=True), names=("Ann", "Bo"))
    assert lines[0] == "Round 1 of 4  ▪ die · □ white die, neutral"
    assert lines[-1] == "Rolled: 1 ▪▪□   2 ▪□□   3 ▪□   4 ▪   5 ▪   6 ▪▪"


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_crowded_casinos_fit_sixty_columns(language: str) -> None:
    names = ("Abdulrahmaninova", "Bartholomaeussen", "Chrysostomopoulo", "Dampfschiffahrts", "Eyjafjallajokull")
    turns = ["roll 6 6 6 1 2 3 4 +6, place 6"] * 5
    lines = show(table("las-vegas", 5, f"{SET_UP}, {', '.join(turns)}, roll 6 1 1 1"), language, names)
    assert max(map(len, lines)) <= 60
    assert sum(line.count("▪▪▪■") for line in lines) == 5


def test_seats_have_different_letters() -> None:
    names = ["Ann", "Anna", "Nan", "An", "1st", "Аня"]
    assert len(set(initials(names))) == len(names)


def test_seats_have_letters_that_look_different() -> None:
    assert initials(["Ann", "Аня"]) == ["A", "Н"]


def test_a_game_without_a_board_shows_what_its_view_knows() -> None:
    state = table("las-vegas", 3, f"{SET_UP}, roll 1 1 2 3 5 5 5 +5")
    lines = printed(plain.draw(view(state, 0), Speech("en", find_game("las-vegas"), ())), width=100)
    assert "round     0" in lines
    assert any(line.startswith("casinos") for line in lines)
    assert any("notes" in line and "small" in line and "winners" in line for line in lines)
