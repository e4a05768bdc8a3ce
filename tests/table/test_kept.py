"""What is kept beside the log: tables in memory, their rows, and what was worked out before. None of it is ever out of date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from railbird.table import house as house_module
from railbird.table import messages as ask
from railbird.table.acts import Declined
from railbird.table.cards import Clock, Settings, Wishes
from railbird.table.draft import RESCUE
from railbird.table.house import House, Live
from railbird.table.sight import seat_cards, show_update, told, turn_card
from railbird.table.store import Person, entry_, table_
from tests.table.place import ANN, BOB, Ear, open_house, play_out, step, wanted

PEOPLE = {"ann": ANN, "bob": BOB}


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as house:
            await story(house)

    asyncio.run(run())


async def two_at(house: House, game: str, **settings: Any) -> Live:
    live = await house.create(ANN, wanted(game, 2, settings=Settings(public=True, random_order=False, **settings)))
    await house.submit(BOB, live.table.id, ask.Sit(seat=1))
    return live


async def row(house: House, live: Live) -> tuple[str, int, int | None]:
    """Status, time and time of rescue as the lists know them."""
    async with house.store.engine.connect() as connection:
        wanted_columns = select(table_.c.status, table_.c.moved, table_.c.wake).where(table_.c.id == live.table.id)
        found = (await connection.execute(wanted_columns)).one()
    return found.status, found.moved, found.wake


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check_update(live: Live, person: str, seat: int) -> None:
    """What an update says of seats, turn and facts is what anew would be said."""
    connected = live.connected()
    found = msgspec.json.decode(show_update(live.table, person, seat, 0, connected))
    assert found["seats"] == plain(seat_cards(live.table, person, connected))
    assert found.get("turn") == plain(turn_card(live.table))
    assert found.get("told", []) == plain(told(live.table, seat, 0))


def test_a_table_of_a_game_that_is_not_here_holds_up_no_other(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        lost, kept = [await two_at(house, "las-vegas") for _ in range(2)]
        for live in (lost, kept):
            await house.submit(ANN, live.table.id, ask.Start())
        opened = update(entry_).where(entry_.c.table_id == lost.table.id, entry_.c.number == 1)
        async with house.store.engine.begin() as connection:
            await connection.execute(opened.values(body=func.replace(entry_.c.body, '"las-vegas"', '"backgammon"')))
            await connection.execute(update(table_).values(wake=0))
        house.tables.clear()
        with pytest.raises(Declined, match="backgammon"):
            await house.find(lost.table.id)
        assert [live.table.id for live in await house.find_known([lost.table.id, kept.table.id])] == [kept.table.id]
        await house.rename(Person("ann", "Anna"), "Ann")
        await house.keeper.sweep()
        assert (await house.find(kept.table.id)).table.seats[0].name == "Anna"
        wakes = {live.table.id: (await row(house, live))[2] for live in (lost, kept)}
        assert wakes[lost.table.id] is None
        assert wakes[kept.table.id]

    in_house(tmp_path, story)


@pytest.mark.parametrize("clock", [Clock(), Clock(game=600)])
def test_an_update_never_holds_anything_old(tmp_path: Path, clock: Clock) -> None:
    async def story(house: House) -> None:
        live = await two_at(house, "las-vegas", clock=clock)
        ears = {"ann": Ear("ann"), "bob": Ear("bob")}
        acts: list[Callable[[], Awaitable[object]]] = [
            lambda: house.join(live, ears["ann"]),
            lambda: house.submit(ANN, live.table.id, ask.Start()),
            lambda: house.join(live, ears["bob"]),
            lambda: house.submit(ANN, live.table.id, ask.Order(seat=0, orders=Wishes(auto_roll=True))),
            lambda: step(house, live, PEOPLE, 0),
            lambda: step(house, live, PEOPLE, 1),
            lambda: house.submit(BOB, live.table.id, ask.HandOver(seat=1)),
            lambda: house.submit(BOB, live.table.id, ask.TakeBack(seat=1)),
            lambda: step(house, live, PEOPLE, 0),
        ]
        for act in acts:
            await act()
            for seat, person in enumerate(PEOPLE):
                check_update(live, person, seat)
        house.part(live, ears["ann"])
        check_update(live, "bob", 1)

    in_house(tmp_path, story)


def test_an_order_does_not_change_the_card_of_the_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await two_at(house, "las-vegas")
        before = live.table.card_version
        await house.submit(ANN, live.table.id, ask.Order(seat=0, orders=Wishes(auto_roll=True)))
        assert live.table.card_version == before < live.table.version

    in_house(tmp_path, story)


def test_the_row_of_a_table_is_written_when_it_says_something_new_and_before_its_rescue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [2_000_000_000_000]
    monkeypatch.setattr(house_module, "now", lambda: clock[0])

    async def story(house: House) -> None:
        live = await two_at(house, "las-vegas")
        assert (await row(house, live))[0] == "open"
        await house.submit(ANN, live.table.id, ask.Start())
        assert await row(house, live) == ("running", clock[0], clock[0] + RESCUE)
        started = clock[0]
        clock[0] += RESCUE // 2 - 1
        await step(house, live, PEOPLE, 0)
        assert live.table.moved == clock[0]
        assert await row(house, live) == ("running", started, started + RESCUE)
        clock[0] += 1
        await step(house, live, PEOPLE, 0)
        assert await row(house, live) == ("running", clock[0], clock[0] + RESCUE)
        await play_out(house, live, PEOPLE)
        assert await row(house, live) == ("over", clock[0], None)

    in_house(tmp_path, story)


def test_a_finished_table_leaves_memory_when_nobody_listens_and_is_found_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, running = await two_at(house, "pig"), await two_at(house, "pig")
        await house.submit(ANN, live.table.id, ask.Start())
        ear = Ear("ann")
        await house.join(live, ear)
        await play_out(house, live, PEOPLE)
        await house.keeper.sweep()
        assert house.tables[live.table.id] is live
        house.part(live, ear)
        await house.keeper.sweep()
        assert live.table.id not in house.tables
        assert house.tables[running.table.id] is running
        again = await house.find(live.table.id)
        assert again is not live
        assert (again.table.version, again.table.scores) == (live.table.version, live.table.scores)

    in_house(tmp_path, story)


def test_tables_in_memory_are_few_even_if_all_are_made_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_CACHED", 3)

    async def story(house: House) -> None:
        kept = await two_at(house, "pig")
        await house.join(kept, Ear("ann"))
        made = [await two_at(house, "pig") for _ in range(8)]
        assert len(house.tables) <= 3
        assert house.tables[kept.table.id] is kept
        assert (await house.find(made[0].table.id)).table.seats_of("bob") == [1]

    in_house(tmp_path, story)


def test_what_arrives_turn_after_turn_of_the_loop_is_committed_together(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        tables = [await house.create(ANN, wanted("las-vegas", 2)) for _ in range(6)]
        commits: list[float] = []
        house.writer.observe = commits.append

        async def order(live: Live, turns: int) -> None:
            for _ in range(turns):
                await asyncio.sleep(0)
            await house.submit(ANN, live.table.id, ask.Order(seat=0, orders=Wishes(auto_roll=True)))

        await asyncio.gather(*(order(live, turns) for turns, live in enumerate(tables)))
        assert len(commits) == 1
        await order(tables[0], 0)
        assert len(commits) == 2, "and somebody alone waits for nobody"

    in_house(tmp_path, story)
