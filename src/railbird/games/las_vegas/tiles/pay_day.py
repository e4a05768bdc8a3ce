"""Pay Day: money for every casino with an own die (LVR-100 to LVR-102)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import Tile


@mypyc_attr(acyclic=True)
class PayDay(Tile):
    """Printed: what one casino is worth."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("pay-day", printed)

    def copy(self) -> Tile:
        twin = PayDay(self.printed)
        self.copy_onto(twin)
        return twin

    def activate(self, table: Royale) -> None:
        """LVR-100 to LVR-102: casinos, closed ones too, but not tiles."""
        casinos: i64 = 0
        for casino in table.casinos:
            if casino.strength(table.seat) > 0:
                casinos += 1
        table.award(table.seat, casinos * self.printed[0], self)
