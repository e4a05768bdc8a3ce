"""`railbird simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter

import click
import msgspec
from babel.numbers import format_percent
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from railbird.cli.asking import show_score
from railbird.cli.components import components_option, with_own
from railbird.cli.errors import STOPPED, Trouble, known_game
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.screen import Paper
from railbird.cli.seating import count_seats, name_bots
from railbird.cli.variants import choose_variant
from railbird.core.drive import Sums, Totals
from railbird.lab.plan import Plan, make_plan
from railbird.lab.result import Result, make_result, mean_score, win_share
from railbird.lab.simulation import cores, run
from railbird.speech import Speech

SEEDS = 2**31


@click.command(cls=Command, help=home().say("cli-help-simulate"))
@click.argument("game")
@click.option("--seats", type=int, metavar="N", help=home().say("cli-help-seats"))
@click.option("--bots", default="random", metavar="NAMES", help=home().say("cli-help-simulate-bots"))
@click.option("--games", type=click.IntRange(min=1), default=1000, metavar="N", help=home().say("cli-help-simulate-games"))
@click.option("--seed", type=int, metavar="N", help=home().say("cli-help-seed"))
@click.option("--workers", type=click.IntRange(min=1), default=cores, metavar="N", help=home().say("cli-help-workers"))
@click.option("--variant", "choices", multiple=True, metavar="OPTION=VALUE", help=home().say("cli-help-variant"))
@components_option
@click.option("--json", "as_json", is_flag=True, help=home().say("cli-help-json"))
@language_option
@click.pass_context
def simulate(
    ctx: click.Context, game: str, seats: int | None, bots: str, games: int, seed: int | None, workers: int,
    choices: tuple[str, ...], own: Path | None, as_json: bool, language: str,
) -> None:  # fmt: skip
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    plan = check(game, seats, [bot.strip() for bot in bots.split(",")], games, seed, choices, own, Speech(language))
    speech = Speech(language, known_game(game, Speech(language)))
    begin = perf_counter()
    totals = play(plan, workers, speech)
    if totals is not None:
        result = make_result(plan, totals, perf_counter() - begin)
        click.echo(show_json(plan, result)) if as_json else print_result(plan, totals, result, speech)
    done = 0 if totals is None else totals.games
    if done < plan.games:
        click.echo(speech.say("cli-simulate-interrupted", done=done, games=plan.games), err=True)
        ctx.exit(STOPPED)


def check(
    game: str, seats: int | None, bots: list[str], games: int, seed: int, choices: tuple[str, ...], own: Path | None, speech: Speech
) -> Plan:
    """A plan that can be carried out, or trouble."""
    card = known_game(game, speech)
    variant = with_own(card, choose_variant(card, choices, speech), own, speech)
    count = count_seats(card, seats, 0, bots, speech)
    try:
        return make_plan(game, count, name_bots(card, bots, count, speech), games, seed, variant)
    except ValueError as error:
        raise Trouble(speech.say("cli-error-start", reason=str(error))) from error


def play(plan: Plan, workers: int, speech: Speech) -> Totals | None:
    """Carry out the plan and show how far it is. Ctrl-C ends it with what is done; `None` is nothing."""
    totals = None
    try:
        with progress(speech.say(f"{plan.game}-title"), plan.games) as advance, closing(run(plan, workers)) as running:
            for totals in running:
                advance(totals.games)
    except KeyboardInterrupt:
        pass
    except BrokenProcessPool as error:
        raise Trouble(speech.say("cli-error-worker")) from error
    return totals


@contextmanager
def progress(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal; call what it gives with the number of games done."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)


def show_json(plan: Plan, result: Result) -> str:
    """One object; `incomplete` is there only when the simulation was interrupted."""
    mark = {"incomplete": True} if result.games < plan.games else {}
    return msgspec.json.encode(msgspec.to_builtins(result) | mark).decode()


def print_result(plan: Plan, totals: Totals, result: Result, speech: Speech) -> None:
    """The result for people: by bot, by seat, and how fast."""
    paper = Paper()
    name, seed = speech.say(f"{plan.game}-title"), str(plan.seed)
    paper.print(Text(speech.say("cli-simulate-title", game=name, games=result.games, seats=result.seats, seed=seed), "bold"))
    bots = make_table("cli-simulate-bot", speech)
    for bot, sums in zip(plan.bots, totals.by_bot, strict=True):
        seats = plan.chairs.count(bot)
        bots.add_row(bot if seats == 1 else f"{seats} × {bot}", *show(sums, result.games, seats, speech))
    paper.print(bots)
    places = make_table("cli-simulate-seat", speech)
    for seat, sums in enumerate(totals.by_seat, 1):
        places.add_row(str(seat), *show(sums, result.games, 1, speech))
    paper.print(places)
    decisions, pace = round(result.decisions_per_game, 1), round(result.games_per_second)
    paper.print(speech.say("cli-simulate-pace", pace=pace, decisions=decisions, seconds=round(result.seconds, 1)))
    paper.print(speech.say("cli-simulate-intervals"))


def make_table(who: str, speech: Speech) -> Table:
    assert speech.game is not None
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speech.say(who))
    for heading in ("cli-simulate-share", "cli-simulate-range", "cli-simulate-money" if speech.game.dollars else "cli-simulate-score"):
        table.add_column(speech.say(heading), justify="right")
    table.add_column("±", justify="right")
    return table


def show(sums: Sums, games: int, seats: int, speech: Speech) -> list[str]:
    """Share of the win and mean score of one seat, each with its interval."""
    share, score = win_share(sums, games, seats), mean_score(sums, games, seats)
    low, mean, high = (format_percent(value, "0.0%", locale=speech.language) for value in (share.low, share.mean, share.high))
    return [mean, f"{low} – {high}", show_score(score.mean, speech), show_score(score.high - score.mean, speech)]
