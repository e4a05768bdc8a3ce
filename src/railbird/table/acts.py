"""What a person may do at a table. Each act becomes entries for the log, or is declined; nothing is changed here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from librt.random import Random
from msgspec import UNSET

from railbird.bots import bot_names, usual_bot
from railbird.core.contract import NOBODY, Chance, Decide, Event, Over, Refusal, State
from railbird.core.door import why_not
from railbird.core.game import EVERYTHING, Game, imagine, view
from railbird.speech import Speech
from railbird.table import entries as log
from railbird.table import messages as ask
from railbird.table.cards import Orders
from railbird.table.dice import draw_ticket, new_contribution
from railbird.table.messages import ProblemCode
from railbird.table.table import Table

LONGEST_RUN = 500
"""Entries that may follow from one act through standing orders."""
DREAMS = 8
"""Imagined games that must all agree before something counts as certain."""
JOINERS = str.maketrans("", "", "\u200c\u200d")
"""Without width, but parts of words in some scripts and of some pictures."""

Entries = list[log.AnyEntry]


class Declined(Exception):
    """It cannot be done, whatever the rules of the game say."""

    def __init__(self, code: ProblemCode, text: str = "") -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text


class Forbidden(Exception):
    """The rules of the game forbid it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Outdated(Exception):
    """The game has gone on since."""


def act(table: Table, person: str, name: str, command: ask.Command) -> Entries:
    """The entries that a command of a person brings."""
    if table.status == "frozen":
        raise Declined("frozen", table.frozen)
    return ACTS[type(command)](table, person, name, command)


# Who may do what


def own_seat(table: Table, person: str, seat: int) -> None:
    if seat >= len(table.seats) or not person or table.seats[seat].person != person:
        raise Declined("not-yours", f"seat {seat} is not yours")


def owned(table: Table, person: str) -> None:
    if person != table.owner:
        raise Declined("not-yours", "only whoever made the table may do this")


