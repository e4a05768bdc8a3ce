"""Several workers on PostgreSQL and Redis: any of them serves any table, and bots think elsewhere."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from saq import Worker
from saq.queue.base import JobError

from railbird.client import Client
from railbird.web.bots import JOB, QueueMinds
from tests.services import postgres, redis
from tests.table.test_minds import question
from tests.web.server import RUN, Server

pytestmark = pytest.mark.slow


def test_people_at_different_workers_play_one_game_and_bots_answer_through_the_queue(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres() as database, redis() as address:
        options = ("--database", database.url, "--redis", address, "--queue")
        with bot_worker(address), Server(tmp_path / "data", *options) as first, Server(tmp_path / "data", *options) as second:
            asyncio.run(wait_for_bots(address))
            play_across(Client(first.address), Client(second.address))
            for server in (first, second):
                assert "bot failed" not in server.log()


@pytest.mark.filterwarnings("ignore:Call to deprecated setex:DeprecationWarning")  # SAQ's own
def test_a_question_that_the_sweep_of_the_queue_takes_away_is_asked_again() -> None:
    async def ask_and_sweep(address: str) -> str:
        async def answer(ctx: object, *, question: str) -> str:
            return "roll"

        minds = QueueMinds(address)
        worker = Worker(minds.queue, functions=[(JOB, answer)])
        waiting = asyncio.create_task(minds.ask(b"{}"))
        while not (jobs := [job async for job in minds.queue.iter_jobs()]):
            await asyncio.sleep(0.01)
        await minds.queue.abort(jobs[0], "swept")
        working = asyncio.create_task(worker.start())
        try:
            return await waiting
        finally:
            await worker.stop()
            await working
            await minds.close()

    with redis() as address:
        assert asyncio.run(ask_and_sweep(address)) == "roll"


@contextmanager
def bot_worker(address: str) -> Iterator[None]:
    bots = subprocess.Popen([sys.executable, "-c", RUN, "bot-worker", "--redis", address], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        bots.terminate()
        bots.wait(20)


async def wait_for_bots(address: str) -> None:
    """Until the worker answers: on a busy machine it starts later than the servers."""
    minds, asked = QueueMinds(address), question("random")
    try:
        for _ in range(9):
            with suppress(TimeoutError, JobError):
                await minds.ask(msgspec.json.encode(asked))
                return
    finally:
        await minds.close()
    raise TimeoutError("no bot answers")


def play_across(ann: Client, bob: Client) -> None:
    settings = {"pace": 0, "random_order": False}
    made = ann.make_table("pig", 3, settings=settings)
    table, key = str(made["id"]), made["invite"]
    bob.command(table, "sit", key=key, seat=1)
    ann.command(table, "invite", seat=2, level="random")
    ann.command(table, "start")
    with ann.join(table) as mine, bob.join(table) as theirs:
        mine.send("say", text="hello over there")
        while theirs.receive()["type"] != "said":
            pass
        for turns in range(2000):
            seats = [mine, theirs]
            acting = next((seat for seat in seats if seat.update["status"] == "over" or is_to_act(seat.update)), None)
            if acting is None:
                mine.receive()
            elif acting.update["status"] == "over":
                break
            elif acting.update["offers"]:
                acting.act(acting.update["offers"][turns % len(acting.update["offers"])]["event"])
            else:
                acting.roll()
            for seat in seats:
                while seat.update["version"] < max(other.update["version"] for other in seats):
                    seat.receive()
        while mine.update["status"] != "over" or theirs.update["status"] != "over":
            next(seat for seat in (mine, theirs) if seat.update["status"] != "over").receive()
        assert mine.update["scores"] == theirs.update["scores"]


def is_to_act(update: dict[str, object]) -> bool:
    turn = update.get("turn")
    return isinstance(turn, dict) and turn["seat"] == update.get("seat")
