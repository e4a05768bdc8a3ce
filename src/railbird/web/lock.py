"""One server for each SQLite database: it keeps tables in memory, and a second one would not hear of its moves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from railbird.locking import hold
from railbird.web.setting import Setting


class AlreadyServed(OSError):
    """Another server has this database."""


@contextmanager
def only_server(setting: Setting) -> Iterator[None]:
    """Held as long as the server runs; the system lets go of it even if the server is killed."""
    if not setting.is_sqlite():
        yield
        return
    path = Path(f"{make_url(setting.database_url()).database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        hold(file)
    except BlockingIOError as error:
        os.close(file)
        raise AlreadyServed(f"another server runs on {path.with_suffix('')}") from error
    try:
        yield
    finally:
        os.close(file)
