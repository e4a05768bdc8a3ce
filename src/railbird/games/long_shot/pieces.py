"""The pieces on the table: events, horses, players, and what a player has seen of other hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Chance, Event, Word

HORSES: Final = 10
COLOURS: Final = ["brown", "black", "white"]
MOST_SEATS: Final = 8
WINNERS: Final = 3
"""The race is over when so many horses have finished (LS-170)."""
BIT: Final[list[int]] = [2**number for number in range(HORSES)]
"""Sets of horses or seats are bit sets."""

FOR_ONE_HORSE: Final = ["lucky-numba", "giddy-up", "muddy-lane", "inside-tip"]
FOR_ONE_COLOUR: Final = ["surge", "slowdown"]
FAMILIES: Final = [
    *("lucky-numba", "spooked", "do-over"),
    *("giddy-up", "muddy-lane", "inside-tip"),
    *("spur", "second-wind", "photo-finish", "home-stretch"),
    *FOR_ONE_COLOUR,
    *("heavy-going", "wild-ride", "extra-gallop", "back-markers"),
    *("front-runner-fades", "push-the-pace", "slipstream", "neck-and-neck"),
    *("pocket-money", "lunch-money", "owners-bonus", "working-stiff"),
    *("traffic-jam", "hard-luck", "front-runners-purse", "ticket-on-the-leader"),
    *("under-the-table", "double-down", "two-way-ticket", "late-window", "follow-the-leader"),
    *("peek-and-pluck", "sticky-fingers", "shakedown"),
]
"""Cards on the roll first: hands are kept in this order, so they are found at their beginning."""


def kinds_of(family: str) -> list[str]:
    """The cards of a family: one, or one for each horse or colour."""
    if family in FOR_ONE_HORSE:
        return [f"{family}-{horse + 1}" for horse in range(HORSES)]
    if family in FOR_ONE_COLOUR:
        return [f"{family}-{colour}" for colour in COLOURS]
    return [family]


def family_of(kind: str) -> str:
    """The family of a card.

    >>> family_of("surge-brown"), family_of("do-over")
    ('surge', 'do-over')
    """
    return next(family for family in FAMILIES if kind in kinds_of(family))


KINDS: Final = [kind for family in FAMILIES for kind in kinds_of(family)]
"""Every kind of Long Shot card by its name in notation."""
DO_OVER_KIND: Final[i64] = KINDS.index("do-over")


def is_for_roll(kind: i64) -> bool:
    """LS-112: whether it is played on a roll, not as the action."""
    return kind <= DO_OVER_KIND


@mypyc_attr(acyclic=True)
class Roll(Word):
    """Both dice have fallen."""

    def __init__(self, horse: i64, move: i64) -> None:
        super().__init__(f"roll {horse + 1} {move}")
        self.horse: Final[i64] = horse
        self.move: Final[i64] = move


@mypyc_attr(acyclic=True)
class HorseDie(Word):
    """The horse die has fallen alone."""

    def __init__(self, horse: i64) -> None:
        super().__init__(f"horse-die {horse + 1}")
        self.horse: Final[i64] = horse


@mypyc_attr(acyclic=True)
class MoveDie(Word):
    """The move die has fallen alone."""

    def __init__(self, move: i64) -> None:
        super().__init__(f"move-die {move}")
        self.move: Final[i64] = move


@mypyc_attr(acyclic=True)
class CardWord(Word):
    """An event about one kind of card."""

    def __init__(self, verb: str, kind: i64) -> None:
        super().__init__(f"{verb} {KINDS[kind]}")
        self.kind: Final[i64] = kind


@mypyc_attr(acyclic=True)
class Draw(CardWord):
    """A card comes from the draw pile."""


@mypyc_attr(acyclic=True)
class Play(CardWord):
    """A card of the own hand is played."""


@mypyc_attr(acyclic=True)
class Sell(CardWord):
    """One of the two cards that are sold."""


@mypyc_attr(acyclic=True)
class Steal(CardWord):
    """The random card that goes from victim to thief."""


@mypyc_attr(acyclic=True)
class Pluck(CardWord):
    """The card chosen from a hand that was looked at."""


@mypyc_attr(acyclic=True)
class HorseWord(Word):
    """An event about one horse."""

    def __init__(self, verb: str, horse: i64) -> None:
        super().__init__(f"{verb} {horse + 1}")
        self.horse: Final[i64] = horse


@mypyc_attr(acyclic=True)
class Buy(HorseWord):
    """Buy the horse."""


@mypyc_attr(acyclic=True)
class Bet(HorseWord):
    """Bet on the horse."""


@mypyc_attr(acyclic=True)
class Move(HorseWord):
    """Move an own horse with the rolled number in its bar."""


@mypyc_attr(acyclic=True)
class Choose(HorseWord):
    """The horse that a card or a feature is for."""


@mypyc_attr(acyclic=True)
class Rob(Word):
    """The player against whom a card is played."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"rob {seat + 1}")
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class Reroll(Word):
    """Roll one die again, for the token or for a Do-Over."""

    def __init__(self, by: str, die: str) -> None:
        super().__init__(f"{by} {die}")
        self.by_card: Final = by == "do-over"
        self.is_horse_die: Final = die == "horse"


@mypyc_attr(acyclic=True)
class Keep(Word):
    """Let the roll stand."""


