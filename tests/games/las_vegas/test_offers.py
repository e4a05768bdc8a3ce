"""An option says what it would come to, as the rules count it."""

from __future__ import annotations

from typing import Any

import pytest

from railbird.core.game import Offer, find_game, view
from railbird.speech import Speech
from tests.games.las_vegas.build import do, put, table


def offered(dice: str, *lying: str, seats: int = 4, neutral: str = "") -> Offer:
    """Placing in casino 1, as seat 1 is offered it; dice already lie there, by row from seat 1."""
    state = table(seats)
    do(state, *([neutral] if neutral else []))
    put(state, 1, *lying)
    do(state, f"roll {dice}")
    game = find_game("las-vegas")
    return game.offer(view(state, 0), game.parse("place 1"))


def outcome(dice: str, *lying: str, **table: Any) -> dict[str, Any]:
    """What is told of the own standing."""
    offer = offered(dice, *lying, **table)
    return {name: offer.args[name] for name in ("strength", "money", "seats", "tied")}


@pytest.mark.rule("LV-31")
def test_the_strongest_alone_would_take_the_higher_note() -> None:
    assert outcome("1 1 1 2 3 4 5 +6", "0", "2") == {"strength": 3, "money": 40_000, "seats": [], "tied": False}


@pytest.mark.rule("LV-31")
def test_equal_strength_is_told_as_a_tie_with_its_seats() -> None:
    assert outcome("1 1 2 2 3 4 5 +6", "0", "2", "3") == {"strength": 2, "money": None, "seats": [1], "tied": True}


@pytest.mark.rule("LV-31")
def test_own_dice_that_lie_there_count_and_the_big_die_twice() -> None:
    assert outcome("2 2 2 3 3 4 5 +1", "1", "4")["strength"] == 3


@pytest.mark.rule("LV-31")
def test_the_third_strength_gets_no_note() -> None:
    assert outcome("1 2 2 3 3 4 5 +6", "0", "2", "3")["money"] is None


@pytest.mark.rule("LV-31")
@pytest.mark.parametrize(
    ("lying", "told"),
    [
        (("1", "4"), "strength 3: still $30,000"),
        (("1", "2"), "strength 3: $40,000"),
        (("1", "1"), "strength 3: $40,000"),
        (("4", "1"), "strength 6: still $40,000"),
        (("0", "4"), "strength 2: $30,000"),
    ],
)
def test_a_note_that_the_own_dice_hold_already_is_no_news(lying: tuple[str, ...], told: str) -> None:
    assert Speech("en", find_game("las-vegas")).outcome(offered("1 1 2 2 3 4 5 +6", *lying)) == told


@pytest.mark.rule("LV-60")
def test_a_tie_with_the_virtual_player_names_no_seat() -> None:
    told = outcome("1 1 2 3 4 5 6 +6", seats=2, neutral="roll 1 1 2 3 4 5 6 +6")
    assert told == {"strength": 2, "money": None, "seats": [], "tied": True}


@pytest.mark.rule("LV-60")
def test_a_tie_with_a_seat_and_the_virtual_player_names_both() -> None:
    offer = offered("1 1 2 3 4 5 6 +6", "0", "2", seats=2, neutral="roll 1 1 2 3 4 5 6 +6")
    speech = Speech("en", find_game("las-vegas"), ["Ada", "Boris"])
    assert speech.outcome(offer) == "tie with Boris, also the neutral dice: $0"


@pytest.mark.rule("LV-31")
def test_everybody_is_shown_as_they_would_stand_with_these_dice() -> None:
    state = table(4)
    put(state, 1, "0", "2", "1")
    do(state, "roll 1 1 2 2 3 4 5 +6")
    game = find_game("las-vegas")
    after = game.offer(view(state, 0), game.parse("place 1")).args["after"]["1"]
    assert (after.strength[:3], after.tied, after.winners) == ([2, 2, 1], [0, 1], [2])


@pytest.mark.rule("LV-83")
@pytest.mark.parametrize(
    ("lying", "told"),
    [
        (("0", "1"), "strength 2: $50,000; the white dice tie with Boris"),
        (("0", "2"), "tie with Boris: $0"),
        (("0", "2", "1"), "tie with Boris: $0; the white dice tie, too"),
    ],
)
def test_a_tie_that_a_white_die_makes_among_others_is_told(lying: tuple[str, ...], told: str) -> None:
    state = table(4, "50 60 70 80 90 50", game="las-vegas-2012", neutral_dice=True)
    put(state, 1, *lying)
    do(state, "roll 1 1 2 3 4 5 6 6 +1 +2")
    game = find_game("las-vegas-2012")
    offer = game.offer(view(state, 0), game.parse("place 1"))
    assert Speech("en", game, ["Ada", "Boris", "Clara", "Denis"]).outcome(offer) == told
