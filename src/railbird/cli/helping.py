"""`--help` in the language of the environment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from railbird.cli.language import home

HEADINGS = {"Options": "cli-help-options", "Commands": "cli-help-commands", "Positional arguments": "cli-help-arguments"}
"""What Click calls the parts of a help page."""


class HelpPage(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, home().say("cli-help-usage") + " ")

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        with super().section(home().say(HEADINGS[name])):
            yield


class Context(click.Context):
    formatter_class = HelpPage


class Command(click.Command):
    """A command whose help speaks the reader's language."""

    context_class = Context

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = home().say("cli-help-help")
        return option
