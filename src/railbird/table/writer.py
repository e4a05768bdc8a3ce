"""One writer in each process: whatever arrived while the last commit ran, or arrives right now, goes into the next one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbird.table.store import PATIENCE, PROJECT, WRITTEN, Statement, open_file, sqlite_text

LARGEST_BATCH = 256


class Conflict(Exception):
    """Another worker wrote this entry first."""


class StorageTrouble(Exception):
    """The database did not confirm the commit."""


@dataclass
class Job:
    """What is committed together or not at all."""

    entries: list[dict[str, Any]]
    projection: dict[str, Any] | None = None
    others: list[Statement] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits jobs in the order in which they came."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_file = engine.dialect.name == "sqlite"
        self.file: sqlite3.Connection | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.queue: list[Job] = []
        self.arrived = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.written = 0
        self.observe: Callable[[float], None] = lambda seconds: None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Commit what has arrived, then end."""
        if self.task is not None:
            while self.queue:
                await self.queue[-1].done
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        if self.file is not None:
            self.file.close()

    async def write(self, job: Job) -> None:
        """Returns when the job is durable."""
        self.queue.append(job)
        self.arrived.set()
        await job.done

    async def run(self) -> None:
        while True:
            await self.arrived.wait()
            self.arrived.clear()
            while self.queue:
                await self.gather()
                batch, self.queue = self.queue[:LARGEST_BATCH], self.queue[LARGEST_BATCH:]
                await self.commit_all(batch)

    async def gather(self) -> None:
        """Whatever is on its way comes along: wait for another turn of the event loop as long as each brings another job."""
        known = 0
        while known < len(self.queue) < LARGEST_BATCH:
            known = len(self.queue)
            await asyncio.sleep(0)

    async def commit_all(self, batch: list[Job]) -> None:
        """All in one transaction; if one of them is in conflict, one by one, so that only it fails."""
        try:
            await self.commit(batch)
        except Conflict as conflict:
            if len(batch) == 1:
                settle(batch, conflict)
                return
            for job in batch:
                await self.commit_all([job])
        except StorageTrouble as trouble:
            settle(batch, trouble)
        else:
            settle(batch, None)

    async def commit(self, batch: list[Job]) -> None:
        began = monotonic()
        try:
            if self.is_file:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_to_file, batch)
            else:
                async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                    for text, rows in statements(batch):
                        await connection.execute(text, rows)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict from error
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
            raise StorageTrouble(str(error)) from error
        self.observe(monotonic() - began)
        self.written += sum(len(job.entries) for job in batch)

    def commit_to_file(self, batch: list[Job]) -> None:
        """After trouble the file is opened anew: it may be another one, or there again."""
        if self.file is None:
            self.file = open_file(self.engine)
        file = self.file
        assert file is not None
        try:
            file.execute("BEGIN IMMEDIATE")
            for text, rows in statements(batch):
                file.executemany(sqlite_text(text), rows)
            file.execute("COMMIT")
        except sqlite3.IntegrityError:
            file.execute("ROLLBACK")
            raise
        except sqlite3.Error:
            self.file = None
            file.close()
            raise


def statements(batch: list[Job]) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """All statements of a batch, rows of one kind together."""
    for job in batch:
        for statement in job.others:
            yield statement.text, statement.rows
    rows = [row for job in batch for row in job.entries]
    if rows:
        yield WRITTEN, rows
    projections = [job.projection for job in batch if job.projection is not None]
    if projections:
        yield PROJECT, projections


def settle(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        if not job.done.done():
            job.done.set_result(None) if error is None else job.done.set_exception(error)
