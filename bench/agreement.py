"""Show that lasvegas and Railbird play the same game: the same notes, dice and decisions must pay the same."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.random import Random

from bench.cases import HERE, PEERS
from railbird.bots import make_policy
from railbird.core.contract import Chance, Decide, Over, State
from railbird.core.game import find_game
from railbird.games.las_vegas.box import note_counts
from railbird.games.las_vegas.edition_2012 import LasVegas2012

GAME = "las-vegas-2012"
SEATS = (2, 3, 4, 5)


def disagreements(games: int) -> list[str]:
    """What the package says about so many games of ours, where it is something else; no line is a full agreement."""
    ours = [forced_game(number) for number in range(games)]
    sent = "".join(json.dumps(game) + "\n" for game, _ in ours)
    command: list[str | Path] = [PEERS, HERE / "lasvegas_peer.py", "replay"]
    said = subprocess.run(command, input=sent, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    pairs = zip(said, ours, strict=True)
    return [f"game {number}: {line}, not {paid}" for number, (line, (_, paid)) in enumerate(pairs) if json.loads(line) != paid]


def forced_game(number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game with everything that happened in it, and what it paid; greedy and random players take turns."""
    card = find_game(GAME)
    state = card.new(SEATS[number // 2 % len(SEATS)])
    policy = make_policy(card, ("random", "greedy")[number % 2])
    rng = Random(number)
    first, *events = [
        {"seat": turn.seat, "event": text, "options": [option.text() for option in turn.options] if isinstance(turn, Decide) else []}
        for turn, text in walk(state, policy, rng)
    ]
    assert isinstance(state, LasVegas2012)
    over = state.pending()
    assert isinstance(over, Over)
    notes = [value for value, count in note_counts(GAME) for _ in range(count)]
    game = {"seats": len(state.players), "notes": notes, "starter": int(str(first["event"]).split()[1]) - 1, "events": events}
    pieces = [(player.money, player.notes) for player in state.players]
    ranks = [sum(other > piece for other in pieces) for piece in pieces]
    assert [rank == 0 for rank in ranks] == [share > 0 for share in over.shares]
    return game, {"money": [money for money, _ in pieces], "notes": [count for _, count in pieces], "ranks": ranks}


def walk(state: State, policy: Any, rng: Random) -> Iterator[tuple[Decide | Chance, str]]:
    """Play to the end; gives what was pending, and the event."""
    while isinstance(turn := state.pending(), Decide | Chance):
        event = policy.pick(state, turn, rng) if isinstance(turn, Decide) else turn.sample(rng)
        state.apply(event)
        yield turn, event.text()
