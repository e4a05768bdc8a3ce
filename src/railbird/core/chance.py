"""Dice, bags and tables: the kinds of chance, each with exact outcomes, numbered tickets and a fast sample."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Chance, Event

FACES: Final = 6
UNCOUNTED: Final = -1


@mypyc_attr(acyclic=True)
class Lottery:
    """Numbers `0…n-1` with integer weights; one draw a sample (Walker's alias method, exact in integers)."""

    def __init__(self, weights: list[int]) -> None:
        size, total = len(weights), sum(weights)
        room = [weight * size for weight in weights]
        alias = list(range(size))
        poor = [slot for slot in range(size) if room[slot] < total]
        rich = [slot for slot in range(size) if room[slot] >= total]
        while poor and rich:
            slot = poor.pop()
            alias[slot] = rich[-1]
            room[rich[-1]] -= total - room[slot]
            if room[rich[-1]] < total:
                poor.append(rich.pop())
        self.size: Final[i64] = size
        self.total: Final[i64] = total
        self.room: Final = vec[i64](room)
        self.alias: Final = vec[i64](alias)

    def draw(self, rng: Random) -> i64:
        return self.slot(rng.randrange(self.size * self.total))

    def slot(self, ticket: i64) -> i64:
        """The number that one of `size × total` tickets stands for."""
        slot = ticket // self.total
        if ticket - slot * self.total >= self.room[slot]:
            slot = self.alias[slot]
        return slot


@mypyc_attr(acyclic=True)
class Table(Chance):
    """A fixed list of outcomes with weights. Tickets run through the outcomes in order (cumulative weights)."""

    def __init__(self, events: list[Event], weights: list[int], seat: i64 = NOBODY, secret: bool = False) -> None:
        super().__init__(seat, secret)
        self.events: Final = events
        self.weights: Final = weights
        self.lottery: Final = Lottery(weights)

    def ways(self) -> int:
        return self.lottery.total

    def outcome(self, ticket: int) -> Event:
        return self.events[pick(self.weights, ticket)]

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        return zip(self.events, self.weights, strict=True)

    def sample(self, rng: Random) -> Event:
        return self.events[self.lottery.draw(rng)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Bag(Chance):
    """One thing drawn from a bag given as counts by kind. Ticket `k` is the k-th thing, kinds in order.

    The counts may be those of the state itself: ask before the event is applied.
    """

    def __init__(self, counts: list[int], events: list[Event], seat: i64 = NOBODY, secret: bool = False, left: i64 = UNCOUNTED) -> None:
        super().__init__(seat, secret)
        self.counts: Final = counts
        self.events: Final = events
        self.left: i64 = size(counts) if left == UNCOUNTED else left
        """How many things are in it."""

    def copy(self) -> Bag:
        return Bag(self.counts.copy(), self.events, self.seat, self.secret, self.left)

    def take(self, kind: i64) -> None:
        """A thing of this kind leaves the bag."""
        count: i64 = self.counts[kind]
        self.counts[kind] = count - 1
        self.left -= 1

    def ways(self) -> int:
        return self.left

    def outcome(self, ticket: int) -> Event:
        return self.events[pick(self.counts, ticket)]

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        return iter([(event, count) for event, count in zip(self.events, self.counts, strict=True) if count])

    def sample(self, rng: Random) -> Event:
        return self.events[pick(self.counts, rng.randrange(self.left))]


def size(counts: list[int]) -> i64:
    """How many things are in a bag."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


def pick(counts: list[int], ticket: i64) -> i64:
    """The kind of the thing with this number."""
    for kind, count in enumerate(counts):
        if ticket < count:
            return kind
        ticket -= count
    raise IndexError("no thing has this number")


@mypyc_attr(acyclic=True)
class Tally:
    """Dice of one pool counted by face (face 1 at index 0), with the faces shown as a bit set."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: Final = counts
        self.dice: Final[i64] = sum(counts)
        self.faces: Final[i64] = sum(2**face for face in range(FACES) if counts[face])

    def shown(self) -> list[int]:
        """The faces in ascending order, one for each die."""
        return [face + 1 for face in range(FACES) for die in range(self.counts[face])]


EMPTY: Final = Tally([0] * FACES)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rolled(Event):
    """Two pools of dice that fell together; `roll 1 1 3 +6` shows the second pool behind plus signs."""

    def __init__(self, first: Tally, second: Tally) -> None:
        self.first: Final = first
        self.second: Final = second
        self.faces: Final[i64] = first.faces | second.faces

    def text(self) -> str:
        return " ".join(["roll", *map(str, self.first.shown()), *(f"+{face}" for face in self.second.shown())])


class Pool:
    """All tallies of a number of dice with their weights; built once for each number and shared."""

    def __init__(self, dice: int) -> None:
        found = tallies(dice, FACES)
        self.dice: Final = dice
        self.tallies: Final = [Tally(counts) for counts, _ in found]
        self.alone: Final[list[Event]] = [Rolled(tally, EMPTY) for tally in self.tallies]
        """The same as rolls of this pool alone."""
        self.weights: Final = [ways for _, ways in found]
        self.slots: Final = {tuple(counts): slot for slot, (counts, _) in enumerate(found)}
        self.lottery: Final = Lottery(self.weights)

    def tally(self, counts: list[int]) -> Tally:
        return self.tallies[self.slots[tuple(counts)]]


def tallies(dice: int, faces: int) -> list[tuple[list[int], int]]:
    """Every way to count dice by face, with the number of rolls that give it."""
    if faces == 1:
        return [([dice], 1)]
    found: list[tuple[list[int], int]] = []
    choose = 1
    for count in range(dice + 1):
        for rest, ways in tallies(dice - count, faces - 1):
            found.append(([count, *rest], choose * ways))
        choose = choose * (dice - count) // (count + 1)
    return found


POOLS: Final[list[Pool]] = []


def pool(dice: int) -> Pool:
    """The shared pool of this many dice."""
    while len(POOLS) <= dice:
        POOLS.append(Pool(len(POOLS)))
    return POOLS[dice]


def tally(shown: list[int]) -> Tally:
    """The shared tally of these faces."""
    return pool(len(shown)).tally([shown.count(face + 1) for face in range(FACES)])


@mypyc_attr(acyclic=True)
class Dice(Chance):
    """Two pools of six-sided dice rolled at once. A ticket is read in base 6, the first pool's dice first."""

    def __init__(self, first: Pool, second: Pool, seat: i64 = NOBODY) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def ways(self) -> int:
        return prod([FACES] * (self.first.dice + self.second.dice))

    def outcome(self, ticket: int) -> Event:
        second, ticket = digits(ticket, self.second.dice)
        first, ticket = digits(ticket, self.first.dice)
        return Rolled(self.first.tally(first), self.second.tally(second))

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        for first, ways in zip(self.first.tallies, self.first.weights, strict=True):
            for second, more_ways in zip(self.second.tallies, self.second.weights, strict=True):
                yield Rolled(first, second), ways * more_ways

    def sample(self, rng: Random) -> Event:
        slot = self.first.lottery.draw(rng)
        if self.second.dice == 0:
            return self.first.alone[slot]
        return Rolled(self.first.tallies[slot], self.second.tallies[self.second.lottery.draw(rng)])

    def spec(self) -> dict[str, object]:
        return {"kind": "dice", "pools": [self.first.dice, self.second.dice]}

    def allows(self, event: Event) -> bool:
        return isinstance(event, Rolled) and event.first.dice == self.first.dice and event.second.dice == self.second.dice


def digits(ticket: int, dice: int) -> tuple[list[int], int]:
    """The last `dice` digits of a ticket in base 6 counted by face, and what is left of the ticket."""
    counts = [0] * FACES
    for die in range(dice):
        ticket, face = divmod(ticket, FACES)
        counts[face] += 1
    return counts, ticket


FACE_WORDS: Final = [str(face + 1) for face in range(FACES)]
MOST_DICE: Final = 16
"""More than any game rolls at once; the table of all tallies grows with the fifth power."""


def parse_roll(words: list[str]) -> Rolled:
    """The roll shown by words such as `1 1 3 +6`; raises ValueError for anything else."""
    if len(words) > MOST_DICE:
        raise ValueError(f"{len(words)} dice are more than any game rolls at once")
    for word in words:
        if word.removeprefix("+") not in FACE_WORDS:
            raise ValueError(f"{word!r} is not a face of a die")
    first = [int(word) for word in words if not word.startswith("+")]
    second = [int(word) for word in words if word.startswith("+")]
    return Rolled(tally(first), tally(second))
