"""Taking and declining as a game of hidden cards: with each card it might hold, a seat learns which answers it regrets."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.chance import size
from railbird.core.contract import NOBODY, Chance, Event
from railbird.core.search import Guide
from railbird.games.eight28.halves import distribution
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import DECLINE, SECOND_GOAL, TAKE

FEW_POINTS: Final = 10
FEW_CARDS: Final = 3
LESSONS: Final = 2000
"""So many worlds for every seat: then the best answer to a mix gains about six in a thousand on average."""


def is_near(table: Eight28) -> bool:
    """Whether little can still happen: those who may be asked can take few points before they are out, or the deck runs out."""
    points: i64 = 0
    for player in table.players:
        if table.may_be_offered(player):
            points += SECOND_GOAL - 1 - player.open
    return points <= FEW_POINTS or size(table.deck) <= FEW_CARDS


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


class Offers:
    """The rest of a round from one position on, with all unseen cards equally likely to be anybody's hidden card.

    Counterfactual regret minimisation: one seat tries both answers, the others answer by their mixes, and chance is drawn.
    """

    def __init__(self, table: Eight28, guide: Guide, rng: Random) -> None:
        self.table: Final = table
        self.guide: Final = guide
        self.rng: Final = rng
        self.minds: Final[dict[int, Mind]] = {}
        self.weight: float = 0.0

    def solve(self) -> Event:
        """One answer of the seat that is asked, drawn from its mix."""
        self.learn(LESSONS)
        return TAKE if self.rng.random() < self.mind(self.table).mix() else DECLINE

    def learn(self, lessons: i64) -> None:
        """So many worlds for every seat that may be asked, and as many for the one that is asked now with the card that it holds."""
        me = self.table.seat
        for lesson in range(lessons):
            self.weight += 1.0
            for seat in range(self.table.seats()):
                if self.table.may_be_offered(self.table.players[seat]):
                    self.walk(self.world(NOBODY), seat)
            self.walk(self.world(me), me)
            self.mind(self.table).answer(self.weight)

    def world(self, seat: i64) -> Eight28:
        """One of all worlds that look the same to this seat."""
        twin = self.table.copy()
        assert isinstance(twin, Eight28)
        twin.redeal(seat, self.rng)
        return twin

    def mind(self, table: Eight28) -> Mind:
        """Of whoever is asked."""
        key = CARD * sight(table) + table.players[table.seat].hidden
        found = self.minds.get(key)
        if found is None:
            found = Mind()
            self.minds[key] = found
        return found

    def walk(self, table: Eight28, me: i64) -> float:
        """What this world brings to one seat, which tries both answers whenever it is asked."""
        while not table.is_revealed and table.round == self.table.round:
            if table.is_taking:
                deck = table.pending()
                assert isinstance(deck, Chance)
                table.apply(deck.sample(self.rng))
            elif table.seat == me:
                return self.compare(table, me)
            else:
                takes = self.rng.random() < self.mind(table).answer(self.weight)
                table.apply(TAKE if takes else DECLINE)
        return distribution(table, self.guide, self.rng)[me]

    def compare(self, table: Eight28, me: i64) -> float:
        """Both answers in the same world."""
        mind = self.mind(table)
        twin = table.copy()
        assert isinstance(twin, Eight28)
        twin.apply(TAKE)
        table.apply(DECLINE)
        take = self.walk(twin, me)
        return mind.learn(take, self.walk(table, me), self.weight)


PLAYER: Final = 256
TURN: Final = 128
CARD: Final = 16
"""More than what a player, a turn and a hidden card are told apart by."""
MOST_DUALS: Final = 3


def sight(table: Eight28) -> i64:
    """What everybody sees, as a number: who is asked, who deals, and what lies before whom; how it came to that is forgotten."""
    found: i64 = 0
    for player in table.players:
        declined: i64 = 1 if player.has_declined else 0
        found = PLAYER * found + 8 * min(player.open, SECOND_GOAL) + 2 * min(player.open_duals, MOST_DUALS) + declined
    taken: i64 = 1 if table.takers > 0 else 0
    return TURN * found + 16 * table.seat + 2 * table.dealer + taken
