"""The wire writes at once to whoever reads, and never more than the reader takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from threading import Thread
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from railbird.web.wire import Wire, Write, write_of
from tests.services import free_port, wait_for_port

SIZES = (0, 1, 125, 126, 127, 2**16 - 1, 2**16, 300_000)
PATIENCE = 20


@contextmanager
def connected(wrote: Callable[[Write], Any]) -> Iterator[tuple[ClientConnection, Queue[Any]]]:
    """A client of a server that does this with its wire as soon as the client has spoken, and what came of it."""
    found: Queue[Any] = Queue()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            found.put(wrote(write_of(scope)))
        found.put(wrote(write_of(scope)))

    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, ws=Wire, ws_per_message_deflate=False, lifespan="off", log_config=None))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    wait_for_port(port)
    with connect(f"ws://127.0.0.1:{port}/", compression=None, max_size=None) as socket:
        yield socket, found
    server.should_exit = True
    thread.join(PATIENCE)


def test_several_texts_of_any_size_arrive_in_order_as_they_were_written() -> None:
    texts = ["é" * (size // 2) + "x" * (size % 2) for size in SIZES]
    with connected(lambda write: write([text.encode() for text in texts])) as (socket, found):
        socket.send("now")
        assert found.get(timeout=PATIENCE)
        assert [socket.recv(PATIENCE) for _ in texts] == texts
    assert not found.get(timeout=PATIENCE), "they have gone"


def test_a_slow_reader_is_not_written_to_until_it_has_read() -> None:
    piece = b"x" * 100_000

    def fill(write: Write) -> int:
        return next(count for count in range(10_000) if not write([piece]))

    with connected(fill) as (socket, found):
        socket.send("fill it")
        taken = found.get(timeout=PATIENCE)
        assert [socket.recv(PATIENCE) for _ in range(taken)] == taken * [piece.decode()]
        socket.send("once more")
        assert found.get(timeout=PATIENCE) > 0


def test_a_server_without_a_wire_writes_nothing_at_once() -> None:
    assert not write_of({"type": "websocket"})([b"text"])
