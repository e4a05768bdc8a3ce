"""The care of a server: the doctor, backups of one moment, and a restore that lets everybody in again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from railbird.cli.group import railbird
from railbird.table.backup import backup
from railbird.web.serve import announce
from railbird.web.setting import Setting, cookie_key
from tests.table.place import ANN, open_house, wanted

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """What a command says, if it succeeds."""
    for name in ("RAILBIRD_DATABASE", "RAILBIRD_REDIS", "RAILBIRD_KEY"):
        monkeypatch.delenv(name, raising=False)

    def find(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            railbird.main(list(arguments), "railbird")
        said = capsys.readouterr()
        assert not ended.value.code, said.err
        return said.out

    return find


def test_what_was_backed_up_is_restored_with_the_key_of_cookies(tmp_path: Path, run: Run) -> None:
    async def make_table(folder: Path) -> str:
        async with open_house(folder) as house:
            return (await house.create(ANN, wanted("pig", 2))).table.id

    async def has_table(folder: Path, id: str) -> bool:
        async with open_house(folder) as house:
            return (await house.find(id)).table.owner == "ann"

    old, new, archive = tmp_path / "old", tmp_path / "new", tmp_path / "all.zip"
    old.mkdir()
    id = asyncio.run(make_table(old))
    key = cookie_key(Setting(data=str(old)))
    assert "1 tables" in run("backup", str(archive), "--data", str(old))
    assert archive.stat().st_mode & 0o077 == 0
    assert "1 tables" in run("restore", str(archive), "--data", str(new))
    assert cookie_key(Setting(data=str(new))) == key
    assert (new / "cookie.key").stat().st_mode & 0o077 == 0
    assert asyncio.run(has_table(new, id))


def test_a_backup_is_of_one_moment_while_tables_are_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            stop = asyncio.Event()

            async def make_tables() -> None:
                number = 0
                while not stop.is_set():
                    number += 1
                    await house.create(type(ANN)(f"p{number}", "P"), wanted("pig", 2))

            making = asyncio.create_task(make_tables())
            await asyncio.sleep(0.05)
            for number in range(5):
                await backup(house.store.engine, tmp_path / f"{number}.zip", b"key")
            stop.set()
            await making

    asyncio.run(story())
    for number in range(5):
        with ZipFile(tmp_path / f"{number}.zip") as archive:
            tables, entries = ({json.loads(line)[0] for line in archive.read(f"{name}.jsonl").splitlines()} for name in ("table_", "entry"))
        assert tables == entries


@pytest.mark.slow
def test_the_doctor_finds_nothing_wrong_with_a_new_server(tmp_path: Path, run: Run) -> None:
    said = run("doctor", "--data", str(tmp_path))
    assert "WRONG" not in said
    for check in ("engine", "games", "folder", "database", "redis", "bots", "page"):
        assert f"\n{check}" in "\n" + said


def test_the_doctor_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = cookie_key(Setting(data=str(tmp_path)))
    assert len(key) == 32
    (tmp_path / "cookie.key").chmod(0o644)
    with pytest.raises(SystemExit) as ended:
        railbird.main(["doctor", "--data", str(tmp_path), "--database", "postgresql://railbird@127.0.0.1:1/x"], "railbird")
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert "can be read by others" in said.out
    assert "\ndatabase   WRONG" in said.out
    assert "2 of 7" in said.err


def test_a_living_room_gets_an_address_and_a_code_for_phones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    announce(Setting(data=str(tmp_path), host="192.0.2.7", port=8281))
    said = capsys.readouterr().out
    assert "find it at http://192.0.2.7:8281" in said
    assert "█" in said
