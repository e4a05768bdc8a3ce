"""828-60: once all cards lie open, the halves are chosen one after the other and nothing is left to chance."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec

from railbird.core.contract import Decide, Event, Over
from railbird.core.search import Guide, result
from railbird.games.eight28.rules import Eight28


def best_half(table: Eight28, turn: Decide, guide: Guide, rng: Random) -> Event:
    """What is best for the seat that chooses, when those who choose after it do what is best for them."""
    best = turn.options[0]
    best_worth = -1.0
    for option in turn.options:
        twin = table.copy()
        assert isinstance(twin, Eight28)
        twin.apply(option)
        worth = distribution(twin, guide, rng)[turn.seat]
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def distribution(table: Eight28, guide: Guide, rng: Random) -> vec[float]:
    """What every seat may expect when all offers of the round are over; the table moves on to where the crystals are paid."""
    turn = table.pending()
    while isinstance(turn, Decide) and table.is_revealed:
        table.apply(best_half(table, turn, guide, rng))
        turn = table.pending()
    prospect = result(turn) if isinstance(turn, Over) else guide.judge(table, rng)
    return prospect.payoffs()
