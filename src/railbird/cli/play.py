"""`railbird play`: a whole game at this keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
from librt.random import Random

from railbird.cli.asking import Left
from railbird.cli.components import components_option
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.record import open_record
from railbird.cli.screen import Screen, pace_option
from railbird.cli.seating import Seating, seat
from railbird.cli.table import Table
from railbird.core.journal import make_header
from railbird.lab.simulation import seeds
from railbird.speech import Speech

SEED_BITS = 63


def split(names: str) -> list[str]:
    """`a, b` typed as one word; nothing at all is no name."""
    return [name.strip() for name in names.split(",")] if names.strip() else []


@click.command(cls=Command, help=home().say("cli-help-play"))
@click.argument("game")
@click.option("--seats", type=int, metavar="N", help=home().say("cli-help-seats"))
@click.option("--humans", type=click.IntRange(min=0), default=1, metavar="N", help=home().say("cli-help-humans"))
@click.option("--bots", metavar="NAMES", default="", help=home().say("cli-help-bots"))
@click.option("--names", metavar="NAMES", default="", help=home().say("cli-help-names"))
@language_option
@click.option("--seed", type=int, metavar="N", help=home().say("cli-help-seed"))
@click.option("--variant", "choices", multiple=True, metavar="OPTION=VALUE", help=home().say("cli-help-variant"))
@components_option
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path), help=home().say("cli-help-save"))
@pace_option
def play(
    game: str, seats: int | None, humans: int, bots: str, names: str, language: str, seed: int | None,
    choices: tuple[str, ...], own: Path | None, save: Path | None, pace: str,
) -> None:  # fmt: skip
    seating = seat(game, seats, humans, split(bots), split(names), choices, own, Speech(language))
    speech = Speech(language, seating.game, seating.names)
    state = seating.start(speech)
    [(dice, minds)] = seeds(secrets.randbits(SEED_BITS) if seed is None else seed, first=0, games=1)
    with open_record(make_header(seating.game, seating.variant, seating.names), save, speech) as record:
        screen = Screen(speech, pace)
        welcome(screen, seating)
        sit_down(Table(seating, state, record, screen, Random(dice), Random(minds)))


def sit_down(table: Table) -> None:
    """Play to the end, or until somebody leaves or presses Ctrl-C; then say where the record lies."""
    try:
        table.run()
    except Left:
        table.screen.say("cli-left")
    except KeyboardInterrupt:
        table.screen.show()
        raise
    finally:
        table.screen.say("cli-saved")
        table.screen.paper.print(str(table.record.path), soft_wrap=True)


def welcome(screen: Screen, seating: Seating) -> None:
    screen.say(f"{seating.game.id}-title", style="bold")
    screen.say(f"{seating.game.id}-summary")
    for name, bot in zip(seating.names[seating.humans :], seating.bots, strict=True):
        screen.say("cli-sits", name=name, bot=bot)
    screen.show()
