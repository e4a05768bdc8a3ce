"""Events from their words, without a state."""

from __future__ import annotations

from railbird.core.contract import Event
from railbird.games.eight28.state import DEAL, DECLINE, JOIN_FIRST, JOIN_SECOND, LOT, TAKE, TURN

WORDS = {event.text(): event for event in [*LOT, *DEAL, *TURN, TAKE, DECLINE, JOIN_FIRST, JOIN_SECOND]}


def parse(text: str) -> Event:
    event = WORDS.get(text)
    if event is None:
        raise ValueError(f"{text!r} is not an event of eight-28")
    return event
