"""`railbird games`: what can be played, by whom, with which choices of rules."""

from __future__ import annotations

import click
from msgspec.inspect import Field, LiteralType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from railbird.bots import bot_names
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.screen import Paper
from railbird.cli.variants import fields, parts, show_value, values
from railbird.core.game import Game
from railbird.core.game import games as installed
from railbird.speech import Speech


@click.command(cls=Command, help=home().say("cli-help-games"))
@language_option
def games(language: str) -> None:
    paper = Paper()
    for game in installed().values():
        speech = Speech(language, game)
        paper.print(Text.assemble((game.id, "bold"), ": ", speech.say(f"{game.id}-title")))
        paper.print(Text(speech.say(f"{game.id}-summary")))
        paper.print(Padding(card(game, speech), (0, 0, 1, 2), expand=False))


def card(game: Game, speech: Speech) -> Table:
    """What a person wants to know before sitting down."""
    table = Table.grid(padding=(0, 2))
    table.add_row(speech.say("cli-games-seats"), f"{game.seats.start}–{game.seats.stop - 1}")
    table.add_row(speech.say("cli-games-bots"), ", ".join(bot_names(game)))
    for name, field in fields(game.variant).items():
        message = f"{game.family}-variant-{name}"
        about = Text(f"{speech.say(message)}. {speech.say(message + '.about')}")
        table.add_row(Text(name, "bold"), Text("\n").join([about, *choices(message, field, speech)]))
    return table


def choices(message: str, field: Field, speech: Speech) -> list[Text]:
    """Every value with its meaning, the printed reading marked."""
    printed = show_value(field.default)
    lines = []
    for value in values(field) or parts(field) or filter(None, [printed]):
        meaning = f": {speech.say(f'{message}-{value}')}" if isinstance(field.type, LiteralType) else ""
        mark = f" ({speech.say('cli-games-default')})" if value == printed else ""
        lines.append(Text.assemble("- ", (value, "bold"), meaning, mark))
    return lines
