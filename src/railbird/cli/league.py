"""`railbird league`: which bot is better, with the doubt that is left."""

from __future__ import annotations

import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path

import click
import msgspec
from babel.numbers import format_decimal, format_percent
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from railbird.cli.components import components_option, with_own
from railbird.cli.errors import STOPPED, Trouble, known_game, reason
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.screen import Paper
from railbird.cli.seating import USUAL_SEATS, check_bots, count_seats
from railbird.cli.simulate import SEEDS, progress
from railbird.cli.variants import choose_variant
from railbird.lab.league import League, Played, make_league, play_on
from railbird.lab.scorebook import Scorebook, ScorebookError, read
from railbird.lab.simulation import cores
from railbird.lab.standings import Row, Standings, counted, is_over, standings
from railbird.speech import Speech


@click.command(cls=Command, help=home().say("cli-help-league"))
@click.argument("game")
@click.option("--seats", type=int, metavar="N", help=home().say("cli-help-seats"))
@click.option("--bots", required=True, metavar="NAMES", help=home().say("cli-help-league-bots"))
@click.option("--games", type=click.IntRange(min=1), default=600, metavar="N", help=home().say("cli-help-league-games"))
@click.option("--looks", type=click.IntRange(min=1), default=5, metavar="N", help=home().say("cli-help-league-looks"))
@click.option("--seed", type=int, metavar="N", help=home().say("cli-help-seed"))
@click.option("--workers", type=click.IntRange(min=1), default=cores, metavar="N", help=home().say("cli-help-workers"))
@click.option("--variant", "choices", multiple=True, metavar="OPTION=VALUE", help=home().say("cli-help-variant"))
@components_option
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False), help=home().say("cli-help-league-resume"))
@click.option("--json", "as_json", is_flag=True, help=home().say("cli-help-json"))
@language_option
@click.pass_context
def league(
    ctx: click.Context, game: str, seats: int | None, bots: str, games: int, looks: int, seed: int | None, workers: int,
    choices: tuple[str, ...], own: Path | None, resume: Path | None, as_json: bool, language: str,
) -> None:  # fmt: skip
    speech = Speech(language, known_game(game, Speech(language)))
    names = [bot.strip() for bot in bots.split(",")]
    kept = None if resume is None else open_book(resume, speech)
    seed = seed if seed is not None else kept[0].seed if kept else secrets.randbelow(SEEDS)
    plan = check(game, seats, names, games, looks, seed, choices, own, speech)
    if kept is not None and kept[0] != plan:
        raise Trouble(speech.say("cli-error-league-other", file=str(resume), difference=difference(kept[0], plan)))
    played, size = ([], 0) if kept is None else kept[1:]
    play(plan, played, resume, size, workers, speech)
    is_whole = is_over(plan, played)
    if len(played) >= len(plan.seatings()):
        found = standings(plan, played)
        click.echo(show_json(found, is_whole)) if as_json else print_standings(found, is_whole, speech)
    if not is_whole:
        click.echo(speech.say("cli-league-interrupted", done=len(played), games=plan.look_points()[-1]), err=True)
        ctx.exit(STOPPED)


def check(
    game: str, seats: int | None, bots: list[str], games: int, looks: int, seed: int, choices: tuple[str, ...], own: Path | None,
    speech: Speech,
) -> League:  # fmt: skip
    """A league that can be played, or trouble."""
    card = known_game(game, speech)
    variant = with_own(card, choose_variant(card, choices, speech), own, speech)
    check_bots(card, bots, speech)
    usual = min(card.seats, key=lambda number: abs(number - USUAL_SEATS))
    count = count_seats(card, usual if seats is None else seats, 0, bots, speech)
    try:
        return make_league(game, count, bots, games, seed, variant, looks)
    except ValueError as error:
        raise Trouble(speech.say("cli-error-start", reason=str(error))) from error


def open_book(path: Path, speech: Speech) -> tuple[League, list[Played], int] | None:
    """What a file keeps of a league."""
    try:
        return read(path)
    except ScorebookError as error:
        raise Trouble(speech.say("cli-error-league-file", file=str(path), line=error.line, reason=error.reason)) from error
    except OSError as error:
        raise Trouble(speech.say("cli-error-read", file=str(path), reason=reason(error))) from error


def difference(kept: League, asked: League) -> str:
    """The first thing in which two leagues differ: `seats 4, not 3`."""
    pairs = ((field, getattr(kept, field), getattr(asked, field)) for field in League.__struct_fields__)
    return next(f"{field} {show(old)}, not {show(new)}" for field, old, new in pairs if old != new)


def show(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def play(plan: League, played: list[Played], path: Path | None, size: int, workers: int, speech: Speech) -> None:
    """Add games until the league is over; every one is on file before it counts. Ctrl-C ends it with what is done."""
    played[:] = counted(plan, [], played)
    if is_over(plan, played):
        return
    try:
        with ExitStack() as stack:
            book = None if path is None else stack.enter_context(Scorebook(path, plan, size))
            advance = stack.enter_context(progress(speech.say(f"{plan.game}-title"), plan.look_points()[-1]))
            for some in stack.enter_context(closing(play_on(plan, len(played), workers))):
                more = counted(plan, played, some)
                if book is not None:
                    book.write(more)
                played.extend(more)
                advance(len(played))
                if is_over(plan, played):
                    return
    except KeyboardInterrupt:
        pass
    except BrokenProcessPool as error:
        raise Trouble(speech.say("cli-error-worker")) from error
    except OSError as error:
        raise Trouble(speech.say("cli-error-league-write", file=str(path), reason=reason(error))) from error


def show_json(found: Standings, is_whole: bool) -> str:
    """One object; `incomplete` is there only when the league was interrupted."""
    mark = {} if is_whole else {"incomplete": True}
    return msgspec.json.encode(msgspec.to_builtins(found) | mark).decode()


def print_standings(found: Standings, is_whole: bool, speech: Speech) -> None:
    """The league for people: by bot, and how sure it is."""
    paper = Paper()
    name, seed = speech.say(f"{found.game}-title"), str(found.seed)
    paper.print(Text(speech.say("cli-simulate-title", game=name, games=found.games, seats=found.seats, seed=seed), "bold"))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speech.say("cli-simulate-bot"), overflow="fold")
    for heading in ("cli-simulate-share", "cli-simulate-range", "cli-league-par", "cli-league-rating"):
        table.add_column(speech.say(heading), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for row in found.by_bot:
        table.add_row(*show_row(row, speech))
    paper.print(table)
    if is_whole:
        paper.print(speech.say("cli-league-end", decided="yes" if found.decided else "no", games=found.games, most=found.most_games))
    paper.print(speech.say("cli-league-intervals", looks=len(found.looks), confidence=percent(found.confidence, speech, "0.0#%")))
    for row in found.by_bot:
        if row.replaced:
            paper.print(speech.say("cli-league-replaced", bot=row.bot, moves=row.replaced))


def percent(value: float, speech: Speech, digits: str = "0.0%") -> str:
    return format_percent(value, digits, locale=speech.language)


def show_row(row: Row, speech: Speech) -> list[str]:
    interval = f"{percent(row.low, speech)} – {percent(row.high, speech)}"
    rating = " ± ".join(format_decimal(value, "0.0", locale=speech.language) for value in (row.rating, 2 * row.deviation))
    verdict = speech.say("cli-league-verdict", verdict=row.verdict)
    return [row.bot, percent(row.win_share, speech), interval, percent(row.par, speech), rating, verdict]
