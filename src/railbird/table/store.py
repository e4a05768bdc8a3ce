"""Where tables and people are kept: SQLite on one machine, PostgreSQL for several workers. The same statements for both."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    bindparam,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)  # fmt: skip
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from railbird.table.entries import AnyEntry, show_entry
from railbird.table.table import Deed

PATIENCE = 10
"""Seconds that a statement may take."""
SHORT_WHILE = 3.0
MOST_PEOPLE = 50_000

metadata = MetaData()
person_ = Table(
    "person", metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("account", Text, unique=True),
    Column("passphrase", Text),
    Column("created", BigInteger, nullable=False),
)  # fmt: skip
token_ = Table(
    "token", metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("person", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)  # fmt: skip
table_ = Table(
    "table_", metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("invite", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Index("table_open", "status", "public", "moved"),
    Index("table_wake", "wake"),
    Index("table_owner", "owner"),
)  # fmt: skip
entry_ = Table(
    "entry", metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)  # fmt: skip
sitting_ = Table(
    "sitting", metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)  # fmt: skip
chat_ = Table(
    "chat", metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)  # fmt: skip

PROJECT = (
    update(table_)
    .where(table_.c.id == bindparam("table_id"))
    .values({name: bindparam("new_" + name) for name in ("owner", "status", "public", "moved", "wake")})
)


GONE = delete(sitting_).where(sitting_.c.table_id == bindparam("gone"))
SEATED = insert(sitting_)
MADE = insert(table_)
WRITTEN = insert(entry_)


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str | None = None
    account: str | None = None


class Statement(msgspec.Struct, frozen=True):
    """One statement with its rows."""

    text: Any
    rows: list[dict[str, Any]]


def connect(url: str | URL) -> AsyncEngine:
    """An engine whose commits survive a loss of power."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database in (None, "", ":memory:"):
            raise ValueError("an SQLite database needs a file: sqlite:///FILE")
        engine = create_async_engine(address.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": PATIENCE})
        event.listen(engine.sync_engine, "connect", make_durable)
        return engine
    if address.get_backend_name() != "postgresql":
        raise ValueError(f"the database must be sqlite or postgresql, not {address.get_backend_name()}")
    settings = {"synchronous_commit": "on", "application_name": "railbird"}
    arguments = {"server_settings": settings, "timeout": PATIENCE / 2, "command_timeout": PATIENCE}
    return create_async_engine(address.set(drivername="postgresql+asyncpg"), connect_args=arguments, pool_size=8, pool_pre_ping=True)


def open_file(engine: AsyncEngine) -> sqlite3.Connection | None:
    """The file of an SQLite database, for one thread that writes; other databases have none."""
    if engine.dialect.name != "sqlite":
        return None
    file = sqlite3.connect(str(engine.url.database), timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    make_durable(file)
    return file


@cache
def sqlite_text(statement: Any) -> str:
    """A statement of ours as the file takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def make_durable(connection: Any, entry: object = None) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {1000 * PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def entry_rows(table: str, first: int, found: Sequence[AnyEntry], at: int) -> list[dict[str, Any]]:
    return [{"table_id": table, "number": first + place, "at": at, "body": show_entry(entry)} for place, entry in enumerate(found)]


def sittings(table: str, people: Sequence[str], now: int) -> list[Statement]:
    """Who sits at a table (empty: nobody), for the lists of their tables."""
    rows = [{"table_id": table, "seat": seat, "person": person, "seen": now} for seat, person in enumerate(people) if person]
    gone = Statement(GONE, [{"gone": table}])
    return [gone, Statement(SEATED, rows)] if rows else [gone]


class Store:
    """Everything that is read, and the few things that are written outside the log."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.upsert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self.is_shared = False
        """Whether other workers write to the same database."""
        self.people: dict[str, tuple[Person | None, float]] = {}
        """People who were looked up, and when."""

    async def deed(self, table: str) -> Deed | None:
        columns = (table_.c.id, table_.c.secret, table_.c.invite, table_.c.watch, table_.c.created)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(table_.c.id == table))).first()
        return None if row is None else Deed(*row)

    async def log(self, table: str, after: int = 0) -> list[tuple[int, str, int]]:
        """Number, text and time of every entry after this one."""
        wanted = select(entry_.c.number, entry_.c.body, entry_.c.at).where(entry_.c.table_id == table, entry_.c.number > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(entry_.c.number))).all()
        return [(number, body, at) for number, body, at in rows]

    async def column(self, statement: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def open_tables(self, limit: int) -> list[str]:
        return await self.column(
            select(table_.c.id).where(table_.c.status == "open", table_.c.public).order_by(table_.c.moved.desc()).limit(limit)
        )

    async def tables_of(self, person: str, statuses: Sequence[str], limit: int | None) -> list[str]:
        mine = select(sitting_.c.table_id).where(sitting_.c.person == person)
        wanted = select(table_.c.id).where(table_.c.status.in_(statuses), or_(table_.c.id.in_(mine), table_.c.owner == person))
        return await self.column(wanted.order_by(table_.c.moved.desc()).limit(limit))

    async def count_tables(self, owner: str) -> int:
        wanted = select(func.count()).select_from(table_).where(table_.c.owner == owner, table_.c.status.in_(["open", "running"]))
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that somebody should look after."""
        return await self.column(select(table_.c.id).where(table_.c.wake < now).order_by(table_.c.wake).limit(limit))

    async def untouched(self, status: str, before: int, limit: int) -> list[str]:
        return await self.column(select(table_.c.id).where(table_.c.status == status, table_.c.moved < before).limit(limit))

    async def seen(self, table: str) -> dict[str, int]:
        """When each person who sits there was last connected."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(sitting_.c.person, sitting_.c.seen).where(sitting_.c.table_id == table))
            return {row.person: row.seen for row in rows}

    async def postpone(self, table: str, wake: int | None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(table_).where(table_.c.id == table).values(wake=wake))

    async def see(self, present: Sequence[tuple[str, str]], now: int) -> None:
        """These people are connected to these tables."""
        mark = (
            update(sitting_)
            .where(sitting_.c.table_id == bindparam("at_table"), sitting_.c.person == bindparam("who"))
            .values(seen=bindparam("now"))
        )
        async with self.engine.begin() as connection:
            await connection.execute(mark, [{"at_table": table, "who": person, "now": now} for table, person in present])

    async def chat(self, table: str, limit: int) -> list[Any]:
        wanted = select(chat_).where(chat_.c.table_id == table).order_by(chat_.c.number.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list(reversed((await connection.execute(wanted)).all()))

    async def say(self, table: str, person: str, name: str, seat: int | None, text: str, at: int) -> int:
        row = {"table_id": table, "person": person, "name": name, "seat": seat, "text": text, "at": at}
        async with self.engine.begin() as connection:
            return int((await connection.execute(insert(chat_).returning(chat_.c.number), [row])).scalar_one())

    # People

    async def person(self, id: str) -> Person | None:
        """Another worker may have heard of a new name a moment ago; a worker that is alone knows at once."""
        known = self.people.get(id)
        if known is not None and (not self.is_shared or monotonic() - known[1] < SHORT_WHILE):
            return known[0]
        columns = (person_.c.id, person_.c.name, person_.c.language, person_.c.account)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(person_.c.id == id))).first()
        if len(self.people) >= MOST_PEOPLE:
            self.people.clear()
        found = None if row is None else Person(*row)
        self.people[id] = (found, monotonic())
        return found

    async def keep_person(self, person: Person, created: int, passphrase: str | None = None) -> None:
        row = {"id": person.id, "name": person.name, "language": person.language, "account": person.account}
        if passphrase is not None:
            row["passphrase"] = passphrase
        statement = self.upsert(person_).values(created=created, **row).on_conflict_do_update(index_elements=["id"], set_=row)
        async with self.engine.begin() as connection:
            await connection.execute(statement)
        self.people.pop(person.id, None)

    async def passphrase(self, account: str) -> tuple[str, str] | None:
        """Person and stored passphrase of an account."""
        wanted = select(person_.c.id, person_.c.passphrase).where(person_.c.account == account)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.id, row.passphrase)

    async def tokens(self, person: str) -> list[Any]:
        wanted = select(token_.c.id, token_.c.label, token_.c.created).where(token_.c.person == person).order_by(token_.c.created)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def keep_token(self, row: dict[str, Any]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(token_), [row])

    async def drop_token(self, person: str, token: str) -> bool:
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(token_).where(token_.c.person == person, token_.c.id == token))
        return bool(gone.rowcount)

    async def token_person(self, digest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(token_.c.person).where(token_.c.digest == digest))).scalar()

    async def is_reachable(self) -> bool:
        try:
            async with self.engine.connect() as probe:
                await probe.execute(select(1))
        except Exception:
            return False
        return True
