"""Positions in a line: who holds what, who deals, what lies in the centre."""

from __future__ import annotations

from typing import Any

from railbird.core.contract import Decide, Event, Over, Scribe
from railbird.core.door import play
from railbird.core.facts import Fact
from railbird.core.game import view
from railbird.games.eight28.box import Eight28Variant, make_box
from railbird.games.eight28.crystals import Crystals
from railbird.games.eight28.notation import parse
from railbird.games.eight28.rules import Eight28, new_table
from railbird.games.eight28.state import CARDS
from railbird.games.eight28.view import Eight28View


def new(seats: int, **variant: Any) -> Eight28:
    """A table before the first event."""
    return new_table(make_box(Eight28Variant(**variant)), seats)


def table(
    *hands: str,
    blue: int = 0,
    red: int = 0,
    supply: tuple[int, int] | None = None,
    dealer: int = 0,
    turn: int | None = None,
    takers: int = 0,
    deck: str | None = None,
    **variant: Any,
) -> Eight28:
    """Seats as `hidden open open …`. The dealer has done action A; unless `turn` says otherwise, the first offer is open."""
    state = new(len(hands), **variant)
    for player, hand in zip(state.players, hands, strict=True):
        hidden, *cards = [CARDS.index(card) + 1 for card in hand.split()]
        player.hidden = hidden
        for card in cards:
            player.add(card)
        for card in [hidden, *cards]:
            state.deck[card - 1] -= 1
    if deck is not None:
        state.deck = [deck.split().count(card) for card in CARDS]
    state.centre = Crystals(blue, red)
    state.supply = Crystals(*supply) if supply is not None else Crystals(55 - blue, 15 - red)
    state.dealer = dealer
    state.takers = takers
    state.seat = state.left_of(dealer) if turn is None else turn
    return state


def run(state: Eight28, *events: str) -> list[object]:
    """Play events through the checked door; returns the facts told to everyone."""
    state.scribe = Scribe()
    for event in events:
        play(state, parse(event))
    return state.scribe.facts(None)


def settle(state: Eight28) -> list[object]:
    """Everybody who is asked declines until the round is over; returns the facts told to everyone."""
    state.scribe = Scribe()
    before = state.round
    while state.round == before and not state.is_revealed:
        play(state, parse("decline"))
    return state.scribe.facts(None)


def finish(state: Eight28, *choices: str) -> list[object]:
    """End the round without another card; choices of halves follow in order."""
    facts = settle(state)
    return facts + run(state, *choices)


def asked(state: Eight28) -> tuple[int, list[str]]:
    """Who chooses, and among what."""
    turn = state.pending()
    assert isinstance(turn, Decide)
    return turn.seat, [option.text() for option in turn.options]


def look(state: Eight28, seat: int | None) -> Eight28View:
    """What a seat sees; `None` is a spectator."""
    seen = view(state, seat)
    assert isinstance(seen, Eight28View)
    return seen


def over(state: Eight28) -> Over:
    turn = state.pending()
    assert isinstance(turn, Over)
    return turn


def won(state: Eight28) -> list[tuple[int, int]]:
    """Blue and red crystals of every seat."""
    return [pile(player.won) for player in state.players]


def pile(crystals: Crystals) -> tuple[int, int]:
    return crystals.blue, crystals.red


def told(facts: list[object], kind: type[Fact]) -> list[Any]:
    """Only the facts of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def outcomes(state: Eight28) -> dict[str, int]:
    """What chance may bring now, with weights."""
    turn: Any = state.pending()
    events: list[tuple[Event, int]] = list(turn.outcomes())
    return {event.text(): weight for event, weight in events}
