"""What happens at the table, in the order in which it is told."""

from __future__ import annotations

from railbird.core.facts import Fact, Money, Seat, Seats


class RoundBegins(Fact, frozen=True):
    round: int
    seat: Seat


class Prizes(Fact, frozen=True):
    casino: int
    notes: list[Money]


class Rolls(Fact, frozen=True):
    seat: Seat
    small: list[int]
    big: list[int]
    white: list[int]


class Places(Fact, frozen=True):
    seat: Seat
    casino: int
    small: int
    big: int
    white: int


class Passes(Fact, frozen=True):
    seat: Seat
    chips: int
    """Chips left."""


class NeutralDice(Fact, frozen=True):
    """Dice of the virtual player, put into their casinos."""

    small: list[int]
    big: list[int]


class Tied(Fact, frozen=True):
    """Rows of equal strength leave a casino empty-handed."""

    casino: int
    strength: int
    seats: Seats
    neutral: bool


class Paid(Fact, frozen=True):
    seat: Seat
    casino: int
    note: Money
    place: int


class NeutralPaid(Fact, frozen=True):
    """A note won by a virtual player goes under the deck."""

    casino: int
    note: Money


class Unclaimed(Fact, frozen=True):
    casino: int
    note: Money


class GameEnds(Fact, frozen=True):
    winners: Seats


class FinalScore(Fact, frozen=True):
    seat: Seat
    money: Money
    notes: int
    chips: int
    score: Money
