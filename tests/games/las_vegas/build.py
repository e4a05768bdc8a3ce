"""Short ways to lay a table of Las Vegas."""

from __future__ import annotations

from typing import Any

import pytest

from railbird.core.contract import Over, Scribe
from railbird.core.door import IllegalMove, play
from railbird.core.facts import Fact
from railbird.core.game import find_game
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import Casino

PAIRS = "30 40 30 50 40 50 50 60 60 70 80 90"


def fresh(seats: int = 4, game: str = "las-vegas", **variant: Any) -> LasVegas:
    """Seat 1 begins; nothing is dealt yet."""
    card = find_game(game)
    state = card.new(seats, card.variant(**{"starter": "first", **variant}))
    assert isinstance(state, LasVegas)
    return state


def table(seats: int = 4, notes: str = PAIRS, game: str = "las-vegas", **variant: Any) -> LasVegas:
    """Seat 1 begins; notes, in thousands, lie beside the casinos; nobody has rolled."""
    state = fresh(seats, game, **variant)
    deal(state, notes)
    return state


def deal(state: LasVegas, notes: str) -> None:
    do(state, *(f"note {note}000" for note in notes.split()))


def do(state: LasVegas, *events: str) -> None:
    """Play events through the checked door."""
    card = find_game(state.game())
    for event in events:
        play(state, card.parse(event))


def refused(state: LasVegas, event: str) -> str:
    """The rule by which the event is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, find_game(state.game()).parse(event))
    return caught.value.refusal.rule


def put(state: LasVegas, casino: int, *dice: str) -> Casino:
    """Lay dice into a casino, row by row from seat 1: `3` is three small dice, `1+1` one small and the big one."""
    here = state.casinos[casino - 1]
    for row, stack in enumerate(dice):
        small, _, big = stack.partition("+")
        here.add(row, int(small), int(big or 0))
    return here


def prize(state: LasVegas, casino: int, *thousands: int) -> None:
    """Lay other notes beside a casino."""
    here = state.casinos[casino - 1]
    here.notes = [1000 * note for note in thousands]
    here.worth = sum(here.notes)


def hands(state: LasVegas, *dice: str) -> None:
    """Give every seat its dice in hand, written as in `put`."""
    for player, stack in zip(state.players, dice, strict=True):
        small, _, big = stack.partition("+")
        player.small, player.big = int(small), int(big or 0)


def options(state: LasVegas) -> list[str]:
    turn = state.pending()
    return [option.text() for option in getattr(turn, "options", [])]


def money(state: LasVegas) -> list[int]:
    """What every seat has won, in thousands."""
    return [player.money // 1000 for player in state.players]


def listen(state: LasVegas) -> Told:
    """The facts told from now on."""
    state.scribe = Scribe()
    return Told(state.scribe)


class Told:
    """The facts of a scribe, read when looked at."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe

    def of(self, kind: type[Fact]) -> list[Fact]:
        return [fact for fact, _ in self.scribe.told if isinstance(fact, kind)]


def result(state: LasVegas) -> Over:
    over = state.pending()
    assert isinstance(over, Over)
    return over
