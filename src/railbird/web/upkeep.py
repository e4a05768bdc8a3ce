"""`railbird doctor`, `backup` and `restore`: the care of a server."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import click
import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from railbird import engine_mode
from railbird.bots.question import make_question
from railbird.core.contract import Chance, Decide
from railbird.core.game import games
from railbird.table.backup import backup as write_backup
from railbird.table.backup import restore as read_backup
from railbird.table.minds import LocalMinds
from railbird.table.store import connect
from railbird.table.upgrade import is_current
from railbird.web.ahead import reach, say
from railbird.web.page import is_built
from railbird.web.setting import Setting, cookie_key, data_folder, keep_key

LITTLE = 200 * 1024 * 1024
"""Bytes of free disk that make the doctor worry."""

Check = Callable[[Setting], Awaitable[str]]


def place_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where the data is, as for `serve`."""
    for option in (
        click.help_option(help=say("help-help")),
        click.option("--database", default="", envvar="RAILBIRD_DATABASE", help=say("help-serve-database")),
        click.option("--data", type=click.Path(file_okay=False), help=say("help-serve-data")),
    ):
        command = option(command)
    return command


def make_setting(data: str | None, database: str, redis: str = "") -> Setting:
    return Setting(data=data or str(data_folder()), database=database, redis=redis)


@click.command(help=say("help-backup"))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@place_options
def backup(file: Path, data: str | None, database: str) -> None:
    setting = make_setting(data, database)
    counts = run(with_engine(setting, lambda engine: write_backup(engine, file, cookie_key(setting))))
    click.echo(told("backup-done", file, counts))


def told(message: str, file: Path, counts: dict[str, int]) -> str:
    return say(message, file=str(file), tables=counts["table_"], entries=counts["entry"], people=counts["person"])


@click.command(help=say("help-restore"))
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@place_options
def restore(file: Path, data: str | None, database: str) -> None:
    setting = make_setting(data, database)
    counts, secret = run(with_engine(setting, lambda engine: read_backup(engine, file)))
    keep_key(setting, secret)
    click.echo(told("restore-done", file, counts))


async def with_engine(setting: Setting, work: Callable[[Any], Awaitable[Any]]) -> Any:
    engine = connect(setting.database_url())
    await reach(engine)
    try:
        return await work(engine)
    finally:
        await engine.dispose()


def run(work: Any) -> Any:
    """In one line what is wrong, instead of a traceback."""
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError, KeyError, ImportError, BadZipFile) as error:
        raise click.ClickException(str(error).splitlines()[0]) from error


# The doctor


@click.command(help=say("help-doctor"))
@place_options
@click.option("--redis", default="", envvar="RAILBIRD_REDIS", help=say("help-serve-redis"))
def doctor(data: str | None, database: str, redis: str) -> None:
    setting = make_setting(data, database, redis)
    ill = asyncio.run(examine(setting))
    if ill:
        raise click.ClickException(say("doctor-ill", ill=ill, checks=len(CHECKS)))


async def examine(setting: Setting) -> int:
    """Run every check; how many failed."""
    ill = 0
    for name, check in CHECKS.items():
        try:
            found = await check(setting)
        except Exception as error:
            ill += 1
            found = f"WRONG: {str(error).splitlines()[0] if str(error) else repr(error)}"
        click.echo(f"{name:<10} {found}")
    return ill


async def check_engine(setting: Setting) -> str:
    slow = "" if engine_mode() == "compiled" else "; slower, but everything works (make setup compiles them)"
    return f"the rules run {engine_mode()}{slow}"


async def check_games(setting: Setting) -> str:
    for game in games().values():
        game.new(game.seats.start)
    return f"{len(games())} games: {', '.join(games())}"


async def check_folder(setting: Setting) -> str:
    folder = Path(setting.data)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    cookie_key(setting)
    mode = (folder / "cookie.key").stat().st_mode & 0o077
    if mode:
        raise OSError(f"{folder / 'cookie.key'} can be read by others: chmod 600 it")
    free = shutil.disk_usage(folder).free
    if free < LITTLE:
        raise OSError(f"{folder} has only {free // 1024**2} MB left")
    return f"{folder}, {free // 1024**3} GB free"


async def check_database(setting: Setting) -> str:
    async def look(engine: Any) -> str:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            if engine.dialect.name == "postgresql":
                durable = (await connection.execute(text("SHOW synchronous_commit"))).scalar_one()
                if durable not in ("on", "remote_apply"):
                    raise OSError(f"synchronous_commit is {durable}: moves could be lost")
        current = await is_current(engine)
        return f"{engine.dialect.name} answers; " + ("its tables are up to date" if current else "its tables are made at the next start")

    return str(await with_engine(setting, look))


async def check_redis(setting: Setting) -> str:
    if not setting.redis:
        return "not asked for; one worker needs none"
    from redis.asyncio import Redis

    client = Redis.from_url(setting.redis)
    try:
        await client.ping()
    finally:
        await client.aclose()
    return "answers"


async def check_bots(setting: Setting) -> str:
    """A bot in a process of its own makes one choice."""
    game = next(iter(games().values()))
    state = game.new(game.seats.start)
    while isinstance(turn := state.pending(), Chance):
        state.apply(turn.outcome(0))
    assert isinstance(turn, Decide)
    minds = LocalMinds(1)
    try:
        question = make_question(state, turn, "random", seed=1)
        answer = await minds.ask(msgspec.json.encode(question))
    finally:
        await minds.close()
    return f"a bot answers ({answer})"


async def check_page(setting: Setting) -> str:
    return "built into this install" if is_built() else "missing: it was not built (make ui); programs can play all the same"


CHECKS: dict[str, Check] = {
    "engine": check_engine, "games": check_games, "folder": check_folder, "database": check_database, "redis": check_redis,
    "bots": check_bots, "page": check_page,
}  # fmt: skip
