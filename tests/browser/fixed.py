"""A server without secrets: whoever does the same things there plays the same game, on every machine."""

from __future__ import annotations

from pathlib import Path

from tests.web.server import RUN, Server

FIXED = """
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from random import Random
from zlib import crc32

lucks = {{}}

def luck(number):
    scene = crc32(Path({note!r}).read_bytes())
    return lucks.setdefault((scene, number), Random(scene + number))

secrets.token_bytes = lambda size: luck(1).randbytes(size)
secrets.token_hex = lambda size: luck(2).randbytes(size).hex()
secrets.token_urlsafe = lambda size: urlsafe_b64encode(luck(3).randbytes(size)).rstrip(b"=").decode()
secrets.randbelow = lambda limit: luck(4).randrange(limit)
secrets.SystemRandom = lambda: luck(5)
"""


class Fixed(Server):
    """`railbird serve`, whose luck is that of a scene."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, *options)
        self.note = folder.parent / "scene"
        self.run = FIXED.format(note=str(self.note)) + RUN
        self.begin("")

    def begin(self, scene: str) -> None:
        """From now on games are those of this scene."""
        self.note.write_text(scene)
