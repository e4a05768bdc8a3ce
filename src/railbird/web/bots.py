"""Who thinks for the bots of a server: processes of its own, or workers that take questions from a queue in Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import click

from railbird.bots.program import introduce
from railbird.speech.home import home
from railbird.table.minds import PATIENCE, LocalMinds, Minds
from railbird.web.setting import Setting

NAME = "railbird-bots"
JOB = "think"
GLANCE = 0.05
"""Seconds between two looks whether an answer has come, of which SAQ needs two."""


def make_minds(setting: Setting) -> Minds:
    return QueueMinds(setting.redis) if setting.queue else LocalMinds(setting.bots)


class QueueMinds:
    """Asks through SAQ. A question that nobody answers in time has no answer, and the house finds another way."""

    def __init__(self, address: str) -> None:
        from saq import Queue

        self.queue = Queue.from_url(address, name=NAME)
        self.is_connected = False

    async def ask(self, question: bytes) -> str:
        from saq import Status
        from saq.queue.base import JobError

        if not self.is_connected:
            await self.queue.connect()
            self.is_connected = True
        async with asyncio.timeout(PATIENCE):
            while True:
                key = uuid4().hex
                try:
                    answer = await self.queue.apply(
                        JOB, key=key, poll_interval=GLANCE, timeout=PATIENCE, ttl=60, retries=1, question=question.decode()
                    )
                    return str(answer)
                except JobError:  # the sweep of SAQ may take away what a worker is just about to begin: then it is asked again
                    job = await self.queue.job(key)
                    if job is None or job.status != Status.ABORTED:
                        raise

    async def close(self) -> None:
        if self.is_connected:
            await self.queue.disconnect()


def program_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--program`, for every process that offers bots or thinks for them."""

    def check(ctx: click.Context, option: click.Parameter, programs: tuple[str, ...]) -> tuple[str, ...]:
        try:
            introduce(programs)
        except ValueError as error:
            raise click.BadParameter(str(error)) from error
        return programs

    return click.option(
        "--program", multiple=True, metavar="NAME=COMMAND", expose_value=False, callback=check,
        help=home().say("cli-help-serve-program"),
    )(command)  # fmt: skip


@click.command("bot-worker", help=home().say("cli-help-bot-worker"))
@click.option("--redis", required=True, envvar="RAILBIRD_REDIS", help=home().say("cli-help-serve-redis"))
@click.option("--bots", type=click.IntRange(1, 256), default=1, help=home().say("cli-help-serve-bots"))
@program_option
@click.help_option(help=home().say("cli-help-help"))
def bot_worker(redis: str, bots: int) -> None:
    asyncio.run(work(redis, bots))


async def work(address: str, bots: int) -> None:
    from saq import Queue, Worker

    minds = LocalMinds(bots)

    async def think(ctx: Any, *, question: str) -> str:
        return await minds.ask(question.encode())

    queue = Queue.from_url(address, name=NAME)
    worker = Worker(queue, functions=[(JOB, think)], concurrency=2 * bots)
    try:
        await worker.start()
    finally:
        await minds.close()
