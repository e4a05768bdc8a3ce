"""Who is connected: known at every worker, until they go or their worker does."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from railbird.table import house as house_module
from railbird.table import messages as ask
from railbird.table.house import House, Live
from railbird.table.sight import table_card
from tests.services import PATIENCE
from tests.table.place import ANN, BOB, Ear, open_house, wanted


async def two_workers(stack: AsyncExitStack, folder: Path) -> tuple[House, House]:
    """Two houses on one database that hear of each other at once."""
    first = await stack.enter_async_context(open_house(folder))
    second = await stack.enter_async_context(open_house(folder))
    tasks: set[asyncio.Task[None]] = set()
    for house, other in ((first, second), (second, first)):

        def publish(note: dict[str, object], other: House = other) -> None:
            task = asyncio.create_task(other.hear(note))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        house.store.is_shared, house.publish = True, publish
    return first, second


def seats_connected(live: Live) -> list[bool]:
    return [card.connected for card in table_card(live.table, "", live.connected()).seats]


async def seen(live: Live, connected: list[bool]) -> None:
    """Until these seats are known to be connected."""
    async with asyncio.timeout(PATIENCE):
        while seats_connected(live) != connected:
            await asyncio.sleep(0.005)


def test_spectators_come_and_go_unnoticed_and_people_of_the_table_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.create(ANN, wanted("pig", 2))
            ann, stranger, nobody = Ear("ann"), Ear("eve"), Ear("")
            await house.join(live, ann)
            calls = ann.roll_calls
            for spectator in (stranger, nobody):
                await house.join(live, spectator)
                house.part(live, spectator)
            assert ann.roll_calls == calls
            await house.join(live, nobody)
            assert seats_connected(live) == [True, False]
            house.part(live, ann)
            assert nobody.roll_calls == 1
            assert seats_connected(live) == [False, False]

    asyncio.run(story())


def test_a_spectator_who_sits_down_is_connected_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two_workers(stack, tmp_path)
            live = await here.create(ANN, wanted("pig", 2))
            far = await there.find(live.table.id)
            await here.join(live, Ear("bob"))
            await here.submit(BOB, live.table.id, ask.Sit(seat=1), live.table.deed.invite)
            await seen(far, [False, True])
            assert seats_connected(live) == [False, True]

    asyncio.run(story())


def test_people_of_a_worker_that_is_gone_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            here, there = await two_workers(stack, tmp_path)
            live = await here.create(ANN, wanted("pig", 2))
            far, ear = await there.find(live.table.id), Ear("eve")
            await there.join(far, ear)
            await here.join(live, Ear("ann"))
            await seen(far, [True, False])
            there.roll_call()
            assert seats_connected(far) == [True, False]
            monkeypatch.setattr(house_module, "SILENCE", 0)
            there.roll_call()
            assert seats_connected(far) == [False, False]
            assert ear.roll_calls == 2
            here.roll_call()
            await seen(far, [True, False])

    asyncio.run(story())