@mypyc_attr(acyclic=True)
class Pass(Word):
    """Do nothing more here: no action, no card on the roll, no feature, no further bar."""


DRAW: Final = vec[Event]([Draw("draw", kind) for kind in range(len(KINDS))])
PLAY: Final[list[Event]] = [Play("play", kind) for kind in range(len(KINDS))]
SELL: Final[list[Event]] = [Sell("sell", kind) for kind in range(len(KINDS))]
STEAL: Final = vec[Event]([Steal("steal", kind) for kind in range(len(KINDS))])
PLUCK: Final[list[Event]] = [Pluck("pluck", kind) for kind in range(len(KINDS))]
BUY: Final[list[Event]] = [Buy("buy", horse) for horse in range(HORSES)]
BET: Final[list[Event]] = [Bet("bet", horse) for horse in range(HORSES)]
MOVE: Final[list[Event]] = [Move("move", horse) for horse in range(HORSES)]
CHOOSE: Final[list[Event]] = [Choose("choose", horse) for horse in range(HORSES)]
ROB: Final[list[Event]] = [Rob(seat) for seat in range(MOST_SEATS)]
TOKEN: Final[list[Event]] = [Reroll("token", "horse"), Reroll("token", "move")]
DO_OVER: Final[list[Event]] = [Reroll("do-over", "horse"), Reroll("do-over", "move")]
KEEP: Final[Event] = Keep("keep")
PASS: Final[Event] = Pass("pass")


def or_pass(events: list[Event]) -> list[list[Event]]:
    """By bit set of horses: the events about them and a pass, built once and shared."""
    return [[*[events[horse] for horse in range(HORSES) if horses & BIT[horse]], PASS] for horses in range(2**HORSES)]


BETS_OR_PASS: Final = or_pass(BET)
MOVES_OR_PASS: Final = or_pass(MOVE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AnyCard(Chance):
    """A random one of these cards, drawn or stolen. Ticket `k` is the k-th of them in the order of the kinds."""

    def __init__(self, cards: vec[i64], events: vec[Event], seat: i64) -> None:
        super().__init__(seat, True)
        self.cards: Final = cards
        self.events: Final = events
        """By kind: how this card comes."""

    def ways(self) -> int:
        return len(self.cards)

    def outcome(self, ticket: int) -> Event:
        return self.events[self.cards[ticket]]

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        cards = list(self.cards)
        return iter([(event, cards.count(kind)) for kind, event in enumerate(self.events) if kind in cards])

    def sample(self, rng: Random) -> Event:
        left: i64 = len(self.cards)
        return self.events[self.cards[rng.randrange(left)]]

    def spec(self) -> dict[str, object]:
        return {"kind": "table", "events": [self.events[kind].text() for kind in self.cards], "weights": [1] * len(self.cards)}


@mypyc_attr(acyclic=True)
class Sighting:
    """A card that was seen in another hand: it is in one of these hands (a bit set of seats)."""

    def __init__(self, kind: i64, hands: i64) -> None:
        self.kind: Final[i64] = kind
        self.hands: Final[i64] = hands


@final
@mypyc_attr(acyclic=True)
class Player:
    """Hand money, stakes by horse, the hand in the order of the kinds, the token, and cards seen elsewhere."""

    def __init__(self, money: i64, has_token: bool, hand: vec[i64], bets: vec[i64], sightings: list[Sighting]) -> None:
        self.money: i64 = money
        self.has_token = has_token
        self.hand = hand
        self.bets = bets
        self.sightings = sightings
        """Never changed in place."""

    def copy(self) -> Player:
        return Player(self.money, self.has_token, self.hand[:], self.bets[:], self.sightings)

    def take(self, kind: i64) -> None:
        """Put a card into the hand, in its order."""
        hand = append(self.hand, kind)
        place = len(hand) - 1
        while place > 0 and hand[place - 1] > kind:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = kind
        self.hand = hand

    def give(self, kind: i64) -> None:
        """Take a card out of the hand."""
        self.hand = remove(self.hand, kind)

    def drop(self, kind: i64, holder: i64) -> None:
        """LS-7: a card of this kind has left the holder's hand in sight of this player.

        If it may have been any of several sightings, the others may be in any of their hands.
        """
        hands: i64 = 0
        for sighting in self.sightings:
            if sighting.kind == kind and sighting.hands & BIT[holder]:
                hands |= sighting.hands
        if hands == 0:
            return
        kept: list[Sighting] = []
        dropped = False
        for sighting in self.sightings:
            if sighting.kind != kind or not sighting.hands & BIT[holder]:
                kept.append(sighting)
            elif dropped:
                kept.append(Sighting(kind, hands))
            else:
                dropped = True
        self.sightings = kept

    def lose_sight(self, victim: i64, thief: i64) -> None:
        """LS-7: an unseen card has gone from one hand to another."""
        self.sightings = [
            Sighting(sighting.kind, sighting.hands | BIT[thief]) if sighting.hands & BIT[victim] else sighting
            for sighting in self.sightings
        ]

    def rule_out(self, holder: i64) -> None:
        """LS-7: none of the cards seen before is in this hand."""
        self.sightings = [
            Sighting(sighting.kind, sighting.hands - BIT[holder]) if sighting.hands & BIT[holder] else sighting
            for sighting in self.sightings
        ]
