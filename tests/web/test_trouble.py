"""A lost database and a full disk: clients get a clear error, and play goes on afterwards without a restart."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from railbird.client import Client, ClientError
from tests.services import postgres
from tests.web.server import Server

pytestmark = pytest.mark.slow


def move(client: Client, table: str) -> dict[str, Any]:
    """One act or roll over HTTP at a table where one person has every seat."""
    update = client.look(table)
    seat = update["turn"]["seat"]
    seen = client.look(table, seat=seat)
    command = {"event": seen["offers"][0]["event"]} if seen.get("offers") else {}
    return client.command(table, "act" if command else "roll", seat=seat, version=seen["version"], **command)


def begin(client: Client) -> str:
    table = str(client.make_table("las-vegas", 2, settings={"random_order": False})["id"])
    client.command(table, "sit", seat=1, name="Child")
    client.command(table, "start")
    return table


def tried(action: Callable[[], object], seconds: float) -> None:
    """Works again within this time."""
    ends = time.monotonic() + seconds
    while True:
        try:
            action()
        except ClientError as error:
            if error.answer.get("code") != "storage" or time.monotonic() > ends:
                raise
            time.sleep(0.2)
        else:
            return


def refuses(action: Callable[[], object]) -> None:
    with pytest.raises(ClientError) as caught:
        action()
    assert caught.value.answer["code"] == "storage"


def test_a_lost_database_is_told_and_play_goes_on_when_it_is_back(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres() as database, Server(tmp_path / "data", "--database", database.url) as server:
        client = Client(server.address)
        table = begin(client)
        for _ in range(4):
            move(client, table)
        before = client.look(table)["version"]
        database.stop()
        refuses(lambda: client.command(table, "order", seat=0, orders={"forced": True}))
        database.start()
        tried(lambda: client.command(table, "order", seat=0, orders={"auto_roll": True}), 30)
        tried(lambda: move(client, table), 30)
        assert client.look(table)["version"] > before
        assert server.process is not None and server.process.poll() is None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    if os.geteuid() or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)], check=False).returncode:
        pytest.skip("only root may mount a small disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as out:
        try:
            while True:
                out.write(bytes(4096))
        except OSError:
            pass


def order_much(client: Client, table: str) -> None:
    """Write until there is no room left in what the database had reserved."""
    for _ in range(2000):
        client.command(table, "order", seat=0, orders={"always": ["x" * 150] * 8})


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(small_disk: Path) -> None:
    with Server(small_disk) as server:
        client = Client(server.address)
        table = begin(client)
        ballast = small_disk / "ballast"
        fill(ballast)
        refuses(lambda: order_much(client, table))
        found = client.look(table)["version"]
        ballast.unlink()
        tried(lambda: move(client, table), 30)
        assert client.look(table)["version"] > found
        assert server.process is not None and server.process.poll() is None


def test_a_server_that_is_told_to_stop_does_so_gracefully(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with Server(tmp_path / "data") as server:
        client = Client(server.address)
        table = begin(client)
        with client.join(table):
            assert server.stop() in (0, -15)
    with Server(tmp_path / "data") as server:
        client.address = server.address
        assert client.look(table)["status"] == "running"


def test_a_second_server_on_the_same_data_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with Server(tmp_path / "data"), pytest.raises(RuntimeError, match="another server runs"):
        Server(tmp_path / "data").start()
