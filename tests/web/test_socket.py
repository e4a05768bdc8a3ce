"""The socket: exact state after a reconnect, clear refusals, and hostile input that changes nothing."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from railbird.core.game import show_state
from tests.services import tell_progress
from tests.web.app import guest, house_of, serving

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with serving(tmp_path, monkeypatch) as found:
        yield found


def begin(client: Client, headers: dict[str, str], game: str = "las-vegas", seats: int = 2) -> dict[str, Any]:
    """A game that one person plays at every seat."""
    settings = {"random_order": False, "pace": 10_000}
    body = {"game": game, "seats": seats, "settings": settings}
    table: dict[str, Any] = client.post("/api/tables", json=body, headers=headers).json()["table"]
    for seat in range(1, seats):
        client.post(f"/api/tables/{table['id']}", json={"type": "sit", "seat": seat}, headers=headers)
    client.post(f"/api/tables/{table['id']}", json={"type": "start"}, headers=headers)
    return table


def hello(socket: Any, table: str, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    socket.send_json({"type": "hello", "table": table, **more})
    return until(socket, "welcome"), until(socket, "update")


def until(socket: Any, type: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json(timeout=10)
        if message["type"] == type:
            return message


def test_a_device_is_told_what_time_it_is_here(client: Client) -> None:
    ann = guest(client)
    table = begin(client, ann)
    before = time.time()
    with client.websocket_connect("/ws", headers=ann) as socket:
        welcome, _ = hello(socket, table["id"])
    assert before - 1 < welcome["now"] / 1000 < time.time() + 1


def test_a_reconnect_gets_the_exact_state_and_only_what_it_missed(client: Client) -> None:
    ann = guest(client)
    table = begin(client, ann)
    with client.websocket_connect("/ws", headers=ann) as socket:
        _, update = hello(socket, table["id"])
        for _ in range(6):
            if update.get("offers"):
                command = {"type": "act", "event": update["offers"][0]["event"]}
            else:
                command = {"type": "roll"}
            socket.send_json({"id": 1, "seat": update["turn"]["seat"], "version": update["version"], **command})
            update = until(socket, "update")
    with client.websocket_connect("/ws", headers=ann) as socket:
        _, whole = hello(socket, table["id"])
        _, missed = hello(socket, table["id"], since=update["version"] - 1)
    assert whole["view"] == missed["view"] == update["view"]
    assert (whole["version"], whole["turn"]) == (update["version"], update["turn"])
    assert [told["at"] for told in missed.get("told", [])] == [update["version"]] * len(missed.get("told", []))
    assert len(whole["told"]) > len(missed.get("told", []))


def test_where_nothing_is_hidden_another_seat_of_the_same_person_is_told_only_what_is_new(client: Client) -> None:
    ann = guest(client)
    table = begin(client, ann)
    with client.websocket_connect("/ws", headers=ann) as socket:
        _, update = hello(socket, table["id"])
        seats = {update["seat"]}
        while len(seats) < 2:
            command = {"type": "act", "event": update["offers"][0]["event"]} if update.get("offers") else {"type": "roll"}
            socket.send_json({"seat": update["turn"]["seat"], "version": update["version"], **command})
            before, update = update["version"], until(socket, "update")
            assert update["since"] == before
            seats.add(update["seat"])


def test_everybody_at_the_table_hears_of_a_move_and_of_talk(client: Client) -> None:
    ann, eve = guest(client), guest(client)
    table = begin(client, ann)
    with client.websocket_connect("/ws", headers=ann) as mine, client.websocket_connect("/ws", headers=eve) as theirs:
        _, update = hello(mine, table["id"])
        _, seen = hello(theirs, table["id"], key=table["watch"])
        assert "seat" not in seen
        mine.send_json({"type": "roll", "seat": update["turn"]["seat"], "version": update["version"]})
        after = until(theirs, "update")
        assert after["version"] > seen["version"]
        assert "offers" not in after
        mine.send_json({"type": "say", "text": "good luck"})
        assert until(theirs, "said")["line"]["text"] == "good luck"
        theirs.send_json({"type": "act", "id": 3, "seat": 0, "version": after["version"], "event": "pass"})
        assert until(theirs, "problem") == {"type": "problem", "reply": 3, "code": "not-yours", "text": "seat 0 is not yours"}


def test_nobody_in_particular_may_look_but_neither_speak_nor_leave_a_name_at_a_seat(client: Client) -> None:
    body = {"game": "las-vegas", "seats": 2, "settings": {"public": True}}
    table = client.post("/api/tables", json=body, headers=guest(client)).json()["table"]
    client.cookies.clear()
    with client.websocket_connect("/ws") as socket:
        _, update = hello(socket, table["id"])
        for command in ({"type": "say", "text": "boo"}, {"type": "sit", "seat": 1, "name": "Nobody"}):
            socket.send_json(command)
            assert until(socket, "problem")["code"] == "not-yours"
        assert hello(socket, table["id"])[1]["seats"] == update["seats"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "malformed"),
        ("", "malformed"),
        ("[]", "malformed"),
        ('{"type": "cheat"}', "malformed"),
        ('{"type": "act"}', "malformed"),
        ('{"type": "start"}', "not-now"),
        ('{"type": "hello", "table": "nowhere"}', "unknown-table"),
        ('{"type": "hello", "table": "' + "x" * 100 + '"}', "malformed"),
        ("[" * 8000, "malformed"),
        ('{"type": "ping", "id": 1e400}', "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_socket_lives(client: Client, text: str, code: str) -> None:
    with client.websocket_connect("/ws") as socket:
        socket.send_text(text)
        assert until(socket, "problem")["code"] == code
        socket.send_json({"type": "ping", "id": 5})
        assert until(socket, "pong")["reply"] == 5


def test_a_flood_is_answered_with_a_limit_and_then_with_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, monkeypatch, rate=5) as client, client.websocket_connect("/ws") as socket:
        for _ in range(20):
            socket.send_json({"type": "ping"})
        assert until(socket, "problem")["code"] == "too-often"
        for _ in range(200):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect):
            until(socket, "nothing like this")


WORDS = ["hello", "look", "act", "roll", "ask", "undo", "answer", "order", "say", "mute", "sit", "invite", "leave", "change", "start",
         "hand-over", "take-back", "rematch", "abandon", "ping", "", "constructor", "__class__"]  # fmt: skip
VALUES: list[Any] = [
    0,
    -1,
    1,
    2**63,
    2**64,
    1.5,
    None,
    True,
    "",
    "pass",
    "place 1",
    "roll 1",
    "\x00",
    "🎲" * 50,
    [],
    {},
    [[]],
    {"a": 1},
    "x" * 300,
]


def hostile(rng: random.Random, table: dict[str, Any], seat: int) -> str | bytes:
    """Nearly right, quite wrong, or no message at all."""
    kind = rng.randrange(4)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    message: dict[str, Any] = {"type": rng.choice(WORDS), "id": rng.choice(VALUES), "seat": seat, "version": rng.choice(VALUES)}
    for name in rng.sample(["event", "to", "yes", "orders", "text", "table", "key", "since", "settings", "variant", "seats", "level"], 3):
        message[name] = rng.choice(VALUES)
    if rng.randrange(3):
        message["id"] = 1
    if rng.randrange(3):
        message["version"] = 10**6
    text = json.dumps(message)
    if kind == 1:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.randrange(32, 0x2FF)) + text[place + 1 :]
    return text


def fuzz(client: Client, count: int, seed: int) -> None:
    """A stranger and a spectator send whatever they like at a running table; nothing changes, and the server answers."""
    rng = random.Random(seed)
    ann, eve = guest(client), guest(client)
    table = begin(client, ann)
    house = house_of(client)
    live = house.tables[table["id"]]
    assert live.table.state is not None
    before, version = show_state(live.table.state), live.table.version
    with client.websocket_connect("/ws", headers=eve) as socket:
        hello(socket, table["id"], key=table["watch"])
        for number in range(count):
            message = hostile(rng, table, rng.randrange(3))
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message)
            if number % 50 == 49:
                mark = 10**9 + number
                socket.send_json({"type": "ping", "id": mark})
                while until(socket, "pong")["reply"] != mark:
                    pass
            if number % 10_000 == 9_999:
                tell_progress("hostile messages", number + 1, count)
    assert (show_state(live.table.state), live.table.version) == (before, version)


def test_hostile_messages_change_nothing(client: Client) -> None:
    fuzz(client, 1_500, 1)


@pytest.mark.soak
def test_a_hundred_thousand_hostile_messages_change_nothing(client: Client) -> None:
    fuzz(client, 100_000, 2)
