"""Everything that travels between a table and those who sit at it or watch, over a socket or plain HTTP.

`type` tells the messages apart. Facts, views and offers are data; sentences are made from the catalogues by whoever shows them.
`railbird.table.schema` writes the JSON schema of all of this.
"""

from __future__ import annotations

from time import time_ns
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from railbird.bots.coach import Odds, Worth
from railbird.table.cards import (
    ChatLine,
    Contribution,
    Key,
    Notation,
    OfferCard,
    Orders,
    PersonName,
    Reason,
    Reply,
    SeatCard,
    SeatNumber,
    Settings,
    Status,
    TableCard,
    Told,
    Turn,
    UndoCard,
    Version,
    Wishes,
)  # fmt: skip

PROTOCOL = 1


def kebab(name: str) -> str:
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("-")


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """Anything sent in either direction."""


# From the table


class Welcome(Message, frozen=True, kw_only=True):
    """The table as a whole; sent first, and whenever it changes in any way but by the game going on."""

    v: int = PROTOCOL
    now: int = field(default_factory=lambda: time_ns() // 1_000_000)
    """When this was said, in milliseconds since 1970: deadlines are times of the server."""
    table: TableCard
    chat: list[ChatLine] = []
    """The last lines; only in the first message."""


class Update(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The game as one seat sees it (`seat` absent: a spectator)."""

    v: int = PROTOCOL
    table: str
    version: Version
    since: int
    """Whatever you were told by entries after this one is void: it was taken back, or `told` repeats it."""
    seat: SeatNumber | None = None
    yours: list[SeatNumber] = []
    """Every seat that is yours."""
    hand_over: bool = False
    """Another seat of yours is to act and knows secrets that this one does not."""
    status: Status
    view: Any = None
    """The view of the game, once it has begun."""
    told: list[Told] = []
    turn: Turn | None = None
    offers: list[OfferCard] = []
    """The options, if this seat is to choose."""
    coach: bool = False
    """Whether you may ask the coach what these options are worth."""
    odds: bool = False
    """Whether you may ask what every seat may expect."""
    standing: list[OfferCard] = []
    """Orders of the game that this seat may give in advance; their `event` goes into `always`."""
    undo: UndoCard = UndoCard()
    orders: Orders = Orders()
    seats: list[SeatCard]
    rolled: int = 0
    scores: list[int] = []
    """After the end."""
    shares: list[int] = []
    """Shares of the win in 1/840, after the end."""


class Done(Message, frozen=True, kw_only=True):
    """What you asked for is in the log."""

    reply: Reply
    version: Version
    table: str = ""
    """A table that was made."""


class Refused(Message, frozen=True, kw_only=True):
    """The rules of the game forbid it."""

    reply: Reply
    rule: str
    args: dict[str, Any] = {}
    text: str = ""
    """The sentence, in the language that was asked for."""


class Stale(Message, frozen=True, kw_only=True):
    """The game has gone on since the version that you had in mind; nothing was changed."""

    reply: Reply
    version: Version


ProblemCode = Literal[
    "malformed", "too-large", "too-often", "too-many", "unknown-table", "not-invited", "not-yours", "taken", "not-now",
    "unknown-game", "unknown-bot", "bad-variant", "bad-seats", "bad-notation", "bad-record", "bad-passphrase", "frozen", "storage",
    "closing", "muted", "foreign",
]  # fmt: skip


class Problem(Message, frozen=True, kw_only=True):
    """Something else was wrong; nothing was changed. The sentence is the message `problem-<code>`."""

    reply: Reply
    code: ProblemCode
    text: str = ""
    """More about it, in English, for whoever writes programs."""


class Why(Message, frozen=True, kw_only=True):
    """The answer to `ask`: the reason why not; or no reason, and what would follow at once."""

    reply: Reply
    reason: Reason | None = None
    preview: list[Any] = []
    """Facts, as far as the seat can be certain of them."""


class Advice(Message, frozen=True, kw_only=True):
    """The answer to `advise`: every option of the seat that decides, in the order offered."""

    reply: Reply
    version: Version
    options: list[Worth]


class Forecast(Message, frozen=True, kw_only=True):
    """The answer to `foresee`: what every seat may expect, then whoever plays without a seat."""

    reply: Reply
    version: Version
    """The last entry that changed the board of which this is told."""
    odds: list[Odds]


class Said(Message, frozen=True, kw_only=True):
    """A line of chat."""

    line: ChatLine


class Presence(Message, frozen=True, kw_only=True):
    """Which seats are connected now."""

    connected: list[SeatNumber]


class Pong(Message, frozen=True, kw_only=True):
    reply: Reply


# To the table


class Command(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a person wants. `id` comes back as `reply`."""

    id: Reply = 0


class Hello(Command, frozen=True, kw_only=True):
    """Sit down at the socket of a table, or come back to it. The answer is `welcome` and `update`."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    """Look from this seat of yours; absent: from whichever of yours is to act, unless it has secrets."""
    since: Version = 0
    """The last version that you have; you are told what came later."""
    key: Key = ""
    """From the link you were given."""


class Look(Command, frozen=True, kw_only=True):
    """Look from another seat of yours, and from nowhere else until told otherwise (absent: see `hello`)."""

    seat: SeatNumber | None = None


class Ping(Command, frozen=True, kw_only=True):
    pass


class Act(Command, frozen=True, kw_only=True):
    """Choose an option."""

    seat: SeatNumber
    version: Version
    event: Notation


class Roll(Command, frozen=True, kw_only=True):
    """Roll the dice that are held for this seat."""

    seat: SeatNumber
    version: Version


class Ask(Command, frozen=True, kw_only=True):
    """Why may this seat not do this? And if it may, what would follow?"""

    seat: SeatNumber
    event: Notation


class Advise(Command, frozen=True, kw_only=True):
    """Ask the coach what every option of this seat is worth now, where the table allows it."""

    seat: SeatNumber


class Foresee(Command, frozen=True, kw_only=True):
    """Ask what every seat may expect, as somebody who only watches a game."""


class Undo(Command, frozen=True, kw_only=True):
    """Go back to a version named in `undo`, at once where that is free or nobody else plays, else when the others agree."""

    seat: SeatNumber
    version: Version
    to: Version


class Answer(Command, frozen=True, kw_only=True):
    """Agree to an undo that somebody asks for, or not."""

    seat: SeatNumber
    version: Version
    yes: bool


class Order(Command, frozen=True, kw_only=True):
    """Change the standing orders of a seat."""

    seat: SeatNumber
    orders: Wishes


class Say(Command, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, kw_only=True):
    """The owner decides whether the person at a seat may chat at this table."""

    seat: SeatNumber
    muted: bool = True


class Sit(Command, frozen=True, kw_only=True):
    """Take an empty seat. The same person may take several."""

    seat: SeatNumber
    name: PersonName | UnsetType = UNSET
    """Another name at this seat, for somebody at the same device."""
    contribution: Contribution | UnsetType = UNSET
    """What this seat adds to the dice; absent: something random from the server."""


class Invite(Command, frozen=True, kw_only=True):
    """Let a bot sit down."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""


class Leave(Command, frozen=True, kw_only=True):
    """Leave a seat before the start; the owner may also remove others. In a running game a bot takes the seat for good."""

    seat: SeatNumber


class Change(Command, frozen=True, kw_only=True):
    """The owner changes the table before the start."""

    settings: Settings | UnsetType = UNSET
    variant: dict[str, Any] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET


class Start(Command, frozen=True, kw_only=True):
    """Begin. Every seat must be taken."""


class HandOver(Command, frozen=True, kw_only=True):
    """Let a bot play for this seat until it is taken back."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""


class TakeBack(Command, frozen=True, kw_only=True):
    """Play this seat yourself again."""

    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True):
    """The same table again with seats rotated; the answer names it. Asked twice it is the same table."""


class Abandon(Command, frozen=True, kw_only=True):
    """End a table without a result. Alone the owner may; with others at the table, all must ask for it, until one of them says no."""

    seat: SeatNumber | None = None
    yes: bool = True


ToTable = (
    Hello | Look | Ping | Act | Roll | Ask | Advise | Foresee | Undo | Answer | Order | Say | Mute | Sit | Invite | Leave | Change
    | Start | HandOver | TakeBack | Rematch | Abandon
)  # fmt: skip
FromTable = Welcome | Update | Done | Refused | Stale | Problem | Why | Advice | Forecast | Said | Presence | Pong
