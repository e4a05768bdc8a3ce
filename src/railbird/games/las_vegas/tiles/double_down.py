"""Double Down: dice moved to the tile play for its own prizes (LVR-180 to LVR-183)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.state import BIG_STRENGTH, UNBEATEN, Casino
from railbird.games.las_vegas.tiles.tile import WINNINGS, Tile
from railbird.games.las_vegas.tiles.words import DOWN, MoveDown


@mypyc_attr(acyclic=True)
class DoubleDown(Tile):
    """Printed: the first and the second prize."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("double-down", printed, WINNINGS)
        self.small: list[int] = []
        self.big: list[int] = []
        """Dice on the tile by seat."""

    def copy(self) -> Tile:
        twin = DoubleDown(self.printed)
        self.copy_onto(twin)
        twin.small = self.small.copy()
        twin.big = self.big.copy()
        return twin

    def set_up(self, table: Royale) -> None:
        self.small = [0] * len(table.players)
        self.big = [0] * len(table.players)

    def activate(self, table: Royale) -> None:
        """LVR-180: dice may be moved, if there are any."""
        if table.casinos[self.casino].strength(table.seat) > 0:
            table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-180, LVR-183: any number of own dice in this casino."""
        casino = table.casinos[self.casino]
        bigs = casino.big(table.seat)
        smalls = casino.strength(table.seat) - BIG_STRENGTH * bigs
        return Decide(table.seat, [DOWN[small][big] for small in range(smalls + 1) for big in range(bigs + 1)])

    def apply(self, table: Royale, event: Event) -> None:
        seat = table.seat
        if isinstance(event, MoveDown):
            self.small[seat] += event.small
            self.big[seat] += event.big
            table.casinos[self.casino].remove(seat, event.small, event.big)
            if table.scribe is not None:
                table.scribe.tell(facts.DoublesDown(seat, event.small, event.big))
        elif table.scribe is not None:
            table.scribe.tell(facts.Declines(seat, tile_name(self)))
        table.resolve()

    def pay_out(self, table: Royale) -> None:
        """LVR-181: the first and the second get their prizes."""
        winners = self.winners
        for place in range(len(winners)):
            table.award(winners[place], self.printed[place], self)

    @property
    def winners(self) -> list[int]:
        """LVR-181: seats that would get the prizes, ranked like in a casino, ties removed."""
        ranks = Casino(len(self.small))
        for row in range(ranks.rows):
            ranks.add(row, self.small[row], self.big[row])
        winners: list[int] = []
        seat = ranks.strongest(UNBEATEN)
        while seat != NOBODY and len(winners) < len(self.printed):
            winners.append(seat)
            seat = ranks.strongest(ranks.strength(seat))
        return winners

    def worth(self, table: Royale, seat: i64) -> i64:
        winners = self.winners
        for place in range(len(winners)):
            if winners[place] == seat:
                return self.printed[place]
        return 0

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        return Refusal("LVR-180") if isinstance(event, MoveDown) else None
