"""Events from their words, without a state."""

from __future__ import annotations

from railbird.core.contract import Event
from railbird.games.long_shot.pieces import (
    BET,
    BUY,
    CHOOSE,
    DO_OVER,
    DRAW,
    HORSES,
    KEEP,
    MOVE,
    PASS,
    PLAY,
    PLUCK,
    ROB,
    SELL,
    STEAL,
    TOKEN,
    HorseDie,
    MoveDie,
    Roll,
)

MOST_ON_DIE = 9
"""Whatever a person's own box has on its move die, it is one digit."""
DICE: list[Event] = [
    *(Roll(horse, move) for horse in range(HORSES) for move in range(MOST_ON_DIE + 1)),
    *(HorseDie(horse) for horse in range(HORSES)),
    *(MoveDie(move) for move in range(MOST_ON_DIE + 1)),
]
CHOICES: list[Event] = [*PLAY, *SELL, *PLUCK, *BUY, *BET, *MOVE, *CHOOSE, *ROB, *TOKEN, *DO_OVER, KEEP, PASS]
EVENTS: dict[str, Event] = {event.text(): event for event in [*DICE, *DRAW, *STEAL, *CHOICES]}


def parse(text: str) -> Event:
    event = EVENTS.get(text)
    if event is None:
        raise ValueError(f"{text!r} is not an event of long-shot")
    return event
