"""Royale: Lucky Punch."""

from __future__ import annotations

import pytest
from librt.random import Random

from railbird.core.contract import Decide
from railbird.core.game import view
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_facts import Guesses, Hides, HidesTokens
from railbird.games.las_vegas.royale_view import RoyaleView, SeenLuckyPunch
from railbird.games.las_vegas.tiles.lucky_punch import LuckyPunch
from tests.games.las_vegas.build import do, listen, money, options
from tests.games.las_vegas.royale.build import ANNA, BORIS, CLARA, asked, chips, refused, royale, tile, two_players
from tests.rulebook import rule

ROLL = "roll 1 1 2 2 3 3 4 +5"


def fist(state: Royale, seat: int | None) -> int | None:
    """What this seat sees of the fist."""
    seen = view(state, seat)
    assert isinstance(seen, RoyaleView)
    tile = seen.tiles[0]
    assert isinstance(tile, SeenLuckyPunch)
    return tile.fist


@rule("LVR-40")
def test_one_to_three_tokens_are_hidden() -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1")
    assert asked(state) == ANNA
    assert options(state) == ["hide 1", "hide 2", "hide 3"]


@rule("LVR-41")
def test_the_left_neighbour_guesses() -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1", "hide 2")
    assert asked(state) == BORIS
    assert options(state) == ["guess 1", "guess 2", "guess 3"]


@rule("LVR-42")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_right_guess_pays_nothing(tokens: int) -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1", f"hide {tokens}", f"guess {tokens}")
    assert money(state) == [0, 0, 0, 0]
    assert chips(state) == [2, 2, 2, 2]


@rule("LVR-43")
@pytest.mark.parametrize(("tokens", "guess", "won"), [(1, 2, (4, 0)), (2, 3, (2, 30)), (3, 1, (2, 40))])
def test_a_wrong_guess_pays_by_the_number_hidden(tokens: int, guess: int, won: tuple[int, int]) -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1", f"hide {tokens}", f"guess {guess}")
    assert (chips(state)[ANNA], money(state)[ANNA]) == won
    assert asked(state) == BORIS


@rule("LVR-44")
def test_only_anna_knows_her_fist_until_the_guess() -> None:
    state = royale("lucky-punch")
    told = listen(state)
    do(state, ROLL, "place 1")
    turn = state.pending()
    assert isinstance(turn, Decide)
    assert turn.secret
    do(state, "hide 3")
    assert [fist(state, seat) for seat in (ANNA, BORIS, CLARA, None)] == [3, None, None, None]
    assert [type(fact) for fact in told.scribe.facts(ANNA)[-2:]] == [Hides, HidesTokens]
    assert HidesTokens not in {type(fact) for seat in (BORIS, CLARA, None) for fact in told.scribe.facts(seat)}
    do(state, "guess 2")
    assert told.of(Guesses) == [Guesses(BORIS, 2, ANNA, 3)]
    assert fist(state, CLARA) == 0


@rule("LVR-44")
def test_others_imagine_the_fist_as_good_players_make_it() -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1", "hide 3")
    punch = tile(state, LuckyPunch)
    rng = Random(1)
    counted = [0, 0, 0]
    for _ in range(2_600):
        state.redeal(BORIS, rng)
        counted[punch.fist - 1] += 1
    for count, expected in zip(counted, (1200, 800, 600), strict=True):
        assert abs(count - expected) < 120
    punch.fist = 2
    state.redeal(ANNA, rng)
    assert punch.fist == 2


@rule("LVR-45")
def test_neither_can_be_refused() -> None:
    state = royale("lucky-punch")
    do(state, ROLL, "place 1")
    assert refused(state, "decline") == "LVR-45"
    do(state, "hide 1")
    assert refused(state, "decline") == "LVR-45"


@rule("LVR-45")
def test_of_two_players_the_opponent_guesses() -> None:
    state = two_players("lucky-punch")
    do(state, ROLL, "place 1", "hide 2", "guess 2", ROLL, "place 1", "hide 3")
    assert asked(state) == ANNA


@rule("LVR-122")
def test_no_fist_at_a_closed_casino() -> None:
    state = royale("lucky-punch", "no-entry")
    state.closed = 0
    do(state, ROLL)
    assert refused(state, "place 1") == "LVR-121"


@rule("LVR-203", "LVR-208")
def test_my_choice_can_activate_it_without_a_die_there() -> None:
    state = royale("my-choice", "lucky-punch")
    do(state, ROLL, "place 1", "roll 4 4", "choose 4", "activate 2", "hide 3", "guess 1")
    assert money(state) == [40, 0, 0, 0]
    assert asked(state) == BORIS
