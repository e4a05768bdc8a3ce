"""Bad Luck: whoever has the least here pays (LVR-90 to LVR-94)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import PAYMENTS, Tile


@mypyc_attr(acyclic=True)
class BadLuck(Tile):
    """Printed: what is to be paid."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("bad-luck", printed, PAYMENTS)

    def copy(self) -> Tile:
        twin = BadLuck(self.printed)
        self.copy_onto(twin)
        return twin

    def pay_out(self, table: Royale) -> None:
        """LVR-90, LVR-92: every player with the least strength, ties and zero included."""
        for seat in range(len(table.players)):
            if self.has_least(table, seat):
                self.collect(table, seat)

    def has_least(self, table: Royale, seat: i64) -> bool:
        casino = table.casinos[self.casino]
        for other in range(len(table.players)):
            if casino.strength(other) < casino.strength(seat):
                return False
        return True

    def collect(self, table: Royale, seat: i64) -> None:
        """LVR-91, LVR-93, LVR-94: note money first, then chips; a note less, but one if note money is left."""
        me = table.players[seat]
        from_notes = min(me.money, self.printed[0])
        chips = min(me.chips, (self.printed[0] - from_notes) // table.box.chip_value)
        me.money -= from_notes
        me.chips -= chips
        if from_notes > 0:
            me.notes = 0 if me.money == 0 else max(1, me.notes - 1)
        if table.scribe is not None:
            table.scribe.tell(facts.Pays(seat, from_notes + chips * table.box.chip_value))

    def worth(self, table: Royale, seat: i64) -> i64:
        return -self.printed[0] if self.has_least(table, seat) else 0
