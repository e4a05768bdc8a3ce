"""Everything that can happen in a race, in its notation: horses and seats by number, concession boxes by row and column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Event, Word

HORSES: Final = 8
SIDE: Final = 4
"""Rows and columns of the concessions."""
CELLS: Final = SIDE * SIDE
MOST_SEATS: Final = 8
FASTEST: Final = 3
"""The highest face of the movement die."""
DEAREST: Final = 99
"""The largest amount that one bet may enter."""


@mypyc_attr(acyclic=True)
class Start(Word):
    """This seat is first player in the first round."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start {seat + 1}")
        self.seat: Final[i64] = seat


@mypyc_attr(acyclic=True)
class Deal(Word):
    """A starting card is dealt."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"deal {'abcdefgh'[card]}")
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class Lay(Word):
    """A horse card is laid out on the market."""

    def __init__(self, name: str) -> None:
        super().__init__(f"card {name}")
        self.name: Final = name


@mypyc_attr(acyclic=True)
class Roll(Word):
    """The horse die and the movement die."""

    def __init__(self, horse: i64, spaces: i64) -> None:
        super().__init__(f"roll {horse + 1} {spaces}")
        self.horse: Final[i64] = horse
        self.spaces: Final[i64] = spaces


@mypyc_attr(acyclic=True)
class HorseWord(Word):
    """A word said of one horse."""

    def __init__(self, verb: str, horse: i64) -> None:
        super().__init__(f"{verb} {horse + 1}")
        self.horse: Final[i64] = horse


@mypyc_attr(acyclic=True)
class CellWord(Word):
    """A word said of one concession box."""

    def __init__(self, verb: str, cell: i64) -> None:
        super().__init__(f"{verb} {cell // SIDE + 1} {cell % SIDE + 1}")
        self.cell: Final[i64] = cell


@mypyc_attr(acyclic=True)
class Diamond(HorseWord):
    """The horse die once more, for Roland: the card he marks."""

    def __init__(self, horse: i64) -> None:
        super().__init__("diamond", horse)


@mypyc_attr(acyclic=True)
class Concession(CellWord):
    """Mark a concession box."""

    def __init__(self, cell: i64) -> None:
        super().__init__("concession", cell)


@mypyc_attr(acyclic=True)
class Helmet(HorseWord):
    """Mark a helmet box."""

    def __init__(self, horse: i64) -> None:
        super().__init__("helmet", horse)


@mypyc_attr(acyclic=True)
class Jersey(HorseWord):
    """Mark a jersey box."""

    def __init__(self, horse: i64) -> None:
        super().__init__("jersey", horse)


@mypyc_attr(acyclic=True)
class Bet(Word):
    """Bet an amount on a horse."""

    def __init__(self, horse: i64, amount: i64) -> None:
        super().__init__(f"bet {horse + 1} {amount}")
        self.horse: Final[i64] = horse
        self.amount: Final[i64] = amount


@mypyc_attr(acyclic=True)
class Buy(HorseWord):
    """Take a horse from the market."""

    def __init__(self, horse: i64) -> None:
        super().__init__("buy", horse)


@mypyc_attr(acyclic=True)
class Wild(HorseWord):
    """Mark a wild box and act with this number."""

    def __init__(self, horse: i64) -> None:
        super().__init__("wild", horse)


@mypyc_attr(acyclic=True)
class Scatter(CellWord):
    """The Concession action with a number beside the die, by the card Scatter Shot."""

    def __init__(self, cell: i64) -> None:
        super().__init__("scatter", cell)


@mypyc_attr(acyclic=True)
class Tug(HorseWord):
    """The small bet that moves its horse, by the card Strung Along."""

    def __init__(self, horse: i64) -> None:
        super().__init__("tug", horse)


@mypyc_attr(acyclic=True)
class Mark(HorseWord):
    """Mark a horse in the secondary-movement bar of a card."""

    def __init__(self, horse: i64) -> None:
        super().__init__("mark", horse)


@mypyc_attr(acyclic=True)
class Move(HorseWord):
    """Move a horse by a bonus or an ability."""

    def __init__(self, horse: i64) -> None:
        super().__init__("move", horse)


@mypyc_attr(acyclic=True)
class Bonus(Word):
    """Take a bonus tile of this kind."""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"bonus {BONUS_NAMES[kind]}")
        self.kind: Final[i64] = kind


@mypyc_attr(acyclic=True)
class Erase(Word):
    """Spend the turn erasing a wild mark."""

    def __init__(self) -> None:
        super().__init__("erase")


@mypyc_attr(acyclic=True)
class Pass(Word):
    """No action is possible."""

    def __init__(self) -> None:
        super().__init__("pass")


@mypyc_attr(acyclic=True)
class Use(Word):
    """Use an ability that needs no further choice."""

    def __init__(self) -> None:
        super().__init__("use")


@mypyc_attr(acyclic=True)
class Decline(Word):
    """Do not use an ability."""

    def __init__(self) -> None:
        super().__init__("decline")


MONEY: Final = 0
BACK_TWO: Final = 1
FORWARD_TWO: Final = 2
BACK_ONE: Final = 3
FORWARD_ONE: Final = 4
FREE_BET: Final = 5
ANY_HELMET: Final = 6
ANY_JERSEY: Final = 7
ANY_HORSE: Final = 8
BONUS_NAMES: Final = ["money", "back-two", "forward-two", "back-one", "forward-one", "bet", "helmet", "jersey", "horse"]
"""The kinds of bonus tiles: `back-two` moves two horses, `back-one` one."""

START: Final[list[Event]] = [Start(seat) for seat in range(MOST_SEATS)]
DEAL: Final[list[Event]] = [Deal(card) for card in range(MOST_SEATS)]
ROLL: Final[list[Event]] = [Roll(horse, spaces) for horse in range(HORSES) for spaces in range(1, FASTEST + 1)]
DIAMOND: Final[list[Event]] = [Diamond(horse) for horse in range(HORSES)]
CONCESSION: Final[list[Event]] = [Concession(cell) for cell in range(CELLS)]
HELMET: Final[list[Event]] = [Helmet(horse) for horse in range(HORSES)]
JERSEY: Final[list[Event]] = [Jersey(horse) for horse in range(HORSES)]
BET: Final[list[list[Event]]] = [[Bet(horse, amount) for amount in range(DEAREST + 1)] for horse in range(HORSES)]
BUY: Final[list[Event]] = [Buy(horse) for horse in range(HORSES)]
WILD: Final[list[Event]] = [Wild(horse) for horse in range(HORSES)]
SCATTER: Final[list[Event]] = [Scatter(cell) for cell in range(CELLS)]
TUG: Final[list[Event]] = [Tug(horse) for horse in range(HORSES)]
BONUS: Final[list[Event]] = [Bonus(kind) for kind in range(len(BONUS_NAMES))]
MARK: Final[list[Event]] = [Mark(horse) for horse in range(HORSES)]
MOVE: Final[list[Event]] = [Move(horse) for horse in range(HORSES)]
ERASE: Final[Event] = Erase()
PASS: Final[Event] = Pass()
USE: Final[Event] = Use()
DECLINE: Final[Event] = Decline()
