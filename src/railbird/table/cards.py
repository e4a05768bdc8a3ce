"""The parts of messages: what a table is, who sits there, what they may do and what happened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
"""Seats are counted from 0."""
Version = Annotated[int, Meta(ge=0)]
"""The number of the last entry in the log of a table."""
Notation = Annotated[str, Meta(max_length=200)]
"""An event in the notation of its game, such as `place 4`."""
Contribution = Annotated[str, Meta(pattern="^[0-9A-Za-z._-]{1,64}$")]
"""What a seat adds to the dice of its table."""
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(max_length=64)]
"""The secret part of an invitation or of a link for watching."""
Reply = Annotated[int, Meta(ge=0, le=2**53)]
"""A number that the client chose for its message; the answer carries it."""

Status = Literal["open", "running", "over", "abandoned", "frozen"]
"""`frozen`: its record does not replay under the rules installed now."""
Kind = Literal["empty", "person", "bot"]


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a message; what has its default value may be left out."""


class Clock(Part, frozen=True, kw_only=True):
    """How long a seat may think. Nothing set: as long as it likes."""

    move: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds for each decision or roll; then a bot plays it."""
    game: Annotated[int, Meta(ge=30, le=864_000)] | None = None
    """Seconds for the whole game; then a bot takes the seat."""


class Settings(Part, frozen=True, kw_only=True):
    """How a table is run; the rules are the variant."""

    public: bool = False
    random_order: bool = True
    """Seats are shuffled at the start."""
    clock: Clock = Clock()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds before each act of a bot."""
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 120
    """Seconds until the seat of somebody who is gone is played by a bot."""
    coach: bool | None = None
    """Whether players may ask the coach; absent: only somebody who plays alone against bots."""


class Orders(Part, frozen=True, kw_only=True):
    """Standing orders of a seat, carried out without asking."""

    auto_roll: bool = False
    forced: bool = False
    """Take the only option as soon as there is only one."""
    always: Annotated[tuple[Notation, ...], Meta(max_length=8)] = ()
    """Take the first of these that is among the options, or that the game answers as an order (see `standing` of an update).
    They hold until the phase of the game ends."""


class Wishes(Part, frozen=True, kw_only=True):
    """Orders that shall change; what is absent stays as it is."""

    auto_roll: bool | UnsetType = UNSET
    forced: bool | UnsetType = UNSET
    always: Annotated[tuple[Notation, ...], Meta(max_length=8)] | UnsetType = UNSET


class SeatCard(Part, frozen=True, kw_only=True):
    """Who sits where."""

    seat: SeatNumber
    kind: Kind = "empty"
    name: str = ""
    level: str = ""
    """The bot that plays here: always, or for a person while `absent` or `handed_over`."""
    you: bool = False
    connected: bool = False
    absent: bool = False
    handed_over: bool = False
    leaving: bool = False
    """Asks that the game be ended without a result."""
    thinking_left: int | None = None
    """Milliseconds left of the clock for the game, when it last stopped."""


class ChatLine(Part, frozen=True, kw_only=True):
    """Something said. `seat` is absent for a spectator."""

    number: int
    at: int
    """Milliseconds since 1970."""
    name: str
    seat: SeatNumber | None = None
    text: str


class Dice(Part, frozen=True, kw_only=True):
    """What anybody needs to check the dice, as far as it may be known now."""

    commitment: str
    """SHA-256 of the secret, in hexadecimal; told before anybody sits down."""
    contributions: list[str] = []
    """Of every seat in order, from the start on."""
    rolled: int = 0
    """How many chance events there have been, undone ones included."""
    secret: str = ""
    """In hexadecimal, after the end."""


class TableCard(Part, frozen=True, kw_only=True):
    """A table as a whole; it changes seldom."""

    id: str
    game: str
    family: str
    rules: int
    variant: dict[str, Any]
    seats: list[SeatCard]
    settings: Settings
    status: Status
    dice: Dice
    created: int
    owner: bool = False
    """Whether you made it: you may change it, start it and abandon it."""
    invite: str = ""
    """For the owner and those who sit: the key that lets others sit down."""
    watch: str = ""
    """The key that lets others watch."""
    rematch: str = ""
    """The table where they play again."""
    scores: list[int] = []
    """After the end."""
    shares: list[int] = []
    """Shares of the win in 1/840, after the end."""
    turn: SeatNumber | None = None
    frozen: str = ""
    """Why it cannot go on."""


class Told(Part, frozen=True, kw_only=True):
    """Facts that one entry of the log brought, each with its tag under `fact`."""

    at: Version
    facts: list[Any]
    late: bool = False
    """Time was up, so that a bot chose."""


class OfferCard(Part, frozen=True, kw_only=True):
    """An option as a person meets it; see `railbird.core.game.Offer`."""

    event: str
    message: str
    args: dict[str, Any] = {}
    group: str = ""
    shortcut: str = ""
    target: str = ""


class Reason(Part, frozen=True, kw_only=True):
    """The rule that forbids something, and the arguments of its sentence `refusal-<rule>`."""

    rule: str
    args: dict[str, Any] = {}


class Turn(Part, frozen=True, kw_only=True):
    """What the table waits for."""

    seat: SeatNumber
    kind: Literal["decide", "roll"]
    """`roll`: the roll is held until its seat asks for it."""
    since: int
    """Milliseconds since 1970."""
    deadline: int | None = None
    """When the clock of this seat runs out."""


class UndoCard(Part, frozen=True, kw_only=True):
    """What may be taken back."""

    free: Version | None = None
    """You may go back to this version at once: nothing has come to light since."""
    back: Version | None = None
    """You may go back to this version at once: there is nobody to ask."""
    ask: Version | None = None
    """You may ask the others to go back to this version."""
    asked: Version | None = None
    """Somebody asks to go back to this version."""
    by: SeatNumber | None = None
    waiting: tuple[SeatNumber, ...] = ()
    """Who has not answered yet."""
    refused: bool = False
    """You asked, and somebody said no; told until the game goes on."""
