"""Prime Time: the winner here may add black dice to casinos before the payout (LVR-60 to LVR-65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Rolled, shown
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.state import CASINOS, UNBEATEN
from railbird.games.las_vegas.tiles.tile import BEFORE_PAYOUT, BLACK_DICE, Tile
from railbird.games.las_vegas.tiles.words import BLACK_ONE, BLACK_TWO, DECLINE, PutBlack

ESTIMATE: Final = 15_000


@mypyc_attr(acyclic=True)
class PrimeTime(Tile):
    """Nothing is printed on it."""

    def __init__(self) -> None:
        super().__init__("prime-time", [], BEFORE_PAYOUT)
        self.winner: i64 = NOBODY
        self.low: i64 = NOBODY
        self.high: i64 = NOBODY
        """The casinos that the two black dice show."""
        self.black: list[int] = [0] * CASINOS
        """Black dice put into casinos."""

    def copy(self) -> Tile:
        twin = PrimeTime()
        self.copy_onto(twin)
        twin.winner = self.winner
        twin.low = self.low
        twin.high = self.high
        twin.black = self.black.copy()
        return twin

    def pay_out(self, table: Royale) -> None:
        """LVR-60, LVR-63: whoever would take the higher note now rolls, unless it is a virtual player."""
        winner = table.casinos[self.casino].strongest(UNBEATEN)
        if table.is_seat(winner):
            self.winner = winner
            table.ask(self)

    def pending(self, table: Royale) -> Pending:
        if self.low == NOBODY:
            return BLACK_DICE[self.winner]
        return Decide(self.winner, self.options(table))

    def options(self, table: Royale) -> list[Event]:
        """LVR-61, LVR-121: none, one or both, into open casinos."""
        options: list[Event] = []
        if table.is_open(self.low):
            options.append(BLACK_ONE[self.low])
        if table.is_open(self.high) and self.high != self.low:
            options.append(BLACK_ONE[self.high])
        if table.is_open(self.low) and table.is_open(self.high):
            options.append(BLACK_TWO[self.low][self.high])
        options.append(DECLINE)
        return options

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, Rolled):
            table.tell_black(self.winner, self, event)
            low, high = shown(event.first)
            self.low = low - 1
            self.high = high - 1
            if table.is_open(self.low) or table.is_open(self.high):
                return
        elif isinstance(event, PutBlack):
            self.put(table, event.casinos)
        table.resolve()

    def put(self, table: Royale, casinos: list[int]) -> None:
        """LVR-62, LVR-65: each counts as one die of the winner in the payout; no tile notices."""
        for casino in casinos:
            self.black[casino] += 1
            table.casinos[casino].add(self.winner, 1, 0)
        if table.scribe is not None:
            table.scribe.tell(facts.BlackPlaced(self.winner, [casino + 1 for casino in casinos]))

    def worth(self, table: Royale, seat: i64) -> i64:
        """Two more dice where they help."""
        return ESTIMATE if table.casinos[self.casino].strongest(UNBEATEN) == seat else 0

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, PutBlack):
            for casino in event.casinos:
                if not table.is_open(casino):
                    return table.refuse_closed(casino)
            return Refusal("LVR-61")
        return None
