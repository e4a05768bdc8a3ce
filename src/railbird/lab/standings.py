"""What a league says: shares of the win against par with intervals that allow for looking often, and ratings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from statistics import NormalDist, fmean, variance
from typing import Literal

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from railbird.core.contract import WIN
from railbird.lab.league import League, Played
from railbird.lab.result import Estimate, wilson

DOUBT = 0.05
"""How often a league may be wrong about a bot, all looks together."""
PATIENCE = 3
"""Doubt is spent as this power of the part of all games that was played: early looks end only what is very clear."""


class Row(msgspec.Struct, frozen=True):
    """One bot with all its seats."""

    bot: str
    games: int
    """In which it sat."""
    par: float
    """What it would win if all seats were equal."""
    win_share: float
    low: float
    high: float
    verdict: Literal["above", "below", "open"]
    """Where the whole interval lies, seen from par."""
    mean_score: float
    """Of one seat."""
    rating: float
    deviation: float
    """Plackett and Luce: the rating and its standard deviation."""
    replaced: int
    """Moves that were made for it because it failed."""


class Standings(msgspec.Struct, frozen=True):
    """A league in numbers, after whole rounds."""

    game: str
    seats: int
    seed: int
    games: int
    most_games: int
    looks: list[int]
    """After how many games the league could end."""
    confidence: float
    """Of the intervals here; those of all looks are right together with 95 %."""
    decided: bool
    """Whether no interval holds par."""
    by_bot: list[Row]


def standings(league: League, played: Sequence[Played]) -> Standings:
    """The table after all whole rounds; there must be one."""
    places = league.seatings()
    played = played[: len(played) - len(played) % len(places)]
    points = league.look_points()
    doubt = doubt_at(points, len(played))
    ratings = rate((league, played))
    rows = [row(league, played, bot, doubt, ratings[bot]) for bot in league.names()]
    decided = all(each.verdict != "open" for each in rows)
    return Standings(league.game, league.seats, league.seed, len(played), points[-1], points, 1 - doubt, decided, rows)


def doubt_at(points: list[int], games: int) -> float:
    """How often this look, or the next one, may be wrong.

    >>> [round(doubt_at([120, 240, 360, 480, 600], games), 4) for games in (120, 240, 360, 480, 600)]
    [0.0004, 0.0028, 0.0076, 0.0148, 0.0244]
    """
    number = bisect_left(points, games)
    before = points[number - 1] if number else 0
    return DOUBT * ((points[number] / points[-1]) ** PATIENCE - (before / points[-1]) ** PATIENCE)


def is_over(league: League, played: Sequence[Played]) -> bool:
    """Whether the league ends here: at its last game, or at a look that finds every interval off par."""
    points = league.look_points()
    return len(played) >= points[-1] or (len(played) in points and standings(league, played).decided)


def counted(league: League, played: Sequence[Played], more: Sequence[Played]) -> list[Played]:
    """Of these further games those that count: up to the look at which the league ends."""
    for point in league.look_points():
        end = point - len(played)
        if 0 < end <= len(more) and is_over(league, [*played, *more[:end]]):
            return list(more[:end])
    return list(more)


def row(league: League, played: Sequence[Played], bot: str, doubt: float, rating: PlackettLuceRating) -> Row:
    places = league.seatings()
    held = [[seat for seat, name in enumerate(place) if name == bot] for place in places]
    rounds = [played[first : first + len(places)] for first in range(0, len(played), len(places))]
    shares = [[sum(game.shares[seat] for seat in held[turn]) / WIN for turn, game in enumerate(each) if held[turn]] for each in rounds]
    share = share_of_win(shares, doubt)
    sat = sum(len(seats) > 0 for seats in held)
    par = sum(map(len, held)) / sat / league.seats
    scores = [game.scores[seat] for game in played for seat in held[game.game % len(places)]]
    replaced = sum(game.replaced[seat] for game in played if game.replaced for seat in held[game.game % len(places)])
    verdict: Literal["above", "below", "open"] = "above" if share.low > par else "below" if share.high < par else "open"
    return Row(
        bot, sat * len(rounds), par, share.mean, share.low, share.high, verdict, fmean(scores), rating.mu, rating.sigma, replaced
    )  # fmt: skip


def share_of_win(rounds: list[list[float]], doubt: float) -> Estimate:
    """Wilson's interval for what a bot won in a game, the games of a round sharing their dice.

    Luck that stays with a seat cancels out within a round; where rounds differ more than independent games would, luck did not, and
    they count as fewer games.
    """
    size = len(rounds[0])
    means = [fmean(games) for games in rounds]
    mean = fmean(means)
    alone = mean * (1 - mean) / size
    excess = max(1.0, variance(means) / alone) if alone and len(rounds) > 1 else 1.0
    return wilson(mean, size * len(rounds) / excess, NormalDist().inv_cdf(1 - doubt / 2))


def rate(*leagues: tuple[League, Sequence[Played]]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games, those of several leagues mixed evenly. A bot in several seats learns from each of them."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for league, _ in leagues for bot in league.names()}
    for _, _, game, place in sorted(in_turn(leagues)):
        before = {bot: (ratings[bot].mu, ratings[bot].sigma) for bot in place}
        after = model.rate([[model.create_rating([*before[bot]])] for bot in place], ranks=ranks(game))
        for bot, [new] in zip(place, after, strict=True):
            old_mu, old_sigma = before[bot]
            ratings[bot].mu += new.mu - old_mu
            ratings[bot].sigma *= new.sigma / old_sigma
    return ratings


def in_turn(leagues: Sequence[tuple[League, Sequence[Played]]]) -> Iterator[tuple[float, int, Played, tuple[str, ...]]]:
    """Every game with who sat where; first how far its league had come, then the number of that."""
    for number, (league, played) in enumerate(leagues):
        places = league.seatings()
        for game in played:
            yield game.game / len(played), number, game, places[game.game % len(places)]


def ranks(game: Played) -> list[float]:
    """Winners first, then by score; equal seats share a rank."""
    merits = [(-share, -score) for share, score in zip(game.shares, game.scores, strict=True)]
    return [float(sorted(merits).index(merit)) for merit in merits]
