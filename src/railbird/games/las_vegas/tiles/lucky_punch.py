"""Lucky Punch: hide one to three tokens, the left neighbour guesses (LVR-40 to LVR-45)."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import pick, size
from railbird.core.contract import Decide, Event, Pending, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.tiles.words import GUESS, HIDE, Decline, Guess, Hide


@mypyc_attr(acyclic=True)
class LuckyPunch(Tile):
    """Printed: the awards for one, two and three tokens."""

    def __init__(self, printed: list[int]) -> None:
        super().__init__("lucky-punch", printed)
        self.fist: i64 = 0
        """Tokens hidden in the hand of the player whose turn it is."""

    def copy(self) -> Tile:
        twin = LuckyPunch(self.printed)
        self.copy_onto(twin)
        twin.fist = self.fist
        return twin

    def activate(self, table: Royale) -> None:
        table.ask(self)

    def pending(self, table: Royale) -> Pending:
        """LVR-40, LVR-41, LVR-45: hide, then the seat to the left guesses; neither can be refused."""
        if self.fist == 0:
            return Decide(table.seat, HIDE, True)
        return Decide(table.seat_after(table.seat), GUESS)

    def apply(self, table: Royale, event: Event) -> None:
        if isinstance(event, Hide):
            self.fist = event.tokens
            if table.scribe is not None:
                table.scribe.tell(facts.Hides(table.seat))
                table.scribe.tell(facts.HidesTokens(event.tokens), table.seat)
        elif isinstance(event, Guess):
            self.guess(table, event.tokens)

    def guess(self, table: Royale, tokens: i64) -> None:
        """LVR-42 to LVR-44: a wrong guess pays what the fist is worth; the fist is opened either way."""
        fist = self.fist
        self.fist = 0
        if table.scribe is not None:
            table.scribe.tell(facts.Guesses(table.seat_after(table.seat), tokens, table.seat, fist))
        if tokens != fist:
            table.award(table.seat, self.printed[fist - 1], self)
        table.resolve()

    def refusal(self, table: Royale, event: Event) -> Refusal | None:
        return Refusal("LVR-45") if isinstance(event, Decline) else None

    def hides(self, table: Royale, seat: i64) -> bool:
        """LVR-44: only the one who hides knows."""
        return self.fist != 0 and seat != table.seat

    def redeal(self, table: Royale, rng: Random) -> None:
        mix = self.hiding_mix()
        self.fist = 1 + pick(mix, rng.randrange(size(mix)))

    def hiding_mix(self) -> list[int]:
        """Weights of hiding one, two and three against which every guess is equally good: the smaller the award, the more often."""
        one, two, three = self.printed
        return [two * three, one * three, one * two]

    def guessing_mix(self) -> list[int]:
        """Weights of guessing one, two and three against which every fist is equally good."""
        mix = self.hiding_mix()
        return [size(mix) - 2 * weight for weight in mix]

    def promise(self, table: Royale, seat: i64) -> i64:
        """The value of the guessing game when both play well."""
        mix = self.hiding_mix()
        return 2 * mix[0] * self.printed[0] // size(mix) if seat == table.seat else 0

    def advise(self, table: Royale, rng: Random) -> Event | None:
        if self.fist == 0:
            return HIDE[pick(self.hiding_mix(), rng.randrange(size(self.hiding_mix())))]
        return GUESS[pick(self.guessing_mix(), rng.randrange(size(self.guessing_mix())))]
