"""A league: bots meet in every seat with the same dice, until it is clear who is better."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from itertools import combinations, cycle, islice
from time import perf_counter
from typing import Any

import msgspec
from librt.random import Random

from railbird.bots import make_policy
from railbird.bots.program import Program
from railbird.core.drive import finish
from railbird.core.game import Variant, find_game
from railbird.lab.simulation import ALONE_SECONDS, chunks, seeds

FORMAT = 1


class League(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played: all that the result depends on, and the first line of the file that keeps it."""

    league: int = FORMAT
    game: str
    rules: int
    levels: int
    """The version of the bots that search; 0 where there are none."""
    variant: dict[str, Any]
    seats: int
    bots: list[str]
    """As they were named; fewer than there are seats sit down again and again, of more than that every choice meets."""
    games: int
    """At most so many."""
    looks: int
    """How often it is asked whether the league may end."""
    seed: int

    def names(self) -> list[str]:
        """Every bot once."""
        return list(dict.fromkeys(self.bots))

    def seatings(self) -> list[tuple[str, ...]]:
        """Everybody in every seat: all rotations of every table. A round is one game of each, with the same dice."""
        return seatings(self.bots, self.seats)

    def look_points(self) -> list[int]:
        """After how many games it is asked whether the league may end: whole rounds, the last of them the last of all."""
        size = len(self.seatings())
        rounds = self.games // size
        return sorted({size * (rounds * look // self.looks) for look in range(1, self.looks + 1)} - {0})


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game by seats: scores, shares of the win in 1/840, and moves that were made for a bot that failed."""

    game: int
    scores: list[int]
    shares: list[int]
    replaced: list[int] = []


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All rotations of every table that these bots can make.

    >>> seatings(["a", "b"], 4)
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    >>> seatings(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    """
    tables = combinations(bots, seats) if len(bots) > seats else [tuple(islice(cycle(bots), seats))]
    return list(dict.fromkeys(table[seats - turn :] + table[: seats - turn] for table in tables for turn in range(seats)))


def make_league(
    game: str, seats: int, bots: Sequence[str], games: int, seed: int, variant: Variant | None = None, looks: int = 5
) -> League:
    """A league that can be played; raises ValueError for anything else."""
    card = find_game(game)
    variant = card.variant() if variant is None else variant
    card.new(seats, variant)
    for bot in bots:
        make_policy(card, bot)
    if seats < 2 or len(set(bots)) < 2:
        raise ValueError("a league needs two seats and two different bots")
    if looks < 1:
        raise ValueError("a league is looked at in the end at least")
    size = len(seatings(bots, seats))
    if games < size:
        raise ValueError(f"{games} games are too few: a round, everybody in every seat, is {size}")
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(variant))
    levels = 0 if card.levels is None else card.levels.version
    return League(
        game=game, rules=card.rules, levels=levels, variant=plain, seats=seats, bots=list(bots), games=games, looks=looks, seed=seed
    )


def play_on(league: League, done: int, workers: int = 1, alone: float = ALONE_SECONDS) -> Generator[list[Played], None, None]:
    """The games after the first `done`, some at a time, in order. Whoever stops early keeps what came before."""
    return chunks(partial(play_some, league), done, league.look_points()[-1], workers, alone)


def play_some(league: League, first: int, games: int) -> tuple[list[Played], float]:
    """Some games of a league, and the seconds they took."""
    begin = perf_counter()
    card = find_game(league.game)
    fresh = card.new(league.seats, msgspec.convert(league.variant, card.variant))
    policies = {name: make_policy(card, name) for name in league.names()}
    places = league.seatings()
    found = []
    for game in range(first, first + games):
        number, turn = divmod(game, len(places))
        players = [policies[name] for name in places[turn]]
        before = [moves_replaced(player) for player in players]
        [(dice, minds)] = seeds(league.seed, number, 1)
        over, _ = finish(fresh.copy(), players, Random(dice), Random(minds))
        replaced = [moves_replaced(player) - old for player, old in zip(players, before, strict=True)]
        found.append(Played(game, over.scores, over.shares, replaced if any(replaced) else []))
    return found, perf_counter() - begin


def moves_replaced(player: object) -> int:
    return player.replaced if isinstance(player, Program) else 0
