"""Files that one process has at a time."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import fcntl


def hold(file: int) -> None:
    """Until it is closed, which the system does even for a killed process; `BlockingIOError` if another process holds it.

    On Windows nothing is locked.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
