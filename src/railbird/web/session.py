"""One socket: somebody sits at a table or watches it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from railbird.table import messages as ask
from railbird.table.acts import Declined
from railbird.table.cards import ChatLine
from railbird.table.draft import now
from railbird.table.house import House, Live
from railbird.table.sight import eyes, show_update, table_card
from railbird.table.store import Person
from railbird.web.limits import Bucket
from railbird.web.metrics import MESSAGES, SOCKETS
from railbird.web.replies import FAILURES, reply_to
from railbird.web.wire import write_of

MOST_ABUSES = 100
"""Messages beyond the limit after which the socket is closed."""
TRY_AGAIN, POLICY = 1013, 1008

decoder: msgspec.json.Decoder[ask.ToTable] = msgspec.json.Decoder(ask.ToTable)
encoder = msgspec.json.Encoder()
logger = structlog.get_logger()


class Session:
    """Answers commands and sends an update whenever the table has changed; several changes may become one update."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, person: Person, rate: int) -> None:
        self.socket = socket
        self.house = house
        self.who = person
        self.person = person.id
        self.bucket = Bucket(rate)
        self.abuses = 0
        self.live: Live | None = None
        self.key = ""
        self.wanted: int | None = None
        self.since = 0
        self.seat: int | None = None
        self.card_version = -1
        self.outbox: list[bytes] = []
        self.is_changed = False
        self.write = write_of(socket.scope)
        self.sender: asyncio.Handle | asyncio.Task[None] | None = None

    # What the table says

    def hear(self) -> None:
        self.is_changed = True
        self.flush()

    def hear_said(self, line: ChatLine) -> None:
        self.post(ask.Said(line=line))

    def hear_presence(self) -> None:
        if self.live is not None:
            connected = self.live.connected()
            here = [number for number, seat in enumerate(self.live.table.seats) if seat.person and seat.person in connected]
            self.post(ask.Presence(connected=here))

    def post(self, message: ask.Message) -> None:
        self.outbox.append(encoder.encode(message))
        self.flush()

    def flush(self) -> None:
        if self.sender is None:
            self.sender = asyncio.get_running_loop().call_soon(self.send_now)

    def send_now(self) -> None:
        """All that this moment has brought goes out in one write; a slow reader gets it, and whatever comes meanwhile, from a task."""
        messages = self.messages()
        self.sender = None if self.write(messages) else asyncio.create_task(self.send_slowly(messages))

    async def send_slowly(self, messages: list[bytes]) -> None:
        """Send until nothing is left; a slow reader gets fewer, larger updates and holds up nobody else."""
        try:
            while messages:
                for message in messages:
                    await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                messages = self.messages()
        except (WebSocketException, RuntimeError, OSError):
            self.outbox.clear()
        finally:
            self.sender = None

    def messages(self) -> list[bytes]:
        """What is to be sent now."""
        found, self.outbox = self.outbox, []
        if self.is_changed:
            self.is_changed = False
            try:
                found += self.news()
            except Exception:
                logger.exception("update failed", table=None if self.live is None else self.live.table.id)
        return found

    def news(self) -> list[bytes]:
        """What has changed since the last update."""
        if self.live is None:
            return []
        table = self.live.table
        seat = eyes(table, self.person, self.wanted if self.wanted in table.seats_of(self.person) else None)
        since = table.still_true(self.since if seat == self.seat else 0)
        connected = self.live.connected()
        found: list[bytes] = []
        if table.card_version > self.card_version:
            self.card_version = table.card_version
            found.append(encoder.encode(ask.Welcome(table=table_card(table, self.person, connected), at=now())))
        found.append(show_update(table, self.person, seat, since, connected))
        self.since, self.seat = table.version, seat
        return found

    # What the person says

    async def run(self) -> None:
        SOCKETS.inc()
        try:
            while True:
                event = await self.socket.receive()
                if event["type"] != "websocket.receive":
                    break
                text = event.get("text") or event.get("bytes") or b""
                if not await self.take(text):
                    break
        finally:
            SOCKETS.dec()
            if self.live is not None:
                self.house.part(self.live, self)
            if self.sender is not None:
                self.sender.cancel()

    async def take(self, text: str | bytes) -> bool:
        """Answer one message; false ends the connection."""
        MESSAGES.inc()
        if not self.bucket.take():
            self.abuses += 1
            if self.abuses > MOST_ABUSES:
                await self.socket.close(POLICY, "too many messages")
                return False
            self.post(ask.Problem(reply=0, code="too-often"))
            return True
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.post(ask.Problem(reply=0, code="malformed", text=str(error)))
            return True
        try:
            answer = await self.answer(command)
        except FAILURES as failure:
            live = self.live
            answer = reply_to(failure, command.id, lambda: 0 if live is None else live.table.version)
        if answer is not None:
            self.post(answer)
        return True

    async def answer(self, command: ask.Command) -> ask.Message | None:
        if isinstance(command, ask.Ping):
            return ask.Pong(reply=command.id)
        if isinstance(command, ask.Hello):
            await self.hello(command)
            return None
        if self.live is None:
            raise Declined("not-now", "say hello first")
        if isinstance(command, ask.Look):
            eyes(self.live.table, self.person, command.seat)
            self.wanted = command.seat
            self.hear()
            return None
        return await self.house.submit(self.who, self.live.table.id, command, self.key)

    async def hello(self, command: ask.Hello) -> None:
        """Come to a table, or come back to it. From the second visit on nothing waits, so the table cannot be forgotten meanwhile."""
        chat = await self.house.chat(await self.house.visit(command.table, self.person, command.key))
        live = await self.house.visit(command.table, self.person, command.key)
        if command.seat is not None:
            eyes(live.table, self.person, command.seat)
        if self.live is not None and self.live is not live:
            self.house.part(self.live, self)
        self.live, self.key, self.wanted = live, command.key, command.seat
        self.seat = eyes(live.table, self.person, command.seat)
        self.since = min(command.since, live.table.version)
        self.card_version = live.table.card_version
        self.post(ask.Welcome(table=table_card(live.table, self.person, live.connected() | {self.person}), chat=chat, at=now()))
        self.hear()
        await self.house.join(live, self)
