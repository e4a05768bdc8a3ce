"""What happens at the table, in the order in which it is told. Horses, rows and columns by their printed numbers."""

from __future__ import annotations

from railbird.core.facts import Fact, Money, Name, Seat, Seats


class CardLaid(Fact, frozen=True):
    horse: int
    card: Name


class Dealt(Fact, frozen=True):
    """A starting card: its letter, its two bets, and where the card is known from."""

    seat: Seat
    card: str
    horses: list[int]
    bets: list[Money]
    source: str


class RoundBegins(Fact, frozen=True):
    round: int
    seat: Seat


class Rolls(Fact, frozen=True):
    seat: Seat
    horse: int
    spaces: int


class Runs(Fact, frozen=True):
    """A horse moves by the roll or the secondary movement."""

    horse: int
    start: int
    space: int


class Finishes(Fact, frozen=True):
    horse: int
    place: int
    prize: Money


class IsMoved(Fact, frozen=True):
    """A horse moves by a bonus or an ability."""

    horse: int
    start: int
    space: int


class Stays(Fact, frozen=True):
    """A horse that should move cannot."""

    horse: int
    space: int


class MarksConcession(Fact, frozen=True):
    seat: Seat
    horse: int
    row: int
    column: int


class CompletesRow(Fact, frozen=True):
    seat: Seat
    row: int


class CompletesColumn(Fact, frozen=True):
    seat: Seat
    column: int


class TakesBonus(Fact, frozen=True):
    seat: Seat
    bonus: Name


class BonusLost(Fact, frozen=True):
    """The tile taken has no legal target."""

    seat: Seat


class MarksHelmet(Fact, frozen=True):
    seat: Seat
    horse: int


class MarksJersey(Fact, frozen=True):
    seat: Seat
    horse: int


class CompletesSet(Fact, frozen=True):
    seat: Seat
    horse: int


class MarksBar(Fact, frozen=True):
    """A horse is marked in the secondary-movement bar of a card."""

    seat: Seat
    card: int
    horse: int


class Bets(Fact, frozen=True):
    seat: Seat
    horse: int
    money: Money
    total: Money
    free: bool


class Buys(Fact, frozen=True):
    seat: Seat
    horse: int
    card: Name
    price: Money


class MarksWild(Fact, frozen=True):
    seat: Seat
    horse: int
    left: int


class ErasesWild(Fact, frozen=True):
    seat: Seat
    erased: int
    left: int


class Passes(Fact, frozen=True):
    seat: Seat


class Gains(Fact, frozen=True):
    seat: Seat
    money: Money
    cause: Name


class Loses(Fact, frozen=True):
    seat: Seat
    money: Money
    cause: Name


class Declines(Fact, frozen=True):
    seat: Seat
    card: Name


class DiamondRolls(Fact, frozen=True):
    """The card that Roland marks."""

    horse: int


class FinalScore(Fact, frozen=True):
    seat: Seat
    prizes: Money
    bets: Money
    sets: Money
    money: Money
    abilities: Money
    score: Money


class GameEnds(Fact, frozen=True):
    winners: Seats
