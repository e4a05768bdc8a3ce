"""A table in one process: what is accepted is in the log, and the log is the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from railbird.core.game import games, show_state
from railbird.table import messages as ask
from railbird.table.cards import Settings
from railbird.table.table import read_table
from tests.table.place import ANN, BOB, open_house, play_out, wanted

PEOPLE = {"ann": ANN, "bob": BOB}
QUICK = Settings(pace=0)


def test_two_people_and_bots_play_every_game_to_its_end(tmp_path: Path) -> None:
    async def play(game: str, seats: int) -> None:
        async with open_house(tmp_path) as house:
            live = await house.create(ANN, wanted(game, seats, settings=QUICK))
            if seats > 1:
                await house.submit(BOB, live.table.id, ask.Sit(seat=1), live.table.deed.invite)
            for seat in range(2, seats):
                await house.submit(ANN, live.table.id, ask.Invite(seat=seat, level="random"))
            await house.submit(ANN, live.table.id, ask.Start())
            await play_out(house, live, PEOPLE)
            assert live.table.status == "over"
            again = read_table(live.table.deed, await house.store.log(live.table.id))
            assert again.status == "over"
            assert again.state is not None and live.table.state is not None
            assert show_state(again.state) == show_state(live.table.state)
            assert again.told == live.table.told

    for game in games().values():
        for seats in {game.seats.start, game.seats.stop - 1}:
            asyncio.run(play(game.id, seats))
