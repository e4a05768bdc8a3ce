"""Where a server keeps its things and how it is reached."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

VARIABLE = "RAILBIRD_SERVER"
"""Carries the setting to the processes of a server."""


def data_folder() -> Path:
    """Where this person's data lies, as the platform has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "railbird"


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How this server was started."""

    data: str = msgspec.field(default_factory=lambda: str(data_folder()))
    database: str = ""
    """An SQLAlchemy URL; empty: SQLite in the data folder."""
    redis: str = ""
    """Needed by several workers."""
    host: str = "127.0.0.1"
    port: int = 8280
    workers: int = 1
    bots: int = 1
    """Processes in which bots think; with a queue they think elsewhere."""
    queue: bool = False
    """Bots are asked through the queue of `railbird bots`."""
    origins: list[str] = []
    """Origins besides our own that may use cookies here."""
    proxies: str = "127.0.0.1"
    """Addresses whose word about clients is taken."""
    rate: int = 30
    """Messages that a client may send in a second."""
    metrics: bool = False
    json_logs: bool = False

    def database_url(self) -> str:
        return self.database or f"sqlite:///{Path(self.data) / 'railbird.sqlite'}"

    def is_sqlite(self) -> bool:
        return self.database_url().startswith("sqlite")

    def show(self) -> str:
        return msgspec.json.encode(self).decode()


def parse_setting(text: str) -> Setting:
    return msgspec.json.decode(text, type=Setting)


def cookie_key(setting: Setting) -> bytes:
    """The key that signs cookies: `RAILBIRD_KEY`, or a file that is made at the first start and that nobody else may read."""
    given = os.environ.get("RAILBIRD_KEY")
    if given:
        return given.encode()
    path = Path(setting.data) / "cookie.key"
    if not path.exists():
        new = write_privately(path, secrets.token_bytes(32))
        with suppress(FileExistsError):  # another worker was faster: its key is the key
            os.link(new, path)
        new.unlink()
    return path.read_bytes()


def keep_key(setting: Setting, key: bytes) -> None:
    """From now on this is the key."""
    path = Path(setting.data) / "cookie.key"
    write_privately(path, key).replace(path)


def write_privately(path: Path, content: bytes) -> Path:
    """A file beside this one that only its owner may read."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as out:
        out.write(content)
    return new
