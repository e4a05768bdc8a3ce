"""Nothing lost, nothing doubled: servers are killed with SIGKILL at random moments of games under play."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from tests.services import free_port, postgres, redis, tell_progress
from tests.web.killing import Player, check, run_players
from tests.web.server import Server

pytestmark = pytest.mark.slow


def moves(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def kill_and_look(folder: Path, games: int, together: int, seed: int) -> int:
    """Play, kill, restart, look, and play on, until all games are over; how often the server was killed.

    On a busy machine bots may take longer to start than a server lives: when nobody has moved, the next one lives longer.
    """
    rng = random.Random(seed)
    port, kills = free_port(), 0
    data = folder / "data"
    data.mkdir()
    database = f"sqlite:///{data / 'railbird.sqlite'}"
    for first in range(0, games, together):
        players = [Player(f"http://127.0.0.1:{port}", seed + first + number) for number in range(together)]
        patience = 1.0
        while not all(player.is_over for player in players):
            before = moves(players)
            server = Server(data, port=port).start()
            stop = threading.Event()
            threads = run_players([player for player in players if not player.is_over], stop)
            ends = time.monotonic() + patience * rng.uniform(0.2, 2.5)
            while time.monotonic() < ends and any(thread.is_alive() for thread in threads):
                time.sleep(0.005)
            server.kill()
            kills += 1
            for thread in threads:
                thread.join(30)
            check(database, players)
            if moves(players) == before:
                patience *= 1.5
        tell_progress("games survived", first + together, games)
    return kills


def test_a_killed_server_has_every_acknowledged_move_and_no_other(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, games=4, together=4, seed=1) >= 1


@pytest.mark.soak
def test_two_hundred_games_survive_kills(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, games=200, together=10, seed=2) >= 50


def kill_one_of_two(folder: Path, rounds: int, seed: int) -> None:
    """Two workers share PostgreSQL and Redis; one is killed, its people go on at the other."""
    rng = random.Random(seed)
    (folder / "data").mkdir()
    with postgres() as database, redis() as address:
        options = ("--database", database.url, "--redis", address)
        servers = [Server(folder / "data", *options) for _ in range(2)]
        with servers[0], servers[1]:
            players = [Player(servers[number % 2].address, seed + number) for number in range(6)]
            for _ in range(rounds):
                stop = threading.Event()
                threads = run_players([player for player in players if not player.is_over], stop)
                time.sleep(rng.uniform(0.5, 2.0))
                lost = servers[rng.randrange(2)]
                lost.kill()
                survivor = next(server for server in servers if server is not lost)
                for player in players:
                    player.address = survivor.address
                time.sleep(0.5)
                stop.set()
                for thread in threads:
                    thread.join(20)
                check(database.url, players)
                lost.start()
            stop = threading.Event()
            for thread in run_players([player for player in players if not player.is_over], stop):
                thread.join(120)
            check(database.url, players)
            assert all(player.is_over for player in players)


def test_one_of_two_workers_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    kill_one_of_two(tmp_path, rounds=2, seed=3)


@pytest.mark.soak
def test_workers_are_killed_again_and_again(tmp_path: Path) -> None:
    for seed in range(30):
        folder = tmp_path / str(seed)
        folder.mkdir()
        kill_one_of_two(folder, rounds=3, seed=100 + seed)
        tell_progress("pairs of workers", seed + 1, 30)
