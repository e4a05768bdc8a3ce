"""What to simulate. A plan is all that the result depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from railbird.bots import make_policy
from railbird.core.game import Variant, find_game


@dataclass(frozen=True)
class Plan:
    """Games to play, with the bot of each chair; chairs move one seat on after every game."""

    game: str
    variant: Variant
    chairs: tuple[str, ...]
    games: int
    seed: int

    @property
    def bots(self) -> list[str]:
        """Every bot once, in the order of the chairs."""
        return list(dict.fromkeys(self.chairs))


def make_plan(game: str, seats: int, bots: Sequence[str], games: int, seed: int, variant: Variant | None = None) -> Plan:
    """A plan that can be carried out; one bot takes all seats. Raises ValueError for anything else."""
    card = find_game(game)
    variant = card.variant() if variant is None else variant
    card.new(seats, variant)
    for bot in bots:
        make_policy(card, bot)
    if len(bots) not in (1, seats):
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one for all seats, or one for each")
    if games < 1:
        raise ValueError(f"cannot play {games} games: at least one is needed")
    return Plan(game, variant, tuple(bots) if len(bots) == seats else tuple(bots) * seats, games, seed)
