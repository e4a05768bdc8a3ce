"""Clocks, and bots that play for whoever is out of time or gone."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from railbird.core.contract import Decide
from railbird.table import house as house_module
from railbird.table import messages as ask
from railbird.table.acts import Entries
from railbird.table.cards import Clock, Settings
from railbird.table.entries import By, Chosen, StoodIn
from railbird.table.house import House
from railbird.table.sight import told
from tests.table.place import ANN, wanted
from tests.table.test_acts import actor, choice, declined, in_house, seated, until


def test_a_clock_for_each_move_lets_a_bot_play_it_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, settings=Settings(random_order=False, pace=0, clock=Clock(move=0)))
        version = live.table.version
        for _ in range(1000):
            if live.table.version > version + 3:
                break
            await asyncio.sleep(0.005)
        assert live.table.version > version + 3
        assert not live.table.plays_itself(0) and not live.table.plays_itself(1)

    in_house(tmp_path, story)


def test_what_the_clock_chose_is_told_as_such(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        for by in get_args(By):
            await until(house, live, Decide)
            seat, _ = actor(live)
            version = live.table.version
            await house.attempt(live, partial(chosen, seat, choice(live), by))
            assert {by == "clock"} == {item.late for item in told(live.table, seat, version)[:1]}

    def chosen(seat: int, event: str, by: By) -> Entries:
        return [Chosen(seat=seat, event=event, by=by)]

    in_house(tmp_path, story)


def test_when_the_time_for_the_game_is_up_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, "pig", settings=Settings(random_order=False, pace=0, clock=Clock(game=0)))
        for _ in range(2000):
            if live.table.status == "over":
                break
            await asyncio.sleep(0.005)
        assert live.table.status == "over"
        assert all(seat.handed_over and seat.thinking_left == 0 for seat in live.table.seats)

    in_house(tmp_path, story)


def test_whose_time_is_up_does_not_come_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, settings=Settings(random_order=False, pace=10_000, clock=Clock(game=600)))
        seat, person = actor(live)
        await house.attempt(live, lambda: [StoodIn(seat=seat, level="random", why="clock")])
        assert await declined(house.submit(person, live.table.id, ask.TakeBack(seat=seat))) == "not-now"

    in_house(tmp_path, story)


def test_time_that_was_thought_is_gone_when_a_bot_takes_over_and_goes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [2_000_000_000_000]
    monkeypatch.setattr(house_module, "now", lambda: clock[0])

    async def story(house: House) -> None:
        live = await seated(house, settings=Settings(random_order=False, pace=10_000, clock=Clock(game=600)))
        seat, person = actor(live)
        clock[0] += 100_000
        await house.submit(person, live.table.id, ask.HandOver(seat=seat))
        clock[0] += 1_000
        await house.submit(person, live.table.id, ask.TakeBack(seat=seat))
        assert live.table.deadline() == clock[0] + 500_000

    in_house(tmp_path, story)


def test_somebody_who_is_gone_is_stood_in_for_until_they_return(tmp_path: Path) -> None:
    from tests.table.place import Ear

    async def story(house: House) -> None:
        live = await seated(house, settings=Settings(random_order=False, pace=50, grace=0))
        seat, person = actor(live)
        other = Ear("bob" if person is ANN else "ann")
        await house.join(live, other)
        await asyncio.sleep(0.01)
        await house.keeper.look_after(live.table.id)
        assert live.table.seats[seat].absent
        assert other.heard
        await house.join(live, Ear(person.id))
        assert not live.table.seats[seat].absent

    in_house(tmp_path, story)


def test_a_bot_that_was_forgotten_is_found(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(ANN, wanted("pig", 2, settings=Settings(random_order=False, pace=0), bots=["random"], start=True))
        await house.submit(ANN, live.table.id, ask.HandOver(seat=0))
        live.stop_errand()
        version = live.table.version
        await house.keeper.look_after(live.table.id)
        for _ in range(500):
            if live.table.version > version:
                break
            await asyncio.sleep(0.005)
        assert live.table.version > version

    in_house(tmp_path, story)
