"""Nice Dice: one die on the space of its number, until another pushes it out (LVR-190 to LVR-197)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import count
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.state import CASINOS
from railbird.games.las_vegas.tiles.tile import WINNINGS, Tile
from railbird.games.las_vegas.tiles.words import BIG, DECLINE, NICE, SMALL, PutNice


@mypyc_attr(acyclic=True)
class NiceDice(Tile):
    """Printed: what the six spaces pay."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("nice-dice", printed, WINNINGS)
        self.owner: list[int] = [NOBODY] * CASINOS
        """Whose die lies on each space."""
        self.big: list[int] = [0] * CASINOS
        """1 where that die is the big one."""

    def copy(self) -> Tile:
        twin = NiceDice(self.printed)
        self.copy_onto(twin)
        twin.owner = self.owner.copy()
        twin.big = self.big.copy()
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        return Decide(table.seat, self.options(table))

    def options(self, table: Royale) -> list[Event]:
        """LVR-190, LVR-195, LVR-196: one die of this turn's roll, placed here or still in hand, or none."""
        options: list[Event] = []
        roll = table.roll
        assert roll is not None
        for space in range(CASINOS):
            if self.can_use(table, space):
                if count(roll.first, space) > 0:
                    options.append(NICE[SMALL][space])
                if count(roll.second, space) > 0:
                    options.append(NICE[BIG][space])
        options.append(DECLINE)
        return options

    def can_use(self, table: Royale, space: i64) -> bool:
        """LVR-197: no die is pushed into a closed casino."""
        return self.owner[space] == NOBODY or table.is_open(space)

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, PutNice):
            self.put(table, event.kind, event.space)
        elif table.scribe is not None:
            table.scribe.tell(facts.Declines(table.seat, tile_name(self)))
        table.resolve()

    def put(self, table: Royale, kind: i64, space: i64) -> None:
        """LVR-190, LVR-191, LVR-194: the new die lies down, the old one goes to its casino and activates nothing."""
        seat = table.seat
        old = self.owner[space]
        old_big = self.big[space]
        if space == self.casino:
            table.take(seat, space, kind)
        else:
            table.spend(seat, kind)
        self.owner[space] = seat
        self.big[space] = kind
        if table.scribe is not None:
            table.scribe.tell(facts.NiceDie(seat, space + 1, kind == BIG))
        if old != NOBODY:
            if table.scribe is not None:
                table.scribe.tell(facts.PushedOut(old, space + 1, old_big == BIG))
            table.put(old, space, old_big)

    def pay_out(self, table: Royale) -> None:
        """LVR-192, LVR-194: every space pays its die once."""
        for space in range(CASINOS):
            if self.owner[space] != NOBODY:
                table.award(self.owner[space], self.printed[space], self)

    def worth(self, table: Royale, seat: i64) -> i64:
        """Three quarters of each space, since a die may be pushed out."""
        total: i64 = 0
        for space in range(CASINOS):
            if self.owner[space] == seat:
                total += self.printed[space] * 3 // 4
        return total

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if not isinstance(event, PutNice):
            return None
        if self.owner[event.space] != NOBODY and not table.is_open(event.space):
            return Refusal("LVR-197", {"space": event.space + 1})
        return Refusal("LVR-190")
