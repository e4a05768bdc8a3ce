"""Which language a person reads: the one asked for, else that of the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import click

from railbird.speech import LANGUAGES, Speech


def home_language() -> str:
    """The language of the environment, if it is one of ours."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]


@cache
def home() -> Speech:
    """Speaks the language of the environment, about no game."""
    return Speech(home_language())


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`, for every command that speaks."""
    option = click.option("--lang", "language", type=click.Choice(LANGUAGES), default=home_language, help=home().say("cli-help-lang"))
    return option(command)
