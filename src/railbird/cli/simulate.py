"""`railbird simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import secrets
from contextlib import closing
from time import perf_counter

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from railbird.cli.errors import STOPPED, Trouble, known_game
from railbird.cli.language import home
from railbird.cli.variants import choose_variant
from railbird.core.drive import Totals
from railbird.core.game import Game
from railbird.lab.plan import Plan, make_plan
from railbird.lab.result import Estimate, Result, make_result, mean_score, win_share
from railbird.lab.simulation import cores, run


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="How many seats.  [default: one for each bot; for one bot, four or the nearest number]")
@click.option("--bots", default="random", show_default=True, help="Who plays, separated by commas; one bot takes all seats.")
@click.option("--games", type=int, default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, help="The same seed gives the same games.  [default: a new one]")
@click.option("--workers", type=click.IntRange(min=1), default=cores, show_default="all cores", help="Processes.")
@click.option("--variant", "choices", multiple=True, metavar="KEY=VALUE", help="A choice of rules; may be given more than once.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    game: str, seats: int | None, bots: str, games: int, seed: int | None, workers: int, choices: tuple[str, ...], as_json: bool
) -> None:
    """Let bots play many games of GAME, changing seats after each. Ctrl-C shows what was found so far."""
    names = bots.split(",")
    speech = home()
    card = known_game(game, speech)
    variant = choose_variant(card, choices, speech)
    try:
        seed = secrets.randbelow(2**31) if seed is None else seed
        plan = make_plan(game, usual_seats(card, names) if seats is None else seats, names, games, seed, variant)
    except ValueError as error:
        raise Trouble(str(error)) from error
    begin = perf_counter()
    totals = play(plan, workers)
    seconds = perf_counter() - begin
    if totals is None:
        click.echo("Interrupted before the first game was over.", err=True)
        raise click.exceptions.Exit(STOPPED)
    result = make_result(plan, totals, seconds)
    click.echo(show_json(plan, result)) if as_json else print_tables(card, plan, totals, result)
    if result.games < plan.games:
        click.echo(f"Interrupted: this is the result of the first {result.games:,} of {plan.games:,} games.", err=True)
        raise click.exceptions.Exit(STOPPED)


def usual_seats(game: Game, bots: list[str]) -> int:
    """As many seats as bots; for one bot four, or the nearest number that can play."""
    return len(bots) if len(bots) > 1 else min(game.seats, key=lambda seats: abs(seats - 4))


def play(plan: Plan, workers: int) -> Totals | None:
    """Carry out the plan and show how far it is; Ctrl-C ends it."""
    totals = None
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    try:
        with bar, closing(run(plan, workers)) as running:
            task = bar.add_task(plan.game, total=plan.games)
            for totals in running:
                bar.update(task, completed=totals.by_seat[0].games)
    except KeyboardInterrupt:
        pass
    return totals


def show_json(plan: Plan, result: Result) -> str:
    """One object; `incomplete` is there only when the simulation was interrupted."""
    mark = {"incomplete": True} if result.games < plan.games else {}
    return msgspec.json.encode(msgspec.to_builtins(result) | mark).decode()


def print_tables(game: Game, plan: Plan, totals: Totals, result: Result) -> None:
    """The result for people."""
    console = Console(highlight=False)
    console.print(f"[bold]{game.title}[/], {result.seats} seats, {result.games:,} games, seed {result.seed}")
    bots = make_table(game, "bot")
    for bot, sums in zip(plan.bots, totals.by_bot, strict=True):
        seats = plan.chairs.count(bot)
        name = bot if seats == 1 else f"{bot} in {seats} seats"
        bots.add_row(name, *show_share(win_share(sums, seats)), *show_score(game, mean_score(sums, seats)))
    places = make_table(game, "seat")
    for seat, sums in enumerate(totals.by_seat, 1):
        places.add_row(str(seat), *show_share(win_share(sums)), *show_score(game, mean_score(sums)))
    console.print(bots, places)
    console.print(
        f"{result.games_per_second:,.0f} games/s, {result.decisions_per_game:.1f} decisions a game, {result.seconds:.1f} s. "
        "Shares and means are those of one seat, with 95 % intervals."
    )


def make_table(game: Game, title: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(title)
    for heading in ("win share", "from – to", "mean money" if game.dollars else "mean score", "±"):
        table.add_column(heading, justify="right")
    return table


def show_share(share: Estimate) -> tuple[str, str]:
    return f"{share.mean:.1%}", f"{share.low:.1%} – {share.high:.1%}"


def show_score(game: Game, score: Estimate) -> tuple[str, str]:
    sign, digits = ("$", 0) if game.dollars else ("", 2)
    return f"{sign}{score.mean:,.{digits}f}", f"{score.high - score.mean:,.{digits}f}"
