"""`railbird replay`: a game told again from its journal."""

from __future__ import annotations

from pathlib import Path

import click

from railbird.cli.errors import Trouble, complain, printable
from railbird.cli.helping import Command
from railbird.cli.language import home, language_option
from railbird.cli.reading import Reading
from railbird.cli.screen import Screen, pace_option
from railbird.core.contract import Over, Scribe
from railbird.core.game import view
from railbird.core.journal import Journal
from railbird.speech import Speech


@click.command(cls=Command, help=home().say("cli-help-replay"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", metavar="N", type=click.IntRange(min=0), help=home().say("cli-help-at"))
@language_option
@pace_option
def replay(file: Path, at: int | None, language: str, pace: str) -> None:
    plain = Speech(language)
    reading = Reading(file, plain)
    journal = reading.journal(plain)
    if reading.is_torn:
        complain(plain.say("cli-torn", file=str(file), line=len(reading.lines) + 1))
    if at is not None and at > len(journal.events):
        raise Trouble(plain.say("cli-error-at", file=str(file), events=len(journal.events), at=str(at)))
    screen = Screen(Speech(language, journal.game(), [printable(name) for name in journal.header.seats]), pace)
    if at is None:
        tell_all(journal, screen)
    else:
        show_moment(journal, at, screen)


def tell_all(journal: Journal, screen: Screen) -> None:
    """From the first event to the last, then the board and the result."""
    state = journal.start(Scribe())
    for event in journal.events:
        screen.follow(state, event)
    screen.board(view(state, None))
    over = state.pending()
    if isinstance(over, Over):
        screen.result(over)
    else:
        screen.say("cli-unfinished")


def show_moment(journal: Journal, at: int, screen: Screen) -> None:
    """The board after so many events, and what the last of them was."""
    state = journal.start()
    for number, event in enumerate(journal.events[:at], 1):
        state.scribe = Scribe() if number == at else None
        state.apply(event)
    screen.say("cli-moment", at=at, events=len(journal.events))
    if state.scribe is not None:
        screen.tell(state.scribe.facts(None))
    screen.board(view(state, None))
