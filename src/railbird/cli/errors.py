"""Whatever is wrong with what a person asked for ends here: one line, and exit code 2."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import click
from babel.lists import format_list

from railbird.cli import FAILED as FAILED
from railbird.cli import STOPPED as STOPPED
from railbird.core.game import Game, find_game, games
from railbird.speech import Speech

CLOSE = 0.5
"""How alike a name must be to be suggested, between 0 and 1."""


class Trouble(click.ClickException):
    """Something that was asked for cannot be had; its message says why and what to do."""

    exit_code = FAILED


def complain(sentence: str) -> None:
    """One line on stderr, whatever was in it."""
    click.echo("railbird: " + printable(" ".join(sentence.split())), err=True)


def reason(error: Exception) -> str:
    """What the system says is wrong, without its number."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def printable(text: str) -> str:
    """Text of strangers, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def near(name: str, names: Iterable[str], speech: Speech) -> str:
    """The names most like this one, `a or b`; `none` if there is none."""
    spelled = {known.lower(): known for known in names}
    found = [spelled[known] for known in get_close_matches(name.lower(), spelled, cutoff=CLOSE)]
    return format_list(found, style="or", locale=speech.language) if found else "none"


def known_game(name: str, speech: Speech) -> Game:
    """The game of this name, or trouble that suggests another."""
    if name not in games():
        raise Trouble(speech.say("cli-error-game", name=name, near=near(name, games(), speech)))
    return find_game(name)
