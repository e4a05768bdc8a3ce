"""The end of a round worked out exactly: every roll with its weight, and every seat takes what is best for itself."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Chance, Decide, Event, Over
from railbird.core.search import Guide, result
from railbird.games.las_vegas.rules import LasVegas

WORK: Final = [0, 1, 8, 60]
"""How long it takes, by the number of dice in all hands; every chip that may still be spent doubles, trebles … it."""
MOST_WORK: Final = 240


def is_near(table: LasVegas) -> bool:
    """Whether the round is so near its end that working it out takes no longer than searching."""
    dice: i64 = 0
    spending: i64 = 1
    for player in table.players:
        dice += player.small + player.big + player.white
        spending *= player.chips + 1
    return dice < len(WORK) and WORK[dice] * spending <= MOST_WORK


class Ending:
    """What the rest of a round is worth to every seat, remembered for every position that was met."""

    def __init__(self, table: LasVegas, guide: Guide, rng: Random) -> None:
        self.round: Final[i64] = table.round
        self.guide: Final = guide
        self.rng: Final = rng
        self.known: Final[dict[tuple[int, ...], vec[float]]] = {}

    def best(self, table: LasVegas, turn: Decide) -> Event:
        """The option worth most to the seat that decides; among equals the first offered."""
        best = turn.options[0]
        best_worth = -1.0
        for option in turn.options:
            worth = self.value(after(table, option))[turn.seat]
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def value(self, table: LasVegas) -> vec[float]:
        """What the position promises: somebody is about to roll, or the round is over."""
        if table.round != self.round:
            turn = table.pending()
            prospect = result(turn) if isinstance(turn, Over) else self.guide.judge(table, self.rng)
            return prospect.payoffs()
        place = position(table)
        found = self.known.get(place)
        if found is None:
            found = self.average(table)
            self.known[place] = found
        return found

    def average(self, table: LasVegas) -> vec[float]:
        """Over all rolls, each answered by the option that is best for whoever rolled."""
        total = vec[float]([0.0] * len(table.players))
        dice = table.pending()
        assert isinstance(dice, Chance)
        ways = float(dice.ways())
        for roll, weight in dice.outcomes():
            rolled = after(table, roll)
            turn = rolled.pending()
            assert isinstance(turn, Decide)
            worth = self.value(after(rolled, self.best(rolled, turn)))
            for seat in range(len(total)):
                total[seat] += worth[seat] * float(weight) / ways
        return total


def after(table: LasVegas, event: Event) -> LasVegas:
    twin = table.copy()
    assert isinstance(twin, LasVegas)
    twin.apply(event)
    return twin


def position(table: LasVegas) -> tuple[int, ...]:
    """All that changes before the payout."""
    found: list[int] = [table.seat]
    for player in table.players:
        found.append(player.small)
        found.append(player.big)
        found.append(player.white)
        found.append(player.chips)
    for casino in table.casinos:
        found.append(casino.dice)
    return tuple(found)
