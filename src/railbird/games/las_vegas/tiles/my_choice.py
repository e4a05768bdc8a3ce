"""My Choice: roll the black dice and use one of them (LVR-200 to LVR-210)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Rolled, shown
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.die_action import act_on_die, die_actions, refuse_die_action
from railbird.games.las_vegas.tiles.tile import BLACK_DICE, WINNINGS, Tile
from railbird.games.las_vegas.tiles.words import ACTIVATE, BIG, CHOOSE, GOLD, KINDS, SMALL, Activate, Choose, Decline, PutGold

ANOTHER_TILE: Final = 3
DIE_ACTION: Final = 4
GOLD_SPACE: Final = 5
"""LVR-201: the results after the three awards."""
ESTIMATE: Final = 20_000
"""What the roll, another tile or a die action is worth."""
ESTIMATE_OF_GOLD: Final = 31_000


@mypyc_attr(acyclic=True)
class MyChoice(Tile):
    """Printed: the awards for 1 to 3, and for the gold space."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("my-choice", printed, WINNINGS)
        self.low: i64 = NOBODY
        self.high: i64 = NOBODY
        """The two results, counted from 0."""
        self.result: i64 = NOBODY
        """The one that was chosen, while it is carried out."""
        self.gold: i64 = NOBODY
        """Whose die lies on the gold space."""
        self.gold_big: i64 = 0

    def copy(self) -> Tile:
        twin = MyChoice(self.printed)
        self.copy_onto(twin)
        twin.low = self.low
        twin.high = self.high
        twin.result = self.result
        twin.gold = self.gold
        twin.gold_big = self.gold_big
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        if self.low == NOBODY:
            return BLACK_DICE[table.seat]
        return Decide(table.seat, self.options(table))

    def options(self, table: Royale) -> list[Event]:
        if self.result == ANOTHER_TILE:
            return self.other_tiles(table)
        if self.result == DIE_ACTION:
            return die_actions(table)
        if self.result == GOLD_SPACE:
            return self.dice_for_gold(table)
        results = [CHOOSE[self.low]]
        if self.high != self.low:
            results.append(CHOOSE[self.high])
        return results

    def other_tiles(self, table: Royale) -> list[Event]:
        """LVR-203, LVR-208: every other tile at an open casino."""
        return [ACTIVATE[casino] for casino in range(len(table.tiles)) if casino != self.casino and table.is_open(casino)]

    def dice_for_gold(self, table: Royale) -> list[Event]:
        """LVR-205, LVR-207: one die from hand, if there is one."""
        me = table.players[table.seat]
        options: list[Event] = []
        if me.small > 0:
            options.append(GOLD[SMALL])
        if me.big > 0:
            options.append(GOLD[BIG])
        return options

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, Rolled):
            table.tell_black(table.seat, self, event)
            low, high = shown(event.first)
            self.low = low - 1
            self.high = high - 1
        elif isinstance(event, Choose):
            self.choose(table, event.result)
        elif isinstance(event, Activate):
            self.forget()
            table.activate_other(event.casino)
        else:
            self.forget()
            if isinstance(event, PutGold):
                self.put_gold(table, event.kind)
            else:
                act_on_die(table, event)
            table.resolve()

    def choose(self, table: Royale, result: i64) -> None:
        """LVR-200, LVR-202, LVR-207: 1 to 3 pay at once; a result that can do nothing is over at once."""
        self.result = result
        if table.scribe is not None:
            table.scribe.tell(facts.Chooses(table.seat, result + 1))
        if result < ANOTHER_TILE:
            table.award(table.seat, self.printed[result], self)
        elif len(self.options(table)) > 0:
            return
        self.forget()
        table.resolve()

    def forget(self) -> None:
        self.low = NOBODY
        self.high = NOBODY
        self.result = NOBODY

    def put_gold(self, table: Royale, kind: i64) -> None:
        """LVR-205, LVR-210: the die that lay there goes back to its owner's hand."""
        if table.scribe is not None:
            table.scribe.tell(facts.GoldDie(table.seat, kind == BIG))
        if self.gold != NOBODY:
            table.regain(self.gold, self.gold_big)
            if table.scribe is not None:
                table.scribe.tell(facts.GoldBack(self.gold, self.gold_big == BIG))
        table.spend(table.seat, kind)
        self.gold = table.seat
        self.gold_big = kind

    def pay_out(self, table: Royale) -> None:
        """LVR-206: the gold space pays its die."""
        if self.gold != NOBODY:
            table.award(self.gold, self.printed[ANOTHER_TILE], self)

    def worth(self, table: Royale, seat: i64) -> i64:
        """Two thirds of the gold space, since the die may be sent back."""
        return self.printed[ANOTHER_TILE] * 2 // 3 if self.gold == seat else 0

    def promise(self, table: Royale, seat: i64) -> i64:
        if seat != table.seat:
            return 0
        return ESTIMATE_OF_GOLD if self.result == GOLD_SPACE else ESTIMATE

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if self.result == DIE_ACTION:
            return refuse_die_action(table, event)
        if isinstance(event, Activate) and self.result == ANOTHER_TILE:
            return Refusal("LVR-208", {"casino": event.casino + 1})
        if isinstance(event, PutGold) and self.result == GOLD_SPACE:
            return Refusal("LVR-205", {"kind": KINDS[event.kind]})
        if isinstance(event, Choose) and self.result == NOBODY:
            return Refusal("LVR-200", {"result": event.result + 1})
        return Refusal("LVR-207") if isinstance(event, Decline) else None
