"""How strong the bots are: `python -m bench.strength` plays every match and writes docs/strength.md.

It goes on where it was stopped; every match is a `railbird league` whose games lie in bench/played.
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from typing import Any

from bench.agreement import disagreements
from bench.cases import seats_of
from bench.environment import install_peers, say
from bench.matches import Match, against_lasvegas, ladder, play
from bench.report import table
from bench.thinking import times
from railbird import __version__, engine_mode
from railbird.core.game import find_game
from railbird.lab.scorebook import read
from railbird.lab.simulation import cores
from railbird.lab.standings import rate

FORCED = 1000
"""Games that both engines must agree about before their bots meet."""
PAR = 0.45
"""The share of the win that our best bot should have against three of the package lasvegas."""


def main() -> None:
    options = parse_options()
    if engine_mode() != "compiled":
        sys.exit("bench: the rules are not compiled here: run `make setup` first, without RAILBIRD_PURE")
    end_with_leagues()
    agreement = "" if options.only == "ladder" else check_agreement()
    matches = [] if options.only == "lasvegas" else ladder(options.games)
    matches += [] if options.only == "ladder" else [against_lasvegas(options.bot, options.peer_games)]
    found = play_all(matches, options.hours, options.workers)
    text = page(found, agreement, times(named(found)) if options.only != "lasvegas" else "")
    options.output.write_text(text, encoding="utf-8")
    print(text)
    say(f"written to {options.output}")


def end_with_leagues() -> None:
    """Whoever stops us stops the league that runs, and leagues hear Ctrl-C even where we were started deaf to it, as by nohup."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--only", choices=["ladder", "lasvegas"], help="levels against each other, or ours against the package lasvegas")
    parser.add_argument("--hours", type=float, default=6.0, help="core-hours for all matches together (default: 6)")
    parser.add_argument("--games", type=int, default=600, help="games of a match between levels, at most (default: 600)")
    parser.add_argument("--bot", default="expert", help="who meets the package lasvegas (default: expert)")
    parser.add_argument("--peer-games", type=int, default=1000, help="games against the package lasvegas (default: 1000)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--output", type=Path, default=Path("docs/strength.md"), help="where the page goes (default: docs/strength.md)")
    return parser.parse_args()


def check_agreement() -> str:
    """Both engines must pay the same for the same games; without that a match says nothing."""
    missing = install_peers("lasvegas")
    if missing:
        sys.exit(f"bench: lasvegas cannot be installed: {missing['lasvegas']}")
    say(f"comparing {FORCED:,} games ...")
    wrong = disagreements(FORCED)
    if wrong:
        sys.exit(f"bench: the engines disagree about {len(wrong)} of {FORCED} games; {wrong[0]}")
    return (
        f"Both engines were given the same notes, dice and decisions in {FORCED:,} games for two to five players: they agreed on every "
        "turn, every set of options, every note laid out, and on money, notes and ranks in the end."
    )


def play_all(matches: list[Match], hours: float, workers: int) -> dict[Match, dict[str, Any]]:
    """Each match may take its part of the time that is left; what one does not need goes to those after it."""
    found: dict[Match, dict[str, Any]] = {}
    for number, match in enumerate(matches):
        spent = sum(each["core_seconds"] for each in found.values())
        seconds = (3600 * hours - spent) / workers / (len(matches) - number)
        say(f"{number + 1} of {len(matches)}, at most {seconds / 60:.0f} minutes: {match.command()}")
        found[match] = play(match, seconds, workers)
    return found


def named(found: dict[Match, dict[str, Any]]) -> list[str]:
    """The games whose levels met."""
    return list(dict.fromkeys(match.game for match in found if match.looks > 1))


def page(found: dict[Match, dict[str, Any]], agreement: str, thinking: str) -> str:
    hours = sum(each["core_seconds"] for each in found.values()) / 3600
    parts = [
        "# How strong the bots are",
        f"Written by `make strength` with Railbird {__version__}; all matches together took {hours:.1f} core-hours. Their games are in "
        "bench/played, from where it goes on.",
        METHOD,
        *(f"## {find_game(game).title}\n\n" + section({each: found[each] for each in found if each.game == game and each.looks > 1})
          for game in named(found)),
    ]  # fmt: skip
    peers = {match: each for match, each in found.items() if match.looks == 1}
    if peers:
        parts.append(f"## Against the package lasvegas 0.2.0\n\n{agreement}\n\n{rows(peers)}\n\nWanted: at least {PAR:.0%}.")
    if thinking:
        parts.append(f"## How long they think\n\n{THINKING}\n\n{thinking}")
    commands = "\n".join(match.command() for match in found)
    parts.append(f"## Commands\n\nEach match again, in the order above:\n\n```sh\n{commands}\n```")
    return "\n\n".join(parts) + "\n"


def section(found: dict[Match, dict[str, Any]]) -> str:
    """The matches of one game, and the ratings of those at its usual table."""
    usual = [match for match in found if match.seats == seats_of(match.game)]
    return f"{rows(found)}\n\n{ladder_table(usual)}"


def ladder_table(matches: list[Match]) -> str:
    kept = [book for match in matches if (book := read(match.book)) is not None and book[1]]
    ratings = rate(*((league, played) for league, played, _ in kept))
    weakest_first = sorted(ratings.items(), key=lambda pair: pair[1].mu)
    return table(["bot", "rating", "±"], [[bot, f"{rating.mu:.1f}", f"{2 * rating.sigma:.1f}"] for bot, rating in weakest_first])


def rows(found: dict[Match, dict[str, Any]]) -> str:
    titles = ["match", "seats", "games", "share of the first", "from – to", "par", "verdict"]
    return table(titles, [row(match, each["result"]) for match, each in found.items()])


def row(match: Match, result: dict[str, Any] | None) -> list[str]:
    names = [bot.rpartition(" ")[2] for bot in match.bots]
    title = f"{names[0]} – {', '.join(names[1:])}"
    if result is None:
        return [title, str(match.seats), "0", "–", "–", "–", "not played: no time left"]
    first = result["by_bot"][0]
    share, low, high, par = (f"{first[name]:.1%}" for name in ("win_share", "low", "high", "par"))
    late = ", stopped by the clock" if result.get("incomplete") else ""
    replaced = sum(each["replaced"] for each in result["by_bot"])
    failed = f", but {replaced} moves were made for bots that failed" if replaced else ""
    return [title, str(match.seats), f"{result['games']}", share, f"{low} – {high}", par, first["verdict"] + late + failed]


METHOD = """Each match is a league: in a round everybody sits in every seat with the same dice, and two bots at four seats have two each, so
that par is a half. It ends at one of five fixed looks, when the interval leaves out par, or after its last game. Intervals are Wilson's,
stricter the earlier a match ends, so that all five looks are right together in 95 of 100 matches ([why](decisions/0020-paired-games.md)).
Ratings (Plackett and Luce, 25 is the mean) come from all games at the usual table, ± two deviations."""

THINKING = """Whole games at the usual table in which everybody plays at that level, on one core: the mean of all choices between two
options or more."""

if __name__ == "__main__":
    main()