def must_be(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise Declined("not-now", f"the table is {table.status}")


def current(table: Table, version: int) -> None:
    """Nothing has happened on the board since; who sat down or spoke meanwhile does not matter."""
    if not table.board_version <= version <= table.version:
        raise Outdated


def known_level(table: Table, level: str) -> str:
    names = bot_names(table.game)
    if level not in ("", *names):
        raise Declined("unknown-bot", f"{table.game.id} has {', '.join(names)}")
    return level or usual_bot(table.game)


def bot_name(table: Table) -> str:
    """The first of our bots' names whose letter is still free at this table."""
    names = [name.strip() for name in Speech("en").say("cli-bot-names").split(",")]
    taken = {seat.name[:1].upper() for seat in table.seats if seat.name}
    used = {seat.name for seat in table.seats}
    return next(
        (name for name in names if name[0] not in taken),
        next((name for name in names if name not in used), f"Bot {sum(seat.kind == 'bot' for seat in table.seats) + 1}"),
    )


# Before the start


def sit(table: Table, person: str, name: str, command: ask.Sit) -> Entries:
    """Take an empty seat, or change name and contribution at one's own."""
    must_be(table, "open")
    if command.seat >= len(table.seats):
        raise Declined("bad-seats", f"there are {len(table.seats)} seats")
    if table.seats[command.seat].kind != "empty" and table.seats[command.seat].person != person:
        raise Declined("taken", f"seat {command.seat} is taken")
    given = new_contribution() if command.contribution is UNSET else command.contribution
    called = name if command.name is UNSET else tidied(command.name)
    return [log.Sat(seat=command.seat, name=called, person=person, contribution=given)]


def tidied(name: str) -> str:
    """A name in one line; one that cannot be seen, or turns round what stands beside it, is none."""
    tidy = " ".join(name.split())
    visible = tidy.translate(JOINERS)
    if not visible or not visible.isprintable():
        raise Declined("malformed", "a name has visible letters")
    return tidy


def rename(table: Table, person: str, former: str, name: str) -> Entries:
    """The seats of a person who is called something else now, but for those that were given names of their own."""
    return [log.Renamed(seat=seat, name=name) for seat in table.seats_of(person) if table.seats[seat].name == former]


def invite(table: Table, person: str, name: str, command: ask.Invite) -> Entries:
    must_be(table, "open")
    owned(table, person)
    if command.seat >= len(table.seats):
        raise Declined("bad-seats", f"there are {len(table.seats)} seats")
    if table.seats[command.seat].kind == "person":
        raise Declined("taken", f"seat {command.seat} is taken")
    level = known_level(table, command.level)
    called = table.seats[command.seat].name or bot_name(table)
    return [log.Sat(seat=command.seat, name=called, level=level, contribution=new_contribution())]


def leave(table: Table, person: str, name: str, command: ask.Leave) -> Entries:
    must_be(table, "open", "running")
    if table.status == "running":
        own_seat(table, person, command.seat)
        return [log.StoodIn(seat=command.seat, level=known_level(table, ""), why="left")]
    if command.seat >= len(table.seats) or (person != table.owner and table.seats[command.seat].person != person):
        raise Declined("not-yours", f"seat {command.seat} is not yours")
    return [log.Rose(seat=command.seat)]


def change(table: Table, person: str, name: str, command: ask.Change) -> Entries:
    must_be(table, "open")
    owned(table, person)
    seats = len(table.seats) if command.seats is UNSET else command.seats
    settings = table.settings if command.settings is UNSET else command.settings
    if any(seat.kind == "person" for seat in table.seats[seats:]):
        raise Declined("taken", "somebody sits at a seat that would go")
    variant = msgspec.to_builtins(table.variant) if command.variant is UNSET else command.variant
    return [log.Changed(seats=seats, settings=settings, variant=checked_variant(table.game, seats, variant))]


def checked_variant(game: Game, seats: int, variant: dict[str, Any]) -> dict[str, Any]:
    """Complete, and playable by so many."""
    if seats not in game.seats:
        raise Declined("bad-seats", f"{game.id} is played by {game.seats.start} to {game.seats.stop - 1}")
    try:
        whole = msgspec.convert({**game.live, **variant}, game.variant)
        game.new(seats, whole)
    except ValueError as error:
        raise Declined("bad-variant", str(error)) from error
    return dict(msgspec.to_builtins(whole))


def start(table: Table, person: str, name: str, command: ask.Start) -> Entries:
    must_be(table, "open")
    owned(table, person)
    if any(seat.kind == "empty" for seat in table.seats):
        raise Declined("not-now", "a seat is empty")
    order = list(range(len(table.seats)))
    if table.settings.random_order:
        secrets.SystemRandom().shuffle(order)
    return [log.Started(rules=table.game.rules, order=order)]


# The game


def choose(table: Table, person: str, name: str, command: ask.Act) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    back = come_back(table, command.seat)
    current(table, command.version)
    try:
        event = table.game.parse(command.event)
    except ValueError as error:
        raise Declined("bad-notation", str(error)) from error
    assert table.state is not None
    refusal = why_not(table.state, command.seat, event)
    if refusal is not None:
        raise Forbidden(refusal)
    return [*back, log.Chosen(seat=command.seat, event=event.text())]


def come_back(table: Table, number: int) -> Entries:
    """Whoever acts is no longer absent; a seat that was handed over must be taken back first."""
    seat = table.seats[number]
    if seat.absent:
        return [log.Returned(seat=number)]
    if seat.level:
        raise Declined("not-now", "a bot plays this seat; take it back first")
    return []


def roll(table: Table, person: str, name: str, command: ask.Roll) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    back = come_back(table, command.seat)
    current(table, command.version)
    turn = table.pending()
    if not isinstance(turn, Chance) or turn.seat != command.seat:
        raise Declined("not-now", "no roll is held for this seat")
    return [*back, fall(table, turn, table.rolled)]


def fall(table: Table, turn: Chance, number: int) -> log.Fell:
    """The next roll of the table's dice."""
    return draw(table, turn, number)[0]


def draw(table: Table, turn: Chance, number: int) -> tuple[log.Fell, Event]:
    ways = turn.ways()
    ticket = draw_ticket(table.key, number, ways)
    outcome = turn.outcome(ticket)
    return log.Fell(event=outcome.text(), number=number, ways=ways, ticket=ticket), outcome


def follow(table: Table, planned: Entries) -> Entries:
    """These entries, and all that follows from them without anybody's act: chance of no hand, standing orders, the end.

    Nothing follows from a start before it is folded: only then are the dice ready.
    """
    found, number = list(planned), table.rolled
    orders: dict[int, Orders] = {}
    plays_itself: dict[int, bool] = {}
    for entry in found:
        if isinstance(entry, log.Started):
            return found
        if isinstance(entry, log.Fell):
            number = entry.number + 1
        elif isinstance(entry, log.Ordered):
            orders[entry.seat] = entry.orders
        elif isinstance(entry, (log.StoodIn, log.Returned)):
            plays_itself[entry.seat] = isinstance(entry, log.StoodIn)
    state = ahead(table, found)
    phase = -1 if state is None else state.phase()
    while state is not None and len(found) < LONGEST_RUN:
        turn = state.pending()
        if isinstance(turn, Over):
            found.append(log.Ended(scores=list(turn.scores), shares=list(turn.shares)))
            break
        assert isinstance(turn, (Decide, Chance))
        seat = turn.seat
        order = None if seat == NOBODY or plays_itself.get(seat, table.plays_itself(seat)) else orders.get(seat, table.seats[seat].orders)
        if isinstance(turn, Chance):
            if seat != NOBODY and not turn.secret and (order is None or not order.auto_roll):
                break
            entry, event = draw(table, turn, number)
            number += 1
        else:
            words = order.always if order is not None and state.phase() == phase else ()
            answer = None if order is None else standing(table.game, state, turn, words, order.forced)
            if answer is None:
                break
            entry, event = log.Chosen(seat=seat, event=answer.text(), by="orders"), answer
        state.apply(event)
        found.append(entry)
    return found


def ahead(table: Table, found: Entries) -> State | None:
    """The board as it will be after these entries; nothing if they leave no game running."""
    state = None if table.state is None or table.status != "running" else table.state.copy()
    for entry in found:
        if isinstance(entry, log.TakenBack):
            state = table.game.new(len(table.seats), table.variant)
            for item in table.played:
                if item.at <= entry.to:
                    state.apply(item.event)
        elif isinstance(entry, (log.Chosen, log.Fell)):
            assert state is not None
            state.apply(table.game.parse(entry.event))
        elif isinstance(entry, log.Abandoned):
            state = None
    return state


def standing(game: Game, state: State, turn: Decide, always: Sequence[str], forced: bool) -> Event | None:
    """What a seat has ordered to choose: the only option, one named beforehand, or what an order of the game answers."""
    if forced and len(turn.options) == 1:
        return turn.options[0]
    if not always:
        return None
    options = {option.text(): option for option in turn.options}
    for text in always:
        if text in options:
            return options[text]
        answer = ordered(game, state, turn.seat, text)
        if answer is not None and answer.text() in options:
            return answer
    return None


def ordered(game: Game, state: State, seat: int, text: str) -> Event | None:
    """The answer of a game's own standing order; words that are none of its orders answer nothing."""
    if game.orders is None:
        return None
    try:
        return game.orders.answer(view(state, seat), text)
    except ValueError:
        return None


def order(table: Table, person: str, name: str, command: ask.Order) -> Entries:
    must_be(table, "open", "running")
    own_seat(table, person, command.seat)
    wishes = {name: wish for name, wish in msgspec.structs.asdict(command.orders).items() if wish is not UNSET}
    return [log.Ordered(seat=command.seat, orders=msgspec.structs.replace(table.seats[command.seat].orders, **wishes))]


# Taking back


def undo_target(table: Table, person: str) -> int | None:
    """The entry to go back to: the one before the person's last choice."""
    last = table.last_choices.get(person)
    return None if last is None or table.status != "running" else last - 1


def is_free(table: Table, person: str) -> bool:
    """Whether nothing new has come to light since the person's last choice: it is the last event, and what it showed was certain."""
    if table.before is None or not person or table.played[-1].person != person or table.status != "running":
        return False
    seat = table.played[-1].seat
    assert seat is not None and table.state is not None
    return table.game.is_open or was_certain(table.before, seat, table.played[-1].event, table.state)


def must_agree(table: Table, person: str) -> bool:
    """Whether somebody else plays here, who is asked before what has come to light goes back."""
    return any(other != person and not all(table.plays_itself(seat) for seat in table.seats_of(other)) for other in table.people())


def was_certain(before: State, seat: int, event: Event, after: State) -> bool:
    """Whether the seat could foresee what it saw: it knew everything, or every game that it could imagine goes on to look like this."""
    known, seen = view(before, seat), view(after, seat)
    if known == msgspec.structs.replace(view(before, EVERYTHING), seat=seat):
        return True
    for seed in range(DREAMS):
        dream = imagine(known, Random(seed))
        dream.apply(event)
        if view(dream, seat) != seen:
            return False
    return True


def undo(table: Table, person: str, name: str, command: ask.Undo) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    current(table, command.version)
    if command.to != undo_target(table, person):
        raise Declined("not-now", "there is no choice of yours to take back to")
    if is_free(table, person) or not must_agree(table, person):
        return [log.TakenBack(seat=command.seat, to=command.to)]
    if table.request is not None:
        raise Declined("not-now", "somebody asks already")
    return [log.Asked(seat=command.seat, to=command.to)]


def answer(table: Table, person: str, name: str, command: ask.Answer) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    current(table, command.version)
    request = table.request
    if request is None or command.seat not in request.waiting:
        raise Declined("not-now", "you are not asked")
    answered = log.Answered(seat=command.seat, yes=command.yes)
    if command.yes and all(table.seats[seat].person == person for seat in request.waiting):
        return [answered, log.TakenBack(seat=request.seat, to=request.to)]
    return [answered]


# Bots in the place of people


def hand_over(table: Table, person: str, name: str, command: ask.HandOver) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    return [log.StoodIn(seat=command.seat, level=known_level(table, command.level), why="asked")]


def take_back(table: Table, person: str, name: str, command: ask.TakeBack) -> Entries:
    must_be(table, "running")
    own_seat(table, person, command.seat)
    if not table.plays_itself(command.seat):
        raise Declined("not-now", "you play this seat yourself")
    if table.seats[command.seat].thinking_left == 0:
        raise Declined("not-now", "the time of this seat is up")
    return [log.Returned(seat=command.seat)]


def mute(table: Table, person: str, name: str, command: ask.Mute) -> Entries:
    owned(table, person)
    if command.seat >= len(table.seats) or not table.seats[command.seat].person:
        raise Declined("bad-seats", "nobody sits there")
    return [log.Muted(person=table.seats[command.seat].person, muted=command.muted)]


def abandon(table: Table, person: str, name: str, command: ask.Abandon) -> Entries:
    """At once before the start, or when everybody who plays has asked for it and nobody has said no."""
    must_be(table, "open", "running")
    if not command.yes and not table.leavers:
        raise Declined("not-now", "nobody has asked to end this game")
    if table.status == "open":
        owned(table, person)
        return [log.Abandoned()]
    if person not in table.people():
        raise Declined("not-yours", "you do not play here")
    if not command.yes:
        return [log.Stayed(person=person)]
    if all(other in table.leavers for other in table.people() if other != person):
        return [log.Left(person=person), log.Abandoned()]
    return [log.Left(person=person)]


ACTS: dict[type[ask.Command], Callable[[Table, str, str, Any], Entries]] = {
    ask.Sit: sit, ask.Invite: invite, ask.Leave: leave, ask.Change: change, ask.Start: start,
    ask.Act: choose, ask.Roll: roll, ask.Order: order, ask.Undo: undo, ask.Answer: answer,
    ask.HandOver: hand_over, ask.TakeBack: take_back, ask.Mute: mute, ask.Abandon: abandon,
}  # fmt: skip
