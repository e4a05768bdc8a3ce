"""A shrewd player of the edition of 2012: weighs what each casino will probably pay when all dice have been placed."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Policy, State
from railbird.games.las_vegas.policy import after_placing
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import CASINOS, ROW, UNBEATEN, Casino, Place

DIE_PRICE: Final = 16_000.0
"""What a die is worth elsewhere: dice that are spent cannot win again."""
BLOCKING: Final = 0.5
"""Taking a dollar from the others together counts for so much."""
NEXT: Final = 0.1
"""How much likelier each die in hand makes it that a row gets one more."""
MOST: Final = 16
"""More dice than come to one row."""
WORST: Final = -1e9


def chances() -> vec[float]:
    """How likely so many of the dice in hand show one number: by dice times MOST, and by how many it shall be."""
    found = vec[float]([0.0] * (MOST * MOST))
    for dice in range(MOST):
        for wanted in range(dice + 1):
            found[MOST * dice + wanted] = float(comb(dice, wanted) * (CASINOS - 1) ** (dice - wanted)) / float(CASINOS**dice)
    return found


def at_least(exactly: vec[float]) -> vec[float]:
    """How likely at least so many do."""
    found = vec[float](exactly)
    for place in range(MOST * MOST - 2, -1, -1):
        if place % MOST < MOST - 1:
            found[place] += found[place + 1]
    return found


EXACTLY: Final = chances()
AT_LEAST: Final = at_least(EXACTLY)


class Shrewd(Policy):
    """The option that adds most to what its owner may expect of one casino, less what it costs."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LasVegas)
        best = turn.options[0]
        if len(turn.options) == 1:
            return best
        hands = dice_in_hands(state)
        best_worth = WORST
        for option in turn.options:
            worth = self.worth(state, turn.seat, option, hands)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def worth(self, state: LasVegas, seat: i64, option: Event, hands: vec[i64]) -> float:
        """Dollars to be expected, less the price of the dice."""
        assert isinstance(option, Place)
        casino = state.casinos[option.casino]
        filled = after_placing(state, seat, option)
        spent = filled.strength(seat) - casino.strength(seat)
        seats: i64 = len(state.players)
        before = self.outlook(casino, seat, seats, hands)
        hands[seat] -= spent
        after = self.outlook(filled, seat, seats, hands)
        hands[seat] += spent
        return after - before - DIE_PRICE * float(spent)

    def outlook(self, casino: Casino, seat: i64, seats: i64, hands: vec[i64]) -> float:
        """What the seat may expect here, less a part of what the others may."""
        strength = casino.strength(seat)
        more = min(1.0, NEXT * float(hands[seat]))
        mine = (1.0 - more) * expected(casino, seat, strength, hands) + more * expected(casino, seat, strength + 1, hands)
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += expected(casino, other, casino.strength(other), hands)
        return mine - BLOCKING * others / float(seats - 1)


def dice_in_hands(table: LasVegas) -> vec[i64]:
    """What every row may still get; the last is that of the virtual player."""
    seats: i64 = len(table.players)
    hands = vec[i64]([0] * (seats + 1))
    for seat, player in enumerate(table.players):
        hands[seat] = player.small
        hands[seats] += player.white
    return hands


def expected(casino: Casino, row: i64, strength: i64, hands: vec[i64]) -> float:
    """What a row of this strength is paid on average, if it stays so and each of the others gets what dice in hand bring by chance."""
    if strength == 0:
        return 0.0
    notes = casino.notes
    stronger = vec[float]([0.0] * len(notes))
    """How likely so many rows are stronger, if none is equal."""
    stronger[0] = 1.0
    alone = 1.0
    dice = casino.dice
    for other in range(casino.rows):
        wanted = strength - (dice & UNBEATEN)
        dice >>= ROW
        if other == row:
            continue
        passing = 1.0
        if wanted >= 0:
            place = MOST * hands[other] + wanted
            equal = EXACTLY[place]
            if equal == 1.0:
                return 0.0
            alone *= 1.0 - equal
            passing = (AT_LEAST[place] - equal) / (1.0 - equal)
        for rank in range(len(notes) - 1, 0, -1):
            stronger[rank] += passing * (stronger[rank - 1] - stronger[rank])
        stronger[0] *= 1.0 - passing
    pay = 0.0
    for rank in range(len(notes)):
        pay += stronger[rank] * float(notes[rank])
    return alone * pay
