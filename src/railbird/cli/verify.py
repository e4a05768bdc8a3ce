"""`railbird verify`: whether a record was played by the rules, with the dice that were promised."""

from __future__ import annotations

from pathlib import Path

import click

from railbird.cli.errors import Trouble
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.reading import Reading
from railbird.speech import Speech
from railbird.table.verdict import verify as check


@click.command(cls=Command, help=home().say("cli-help-verify"))
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def verify(file: Path, language: str) -> None:
    speech = Speech(language)
    reading = Reading(file, speech)
    reading.journal(speech)
    verdict = check("\n".join(reading.texts()))
    if verdict.problems:
        more = "".join(f"\n  {problem}" for problem in verdict.problems)
        raise Trouble(speech.say("cli-verify-wrong", file=str(file), problems=len(verdict.problems)) + more)
    click.echo(speech.say("cli-verify-rules", events=verdict.events, over="yes" if verdict.is_over else "no"))
    if verdict.header.laid:
        click.echo(speech.say("record-laid", laid=verdict.header.laid))
    click.echo(speech.say("cli-verify-dice", rolls=verdict.rolls) if verdict.header.dice else speech.say("cli-verify-no-dice"))
