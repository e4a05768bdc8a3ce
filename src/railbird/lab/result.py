"""What a simulation found, with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import msgspec

from railbird.core.contract import WIN
from railbird.core.drive import Sums, Totals
from railbird.lab.plan import Plan

Z = 1.959964
"""Standard errors on either side of a 95 % interval."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat, whoever sat there."""

    seat: int
    mean_score: float
    win_share: float


class BotRow(msgspec.Struct, frozen=True):
    """One bot; a game counts once for each seat that it took."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float


class Result(msgspec.Struct, frozen=True):
    """A simulation in numbers."""

    game: str
    seats: int
    games: int
    seed: int
    seconds: float
    games_per_second: float
    decisions_per_game: float
    by_seat: list[SeatRow]
    by_bot: list[BotRow]


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval."""

    mean: float
    low: float
    high: float


def win_share(sums: Sums, games: int, seats: int = 1) -> Estimate:
    """Wilson's interval for what all seats of a bot won together, for one of its seats.

    In one game that is a number between 0 and 1 with mean m, so its variance is at most m(1 - m), that of a whole win. Where wins are
    shared the interval is therefore wider than it needs to be, never narrower.
    """
    share = wilson(sums.share / (WIN * games), games)
    return Estimate(share.mean / seats, share.low / seats, share.high / seats)


def wilson(mean: float, games: float, z: float = Z) -> Estimate:
    """Wilson's interval for the mean of so many independent numbers between 0 and 1."""
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    margin = z * sqrt(mean * (1 - mean) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    return Estimate(mean, min(max(0.0, middle - margin), mean), max(min(1.0, middle + margin), mean))


def mean_score(sums: Sums, games: int, seats: int = 1) -> Estimate:
    """The mean score of one seat, give or take its standard errors."""
    spread = (sums.score_squares * games - sums.score**2) / (games * max(1, games - 1))
    mean = sums.score / games / seats
    margin = Z * sqrt(spread / games) / seats
    return Estimate(mean, mean - margin, mean + margin)


def make_result(plan: Plan, totals: Totals, seconds: float) -> Result:
    """The result so far."""
    games = totals.games
    return Result(
        game=plan.game,
        seats=len(plan.chairs),
        games=games,
        seed=plan.seed,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_game=totals.decisions / games,
        by_seat=[SeatRow(seat, mean_score(sums, games).mean, win_share(sums, games).mean) for seat, sums in enumerate(totals.by_seat, 1)],
        by_bot=[bot_row(bot, sums, games, plan.chairs.count(bot)) for bot, sums in zip(plan.bots, totals.by_bot, strict=True)],
    )


def bot_row(bot: str, sums: Sums, games: int, seats: int) -> BotRow:
    share = win_share(sums, games, seats)
    return BotRow(bot, games * seats, share.mean, share.low, share.high, mean_score(sums, games, seats).mean)
