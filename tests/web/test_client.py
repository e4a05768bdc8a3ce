"""`railbird.client` plays whole games of every kind over the socket of a real server, and what it downloads is right."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from railbird.client import Client, ClientError
from railbird.core.game import Game, games
from railbird.table.verdict import verify
from tests.web.server import Server

pytestmark = pytest.mark.slow
QUICK = {"pace": 0, "random_order": False}


class Misled(Client):
    """Somebody whose browser is led here by a page of another site."""

    def headers(self) -> dict[str, str]:
        return {**super().headers(), "origin": "https://evil.example"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("client") / "data") as found:
        yield found


def play_whole(client: Client, table: str, key: str = "", seed: int = 1) -> None:
    rng = random.Random(seed)
    with client.join(table, key) as seat:
        for update in seat.play():
            if update["offers"]:
                seat.act(rng.choice(update["offers"])["event"])
        assert seat.update["status"] == "over"
        assert sum(seat.update["shares"]) == 840


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_program_with_a_token_plays_a_whole_game(server: Server, game: Game) -> None:
    """At one seat against bots, or at two of them where a game has seats enough."""
    owner = Client(server.address)
    token = owner.post("/api/tokens", {"label": "my program"})["token"]
    client = Client(server.address, token)
    seats = min(3, game.seats.stop - 1)
    table = str(client.make_table(game.id, seats, settings=QUICK)["id"])
    client.command(table, "sit", seat=1, name="Twin")
    for seat in range(2, seats):
        client.command(table, "invite", seat=seat, level="random")
    client.command(table, "start")
    with pytest.raises(ClientError, match="record is told when the game is over"):
        client.record(table)
    play_whole(client, table)
    verdict = verify(client.record(table))
    assert (verdict.problems, verdict.is_over) == ([], True)
    archive = zipfile.ZipFile(io.BytesIO(owner.request("GET", "/api/records")))
    assert archive.read(f"{table}.jsonl").decode() == client.record(table)


def test_a_message_that_is_too_large_closes_the_socket_and_nothing_else(server: Server) -> None:
    client = Client(server.address)
    table = str(client.make_table("pig", 2, bots=["random"], settings=QUICK, start=True)["id"])
    with client.join(table) as seat:
        seat.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as caught:
            seat.ask("ping")
    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009
    play_whole(client, table)


def test_a_foreign_origin_and_a_forged_cookie_get_no_seat(server: Server) -> None:
    ann, eve = Client(server.address), Client(server.address)
    table = str(ann.make_table("pig", 2, settings=QUICK)["id"])
    eve.cookie = ann.cookie[:-2] + ("AA" if not ann.cookie.endswith("AA") else "BB")
    with pytest.raises(ClientError, match="not-invited"):
        eve.join(table)
    with pytest.raises(ClientError, match="not-invited"):
        eve.look(table)
    led = Misled(server.address)
    led.cookie = ann.cookie
    with pytest.raises(Exception, match="403"):
        led.join(table)
    with pytest.raises(ClientError, match="origin"):
        led.make_table("pig", 2)
