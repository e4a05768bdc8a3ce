"""Crystals, and how a pile of them is divided into equal parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

BLUE_POINTS: Final = 1
RED_POINTS: Final = 2


@mypyc_attr(acyclic=True)
class Crystals:
    """A pile: the supply, the centre, a half, a share, or what a player has won."""

    def __init__(self, blue: i64, red: i64) -> None:
        self.blue: i64 = blue
        self.red: i64 = red

    def copy(self) -> Crystals:
        return Crystals(self.blue, self.red)

    def count(self) -> i64:
        return self.blue + self.red

    def points(self) -> i64:
        """828-103, 828-104."""
        return BLUE_POINTS * self.blue + RED_POINTS * self.red

    def add(self, other: Crystals) -> None:
        self.blue += other.blue
        self.red += other.red

    def share_out(self, parts: i64, red_weight: i64) -> list[Crystals]:
        """828-66 to 828-69: take out equal parts, odd reds in the first ones; what cannot be divided stays in the pile."""
        size = self.largest_share(parts, red_weight)
        red = min(self.red, parts * (size // red_weight))
        least = red // parts
        odd = red - least * parts
        shares: list[Crystals] = []
        for part in range(parts):
            mine = least + 1 if part < odd else least
            shares.append(Crystals(size - red_weight * mine, mine))
        self.blue -= parts * size - red_weight * red
        self.red -= red
        return shares

    def largest_share(self, parts: i64, red_weight: i64) -> i64:
        """The weight of equal parts as large as the colours allow: a smaller one may fail where a larger one works."""
        size = (self.blue + red_weight * self.red) // parts
        while parts * size - red_weight * min(self.red, parts * (size // red_weight)) > self.blue:
            size -= 1
        return size
