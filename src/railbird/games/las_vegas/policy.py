"""A greedy player: takes what is worth most now, ties and blocking considered."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.chance import count
from railbird.core.contract import NOBODY, Decide, Event, Policy, State
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import BIG_STRENGTH, UNBEATEN, Casino, Pass, Place

DIE_PRICE: Final = 9_000
"""What a point of strength is worth elsewhere: dice that are spent cannot win again."""
WORST: Final = -1_000_000_000
BLOCKING: Final = 2
"""Taking a dollar from the others together counts for one part in so many."""


class Greedy(Policy):
    """The option after which its owner stands best, if the round were paid out at once."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LasVegas)
        best = turn.options[0]
        if len(turn.options) == 1:
            return best
        best_worth: i64 = WORST
        for option in turn.options:
            worth = self.worth(state, turn.seat, option)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def worth(self, state: LasVegas, seat: i64, option: Event) -> i64:
        """Dollars gained and taken from others, less the price of the dice or of the chip."""
        if isinstance(option, Pass):
            return -state.box.chip_value
        assert isinstance(option, Place)
        roll = state.roll
        assert roll is not None
        small = count(roll.first, option.casino)
        big = count(roll.second, option.casino)
        casino = state.casinos[option.casino]
        before = self.edge(casino, seat, len(state.players))
        after_placing = casino.copy()
        if state.box.white > 0:
            after_placing.add(seat, small, 0)
            after_placing.add(len(state.players), big, 0)
            spent = small
        else:
            after_placing.add(seat, small, big)
            spent = small + BIG_STRENGTH * big
        return self.edge(after_placing, seat, len(state.players)) - before - DIE_PRICE * spent

    def edge(self, casino: Casino, seat: i64, seats: i64) -> i64:
        """What the seat would be paid here now, less a part of what the others would."""
        mine: i64 = 0
        others: i64 = 0
        below: i64 = UNBEATEN
        for note in casino.notes:
            row = casino.strongest(below)
            if row == NOBODY:
                break
            below = casino.strength(row)
            if row == seat:
                mine = note
            elif row < seats:
                others += note
        return mine - others // (BLOCKING * (seats - 1))
