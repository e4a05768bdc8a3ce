"""The file of a league: what is played, then one line for each game in order. A killed league goes on from it."""

from __future__ import annotations

import os
from errno import EBUSY, ENOSPC
from pathlib import Path
from typing import Self

import msgspec

from railbird.lab.league import League, Played
from railbird.locking import hold


class ScorebookError(ValueError):
    """A file that cannot be read, with the number of the line that is wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def read(path: Path) -> tuple[League, list[Played], int] | None:
    """The league, its games, and the bytes they take; `None` if there is nothing yet.

    The last line may be damaged, as it is when the machine stopped in the middle of it, and is then left out.
    """
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    if not lines:
        return None
    try:
        league = msgspec.json.decode(lines[0], type=League)
    except ValueError as error:
        raise ScorebookError(1, str(error)) from error
    played: list[Played] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            played.append(parse(line, league, len(played)))
        except ValueError as error:
            if number < len(lines):
                raise ScorebookError(number, str(error)) from error
    return league, played, sum(map(len, lines[: 1 + len(played)]))


def parse(line: bytes, league: League, game: int) -> Played:
    """One line, which must be that of this game."""
    if not line.endswith(b"\n"):
        raise ValueError("the line has no end")
    played = msgspec.json.decode(line, type=Played)
    if played.game != game:
        raise ValueError(f"game {game} is missing, this is game {played.game}")
    if any(len(numbers) != league.seats for numbers in (played.scores, played.shares, played.replaced or played.scores)):
        raise ValueError(f"this game was not played in {league.seats} seats")
    return played


class Scorebook:
    """A league's file being written: each part in one unbuffered write, so that a killed process leaves whole lines.

    Nobody else may write to it meanwhile.
    """

    def __init__(self, path: Path, league: League, size: int) -> None:
        self.file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)
        try:
            hold(self.file.fileno())
        except BlockingIOError as error:
            self.file.close()
            raise OSError(EBUSY, "another league writes to it", str(path)) from error
        self.file.truncate(size)
        self.file.seek(size)
        if size == 0:
            self.write([league])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()

    def write(self, lines: list[League] | list[Played]) -> None:
        end = self.file.tell()
        text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        if self.file.write(text) != len(text):
            self.file.truncate(end)
            raise OSError(ENOSPC, os.strerror(ENOSPC), self.file.name)
