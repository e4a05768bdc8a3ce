"""What a game package offers, how games are found, and what every game can do with its views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec
from librt.random import Random

from railbird.core.components import Components
from railbird.core.contract import Event, Policy, Scribe, State
from railbird.core.search import Guide

GROUP = "railbird.games"
EVERYTHING = -1
"""The seat that sees all: its view is the text of a state."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of rules at a table; every default is the printed reading."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat knows (`None`: a spectator), without reference to the state."""

    game: str
    seat: int | None


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """An option as a person meets it: a sentence, a group, a key to press and a place on the board."""

    event: str
    message: str
    args: dict[str, Any] = {}
    group: str = ""
    shortcut: str = ""
    target: str = ""


@dataclass(frozen=True)
class Orders:
    """Standing orders: answers that a player gives in advance. They belong to the table; the rules see only the answers."""

    offers: Callable[[Any], list[Offer]]
    """A view → the orders that its seat may give; an order holds until it is withdrawn or the phase of the game ends."""
    answer: Callable[[Any, str], Event | None]
    """A view and an order → the option that it chooses, `None` where it does not apply; raises ValueError for other words."""


@dataclass(frozen=True)
class Levels:
    """Bots that search, weakest first: what they know of the game, and how many games each plays in its head for a decision."""

    version: int
    """Grows when a level plays differently, so that ratings stay comparable."""
    guide: Callable[[], Guide]
    iterations: Mapping[str, int]
    careless: Callable[[], Policy] | None = None
    """How the weakest plays every other choice, where even the least search is too strong for a beginner."""


@dataclass(frozen=True, eq=False)
class Game:
    """The card of a game: everything that tables, bots and screens need to know of it."""

    id: str
    title: str
    seats: range
    rules: int
    """Grows when an old record would no longer replay."""
    family: str
    """The prefix of its messages and the name of its boards."""
    package: str
    """Where ledger, catalogues and components lie."""
    ledgers: tuple[str, ...]
    """Names of its ledgers, such as `RULES` for `RULES.en.md`."""
    variant: type[Variant]
    view: type[View]
    start: Callable[[int, Any], State]
    """seats, variant → the state before it is set up."""
    look: Callable[[Any, int | None], View]
    rebuild: Callable[[Any], State]
    """A state that agrees with the view; what the view does not know is filled in somehow."""
    parse: Callable[[str], Event]
    """Notation → event, without a state; raises ValueError."""
    offer: Callable[[Any, Event], Offer]
    """A view and one of its options → how to present it."""
    policies: Mapping[str, Callable[[], Policy]]
    levels: Levels | None = None
    catalogues: tuple[str, ...] = ("",)
    """Prefixes of its catalogues in `text/`: `royale.` for `royale.en.ftl`."""
    dollars: bool = field(default=True)
    """Whether scores are money."""
    is_open: bool = False
    """Whether nothing is hidden from anybody: all seats and spectators see the same."""
    orders: Orders | None = None
    printed: Callable[[Any], Any] | None = None
    """A variant → what is printed in the box and stands in no view, as plain data for boards."""
    check_components: Callable[[Components], None] | None = None
    """Raises ComponentError for components that no table could play with; `None`: nobody brings a box of their own."""
    live: Mapping[str, object] = field(default_factory=dict)
    """Choices with which a live table starts where they differ from the defaults."""
    only: Mapping[str, range] = field(default_factory=dict)
    """Choices that mean something at some numbers of seats alone."""
    rivals: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    """Of a choice that takes several: the values that exclude each other, group by group."""
    most: Mapping[str, int] = field(default_factory=dict)
    """Of a choice that takes several: how many at most."""
    overrules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """A choice that takes several → the choices that mean nothing once it is made."""
    guests: tuple[str, ...] = ()
    """Messages that name who has a score after the last seat but never chooses, such as the rival of a single player."""

    def new(self, seats: int, variant: Variant | None = None, scribe: Scribe | None = None) -> State:
        """The state before the first event."""
        if seats not in self.seats:
            raise ValueError(f"{self.id} is played by {self.seats.start} to {self.seats.stop - 1} players, not {seats}")
        state = self.start(seats, self.variant() if variant is None else variant)
        state.scribe = scribe
        state.set_up()
        return state


class UnknownGame(ValueError):
    """No installed package registers a game of this name."""


@cache
def games() -> dict[str, Game]:
    """Every installed game by its identifier."""
    found: list[Game] = [entry.load() for entry in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def find_game(name: str) -> Game:
    game = games().get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    return game


def view(state: State, seat: int | None) -> View:
    """What the seat knows; `None` is a spectator."""
    return find_game(state.game()).look(state, seat)


def imagine(seen: View, rng: Random) -> State:
    """A state as it may be for whoever has this view, drawn with the right probabilities."""
    state = find_game(seen.game).rebuild(seen)
    state.redeal(NO_SEAT if seen.seat is None else seen.seat, rng)
    return state


NO_SEAT = -1


def show_state(state: State) -> str:
    """A state as one line of JSON: the view of somebody who sees everything."""
    return msgspec.json.encode(view(state, EVERYTHING)).decode()


def parse_state(text: str) -> State:
    """The state shown by `show_state`."""
    game = find_game(msgspec.json.decode(text, type=View).game)
    return game.rebuild(msgspec.json.decode(text, type=game.view))
