"""Three quick players: for what they would gain now, for the largest note at hand, and with a mind for dice and what others get."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.chance import count
from railbird.core.contract import NOBODY, Decide, Event, Policy, State
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import UNBEATEN, Casino, Pass, Place

DIE_PRICE: Final = 9_000
"""What a point of strength is worth elsewhere: dice that are spent cannot win again."""
BLOCKING: Final = 2
"""Taking a dollar from the others together counts for one part in so many."""
WORST: Final = -1_000_000_000


class Greedy(Policy):
    """The option that adds most to what its owner would be paid, if the round were over."""

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
        """Dollars gained; a chip is lost."""
        if isinstance(option, Pass):
            return -state.box.chip_value
        assert isinstance(option, Place)
        return pay(after_placing(state, seat, option), seat) - pay(state.casinos[option.casino], seat)


class Dazzled(Greedy):
    """The option that leaves its owner with the largest note, even one that was its own before."""

    def worth(self, state: LasVegas, seat: i64, option: Event) -> i64:
        """Dollars that this casino would pay."""
        assert isinstance(option, Place)
        return pay(after_placing(state, seat, option), seat)


class Thrifty(Greedy):
    """The option after which its owner stands best, if the round were over and dice in hand could be sold."""

    def worth(self, state: LasVegas, seat: i64, option: Event) -> i64:
        """Dollars gained and taken from others, less the price of the dice or of the chip."""
        if isinstance(option, Pass):
            return -state.box.chip_value
        assert isinstance(option, Place)
        casino = state.casinos[option.casino]
        filled = after_placing(state, seat, option)
        spent = filled.strength(seat) - casino.strength(seat)
        seats: i64 = len(state.players)
        return edge(filled, seat, seats) - edge(casino, seat, seats) - DIE_PRICE * spent


def after_placing(table: LasVegas, seat: i64, option: Place) -> Casino:
    """The casino with the dice that the seat would place there."""
    roll = table.roll
    assert roll is not None
    casino = table.casinos[option.casino].copy()
    small = count(roll.first, option.casino)
    other = count(roll.second, option.casino)
    if table.box.white > 0:
        casino.add(seat, small, 0)
        casino.add(len(table.players), other, 0)
    else:
        casino.add(seat, small, other)
    return casino


def pay(casino: Casino, seat: i64) -> i64:
    """What the seat would be paid here now."""
    below: i64 = UNBEATEN
    for note in casino.notes:
        row = casino.strongest(below)
        if row == seat:
            return note
        if row == NOBODY:
            break
        below = casino.strength(row)
    return 0


def edge(casino: Casino, seat: i64, seats: i64) -> i64:
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
