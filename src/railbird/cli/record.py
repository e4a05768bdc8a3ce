"""The journal of a game as a file that grows with it."""

from __future__ import annotations

import os
import sys
import time
from errno import ENOSPC
from itertools import chain, count
from pathlib import Path
from typing import Self

from railbird.cli.errors import Trouble, reason
from railbird.core.contract import Event
from railbird.core.journal import Header, show_header, show_line
from railbird.speech import Speech


def games_folder() -> Path:
    """Where this person's games lie, as the platform has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "railbird" / "games"


def fresh_path(game: str) -> Path:
    """A name for a new journal among this person's games."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(path for path in (folder / f"{name}.jsonl" for name in names) if not path.exists())


class Record:
    """A journal being written. Each line is one unbuffered write, so that a killed game leaves whole lines."""

    def __init__(self, path: Path, header: Header, speech: Speech) -> None:
        self.path = path
        self.speech = speech
        self.file = path.open("xb", buffering=0)
        try:
            self.write(show_header(header))
        except Trouble:
            self.file.close()
            path.unlink()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def add(self, event: Event) -> None:
        self.write(show_line(event))

    def write(self, line: str) -> None:
        """Append a whole line; a part of one, where there is no room for more, is taken back."""
        end = self.file.tell()
        text = line.encode() + b"\n"
        try:
            if self.file.write(text) != len(text):
                raise OSError(ENOSPC, os.strerror(ENOSPC), str(self.path))
        except OSError as error:
            self.file.truncate(end)
            raise Trouble(self.speech.say("cli-error-save", file=str(self.path), reason=reason(error))) from error


def open_record(header: Header, asked: Path | None, speech: Speech) -> Record:
    """A new journal where it was asked for, never over another file; else among this person's games."""
    try:
        return Record(asked or fresh_path(header.game), header, speech)
    except FileExistsError as error:
        raise Trouble(speech.say("cli-error-exists", file=error.filename)) from error
    except (OSError, RuntimeError) as error:
        file = asked or getattr(error, "filename", None)
        raise Trouble(speech.say("cli-error-save", file=str(file), reason=reason(error))) from error
