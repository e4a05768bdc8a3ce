"""The page about strength says what was played, what failed, and how to play it again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import matches, thinking
from bench.agreement import forced_game
from bench.matches import Match, against_lasvegas, ladder, play
from bench.strength import page, row, section
from bench.thinking import Stopwatch, times
from librt.random import Random

from railbird.bots import make_policy
from railbird.core.drive import finish
from railbird.core.game import find_game

MATCH = Match("las-vegas", 4, ("greedy", "random"), 8)


def result(**more: object) -> dict[str, Any]:
    first = {"win_share": 0.6, "low": 0.52, "high": 0.68, "par": 0.5, "verdict": "above", "replaced": 0}
    return {"games": 240, "by_bot": [first, {**first, "replaced": more.pop("replaced", 0)}], **more}


def test_a_row_says_who_met_and_what_is_known() -> None:
    assert row(MATCH, result()) == ["greedy – random", "4", "240", "60.0%", "52.0% – 68.0%", "50.0%", "above"]


def test_what_was_cut_short_failed_or_never_played_says_so() -> None:
    assert row(MATCH, result(incomplete=True))[-1] == "above, stopped by the clock"
    assert row(MATCH, result(replaced=3))[-1] == "above, but 3 moves were made for bots that failed"
    assert row(MATCH, None)[-1] == "not played: no time left"


def test_the_page_names_every_command() -> None:
    peers = against_lasvegas("expert", 1000)
    found = {match: {"result": result(), "core_seconds": 1800.0} for match in (MATCH, peers)}
    text = page(found, "Both agree.", "| ms a choice |")
    assert "railbird league las-vegas --seats 4 --bots greedy,random --games 8 --looks 5 --seed 1" in text
    assert "| expert – greedy_first, greedy_score, greedy_first | 4 | 240 |" in text
    assert "took 1.0 core-hours" in text
    assert "Both agree." in text
    assert "| ms a choice |" in text


def test_a_match_is_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "FOLDER", tmp_path)
    once = play(MATCH, 100.0, workers=1)
    assert once["result"]["games"] <= 8
    assert json.loads((tmp_path / f"{MATCH.stem}.json").read_text()) == once
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert play(MATCH, 100.0, workers=1) == once
    assert "| greedy |" in section({MATCH: once})


def test_a_forced_game_holds_everything_that_happened() -> None:
    game, paid = forced_game(5)
    assert {event["event"].split()[0] for event in game["events"]} == {"note", "roll", "place"}
    assert len(game["notes"]) == 54
    assert min(paid["ranks"]) == 0
    assert all(event["options"] for event in game["events"] if event["event"].startswith("place"))


def test_the_ladder_has_every_level_against_the_one_below_and_hard_against_easy_at_other_tables() -> None:
    found = [(match.seats, match.bots) for match in ladder(600) if match.game == "long-shot-dice"]
    steps = [("greedy", "random"), ("easy", "greedy"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
    assert [match for match in found if match[0] == 4] == [(4, pair) for pair in steps]
    assert [match for match in found if match[0] != 4] == [(seats, ("hard", "easy")) for seats in (2, 3, 5, 6, 7, 8)]


def test_time_is_taken_of_choices_alone() -> None:
    game = find_game("las-vegas")
    watch = Stopwatch(make_policy(game, "random"))
    _, decisions = finish(game.new(2), [watch, watch], Random(1), Random(1))
    assert 0 < watch.choices < decisions
    assert watch.seconds > 0


def test_every_level_has_its_time_and_what_is_wanted_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "milliseconds", lambda game, level: len(level))
    titles, _, row, wanted = times(["las-vegas"]).splitlines()
    assert titles == "| ms a choice | easy | medium | hard | expert |"
    assert row == "| Las Vegas | 4.0 | 6.0 | 4.0 | 6.0 |"
    assert wanted == "| wanted |  |  | at most 30 | at most 150 |"
