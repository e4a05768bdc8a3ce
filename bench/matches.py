"""Who meets whom to show how strong the bots are, and how one match is played within its time."""

from __future__ import annotations

import json
import os
import resource
import shlex
import signal
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

from bench.cases import HERE, PEERS, seats_of
from railbird.bots import level_names
from railbird.core.game import games

FOLDER = Path("bench/played")
"""Hours of games: kept with the project, so that anybody can rate them again or go on."""
STRATEGIES = ("greedy_first", "greedy_score", "greedy_first")
MATCH = "las-vegas-2012"
"""The game that the package lasvegas knows."""


@dataclass(frozen=True)
class Match:
    """A league of its own, resumable from its file."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    looks: int = 5

    @property
    def stem(self) -> str:
        return f"{self.game}-{self.seats}-" + "-".join(bot.rpartition(" ")[2] for bot in self.bots)

    @property
    def book(self) -> Path:
        """The file that keeps its games."""
        return FOLDER / f"{self.stem}.jsonl"

    def words(self) -> list[str]:
        """`league …`, with everything that the result depends on."""
        many = ["--games", str(self.games), "--looks", str(self.looks), "--seed", "1"]
        return ["league", self.game, "--seats", str(self.seats), "--bots", ",".join(self.bots), *many]

    def command(self) -> str:
        """As a person types it."""
        return shlex.join(["railbird", *self.words()])


def ladder(most: int) -> list[Match]:
    """Every level against the one below, then `hard` against `easy` wherever else people sit; the quick ones first."""
    real = [game for game in games().values() if {"easy", "hard"} <= set(level_names(game))]
    rungs = {game.id: ["random", *game.policies, *level_names(game)] for game in real}
    levels = [
        Match(name, seats_of(name), (above, below), most)
        for steps in zip_longest(*([(name, *pair) for pair in pairwise(bots)] for name, bots in rungs.items()))
        for name, below, above in filter(None, steps)
    ]
    others = [
        Match(game.id, seats, ("hard", "easy"), most) for game in real for seats in game.seats if seats > 1 and seats != seats_of(game.id)
    ]
    return levels[: -len(real)] + others + levels[-len(real) :]


def against_lasvegas(bot: str, most: int) -> Match:
    """One of ours against three that play as the package does; all games are played."""
    return Match(MATCH, 4, (bot, *(f"program:{PEERS} {HERE.name}/lasvegas_peer.py {name}" for name in STRATEGIES)), most, looks=1)


def play(match: Match, seconds: float, workers: int) -> dict[str, Any]:
    """Play on where it stopped, for so long at most; what is known then, with the core time of all attempts.

    Only the clock and the league's own looks end a match, never what it shows meanwhile.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{match.stem}.json"
    kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    if kept.get("command") != match.command():
        kept = {}
    if kept.get("result") and not kept["result"].get("incomplete"):
        return kept
    before = core_seconds()
    words = [*match.words(), "--workers", str(workers), "--json", "--resume", str(match.book)]
    output = run([sys.executable, "-c", "from railbird.cli import main; main()", *words], seconds)
    spent = kept.get("core_seconds", 0.0) + core_seconds() - before
    found = {"command": match.command(), "core_seconds": spent, "result": json.loads(output) if output.strip() else None}
    path.write_text(json.dumps(found, indent=1))
    return found


def run(command: list[str], seconds: float) -> str:
    """What a command says; when its time is up it is asked to stop, as with Ctrl-C."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as running:
        try:
            output, _ = running.communicate(timeout=max(seconds, 1.0))
        except BaseException as error:
            os.killpg(running.pid, signal.SIGINT)
            output, _ = running.communicate()
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
    if running.returncode not in (0, 128 + signal.SIGINT):
        sys.exit(f"bench: {shlex.join(command)} failed")
    return output


def core_seconds() -> float:
    """CPU time of all processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
