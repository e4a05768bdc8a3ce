"""A house on a database of its own, for tests in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from railbird.core.contract import Chance, Decide
from railbird.table import messages as ask
from railbird.table.cards import ChatLine
from railbird.table.house import House, Live
from railbird.table.lobby import NewTable
from railbird.table.minds import Minds, think
from railbird.table.store import Person, Store, connect
from railbird.table.upgrade import upgrade


class Here:
    """Bots that think in this process: quick, and never late."""

    async def ask(self, question: bytes) -> str:
        return think(question)

    async def close(self) -> None:
        pass


class Ear:
    """A listener that counts."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard = 0
        self.roll_calls = 0
        self.said: list[ChatLine] = []

    def hear(self) -> None:
        self.heard += 1

    def hear_said(self, line: ChatLine) -> None:
        self.said.append(line)

    def hear_presence(self) -> None:
        self.roll_calls += 1


@asynccontextmanager
async def open_house(folder: Path, minds: Minds | None = None) -> AsyncIterator[House]:
    engine = connect(f"sqlite:///{folder / 'railbird.sqlite'}")
    await upgrade(engine)
    house = House(Store(engine), minds or Here())
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await engine.dispose()


ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


async def step(house: House, live: Live, people: dict[str, Person], pick: int) -> bool:
    """Whoever is to act does; false when the game is over."""
    table = live.table
    turn = table.pending()
    if not isinstance(turn, Decide | Chance):
        return False
    if table.plays_itself(turn.seat):
        await asyncio.sleep(0.001)
        return table.status == "running"
    person = people[table.seats[turn.seat].person]
    version = table.version
    if isinstance(turn, Chance):
        await house.submit(person, table.id, ask.Roll(seat=turn.seat, version=version))
    else:
        event = turn.options[pick % len(turn.options)].text()
        await house.submit(person, table.id, ask.Act(seat=turn.seat, version=version, event=event))
    return table.status == "running"


async def play_out(house: House, live: Live, people: dict[str, Person], seed: int = 0) -> None:
    pick = seed
    while await step(house, live, people, pick):
        pick = (pick * 31 + 17) % 1009


def wanted(game: str, seats: int, **more: object) -> NewTable:
    return NewTable(game=game, seats=seats, **more)  # type: ignore[arg-type]
