"""Block It!: groups of grey dice for any casino (LVR-150 to LVR-154)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from railbird.core.chance import size
from railbird.core.contract import Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import BLOCK, GROUPS, Block, Decline


@mypyc_attr(acyclic=True)
class BlockIt(Tile):
    """Nothing is printed on it but the places of the groups."""

    def __init__(self, start: list[int]) -> None:
        super().__init__("block-it", [])
        self.start: Final = start
        self.groups: list[int] = start.copy()
        """How many groups of one, two and three grey dice are left."""

    def copy(self) -> Tile:
        twin = BlockIt(self.start)
        self.copy_onto(twin)
        twin.groups = self.groups.copy()
        return twin

    def activate(self, table: Royale) -> None:
        """LVR-151, LVR-154: one group must go, as long as there is one."""
        if size(self.groups) > 0:
            table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-151, LVR-153: a whole group to any open casino."""
        options: list[Event] = []
        for group in range(GROUPS):
            if self.groups[group] > 0:
                for casino in range(CASINOS):
                    if table.is_open(casino):
                        options.append(BLOCK[group][casino])
        return Decide(table.seat, options)

    def apply(self, table: Royale, event: Event) -> None:
        """LVR-152, LVR-153: all grey dice are one virtual player; they activate nothing."""
        assert isinstance(event, Block)
        self.groups[event.dice - 1] -= 1
        if table.scribe is not None:
            table.scribe.tell(facts.GreyPlaced(table.seat, event.casino + 1, event.dice))
        table.put_grey(event.casino, event.dice)
        table.resolve()

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, Decline):
            return Refusal("LVR-151")
        if not isinstance(event, Block):
            return None
        if not table.is_open(event.casino):
            return table.refuse_closed(event.casino)
        return Refusal("LVR-150", {"dice": event.dice})
