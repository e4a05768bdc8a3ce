"""Handicap: move a grey die away for a chip, a note or a die action (LVR-160 to LVR-169)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.tiles.die_action import act_on_die, die_actions, refuse_die_action
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import DECLINE, GREY, SMALL, SPACES, MoveGrey

DIE_ACTION: Final = 2
ESTIMATE: Final = 12_000
"""What a die action is worth."""


@mypyc_attr(acyclic=True)
class Handicap(Tile):
    """Printed: what the three kinds of spaces pay."""

    def __init__(self, printed: list[int], start: list[int], spaces: list[int]) -> None:
        super().__init__("handicap", printed)
        self.start: Final = start
        """Grey dice at the start, by casino."""
        self.spaces: Final = spaces
        self.free: list[int] = spaces.copy()
        """Free spaces for a chip, a note and a die action."""
        self.acting: i64 = 0
        """1 while the die action is chosen."""

    def copy(self) -> Tile:
        twin = Handicap(self.printed, self.start, self.spaces)
        self.copy_onto(twin)
        twin.free = self.free.copy()
        twin.acting = self.acting
        return twin

    def set_up(self, table: Royale) -> None:
        """LVR-160: the grey dice go into the casinos."""
        for casino in range(CASINOS):
            table.put_grey(casino, self.start[casino])

    def activate(self, table: Royale) -> None:
        """LVR-161, LVR-169: a grey die may be moved, if one can be reached."""
        grey = table.grey()
        for casino in range(CASINOS):
            if table.is_open(casino) and table.casinos[casino].strength(grey) > 0:
                table.ask(self)
                return

    def pending(self, table: Royale) -> Pending:
        if self.acting:
            return Decide(table.seat, die_actions(table))
        return Decide(table.seat, self.options(table))

    def options(self, table: Royale) -> list[Event]:
        """LVR-161, LVR-162: any grey die of an open casino to any kind of free space, or none."""
        grey = table.grey()
        options: list[Event] = []
        for casino in range(CASINOS):
            if table.is_open(casino) and table.casinos[casino].strength(grey) > 0:
                for space in range(len(SPACES)):
                    if self.free[space] > 0:
                        options.append(GREY[casino][space])
        options.append(DECLINE)
        return options

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, MoveGrey):
            self.move(table, event.casino, event.space)
            if event.space == DIE_ACTION:
                self.acting = 1
                return
        elif self.acting:
            self.acting = 0
            act_on_die(table, event)
        elif table.scribe is not None:
            table.scribe.tell(facts.Declines(table.seat, tile_name(self)))
        table.resolve()

    def move(self, table: Royale, casino: i64, space: i64) -> None:
        """LVR-161 to LVR-163: the grey die fills the space, and the space pays."""
        self.free[space] -= 1
        if table.scribe is not None:
            table.scribe.tell(facts.GreyMoved(table.seat, casino + 1, SPACES[space]))
        table.take(table.grey(), casino, SMALL)
        table.award(table.seat, self.printed[space], self)

    def promise(self, table: Royale, seat: i64) -> i64:
        """The best free space."""
        if seat != table.seat:
            return 0
        return max(ESTIMATE, self.printed[1] if self.free[1] > 0 and not self.acting else 0)

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if self.acting:
            return refuse_die_action(table, event)
        if not isinstance(event, MoveGrey):
            return None
        if not table.is_open(event.casino):
            return table.refuse_closed(event.casino)
        return Refusal("LVR-161", {"casino": event.casino + 1})
