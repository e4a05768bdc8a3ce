"""The pieces on the table: numbers of the edition, events, players and casinos."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Dice, Table, pool
from railbird.core.contract import NOBODY, Decide, Event, Word

CASINOS: Final = 6
BIG_STRENGTH: Final = 2
UNBEATEN: Final = 999
MOST_SEATS: Final = 5


@mypyc_attr(acyclic=True)
class Start(Word):
    """This seat begins the first round."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start {seat + 1}")
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class Note(Word):
    """A banknote is turned up."""

    def __init__(self, kind: i64, value: i64) -> None:
        super().__init__(f"note {value}")
        self.kind: Final[i64] = kind
        self.value: Final[i64] = value


@mypyc_attr(acyclic=True)
class Place(Word):
    """Put all dice showing one number into its casino."""

    def __init__(self, casino: i64) -> None:
        super().__init__(f"place {casino + 1}")
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class Pass(Word):
    """Pay a chip, take the dice back and end the turn."""

    def __init__(self) -> None:
        super().__init__("pass")


START: Final[list[Event]] = [Start(seat) for seat in range(MOST_SEATS)]
FIRST: Final = [Table(START[: seats + 1], [1] * (seats + 1)) for seats in range(MOST_SEATS)]
PLACE: Final[list[Event]] = [Place(casino) for casino in range(CASINOS)]
PASS: Final[Event] = Pass()
BIT: Final[list[int]] = [2**row for row in range(MOST_SEATS + 2)]

PLACES: Final[list[list[Event]]] = [[PLACE[face] for face in range(CASINOS) if faces >> face & 1] for faces in range(2**CASINOS)]
PLACES_OR_PASS: Final[list[list[Event]]] = [[*places, PASS] for places in PLACES]
"""The options for every set of faces."""
CHOICES: Final = [[Decide(seat, places) for places in PLACES] for seat in range(MOST_SEATS)]
CHOICES_OR_PASS: Final = [[Decide(seat, places) for places in PLACES_OR_PASS] for seat in range(MOST_SEATS)]
"""The decision of every seat for every set of faces, with and without a chip."""


@mypyc_attr(acyclic=True)
class Box:
    """The numbers of an edition, shared by all its states."""

    def __init__(self, game: str, variant: object, values: list[int], counts: list[int]) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.values: Final = values
        self.counts: Final = counts
        self.notes: Final[list[Event]] = [Note(kind, value) for kind, value in enumerate(values)]
        self.rounds: i64 = 0
        self.small: i64 = 0
        self.big: i64 = 0
        self.white: i64 = 0
        self.neutral: i64 = 0
        self.chips_per_round: i64 = 0
        self.chip_value: i64 = 0
        self.notes_per_casino: i64 = 0
        self.least_prize: i64 = 0
        self.starter: i64 = NOBODY
        self.rolls: list[list[list[Dice]]] = []
        """By seat, small dice and other dice in hand."""

    def prepare_rolls(self) -> None:
        """All rolls that a seat can make, so that none is built during play."""
        second = self.big + self.white
        self.rolls = [
            [[Dice(pool(small), pool(other), seat) for other in range(second + 1)] for small in range(self.small + 1)]
            for seat in range(MOST_SEATS)
        ]


@mypyc_attr(acyclic=True)
class Player:
    """Dice in hand, chips, and money won with the number of notes it came in."""

    def __init__(self) -> None:
        self.small: i64 = 0
        self.big: i64 = 0
        self.white: i64 = 0
        self.chips: i64 = 0
        self.money: i64 = 0
        self.notes: i64 = 0

    def copy(self) -> Player:
        twin = Player()
        twin.small = self.small
        twin.big = self.big
        twin.white = self.white
        twin.chips = self.chips
        twin.money = self.money
        twin.notes = self.notes
        return twin

    def has_dice(self) -> bool:
        return self.small + self.big + self.white > 0

    def earn(self, note: i64) -> None:
        self.money += note
        self.notes += 1


@mypyc_attr(acyclic=True)
class Casino:
    """Its notes, highest first, and the strength of every row of dice. Rows behind the seats belong to virtual players."""

    def __init__(self, notes: list[int], strength: list[int], bigs: i64) -> None:
        self.notes = notes
        self.strength = strength
        self.bigs: i64 = bigs
        """The rows whose big die lies here, as a bit set."""

    def copy(self) -> Casino:
        """Notes are never changed in place, so twins share them."""
        return Casino(self.notes, self.strength.copy(), self.bigs)

    def clear(self) -> None:
        """All dice and notes leave."""
        self.notes = []
        self.bigs = 0
        for row in range(len(self.strength)):
            self.strength[row] = 0

    def take_note(self, value: i64) -> None:
        """Lay a note beside the casino, highest first."""
        notes = self.notes.copy()
        place: i64 = 0
        while place < len(notes) and notes[place] >= value:
            place += 1
        notes.insert(place, value)
        self.notes = notes

    def add(self, row: i64, small: i64, big: i64) -> None:
        strength: i64 = self.strength[row]
        self.strength[row] = strength + small + BIG_STRENGTH * big
        if big:
            self.bigs |= BIT[row]

    def remove(self, row: i64, small: i64, big: i64) -> None:
        self.strength[row] -= small + BIG_STRENGTH * big
        if big:
            self.bigs -= BIT[row]

    def big(self, row: i64) -> i64:
        """How many big dice of this row lie here."""
        return 1 if self.bigs & BIT[row] else 0

    def worth(self) -> i64:
        """The sum of its notes."""
        total: i64 = 0
        for note in self.notes:
            total += note
        return total

    def richness(self) -> int:
        """LV-3, LV-4: casinos go by the sum of their notes, then by the highest note."""
        return self.worth() * UNBEATEN + self.notes[0]

    def strongest(self, below: i64) -> i64:
        """LV-31: the row with the most strength under `below` that no other row equals, or NOBODY."""
        best: i64 = 0
        owner: i64 = NOBODY
        is_tied = False
        for row in range(len(self.strength)):
            strength: i64 = self.strength[row]
            if best < strength < below:
                best = strength
                owner = row
                is_tied = False
            elif strength == best:
                is_tied = True
        return self.strongest(best) if is_tied and owner != NOBODY else owner

    def is_alone(self, strength: i64) -> bool:
        equal: i64 = 0
        for other in self.strength:
            if other == strength:
                equal += 1
        return equal == 1

    def tied(self) -> list[int]:
        """LV-31: every strength that two or more rows share, highest first."""
        shared = {strength for strength in self.strength if strength > 0 and not self.is_alone(strength)}
        return sorted(shared, reverse=True)
