"""The group of commands. A new command is one module and one line in `COMMANDS`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from railbird import __version__, engine_mode
from railbird.cli.components import components
from railbird.cli.errors import FAILED, STOPPED, complain, reason
from railbird.cli.games import games
from railbird.cli.helping import Command, Context
from railbird.cli.language import home
from railbird.cli.league import league
from railbird.cli.play import play
from railbird.cli.replay import replay
from railbird.cli.rules import rules
from railbird.cli.simulate import simulate
from railbird.cli.verify import verify

COMMANDS = [play, replay, games, rules, components, simulate, league, verify]
ENTRY_POINTS = "railbird.commands"
"""Commands of other front ends and packages, which the terminal does not import before they are called."""


def tolerate_any_text() -> None:
    """What a terminal cannot show or send becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


class Railbird(Command, click.Group):
    """Ends every trouble with one line and an exit code, never with a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *entry_points(group=ENTRY_POINTS).names})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        own = super().get_command(ctx, cmd_name)
        if own is not None:
            return own
        for entry in entry_points(group=ENTRY_POINTS, name=cmd_name):
            found: click.Command = entry.load()
            found.context_class = Context
            return found
        return None

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        try:
            tolerate_any_text()
            code = super().main(args, prog_name, **extra | {"standalone_mode": False})
        except click.Abort:
            code = STOPPED
        except click.UsageError as error:
            hint = "" if error.ctx is None else f" ({error.ctx.command_path} --help)"
            complain(error.format_message() + hint)
            code = FAILED
        except click.ClickException as error:
            complain(error.format_message())
            code = FAILED
        except (OSError, ImportError) as error:
            complain(reason(error))
            code = FAILED
        except SystemExit:
            # Click ends so, quietly, when whoever reads the output has gone.
            code = FAILED
        sys.exit(code)

    def invoke(self, ctx: click.Context) -> Any:
        if sys.stdout is None:
            raise click.ClickException(home().say("cli-error-no-output"))
        result = super().invoke(ctx)
        sys.stdout.flush()
        return result


@click.group(cls=Railbird, commands=COMMANDS, invoke_without_command=True, help=home().say("cli-help"))
@click.version_option(
    __version__, message=home().say("cli-version", version=__version__, engine=engine_mode()), help=home().say("cli-help-version")
)
@click.pass_context
def railbird(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
