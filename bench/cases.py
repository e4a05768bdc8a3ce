"""What is measured, and with which command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from railbird.core.game import games
from railbird.games.las_vegas.box import note_counts

HERE = Path(__file__).parent
PEERS = Path(".bench/venv/bin/python")
USUAL_SEATS = 4


@dataclass(frozen=True)
class Case:
    """One thing to measure; its command prints what was counted when it is given a number of seconds."""

    name: str
    command: tuple[str, ...]
    package: str = ""
    """What must be installed beside us; nothing for our own."""
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample:
    """What was counted in one run."""

    games: int
    decisions: int
    seconds: float


def own(kind: str, game: str, seats: int = USUAL_SEATS, pure: bool = False) -> Case:
    name = f"{kind} {game}" + (" interpreted" if pure else "")
    return Case(name, (sys.executable, "-m", "bench.own", kind, game, str(seats)), environment={"RAILBIRD_PURE": "1" if pure else "0"})


def peer(package: str, engine: str, setting: str, name: str) -> Case:
    return Case(name, (str(PEERS), str(HERE / "peers.py"), engine, setting), package)


def seats_of(game: str) -> int:
    """Four, or the number nearest to it that can play."""
    return min(games()[game].seats, key=lambda seats: abs(seats - USUAL_SEATS))


def all_cases() -> list[Case]:
    notes = json.dumps({str(value): count for value, count in note_counts("las-vegas-2012")})
    return [
        peer("lasvegas", "lasvegas", notes, "lasvegas"),
        own("inside", "las-vegas-2012", pure=True),
        own("steps", "las-vegas", pure=True),
        own("inside", "las-vegas", pure=True),
        own("steps", "las-vegas"),
        own("simulation", "las-vegas"),
        own("copying", "las-vegas"),
        own("searching", "las-vegas"),
        *(own("inside", game, seats_of(game)) for game in games()),
        *(peer("open_spiel", "open_spiel_steps", setting, f"{game} from Python") for game, setting in OPEN_SPIEL.items()),
        *(peer("open_spiel", "open_spiel_inside", setting, f"{game} in C++") for game, setting in OPEN_SPIEL.items()),
        *(peer("open_spiel", "open_spiel_search", setting, f"{game} search in C++") for game, setting in OPEN_SPIEL.items()),
    ]


OPEN_SPIEL = {"pig": "pig(players=4)", "hearts": "hearts"}


def measure(case: Case, seconds: float) -> Sample | None:
    """One run, or `None` if it failed; its complaint goes to stderr."""
    done = subprocess.run(
        [*case.command, str(seconds)], env={**os.environ, **case.environment}, check=False, stdout=subprocess.PIPE, text=True
    )
    return None if done.returncode else Sample(**json.loads(done.stdout))
