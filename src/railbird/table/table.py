"""A table as its log tells it. `fold` takes one entry after the other and is the only thing that ever changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from railbird.core.contract import Chance, Decide, Event, Pending, Scribe, State
from railbird.core.door import play
from railbird.core.game import Game, Variant, View, find_game, view
from railbird.table import entries as log
from railbird.table.cards import Kind, Orders, Settings, Status
from railbird.table.dice import dice_key

T = TypeVar("T")
ON_THE_BOARD = (log.Laid, log.Chosen, log.Fell, log.TakenBack, log.Started)
NOT_ON_THE_CARD = (log.Laid, log.Chosen, log.Fell, log.TakenBack, log.Asked, log.Answered, log.Ordered)


@dataclass(frozen=True)
class Deed:
    """What a table has besides its log: its name and its secrets."""

    id: str
    secret: bytes
    invite: str
    watch: str
    created: int


@dataclass
class Seat:
    """Who sits at a seat, and how they want it played."""

    name: str = ""
    person: str = ""
    level: str = ""
    """The bot that plays here, always or for now."""
    contribution: str = ""
    orders: Orders = field(default_factory=Orders)
    absent: bool = False
    handed_over: bool = False
    left: bool = False
    thinking_left: int | None = None
    """Milliseconds of the clock for the game."""

    @property
    def kind(self) -> Kind:
        if self.person:
            return "person"
        return "bot" if self.level else "empty"


class Played(msgspec.Struct, frozen=True, gc=False):
    """An event that counts, with the number of its entry. `seat` is who chose it; chance has none."""

    at: int
    event: Event
    seat: int | None
    person: str = ""


@dataclass
class Request:
    """An undo that waits for answers."""

    seat: int
    to: int
    waiting: list[int]


def remember(memo: dict[object, Any], key: object, make: Callable[[], T]) -> T:
    found: T | None = memo.get(key)
    if found is None:
        found = memo[key] = make()
    return found


class Table:
    """Made by folding a log."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.id = deed.id
        self.version = 0
        self.board_version = 0
        """The last entry that changed the game."""
        self.card_version = 0
        """The last entry that changed the table's card: who sits there, how it is run, how it ended."""
        self.moved = deed.created
        self.status: Status = "open"
        self.frozen = ""
        self.game: Game
        self.variant: Variant
        self.settings = Settings()
        self.owner = ""
        self.commitment = ""
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.before: State | None = None
        """The board before the last choice."""
        self.played: list[Played] = []
        self.last_choices: dict[str, int] = {}
        """The entry of each person's last choice."""
        self.told: list[tuple[int, object, int]] = []
        """Facts with the number of their entry and their audience."""
        self.late: set[int] = set()
        """Entries of choices that the clock made."""
        self.undone: list[tuple[int, int]] = []
        """Numbers of entries that took something back, and to which entry."""
        self.laid = 0
        """How many events the table began with."""
        self.rolled = 0
        self.key = b""
        self.since = 0
        """When the present turn began, in milliseconds since 1970."""
        self.request: Request | None = None
        self.refused: int | None = None
        """Whose request was refused since the game went on."""
        self.leavers: set[str] = set()
        self.muted: set[str] = set()
        self.followed = ""
        self.scores: list[int] = []
        self.shares: list[int] = []
        self.turn: Pending | None = None
        self.places: dict[str, list[int]] | None = None
        """The seats of each person, if known."""
        self.memo: dict[object, Any] = {}
        """What was worked out since the last entry."""
        self.card_memo: dict[object, Any] = {}
        """What was worked out since the card changed, or a clock, or who is connected."""

    # What follows from the log

    def pending(self) -> Pending | None:
        if self.turn is None and self.state is not None and self.status == "running":
            self.turn = self.state.pending()
        return self.turn

    def actor(self) -> int | None:
        """The seat that the table waits for; chance of nobody's hand never waits."""
        turn = self.pending()
        return turn.seat if isinstance(turn, (Decide, Chance)) else None

    def once(self, key: object, make: Callable[[], T]) -> T:
        """Worked out at most once for each version."""
        return remember(self.memo, key, make)

    def once_for_card(self, key: object, make: Callable[[], T]) -> T:
        """Worked out at most once until the card changes, or a clock, or who is connected."""
        return remember(self.card_memo, key, make)

    def seats_of(self, person: str) -> list[int]:
        if self.places is None:
            self.places = {}
            for number, seat in enumerate(self.seats):
                if seat.person:
                    self.places.setdefault(seat.person, []).append(number)
        return self.places.get(person, [])

    def view(self, seat: int | None) -> View:
        """What a seat sees. Where nothing is hidden from anybody, one view serves all, with another seat."""
        state = self.state
        assert state is not None
        if seat is None or not self.game.is_open:
            return self.once(("view", seat), lambda: view(state, seat))
        return msgspec.structs.replace(self.view(None), seat=seat)

    def view_text(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON."""
        return self.once(("text", seat), lambda: msgspec.Raw(self.show_view(seat)))

    def show_view(self, seat: int | None) -> bytes:
        if seat is None or not self.game.is_open:
            return msgspec.json.encode(self.view(seat))
        return bytes(self.view_text(None)).replace(b'"seat":null', b'"seat":%d' % seat, 1)

    def still_true(self, since: int) -> int:
        """How much of what was told up to entry `since` has not been taken back."""
        if not self.undone:
            return since
        return min([since, *(to for number, to in self.undone if number > since)])

    def people(self) -> list[str]:
        """Everybody who still plays, once each."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person and not seat.left))

    def plays_itself(self, number: int) -> bool:
        """Whether a bot plays this seat now."""
        return bool(self.seats[number].level)

    def deadline(self) -> int | None:
        """When the clock of the acting seat runs out."""
        actor = self.actor()
        if actor is None or self.plays_itself(actor):
            return None
        ends = []
        if self.settings.clock.move is not None:
            ends.append(self.since + 1000 * self.settings.clock.move)
        left = self.seats[actor].thinking_left
        if left is not None:
            ends.append(self.since + left)
        return min(ends, default=None)

    # The log

    def fold(self, number: int, entry: log.AnyEntry, at: int, checked: bool = False) -> None:
        """Take the next entry. `checked`: it comes from a log that other rules may have written."""
        if number != self.version + 1:
            raise ValueError(f"entry {number} does not follow entry {self.version} of table {self.id}")
        self.version, self.moved = number, at
        if isinstance(entry, ON_THE_BOARD):
            self.stop_clock(at)
            self.board_version = number
            self.request = self.refused = None
        if not isinstance(entry, NOT_ON_THE_CARD):
            self.card_version, self.places = number, None
            self.card_memo.clear()
        try:
            TAKE[type(entry)](self, entry, at, checked)
        except ValueError as error:
            if not checked or isinstance(entry, log.Opened):
                raise
            self.status, self.frozen = "frozen", str(error)
        finally:
            self.memo.clear()
            self.turn = None
        if self.status in ("over", "abandoned", "frozen"):
            self.request = None

    def stop_clock(self, at: int) -> None:
        """The seat that acted pays for its time."""
        actor = self.actor()
        if actor is not None and not self.plays_itself(actor):
            left = self.seats[actor].thinking_left
            if left is not None:
                self.seats[actor].thinking_left = max(0, left - max(0, at - self.since))
                self.card_memo.clear()
        self.since = at

    def opened(self, entry: log.Opened, at: int, checked: bool) -> None:
        self.game = find_game(entry.game)
        self.owner, self.commitment = entry.owner, entry.commitment
        self.furnish(entry.seats, entry.variant, entry.settings)

    def changed(self, entry: log.Changed, at: int, checked: bool) -> None:
        self.furnish(entry.seats, entry.variant, entry.settings)

    def furnish(self, seats: int, variant: dict[str, object], settings: Settings) -> None:
        self.variant = msgspec.convert(variant, self.game.variant)
        self.settings = settings
        self.seats = [*self.seats, *(Seat() for _ in range(seats))][:seats]

    def sat(self, entry: log.Sat, at: int, checked: bool) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.person, entry.level, entry.contribution)

    def renamed(self, entry: log.Renamed, at: int, checked: bool) -> None:
        self.seats[entry.seat].name = entry.name

    def rose(self, entry: log.Rose, at: int, checked: bool) -> None:
        self.seats[entry.seat] = Seat()

    def started(self, entry: log.Started, at: int, checked: bool) -> None:
        self.status = "running"
        if entry.rules != self.game.rules:
            raise ValueError(f"begun under rules {entry.rules} of {self.game.id}; this is rules {self.game.rules}")
        self.seats = [self.seats[seat] for seat in entry.order]
        game_clock = self.settings.clock.game
        for seat in self.seats:
            seat.thinking_left = None if game_clock is None else 1000 * game_clock
        self.key = dice_key(self.deed.secret, self.id, [seat.contribution for seat in self.seats])
        self.lay([])

    def lay(self, played: list[Played]) -> None:
        """Lay out the board as it is after these events."""
        state = self.game.new(len(self.seats), self.variant, Scribe())
        for item in played:
            state.apply(item.event)
        if played:
            state.scribe = Scribe()
        self.state, self.before, self.played = state, None, played
        self.last_choices = {item.person: item.at for item in played if item.person}

    def lays(self, entry: log.Laid, at: int, checked: bool) -> None:
        self.laid += 1
        turn = self.pending()
        self.happen(entry.event, turn.seat if isinstance(turn, Decide) else None, "", checked)

    def chosen(self, entry: log.Chosen, at: int, checked: bool) -> None:
        if entry.by == "clock":
            self.late.add(self.version)
        self.happen(entry.event, entry.seat, self.seats[entry.seat].person if entry.by == "person" else "", checked)

    def fell(self, entry: log.Fell, at: int, checked: bool) -> None:
        self.rolled = entry.number + 1
        self.happen(entry.event, None, "", checked)

    def happen(self, text: str, seat: int | None, person: str, checked: bool) -> None:
        """Something happens on the board, and whoever may hear of it does."""
        if self.status == "frozen":
            return
        assert self.state is not None and self.state.scribe is not None
        event = self.game.parse(text)
        phase = self.state.phase()
        self.before = self.state.copy() if person else None
        if checked:
            play(self.state, event)
        else:
            self.state.apply(event)
        self.played.append(Played(self.version, event, seat, person))
        if person:
            self.last_choices[person] = self.version
        if self.state.phase() != phase:
            self.forget_orders()
        told = self.state.scribe.told
        self.told.extend((self.version, fact, audience) for fact, audience in told)
        told.clear()

    def forget_orders(self) -> None:
        """What was ordered for one phase of the game does not hold in the next; preferences stay."""
        for seat in self.seats:
            if seat.orders.always:
                seat.orders = msgspec.structs.replace(seat.orders, always=())

    def taken_back(self, entry: log.TakenBack, at: int, checked: bool) -> None:
        self.undone.append((self.version, entry.to))
        if self.status == "frozen":
            return
        self.told = [item for item in self.told if item[0] <= entry.to]
        self.lay([item for item in self.played if item.at <= entry.to])

    def asked(self, entry: log.Asked, at: int, checked: bool) -> None:
        person = self.seats[entry.seat].person
        waiting = [number for number, seat in enumerate(self.seats) if seat.person not in ("", person) and not seat.level]
        self.request, self.refused = Request(entry.seat, entry.to, waiting), None

    def answered(self, entry: log.Answered, at: int, checked: bool) -> None:
        if self.request is not None:
            person = self.seats[entry.seat].person
            self.request.waiting = [number for number in self.request.waiting if self.seats[number].person != person]
            if not entry.yes:
                self.refused, self.request = self.request.seat, None

    def ordered(self, entry: log.Ordered, at: int, checked: bool) -> None:
        self.seats[entry.seat].orders = entry.orders

    def stood_in(self, entry: log.StoodIn, at: int, checked: bool) -> None:
        seat = self.seats[entry.seat]
        if entry.seat == self.actor():
            self.stop_clock(at)
        if entry.why == "clock":
            seat.thinking_left = 0
        seat.level = entry.level
        seat.absent = entry.why == "absent"
        seat.handed_over = not seat.absent
        seat.left = entry.why == "left"

    def returned(self, entry: log.Returned, at: int, checked: bool) -> None:
        seat = self.seats[entry.seat]
        seat.level = ""
        seat.absent = seat.handed_over = seat.left = False
        self.since = max(self.since, at)

    def mutes(self, entry: log.Muted, at: int, checked: bool) -> None:
        self.muted = self.muted | {entry.person} if entry.muted else self.muted - {entry.person}

    def ended(self, entry: log.Ended, at: int, checked: bool) -> None:
        if self.status != "frozen":
            self.status = "over"
        self.scores, self.shares = entry.scores, entry.shares

    def left(self, entry: log.Left, at: int, checked: bool) -> None:
        self.leavers.add(entry.person)

    def stayed(self, entry: log.Stayed, at: int, checked: bool) -> None:
        self.leavers.clear()

    def abandoned(self, entry: log.Abandoned, at: int, checked: bool) -> None:
        self.status = "abandoned"

    def follows(self, entry: log.Followed, at: int, checked: bool) -> None:
        self.followed = entry.table


TAKE: dict[type[log.Entry], Callable[[Table, Any, int, bool], None]] = {
    log.Opened: Table.opened, log.Changed: Table.changed, log.Sat: Table.sat, log.Renamed: Table.renamed, log.Rose: Table.rose,
    log.Started: Table.started, log.Laid: Table.lays, log.Chosen: Table.chosen, log.Fell: Table.fell, log.TakenBack: Table.taken_back,
    log.Asked: Table.asked, log.Answered: Table.answered, log.Ordered: Table.ordered, log.StoodIn: Table.stood_in,
    log.Returned: Table.returned, log.Muted: Table.mutes, log.Ended: Table.ended, log.Left: Table.left, log.Stayed: Table.stayed,
    log.Abandoned: Table.abandoned, log.Followed: Table.follows,
}  # fmt: skip


def read_table(deed: Deed, lines: Iterable[tuple[int, str, int]]) -> Table:
    """A table from its stored log: number, text and time of each entry."""
    table = Table(deed)
    for number, text, at in lines:
        table.fold(number, log.parse_entry(text), at, checked=True)
    return table
