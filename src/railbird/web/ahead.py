"""Whatever would keep a server from starting is told before it starts, in one line and in the reader's language."""

from __future__ import annotations

import asyncio
import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbird.speech.home import home
from railbird.table.store import connect, open_file
from railbird.web.lock import AlreadyServed, only_server
from railbird.web.setting import Setting, cookie_key


def say(message: str, **args: Any) -> str:
    """A sentence of the terminal."""
    return home().say(f"cli-{message}", **args)


def look_ahead(setting: Setting) -> None:
    """Whatever would keep the server from starting is told in one line."""
    try:
        socket.create_server((setting.host, setting.port), family=socket.AF_INET6 if ":" in setting.host else socket.AF_INET).close()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise click.ClickException(f"{setting.host}:{setting.port}: {error.strerror}") from error
        raise click.ClickException(say("serve-port-taken", port=str(setting.port))) from error
    with database_trouble():
        engine = connect(setting.database_url())
    try:
        cookie_key(setting)
        with only_server(setting), database_trouble():
            asyncio.run(reach(engine))
    except AlreadyServed as error:
        raise click.ClickException(say("serve-already", data=setting.data)) from error
    except OSError as error:
        raise click.ClickException(f"{error.filename or setting.data}: {error.strerror or error}") from error


@contextmanager
def database_trouble() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ValueError, OSError, ImportError) as error:
        raise click.ClickException(say("serve-database", reason=str(error).splitlines()[0])) from error


async def reach(engine: AsyncEngine) -> None:
    """Use the database once."""
    file = open_file(engine)
    if file is not None:  # a thread of aiosqlite that cannot open its file has a traceback of its own
        file.close()
        return
    try:
        async with engine.connect() as remote:
            await remote.execute(select(1))
    finally:
        await engine.dispose()
