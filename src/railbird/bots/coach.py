"""The coach: what every option is worth to the seat that decides, found by the search of the bots from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import msgspec
from librt.random import Random

from railbird.core.contract import Decide, Event
from railbird.core.game import Game, View, find_game, imagine
from railbird.core.search import Guide, Search

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
