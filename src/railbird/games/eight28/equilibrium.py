"""Taking and declining as a game of hidden cards: with each card it might hold, a seat learns which answers it regrets."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import pick, size
from railbird.core.contract import NOBODY, Event
from railbird.core.search import Guide
from railbird.games.eight28.halves import distribution
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import DECLINE, SECOND_GOAL, TAKE, TURN

FEW_POINTS: Final = 6
FEW_CARDS: Final = 3
SOME_CARDS: Final = 5
LESSONS: Final = 10_000
"""Worlds for every seat."""
MOST_COURSES: Final = 10_000
"""If a round may take more, the search answers sooner."""


def is_near(table: Eight28) -> bool:
    """Whether little can still happen: the deck runs out, or it is short and those who may be asked can take few points."""
    cards = size(table.deck)
    if cards > SOME_CARDS:
        return False
    points: i64 = 0
    for player in table.players:
        if table.may_be_offered(player):
            points += SECOND_GOAL - 1 - player.open
    return cards <= FEW_CARDS or points <= FEW_POINTS


@mypyc_attr(acyclic=True)
class Mind:
    """What a seat with one hidden card has learned about one offer."""

    def __init__(self) -> None:
        self.take_regret: float = 0.0
        self.decline_regret: float = 0.0
        self.takes: float = 0.0
        self.answers: float = 0.0

    def chance(self) -> float:
        """How often to take now: in proportion to what more of it would have gained so far; who regrets nothing declines."""
        take = max(0.0, self.take_regret)
        return take / (take + max(0.0, self.decline_regret)) if take > 0.0 else 0.0

    def answer(self, weight: float) -> float:
        """The same, and it counts for the average."""
        chance = self.chance()
        self.takes += weight * chance
        self.answers += weight
        return chance

    def learn(self, take: float, decline: float, weight: float) -> float:
        """What the two answers came to; returns what the mix of them was worth."""
        chance = self.chance()
        value = chance * take + (1.0 - chance) * decline
        self.take_regret += weight * (take - value)
        self.decline_regret += weight * (decline - value)
        return value

    def mix(self) -> float:
        """How often to take in an equilibrium: the average of all answers, of which later ones count more."""
        return self.takes / self.answers if self.answers > 0.0 else self.chance()


@mypyc_attr(acyclic=True)
class Course:
    """What happened since the position that is solved, all cards known; what comes next is kept when it was first met."""

    def __init__(self, table: Eight28, mind: Mind | None, worth: vec[float]) -> None:
        self.table: Final = table
        self.mind: Final = mind
        """Of whoever is asked."""
        self.worth: Final = worth
        """To every seat, if all offers of the round are over."""
        self.next: Final[dict[Event, Course]] = {}


class Offers:
    """The rest of a round from one position on, with all unseen cards equally likely to be anybody's hidden card.

    Counterfactual regret minimisation: one seat tries both answers, the others answer by their mixes, and chance is drawn.
    """

    def __init__(self, table: Eight28, guide: Guide, rng: Random) -> None:
        self.table: Final = table
        self.guide: Final = guide
        self.rng: Final = rng
        self.minds: Final[dict[int, Mind]] = {}
        self.deals: Final[dict[int, Course]] = {}
        """Where each deal of hidden cards begins."""
        self.courses: Final[dict[tuple[int, tuple[int, ...], int, bool], Course]] = {}
        self.weight: float = 0.0

    def solve(self) -> Event | None:
        """One answer of the seat that is asked, drawn from its mix."""
        if not self.learn(LESSONS):
            return None
        return TAKE if self.rng.random() < self.mind(self.table).mix() else DECLINE

    def learn(self, lessons: i64) -> bool:
        """Worlds for every seat that may be asked, and as many for the one that is asked now with the card that it holds.

        False if there is too much to learn.
        """
        me = self.table.seat
        mind = self.mind(self.table)
        anything = twin(self.table)
        the_rest = twin(self.table)
        for lesson in range(lessons):
            if len(self.courses) > MOST_COURSES:
                return False
            self.weight += 1.0
            for seat in range(self.table.seats()):
                if self.table.may_be_offered(self.table.players[seat]):
                    self.walk(self.deal(anything, NOBODY), seat)
            self.walk(self.deal(the_rest, me), me)
            mind.answer(self.weight)
        return True

    def deal(self, table: Eight28, seat: i64) -> Course:
        """Deal anew what this seat has not seen: all worlds that look the same to it are equally likely."""
        table.redeal(seat, self.rng)
        hidden = hidden_cards(table)
        found = self.deals.get(hidden)
        if found is None:
            found = self.course(twin(table))
            self.deals[hidden] = found
        return found

    def course(self, table: Eight28) -> Course:
        """What comes to the same in another order is met again."""
        if table.round != self.table.round:
            return self.ended(table)
        key = (hidden_cards(table), tuple(table.deck), sight(table), table.is_taking)
        found = self.courses.get(key)
        if found is None:
            if table.is_revealed:
                found = self.ended(table)
            else:
                found = Course(table, None if table.is_taking else self.mind(table), vec[float]())
            self.courses[key] = found
        return found

    def ended(self, table: Eight28) -> Course:
        return Course(table, None, distribution(table, self.guide, self.rng))

    def mind(self, table: Eight28) -> Mind:
        """Of whoever is asked."""
        key = CARD * sight(table) + table.players[table.seat].hidden
        found = self.minds.get(key)
        if found is None:
            found = Mind()
            self.minds[key] = found
        return found

    def walk(self, course: Course, me: i64) -> float:
        """What this world brings to one seat, which tries both answers whenever it is asked."""
        while len(course.worth) == 0:
            mind = course.mind
            if mind is None:
                deck = course.table.deck
                course = self.after(course, TURN[pick(deck, self.rng.randrange(size(deck)))])
            elif course.table.seat == me:
                take = self.walk(self.after(course, TAKE), me)
                return mind.learn(take, self.walk(self.after(course, DECLINE), me), self.weight)
            else:
                course = self.after(course, TAKE if self.rng.random() < mind.answer(self.weight) else DECLINE)
        return course.worth[me]

    def after(self, course: Course, event: Event) -> Course:
        """What comes of an answer or a card, worked out when it is first met."""
        found = course.next.get(event)
        if found is None:
            table = twin(course.table)
            table.apply(event)
            found = self.course(table)
            course.next[event] = found
        return found


def twin(table: Eight28) -> Eight28:
    found = table.copy()
    assert isinstance(found, Eight28)
    return found


PLAYER: Final = 256
MOMENT: Final = 128
CARD: Final = 16
"""More than what a player, a turn and a hidden card are told apart by."""
MOST_DUALS: Final = 3


def hidden_cards(table: Eight28) -> i64:
    found: i64 = 0
    for player in table.players:
        found = CARD * found + player.hidden
    return found


def sight(table: Eight28) -> i64:
    """What everybody sees, as a number: who is asked, who deals, and what lies before whom; how it came to that is forgotten."""
    found: i64 = 0
    for player in table.players:
        declined: i64 = 1 if player.has_declined else 0
        found = PLAYER * found + 8 * min(player.open, SECOND_GOAL) + 2 * min(player.open_duals, MOST_DUALS) + declined
    taken: i64 = 1 if table.takers > 0 else 0
    return MOMENT * found + 16 * table.seat + 2 * table.dealer + taken
