"""The log of a table: what is written down, in order, for ever. Everything that a table is follows from its entries."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from railbird.table.cards import Orders, Settings

By = Literal["person", "bot", "orders", "clock"]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", tag=str.lower):
    """One line of the log."""


class Opened(Entry, frozen=True, kw_only=True):
    """The first entry."""

    game: str
    seats: int
    variant: dict[str, Any]
    settings: Settings
    owner: str
    commitment: str


class Changed(Entry, frozen=True, kw_only=True):
    seats: int
    variant: dict[str, Any]
    settings: Settings


class Sat(Entry, frozen=True, kw_only=True):
    """A person (`person`) or a bot (`level`) sits down."""

    seat: int
    name: str
    person: str = ""
    level: str = ""
    contribution: str


class Renamed(Entry, frozen=True, kw_only=True):
    """The person at a seat is called something else from now on."""

    seat: int
    name: str


class Rose(Entry, frozen=True, kw_only=True):
    seat: int


class Started(Entry, frozen=True, kw_only=True):
    """Seat `i` is taken by who sat at seat `order[i]`."""

    rules: int
    order: list[int]


class Laid(Entry, frozen=True, kw_only=True):
    """An event that the table begins with: it was laid out at the start, not played here."""

    event: str


class Chosen(Entry, frozen=True, kw_only=True):
    """A seat chose an option: by itself, by its standing orders, or a bot did for it."""

    seat: int
    event: str
    by: By = "person"


class Fell(Entry, frozen=True, kw_only=True):
    """An outcome of chance: roll `number` of this table drew `ticket` of `ways`."""

    event: str
    number: int
    ways: int
    ticket: int


class TakenBack(Entry, frozen=True, kw_only=True):
    """Events after entry `to` are undone; their tickets are spent."""

    seat: int
    to: int


class Asked(Entry, frozen=True, kw_only=True):
    """A seat asks the others to go back to entry `to`."""

    seat: int
    to: int


class Answered(Entry, frozen=True, kw_only=True):
    seat: int
    yes: bool


class Ordered(Entry, frozen=True, kw_only=True):
    seat: int
    orders: Orders


class StoodIn(Entry, frozen=True, kw_only=True):
    """A bot plays for the person at a seat: because it was asked to, because they are gone, because their time is up, or for good."""

    seat: int
    level: str
    why: Literal["asked", "absent", "clock", "left"]


class Returned(Entry, frozen=True, kw_only=True):
    """The person plays again."""

    seat: int


class Muted(Entry, frozen=True, kw_only=True):
    person: str
    muted: bool


class Ended(Entry, frozen=True, kw_only=True):
    """The game is over."""

    scores: list[int]
    shares: list[int]


class Left(Entry, frozen=True, kw_only=True):
    """A person wants to abandon the table."""

    person: str


class Stayed(Entry, frozen=True, kw_only=True):
    """A person wants to play on: those who wanted to abandon the table would have to ask again."""

    person: str


class Abandoned(Entry, frozen=True, kw_only=True):
    pass


class Followed(Entry, frozen=True, kw_only=True):
    """They play again at another table."""

    table: str


AnyEntry = (
    Opened | Changed | Sat | Renamed | Rose | Started | Laid | Chosen | Fell | TakenBack | Asked | Answered | Ordered | StoodIn | Returned
    | Muted | Ended | Left | Stayed | Abandoned | Followed
)  # fmt: skip

decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
encoder = msgspec.json.Encoder()


def parse_entry(text: str) -> AnyEntry:
    return decoder.decode(text)


def show_entry(entry: AnyEntry) -> str:
    return encoder.encode(entry).decode()
