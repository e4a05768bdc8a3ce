"""What happens at the races, in the order in which it is told. Horses are spoken of by number and printed name."""

from __future__ import annotations

from railbird.core.facts import Fact, Money, Name, Seat, Seats


class FirstRoll(Fact, frozen=True):
    """A roll for the start."""

    seat: Seat
    number: int


class Starts(Fact, frozen=True):
    seat: Seat


class TurnBegins(Fact, frozen=True):
    turn: int
    seat: Seat


class FeatureActs(Fact, frozen=True):
    """Whose feature is behind what is told next, and why it acts."""

    horse: int
    name: str
    feature: str
    number: int
    """How many other horses, or which rolled number, make it act; 0 for a feature without such a figure."""


class Draws(Fact, frozen=True):
    seat: Seat


class CardDrawn(Fact, frozen=True):
    """For the one who draws."""

    card: Name


class Rolls(Fact, frozen=True):
    seat: Seat
    horse: int
    name: str
    move: int


class RollsHorse(Fact, frozen=True):
    """The horse die alone."""

    seat: Seat
    horse: int
    name: str


class RollsMove(Fact, frozen=True):
    """The move die alone."""

    seat: Seat
    move: int


class UsesToken(Fact, frozen=True):
    seat: Seat


class Runs(Fact, frozen=True):
    horse: int
    name: str
    start: int
    space: int


class FallsBack(Fact, frozen=True):
    horse: int
    name: str
    start: int
    space: int


class Finishes(Fact, frozen=True):
    horse: int
    name: str
    place: int


class Plays(Fact, frozen=True):
    seat: Seat
    card: Name


class Sells(Fact, frozen=True):
    seat: Seat
    card: Name


class Buys(Fact, frozen=True):
    seat: Seat
    horse: int
    name: str
    price: Money


class Bets(Fact, frozen=True):
    seat: Seat
    horse: int
    name: str
    stake: Money
    total: Money
    """With what lay there before."""
    free: bool


class Collects(Fact, frozen=True):
    seat: Seat
    money: Money


class Passes(Fact, frozen=True):
    seat: Seat


class Steals(Fact, frozen=True):
    seat: Seat
    victim: Seat


class CardStolen(Fact, frozen=True):
    """For thief and victim."""

    card: Name


class Peeks(Fact, frozen=True):
    seat: Seat
    victim: Seat


class HandSeen(Fact, frozen=True):
    """For the one who looks."""

    victim: Seat
    cards: list[Name]


class TakesMoney(Fact, frozen=True):
    seat: Seat
    victim: Seat
    money: Money


class Prize(Fact, frozen=True):
    """The owner of a horse that came in is paid."""

    seat: Seat
    horse: int
    name: str
    place: int
    money: Money


class BetPays(Fact, frozen=True):
    seat: Seat
    horse: int
    name: str
    stake: Money
    odds: int
    money: Money


class FinalScore(Fact, frozen=True):
    seat: Seat
    hand: Money
    """Hand money before prizes and bets."""
    score: Money


class GameEnds(Fact, frozen=True):
    winners: Seats
