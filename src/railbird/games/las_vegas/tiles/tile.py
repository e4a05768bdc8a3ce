"""What every tile can do. The table knows only this, and no tile knows another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Dice, Rolled, shown
from railbird.core.contract import NOBODY, Event, Pending, Refusal
from railbird.games.las_vegas.state import MOST_SEATS

if TYPE_CHECKING:
    from railbird.games.las_vegas.royale import Royale

BEFORE_PAYOUT: Final = 0
NOTES: Final = 1
WINNINGS: Final = 2
BOX: Final = 3
PAYMENTS: Final = 4
MOMENTS: Final = 5
"""LVR-30: the moments of the payout, in their order."""
NEVER: Final = 9

BLACK_DICE: Final = [Dice(2, 0, seat) for seat in range(MOST_SEATS)]
"""The two black dice, by the seat that rolls them."""


def sum_of(roll: Rolled) -> i64:
    """What the black dice show together."""
    return sum(shown(roll.first))


def is_double(roll: Rolled) -> bool:
    """Both black dice show the same."""
    low, high = shown(roll.first)
    return low == high


@mypyc_attr(acyclic=True)
class Tile:
    """A side of a tile lying at a casino: its name, the amounts printed on it, and when it works.

    Dice, money and turns belong to the table. A tile that needs an answer or a roll calls `table.ask(self)`; from then on the table's
    `pending` and `apply` are the tile's, until it calls `table.resolve()`.
    """

    def __init__(self, name: str, printed: list[int], moment: i64 = NEVER) -> None:
        self.name: Final = name
        self.printed: Final = printed
        self.moment: Final[i64] = moment
        self.side: i64 = NOBODY
        """Its place among all sides."""
        self.casino: i64 = NOBODY

    def copy(self) -> Tile:
        raise NotImplementedError

    def copy_onto(self, twin: Tile) -> None:
        twin.side = self.side
        twin.casino = self.casino

    def set_up(self, table: Royale) -> None:
        """The notes lie out and the round is about to begin."""

    def begin_turn(self, table: Royale) -> None:
        """The turn has passed to another player, or to the same one again."""

    def activate(self, table: Royale) -> None:
        """LVR-20: the player whose turn it is activates this tile."""

    def watch(self, table: Royale) -> None:
        """Dice in this casino have changed."""

    def pay_out(self, table: Royale) -> None:
        """The tile's moment of the payout has come."""

    def pending(self, table: Royale) -> Pending:
        """What the tile waits for, having asked."""
        raise NotImplementedError

    def apply(self, table: Royale, event: Event) -> None:
        """Carry out what the tile waited for."""
        raise NotImplementedError

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        """The rule that forbids this answer to the seat that is asked; None if it answers something else."""
        return None

    def hides(self, table: Royale, seat: i64) -> bool:
        """Whether the tile holds a secret that this seat cannot know."""
        return False

    def redeal(self, table: Royale, rng: Random) -> None:
        """Redraw the secret."""

    # For players: estimates in dollars, made from what everybody sees

    def worth(self, table: Royale, seat: i64) -> i64:
        """What the tile as it lies will pay this seat at the end of the round."""
        return 0

    def promise(self, table: Royale, seat: i64) -> i64:
        """What this seat may expect on average from the question or the roll that the tile waits for."""
        return 0

    def advise(self, table: Royale, rng: Random) -> Event | None:
        """How to answer where looking one step ahead does not help."""
        return None
