"""What happens by itself: bots play, clocks run out, somebody absent is stood in for, forgotten tables are found."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog

from railbird.bots.question import SEEDS, make_question
from railbird.core.contract import NOBODY, Chance, Decide
from railbird.table import acts
from railbird.table import entries as log
from railbird.table.acts import Declined, Outdated
from railbird.table.draft import RESCUE, now
from railbird.table.minds import choose
from railbird.table.writer import Conflict, StorageTrouble

if TYPE_CHECKING:
    from railbird.table.house import House, Live

SWEEP = 2.0
HEARTBEAT = 15.0
LAST_CHORES = 2.0
"""Seconds that chores have to finish when the house closes."""
MOST_DUE = 200
ABANDONED_AFTER = 14 * 86_400_000
"""Milliseconds."""

logger = structlog.get_logger()


class Keeper:
    """Looks after the tables of a house. Everything it does is keyed by the version it saw: late or doubled, it is stale and harmless."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.errands: set[asyncio.Task[None]] = set()
        self.chores: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()
        self.last_sweep = 0

    def open(self) -> None:
        self.chores = [
            asyncio.create_task(self.repeat(SWEEP, self.sweep), name="sweep"),
            asyncio.create_task(self.repeat(HEARTBEAT, self.heartbeat), name="heartbeat"),
        ]

    async def close(self) -> None:
        """Chores may finish what they are about: somebody who is cancelled while connecting leaves a connection open."""
        self.closing.set()
        late = (await asyncio.wait(self.chores, timeout=LAST_CHORES))[1] if self.chores else set()
        for task in [*late, *self.errands]:
            task.cancel()
        await asyncio.gather(*self.chores, *self.errands, return_exceptions=True)

    def run_errand(self, live: Live) -> None:
        """Let the bot or the clock of whoever is to act begin."""
        live.stop_errand()
        actor = live.table.actor()
        if actor is None or self.closing.is_set():
            return
        deadline = live.table.deadline()
        if actor == NOBODY:
            errand = partial(self.house.settle, live)
        elif live.table.plays_itself(actor):
            errand = partial(self.bot_turn, live, live.table.board_version)
        elif deadline is not None:
            errand = partial(self.time_up, live, live.table.board_version, deadline)
        else:
            return
        live.errand = asyncio.create_task(self.careful(live, errand))
        self.errands.add(live.errand)
        live.errand.add_done_callback(self.errands.discard)

    async def careful(self, live: Live, errand: Callable[[], Awaitable[None]]) -> None:
        """Whatever fails is found by the sweep later."""
        try:
            await errand()
        except (StorageTrouble, Outdated, Declined, Conflict) as error:
            logger.warning("errand failed", table=live.table.id, error=repr(error))
        except Exception:
            logger.exception("errand failed", table=live.table.id)

    async def bot_turn(self, live: Live, version: int) -> None:
        await asyncio.sleep(live.table.settings.pace / 1000)
        await self.play_for(live, version, "bot")

    async def play_for(self, live: Live, version: int, by: log.By) -> None:
        """Roll, or let a bot choose, for the seat that is to act."""
        table = live.table
        turn = table.pending()
        if live.table.board_version != version or not isinstance(turn, Decide | Chance):
            return
        text = ""
        if isinstance(turn, Decide):
            level = table.seats[turn.seat].level or acts.known_level(table, "")
            assert table.state is not None
            text = await choose(self.house.minds, make_question(table.state, turn, level, secrets.randbelow(SEEDS)))

        def plan() -> acts.Entries:
            if table.board_version != version or (by == "bot" and not table.plays_itself(turn.seat)):
                return []
            return [acts.fall(table, turn, table.rolled) if isinstance(turn, Chance) else log.Chosen(seat=turn.seat, event=text, by=by)]

        async with live.lock:
            await self.house.attempt(live, plan)

    async def time_up(self, live: Live, version: int, deadline: int) -> None:
        """The clock of the acting seat runs out: a bot plays this once, or for good if the time for the game is up."""
        await asyncio.sleep(max(0, deadline - now()) / 1000)
        table = live.table
        actor = table.actor()
        if live.table.board_version != version or actor is None:
            return
        left = table.seats[actor].thinking_left
        if left is not None and table.since + left <= deadline:
            async with live.lock:
                if live.table.board_version == version:
                    level = acts.known_level(table, "")
                    await self.house.attempt(live, lambda: [log.StoodIn(seat=actor, level=level, why="clock")])
            return
        await self.play_for(live, version, "clock")

    async def repeat(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while not self.closing.is_set():
            try:
                await chore()
            except Exception as error:
                logger.warning("chore failed", chore=chore.__name__, error=repr(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), seconds)

    async def sweep(self) -> None:
        """Find tables that wait for a bot, a clock or somebody absent; after a start, all that were left. Forget those that are done."""
        self.house.forget(lambda table: table.status in ("over", "abandoned"))
        horizon = now() if self.last_sweep else now() + RESCUE
        for id in await self.house.store.due(horizon, MOST_DUE):
            await self.look_after(id)
        if now() - self.last_sweep > 3_600_000:
            await self.archive()
        self.last_sweep = now()

    async def look_after(self, id: str) -> None:
        try:
            live = await self.house.find(id)
        except Declined as error:
            logger.warning("table not served", table=id, error=error.text)
            await self.house.store.postpone(id, None)
            return
        async with live.lock:
            await self.house.refresh(live)
        table = live.table
        actor = table.actor()
        if actor is None:
            await self.house.store.postpone(id, None)
            return
        deadline = table.deadline()
        if live.errand is None or live.errand.done():
            self.run_errand(live)
        if actor != NOBODY and not table.plays_itself(actor) and await self.is_gone(live, actor):
            async with live.lock:
                if table.actor() == actor and not table.plays_itself(actor):
                    level = acts.known_level(table, "")
                    await self.house.attempt(live, lambda: [log.StoodIn(seat=actor, level=level, why="absent")])
            return
        soon = min(now() + RESCUE, deadline or now() + RESCUE)
        await self.house.store.postpone(id, max(soon, now() + 1000))

    async def is_gone(self, live: Live, seat: int) -> bool:
        """Whether the person at this seat has been away for longer than the table allows."""
        person = live.table.seats[seat].person
        if person in live.connected():
            return False
        last = (await self.house.store.seen(live.table.id)).get(person, 0)
        return max(last, live.table.since) + 1000 * live.table.settings.grace < now()

    async def archive(self) -> None:
        """Tables that nobody has touched for two weeks are abandoned."""
        for status in ("open", "running"):
            for live in await self.house.find_known(await self.house.store.untouched(status, now() - ABANDONED_AFTER, MOST_DUE)):
                async with live.lock:
                    await self.house.attempt(live, lambda: [log.Abandoned()])

    async def heartbeat(self) -> None:
        """Note who is connected here."""
        present = [
            (id, person) for id, live in self.house.tables.items() for person in {listener.person for listener in live.listeners} if person
        ]
        if present:
            await self.house.store.see(present, now())
        if self.house.store.is_shared:
            self.house.roll_call()
            await self.house.catch_up()
