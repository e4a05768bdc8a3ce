"""Programs that play, by name."""

from __future__ import annotations

from railbird.core.contract import Policy, RandomPolicy
from railbird.core.game import Game


class UnknownBot(ValueError):
    """The game has no bot of this name."""


def bot_names(game: Game) -> list[str]:
    """Every bot of a game, weakest first."""
    return ["random", *game.policies]


def make_policy(game: Game, name: str) -> Policy:
    """The bot of this name as a policy for the compiled driver."""
    if name == "random":
        return RandomPolicy()
    if name not in game.policies:
        raise UnknownBot(f"{game.id} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return game.policies[name]()
