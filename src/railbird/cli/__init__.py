"""The terminal: `railbird play`, `replay`, `games` and `rules`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command `railbird`. Everything is imported inside, so that Ctrl-C and a stale build find somebody who answers."""
    try:
        from railbird.cli.group import railbird

        railbird()
    except KeyboardInterrupt:
        sys.exit(130)
    except ImportError as error:
        print(f"railbird: {error}", file=sys.stderr)
        sys.exit(2)
