"""Records: complete only after the end, checkable, and they can be brought back."""

from __future__ import annotations

import asyncio
import io
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

from railbird.core.journal import JournalError, parse_journal
from railbird.table import messages as ask
from railbird.table.acts import Declined, Outdated, undo_target
from railbird.table.backup import BackupError, backup, restore
from railbird.table.cards import Settings
from railbird.table.house import House
from railbird.table.record import bundle, make_record
from railbird.table.store import Store, connect
from railbird.table.verdict import verify
from tests.table.place import ANN, BOB, open_house, play_out, step, wanted

PEOPLE = {"ann": ANN}


async def finished(house: House, game: str) -> str:
    """A game against bots with an undo in it; its table."""
    live = await house.create(ANN, wanted(game, 3, settings=Settings(pace=0), bots=["random", "greedy"], start=True))
    while undo_target(live.table, "ann") is None:
        await step(house, live, PEOPLE, 0)
    while not live.table.undone:
        seat, target = live.table.seats_of("ann")[0], undo_target(live.table, "ann")
        assert target is not None
        with suppress(Outdated):
            await house.submit(ANN, live.table.id, ask.Undo(seat=seat, version=live.table.version, to=target))
    await play_out(house, live, PEOPLE)
    return live.table.id


@pytest.mark.parametrize("game", ["las-vegas", "eight-28"])
def test_a_record_holds_everything_and_comes_back_the_same(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
        async with open_house(tmp_path / "here") as here, open_house(tmp_path / "there") as there:
            id = await finished(here, game)
            live = await here.find(id)
            text = make_record(live.table.deed, await here.store.log(id))
            assert '"undo"' in text
            verdict = verify(text)
            assert (verdict.problems, verdict.is_over, verdict.rolls) == ([], True, live.table.rolled)
            assert [event.text() for event in parse_journal(text.splitlines()).events] == [item.event.text() for item in live.table.played]
            brought = await there.bring(BOB, text)
            assert make_record(brought.table.deed, await there.store.log(id)) == text
            with pytest.raises(Declined, match="taken"):
                await there.bring(BOB, text)
            archive = zipfile.ZipFile(io.BytesIO(await bundle(there.store, await there.store.tables_of("bob", ["over"], None))))
            assert archive.read(f"{id}.jsonl").decode() == text

    asyncio.run(story())


def test_a_forged_record_is_found_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            id = await finished(house, "las-vegas")
            live = await house.find(id)
            text = make_record(live.table.deed, await house.store.log(id))
            secret = live.table.deed.secret.hex()
            lines = text.splitlines()
            at = next(number for number, line in enumerate(lines) if '"roll ' in line)
            forgeries = [
                text.replace(secret, "00" * 32),
                text.replace(f'"commitment":"{live.table.commitment}"', f'"commitment":"{"0" * 64}"'),
                text.replace(f'"contributions":["{live.table.seats[0].contribution}"', '"contributions":["0"'),
                text.replace(f'"table":"{id}"', '"table":"other"'),
                "\n".join([*lines[:at], lines[at].partition(',"ticket"')[0] + "}", *lines[at + 1 :]]),
                text.replace('"number":3,', '"number":4,'),
            ]
            for forgery in forgeries:
                assert forgery != text
                assert verify(forgery).problems
                with pytest.raises(Declined, match="bad-record"):
                    await house.bring(ANN, forgery)
            with pytest.raises(JournalError):
                verify("\n".join(lines[:at] + lines[at + 1 :]))
            with pytest.raises(Declined, match="bad-record"):
                await house.bring(ANN, "\n".join(lines[:-3]))

    asyncio.run(story())


def test_a_name_that_stands_twice_and_endless_undoing_are_no_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            id = await finished(house, "pig")
            live = await house.find(id)
            lines = make_record(live.table.deed, await house.store.log(id)).splitlines()
            at = next(number for number, line in enumerate(lines) if '"ticket"' in line)
            for twins in (
                [lines[0].replace('"game":', '"game":"las-vegas","game":'), *lines[1:]],
                [lines[0].replace('"variant":{', '"variant":{"x":20,"x":100,'), *lines[1:]],
                [*lines[:at], lines[at].replace('"event":', '"event":"roll 6","event":', 1), *lines[at + 1 :]],
                [*lines[:at], lines[at].replace('"number":', '"number":7,"number":'), *lines[at + 1 :]],
            ):
                assert twins != lines
                with pytest.raises(JournalError, match="twice"):
                    verify("\n".join(twins))
                with pytest.raises(Declined, match="twice"):
                    await house.bring(ANN, "\n".join(twins))
            with pytest.raises(Declined, match="too much is taken back"):
                await house.bring(ANN, "\n".join([*lines, *['{"undo":100}'] * 3000]))

    asyncio.run(story())


def test_before_the_end_there_is_no_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.create(ANN, wanted("pig", 2, bots=["random"], start=True))
            with pytest.raises(Declined, match="not-now"):
                make_record(live.table.deed, await house.store.log(live.table.id))

    asyncio.run(story())


def test_a_backup_is_restored_whole_and_only_into_an_empty_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            id = await finished(house, "pig")
            await house.submit(ANN, id, ask.Say(text="well played"))
            before = await house.store.log(id)
            counts = await backup(house.store.engine, tmp_path / "backup.zip", b"key")
            with pytest.raises(BackupError, match="not empty"):
                await restore(house.store.engine, tmp_path / "backup.zip")
        engine = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
        again, key = await restore(engine, tmp_path / "backup.zip")
        assert (again, key) == (counts, b"key")
        assert await Store(engine).log(id) == before
        assert [row.text for row in await Store(engine).chat(id, 5)] == ["well played"]
        await engine.dispose()

    asyncio.run(story())


def test_a_table_begun_under_other_rules_is_frozen(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.create(ANN, wanted("pig", 2, bots=["random"], start=True))
            lines = await house.store.log(live.table.id)
            from railbird.table.table import read_table

            old = [(number, text.replace('"rules":1', '"rules":0'), at) for number, text, at in lines]
            table = read_table(live.table.deed, old)
            assert table.status == "frozen"
            assert "rules 0" in table.frozen
            torn = [(number, text.replace('"event":"', '"event":"x'), at) for number, text, at in lines]
            assert read_table(live.table.deed, torn).status == ("frozen" if len(lines) > 4 else "running")

    asyncio.run(story())
