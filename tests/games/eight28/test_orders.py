"""Standing orders: answers given in advance, which belong to the table and not to the rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from railbird.games.eight28.offers import answer, orders
from tests.games.eight28.build import look, run, settle, table


def test_always_decline_answers_every_offer() -> None:
    state = table("5", "6", "7")
    assert str(answer(look(state, 1), "always decline")) == "decline"
    run(state, "take", "turn 1", "decline", "decline", "decline", "take", "turn 1")
    assert str(answer(look(state, 1), "always decline")) == "decline"


def test_take_under_takes_while_the_open_total_stays_under_it() -> None:
    for hand, words in {"9": "take", "9 1/11 6": "take", "9 8": "None", "9 10": "None"}.items():
        state = table("5", hand, "7")
        assert str(answer(look(state, 1), "take under 8")) == words


def test_an_order_is_silent_when_its_seat_is_not_offered_a_card() -> None:
    state = table("5", "1/11", "7", blue=4)
    assert answer(look(state, 0), "always decline") is None
    run(state, "take")
    assert answer(look(state, 1), "always decline") is None
    run(state, "turn 2")
    settle(state)
    assert state.seat == 1
    assert answer(look(state, 1), "always decline") is None


@pytest.mark.parametrize("words", ["decline", "take", "take under", "take under x", "take under -3", "take under ²", "always take"])
def test_other_words_are_no_order(words: str) -> None:
    with pytest.raises(ValueError, match="not a standing order"):
        answer(look(table("5", "6", "7"), 1), words)


def test_orders_are_offered_to_players_who_are_in() -> None:
    state = table("5 10", "6 10 10 9", "1/11")
    words = [order.event for order in orders(look(state, 0))]
    assert words == ["always decline", *(f"take under {total}" for total in range(11, 28))]
    assert orders(look(state, 1)) == []
    assert orders(look(state, None)) == []
    settle(state)
    assert orders(look(state, 0)) == []


def test_no_orders_are_offered_after_a_final_pass() -> None:
    state = table("5", "6", "7", pass_is_final=True)
    assert orders(look(state, 1))
    run(state, "decline")
    assert orders(look(state, 1)) == []


def played(tmp_path: Path, *typed: str) -> str:
    """What the terminal shows to a person who types this and leaves."""
    table = [
        sys.executable,
        "-c",
        "from railbird.cli import main; main()",
        "play",
        "eight-28",
        "--seats",
        "3",
        "--names",
        "Ann",
        "--seed",
        "5",
    ]
    done = subprocess.run(
        [*table, "--seed", "5", "--lang", "en", "--save", str(tmp_path / "game.jsonl")],
        input="".join(f"{line}\n" for line in [*typed, "q"]),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_at_the_terminal_an_order_answers_until_the_round_ends(tmp_path: Path) -> None:
    shown = played(tmp_path, "always decline")
    first, _, second = shown.partition("Round 1 is over")
    assert first.count("Ann, your choice") == 1
    assert first.count("Ann declines.") == first.count("puts a blue crystal")
    assert second.count("Ann, your choice") == 1


def test_at_the_terminal_an_order_lapses_when_its_total_is_reached(tmp_path: Path) -> None:
    shown = played(tmp_path, "take under 2")
    before, _, _ = shown.partition("Round 1 is over")
    takes = before.count("Ann takes")
    assert takes >= 1
    assert before.count("Ann, your choice") == 2


def test_help_at_the_terminal_names_the_orders(tmp_path: Path) -> None:
    assert "always decline, take under 1 … take under 27" in " ".join(played(tmp_path, "?").split())
