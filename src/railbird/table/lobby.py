"""What the HTTP interface speaks about besides the commands of a table: people, games, lists of tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from railbird.table.cards import Contribution, Kind, Orders, PersonName, SeatNumber, Settings, Status, Version

Language = Literal["en", "ru", "nl"]
UserName = Annotated[str, Meta(pattern="^[0-9A-Za-z._-]{2,32}$")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Body(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of a request or of an answer."""


class Me(Body, frozen=True, kw_only=True):
    """`GET /api/me`: who you are; a guest is made at once."""

    id: str
    name: str
    language: Language | None = None
    account: str = ""
    """The name to log in with, if there is an account."""


class Profile(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PATCH /api/me`."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Credentials(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/account` keeps a guest's games under an account; `POST /api/login` comes back to it."""

    account: UserName
    passphrase: Passphrase


class TokenRequest(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tokens`: a token lets a program act for you."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]


class TokenCard(Body, frozen=True, kw_only=True):
    id: str
    label: str
    created: int
    token: str = ""
    """Shown once, when it is made: send it as `Authorization: Bearer …`."""


class GameCard(Body, frozen=True, kw_only=True):
    """`GET /api/games`: what can be played here."""

    id: str
    family: str
    title: str
    rules: int
    least_seats: int
    most_seats: int
    bots: list[str]
    """Weakest first."""
    usual_bot: str
    coach: bool
    """Whether there is one to ask, at tables that allow it."""
    dollars: bool
    secrets: bool
    """Whether a seat knows what others do not."""
    variant: dict[str, Any]
    """Every choice with the value that a new table starts with."""
    choices: dict[str, list[Any]]
    """The values of each choice, where they can be listed."""
    several: dict[str, list[Any]]
    """What may be chosen of each choice that takes several."""
    only: dict[str, list[int]]
    """Choices that mean something with so many seats alone."""
    rivals: dict[str, list[list[str]]]
    """Of a choice that takes several: the values that exclude each other, group by group."""
    most: dict[str, int]
    """Of a choice that takes several: how many at most."""
    overrules: dict[str, list[str]]
    """A choice that takes several, and the choices that mean nothing once it is made."""
    guests: list[str]
    """Messages that name whoever plays without a seat, counted after the last one."""
    lesson: bool
    """Whether there is a position in which newcomers learn it."""
    catalogues: list[str]


class NewTable(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: make a table; you sit down at the first seat unless `sit` is false."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    variant: dict[str, Any] = {}
    settings: Settings = Settings()
    sit: bool = True
    contribution: Contribution | UnsetType = UNSET
    orders: Orders = Orders()
    """Standing orders of your seat."""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    """Bots for the next seats."""
    start: bool = False
    """Begin at once; every seat must be taken."""


class Onward(Body, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/onward`: play on from a moment of a finished game, in the place of this seat."""

    at: Version
    seat: SeatNumber


class SeatLine(Body, frozen=True, kw_only=True):
    kind: Kind = "empty"
    name: str = ""
    level: str = ""
    you: bool = False


class TableLine(Body, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatLine]
    created: int
    moved: int
    """When anything last happened there, in milliseconds since 1970."""
    your_turn: bool = False
    turn: SeatNumber | None = None
    clock: bool = False
    scores: list[int] = []
    shares: list[int] = []


class Tables(Body, frozen=True, kw_only=True):
    """`GET /api/tables`: public tables that have not begun, your own that go on, and those of yours that are over."""

    open: list[TableLine] = []
    mine: list[TableLine] = []
    finished: list[TableLine] = []


class HouseCard(Body, frozen=True, kw_only=True):
    """`GET /api/house`."""

    version: str
    engine: str
    protocol: int
    addresses: list[str] = []
    """Where phones on the same network find this server."""
