"""Prints a digest of games played by every kind of player, for comparison between processes and engines."""

from __future__ import annotations

import hashlib
import json

import msgspec
from librt.random import Random

from railbird import engine_mode
from railbird.bots import bot_names, make_policy
from railbird.core.contract import Decide, Over, Scribe
from railbird.core.game import show_state
from tests.laws.cases import CASES, MOST_STEPS, Case, draw

GAMES = 2


def play_through(case: Case, bot: str, seed: int) -> str:
    """Everything one game says: events, facts, states at times, scores."""
    rng = Random(seed)
    policy = make_policy(case.game, bot)
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


def main() -> None:
    digests = {f"{case} {bot}": [play_through(case, bot, seed) for seed in range(GAMES)] for case in CASES for bot in bot_names(case.game)}
    print(json.dumps({"engine": engine_mode(), "digests": digests}))


if __name__ == "__main__":
    main()
