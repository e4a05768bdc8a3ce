"""Means and intervals against known values and exact probabilities."""

from __future__ import annotations

from math import comb, sqrt

import pytest

from railbird.core.contract import WIN
from railbird.core.drive import Sums, Totals
from railbird.lab.plan import make_plan
from railbird.lab.result import Z, make_result, mean_score, win_share


def wins(won: float) -> Sums:
    return Sums(share=round(won * WIN))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_whole_wins_have_the_interval_of_wilson(won: int, games: int, low: float, high: float) -> None:
    share = win_share(wins(won), games)
    assert share.mean == won / games
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_holds_the_truth_in_about_95_of_100_simulations() -> None:
    games, truth = 200, 0.25
    intervals = [win_share(wins(won), games) for won in range(games + 1)]
    chances = [comb(games, won) * truth**won * (1 - truth) ** (games - won) for won in range(games + 1)]
    covered = sum(chance for chance, share in zip(chances, intervals, strict=True) if share.low <= truth <= share.high)
    assert covered == pytest.approx(0.95, abs=0.01)


def test_the_mean_lies_in_its_interval_even_at_the_ends() -> None:
    for games in range(1, 500):
        for won in (0, games):
            share = win_share(wins(won), games)
            assert 0.0 <= share.low <= share.mean <= share.high <= 1.0


def test_shared_wins_count_by_their_part() -> None:
    assert win_share(wins(4 / 2 + 3 / 3), 10).mean == 0.3


def test_a_bot_in_three_seats_has_a_third_of_what_they_won_together() -> None:
    together, one = win_share(wins(30), 100), win_share(wins(30), 100, seats=3)
    assert (one.mean, one.low, one.high) == pytest.approx((together.mean / 3, together.low / 3, together.high / 3))


def test_the_margin_of_a_mean_is_that_of_its_standard_error() -> None:
    scores = [1, 2, 3, 6]
    mean = mean_score(Sums(score=sum(scores), score_squares=sum(score**2 for score in scores)), len(scores))
    deviation = sqrt(sum((score - 3) ** 2 for score in scores) / 3)
    assert mean.mean == 3
    assert mean.high - mean.mean == pytest.approx(Z * deviation / 2)
    assert mean.mean - mean.low == pytest.approx(Z * deviation / 2)


def test_one_game_has_a_mean() -> None:
    assert mean_score(Sums(score=7, score_squares=49), 1).mean == 7


def test_a_result_has_a_row_for_each_seat_and_each_bot() -> None:
    plan = make_plan("las-vegas", 4, ["greedy", "random", "random", "random"], 8, 1)
    seats = [Sums(800, 80_000, won * WIN) for won in (2, 2, 4, 0)]
    bots = [Sums(800, 80_000, 5 * WIN), Sums(2400, 720_000, 3 * WIN)]
    result = make_result(plan, Totals(8, 720, seats, bots), 0.5)
    assert (result.game, result.seats, result.games, result.seed) == ("las-vegas", 4, 8, 1)
    assert (result.seconds, result.games_per_second, result.decisions_per_game) == (0.5, 16.0, 90.0)
    assert [(row.seat, row.mean_score) for row in result.by_seat] == [(1, 100), (2, 100), (3, 100), (4, 100)]
    assert [row.win_share for row in result.by_seat] == [0.25, 0.25, 0.5, 0]
    assert [(row.bot, row.games, row.mean_score) for row in result.by_bot] == [("greedy", 8, 100), ("random", 24, 100)]
    assert [row.win_share for row in result.by_bot] == [5 / 8, 1 / 8]
