"""What a search knows of the race: it looks a round ahead, then weighs how the race may end."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec

from railbird.core.contract import NOBODY, State
from railbird.core.search import ROUND, Guide, Prospect, promise
from railbird.games.long_shot.outlook import Outlook
from railbird.games.long_shot.policy import CARD_WORTH, REROLL_WORTH, Greedy
from railbird.games.long_shot.rules import LongShot

SPREAD: Final = 20.0
"""How much a final score wavers around what can be expected."""


class LongShotGuide(Guide):
    """Everybody plays greedily until each has had a turn."""

    def __init__(self) -> None:
        super().__init__(Greedy(), ROUND)

    def judge(self, state: State, rng: Random) -> Prospect:
        """Money in hand, what horses and bets can expect, and what cards and tokens may still be good for."""
        assert isinstance(state, LongShot)
        outlook = Outlook(state)
        outlook.expect(state)
        scores = vec[float]([float(score) for score in state.standing()])
        for horse in state.horses:
            if horse.owner != NOBODY:
                scores[horse.owner] += outlook.prize[horse.number]
        for seat, player in enumerate(state.players):
            scores[seat] += outlook.winnings(player) + CARD_WORTH * float(len(player.hand))
            if player.has_token:
                scores[seat] += REROLL_WORTH
        return promise(scores, SPREAD)
