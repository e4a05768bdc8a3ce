"""The pieces on the table: cards, events, the numbers of the box, and what lies before each player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Table
from railbird.core.contract import Decide, Event, Word
from railbird.games.eight28.crystals import Crystals

MOST_SEATS: Final = 6
NO_CARD: Final = 0
DUAL: Final = 11
"""The 1/11 card; every other card is its value."""
CARDS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "1/11"]
"""What is printed on the cards, 1 at index 0."""
RAISE: Final = 10
"""What a 1/11 card adds when it counts as 11 instead of 1."""
FIRST_GOAL: Final = 8
SECOND_GOAL: Final = 28

UNDECIDED: Final = 0
NEITHER: Final = -1
"""Halves are named by their goals; a player may still have to choose, or join none."""
NO_TOTAL: Final = 0


@mypyc_attr(acyclic=True)
class Lot(Word):
    """This seat deals first."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"dealer {seat + 1}")
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class Dealt(Word):
    """A card comes face down to the seat that is being dealt to."""

    def __init__(self, card: i64) -> None:
        super().__init__("deal " + CARDS[card - 1])
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class Answer(Word):
    """What a player says to an offered card."""

    def __init__(self, words: str, takes: bool) -> None:
        super().__init__(words)
        self.takes: Final = takes


@mypyc_attr(acyclic=True)
class Turned(Word):
    """The card that was taken is turned face up."""

    def __init__(self, card: i64) -> None:
        super().__init__("turn " + CARDS[card - 1])
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class Join(Word):
    """Compete for the half of this goal."""

    def __init__(self, half: i64) -> None:
        super().__init__(f"join {half}")
        self.half: Final[i64] = half


LOT: Final[list[Event]] = [Lot(seat) for seat in range(MOST_SEATS)]
DEAL: Final[list[Event]] = [Dealt(card) for card in range(1, DUAL + 1)]
TURN: Final[list[Event]] = [Turned(card) for card in range(1, DUAL + 1)]
TAKE: Final[Event] = Answer("take", True)
DECLINE: Final[Event] = Answer("decline", False)
JOIN_FIRST: Final[Event] = Join(FIRST_GOAL)
JOIN_SECOND: Final[Event] = Join(SECOND_GOAL)

FIRST_DEALER: Final = [Table(LOT[:seats], [1] * seats) for seats in range(1, MOST_SEATS + 1)]
OFFER: Final = [Decide(seat, [TAKE, DECLINE]) for seat in range(MOST_SEATS)]
CHOICE: Final = [Decide(seat, [JOIN_FIRST, JOIN_SECOND]) for seat in range(MOST_SEATS)]


@mypyc_attr(acyclic=True)
class Box:
    """What is in the box and how this table plays with it, shared by all its states."""

    def __init__(self, variant: object, deck: list[int], crystals: Crystals) -> None:
        self.variant: Final = variant
        self.deck: Final = deck
        self.crystals: Final = crystals
        self.pass_is_final: bool = False
        self.least_for_second: i64 = 0
        """828-61, 828-63: the lowest total that may compete for 28."""
        self.red_weight: i64 = 0
        """828-66, 828-69: what a red crystal counts when parts are made equal; a blue one counts 1."""
        self.red_breaks_ties: bool = False


@mypyc_attr(acyclic=True)
class Player:
    """Cards of this round and crystals won so far."""

    def __init__(self, cards: list[int], won: Crystals) -> None:
        self.hidden: i64 = NO_CARD
        self.cards = cards
        """Face up, in the order in which they were taken."""
        self.open: i64 = 0
        """The total of the face-up cards, every 1/11 as 1."""
        self.open_duals: i64 = 0
        self.has_declined: bool = False
        """The last answer in this round was no."""
        self.half: i64 = UNDECIDED
        self.won = won

    def copy(self) -> Player:
        twin = Player(self.cards.copy(), self.won.copy())
        twin.hidden = self.hidden
        twin.open = self.open
        twin.open_duals = self.open_duals
        twin.has_declined = self.has_declined
        twin.half = self.half
        return twin

    def clear(self) -> None:
        """828-91: all cards go back."""
        self.hidden = NO_CARD
        self.cards = []
        self.open = 0
        self.open_duals = 0
        self.has_declined = False
        self.half = UNDECIDED

    def add(self, card: i64) -> None:
        """828-27: one more card face up."""
        self.cards.append(card)
        self.has_declined = False
        self.open += least_value(card)
        if card == DUAL:
            self.open_duals += 1

    def is_out(self) -> bool:
        """828-32, 828-33."""
        return self.open >= SECOND_GOAL

    def least(self) -> i64:
        """The lowest total of all cards: every 1/11 as 1."""
        return self.open + least_value(self.hidden)

    def duals(self) -> i64:
        """828-31: how many cards may count 10 more."""
        return self.open_duals + 1 if self.hidden == DUAL else self.open_duals

    def first_total(self) -> i64:
        """828-53: the total that competes for 8, or NO_TOTAL."""
        least = self.least()
        return least if least <= FIRST_GOAL else NO_TOTAL

    def second_total(self, least_allowed: i64) -> i64:
        """828-54, 828-61: the highest total that competes for 28, or NO_TOTAL."""
        total = highest(self.least(), self.duals())
        return total if least_allowed <= total <= SECOND_GOAL else NO_TOTAL

    def has_direct_hit(self) -> bool:
        """828-80: both 8 and 28."""
        least = self.least()
        return least == FIRST_GOAL and highest(least, self.duals()) == SECOND_GOAL


def least_value(card: i64) -> i64:
    return 1 if card == DUAL else card


def highest(least: i64, duals: i64) -> i64:
    """828-31: the highest total within 28 that 1/11 cards allow, or the lowest of all."""
    total = least + RAISE * duals
    while total > SECOND_GOAL and total > least:
        total -= RAISE
    return total


def possible(least: i64, duals: i64) -> list[int]:
    """828-31: every total that does not exceed 28, lowest first."""
    return list(range(least, min(least + RAISE * duals, SECOND_GOAL) + 1, RAISE))
