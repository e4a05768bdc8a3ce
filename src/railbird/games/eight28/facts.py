"""What happens at the table, in the order in which it is told."""

from __future__ import annotations

from railbird.core.facts import Fact, Seat, Seats, Totals


class RoundBegins(Fact, frozen=True):
    round: int
    seat: Seat


class HiddenCard(Fact, frozen=True):
    """For its owner alone."""

    card: str


class CrystalLaid(Fact, frozen=True):
    seat: Seat
    red: bool


class LastRound(Fact, frozen=True):
    pass


class Takes(Fact, frozen=True):
    seat: Seat
    card: str
    totals: Totals
    """What the face-up cards may add up to."""


class Declines(Fact, frozen=True):
    seat: Seat


class GoesOut(Fact, frozen=True):
    seat: Seat
    total: int


class DeckRunsOut(Fact, frozen=True):
    pass


class RoundEnds(Fact, frozen=True):
    round: int


class Reveals(Fact, frozen=True):
    seat: Seat
    card: str
    totals: Totals
    """What all cards may add up to without exceeding 28; empty: too much."""


class Joins(Fact, frozen=True):
    """A choice between the halves."""

    seat: Seat
    half: int


class DirectHit(Fact, frozen=True):
    seats: Seats


class HalfLaid(Fact, frozen=True):
    half: int
    blue: int
    red: int


class HalfWon(Fact, frozen=True):
    half: int
    total: int
    seats: Seats


class HalfUnclaimed(Fact, frozen=True):
    half: int


class Paid(Fact, frozen=True):
    seat: Seat
    blue: int
    red: int


class LeftOver(Fact, frozen=True):
    """What could not be given to anybody and lies in the centre: for the next round, or after the last for nobody."""

    blue: int
    red: int
    is_last: bool


class FinalScore(Fact, frozen=True):
    seat: Seat
    blue: int
    red: int
    score: int


class GameEnds(Fact, frozen=True):
    winners: Seats
