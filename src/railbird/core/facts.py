"""What rules tell a scribe. Log, speech, animation and statistics are made from facts, never from differences of states."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(extra={"kind": "seat"})]
"""A number of a seat, spoken as the name of who sits there."""
Seats = Annotated[list[int], Meta(extra={"kind": "seats"})]
"""Several seats, spoken as a list of names."""
Totals = Annotated[list[int], Meta(extra={"kind": "totals"})]
"""What cards may add up to, lowest first: any of it may count."""
Money = Annotated[int, Meta(extra={"kind": "money"})]
"""Dollars."""
Name = Annotated[str, Meta(extra={"kind": "name"})]
"""The identifier of a message that names a thing, such as a card."""


def tag(name: str) -> str:
    """`TieStruck` becomes `tie-struck`."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("-")


class Fact(Struct, frozen=True, tag_field="fact", tag=tag):
    """Something that happened, told in the order in which it happened. Its message is `<game family>-<tag>`."""
