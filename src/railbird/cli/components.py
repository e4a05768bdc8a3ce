"""`railbird components`: every value on the components, and where it is known from; and boxes of people's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import chart
from railbird.cli.errors import Trouble, known_game, reason
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.screen import Paper
from railbird.core.components import HOUSE, OWN, PRINTED, REPORTED, Component, ComponentError, Components, packaged
from railbird.core.game import Game, Variant
from railbird.speech import Speech

SOURCES = {
    PRINTED: "cli-source-printed",
    REPORTED: "cli-source-reported",
    HOUSE: "cli-source-house",
    OWN: "cli-source-own",
}


def components_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--components`, for every command that sets up a table."""
    path = click.Path(path_type=Path)
    return click.option("--components", "own", metavar="FILE", type=path, help=home().say("cli-help-own-components"))(command)


@click.command(cls=Command, help=home().say("cli-help-components"))
@click.argument("game")
@components_option
@language_option
def components(game: str, own: Path | None, language: str) -> None:
    speech = Speech(language)
    found = known_game(game, speech)
    values = packaged(found.package) if own is None else read_own(found, own, speech)
    Paper().print(listed(values, speech))


def listed(values: Components, speech: Speech) -> Table:
    """The values under the headings that they have in the file."""
    table = chart("", speech.say("cli-components-value"), speech.say("cli-components-source"))
    last = ""
    for row in values.rows():
        heading, _, name = row.key.rpartition(".")
        if heading != last:
            table.add_row(Text(f"[{heading}]", "bold", overflow="fold"))
            last = heading
        table.add_row(f"  {name}", show(row), Text(speech.say(SOURCES[row.source]), "" if row.source == PRINTED else "italic"))
    return table


def show(row: Component) -> str:
    return ", ".join(map(str, row.value)) if isinstance(row.value, list) else str(row.value)


def with_own(game: Game, variant: Variant, own: Path | None, speech: Speech) -> Variant:
    """The variant, played with the components of a person's own box."""
    if own is None:
        return variant
    return msgspec.structs.replace(variant, components=read_own(game, own, speech).changes())


def read_own(game: Game, own: Path, speech: Speech) -> Components:
    """The components with those of a file laid over them, or trouble that names file, key and reason."""
    if game.check_components is None:
        raise Trouble(speech.say("cli-error-components", game=game.id))
    try:
        values = packaged(game.package).overlaid(own.read_text(encoding="utf-8"), str(own))
        game.check_components(values)
    except ComponentError as error:
        raise Trouble(str(error)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(speech.say("cli-error-read", file=str(own), reason=reason(error))) from error
    return values
