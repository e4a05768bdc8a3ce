"""Dice that anybody can check; docs/fair-dice.md says how, step by step.

The table commits to a secret before anybody sits down, every seat adds something of its own, and each roll is a number drawn
from both. After the end the secret is told.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence

WORD = 2**64


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


def words(key: bytes, number: int) -> Iterator[int]:
    """The stream of roll `number`: 64-bit words, four from each block."""
    block = 0
    while True:
        found = hmac.digest(key, f"{number}:{block}".encode(), "sha256")
        for start in range(0, 32, 8):
            yield int.from_bytes(found[start : start + 8], "big")
        block += 1


def draw_ticket(key: bytes, number: int, ways: int) -> int:
    """The ticket of roll `number`: the first word that lies below the greatest multiple of `ways`, so that all are equally likely."""
    if not 0 < ways <= WORD:
        raise ValueError(f"cannot draw one of {ways} tickets")
    limit = WORD - WORD % ways
    return next(word for word in words(key, number) if word < limit) % ways
