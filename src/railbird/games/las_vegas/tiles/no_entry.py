"""No Entry!: close another casino (LVR-120 to LVR-129)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import CLOSE, DECLINE, Close, Decline


@mypyc_attr(acyclic=True)
class NoEntry(Tile):
    """Printed: the ring of cells from its start."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("no-entry", printed)
        self.cell: i64 = 0

    def copy(self) -> Tile:
        twin = NoEntry(self.printed)
        self.copy_onto(twin)
        twin.cell = self.cell
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-120, LVR-125, LVR-126: another casino than before and than its own; the first time one must be closed."""
        options = [CLOSE[casino] for casino in range(CASINOS) if casino != self.casino and casino != table.closed]
        if table.closed != NOBODY:
            options.append(DECLINE)
        return Decide(table.seat, options)

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, Close):
            self.close(table, event.casino)
        elif table.scribe is not None:
            table.scribe.tell(facts.Declines(table.seat, tile_name(self)))
        table.resolve()

    @property
    def next(self) -> i64:
        """LVR-123: the cell to which the counter moves."""
        return (self.cell + 1) % len(self.printed)

    def close(self, table: Royale, casino: i64) -> None:
        """LVR-121 to LVR-124: the door shuts, the counter moves and pays."""
        table.closed = casino
        self.cell = self.next
        if table.scribe is not None:
            table.scribe.tell(facts.Closes(table.seat, casino + 1))
        table.award(table.seat, self.printed[self.cell], self)

    def promise(self, table: Royale, seat: i64) -> i64:
        """What the next cell pays."""
        return self.printed[self.next] if seat == table.seat else 0

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, Close):
            return Refusal("LVR-126", {"casino": event.casino + 1})
        if isinstance(event, Decline):
            return Refusal("LVR-120")
        return None
