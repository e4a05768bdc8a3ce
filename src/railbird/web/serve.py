"""`railbird serve`: the lobby, its tables and bots, for this machine, a living room or the world."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
import segno
import structlog
import uvicorn
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbird.speech.home import home
from railbird.table.store import connect, open_file
from railbird.web.lock import AlreadyServed, only_server
from railbird.web.page import is_built
from railbird.web.reach import addresses
from railbird.web.setting import VARIABLE, Setting, cookie_key, data_folder, parse_setting

LARGEST_MESSAGE = 16 * 1024
KEEP_ALIVE = 75
"""Seconds: longer than proxies keep theirs, so that none sends a request into a connection that is just being closed."""


def say(message: str, **args: Any) -> str:
    return home().say(f"cli-{message}", **args)


@click.command(help=say("help-serve"))
@click.option("--host", default="127.0.0.1", help=say("help-serve-host"))
@click.option("--port", type=click.IntRange(1, 65535), default=8280, help=say("help-serve-port"))
@click.option("--data", type=click.Path(file_okay=False), help=say("help-serve-data"))
@click.option("--database", default="", envvar="RAILBIRD_DATABASE", help=say("help-serve-database"))
@click.option("--redis", default="", envvar="RAILBIRD_REDIS", help=say("help-serve-redis"))
@click.option("--workers", type=click.IntRange(1, 64), default=1, help=say("help-serve-workers"))
@click.option("--bots", type=click.IntRange(1, 64), default=1, help=say("help-serve-bots"))
@click.option("--queue", is_flag=True, help=say("help-serve-queue"))
@click.option("--origin", "origins", multiple=True, help=say("help-serve-origin"))
@click.option("--proxies", default="127.0.0.1", help=say("help-serve-proxies"))
@click.option("--rate", type=click.IntRange(1), default=30, help=say("help-serve-rate"))
@click.option("--metrics", is_flag=True, help=say("help-serve-metrics"))
@click.option("--json-logs", is_flag=True, help=say("help-serve-json-logs"))
@click.help_option(help=say("help-help"))
def serve(data: str | None, origins: tuple[str, ...], **given: Any) -> None:
    setting = Setting(data=data or str(data_folder()), origins=list(origins), **given)
    if setting.workers > 1 and (setting.is_sqlite() or not setting.redis):
        raise click.UsageError(say("serve-workers"))
    if setting.queue and not setting.redis:
        raise click.UsageError(say("serve-queue"))
    look_ahead(setting)
    announce(setting)
    run(setting)


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


def announce(setting: Setting) -> None:
    """Say where to go, with a QR code for phones."""
    local = "localhost" if setting.host in ("0.0.0.0", "::", "127.0.0.1") else setting.host
    click.echo(say("serve-here", address=f"http://{local}:{setting.port}"))
    for address in addresses(setting):
        click.echo(say("serve-network", address=address))
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    if not is_built():
        click.echo(say("serve-no-page"))
    click.echo(say("serve-stop"))


def run(setting: Setting) -> None:
    os.environ[VARIABLE] = setting.show()
    uvicorn.run(
        "railbird.web.serve:application", factory=True, host=setting.host, port=setting.port, workers=setting.workers,
        ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, access_log=False, log_config=None,
        timeout_graceful_shutdown=5, timeout_keep_alive=KEEP_ALIVE, server_header=False, date_header=False, proxy_headers=True,
        forwarded_allow_ips=setting.proxies,
    )  # fmt: skip


def application() -> Any:
    """Made in each worker."""
    from railbird.web.app import create

    setting = parse_setting(os.environ[VARIABLE])
    configure_logs(setting)
    return create(setting)


def configure_logs(setting: Setting) -> None:
    """One line for each event, for people or for machines."""
    shared: list[Any] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    renderer: Any = structlog.processors.JSONRenderer() if setting.json_logs else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    formatter = structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared)
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
