"""What happens at a table with tiles, in the order in which it is told."""

from __future__ import annotations

from railbird.core.facts import Fact, Money, Name, Seat


class TileLaid(Fact, frozen=True):
    casino: int
    tile: Name
    about: Name
    """What it does."""


class ChipsWon(Fact, frozen=True):
    seat: Seat
    tile: Name
    chips: int


class MoneyWon(Fact, frozen=True):
    seat: Seat
    tile: Name
    amount: Money


class Declines(Fact, frozen=True):
    seat: Seat
    tile: Name


class Activates(Fact, frozen=True):
    """A tile is activated through another one."""

    seat: Seat
    casino: int
    tile: Name


class FreePass(Fact, frozen=True):
    """Every number rolled belongs to the closed casino."""

    seat: Seat
    casino: int


class RollsBlack(Fact, frozen=True):
    seat: Seat
    tile: Name
    dice: list[int]


class DieSet(Fact, frozen=True):
    """A die from hand goes into a casino by a die action."""

    seat: Seat
    casino: int
    big: bool


class DieBack(Fact, frozen=True):
    """A die comes back from a casino by a die action."""

    seat: Seat
    casino: int
    big: bool


class TokenTaken(Fact, frozen=True):
    seat: Seat
    tile: Name


class TokenBack(Fact, frozen=True):
    """A holder loses a token, which goes back to its tile."""

    seat: Seat
    tile: Name


class Hides(Fact, frozen=True):
    seat: Seat


class HidesTokens(Fact, frozen=True):
    """Told only to the one who hides."""

    tokens: int


class Guesses(Fact, frozen=True):
    seat: Seat
    guess: int
    owner: Seat
    tokens: int


class JackpotRises(Fact, frozen=True):
    amount: Money


class BlackPlaced(Fact, frozen=True):
    seat: Seat
    casinos: list[int]


class Bets(Fact, frozen=True):
    seat: Seat
    higher: bool
    sum: int


class BetLost(Fact, frozen=True):
    seat: Seat


class Pays(Fact, frozen=True):
    """Bad Luck is paid for."""

    seat: Seat
    amount: Money


class UsesPower(Fact, frozen=True):
    """A die is placed instead of a roll."""

    seat: Seat


class Closes(Fact, frozen=True):
    seat: Seat
    casino: int


class EntersBar(Fact, frozen=True):
    seat: Seat
    big: bool


class LeavesBar(Fact, frozen=True):
    seat: Seat
    small: int
    big: int


class GreyPlaced(Fact, frozen=True):
    seat: Seat
    casino: int
    dice: int


class GreyMoved(Fact, frozen=True):
    seat: Seat
    casino: int
    space: str


class Splits(Fact, frozen=True):
    seat: Seat
    first: int
    second: int


class DividesTokens(Fact, frozen=True):
    """Told only to the one who divides."""

    first: Money
    second: Money


class TakesPile(Fact, frozen=True):
    seat: Seat
    taken: Money
    left: Money


class DoublesDown(Fact, frozen=True):
    seat: Seat
    small: int
    big: int


class NiceDie(Fact, frozen=True):
    seat: Seat
    space: int
    big: bool


class PushedOut(Fact, frozen=True):
    seat: Seat
    casino: int
    big: bool


class Chooses(Fact, frozen=True):
    seat: Seat
    result: int


class GoldDie(Fact, frozen=True):
    seat: Seat
    big: bool


class GoldBack(Fact, frozen=True):
    seat: Seat
    big: bool
