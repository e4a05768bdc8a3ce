"""Play worked out by brute force, to compare bots with."""

from __future__ import annotations

from functools import cache

from librt.random import Random

from railbird.core.contract import Chance, Decide, Event, Over, State
from railbird.core.game import show_state
from railbird.core.search import Guide, result


class Exact:
    """Brute force over the contract: every outcome with its weight, every seat the best for itself, positions by their text."""

    def __init__(self, guide: Guide, phase: int) -> None:
        self.guide, self.phase = guide, phase
        self.value = cache(self.value_of_text)
        self.states: dict[str, State] = {}

    def after(self, state: State, event: Event) -> list[float]:
        twin = state.copy()
        twin.apply(event)
        text = show_state(twin)
        self.states[text] = twin
        return self.value(text)

    def value_of_text(self, text: str) -> list[float]:
        state = self.states[text]
        turn = state.pending()
        if isinstance(turn, Over):
            return list(result(turn).payoffs())
        if state.phase() != self.phase:
            return list(self.guide.judge(state, Random(1)).payoffs())
        if isinstance(turn, Decide):
            return max((self.after(state, option) for option in turn.options), key=lambda worth: worth[turn.seat])
        assert isinstance(turn, Chance)
        worths = [(self.after(state, event), weight / turn.ways()) for event, weight in turn.outcomes()]
        return [sum(worth[seat] * chance for worth, chance in worths) for seat in range(state.seats())]
