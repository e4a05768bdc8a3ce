"""Bring a database up to date, one process at a time."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 8_280_828
"""The advisory lock of PostgreSQL under which migrations run; SQLite has one server, which holds a lock of its own."""


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("railbird.table") / "migrations"))
    found.attributes["connection"] = connection
    return found


async def upgrade(engine: AsyncEngine) -> None:
    """Apply every migration that is missing."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))


async def is_current(engine: AsyncEngine) -> bool:
    """Whether no migration is missing."""
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    return found == ScriptDirectory.from_config(config()).get_current_head()
