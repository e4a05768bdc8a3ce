"""The house: all tables that this process serves. Nobody hears of anything before it is committed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Protocol

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from railbird.bots.coach import Odds, Worth
from railbird.core.journal import Journal
from railbird.table import acts
from railbird.table import entries as log
from railbird.table import messages as ask
from railbird.table.acts import Declined, Entries, Outdated
from railbird.table.bring import brought_draft
from railbird.table.cards import ChatLine, Orders, Settings
from railbird.table.dice import new_contribution
from railbird.table.draft import Draft, is_news, now, open_draft, projection, seating
from railbird.table.keeper import Keeper
from railbird.table.lobby import NewTable
from railbird.table.minds import Minds, coach, odds
from railbird.table.positions import laid_draft
from railbird.table.sight import explain, has_odds, must_be_coached
from railbird.table.store import Person, Statement, Store, entry_rows
from railbird.table.table import Table, read_table
from railbird.table.thought import Thought
from railbird.table.writer import Conflict, Job, StorageTrouble, Writer

MOST_TABLES = 20
"""Tables that one person may have going on."""
MOST_CACHED = 5_000
CHAT_LINES = 50
SILENCE = 50.0
"""Seconds after which a worker that says nothing is taken for gone; all speak at every heartbeat."""
CONNECTED = "connected"
USUAL = Settings()

logger = structlog.get_logger()


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str

    def hear(self) -> None:
        """The table has changed."""

    def hear_said(self, line: ChatLine) -> None: ...

    def hear_presence(self) -> None: ...


class Live:
    """A table in memory, with those who listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """People of this table connected to other workers, and when those last said so."""
        self.is_behind = False
        """The log may know more."""
        self.row: dict[str, object] | None = None
        """What this worker wrote into the row of the table, if no other worker has written since."""
        self.chat: list[ChatLine] | None = None
        """What was said last, if this worker knows."""
        self.said = 0
        """How many lines came through this worker."""
        self.errand: asyncio.Task[None] | None = None
        """What this process will do at the table by itself: a bot's move, a clock."""
        self.advice: Thought[list[Worth]] = Thought()
        """What the coach says."""
        self.odds: Thought[list[Odds]] = Thought()
        """What spectators are told."""

    def here(self) -> frozenset[str]:
        """People of this table who are connected to this worker."""
        return frozenset(seat.person for seat in self.table.seats if seat.person) & {listener.person for listener in self.listeners}

    def connected(self) -> frozenset[str]:
        """People of this table who are connected to any worker."""
        return self.table.once_for_card(CONNECTED, lambda: self.here().union(*(people for people, _ in self.elsewhere.values())))

    def presence(self) -> None:
        """Who is connected has changed."""
        self.table.card_memo.clear()
        for listener in self.listeners:
            listener.hear_presence()

    def forget_silent(self, before: float) -> None:
        """A worker that has said nothing for long is gone, and so are its people."""
        silent = [worker for worker, (_, at) in self.elsewhere.items() if at < before]
        for worker in silent:
            del self.elsewhere[worker]
        if silent:
            self.presence()

    def tell(self) -> None:
        for listener in self.listeners:
            listener.hear()

    def is_idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not self.listeners and not self.lock.locked() and (self.errand is None or self.errand.done())

    def stop_errand(self) -> None:
        if self.errand is not None and self.errand is not asyncio.current_task():
            self.errand.cancel()
        self.errand = None


def may_watch(table: Table, person: str, key: str) -> bool:
    keys = (table.deed.invite, table.deed.watch)
    return table.settings.public or may_sit(table, person, key) or any(secrets.compare_digest(key.encode(), one.encode()) for one in keys)


def may_sit(table: Table, person: str, key: str) -> bool:
    is_invited = secrets.compare_digest(key.encode(), table.deed.invite.encode())
    return table.settings.public or is_invited or (bool(person) and person == table.owner) or bool(table.seats_of(person))


