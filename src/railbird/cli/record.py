"""The journal of a game as a file that grows with it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from errno import ENOSPC
from itertools import count
from pathlib import Path

import msgspec

from railbird.cli.errors import Trouble
from railbird.core.contract import Event
from railbird.core.door import IllegalMove
from railbird.core.journal import Header, Journal, JournalError, parse_header, parse_journal, show_header, show_line
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


def fresh_paths(game: str) -> Iterator[Path]:
    """Names for a new journal, the likeliest first."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in count(1):
        yield games_folder() / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")


class Record:
    """A journal being written. Each line is one unbuffered write, so that a killed game leaves whole lines."""

    def __init__(self, path: Path, header: Header, speech: Speech) -> None:
        self.path = path
        self.speech = speech
        self.file = path.open("xb", buffering=0)
        self.write(show_header(header))

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
            raise Trouble(self.speech.say("cli-error-save", file=str(self.path), reason=error.strerror)) from error


def open_record(game: str, header: Header, asked: Path | None, speech: Speech) -> Record:
    """A new journal where it was asked for, never over another file; else among this person's games."""
    try:
        if asked is not None:
            return Record(asked, header, speech)
        for path in fresh_paths(game):
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                return Record(path, header, speech)
            except FileExistsError:
                continue
    except FileExistsError as error:
        raise Trouble(speech.say("cli-error-exists", file=str(asked))) from error
    except OSError as error:
        raise Trouble(speech.say("cli-error-save", file=str(error.filename or asked), reason=str(error.strerror or error))) from error
    raise AssertionError("numbers do not end")


class Reading:
    """A journal that was read, and whether its last line had been cut off."""

    def __init__(self, path: Path, speech: Speech) -> None:
        self.path = path
        try:
            self.lines = path.read_bytes().split(b"\n")
        except OSError as error:
            raise Trouble(speech.say("cli-error-read", file=str(path), reason=str(error.strerror or error))) from error
        last = self.lines.pop()
        self.is_torn = bool(last) and len(self.lines) > 0 and not is_json(last)
        if last and not self.is_torn:
            self.lines.append(last)

    def journal(self, speech: Speech) -> Journal:
        try:
            return parse_journal(self.texts())
        except JournalError as error:
            reason = self.reason(error, speech)
            raise Trouble(speech.say("cli-error-journal", file=str(self.path), line=error.line, reason=reason)) from error

    def texts(self) -> Iterator[str]:
        for number, line in enumerate(self.lines, 1):
            try:
                yield line.decode()
            except UnicodeDecodeError as error:
                raise JournalError(number, str(error)) from error

    def reason(self, error: JournalError, speech: Speech) -> str:
        """What is wrong with the line, in the reader's language where it is a rule that was broken."""
        cause = error.__cause__
        if not isinstance(cause, IllegalMove):
            return error.reason
        header = parse_header(self.lines[0].decode())
        about = Speech(speech.language, Journal(header, []).game(), header.seats)
        return about.say("cli-error-illegal", event=cause.event.text(), reason=about.refusal(cause.refusal))


def is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return True
