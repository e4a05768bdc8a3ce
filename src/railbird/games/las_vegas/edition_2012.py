"""Las Vegas of 2012 where it differs from the base game. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from railbird.core.chance import Bag, Dice, count
from railbird.core.contract import Event, Refusal, State
from railbird.games.las_vegas import facts
from railbird.games.las_vegas.rules import LasVegas, sit_down
from railbird.games.las_vegas.state import CASINOS, Box, Casino, Note, Pass


class LasVegas2012(LasVegas):
    """A table of the first edition."""

    def copy(self) -> State:
        twin = LasVegas2012(self.box)
        self.copy_onto(twin)
        return twin

    def open_round(self) -> None:
        """LV-76: returned notes are shuffled when the deck is used up; casinos without notes stay empty."""
        super().open_round()
        self.refill()

    def refill(self) -> None:
        if self.filled == CASINOS or self.deck.left > 0:
            return
        self.deck = Bag(self.under, self.box.notes)
        self.under = [0] * len(self.under)
        if self.deck.left == 0:
            self.filled = CASINOS
            self.lay_out()

    def is_filled(self, casino: Casino) -> bool:
        """LV-72: notes are drawn until they are worth enough."""
        return casino.worth >= self.box.least_prize

    def rank_casinos(self) -> None:
        """LV-72: each casino keeps the notes drawn for it."""

    def place(self, casino: i64) -> None:
        """LV-13, LV-82: own and white dice of the number go together; white ones count for the virtual player."""
        roll = self.roll
        assert roll is not None
        own = count(roll.first, casino)
        white = count(roll.second, casino) if roll.second else 0
        me = self.players[self.seat]
        me.small -= own
        self.casinos[casino].add(self.seat, own, 0)
        if white > 0:
            me.white -= white
            self.casinos[casino].add(len(self.players), white, 0)
        if self.scribe is not None:
            self.scribe.tell(facts.Places(self.seat, casino + 1, own, 0, white))

    def pay_out(self) -> None:
        """LV-74: the start moves one seat on, whoever won."""
        starter = self.seat_after(self.starter)
        super().pay_out()
        self.starter = starter

    def neutral_roll(self) -> Dice:
        """LV-81: the start player rolls the odd white dice first."""
        return EXTRA[self.starter]

    def refusal(self, seat: i64, event: Event) -> Refusal:
        if isinstance(event, Note) and self.round < self.box.rounds:
            return Refusal("LV-72")
        if isinstance(event, Pass) and self.roll is not None and seat == self.seat:
            return Refusal("LV-77")
        return super().refusal(seat, event)


EXTRA_WHITE: Final = 2
EXTRA: Final = [Dice(EXTRA_WHITE, 0, seat) for seat in range(3)]


def new_table_2012(box: Box, seats: int) -> LasVegas2012:
    table = LasVegas2012(box)
    sit_down(table, seats)
    return table
