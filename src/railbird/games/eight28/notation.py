"""Events from their words, without a state, and options as a person meets them."""

from __future__ import annotations

from railbird.core.contract import Event
from railbird.core.game import Offer
from railbird.games.eight28.state import DEAL, DECLINE, FIRST_GOAL, JOIN_FIRST, JOIN_SECOND, LOT, TAKE, TURN, Answer, Join
from railbird.games.eight28.view import Eight28View

WORDS = {event.text(): event for event in [*LOT, *DEAL, *TURN, TAKE, DECLINE, JOIN_FIRST, JOIN_SECOND]}


def parse(text: str) -> Event:
    event = WORDS.get(text)
    if event is None:
        raise ValueError(f"{text!r} is not an event of eight-28")
    return event


def offer(view: Eight28View, event: Event) -> Offer:
    """How to present an option: an answer with the totals so far, or a half with the total that competes for it."""
    assert view.turn is not None
    totals = view.players[view.turn].totals
    if isinstance(event, Join):
        total = totals[0] if event.half == FIRST_GOAL else totals[-1]
        return Offer(
            event=event.text(), message=f"eight-28-offer-join-{event.half}", args={"total": total},
            group="join", shortcut=str(event.half)[0], target=f"half:{event.half}",
        )  # fmt: skip
    assert isinstance(event, Answer)
    message = f"eight-28-offer-{event.text()}"
    return Offer(event=event.text(), message=message, args={"totals": totals}, group="offer", shortcut=event.text()[0], target="deck")
