"""Games under play while their server is killed: what was acknowledged, and what is found afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from railbird.client import Client, ClientError
from railbird.table.entries import Chosen, Fell, parse_entry
from railbird.table.store import Store, connect

GAMES = ("las-vegas", "pig", "eight-28", "las-vegas-2012")


@dataclass
class Player:
    """One person at all seats, or now and then against bots, who notes every answer of the server."""

    address: str
    seed: int
    client: Client | None = None
    table: str = ""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    """Versions at which moves were confirmed."""
    is_over: bool = False
    trouble: str = ""

    def play(self, stop: threading.Event) -> None:
        """Until the game is over, or the server is gone."""
        try:
            self.sit()
            self.move(stop)
        except (OSError, WebSocketException, TimeoutError):
            pass
        except ClientError as error:
            if error.answer.get("code") != "storage":
                self.trouble = repr(error.answer)

    def sit(self) -> None:
        if self.client is None:
            self.client = Client(self.address)
        self.client.address = self.address
        if not self.table:
            game = GAMES[self.seed % len(GAMES)]
            seats = 3 if game == "eight-28" else 2
            settings = {"pace": 0, "random_order": False}
            bots = ["random"] * (seats - 1) if self.seed % 5 == 0 else []
            table = self.client.make_table(game, seats, bots=bots, settings=settings)["id"]
            for seat in range(1 + len(bots), seats):
                self.client.command(table, "sit", seat=seat, name=f"Child {seat}")
            self.client.command(table, "start")
            self.table = table

    def move(self, stop: threading.Event) -> None:
        assert self.client is not None
        rng = random.Random(self.seed)
        with self.client.join(self.table) as seat:
            for update in seat.play():
                if stop.is_set():
                    return
                if update["offers"]:
                    event = rng.choice(update["offers"])["event"]
                    try:
                        done = seat.act(event)
                    except ClientError as error:
                        if error.answer["type"] == "stale":
                            continue
                        raise
                    self.acknowledged.append((done["version"], event))
            self.is_over = seat.update["status"] == "over"


def run_players(players: list[Player], stop: threading.Event) -> list[threading.Thread]:
    threads = [threading.Thread(target=player.play, args=[stop], daemon=True) for player in players]
    for thread in threads:
        thread.start()
    return threads


async def stored(database: str, table: str) -> list[tuple[int, Any]]:
    engine = connect(database)
    try:
        return [(number, parse_entry(text)) for number, text, _ in await Store(engine).log(table)]
    finally:
        await engine.dispose()


def check(database: str, players: list[Player]) -> int:
    """Every acknowledged move is in the log exactly once, in order, and nothing else is; how many there are."""
    total = 0
    for player in players:
        assert not player.trouble, player.trouble
        if not player.table:
            continue
        found = asyncio.run(stored(database, player.table))
        assert [number for number, _ in found] == list(range(1, len(found) + 1))
        rolls = [entry.number for _, entry in found if isinstance(entry, Fell)]
        assert rolls == list(range(len(rolls))), "a ticket was drawn twice or lost"
        mine = [(number, entry.event) for number, entry in found if isinstance(entry, Chosen) and entry.by == "person"]
        acknowledged = [event for _, event in player.acknowledged]
        assert [event for _, event in mine][: len(acknowledged)] == acknowledged, json.dumps([mine, player.acknowledged])
        assert len(mine) <= len(acknowledged) + 1, "more than the one move whose answer was lost"
        for (number, _), (version, _) in zip(mine, player.acknowledged, strict=False):
            assert number <= version
        if len(mine) > len(acknowledged):
            player.acknowledged.append(mine[-1])
        total += len(mine)
    return total
