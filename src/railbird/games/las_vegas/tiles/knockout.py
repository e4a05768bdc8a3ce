"""Knockout?: opponents send dice to the bar, your own come back (LVR-140 to LVR-145)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import BIG, KINDS, SMALL, TO_BAR, Decline, ToBar


@mypyc_attr(acyclic=True)
class Knockout(Tile):
    """Nothing is printed on it but the bar."""

    def __init__(self, places: i64) -> None:
        super().__init__("knockout", [])
        self.places: Final[i64] = places
        """How many pieces of one player fit into the bar."""
        self.small: list[int] = []
        self.big: list[int] = []
        """Dice in the bar by seat."""
        self.guest: i64 = NOBODY
        """The opponent who chooses a die."""

    def copy(self) -> Tile:
        twin = Knockout(self.places)
        self.copy_onto(twin)
        twin.small = self.small.copy()
        twin.big = self.big.copy()
        twin.guest = self.guest
        return twin

    def set_up(self, table: Royale) -> None:
        self.small = [0] * len(table.players)
        self.big = [0] * len(table.players)

    def activate(self, table: Royale) -> None:
        """LVR-142, LVR-144: own dice come back first, then the opponents give one each, clockwise."""
        seat = table.seat
        small = self.small[seat]
        big = self.big[seat]
        if small + big > 0:
            self.small[seat] = 0
            self.big[seat] = 0
            table.players[seat].small += small
            table.players[seat].big += big
            if table.scribe is not None:
                table.scribe.tell(facts.LeavesBar(seat, small, big))
        self.guest = seat
        self.next_guest(table)
        if self.guest != NOBODY:
            table.ask(self)

    def next_guest(self, table: Royale) -> None:
        """LVR-140, LVR-141, LVR-145: the next opponent with a die in hand and room in the bar."""
        self.guest = table.seat_after(self.guest)
        while self.guest != table.seat:
            seat = self.guest
            if table.players[seat].has_dice() and self.small[seat] + self.big[seat] < self.places:
                return
            self.guest = table.seat_after(seat)
        self.guest = NOBODY

    def pending(self, table: Royale) -> Pending:
        """LVR-140: the owner picks the die."""
        guest = table.players[self.guest]
        options: list[Event] = []
        if guest.small > 0:
            options.append(TO_BAR[SMALL])
        if guest.big > 0:
            options.append(TO_BAR[BIG])
        return Decide(self.guest, options)

    def apply(self, table: Royale, event: Event) -> None:
        assert isinstance(event, ToBar)
        if event.kind == BIG:
            self.big[self.guest] += 1
        else:
            self.small[self.guest] += 1
        table.spend(self.guest, event.kind)
        if table.scribe is not None:
            table.scribe.tell(facts.EntersBar(self.guest, event.kind == BIG))
        self.next_guest(table)
        if self.guest == NOBODY:
            table.resolve()

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, ToBar):
            return Refusal("LVR-140", {"kind": KINDS[event.kind]})
        return Refusal("LVR-145") if isinstance(event, Decline) else None
