"""High Five: a strength of five here takes the token (LVR-80 to LVR-83)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.tiles.tile import WINNINGS, Tile

FIVE: Final = 5


@mypyc_attr(acyclic=True)
class HighFive(Tile):
    """Printed: what the token is worth."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("high-five", printed, WINNINGS)
        self.holder: i64 = NOBODY

    def copy(self) -> Tile:
        twin = HighFive(self.printed)
        self.copy_onto(twin)
        twin.holder = self.holder
        return twin

    def activate(self, table: Royale) -> None:
        """LVR-80, LVR-82, LVR-83: the first to activate with enough strength keeps the token."""
        if self.holder == NOBODY and table.casinos[self.casino].strength(table.seat) >= FIVE:
            self.holder = table.seat
            if table.scribe is not None:
                table.scribe.tell(facts.TokenTaken(table.seat, tile_name(self)))

    def worth(self, table: Royale, seat: i64) -> i64:
        """The token, or a part of it on the way there."""
        if self.holder != NOBODY:
            return self.printed[0] if self.holder == seat else 0
        strength = min(table.casinos[self.casino].strength(seat), FIVE - 1)
        return self.printed[0] * strength * strength // (2 * FIVE * FIVE)

    def pay_out(self, table: Royale) -> None:
        """LVR-81: the token is paid."""
        if self.holder != NOBODY:
            table.award(self.holder, self.printed[0], self)
