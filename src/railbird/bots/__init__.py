"""Programs that play, by name."""

from __future__ import annotations

from railbird.bots.program import PREFIX, Program, named_programs
from railbird.core.contract import Policy, RandomPolicy
from railbird.core.game import Game
from railbird.core.search import Searcher

STAND_IN = "greedy"
"""Who plays a move for a bot that fails."""


class UnknownBot(ValueError):
    """The game has no bot of this name."""


def level_names(game: Game) -> list[str]:
    """The bots that search, weakest first."""
    return [] if game.levels is None else list(game.levels.iterations)


def bot_names(game: Game) -> list[str]:
    """Every bot of a game, weakest first, then the programs that are known by name."""
    return ["random", *game.policies, *level_names(game), *named_programs()]


def usual_bot(game: Game) -> str:
    """Who sits down where nobody was named: quick on any machine, compiled or not."""
    return ["random", *game.policies][-1]


def make_policy(game: Game, name: str) -> Policy:
    """The bot of this name as a policy for the compiled driver."""
    if name == "random":
        return RandomPolicy()
    if game.levels is not None and name in game.levels.iterations:
        return Searcher(game.levels.iterations[name], game.levels.guide())
    command = name.removeprefix(PREFIX) if name.startswith(PREFIX) else named_programs().get(name)
    if command is not None:
        return Program(name, command, make_policy(game, STAND_IN if STAND_IN in game.policies else "random"))
    if name not in game.policies:
        raise UnknownBot(f"{game.id} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return game.policies[name]()
