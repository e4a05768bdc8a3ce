"""Railbird: games of dice, cards and wagers, played exactly by the book."""

from railbird._engine import engine_mode

__version__ = "0.1.0"
__all__ = ["__version__", "engine_mode"]
