"""Real PostgreSQL and Redis for tests, each started by the tests themselves on a port and in a folder of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


def postgres_bin() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        pytest.skip("PostgreSQL is not installed (Debian package postgresql): make services")
    return Path(on_path).parent


class Postgres:
    """A cluster in a folder of its own. PostgreSQL refuses to run as root, so root becomes `postgres`."""

    def __init__(self) -> None:
        self.bin = postgres_bin()
        self.folder = Path(tempfile.mkdtemp(prefix="railbird-pg-"))
        self.port = free_port()
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.prefix:
            shutil.chown(self.folder, "postgres")
        self.call("initdb", "-D", str(self.folder / "data"), "-U", "railbird", "-A", "trust", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://railbird@127.0.0.1:{self.port}/postgres"

    def call(self, program: str, *arguments: str) -> None:
        done = subprocess.run([*self.prefix, str(self.bin / program), *arguments], cwd="/", capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = str(self.folder / "log")
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")


@contextmanager
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        try:
            server.stop()
        except RuntimeError:
            pass
        shutil.rmtree(server.folder, ignore_errors=True)


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (Debian package redis-server): make services")
    port = port or free_port()
    server = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
    )
    try:
        wait_for_port(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.kill()
        server.wait()
