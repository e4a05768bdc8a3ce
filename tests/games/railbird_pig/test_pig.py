"""Pig, a game of another package in plain Python, on the core as it is installed."""

from __future__ import annotations

from railbird_pig.rules import Pig

from railbird.core.contract import WIN, Decide, Over
from railbird.core.door import play, why_not
from railbird.core.game import find_game
from tests.rulebook import rule

PIG = find_game("pig")


def after(*events: str) -> Pig:
    state = PIG.new(2)
    for event in events:
        play(state, PIG.parse(event))
    assert isinstance(state, Pig)
    return state


@rule("PIG-1")
def test_only_the_seat_on_turn_chooses_between_rolling_and_holding() -> None:
    turn = after().pending()
    assert isinstance(turn, Decide)
    assert (turn.seat, [option.text() for option in turn.options]) == (0, ["roll", "hold"])
    refusal = why_not(after(), 1, PIG.parse("hold"))
    assert refusal is not None
    assert refusal.rule == "PIG-1"


@rule("PIG-2")
def test_a_roll_adds_to_the_pot() -> None:
    assert after("roll", "die 4", "roll", "die 6").pot == 10


@rule("PIG-3")
def test_a_one_loses_the_pot_and_the_turn() -> None:
    state = after("roll", "die 4", "roll", "die 1")
    assert (state.pot, state.scores, state.seat) == (0, [0, 0], 1)


@rule("PIG-4")
def test_holding_keeps_the_pot() -> None:
    state = after("roll", "die 4", "hold")
    assert (state.pot, state.scores, state.seat) == (0, [4, 0], 1)


@rule("PIG-5")
def test_a_hundred_points_win() -> None:
    state = after("roll", "die 6")
    state.scores[0] = 94
    play(state, PIG.parse("hold"))
    over = state.pending()
    assert isinstance(over, Over)
    assert (over.scores, over.shares) == ([100, 0], [WIN, 0])
