"""The page of the benchmark says what was measured and what was not."""

from __future__ import annotations

from bench.cases import Sample, all_cases
from bench.report import Run, goals, own_games, page, ratio, same_game


def whole_run() -> Run:
    """Every case three times, at rates that are easy to follow."""
    return Run({case.name: [Sample(100, 9000, second) for second in (1.0, 2.0, 4.0)] for case in all_cases()}, {})


def test_a_rate_is_the_median_of_its_rounds() -> None:
    run = whole_run()
    assert run.rate("inside las-vegas", "games") == 50
    assert run.rate("inside las-vegas") == 4500
    assert run.spread() == 4.0


def test_a_ratio_says_how_many_times_as_fast_we_are() -> None:
    assert ratio(30.0, 10.0) == "3.0 ×"
    assert ratio(1234.0, 10.0) == "123 ×"
    assert ratio(3.0, 10.0) == "0.3 ×"


def test_engines_that_play_the_same_game_are_compared_by_games() -> None:
    run = whole_run()
    run.samples["lasvegas"] = [Sample(10, 900, 1.0)]
    run.samples["inside las-vegas-2012"] = [Sample(700, 63000, 1.0)]
    assert "| Railbird, compiled | 700 | 63,000 | 70 × |" in same_game(run)
    assert "| Las Vegas of 2012 to lasvegas 0.2.0, compiled | ≥ 50 × | 70 × |" in goals(run)


def test_what_could_not_be_installed_is_named_and_never_made_up() -> None:
    run = whole_run()
    del run.samples["lasvegas"]
    run.missing["lasvegas"] = "no such version"
    text = page(run, {"Python": "3"}, 3, 1.0)
    assert "**lasvegas** could not be installed and was not measured: no such version" in text
    assert "| lasvegas 0.2.0 | not measured | not measured | – |" in text
    assert "| Las Vegas of 2012 to lasvegas 0.2.0, compiled | ≥ 50 × | – |" in text


def test_every_game_has_a_row() -> None:
    rows = own_games(whole_run())
    assert "| Las Vegas | 4 | 50 | 4,500 |" in rows
    assert "| Pig | 4 | 50 | 4,500 |" in rows
