"""The table in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from railbird.cli.boards import draw
from railbird.core.game import find_game, view
from railbird.games.eight28.facts import HalfWon, LeftOver, Reveals, Takes
from railbird.games.eight28.notation import parse
from railbird.games.eight28.rules import Eight28
from railbird.speech import LANGUAGES, Speech
from tests.games.eight28.build import finish, run, settle, table

GAME = find_game("eight-28")
BOTH = "2\u00a0or\u00a012"


def drawn(state: Eight28, seat: int | None, language: str = "en") -> str:
    console = Console(width=120, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(view(state, seat), Speech(language, GAME, ["Ann", "Bo", "Cy"])))
    return capture.get()


def row(board: str, name: str) -> list[str]:
    """What stands behind a name, word by word."""
    return next(line for line in board.splitlines() if name in line).partition(name)[2].split()


def test_all_possible_totals_are_shown_and_unknown_cards_marked() -> None:
    state = table("1/11 1/11 4", "5 10", "7", blue=3, takers=1)
    board = drawn(state, 0)
    assert "Centre: 3 blue crystals ◆◆◆" in board
    assert row(board, "Ann")[:8] == ["1/11", "1/11", "4", "6,", "16,", "or", "26", "deals"]
    assert row(board, "Bo")[:5] == ["?", "10", "10", "+", "?"]
    assert row(board, "Cy")[:2] == ["?", "?"]
    assert "Of 47 unseen cards" in board
    assert "1/11" not in row(drawn(state, 1), "Ann")[0]


def test_answers_of_this_offer_are_shown() -> None:
    state = table("3", "5 10 10 9", "7", dealer=2, turn=0)
    run(state, "take", "turn 2")
    assert "took" in row(drawn(state, 2), "Ann")
    assert "out" in row(drawn(state, 2), "Bo")
    assert "took" not in row(drawn(state, 2), "Cy")
    run(state, "decline")
    assert "declined" not in row(drawn(state, 2), "Cy")


@pytest.mark.parametrize("seat", [None, 1])
def test_who_is_out_with_28_open_is_over_it_whatever_lies_hidden(seat: int | None) -> None:
    state = table("3", "1 10 10 8", "7")
    assert ["over", "28"] == row(drawn(state, seat), "Bo")[4:6]


def test_halves_are_shown_while_they_are_chosen() -> None:
    state = table("1/11", "5", "7 10 10 9", blue=4)
    settle(state)
    board = drawn(state, 1)
    assert "chooses" in row(board, "Ann")
    assert "→ 8" in " ".join(row(board, "Bo"))
    assert "over 28" in " ".join(row(board, "Cy"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_finds_its_words(language: str) -> None:
    state = table("1/11", "5", "7 10", blue=4, red=1, supply=(0, 14))
    assert drawn(state, 0, language)
    finish(state, "join 8")
    assert drawn(state, None, language).splitlines()[0] == Speech(language, GAME).say("eight-28-board-over")


def test_totals_are_written_one_way_on_the_board_in_the_log_and_in_an_offer() -> None:
    state = table("1/11 1", "5 10", "7", turn=0, dealer=2)
    speech = Speech("en", GAME, ["Ann", "Bo", "Cy"])
    offer = GAME.offer(view(state, 0), parse("decline"))
    assert speech.offer(offer) == f"Decline; stay on {BOTH}"
    assert speech.offer(GAME.offer(view(state, 0), parse("take"))) == f"Take a card (you\u00a0have {BOTH})"
    assert BOTH in drawn(state, 0)
    assert f"; open total\u00a0{BOTH}." in speech.fact(Takes(0, "1", [2, 12]))
    assert f": total\u00a0{BOTH}." in speech.fact(Reveals(0, "1", [2, 12]))


def test_whoever_is_over_28_reads_that_no_half_is_possible() -> None:
    state = table("10 10 9", "5 10", "7", turn=0, dealer=2)
    take, decline = (Speech("en", GAME).offer(GAME.offer(view(state, 0), parse(answer))) for answer in ("take", "decline"))
    assert take == "Take a card; still no\u00a0half"
    assert decline == "Decline; over\u00a028, no\u00a0half"


def test_what_is_left_over_is_for_nobody_after_the_last_round() -> None:
    speech = Speech("en", GAME)
    assert speech.fact(LeftOver(2, 0, is_last=False)) == "Left in the centre: 2 blue crystals."
    assert speech.fact(LeftOver(2, 1, is_last=True)) == "Left over, for nobody: 2 blue crystals and 1\u00a0red."


def test_a_half_is_won_exactly_or_by_coming_closest() -> None:
    speech = Speech("en", GAME, ["Ann", "Bo", "Cy"])
    assert speech.fact(HalfWon(8, 8, [0])) == "Exactly 8: Ann."
    assert speech.fact(HalfWon(28, 27, [0])) == "Closest to 28, with 27: Ann."
    assert speech.fact(HalfWon(28, 8, [0])) == "Closest to 28, with 8: Ann."
