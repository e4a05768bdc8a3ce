"""Power Play: whoever leads here may place a chosen die instead of rolling (LVR-110 to LVR-117)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.tiles.die_action import placings
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import DECLINE, KINDS, Decline, SetDie

ESTIMATE: Final = 5_000


@mypyc_attr(acyclic=True)
class PowerPlay(Tile):
    """Nothing is printed on it."""

    def __init__(self) -> None:
        super().__init__("power-play", [])
        self.holder: i64 = NOBODY

    def copy(self) -> Tile:
        twin = PowerPlay()
        self.copy_onto(twin)
        twin.holder = self.holder
        return twin

    def activate(self, table: Royale) -> None:
        """LVR-110, LVR-113: a strict lead takes the token, wherever it is."""
        if self.holder != table.seat and self.leads(table, table.seat):
            self.holder = table.seat
            if table.scribe is not None:
                table.scribe.tell(facts.TokenTaken(table.seat, tile_name(self)))

    def leads(self, table: Royale, seat: i64) -> bool:
        """LVR-110, LVR-114: strictly more than every other player, virtual ones included."""
        casino = table.casinos[self.casino]
        for row in range(casino.rows):
            if row != seat and casino.strength(row) >= casino.strength(seat):
                return False
        return True

    def watch(self, table: Royale) -> None:
        """LVR-112: the token goes back as soon as its holder no longer leads."""
        if self.holder != NOBODY and not self.leads(table, self.holder):
            if table.scribe is not None:
                table.scribe.tell(facts.TokenBack(self.holder, tile_name(self)))
            self.holder = NOBODY

    def begin_turn(self, table: Royale) -> None:
        """LVR-111, LVR-117: the holder is asked before every roll."""
        if self.holder == table.seat:
            table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-111, LVR-115, LVR-116: any die in hand to any open casino, or the usual roll."""
        options = placings(table)
        options.append(DECLINE)
        return Decide(table.seat, options)

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, SetDie):
            if table.scribe is not None:
                table.scribe.tell(facts.UsesPower(table.seat))
            table.place_chosen(event.kind, event.casino)
        elif isinstance(event, Decline):
            table.release()

    def worth(self, table: Royale, seat: i64) -> i64:
        """A number of one's choice for each of the next dice."""
        return ESTIMATE * table.players[seat].small if self.holder == seat else 0

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, SetDie):
            return Refusal("LVR-116", {"kind": KINDS[event.kind]}) if table.is_open(event.casino) else table.refuse_closed(event.casino)
        return None
