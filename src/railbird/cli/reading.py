"""A journal read from a file, and everything that can be wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from railbird.cli.errors import Trouble, reason
from railbird.core.door import IllegalMove
from railbird.core.journal import Journal, JournalError, parse_header, parse_journal
from railbird.speech import Speech


class Reading:
    """A journal that was read, and whether its last line had been cut off."""

    def __init__(self, path: Path, speech: Speech) -> None:
        self.path = path
        try:
            self.lines = path.read_bytes().split(b"\n")
        except OSError as error:
            raise Trouble(speech.say("cli-error-read", file=str(path), reason=reason(error))) from error
        last = self.lines.pop()
        self.is_torn = bool(last) and len(self.lines) > 0 and not is_json(last)
        if last and not self.is_torn:
            self.lines.append(last)

    def journal(self, speech: Speech) -> Journal:
        try:
            return parse_journal(self.texts())
        except JournalError as error:
            fault = self.fault(error, speech)
            raise Trouble(speech.say("cli-error-journal", file=str(self.path), line=error.line, reason=fault)) from error

    def texts(self) -> Iterator[str]:
        for number, line in enumerate(self.lines, 1):
            try:
                yield line.decode()
            except UnicodeDecodeError as error:
                raise JournalError(number, str(error)) from error

    def fault(self, error: JournalError, speech: Speech) -> str:
        """What is wrong with the line, in the reader's language where it is a rule that was broken."""
        cause = error.__cause__
        if not isinstance(cause, IllegalMove):
            return error.reason
        header = parse_header(self.lines[0].decode())
        about = Speech(speech.language, Journal(header, []).game(), header.seats)
        return about.say("cli-error-illegal", event=cause.event.text(), reason=about.refusal(cause.refusal))


def is_json(line: bytes) -> bool:
    """Whether the line is whole, right or wrong; a part of one never is JSON."""
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    except (UnicodeDecodeError, RecursionError):
        return True  # whole, and wrong: reading it says how
    return True
