"""The pieces on the table: numbers of the edition, events, players and casinos."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Dice, Table
from railbird.core.contract import NOBODY, Decide, Event, Word

CASINOS: Final = 6
BIG_STRENGTH: Final = 2
UNBEATEN: Final = 31
"""More than any row can reach."""
ROW: Final = 5
"""Bits that a casino keeps for the strength of each row of dice."""
MOST_SEATS: Final = 5
RICHEST: Final = 1_000_000
"""More than any single note."""


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
        self.kinds: Final = {value: kind for kind, value in enumerate(values)}
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
            [[Dice(small, other, seat) for other in range(second + 1)] for small in range(self.small + 1)] for seat in range(MOST_SEATS)
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


NO_NOTES: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Casino:
    """Its notes, highest first, and the strength of every row of dice. Rows behind the seats belong to virtual players."""

    def __init__(self, rows: i64) -> None:
        self.notes = NO_NOTES
        """Never changed in place, so that copies share them."""
        self.worth: i64 = 0
        """The sum of its notes."""
        self.rows: i64 = rows
        self.dice: i64 = 0
        """The strength of all rows, the first lowest."""
        self.bigs: i64 = 0
        """The rows whose big die lies here, as a bit set."""

    def copy(self) -> Casino:
        twin = Casino(self.rows)
        twin.notes = self.notes
        twin.worth = self.worth
        twin.dice = self.dice
        twin.bigs = self.bigs
        return twin

    def clear(self) -> None:
        """All dice and notes leave."""
        self.notes = NO_NOTES
        self.worth = 0
        self.dice = 0
        self.bigs = 0

    def take_note(self, value: i64) -> None:
        """Lay a note beside the casino, highest first."""
        notes = self.notes.copy()
        place: i64 = 0
        while place < len(notes) and notes[place] >= value:
            place += 1
        notes.insert(place, value)
        self.notes = notes
        self.worth += value

    def strength(self, row: i64) -> i64:
        """LV-30: what the dice of this row count together."""
        return self.dice >> ROW * row & UNBEATEN

    def strengths(self) -> list[int]:
        return [self.strength(row) for row in range(self.rows)]

    def add(self, row: i64, small: i64, big: i64) -> None:
        self.dice += small + BIG_STRENGTH * big << ROW * row
        if big:
            self.bigs |= big << row

    def remove(self, row: i64, small: i64, big: i64) -> None:
        self.dice -= small + BIG_STRENGTH * big << ROW * row
        self.bigs -= big << row

    def big(self, row: i64) -> i64:
        """How many big dice of this row lie here."""
        return self.bigs >> row & 1

    def big_dice(self) -> list[int]:
        """By row."""
        return [self.big(row) for row in range(self.rows)]

    def small_dice(self) -> list[int]:
        """By row."""
        return [self.strength(row) - BIG_STRENGTH * self.big(row) for row in range(self.rows)]

    def richness(self) -> i64:
        """LV-3, LV-4: casinos go by the sum of their notes, then by the highest note."""
        return self.worth * RICHEST + self.notes[0]

    def strongest(self, below: i64) -> i64:
        """LV-31: the row with the most strength under `below` that no other row equals, or NOBODY."""
        best: i64 = 0
        owner: i64 = NOBODY
        is_tied = False
        dice = self.dice
        for row in range(self.rows):
            strength = dice & UNBEATEN
            dice >>= ROW
            if best < strength < below:
                best = strength
                owner = row
                is_tied = False
            elif strength == best:
                is_tied = True
        return self.strongest(best) if is_tied and owner != NOBODY else owner

    def is_alone(self, strength: i64) -> bool:
        equal: i64 = 0
        for row in range(self.rows):
            if self.strength(row) == strength:
                equal += 1
        return equal == 1

    def tied(self) -> list[int]:
        """LV-31: every strength that two or more rows share, highest first."""
        shared = {strength for strength in self.strengths() if strength > 0 and not self.is_alone(strength)}
        return sorted(shared, reverse=True)

    def struck(self) -> list[int]:
        """LV-31: the rows that another row equals."""
        return [row for row in range(self.rows) if self.strength(row) > 0 and not self.is_alone(self.strength(row))]

    def ranking(self) -> list[int]:
        """LV-31: the rows that are left after ties are struck out, strongest first."""
        rows: list[int] = []
        row = self.strongest(UNBEATEN)
        while row != NOBODY:
            rows.append(row)
            row = self.strongest(self.strength(row))
        return rows
