"""The page that a run writes: tables with ratios, then machine, versions and method."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.cases import OPEN_SPIEL, Sample, seats_of
from railbird.core.game import games

Row = Sequence[str]


@dataclass(frozen=True)
class Run:
    """Everything that was measured, by the name of its case."""

    samples: dict[str, list[Sample]]
    missing: dict[str, str]
    """Packages that could not be installed, with the reason."""

    def rate(self, name: str, what: str = "decisions") -> float | None:
        """How many a second of CPU time, the median of all rounds; `None` if it was not measured."""
        return median(getattr(sample, what) / sample.seconds for sample in self.samples[name]) if name in self.samples else None

    def spread(self) -> float:
        """The widest distance between two rounds of one case, as a ratio."""
        rates = [[sample.games / sample.seconds for sample in samples] for samples in self.samples.values()]
        return max(max(each) / min(each) for each in rates)


def number(value: float | None) -> str:
    return "not measured" if value is None else f"{value:,.0f}"


def ratio(ours: float | None, theirs: float | None) -> str:
    """How many times as fast we are."""
    if ours is None or theirs is None:
        return "–"
    return f"{ours / theirs:.1f} ×" if ours / theirs < 20 else f"{ours / theirs:.0f} ×"


def table(titles: Row, rows: Sequence[Row]) -> str:
    """A Markdown table; every column but the first is of numbers."""
    lines = [titles, ["---", *["---:"] * (len(titles) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def same_game(run: Run) -> str:
    theirs = run.rate("lasvegas", "games")
    named = {
        "lasvegas 0.2.0": "lasvegas",
        "Railbird, interpreted": "inside las-vegas-2012 interpreted",
        "Railbird, compiled": "inside las-vegas-2012",
    }
    rows = [
        [title, number(run.rate(name, "games")), number(run.rate(name)), ratio(run.rate(name, "games"), theirs)]
        for title, name in named.items()
    ]
    return table(["Las Vegas of 2012, four players", "games/s", "decisions/s", "to lasvegas"], rows)


def other_games(run: Run) -> str:
    """Python against Python, and what runs inside an engine against what runs inside one."""
    steps, inside = run.rate("steps las-vegas"), run.rate("inside las-vegas")
    rows = [["Railbird, Las Vegas, stepped from Python, interpreted", number(run.rate("steps las-vegas interpreted")), ""]]
    rows += [["Railbird, Las Vegas, stepped from Python, compiled", number(steps), ""]]
    for game in OPEN_SPIEL:
        theirs = run.rate(f"{game} from Python")
        rows.append([f"OpenSpiel, {game}, stepped from Python", number(theirs), ratio(steps, theirs)])
    rows += [["Railbird, Las Vegas, inside, interpreted", number(run.rate("inside las-vegas interpreted")), ""]]
    rows += [["Railbird, Las Vegas, inside, compiled", number(inside), ""]]
    for game in OPEN_SPIEL:
        theirs = run.rate(f"{game} in C++")
        rows.append([f"OpenSpiel, {game}, roll-outs in C++", number(theirs), ratio(inside, theirs)])
    return table(["Four players, random play", "decisions/s", "Railbird, compiled, to it"], rows)


def searches(run: Run) -> str:
    """Iterations of a tree search, each a whole game."""
    ours = run.rate("searching las-vegas", "games")
    rows = [["Railbird, Las Vegas, compiled", number(ours), ""]]
    for game in OPEN_SPIEL:
        theirs = run.rate(f"{game} search in C++", "games")
        rows.append([f"OpenSpiel, {game}, `MCTSBot` in C++", number(theirs), ratio(ours, theirs)])
    return table(["Search, four players, random roll-outs", "iterations/s", "Railbird to it"], rows)


def own_games(run: Run) -> str:
    rows = [
        [game.title, str(seats_of(game.id)), number(run.rate(f"inside {game.id}", "games")), number(run.rate(f"inside {game.id}"))]
        for game in games().values()
    ]
    return table(["Game, compiled, random play", "players", "games/s", "decisions/s"], rows)


def goals(run: Run) -> str:
    """What the project wants of itself."""
    copies = run.rate("copying las-vegas", "games")
    theirs, interpreted, compiled = (
        run.rate(name, "games") for name in ("lasvegas", "inside las-vegas-2012 interpreted", "inside las-vegas-2012")
    )
    rows = [
        ["`simulate las-vegas --bots random --workers 1`, games/s", "≥ 30,000", number(run.rate("simulation las-vegas", "games"))],
        ["Las Vegas of 2012 to lasvegas 0.2.0, compiled", "≥ 50 ×", ratio(compiled, theirs)],
        ["the same, interpreted", "≥ 5 ×", ratio(interpreted, theirs)],
        [
            "search of Las Vegas with random roll-outs, iterations/s",
            "≥ 25,000",
            number(run.rate("searching las-vegas", "games")),
        ],
        ["copy of a state, ns", "≤ 1,000", number(None if copies is None else 1e9 / copies)],
    ]
    return table(["Goal", "wanted", "measured"], rows)


def page(run: Run, machine: dict[str, str], rounds: int, seconds: float) -> str:
    """The whole page."""
    gaps = [f"- **{package}** could not be installed and was not measured: {reason}" for package, reason in run.missing.items()]
    parts = [
        "# Benchmarks",
        "Written by `make bench`; every number on this page comes from one run of it.",
        *gaps,
        "## Goals\n\n" + goals(run),
        "## The same game\n\n" + same_game(run),
        "## Other games\n\n" + other_games(run),
        "## Search\n\n" + searches(run),
        "## Every game\n\n" + own_games(run),
        "## Machine and versions\n\n" + "\n".join(f"- {name}: {value}" for name, value in machine.items()),
        METHOD.format(rounds=rounds, seconds=seconds, spread=run.spread()),
    ]
    return "\n\n".join(parts) + "\n"


METHOD = """## Method

- One core for everything. Each number is the median of {rounds} rounds; in a round every case runs once, in a process of its own,
  for {seconds:g} seconds of CPU time after a short warm-up, so whatever disturbs the machine disturbs all of them. The two rounds of one
  case that lie farthest apart differ by a factor of {spread:.2f}: do not read more digits into a ratio than that allows.
- Everybody plays uniformly at random among the legal options.
- *The same game*: lasvegas plays by its own `Game.run`, set to the rules of 2012 with our 54 notes and without neutral dice (its
  defaults are 48 notes and neutral dice). Both sides need the same number of decisions for a game.
- *Other games*: OpenSpiel is stepped through `legal_actions` and `apply_action`; all chance in these two games is uniform, so
  outcomes are taken from the same list. Its roll-outs in C++ are the playouts of `RandomRolloutEvaluator`, fifty in a search of one
  simulation. The games are not ours: a decision of Las Vegas includes rolling up to eight dice, one of pig a single die, one of
  hearts playing a card. Read these ratios as an order of magnitude.
- *Search*: a thousand iterations at the first decision with a choice, each with one random playout to the end of the game; then the
  tree is thrown away. The games are not ours, so these ratios too are an order of magnitude.
- *Inside* is the loop compiled together with the rules, with a fresh seed for each game as `simulate` uses it; *interpreted* is the
  same source under `RAILBIRD_PURE=1`.
- A copied state is that of a four-player game of Las Vegas after sixty events; the call from Python is included."""
