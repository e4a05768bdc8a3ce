"""The steps of the game. What a seat is asked, and what chance is waited for, follows from the step."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
FIRST_ROLL: Final = 1
FEATURES: Final = 2
ROLL: Final = 3
HORSE_DIE: Final = 4
MOVE_DIE: Final = 5
REROLL: Final = 6
WINDOW: Final = 7
BARS: Final = 8
THEFT: Final = 9
ACTION: Final = 10
CARD: Final = 11
SALE: Final = 12
DRAWING: Final = 13

STEP_NAMES: Final = [
    *("deal", "first-roll", "features", "roll", "horse-die", "move-die", "reroll", "window", "bars", "theft"),
    *("action", "card", "sale", "drawing"),
]
"""As a view shows them."""
