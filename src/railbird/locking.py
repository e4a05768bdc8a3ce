"""Files that one process has at a time."""

from __future__ import annotations

try:
    import fcntl
except ImportError:  # Windows: nothing is locked there
    fcntl = None  # type: ignore[assignment]


def hold(file: int) -> None:
    """Until it is closed, which the system does even for a killed process; `BlockingIOError` if another process holds it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
