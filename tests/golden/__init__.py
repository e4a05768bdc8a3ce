"""One whole game of each kind, event by event with what is said of it. `python -m tests.golden` writes them anew; read the diff."""

from __future__ import annotations

from pathlib import Path

from librt.random import Random

from railbird.bots import make_policy
from railbird.core.contract import Decide, Over, Scribe
from railbird.core.facts import Fact
from railbird.core.game import Game
from railbird.core.game import show_state as show
from railbird.speech import Speech
from tests.laws.cases import draw

FOLDER = Path(__file__).parent
SEED = 28


def path(game: Game) -> Path:
    return FOLDER / f"{game.id}.txt"


def written(game: Game) -> str:
    """A game between the best policy of each kind at the middle number of seats."""
    seats = game.seats[len(game.seats) // 2]
    bots = [make_policy(game, name) for name in ["random", *game.policies]]
    speech = Speech("en", game, [f"P{seat + 1}" for seat in range(seats)])
    rng = Random(SEED)
    state = game.new(seats)
    lines: list[str] = []
    while not isinstance(turn := state.pending(), Over):
        event = bots[turn.seat % len(bots)].pick(state, turn, rng) if isinstance(turn, Decide) else draw(turn, rng)
        scribe = Scribe()
        state.scribe = scribe
        state.apply(event)
        lines.append(event.text())
        lines += [f"    {speech.fact(fact)}" for fact, _ in scribe.told if isinstance(fact, Fact)]
    lines.append(show(state))
    return "\n".join(lines) + "\n"
