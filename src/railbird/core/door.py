"""The checked door to the rules: nothing illegal gets in, and every refusal names its rule."""

from __future__ import annotations

from railbird.core.contract import NOBODY, Chance, Decide, Event, Refusal, State


class IllegalMove(ValueError):
    """The rules do not allow this event now."""

    def __init__(self, event: Event, refusal: Refusal) -> None:
        super().__init__(f"{event.text()!r} is not allowed by {refusal.rule}")
        self.event = event
        self.refusal = refusal


def is_allowed(state: State, event: Event) -> bool:
    """Whether the event is one of the options, or a possible outcome."""
    turn = state.pending()
    if isinstance(turn, Decide):
        return event in turn.options
    return isinstance(turn, Chance) and turn.allows(event)


def play(state: State, event: Event) -> None:
    """Apply an event that the rules allow; raise IllegalMove and change nothing otherwise."""
    if not is_allowed(state, event):
        turn = state.pending()
        seat = turn.seat if isinstance(turn, Decide | Chance) else NOBODY
        raise IllegalMove(event, state.refusal(seat, event))
    state.apply(event)


def why_not(state: State, seat: int, event: Event) -> Refusal | None:
    """Why this seat may not choose this event now, told from what the seat knows; `None` when it may."""
    turn = state.pending()
    if isinstance(turn, Decide) and turn.seat == seat and event in turn.options:
        return None
    return state.refusal(seat, event)
