"""`make bench`: Railbird and other engines side by side in one run, written to docs/benchmarks.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from railbird import __version__
from railbird.core.game import Game, games
from railbird.games.las_vegas.box import note_counts

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".bench" / "venv"
REPORT = ROOT / "docs" / "benchmarks.md"
ROUNDS = 3
SECONDS = "2"


@dataclass(frozen=True)
class Engine:
    """Something to measure, by a command that prints games, decisions and CPU seconds."""

    name: str
    command: tuple[str, ...]
    is_pure: bool = False


@dataclass(frozen=True)
class Speed:
    """The median of the rounds."""

    games: float
    decisions: float


def own(kind: str, game: str, seats: int = 4, is_pure: bool = False) -> Engine:
    mode = "interpreted" if is_pure else "compiled"
    return Engine(f"Railbird {mode}, {kind}, {game}", (sys.executable, "-m", "bench.own", kind, game, str(seats), SECONDS), is_pure)


def peer(name: str, engine: str, setting: str) -> Engine:
    return Engine(name, (str(PEERS / "bin" / "python"), str(ROOT / "bench" / "peers.py"), engine, setting, SECONDS))


NOTES_2012 = json.dumps(dict(note_counts("las-vegas-2012")))
LASVEGAS = peer("lasvegas 0.2.0 with 54 notes and no extra dice", "lasvegas", NOTES_2012)
PIG_STEPS = peer("OpenSpiel pig, four players, from Python", "open_spiel_steps", "pig(players=4)")
PIG_INSIDE = peer("OpenSpiel pig, four players, C++ roll-outs", "open_spiel_inside", "pig(players=4)")
HEARTS_STEPS = peer("OpenSpiel hearts from Python", "open_spiel_steps", "hearts")
HEARTS_INSIDE = peer("OpenSpiel hearts, C++ roll-outs", "open_spiel_inside", "hearts")
PEER_ENGINES = [LASVEGAS, PIG_STEPS, PIG_INSIDE, HEARTS_STEPS, HEARTS_INSIDE]
SIMULATION = own("simulation", "las-vegas")
COPYING = own("copying", "las-vegas")
INSIDE = own("inside", "las-vegas")
STEPS = own("steps", "las-vegas")
INTERPRETED = own("inside", "las-vegas", is_pure=True)
OWN_2012 = own("inside", "las-vegas-2012")
PURE_2012 = own("inside", "las-vegas-2012", is_pure=True)
OWN_ENGINES = [SIMULATION, COPYING, INSIDE, STEPS, INTERPRETED, OWN_2012, PURE_2012]


def usual_seats(game: Game) -> int:
    return min(game.seats, key=lambda seats: abs(seats - 4))


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def install_peers() -> bool:
    """Whether the other engines are there, after trying to install them."""
    if not PEERS.exists():
        say("Creating the environment of the other engines in .bench ...")
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
    say("Installing the other engines ...")
    wanted = ROOT / "bench" / "requirements.txt"
    done = subprocess.run([PEERS / "bin" / "pip", "install", "-q", "--disable-pip-version-check", "-r", wanted], check=False)
    return done.returncode == 0


def measure(engine: Engine) -> Speed | None:
    """One round, or None if the engine fails; its complaint goes to stderr."""
    environment = {**os.environ, "RAILBIRD_PURE": "1" if engine.is_pure else ""}
    done = subprocess.run(engine.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        return None
    found = json.loads(done.stdout)
    return Speed(found["games"] / found["seconds"], found["decisions"] / found["seconds"])


def measure_all(engines: list[Engine]) -> dict[Engine, Speed]:
    """Medians of interleaved rounds; engines that fail are left out."""
    rounds: dict[Engine, list[Speed]] = {engine: [] for engine in engines}
    for number in range(1, ROUNDS + 1):
        for engine in engines:
            say(f"Round {number} of {ROUNDS}: {engine.name}")
            speed = measure(engine)
            if speed is not None:
                rounds[engine].append(speed)
    return {
        engine: Speed(median(speed.games for speed in speeds), median(speed.decisions for speed in speeds))
        for engine, speeds in rounds.items()
        if len(speeds) == ROUNDS
    }


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def ratio(found: dict[Engine, Speed], ours: Engine, theirs: Engine, of: str) -> str:
    """How many times faster, or `missing` where one side could not be measured."""
    if ours not in found or theirs not in found:
        return "missing"
    return f"{getattr(found[ours], of) / getattr(found[theirs], of):.2f}×"


def report(found: dict[Engine, Speed], engines: list[Engine], each: dict[str, Engine]) -> str:
    lines = [
        "# Benchmarks",
        "",
        f"Written by `make bench` on {datetime.now(UTC):%Y-%m-%d}: Railbird {__version__}, Python {platform.python_version()}, "
        f"{platform.machine()}, {os.cpu_count()} cores, one of them used.",
        "",
        f"Every figure is the median of {ROUNDS} interleaved rounds in processes of their own, each about {SECONDS} s of CPU time",
        "after a warm-up. Games differ in length: between different games compare decisions, not games. Everybody plays at random.",
        "",
        "## Ratios",
        "",
        row("what", "ratio"),
        row("---", "---:"),
        row("las-vegas-2012 compiled against the package lasvegas, games", ratio(found, OWN_2012, LASVEGAS, "games")),
        row("las-vegas-2012 interpreted against the package lasvegas, games", ratio(found, PURE_2012, LASVEGAS, "games")),
        row("las-vegas step by step from Python against OpenSpiel pig from Python, decisions", ratio(found, STEPS, PIG_STEPS, "decisions")),
        row(
            "las-vegas step by step from Python against OpenSpiel hearts from Python, decisions",
            ratio(found, STEPS, HEARTS_STEPS, "decisions"),
        ),
        row("las-vegas compiled against OpenSpiel pig in C++ roll-outs, decisions", ratio(found, INSIDE, PIG_INSIDE, "decisions")),
        row("las-vegas compiled against OpenSpiel hearts in C++ roll-outs, decisions", ratio(found, INSIDE, HEARTS_INSIDE, "decisions")),
        row("las-vegas compiled against interpreted, games", ratio(found, INSIDE, INTERPRETED, "games")),
        "",
        "## Figures",
        "",
        row("engine", "games/s", "decisions/s"),
        row("---", "---:", "---:"),
    ]
    for engine in engines:
        if engine is COPYING:
            continue
        speed = found.get(engine)
        lines.append(row(engine.name, *(("missing", "missing") if speed is None else (f"{speed.games:,.0f}", f"{speed.decisions:,.0f}"))))
    if COPYING in found:
        lines += ["", f"A copy of a state of Las Vegas in the middle of a game takes {1e9 / found[COPYING].games:,.0f} ns."]
    lines += [
        "",
        "## Every game, compiled, random play",
        "",
        row("game", "seats", "games/s", "decisions/s"),
        row("---", "---:", "---:", "---:"),
    ]
    for name, engine in each.items():
        speed = found.get(engine)
        figures = ("missing", "missing") if speed is None else (f"{speed.games:,.0f}", f"{speed.decisions:,.0f}")
        lines.append(row(name, engine.command[-2], *figures))
    return "\n".join(lines) + "\n"


def main() -> None:
    each = {game.id: own("inside", game.id, usual_seats(game)) for game in games().values()}
    engines = [*OWN_ENGINES, *(PEER_ENGINES if install_peers() else [])]
    found = measure_all(list(dict.fromkeys([*engines, *each.values()])))
    text = report(found, [*OWN_ENGINES, *PEER_ENGINES], each)
    REPORT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
