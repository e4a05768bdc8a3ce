"""A journal is read back whole, or refused with the line that is wrong."""

from __future__ import annotations

import json
import pickle

import pytest
from librt.random import Random

from railbird.core.contract import Over
from railbird.core.game import find_game, parse_state, show_state
from railbird.core.journal import Journal, JournalError, make_header, parse_journal, show_header, show_journal, show_line
from tests.laws.cases import draw

GAME = find_game("las-vegas")


def played(events: int) -> Journal:
    journal = Journal(make_header(GAME, GAME.variant(), ["Ann", "Bo", "Cy"]), [])
    state = journal.start()
    rng = Random(1)
    while len(journal.events) < events and not isinstance(turn := state.pending(), Over):
        event = draw(turn, rng)
        state.apply(event)
        journal.events.append(event)
    return journal


def lines(events: int = 30) -> list[str]:
    return show_journal(played(events)).splitlines()


def failure(broken: list[str]) -> JournalError:
    with pytest.raises(JournalError) as caught:
        parse_journal(broken)
    return caught.value


def test_a_journal_is_a_header_and_one_line_for_each_event() -> None:
    header, *events = lines(3)
    assert json.loads(header) == {
        "railbird": 1,
        "game": "las-vegas",
        "rules": 1,
        "variant": {"starter": "random", "neutral_dice": True},
        "seats": ["Ann", "Bo", "Cy"],
    }
    assert [list(json.loads(line)) for line in events] == [["event"]] * 3


def test_a_finished_game_replays_to_its_end() -> None:
    journal = played(10**6)
    over = parse_journal(show_journal(journal).splitlines()).replay().pending()
    assert isinstance(over, Over)


def test_an_empty_file_is_no_journal() -> None:
    assert str(failure([])) == "line 1: the journal is empty"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"railbird": 2}, "format 2"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "recorded under rules 99"),
        ({"seats": ["Ann"]}, "played by 2 to 5 players"),
        ({"variant": {"starter": "oldest"}}, "Invalid enum value 'oldest'"),
        ({"variant": {"speed": 3}}, "unknown field `speed`"),
        ({"extra": 1}, "unknown field `extra`"),
    ],
)
def test_a_wrong_header_is_line_1(change: dict[str, object], reason: str) -> None:
    header, *events = lines()
    error = failure([json.dumps(json.loads(header) | change), *events])
    assert error.line == 1
    assert reason in error.reason


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("place 4", "malformed"),
        ('{"move": "place 4"}', "unknown field `move`"),
        ('{"event": 4}', "Expected `str`"),
        ('{"event": "jump 4"}', "'jump 4' is not an event of las-vegas"),
        ('{"event": "note 35000"}', "'note 35000' is not an event"),
        ('{"event": "roll 1 9"}', "is not a face"),
        ('{"event": "roll' + " 1" * 10_000 + '"}', "10000 dice are more than any game rolls"),
        ('{"event": "start 1"}', "'start 1' is not allowed by LV-6"),
    ],
)
def test_a_wrong_line_is_named_by_its_number(wrong: str, reason: str) -> None:
    broken = lines()
    broken[20] = wrong
    error = failure(broken)
    assert error.line == 21
    assert reason in error.reason


def test_brackets_without_end_in_the_header_are_line_1() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    error = failure([lines()[0].replace('"random"', deep)])
    assert error.line == 1
    assert "recursion" in error.reason


def test_an_illegal_event_stops_the_replay_at_its_line() -> None:
    broken = lines(13)
    assert "note" in broken[-1]
    error = failure([*broken, '{"event": "place 1"}'])
    assert str(error) == "line 15: 'place 1' is not allowed by LV-16"


def test_more_after_the_end_is_refused() -> None:
    error = failure([*show_journal(played(10**6)).splitlines(), '{"event": "pass"}'])
    assert error.reason == "'pass' is not allowed by LV-53"


def test_header_and_lines_can_be_written_one_by_one() -> None:
    journal = played(3)
    assert show_journal(journal) == "".join(f"{line}\n" for line in [show_header(journal.header), *map(show_line, journal.events)])


def test_a_state_can_be_pickled_and_goes_on() -> None:
    state = played(40).replay()
    twin = pickle.loads(pickle.dumps(state))
    assert show_state(twin) == show_state(state)
    assert show_state(parse_state(show_state(state))) == show_state(state)