class House:
    """Finds tables, commits what happens there, tells those who listen, and looks after bots, clocks and the absent."""

    def __init__(self, store: Store, minds: Minds, publish: Callable[[dict[str, object]], None] | None = None) -> None:
        self.store = store
        self.minds = minds
        self.publish = publish or (lambda note: None)
        self.writer = Writer(store.engine)
        self.name = secrets.token_hex(4)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.keeper = Keeper(self)

    async def open(self) -> None:
        self.writer.start()
        self.keeper.open()

    async def close(self) -> None:
        """Finish what is being committed; everything else is in the log already."""
        await self.keeper.close()
        await self.writer.stop()
        await self.minds.close()

    # Finding tables

    async def find(self, id: str) -> Live:
        live = self.tables.get(id)
        if live is not None:
            return live
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda done: self.loading.pop(id, None))
        return self.tables.setdefault(id, await asyncio.shield(task))

    async def visit(self, id: str, person: str, key: str) -> Live:
        """The table, if this person may look at it."""
        live = await self.find(id)
        if not may_watch(live.table, person, key):
            raise Declined("not-invited")
        return live

    async def load(self, id: str) -> Live:
        try:
            deed = await self.store.deed(id)
            lines = [] if deed is None else await self.store.log(id)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageTrouble(str(error)) from error
        if deed is None or not lines:
            raise Declined("unknown-table", f"there is no table {id!r}")
        try:
            live = Live(read_table(deed, lines))
        except ValueError as error:  # of a game, or of a variant, that is no longer installed
            raise Declined("unknown-game", str(error)) from error
        self.keep(live)
        return live

    async def find_known(self, ids: Iterable[str]) -> list[Live]:
        """Those of these tables whose games are known here."""
        found = []
        for id in ids:
            with suppress(Declined):
                found.append(await self.find(id))
        return found

    def keep(self, live: Live) -> None:
        """Have a table in memory; when there are many, those that nobody needs now are found again in the log."""
        if len(self.tables) >= MOST_CACHED:
            self.forget(lambda table: True)
        self.tables[live.table.id] = live

    def forget(self, is_wanted: Callable[[Table], bool]) -> None:
        """Drop tables where nobody listens and nothing is under way."""
        for id, live in list(self.tables.items()):
            if live.is_idle() and is_wanted(live.table):
                del self.tables[id]

    async def refresh(self, live: Live) -> None:
        """Read what others have written."""
        try:
            lines = await self.store.log(live.table.id, live.table.version)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageTrouble(str(error)) from error
        for number, text, at in lines:
            if number == live.table.version + 1:
                live.table.fold(number, log.parse_entry(text), at, checked=True)
        live.is_behind = False
        if lines:
            live.row = None
            live.stop_errand()
            live.tell()

    # Acts of people

    async def submit(self, person: Person, id: str, command: ask.Command, key: str = "") -> ask.Done | ask.Why | ask.Advice | ask.Forecast:
        """Carry out what a person wants, or raise Declined, Forbidden, Outdated or StorageTrouble and change nothing."""
        live = await self.visit(id, person.id, key)
        if isinstance(command, ask.Ask):
            return explain(live.table, person.id, command)
        if isinstance(command, ask.Advise):
            return await self.advise(person, live, command)
        if isinstance(command, ask.Foresee):
            return await self.foresee(person, live, command)
        if isinstance(command, ask.Say):
            return await self.say(person, live, command)
        if isinstance(command, ask.Rematch):
            return await self.rematch(person, live, command)
        if isinstance(command, ask.Sit) and not may_sit(live.table, person.id, key):
            raise Declined("not-invited")
        if type(command) not in acts.ACTS:
            raise Declined("malformed", "this is not a command for a table")
        async with live.lock:
            found = await self.attempt(live, lambda: acts.act(live.table, person.id, person.name, command))
        if any(isinstance(entry, log.Started) for entry in found):
            await self.settle(live)
        if isinstance(command, ask.Sit):
            self.presence(live)
        return ask.Done(reply=command.id, version=live.table.version)

    async def rename(self, person: Person, former: str) -> None:
        """Somebody is called something else from now on, at all tables that are not over."""
        for live in await self.find_known(await self.store.tables_of(person.id, ["open", "running"], None)):
            async with live.lock:
                await self.attempt(live, partial(acts.rename, live.table, person.id, former, person.name))

    async def advise(self, person: Person, live: Live, command: ask.Advise) -> ask.Advice:
        """What the coach says."""
        version, turn = live.table.board_version, must_be_coached(live.table, person.id, command.seat)
        worths = await live.advice.of(live.table, lambda state: coach(self.minds, state, turn))
        return ask.Advice(reply=command.id, version=version, options=worths)

    async def foresee(self, person: Person, live: Live, command: ask.Foresee) -> ask.Forecast:
        """What every seat may expect, for those who watch."""
        version = live.table.board_version
        if not has_odds(live.table, person.id):
            raise Declined("not-now", "odds are for those who watch a game that goes on")
        found = await live.odds.of(live.table, lambda state: odds(self.minds, state))
        return ask.Forecast(reply=command.id, version=version, odds=found)

    async def attempt(self, live: Live, plan: Callable[[], Entries]) -> Entries:
        """Plan, commit, and plan once more if another worker was faster. The caller holds the lock."""
        for _ in range(2):
            if live.is_behind:
                await self.refresh(live)
            found = acts.follow(live.table, plan())
            try:
                await self.append(live, found)
            except Conflict:
                await self.refresh(live)
            else:
                return found
        raise Outdated

    async def append(self, live: Live, found: Entries, others: Sequence[Statement] = (), more: Sequence[Job] = ()) -> None:
        """Commit entries, then let the table have them and everybody hear of it."""
        if not found:
            return
        table = live.table
        at = max(now(), table.moved)
        first = table.version + 1
        rows = entry_rows(table.id, first, found, at)
        twin_rows = [row for job in more for row in job.entries]
        statements = [*others, *(statement for job in more for statement in job.others), *seating(table, found, at)]
        row = projection(table, found, at)
        is_known = live.row is not None and not is_news(row, live.row)
        try:
            await self.writer.write(Job([*rows, *twin_rows], None if is_known else row, statements))
        except BaseException:
            # Cancelled or in trouble: the commit may have happened or not, so the log decides.
            live.is_behind = True
            raise
        if not is_known:
            live.row = row
        for place, entry in enumerate(found):
            table.fold(first + place, entry, at)
        self.after(live)

    def after(self, live: Live) -> None:
        """Something was committed."""
        live.tell()
        self.publish({"table": live.table.id, "version": live.table.version, "from": self.name})
        self.keeper.run_errand(live)

    async def settle(self, live: Live) -> None:
        """Carry out what follows without anybody's act, if anything is left of it."""
        async with live.lock:
            await self.attempt(live, list)

    # New tables

    async def create(self, person: Person, wanted: NewTable) -> Live:
        await self.must_have_room(person)
        draft = open_draft(person, wanted.game, wanted.seats, wanted.variant, wanted.settings)
        if wanted.sit:
            draft.act(ask.Sit(seat=0, contribution=wanted.contribution))
            if wanted.orders != Orders():
                draft.add(log.Ordered(seat=0, orders=wanted.orders))
        first = 1 if wanted.sit else 0
        for place, level in enumerate(wanted.bots):
            draft.act(ask.Invite(seat=first + place, level=level))
        if wanted.start:
            draft.act(ask.Start())
        return await self.begin(draft)

    async def lay(
        self, person: Person, journal: Journal, seat: int | None = None, bots: Sequence[str] = (), settings: Settings = USUAL
    ) -> Live:
        """A table that begins where a journal ends."""
        await self.must_have_room(person)
        return await self.begin(await asyncio.to_thread(laid_draft, person, journal, seat, bots, settings))

    async def begin(self, draft: Draft) -> Live:
        await self.writer.write(draft.job())
        live = self.keep_new(draft)
        if live.table.status == "running":
            await self.settle(live)
        return live

    async def bring(self, person: Person, text: str) -> Live:
        """A finished game from elsewhere; a table that is known here already is declined."""
        draft = await asyncio.to_thread(brought_draft, person, text)
        id = draft.table.id
        try:
            await self.writer.write(draft.job())
        except Conflict as error:
            raise Declined("taken", f"table {id!r} is here already") from error
        return self.keep_new(draft)

    def keep_new(self, draft: Draft) -> Live:
        """A table that was just made: nothing has been said there."""
        live = Live(draft.table)
        live.chat = []
        self.keep(live)
        return live

    async def must_have_room(self, person: Person) -> None:
        """Nobody has very many tables going on."""
        try:
            tables = await self.store.count_tables(person.id)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageTrouble(str(error)) from error
        if tables >= MOST_TABLES:
            raise Declined("too-many", f"you have {MOST_TABLES} tables going on")

    async def rematch(self, person: Person, live: Live, command: ask.Rematch) -> ask.Done:
        """The same people with their wishes and the same bots at a new table, each one seat further; asked twice it is the same table."""
        async with live.lock:
            for _ in range(2):
                table = live.table
                if table.followed:
                    break
                acts.must_be(table, "over")
                if person.id not in table.people():
                    raise Declined("not-yours", "you did not play here")
                draft = open_draft(person, table.game.id, len(table.seats), msgspec.to_builtins(table.variant), table.settings)
                draft.add(log.Changed(
                    seats=len(table.seats), variant=msgspec.to_builtins(table.variant),
                    settings=msgspec.structs.replace(table.settings, random_order=False),
                ))  # fmt: skip
                for number, seat in enumerate(table.seats):
                    level = "" if seat.person else seat.level
                    place = (number + 1) % len(table.seats)
                    given = new_contribution()
                    draft.add(log.Sat(seat=place, name=seat.name, person=seat.person, level=level, contribution=given))
                    wishes = msgspec.structs.replace(seat.orders, always=())
                    if wishes != Orders():
                        draft.add(log.Ordered(seat=place, orders=wishes))
                try:
                    await self.append(live, [log.Followed(table=draft.table.id)], more=[draft.job()])
                except Conflict:
                    await self.refresh(live)
                else:
                    self.keep_new(draft)
                    break
        return ask.Done(reply=command.id, version=live.table.version, table=live.table.followed)

    # Talk

    async def say(self, person: Person, live: Live, command: ask.Say) -> ask.Done:
        if person.id in live.table.muted:
            raise Declined("muted")
        seats = live.table.seats_of(person.id)
        seat = seats[0] if seats else None
        name = person.name if seat is None else live.table.seats[seat].name
        at = now()
        try:
            number = await self.store.say(live.table.id, person.id, name, seat, command.text, at)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageTrouble(str(error)) from error
        line = ChatLine(number=number, at=at, name=name, seat=seat, text=command.text)
        live.said += 1
        if live.chat is not None and line not in live.chat:
            live.chat = [*live.chat, line][-CHAT_LINES:]
        for listener in live.listeners:
            listener.hear_said(line)
        self.publish({"table": live.table.id, "said": number, "from": self.name})
        return ask.Done(reply=command.id, version=live.table.version)

    async def chat(self, live: Live, after: int = 0) -> list[ChatLine]:
        if live.chat is not None and not self.store.is_shared:
            return live.chat
        said = live.said
        rows = await self.store.chat(live.table.id, CHAT_LINES)
        lines = [ChatLine(number=row.number, at=row.at, name=row.name, seat=row.seat, text=row.text) for row in rows]
        if live.said == said:
            live.chat = lines
        return [line for line in lines if line.number > after]

    # Who is there

    async def join(self, live: Live, listener: Listener) -> None:
        """Somebody connects; whoever was absent plays again. Spectators come and go unnoticed."""
        live.listeners.add(listener)
        table = live.table
        seats = table.seats_of(listener.person)
        if seats:
            self.presence(live)
        if table.status == "running" and any(table.seats[seat].absent for seat in seats):
            async with live.lock:
                await self.attempt(live, lambda: [log.Returned(seat=seat) for seat in seats if live.table.seats[seat].absent])

    def part(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        if live.table.seats_of(listener.person):
            self.presence(live)

    def presence(self, live: Live) -> None:
        """Say who is here, at this worker and to the others."""
        live.presence()
        self.publish({"table": live.table.id, "here": sorted(live.here()), "from": self.name})

    def roll_call(self) -> None:
        """Say again who is here, for workers that came later, and forget the people of workers that are gone."""
        for live in self.tables.values():
            live.forget_silent(monotonic() - SILENCE)
            here = live.here() if live.listeners else None
            if here:
                self.publish({"table": live.table.id, "here": sorted(here), "from": self.name})

    # Other workers

    async def catch_up(self) -> None:
        """Read what others may have written at every table that somebody here listens to."""
        for live in list(self.tables.values()):
            if live.listeners and not live.lock.locked():
                async with live.lock:
                    await self.refresh(live)

    async def hear(self, note: dict[str, object]) -> None:
        """Another worker says that something was committed, said, or who is connected there."""
        live = self.tables.get(str(note.get("table")))
        sender = str(note.get("from"))
        if live is None or sender == self.name:
            return
        here = note.get("here")
        if isinstance(here, list):
            people, _ = live.elsewhere.get(sender, (frozenset(), 0))
            live.elsewhere[sender] = (frozenset(map(str, here)), monotonic())
            if people != live.elsewhere[sender][0]:
                live.presence()
        said = note.get("said")
        if isinstance(said, int):
            for line in await self.chat(live, after=said - 1):
                for listener in live.listeners:
                    listener.hear_said(line)
        version = note.get("version")
        if isinstance(version, int) and version > live.table.version:
            async with live.lock:
                await self.refresh(live)
