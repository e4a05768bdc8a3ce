"""The terminal: `railbird play`, `replay`, `games`, `rules` and `simulate`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

FAILED, STOPPED = 2, 130
"""Exit codes after an error and after Ctrl-C."""


def main() -> None:
    """Run the command `railbird`."""
    try:
        railbird = load()
    except ImportError as error:
        print(f"railbird: {error}", file=sys.stderr)
        sys.exit(FAILED)
    railbird()


def load() -> Callable[[], None]:
    """Import the commands. Ctrl-C ends this at once: inside an import it would come out as any error whatever."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda number, frame: os._exit(STOPPED))
    from railbird.cli.group import railbird

    signal.signal(signal.SIGINT, handler)
    return railbird
