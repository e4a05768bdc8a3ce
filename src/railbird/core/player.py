"""Who sits at a table: anything that chooses from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from librt.random import Random

from railbird.core.contract import Decide, Event, Policy
from railbird.core.game import View, imagine


class Bot(Protocol):
    """Chooses one of the options from what its seat knows, within a budget of milliseconds (0: as it likes)."""

    def choose(self, seen: View, options: Sequence[Event], rng: Random, budget: int) -> Event: ...


class Seated:
    """A policy sits down at a table: it decides in an imagined state."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: View, options: Sequence[Event], rng: Random, budget: int) -> Event:
        assert seen.seat is not None
        return self.policy.pick(imagine(seen, rng), Decide(seen.seat, list(options)), rng)
