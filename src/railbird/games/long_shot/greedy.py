"""A greedy player: wants what is worth most to itself at once, and plays cards as soon as it may."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Policy, State
from railbird.games.long_shot.outlook import Outlook
from railbird.games.long_shot.pieces import Bet, Buy, Choose, Keep, Move, Pass, Play, Reroll, Sell
from railbird.games.long_shot.rules import LongShot

CARD: Final = 1.0
"""What playing a card is worth besides the money that it brings."""
SALE: Final = -0.5
CHANCE: Final = -1.0
"""A new roll may be worse."""
NEVER: Final = -1e9


class Greedy(Policy):
    """Buys and bets by what horses can expect; does not mind what others get."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LongShot)
        best = turn.options[0]
        if len(turn.options) == 1:
            return best
        outlook = Outlook(state)
        now = outlook.expectation(state, turn.seat)
        best_worth = NEVER
        for option in turn.options:
            worth = self.worth(state, turn.seat, option, outlook, now)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best

    def worth(self, table: LongShot, seat: i64, option: Event, outlook: Outlook, now: float) -> float:
        if isinstance(option, Play):
            return CARD + float(table.box.cards[option.kind].effect.money)
        if isinstance(option, Sell):
            return SALE
        if isinstance(option, Reroll):
            return CHANCE
        if isinstance(option, (Pass, Keep)):
            return 0.0
        if isinstance(option, (Bet, Buy, Move, Choose)):
            twin = table.copy()
            assert isinstance(twin, LongShot)
            twin.apply(option)
            return outlook.expectation(twin, seat) - now
        return CARD / 2.0
