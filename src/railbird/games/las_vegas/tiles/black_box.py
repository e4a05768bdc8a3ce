"""Black Box: the left neighbour of the winner makes two hidden piles, the winner takes one (LVR-170 to LVR-174)."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import pick, size
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.state import UNBEATEN
from railbird.games.las_vegas.tiles.tile import BOX, Tile
from railbird.games.las_vegas.tiles.words import DIVIDE, HALF, PILES, SPLIT, TAKE, TOKEN_COUNTS, Decline, Divide, Split, TakePile

MIX: Final = [[8, 1, 1], [3, 1, 2, 1, 1], [1, 1, 1, 1, 1, 1]]
"""How often each first pile of one, two and three tokens is made in play that gives nothing away: both are worth the same on average."""


@mypyc_attr(acyclic=True)
class BlackBox(Tile):
    """Printed: what a high, a low and a blank token are worth."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("black-box", printed, BOX)
        self.winner: i64 = NOBODY
        self.first: i64 = 0
        """Tokens in the first pile; 0 before it is made."""
        self.pile: i64 = 0
        """Which tokens these are, as a place among `PILES`; 0 before they are divided."""

    def copy(self) -> Tile:
        twin = BlackBox(self.printed)
        self.copy_onto(twin)
        twin.winner = self.winner
        twin.first = self.first
        twin.pile = self.pile
        return twin

    def pay_out(self, table: Royale) -> None:
        """LVR-174: for the player who took the higher note here."""
        winner = table.casinos[self.casino].strongest(UNBEATEN)
        if table.is_seat(winner):
            self.winner = winner
            table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-171, LVR-172: the left neighbour makes piles, first how many tokens and then in secret which; the winner chooses."""
        if self.first == 0:
            return Decide(table.seat_after(self.winner), SPLIT)
        if self.pile == 0:
            return Decide(table.seat_after(self.winner), DIVIDE[self.first - 1], True)
        return Decide(self.winner, TAKE)

    def apply(self, table: Royale, event: Event) -> None:
        divider = table.seat_after(self.winner)
        if isinstance(event, Split):
            self.first = event.tokens
            if table.scribe is not None:
                table.scribe.tell(facts.Splits(divider, event.tokens, size(TOKEN_COUNTS) - event.tokens))
        elif isinstance(event, Divide):
            self.pile = event.pile
            if table.scribe is not None:
                table.scribe.tell(facts.DividesTokens(self.sum_of_pile(True), self.sum_of_pile(False)), divider)
        elif isinstance(event, TakePile):
            self.open(table, self.sum_of_pile(event.is_first), self.sum_of_pile(not event.is_first))

    def open(self, table: Royale, taken: i64, left: i64) -> None:
        """LVR-172, LVR-173: the pile is paid, and everybody sees both."""
        if table.scribe is not None:
            table.scribe.tell(facts.TakesPile(self.winner, taken, left))
        table.award(self.winner, taken, self)
        self.winner = NOBODY
        self.first = 0
        self.pile = 0
        table.resolve()

    def sum_of_pile(self, is_first: bool) -> i64:
        total: i64 = 0
        for kind in range(len(self.printed)):
            tokens = PILES[self.pile][kind]
            total += self.printed[kind] * (tokens if is_first else TOKEN_COUNTS[kind] - tokens)
        return total

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        if isinstance(event, Decline):
            return Refusal("LVR-171") if self.pile == 0 else Refusal("LVR-172")
        return None

    def hides(self, table: Royale, seat: i64) -> bool:
        """LVR-173: only the one who divides knows the piles."""
        return self.pile != 0 and seat != table.seat_after(self.winner)

    def redeal(self, table: Royale, rng: Random) -> None:
        """Piles of these sizes, as often as good play makes them."""
        mix = MIX[self.first - 1]
        made = DIVIDE[self.first - 1][pick(mix, rng.randrange(size(mix)))]
        assert isinstance(made, Divide)
        self.pile = made.pile

    def worth(self, table: Royale, seat: i64) -> i64:
        """Half of all tokens for the winner."""
        if table.casinos[self.casino].strongest(UNBEATEN) != seat:
            return 0
        total: i64 = 0
        for kind in range(len(self.printed)):
            total += self.printed[kind] * TOKEN_COUNTS[kind]
        return total // 2

    def advise(self, table: Royale, rng: Random) -> Event | None:
        """Three and three at random give the winner half whatever happens; one pile is then as good as the other."""
        if self.first == 0:
            return SPLIT[HALF - 1]
        if self.pile == 0:
            mix = MIX[self.first - 1]
            return DIVIDE[self.first - 1][pick(mix, rng.randrange(size(mix)))]
        return TAKE[rng.randrange(2)]
