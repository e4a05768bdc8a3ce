"""A greedy player."""

from __future__ import annotations

from librt.random import Random

from railbird.core.contract import Decide, Event, Policy, State


class Greedy(Policy):
    """To be written."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        return turn.options[0]
