"""What stands before a server on the open internet: it speaks HTTPS with a certificate of its own and passes everything on."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import Future
from hashlib import sha256
from pathlib import Path
from threading import Thread
from types import TracebackType

PORTION = 65536
HEAD, MARKED_HEAD = b" HTTP/1.1\r\n", b" HTTP/1.1\r\nX-Forwarded-Proto: https\r\n"


class Proxy:
    """Takes encrypted connections and says so to the server behind it."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate = make_certificate(folder)
        self.context.load_cert_chain(certificate)
        self.fingerprint = fingerprint(certificate)
        self.opened: Future[tuple[int, Callable[[], object]]] = Future()
        self.thread = Thread(target=lambda: asyncio.run(self.stand()))

    async def stand(self) -> None:
        """Tell on which port, and how to end it."""
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        async with await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=self.context) as door:
            self.opened.set_result((door.sockets[0].getsockname()[1], lambda: loop.call_soon_threadsafe(ended.set)))
            await ended.wait()

    async def serve(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        far, ask = await asyncio.open_connection("127.0.0.1", self.port)
        await asyncio.gather(pass_on(near, ask, marks=True), pass_on(far, answer))

    def __enter__(self) -> int:
        self.thread.start()
        return self.opened.result()[0]

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.opened.result()[1]()
        self.thread.join()


async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter, marks: bool = False) -> None:
    """Until the source ends; the head of every request is marked as having come encrypted."""
    try:
        while portion := await source.read(PORTION):
            target.write(portion.replace(HEAD, MARKED_HEAD, 1) if marks else portion)
            await target.drain()
    except OSError:
        pass
    finally:
        target.close()
        await target.wait_closed()


def make_certificate(folder: Path) -> Path:
    """Key and certificate in one file, signed by nobody else."""
    file, certificate = folder / "own.pem", folder / "own.crt"
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", str(file)]
    name = ["-x509", "-nodes", "-subj", "/CN=railbird.test", "-out", str(certificate)]
    subprocess.run(["openssl", "req", *name, *key], check=True, capture_output=True)
    file.write_bytes(file.read_bytes() + certificate.read_bytes())
    return file


def fingerprint(certificate: Path) -> str:
    """By which a browser can be told to trust this key."""
    der = subprocess.run(["openssl", "pkey", "-in", certificate, "-pubout", "-outform", "DER"], check=True, capture_output=True).stdout
    return b64encode(sha256(der).digest()).decode()
