"""Dice, bags and tables: the kinds of chance, each with exact outcomes, numbered tickets and a fast sample."""

from __future__ import annotations

from collections.abc import Iterator
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


WIDTH: Final = 4
"""Bits that a tally keeps for each face, face 1 lowest."""
MOST_DICE: Final = 15
"""More than any game rolls at once, and few enough for a tally."""
HANDFUL: Final = 4
"""So many dice are read from a ticket with one look into a table."""


def count(tally: i64, face: i64) -> i64:
    """How many dice of a tally show this face, counted from 0."""
    return tally >> WIDTH * face & MOST_DICE


def shown(tally: i64) -> list[int]:
    """The faces of a tally in ascending order, one for each die."""
    return [face + 1 for face in range(FACES) for die in range(count(tally, face))]


def tally_of(faces: list[int]) -> i64:
    """Dice counted by face."""
    tally: i64 = 0
    for face in faces:
        tally += 1 << WIDTH * (face - 1)
    return tally


def tallies(dice: int, face: int = 0) -> list[tuple[int, int]]:
    """Every tally of so many dice with the number of rolls that give it, counting from this face on."""
    if face == FACES - 1:
        return [(dice << WIDTH * face, 1)]
    found: list[tuple[int, int]] = []
    choose = 1
    for here in range(dice + 1):
        found += [((here << WIDTH * face) + rest, choose * ways) for rest, ways in tallies(dice - here, face + 1)]
        choose = choose * (dice - here) // (here + 1)
    return found


def falls(dice: int) -> list[int]:
    """What each ticket of a few dice counts up to."""
    if dice == 0:
        return [0]
    return [tally + (1 << WIDTH * face) for tally in falls(dice - 1) for face in range(FACES)]


def faces_of(tally: int) -> int:
    """The faces that show, as a bit set."""
    return sum(2**face for face in range(FACES) if count(tally, face))


FALLS: Final = vec[i64]([tally for dice in range(HANDFUL + 1) for tally in falls(dice)])
FALLEN_FACES: Final = vec[i64]([faces_of(tally) for dice in range(HANDFUL + 1) for tally in falls(dice)])
FIRST_FALL: Final = [(FACES**dice - 1) // (FACES - 1) for dice in range(HANDFUL + 1)]
"""Where the tickets of so many dice begin in both tables."""
TICKETS: Final = [FACES**dice for dice in range(MOST_DICE + 1)]
"""How many tickets so many dice have."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Rolled(Event):
    """Two pools of dice that fell together, each as a tally; `roll 1 1 3 +6` shows the second pool behind plus signs."""

    def __init__(self, first: i64, second: i64, faces: i64) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.faces: Final[i64] = faces
        """The faces that show in either pool, as a bit set."""

    def text(self) -> str:
        return " ".join(["roll", *map(str, shown(self.first)), *[f"+{face}" for face in shown(self.second)]])


def rolled(first: list[int], second: list[int]) -> Rolled:
    """Dice that show these faces."""
    one, other = tally_of(first), tally_of(second)
    return Rolled(one, other, faces_of(one) | faces_of(other))


HANDFULS: Final[list[Event]] = [Rolled(tally, 0, faces) for tally, faces in zip(FALLS, FALLEN_FACES, strict=True)]
"""The rolls of a few dice, made once and shared."""


def fall(dice: i64, ticket: i64) -> tuple[i64, i64]:
    """The tally of dice whose faces are the digits of a ticket in base 6, and the faces that show."""
    tally: i64 = 0
    faces: i64 = 0
    first: i64 = FIRST_FALL[HANDFUL]
    while dice > HANDFUL:
        rest = ticket // MANY
        place = first + ticket - rest * MANY
        tally += FALLS[place]
        faces |= FALLEN_FACES[place]
        ticket = rest
        dice -= HANDFUL
    first = FIRST_FALL[dice]
    place = first + ticket
    return tally + FALLS[place], faces | FALLEN_FACES[place]


MANY: Final = FACES**HANDFUL
NO_HANDFUL: Final = -1


@mypyc_attr(acyclic=True)
class Dice(Chance):
    """Two pools of six-sided dice rolled at once. A ticket is read in base 6, the first pool's dice first."""

    def __init__(self, first: i64, second: i64, seat: i64 = NOBODY) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.seconds: Final[i64] = TICKETS[second]
        self.tickets: Final[i64] = TICKETS[first + second]
        self.handful: Final[i64] = FIRST_FALL[first] if first <= HANDFUL and second == 0 else NO_HANDFUL
        """Where its rolls begin among those of a few dice."""

    def ways(self) -> int:
        return self.tickets

    def outcome(self, ticket: int) -> Event:
        return self.read(ticket)

    def read(self, ticket: i64) -> Event:
        if self.second == 0:
            tally, faces = fall(self.first, ticket)
            return Rolled(tally, 0, faces)
        first = ticket // self.seconds
        one, some = fall(self.first, first)
        other, more = fall(self.second, ticket - first * self.seconds)
        return Rolled(one, other, some | more)

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        for first, ways in tallies(self.first):
            for second, more_ways in tallies(self.second):
                yield Rolled(first, second, faces_of(first) | faces_of(second)), ways * more_ways

    def sample(self, rng: Random) -> Event:
        if self.handful != NO_HANDFUL:
            return HANDFULS[self.handful + rng.randrange(self.tickets)]
        return self.read(rng.randrange(self.tickets))

    def spec(self) -> dict[str, object]:
        return {"kind": "dice", "pools": [self.first, self.second]}

    def allows(self, event: Event) -> bool:
        return isinstance(event, Rolled) and len(shown(event.first)) == self.first and len(shown(event.second)) == self.second


FACE_WORDS: Final = [str(face + 1) for face in range(FACES)]


def parse_roll(words: list[str]) -> Rolled:
    """The roll shown by words such as `1 1 3 +6`; raises ValueError for anything else."""
    if len(words) > MOST_DICE:
        raise ValueError(f"{len(words)} dice are more than any game rolls at once")
    for word in words:
        if word.removeprefix("+") not in FACE_WORDS:
            raise ValueError(f"{word!r} is not a face of a die")
    first = [int(word) for word in words if not word.startswith("+")]
    second = [int(word) for word in words if word.startswith("+")]
    return rolled(first, second)
