"""Prints a digest of games played by every kind of player, for comparison between processes and engines."""

from __future__ import annotations

import hashlib
import json

import msgspec
from librt.random import Random

from railbird import engine_mode
from railbird.core.contract import Decide, Over, Policy, Scribe
from railbird.core.game import show_state
from tests.laws.cases import CASES, DEFAULT_CASES, MOST_STEPS, Case, draw, players

GAMES = 2


def play_through(case: Case, policy: Policy, seed: int) -> str:
    """Everything one game says: events, facts, states at times, scores."""
    rng = Random(seed)
    said = hashlib.sha256()
    state = case.new()
    state.scribe = Scribe()
    for step in range(MOST_STEPS):
        turn = state.pending()
        if isinstance(turn, Over):
            break
        event = policy.pick(state, turn, rng) if isinstance(turn, Decide) else draw(turn, rng)
        said.update(event.text().encode() + b"\n")
        state.apply(event)
        if step % 50 == 0:
            said.update(show_state(state).encode())
    said.update(msgspec.json.encode(state.scribe.told))
    said.update(show_state(state).encode())
    return said.hexdigest()


def is_plain(case: Case) -> bool:
    """One case of each game: a search takes long when it is not compiled."""
    return case in DEFAULT_CASES and case.seats == case.game.seats[1]


def main() -> None:
    digests: dict[str, list[str]] = {}
    for case in CASES:
        for name, policy in players(case.game).items():
            if name != "search" or is_plain(case):
                digests[f"{case} {name}"] = [play_through(case, policy, seed) for seed in range(GAMES)]
    print(json.dumps({"engine": engine_mode(), "digests": digests}))


if __name__ == "__main__":
    main()
