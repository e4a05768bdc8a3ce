"""A small client: programs take seats at live tables with it.

client = Client("http://localhost:8280", token=TOKEN)
table = client.make_table("las-vegas", seats=2, bots=["greedy"], start=True)
with client.join(table) as seat:
    for update in seat.play():
        if update["offers"]:
            seat.act(update["offers"][0]["event"])
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 20
ENDED = ("over", "abandoned", "frozen")


class ClientError(Exception):
    """The server declined; `answer` says why."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer.get("text") or answer.get("code") or answer.get("rule") or str(answer))
        self.answer = answer


class Client:
    """One person, or a program that acts for one."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.cookie = ""
        if not token:
            self.me = self.get("/api/me")

    def headers(self) -> dict[str, str]:
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": self.cookie} if self.cookie else {}

    def request(self, method: str, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"content-type": "application/json", **self.headers()}, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                for morsel in SimpleCookie(response.headers.get("set-cookie", "")).values():
                    self.cookie = f"{morsel.key}={morsel.coded_value}"
                return bytes(response.read())
        except HTTPError as error:
            text = error.read()
            answer = json.loads(text) if error.headers.get_content_type() == "application/json" else {"text": f"HTTP {error.code}"}
            raise ClientError(answer) from error

    def get(self, path: str, **query: Any) -> Any:
        return json.loads(self.request("GET", f"{path}?{urlencode(query)}" if query else path))

    def post(self, path: str, body: object) -> Any:
        return json.loads(self.request("POST", path, body))

    def make_table(self, game: str, seats: int, **more: Any) -> Json:
        """A new table; the fields are those of `NewTable`."""
        made: Json = self.post("/api/tables", {"game": game, "seats": seats, **more})["table"]
        return made

    def command(self, table: str, type: str, key: str = "", **fields: Any) -> Json:
        """Any command of a table over plain HTTP."""
        done: Json = self.post(f"/api/tables/{quote(table)}?{urlencode({'key': key})}", {"type": type, **fields})
        return done

    def look(self, table: str, key: str = "", **query: Any) -> Json:
        seen: Json = self.get(f"/api/tables/{quote(table)}", key=key, **query)
        return seen

    def record(self, table: str) -> str:
        """The journal of a finished game."""
        return self.request("GET", f"/api/tables/{quote(table)}/record").decode()

    def join(self, table: str | Json, key: str = "", since: int = 0) -> Connection:
        """A socket to a table; with a key where an invitation is needed."""
        id = table if isinstance(table, str) else str(table["id"])
        return Connection(self, id, key, since)


class Connection:
    """A socket at one table. `update` is the last that was received."""

    def __init__(self, client: Client, table: str, key: str, since: int) -> None:
        address = client.address.replace("http", "ws", 1) + "/ws"
        self.stack = ExitStack()
        opening = connect(address, additional_headers=client.headers(), open_timeout=PATIENCE, compression=None)
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.number = 0
        self.welcome: Json = {}
        self.update: Json = {}
        number = self.send("hello", table=table, key=key, since=since)
        while not self.update:
            message = self.receive()
            if message.get("reply") == number:
                self.close()
                raise ClientError(message)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def send(self, type: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        return self.number

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message, remembered if it tells how things stand."""
        message: Json = json.loads(self.socket.recv(timeout))
        if message["type"] == "welcome":
            self.welcome = message["table"]
        elif message["type"] == "update":
            self.update = {"offers": [], "yours": [], **message}
        elif message["type"] == "problem" and message["reply"] == 0:
            raise ClientError(message)
        return message

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a command and wait for its answer; updates that come before it are remembered."""
        number = self.send(type, **fields)
        while True:
            message = self.receive()
            if message.get("reply") == number:
                if message["type"] in ("problem", "refused", "stale"):
                    raise ClientError(message)
                return message

    def act(self, event: str, seat: int | None = None) -> Json:
        """Choose an option, and wait until that is known here."""
        return self.step("act", self.update["seat"] if seat is None else seat, event=event)

    def roll(self, seat: int | None = None) -> Json:
        return self.step("roll", self.update["seat"] if seat is None else seat)

    def step(self, type: str, seat: int, **fields: Any) -> Json:
        version = self.update["version"]
        answer = self.ask(type, seat=seat, version=version, **fields)
        while self.update["version"] < answer["version"]:
            self.receive()
        return answer

    def roll_now(self) -> None:
        """Roll what was held for us, unless it has been rolled already: the news is on its way then."""
        try:
            self.roll()
        except ClientError as error:
            if error.answer["type"] != "stale":
                raise

    def play(self) -> Iterator[Json]:
        """Every update that finds one of our seats to choose, until the end; held rolls are rolled. The last has no offers."""
        while True:
            turn = self.update.get("turn")
            version = self.update["version"]
            if self.update["status"] in ENDED:
                yield self.update
                return
            if turn and turn["seat"] in self.update["yours"] and turn["seat"] != self.update.get("seat"):
                self.send("look", seat=turn["seat"])
            elif self.update["offers"]:
                yield self.update
            elif turn and turn["kind"] == "roll" and turn["seat"] == self.update.get("seat"):
                self.roll_now()
            if self.update["version"] == version:
                self.receive()
