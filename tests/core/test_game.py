"""Games are found by name, views by seat, and the door is checked."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from railbird.bots import UnknownBot, bot_names, make_policy
from railbird.core.contract import EVERYONE, Decide, Refusal, Scribe, Word, win_shares
from railbird.core.door import IllegalMove, play
from railbird.core.game import UnknownGame, find_game, games, imagine, view
from railbird.core.player import Seated
from tests.games.las_vegas.build import do, table


def test_games_are_found_through_entry_points() -> None:
    assert {"las-vegas", "las-vegas-2012", "pig"} <= set(games())


def test_an_unknown_game_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'poker'; there are .*las-vegas"):
        find_game("poker")


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="las-vegas has no bot 'genius'; it has random, greedy"):
        make_policy(find_game("las-vegas"), "genius")
    assert bot_names(find_game("las-vegas"))[:2] == ["random", "greedy"]


def test_a_refused_event_names_its_rule_and_changes_nothing() -> None:
    state = table()
    do(state, "roll 1 1 1 1 1 1 1 +1")
    with pytest.raises(IllegalMove, match="'place 2' is not allowed by LV-12") as caught:
        play(state, find_game("las-vegas").parse("place 2"))
    assert caught.value.refusal == Refusal("LV-12", {"casino": 2})
    assert state.roll is not None


def test_a_view_cannot_be_changed() -> None:
    seen = view(table(), 0)
    with pytest.raises(AttributeError):
        seen.seat = 1  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


def test_a_seated_policy_chooses_from_a_view_alone() -> None:
    state = table()
    do(state, "roll 1 1 1 1 6 6 6 +6")
    turn = state.pending()
    assert isinstance(turn, Decide)
    choice = Seated(make_policy(find_game("las-vegas"), "greedy")).choose(view(state, 0), turn.options, Random(1), 0)
    assert choice in turn.options
    assert view(imagine(view(state, 0), Random(1)), 0) == view(state, 0)


def test_a_scribe_tells_each_seat_what_it_may_know() -> None:
    scribe = Scribe()
    scribe.tell("open", EVERYONE)
    scribe.tell("for seat 1", 1)
    assert scribe.facts(0) == ["open"]
    assert scribe.facts(1) == ["open", "for seat 1"]
    assert scribe.facts(None) == ["open"]


def test_words_are_equal_when_they_read_the_same() -> None:
    assert Word("place 4") == Word("place 4")
    assert Word("place 4") != Word("place 5")
    assert len({Word("pass"), Word("pass")}) == 1
    assert repr(Word("pass")) == "<pass>"


def test_a_win_is_shared_by_the_highest_ranks() -> None:
    assert win_shares([3, 5, 5]) == [0, 420, 420]
    assert win_shares([1] * 8) == [105] * 8
