"""A real server in a process of its own, that tests may kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

from tests.services import PATIENCE, free_port

RUN = "from railbird.cli import main; main()"


class Server:
    """`railbird serve` with a folder of its own."""

    run = RUN

    def __init__(self, folder: Path, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        command = [
            sys.executable,
            "-c",
            self.run,
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            "--rate",
            "100000",
            *self.options,
        ]
        with (self.folder.parent / f"server-{self.port}.log").open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True)
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if self.process.poll() is not None:
                raise RuntimeError(self.log())
            try:
                with urlopen(self.address + "/readyz", timeout=1):
                    return self
            except (URLError, OSError):
                time.sleep(0.05)
        self.kill()
        raise TimeoutError(self.log())

    def log(self) -> str:
        return (self.folder.parent / f"server-{self.port}.log").read_text()

    def kill(self) -> None:
        """As a loss of power would: no chance to clean up, for it and its bots."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Gracefully."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
