"""Royale: an answer says what it would come to, and which key gives it."""

from __future__ import annotations

from typing import Any

from railbird.core.game import Offer, find_game, view
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from tests.games.las_vegas.build import do, hands
from tests.games.las_vegas.royale.build import ANNA, BORIS, royale, tile
from tests.rulebook import rule


def offered(state: Royale, event: str) -> Offer:
    game = find_game("las-vegas-royale")
    return game.offer(view(state, ANNA), game.parse(event))


def nice(state: Royale, event: str) -> tuple[Any, ...]:
    """The key, what the space earns, and whose die would leave it."""
    offer = offered(state, event)
    return offer.shortcut, offer.args["money"], offer.args["seats"]


@rule("LVR-190", "LVR-191")
def test_a_nice_die_tells_what_its_space_earns_and_whom_it_pushes_out() -> None:
    state = royale("nice-dice")
    tile(state, NiceDice).owner[3] = BORIS
    hands(state, "3", "1", "1", "1")
    do(state, "roll 1 1 4", "place 1")
    assert nice(state, "nice small 1") == ("1", 10_000, [])
    assert nice(state, "nice small 4") == ("4", 40_000, [BORIS])


@rule("LVR-195")
def test_the_big_die_has_the_key_of_its_number_unless_a_small_one_shows_it_too() -> None:
    state = royale("nice-dice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 4 +6", "place 1")
    assert nice(state, "nice big 6")[0] == "6"
    state = royale("nice-dice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 4 +4", "place 1")
    assert [nice(state, f"nice {kind} 4")[0] for kind in ("small", "big")] == ["4", "r"]


@rule("LVR-72", "LVR-73")
def test_stopping_tells_what_is_taken_and_a_bet_what_is_won_next() -> None:
    state = royale("fifty-fifty")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1", "roll 1 1")
    assert offered(state, "stop").args["money"] is None
    do(state, "higher", "roll 1 2", "higher", "roll 3 4")
    assert offered(state, "stop").args == {"sum": 7, "money": 30_000}
    assert offered(state, "lower").args == {"sum": 7, "money": 40_000}
