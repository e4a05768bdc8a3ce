"""A shrewd player counts cards and draws while that promises a larger part of the crystals; a greedy one wants points."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Decide, Event, Policy, State
from railbird.games.eight28.counting import Count, count_cards
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import (
    DECLINE,
    DUAL,
    FIRST_GOAL,
    JOIN_FIRST,
    JOIN_SECOND,
    SECOND_GOAL,
    TAKE,
    UNDECIDED,
    Player,
    highest,
    least_value,
)

HALF: Final = 1_000_000
"""A whole half of the centre; hopes are parts of it."""
DUALS: Final = 3
"""None, one or two 1/11 cards: a third can never be raised."""
NEAR_8: Final = 4
NEAR_28: Final = 10
"""A rival who still draws ends on one of so many totals up to the goal, all equally likely, …"""
MISS_8: Final = 8
MISS_28: Final = 6
"""… or on none of them, with so many times the chance of one."""


@mypyc_attr(acyclic=True)
class Hopes:
    """What part of each half a total may hope for."""

    def __init__(self) -> None:
        self.first: Final = vec[i64]([HALF] * (FIRST_GOAL + 1))
        self.second: Final = vec[i64]([HALF] * (SECOND_GOAL + 1))

    def meet(self, rival: Player, count: Count, least_for_second: i64) -> None:
        """Lower all hopes by what is known of a rival: open cards, and whether the last answer was no."""
        if rival.is_out():
            return
        first = vec[i64]([0] * (FIRST_GOAL + 1))
        second = vec[i64]([0] * (SECOND_GOAL + 1))
        if rival.has_declined:
            for card in range(1, DUAL + 1):
                self.settle(rival, card, count.unseen[card - 1], least_for_second, first, second)
            lower(self.first, first, count.cards)
            lower(self.second, second, count.cards)
            return
        if rival.open < FIRST_GOAL:
            for step in range(NEAR_8):
                first[FIRST_GOAL - step] = 1
            lower(self.first, first, NEAR_8 + MISS_8)
        for step in range(NEAR_28):
            second[SECOND_GOAL - step] = 1
        lower(self.second, second, NEAR_28 + MISS_28)

    def settle(self, rival: Player, hidden: i64, ways: i64, least_for_second: i64, first: vec[i64], second: vec[i64]) -> None:
        """A rival who declines stays on what the hidden card makes, and joins the half with the nearer goal."""
        least = rival.open + least_value(hidden)
        most = highest(least, rival.open_duals + 1 if hidden == DUAL else rival.open_duals)
        if least <= FIRST_GOAL and (most < least_for_second or FIRST_GOAL - least <= SECOND_GOAL - most):
            first[least] += ways
        elif most <= SECOND_GOAL:
            second[most] += ways

    def of(self, least: i64, duals: i64, least_for_second: i64) -> i64:
        """What a hand may hope for as it is."""
        if least > SECOND_GOAL:
            return 0
        most = highest(least, duals)
        if least == FIRST_GOAL and most == SECOND_GOAL:
            return 2 * HALF
        second = self.second[most] if most >= least_for_second else 0
        return max(self.first[least], second) if least <= FIRST_GOAL else second


def lower(hopes: vec[i64], rivals: vec[i64], ways: i64) -> None:
    """Rivals above a total take its half, rivals on it take every second part."""
    above: i64 = 0
    for total in range(len(hopes) - 1, 0, -1):
        level = rivals[total]
        hopes[total] = hopes[total] * (2 * ways - 2 * above - level) // (2 * ways)
        above += level


class Greedy(Policy):
    """Draws as long as more of the cards that it has not seen keep it in than put it out, and joins the half whose goal is nearer."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, Eight28)
        me = state.players[turn.seat]
        least = me.least()
        most = highest(least, me.duals())
        if state.is_revealed:
            return JOIN_FIRST if FIRST_GOAL - least < SECOND_GOAL - most else JOIN_SECOND
        count = count_cards(state, turn.seat)
        return TAKE if 2 * count.bust(least) < count.cards and most < SECOND_GOAL else DECLINE


class Shrewd(Policy):
    """Draws if the best that may come of it is worth more than the hand as it is."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, Eight28)
        if state.is_revealed:
            return self.half(state, turn.seat)
        me = state.players[turn.seat]
        count = count_cards(state, turn.seat)
        least = me.least()
        duals = min(me.duals(), DUALS - 1)
        if count.bust(least) == count.cards:
            return DECLINE
        hopes = Hopes()
        for player in state.players:
            if player is not me:
                hopes.meet(player, count, state.box.least_for_second)
        drawing = self.drawing(least, duals, count, hopes, state.box.least_for_second)
        return TAKE if drawing > hopes.of(least, duals, state.box.least_for_second) else DECLINE

    def drawing(self, least: i64, duals: i64, count: Count, hopes: Hopes, least_for_second: i64) -> i64:
        """The expected part of a half if a card is taken and every later answer is best, with the unseen cards as they are now."""
        best = vec[i64]([0] * (DUALS * (SECOND_GOAL + DUAL)))
        for total in range(SECOND_GOAL, least, -1):
            for raised in range(duals, DUALS):
                going_on = expected(total, raised, count, best)
                best[DUALS * total + raised] = max(going_on, hopes.of(total, raised, least_for_second))
        return expected(least, duals, count, best)

    def half(self, state: Eight28, seat: i64) -> Event:
        """The half that promises more, when all cards are known."""
        first = self.share(state, seat, FIRST_GOAL)
        return JOIN_FIRST if first > self.share(state, seat, SECOND_GOAL) else JOIN_SECOND

    def share(self, state: Eight28, seat: i64, half: i64) -> i64:
        """My part of a half if those who have yet to choose join it too."""
        mine = state.total_for(state.players[seat], half)
        equal: i64 = 0
        for player in state.players:
            if player.half == half or player.half == UNDECIDED:
                total = state.total_for(player, half)
                if total > mine:
                    return 0
                if total == mine:
                    equal += 1
        return HALF // equal


def expected(least: i64, duals: i64, count: Count, best: vec[i64]) -> i64:
    """The mean of `best` over the next card."""
    unseen = count.unseen
    worth = unseen[DUAL - 1] * best[DUALS * (least + 1) + min(duals + 1, DUALS - 1)]
    for card in range(1, DUAL):
        worth += unseen[card - 1] * best[DUALS * (least + card) + duals]
    return worth // count.cards
