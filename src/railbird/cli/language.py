"""Which language a person reads: the one asked for, else that of the environment, else English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from railbird.speech import LANGUAGES
from railbird.speech.home import home as home
from railbird.speech.home import home_language


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`, for every command that speaks."""
    option = click.option("--lang", "language", type=click.Choice(LANGUAGES), default=home_language, help=home().say("cli-help-lang"))
    return option(command)
