"""The coach: what every option is worth to the seat that decides, found by the search of the bots from what the seat knows; and for
spectators what every seat may expect."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import msgspec
from librt.random import Random

from railbird.core.contract import Decide, Event, Policy
from railbird.core.drive import finish
from railbird.core.game import NO_SEAT, Game, View, find_game, imagine
from railbird.core.search import Estimate, Guide, Prospect, Search, result

FEW = 8
"""Games with every option between two looks at the clock."""


class Worth(msgspec.Struct, frozen=True):
    """What an option promises, each with its standard error.

    The share is that of a whole win. The score is what the seat may expect to have where the search stops looking: at the end of
    the round in Las Vegas and 8*28, at the end of the race in both Long Shots.
    """

    event: str
    share: float
    share_error: float
    score: float
    score_error: float
    games: int
    """How many games were played in the head after this option."""


class Odds(msgspec.Struct, frozen=True):
    """What a seat may expect at the end of the game: its share of the win and its score, each with its standard error."""

    share: float
    share_error: float
    score: float
    score_error: float
    games: int
    """How many games were played to their end."""


def has_coach(game: Game) -> bool:
    return game.levels is not None


def weigh(seen: View, options: Sequence[Event], rng: Random, budget: int) -> list[Worth]:
    """The worth of every option in the order given, after about so many milliseconds of thought."""
    assert seen.seat is not None
    search = Search(imagine(seen, rng), Decide(seen.seat, list(options)), guide_of(find_game(seen.game)), rng)
    end = monotonic() + budget / 1000
    while True:
        search.survey(FEW)
        if monotonic() >= end:
            return [worth(search, option) for option in options]


def guide_of(game: Game) -> Guide:
    if game.levels is None:
        raise ValueError(f"{game.id} has no coach")
    return game.levels.guide()


def worth(search: Search, option: Event) -> Worth:
    lead = search.leads[option]
    share, score = lead.share, lead.score
    return Worth(option.text(), share.mean(), share.error(), score.mean(), score.error(), share.count)


def forecast(seen: View, policy: Policy, rng: Random, budget: int) -> list[Odds]:
    """What every seat may expect, then the guests, if all play on like this from what a spectator sees."""
    assert seen.seat is None
    now = imagine(seen, rng)
    ends: list[Prospect] = []
    late = monotonic() + budget / 1000
    while len(ends) < FEW or monotonic() < late:
        world = now.copy()
        world.redeal(NO_SEAT, rng)
        over, _ = finish(world, [policy] * now.seats(), rng, rng)
        ends.append(result(over))
    return [odds([end.shares[seat] for end in ends], [end.scores[seat] for end in ends]) for seat in range(len(ends[0].shares))]


def odds(shares: list[float], scores: list[float]) -> Odds:
    share, score = Estimate(), Estimate()
    for one, other in zip(shares, scores, strict=True):
        share.add(one)
        score.add(other)
    return Odds(share.mean(), share.error(), score.mean(), score.error(), share.count)
