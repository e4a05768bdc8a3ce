"""Fifty Fifty: stop, or bet that the next sum is higher or lower (LVR-70 to LVR-77)."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Rolled
from railbird.core.contract import NOBODY, Decide, Event, Pending
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.tiles.tile import BLACK_DICE, Tile, sum_of
from railbird.games.las_vegas.tiles.words import STOP_OR_BET, Bet, Stop

ARROW: Final = NOBODY
NO_BET: Final = 0
HIGHER: Final = 1
LOWER: Final = 2
"""Their places among the options."""
MIDDLE: Final = 7


@mypyc_attr(acyclic=True)
class FiftyFifty(Tile):
    """Printed: the cells after the arrow."""

    def __init__(self, printed: list[int], hopes: list[list[int]]) -> None:
        super().__init__("fifty-fifty", printed)
        self.hopes: Final = hopes
        """What each cell and sum is worth in the best play."""
        self.cell: i64 = ARROW
        self.sum: i64 = 0
        """What the black dice showed last."""
        self.bet: i64 = NO_BET
        """NO_BET, HIGHER or LOWER."""

    def copy(self) -> Tile:
        twin = FiftyFifty(self.printed, self.hopes)
        self.copy_onto(twin)
        twin.cell = self.cell
        twin.sum = self.sum
        twin.bet = self.bet
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-71, LVR-72, LVR-77: roll; then stop, or bet and roll again."""
        if self.cell == ARROW or self.bet != NO_BET:
            return BLACK_DICE[table.seat]
        return Decide(table.seat, STOP_OR_BET)

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, Rolled):
            table.tell_black(table.seat, self, event)
            self.roll(table, sum_of(event))
        elif isinstance(event, Bet):
            self.bet = HIGHER if event.is_higher else LOWER
            if table.scribe is not None:
                table.scribe.tell(facts.Bets(table.seat, event.is_higher, self.sum))
        elif isinstance(event, Stop):
            if table.scribe is not None and self.printed[self.cell] == 0:
                table.scribe.tell(facts.Declines(table.seat, tile_name(self)))
            self.finish(table, self.printed[self.cell])

    def roll(self, table: Royale, total: i64) -> None:
        """LVR-71, LVR-73 to LVR-75: on to the next cell, unless the bet is lost; an equal sum loses."""
        if self.cell != ARROW and not self.is_won(total):
            if table.scribe is not None:
                table.scribe.tell(facts.BetLost(table.seat))
            self.finish(table, 0)
            return
        self.cell += 1
        self.sum = total
        self.bet = NO_BET
        if self.cell == len(self.printed) - 1:
            self.finish(table, self.printed[self.cell])

    def is_won(self, total: i64) -> bool:
        return total > self.sum if self.bet == HIGHER else total < self.sum

    def finish(self, table: Royale, amount: i64) -> None:
        """LVR-76: the counter goes back to the arrow."""
        self.cell = ARROW
        self.sum = 0
        self.bet = NO_BET
        table.award(table.seat, amount, self)
        table.resolve()

    def promise(self, table: Royale, seat: i64) -> i64:
        """What the first roll is worth; later ones are advised."""
        return mean(self.hopes[0]) if seat == table.seat else 0

    def advise(self, table: Royale, rng: Random) -> Event | None:
        """Stop where the cell is worth more than the better bet, which is on the larger side."""
        if self.printed[self.cell] >= self.hopes[self.cell][self.sum]:
            return STOP_OR_BET[NO_BET]
        return STOP_OR_BET[HIGHER] if self.sum < MIDDLE else STOP_OR_BET[LOWER]


WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""How many of the 36 rolls give each sum."""


def best_play(printed: list[int]) -> list[list[int]]:
    """What a player may hope for on each cell after each sum, from the last cell back."""
    hopes = [[amount] * len(WAYS) for amount in printed]
    for cell in range(len(printed) - 2, -1, -1):
        for total in range(2, len(WAYS)):
            ahead = [hopes[cell + 1][other] * WAYS[other] for other in range(len(WAYS))]
            hopes[cell][total] = max(printed[cell], sum(ahead[total + 1 :]) // 36, sum(ahead[:total]) // 36)
    return hopes


def mean(hopes: list[int]) -> i64:
    """Over all rolls."""
    total: i64 = 0
    for roll in range(len(WAYS)):
        total += hopes[roll] * WAYS[roll]
    return total // 36
