"""`railbird rules`: the ledger of a game, or one rule."""

from __future__ import annotations

import click

from railbird.cli.errors import Trouble, known_game, near
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.ledger import one_rule, rules_by_number, whole_ledger
from railbird.cli.screen import Paper
from railbird.speech import Speech


@click.command(cls=Command, help=home().say("cli-help-rules"))
@click.argument("game")
@click.argument("number", required=False)
@language_option
def rules(game: str, number: str | None, language: str) -> None:
    speech = Speech(language)
    found = known_game(game, speech)
    if number is None:
        Paper().print(whole_ledger(found, speech))
        return
    ledger = rules_by_number(found, language)
    known = next((known for known in ledger if number.upper() in (known, known.rpartition("-")[2])), None)
    if known is None:
        raise Trouble(speech.say("cli-error-rule", game=found.id, number=number, near=near(number.upper(), ledger, speech)))
    Paper().print(one_rule(known, ledger[known]))
