"""What players say to tiles, and the tiles that are drawn. Every event is made once and shared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Event, Word
from railbird.games.las_vegas.state import CASINOS

SMALL: Final = 0
BIG: Final = 1
KINDS: Final = ["small", "big"]
SPACES: Final = ["chip", "note", "die"]
TOKENS: Final = ["high", "low", "blank"]
TOKEN_COUNTS: Final = [1, 2, 3]
"""LVR-170: the six tokens of Black Box."""
HALF: Final = 3
PILES: Final = [[high, low, size - high - low] for size in range(HALF + 1) for high in (1, 0) for low in (2, 1, 0) if high + low <= size]
"""LVR-171: every pile of none to three tokens, by kind."""


@mypyc_attr(acyclic=True)
class Lay(Word):
    """This side of a tile is drawn and laid at the next casino."""

    def __init__(self, side: i64, name: str) -> None:
        super().__init__(f"tile {name}")
        self.side: Final[i64] = side


@mypyc_attr(acyclic=True)
class Answer(Word):
    """What a player says to a tile."""


@mypyc_attr(acyclic=True)
class Decline(Answer):
    """Do not use what a tile offers."""

    def __init__(self) -> None:
        super().__init__("decline")


@mypyc_attr(acyclic=True)
class Hide(Answer):
    """Close the fist over this many tokens."""

    def __init__(self, tokens: i64) -> None:
        super().__init__(f"hide {tokens}")
        self.tokens: Final[i64] = tokens


@mypyc_attr(acyclic=True)
class Guess(Answer):
    """Name the number of tokens in a fist."""

    def __init__(self, tokens: i64) -> None:
        super().__init__(f"guess {tokens}")
        self.tokens: Final[i64] = tokens


@mypyc_attr(acyclic=True)
class Stop(Answer):
    """Take what the counter shows."""

    def __init__(self) -> None:
        super().__init__("stop")


@mypyc_attr(acyclic=True)
class Bet(Answer):
    """Bet that the next sum is higher or lower."""

    def __init__(self, is_higher: bool) -> None:
        super().__init__("higher" if is_higher else "lower")
        self.is_higher: Final = is_higher


@mypyc_attr(acyclic=True)
class PutBlack(Answer):
    """Put black dice into these casinos."""

    def __init__(self, casinos: list[int]) -> None:
        super().__init__(" ".join(["black", *[str(casino + 1) for casino in casinos]]))
        self.casinos: Final = casinos


@mypyc_attr(acyclic=True)
class SetDie(Answer):
    """Turn one die in hand to a number and put it into that casino."""

    def __init__(self, kind: i64, casino: i64) -> None:
        super().__init__(f"set {KINDS[kind]} {casino + 1}")
        self.kind: Final[i64] = kind
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class TakeBack(Answer):
    """Take one own die from a casino back into the hand."""

    def __init__(self, kind: i64, casino: i64) -> None:
        super().__init__(f"back {KINDS[kind]} {casino + 1}")
        self.kind: Final[i64] = kind
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class Close(Answer):
    """Close a casino."""

    def __init__(self, casino: i64) -> None:
        super().__init__(f"close {casino + 1}")
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class ToBar(Answer):
    """Put a die from hand into the bar."""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"bar {KINDS[kind]}")
        self.kind: Final[i64] = kind


@mypyc_attr(acyclic=True)
class Block(Answer):
    """Put a group of so many grey dice into a casino."""

    def __init__(self, dice: i64, casino: i64) -> None:
        super().__init__(f"block {dice} {casino + 1}")
        self.dice: Final[i64] = dice
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class MoveGrey(Answer):
    """Move a grey die from a casino to a space of Handicap."""

    def __init__(self, casino: i64, space: i64) -> None:
        super().__init__(f"grey {casino + 1} {SPACES[space]}")
        self.casino: Final[i64] = casino
        self.space: Final[i64] = space


@mypyc_attr(acyclic=True)
class Split(Answer):
    """Make a first pile of so many tokens, the smaller one if they differ; the others are the second."""

    def __init__(self, tokens: i64) -> None:
        super().__init__(f"split {tokens}")
        self.tokens: Final[i64] = tokens


@mypyc_attr(acyclic=True)
class Divide(Answer):
    """Put these tokens, counted by kind, into the first pile."""

    def __init__(self, pile: i64) -> None:
        names = [name for name, count in zip(TOKENS, PILES[pile], strict=True) for token in range(count)]
        super().__init__(" ".join(["divide", *names]))
        self.pile: Final[i64] = pile


@mypyc_attr(acyclic=True)
class TakePile(Answer):
    """Choose the first or the second pile."""

    def __init__(self, is_first: bool) -> None:
        super().__init__("take first" if is_first else "take second")
        self.is_first: Final = is_first


@mypyc_attr(acyclic=True)
class MoveDown(Answer):
    """Move dice from the casino to Double Down."""

    def __init__(self, small: i64, big: i64) -> None:
        super().__init__(f"double {small} {big}")
        self.small: Final[i64] = small
        self.big: Final[i64] = big


@mypyc_attr(acyclic=True)
class PutNice(Answer):
    """Put a die on the Nice Dice space of its number."""

    def __init__(self, kind: i64, space: i64) -> None:
        super().__init__(f"nice {KINDS[kind]} {space + 1}")
        self.kind: Final[i64] = kind
        self.space: Final[i64] = space


@mypyc_attr(acyclic=True)
class Choose(Answer):
    """Use this result of the black dice."""

    def __init__(self, result: i64) -> None:
        super().__init__(f"choose {result + 1}")
        self.result: Final[i64] = result


@mypyc_attr(acyclic=True)
class Activate(Answer):
    """Activate the tile of another casino."""

    def __init__(self, casino: i64) -> None:
        super().__init__(f"activate {casino + 1}")
        self.casino: Final[i64] = casino


@mypyc_attr(acyclic=True)
class PutGold(Answer):
    """Put a die from hand on the gold space."""

    def __init__(self, kind: i64) -> None:
        super().__init__(f"gold {KINDS[kind]}")
        self.kind: Final[i64] = kind


FISTS: Final = 3
GROUPS: Final = 3

DECLINE: Final[Event] = Decline()
HIDE: Final[list[Event]] = [Hide(tokens + 1) for tokens in range(FISTS)]
GUESS: Final[list[Event]] = [Guess(tokens + 1) for tokens in range(FISTS)]
STOP_OR_BET: Final[list[Event]] = [Stop(), Bet(True), Bet(False)]
BLACK_ONE: Final[list[Event]] = [PutBlack([casino]) for casino in range(CASINOS)]
BLACK_TWO: Final[list[list[Event]]] = [[PutBlack(sorted([one, two])) for two in range(CASINOS)] for one in range(CASINOS)]
SET: Final[list[list[Event]]] = [[SetDie(kind, casino) for casino in range(CASINOS)] for kind in range(2)]
BACK: Final[list[list[Event]]] = [[TakeBack(kind, casino) for casino in range(CASINOS)] for kind in range(2)]
CLOSE: Final[list[Event]] = [Close(casino) for casino in range(CASINOS)]
TO_BAR: Final[list[Event]] = [ToBar(kind) for kind in range(2)]
BLOCK: Final[list[list[Event]]] = [[Block(dice + 1, casino) for casino in range(CASINOS)] for dice in range(GROUPS)]
GREY: Final[list[list[Event]]] = [[MoveGrey(casino, space) for space in range(len(SPACES))] for casino in range(CASINOS)]
SPLIT: Final[list[Event]] = [Split(tokens + 1) for tokens in range(HALF)]
DIVIDE: Final[list[list[Event]]] = [
    [Divide(pile) for pile in range(1, len(PILES)) if sum(PILES[pile]) == tokens + 1] for tokens in range(HALF)
]
"""By the size of the first pile."""
TAKE: Final[list[Event]] = [TakePile(True), TakePile(False)]
DOWN: Final[list[list[Event]]] = [[MoveDown(small, big) if small + big else DECLINE for big in range(2)] for small in range(8)]
NICE: Final[list[list[Event]]] = [[PutNice(kind, space) for space in range(CASINOS)] for kind in range(2)]
CHOOSE: Final[list[Event]] = [Choose(result) for result in range(CASINOS)]
ACTIVATE: Final[list[Event]] = [Activate(casino) for casino in range(CASINOS)]
GOLD: Final[list[Event]] = [PutGold(kind) for kind in range(2)]

ANSWERS: Final[list[list[Event]]] = [
    [DECLINE], HIDE, GUESS, STOP_OR_BET, BLACK_ONE, *BLACK_TWO, *SET, *BACK, CLOSE, TO_BAR, *BLOCK, *GREY, SPLIT, *DIVIDE, TAKE, *DOWN,
    *NICE, CHOOSE, ACTIVATE, GOLD,
]  # fmt: skip
"""Every word of the tiles."""
