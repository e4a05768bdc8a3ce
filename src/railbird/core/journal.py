"""The journal is the game: a header and its events, one JSON line each. Files belong to those who keep them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from railbird.core.contract import Event, Scribe, State
from railbird.core.door import play
from railbird.core.game import Game, Variant, find_game

T = TypeVar("T")
FORMAT = 1
UNREADABLE = (ValueError, RecursionError)
"""What wrong lines raise; the second where brackets are nested without end."""


class DiceHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the tickets of a live table were drawn from."""

    table: str
    commitment: str
    secret: str
    contributions: list[str]


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: which game, by which rules, for whom."""

    railbird: int
    game: str
    rules: int
    variant: dict[str, Any]
    seats: list[str]
    dice: DiceHeader | None = None
    """Where every roll can be checked."""
    laid: int = 0
    """So many events were laid out at the start, not played: their chance has no tickets."""


class Ticket(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How chance fell: roll `number` drew `ticket` of `ways`, which means the event by `chance` (see Chance.spec)."""

    number: int
    ways: int
    ticket: int
    chance: dict[str, Any]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any other line: an event, or that all but the first `undo` events were taken back."""

    event: str = ""
    ticket: Ticket | None = None
    undo: int | None = None


class JournalError(ValueError):
    """A journal that cannot be read, with the number of the line that is wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Journal(msgspec.Struct, frozen=True):
    """A whole record."""

    header: Header
    events: list[Event]

    def game(self) -> Game:
        return find_game(self.header.game)

    def variant(self) -> Variant:
        return msgspec.convert(self.header.variant, self.game().variant)

    def start(self, scribe: Scribe | None = None) -> State:
        """The state before the first event."""
        return self.game().new(len(self.header.seats), self.variant(), scribe)

    def replay(self) -> State:
        """The state after the last event; every event was checked on reading, so none is checked again."""
        state = self.start()
        for event in self.events:
            state.apply(event)
        return state


def make_header(game: Game, variant: Variant, seats: list[str]) -> Header:
    """The header of a new game."""
    return Header(railbird=FORMAT, game=game.id, rules=game.rules, variant=msgspec.to_builtins(variant), seats=seats)


def show_header(header: Header) -> str:
    return msgspec.json.encode(header).decode()


def show_line(event: Event) -> str:
    return msgspec.json.encode(Line(event.text())).decode()


def show_journal(journal: Journal) -> str:
    """The whole record as text."""
    return "".join(line + "\n" for line in [show_header(journal.header), *map(show_line, journal.events)])


def decode(text: str, kind: type[T]) -> T:
    """One line. A name that stands twice would mean one thing to us and perhaps another to the next reader."""
    found = msgspec.json.decode(text, type=kind)
    json.loads(text, object_pairs_hook=refuse_twins)
    return found


def refuse_twins(pairs: list[tuple[str, Any]]) -> None:
    names = [name for name, _ in pairs]
    twins = [name for name in names if names.count(name) > 1]
    if twins:
        raise ValueError(f"{twins[0]!r} stands here twice")


def parse_header(text: str) -> Header:
    """The first line of a journal; anything wrong with it is a JournalError."""
    try:
        header = decode(text, Header)
        if header.railbird != FORMAT:
            raise ValueError(f"journal format {header.railbird} is not known, only {FORMAT}")
        game = find_game(header.game)
        if header.rules != game.rules:
            raise ValueError(f"recorded under rules {header.rules} of {game.id}; this is rules {game.rules}")
        Journal(header, []).start()
    except UNREADABLE as error:
        raise JournalError(1, str(error)) from error
    return header


def parse_journal(lines: Iterable[str]) -> Journal:
    """Read and replay a journal; the first line that is wrong stops it with a JournalError."""
    numbered = enumerate(lines, 1)
    first = next(numbered, None)
    if first is None:
        raise JournalError(1, "the journal is empty")
    journal = Journal(parse_header(first[1]), [])
    state = journal.start()
    for number, text in numbered:
        try:
            line = decode(text, Line)
            if line.undo is not None:
                journal = taken_back(journal, line)
                state = journal.replay()
                continue
            event = journal.game().parse(line.event)
            play(state, event)
        except UNREADABLE as error:
            raise JournalError(number, str(error)) from error
        journal.events.append(event)
    return journal


def taken_back(journal: Journal, line: Line) -> Journal:
    """The journal after a line that takes events back."""
    if line.undo is None or not 0 <= line.undo <= len(journal.events) or line != Line(undo=line.undo):
        raise ValueError("this takes back what was never there")
    return Journal(journal.header, journal.events[: line.undo])
