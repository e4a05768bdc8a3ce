"""Dice that anybody can check; docs/fair-dice.md says how, step by step.

The table commits to a secret before anybody sits down, every seat adds something of its own, and each roll is a number drawn
from both. After the end the secret is told.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from struct import Struct

WORD = 2**64
WORDS = Struct(">Q")
"""A block of the stream, read in words."""


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_contribution() -> str:
    """For a seat that brings none."""
    return secrets.token_hex(8)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def dice_key(secret: bytes, table: str, contributions: Sequence[str]) -> bytes:
    """The key of all rolls at a table."""
    text = "\n".join(["railbird dice 1", table, *contributions])
    return hmac.digest(secret, text.encode(), "sha256")


def draw_ticket(key: bytes, number: int, ways: int) -> int:
    """The ticket of roll `number`: the first word of its stream below the greatest multiple of `ways`, so that all are equally likely."""
    if not 0 < ways <= WORD:
        raise ValueError(f"cannot draw one of {ways} tickets")
    limit = WORD - WORD % ways
    block = 0
    while True:
        for (word,) in WORDS.iter_unpack(hmac.digest(key, b"%d:%d" % (number, block), "sha256")):
            if word < limit:
                return int(word % ways)
        block += 1
