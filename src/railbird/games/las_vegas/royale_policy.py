"""The greedy player at a table with tiles: looks one step ahead, and asks each tile what it is worth."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import NOBODY, Decide, Event, Policy, State
from railbird.games.las_vegas.policy import BLOCKING, DIE_PRICE, edge
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.state import BIG_STRENGTH, CASINOS
from railbird.games.las_vegas.tiles.tile import NOTES

WORST: Final = -(10**9)
CERTAIN: Final = 4
"""What lies in a closed casino is safer by one part in so many."""


class RoyaleGreedy(Policy):
    """The option after which its owner stands best, if the round were paid out at once and every tile did what it does on average."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, Royale)
        if state.asking != NOBODY:
            advice = state.tiles[state.asking].advise(state, rng)
            if advice is not None:
                return advice
        best = turn.options[0]
        if len(turn.options) == 1:
            return best
        best_value: i64 = WORST
        for option in turn.options:
            twin = state.copy()
            twin.apply(option)
            assert isinstance(twin, Royale)
            value = self.value(twin, turn.seat, state.round)
            if value > best_value:
                best = option
                best_value = value
        return best

    def value(self, table: Royale, seat: i64, this_round: i64) -> i64:
        """What the seat has and may expect in this round, less a part of what the others have."""
        seats: i64 = len(table.players)
        mine: i64 = 0
        others: i64 = 0
        for other in range(seats):
            assets = self.assets(table, other) if table.round == this_round else self.score(table, other)
            if other == seat:
                mine = assets
            else:
                others += assets
        value = mine - others // (BLOCKING * (seats - 1))
        return value + self.casinos(table, seat) if table.round == this_round else value

    def score(self, table: Royale, seat: i64) -> i64:
        """Once the round is over, without the chips of the next one."""
        me = table.players[seat]
        new_chips = table.box.chips_per_round if table.round < table.box.rounds else 0
        return me.money + table.box.chip_value * (me.chips - new_chips)

    def assets(self, table: Royale, seat: i64) -> i64:
        """Money, chips, dice in hand, and what the tiles promise."""
        me = table.players[seat]
        assets = me.money + table.box.chip_value * me.chips + DIE_PRICE * (me.small + BIG_STRENGTH * me.big)
        for tile in table.tiles:
            assets += tile.worth(table, seat)
        if table.asking != NOBODY:
            assets += table.tiles[table.asking].promise(table, seat)
        return assets

    def casinos(self, table: Royale, seat: i64) -> i64:
        """What the casinos would pay now, as long as they have not paid."""
        if table.due > NOTES * CASINOS:
            return 0
        total: i64 = 0
        for number in range(CASINOS):
            worth = edge(table.casinos[number], seat, len(table.players))
            total += worth + worth // CERTAIN if number == table.closed else worth
        return total
