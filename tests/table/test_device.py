"""One person at several seats: what one device shows to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from railbird.core.contract import Decide
from railbird.core.game import games
from railbird.table import messages as ask
from railbird.table.cards import Settings
from railbird.table.house import House
from railbird.table.sight import eyes, make_update, table_line
from tests.table.place import ANN, step, wanted
from tests.table.test_acts import IN_ORDER, PEOPLE, in_house, until


def test_one_person_at_two_seats_sees_secrets_of_one_at_a_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        secret = next((game for game in games().values() if game.id == "eight-28"), None)
        assert secret is not None
        live = await house.create(ANN, wanted("eight-28", 3, settings=IN_ORDER))
        for seat in (1, 2):
            await house.submit(ANN, live.table.id, ask.Sit(seat=seat, name=f"Child {seat}"))
        await house.submit(ANN, live.table.id, ask.Start())
        await until(house, live, Decide)
        acting = live.table.actor()
        assert acting is not None
        looking = next(seat for seat in range(3) if seat != acting)
        assert eyes(live.table, "ann", None) in (0, acting)
        update = make_update(live.table, "ann", looking, 0, frozenset())
        assert (update.hand_over, update.offers) == (True, [])
        assert make_update(live.table, "ann", acting, 0, frozenset()).offers

    in_house(tmp_path, story)


@pytest.mark.parametrize("game", ["eight-28", "las-vegas-royale"])
def test_at_a_shared_device_every_turn_of_another_seat_is_handed_over_or_can_be_played(tmp_path: Path, game: str) -> None:
    """8*28 shows all cards before the halves are chosen: then nothing differs between the seats, and still another is to act."""

    async def story(house: House) -> None:
        live = await house.create(ANN, wanted(game, 3, settings=IN_ORDER))
        for seat in (1, 2):
            await house.submit(ANN, live.table.id, ask.Sit(seat=seat, name=f"Child {seat}"))
        await house.submit(ANN, live.table.id, ask.Start())
        for pick in range(400):
            acting = live.table.actor()
            assert acting is not None
            for holder in range(3):
                update = make_update(live.table, "ann", holder, live.table.version, frozenset())
                assert update.hand_over == (acting != holder)
                assert bool(update.offers) == (acting == holder and isinstance(live.table.pending(), Decide))
            if not await step(house, live, PEOPLE, pick):
                break

    in_house(tmp_path, story)


def test_while_a_bot_stands_in_its_person_is_not_called(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(ANN, wanted("eight-28", 3, settings=Settings(random_order=False, pace=60_000)))
        for seat in (1, 2):
            await house.submit(ANN, live.table.id, ask.Sit(seat=seat, name=f"Child {seat}"))
        await house.submit(ANN, live.table.id, ask.Start())
        await until(house, live, Decide)
        acting = live.table.actor()
        assert acting is not None
        holder = (acting + 1) % 3
        assert make_update(live.table, "ann", holder, 0, frozenset()).hand_over
        assert table_line(live.table, "ann").your_turn
        await house.submit(ANN, live.table.id, ask.HandOver(seat=acting, level="random"))
        assert not make_update(live.table, "ann", holder, 0, frozenset()).hand_over
        assert not table_line(live.table, "ann").your_turn
        assert eyes(live.table, "ann", None) == 0

    in_house(tmp_path, story)


def test_in_an_open_game_one_screen_follows_whoever_is_to_act(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(ANN, wanted("las-vegas", 2, settings=IN_ORDER))
        await house.submit(ANN, live.table.id, ask.Sit(seat=1, name="Child"))
        await house.submit(ANN, live.table.id, ask.Start())
        for _ in range(8):
            acting = live.table.actor()
            assert eyes(live.table, "ann", None) == acting
            assert not make_update(live.table, "ann", acting, 0, frozenset()).hand_over
            await step(house, live, PEOPLE, 0)

    in_house(tmp_path, story)
