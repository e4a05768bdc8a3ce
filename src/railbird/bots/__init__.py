"""Programs that play, by name."""

from __future__ import annotations

from railbird.core.contract import Policy, RandomPolicy
from railbird.core.game import Game
from railbird.core.search import Searcher


class UnknownBot(ValueError):
    """The game has no bot of this name."""


def level_names(game: Game) -> list[str]:
    """The bots that search, weakest first."""
    return [] if game.levels is None else list(game.levels.iterations)


def bot_names(game: Game) -> list[str]:
    """Every bot of a game, weakest first."""
    return ["random", *game.policies, *level_names(game)]


def usual_bot(game: Game) -> str:
    """Who sits down where nobody was named: quick on any machine, compiled or not."""
    return "greedy" if "greedy" in game.policies else bot_names(game)[-1]


def make_policy(game: Game, name: str) -> Policy:
    """The bot of this name as a policy for the compiled driver."""
    if name == "random":
        return RandomPolicy()
    if game.levels is not None and name in game.levels.iterations:
        return Searcher(game.levels.iterations[name], game.levels.guide())
    if name not in game.policies:
        raise UnknownBot(f"{game.id} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return game.policies[name]()
