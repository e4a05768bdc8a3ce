"""The dice of a table are what docs/fair-dice.md says, worked out here by hand a second time."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from railbird.core.contract import Chance
from railbird.table.dice import commitment, dice_key, draw_ticket
from railbird.table.verdict import meaning
from tests.laws.cases import DEFAULT_CASES, Case

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair-dice.json").read_text())


def by_hand(key: bytes, number: int, ways: int) -> int:
    stream = b""
    for block in count():
        stream += hmac.new(key, f"{number}:{block}".encode(), hashlib.sha256).digest()
        while len(stream) >= 8:
            word, stream = int.from_bytes(stream[:8], "big"), stream[8:]
            if word < 2**64 // ways * ways:
                return word % ways
    raise AssertionError


def test_the_published_vectors_hold() -> None:
    secret = bytes.fromhex(VECTORS["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment(secret) == VECTORS["commitment"]
    text = "railbird dice 1\n" + VECTORS["table"] + "\n" + "\n".join(VECTORS["contributions"])
    key = hmac.new(secret, text.encode(), hashlib.sha256).digest()
    assert key == dice_key(secret, VECTORS["table"], VECTORS["contributions"]) == bytes.fromhex(VECTORS["key"])
    for roll in VECTORS["rolls"]:
        number, ways = roll["number"], int(roll["ways"])
        assert int(roll["ticket"]) == draw_ticket(key, number, ways) == by_hand(key, number, ways)
    for item in VECTORS["meanings"]:
        assert meaning(item["chance"], item["ticket"]) == item["event"]


def test_tickets_are_equally_likely() -> None:
    drawn = Counter(draw_ticket(b"key", number, 7) for number in range(7000))
    assert all(abs(drawn[ticket] - 1000) < 5 * 1000**0.5 for ticket in range(7))


@pytest.mark.parametrize("ways", [0, -1, 2**64 + 1])
def test_no_ticket_is_drawn_from_what_cannot_be_counted(ways: int) -> None:
    with pytest.raises(ValueError, match="tickets"):
        draw_ticket(b"key", 0, ways)


@pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)
def test_parameters_alone_tell_what_a_ticket_means(case: Case) -> None:
    """What a browser works out from the parameters is what the rules say."""
    for number, (state, _) in enumerate(case.walk(3)):
        turn = state.pending()
        if isinstance(turn, Chance):
            ticket = draw_ticket(b"any", number, turn.ways())
            assert meaning(json.loads(json.dumps(turn.spec())), ticket) == turn.outcome(ticket).text()
