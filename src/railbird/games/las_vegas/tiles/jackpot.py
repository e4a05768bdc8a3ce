"""Jackpot: a 7 or a double wins the pot, anything else raises it (LVR-50 to LVR-52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Rolled
from railbird.core.contract import Event, Pending
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import BLACK_DICE, Tile, is_double, sum_of

LUCKY_SUM: Final = 7


@mypyc_attr(acyclic=True)
class Jackpot(Tile):
    """Printed: the track."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("jackpot", printed)
        self.cell: i64 = 0
        """Where the token lies on the track."""

    def copy(self) -> Tile:
        twin = Jackpot(self.printed)
        self.copy_onto(twin)
        twin.cell = self.cell
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        return BLACK_DICE[table.seat]

    def apply(self, table: Royale, event: Event) -> None:
        """LVR-51, LVR-52: win and start again at the first cell, or go up until the last."""
        assert isinstance(event, Rolled)
        table.tell_black(table.seat, self, event)
        if sum_of(event) == LUCKY_SUM or is_double(event):
            table.award(table.seat, self.printed[self.cell], self)
            self.cell = 0
        elif self.cell < len(self.printed) - 1:
            self.cell += 1
            if table.scribe is not None:
                table.scribe.tell(facts.JackpotRises(self.printed[self.cell]))
        table.resolve()

    def promise(self, table: Royale, seat: i64) -> i64:
        """One roll in three wins."""
        return self.printed[self.cell] // 3 if seat == table.seat else 0
