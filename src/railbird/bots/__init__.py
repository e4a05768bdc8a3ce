"""Programs that play, by name."""

from __future__ import annotations

from librt.random import Random

from railbird.bots.program import PREFIX, Program, named_programs
from railbird.core.contract import Decide, Event, Policy, RandomPolicy, State
from railbird.core.game import Game, Levels
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
    return "greedy" if "greedy" in game.policies else "random"


def make_policy(game: Game, name: str) -> Policy:
    """The bot of this name as a policy for the compiled driver."""
    if name == "random":
        return RandomPolicy()
    command = name.removeprefix(PREFIX) if name.startswith(PREFIX) else named_programs().get(name)
    if command is not None:
        return Program(name, command, make_policy(game, STAND_IN if STAND_IN in game.policies else "random"))
    if game.levels is not None and name in game.levels.iterations:
        return make_level(game.levels, name)
    if name not in game.policies:
        raise UnknownBot(f"{game.id} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    return game.policies[name]()


def make_level(levels: Levels, name: str) -> Policy:
    """A bot that searches."""
    searcher = Searcher(levels.iterations[name], levels.guide())
    if levels.careless is None or name != next(iter(levels.iterations)):
        return searcher
    return Careless(searcher, levels.careless())


class Careless(Policy):
    """Thinks about every other choice, by chance, and makes the rest like somebody weaker."""

    def __init__(self, thinker: Policy, weaker: Policy) -> None:
        self.players = (thinker, weaker)

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        return self.players[rng.randrange(2)].pick(state, turn, rng)
