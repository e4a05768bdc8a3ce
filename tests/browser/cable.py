"""A network between a browser and a server that a test can cut, stop and mend."""

from __future__ import annotations

import socket
from threading import Event, Thread
from types import TracebackType
from typing import Self

PORTION = 65536


class Cable:
    """Passes everything on to a port of this machine. While it is cut, connections break; while it is stopped, nothing arrives."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.is_cut = False
        self.flows = Event()
        self.flows.set()
        self.ends: list[socket.socket] = []
        self.threads = [Thread(target=self.accept_all, daemon=True)]

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            hang_up(end)
        self.ends.clear()

    def stop(self) -> None:
        self.flows.clear()

    def mend(self) -> None:
        self.is_cut = False
        self.flows.set()

    def accept_all(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.port))
            self.ends += [near, far]
            for source, target in ((near, far), (far, near)):
                self.threads.append(Thread(target=self.pass_on, args=(source, target), daemon=True))
                self.threads[-1].start()

    def pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with source:
            try:
                while portion := source.recv(PORTION):
                    self.flows.wait()
                    target.sendall(portion)
            except OSError:
                pass
            hang_up(target)

    def __enter__(self) -> Self:
        self.threads[0].start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        hang_up(self.door)
        self.door.close()
        self.flows.set()
        self.cut()
        for thread in self.threads:
            thread.join()


def hang_up(end: socket.socket) -> None:
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
