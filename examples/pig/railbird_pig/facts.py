"""What happens in Pig."""

from __future__ import annotations

from railbird.core.facts import Fact, Seat


class Rolls(Fact, frozen=True):
    seat: Seat
    face: int


class Holds(Fact, frozen=True):
    seat: Seat
    points: int
    score: int
