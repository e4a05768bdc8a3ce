"""A plan says what is simulated, and refuses what cannot be."""

from __future__ import annotations

import pytest

from railbird.games.las_vegas.box import LasVegas2012Variant
from railbird.lab.plan import make_plan


def test_one_bot_takes_all_seats() -> None:
    assert make_plan("las-vegas", 3, ["greedy"], 1, 1).chairs == ("greedy", "greedy", "greedy")


def test_bots_of_one_name_are_one_bot() -> None:
    plan = make_plan("las-vegas", 4, ["random", "greedy", "random", "greedy"], 1, 1)
    assert plan.bots == ["random", "greedy"]


@pytest.mark.parametrize(
    ("game", "seats", "bots", "games", "reason"),
    [
        ("roulette", 4, ["random"], 1, "there is no game 'roulette'"),
        ("las-vegas", 9, ["random"], 1, "played by 2 to 5 players, not 9"),
        ("las-vegas", 4, ["oracle"], 1, "has no bot 'oracle'"),
        ("las-vegas", 4, ["random", "greedy"], 1, "2 bots for 4 seats"),
        ("las-vegas", 4, [], 1, "0 bots for 4 seats"),
        ("las-vegas", 4, ["random"], 0, "cannot play 0 games"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(game: str, seats: int, bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make_plan(game, seats, bots, games, 1)


def test_a_variant_that_does_not_suit_the_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="neutral dice are for two to four players, not 5"):
        make_plan("las-vegas-2012", 5, ["random"], 1, 1, LasVegas2012Variant(neutral_dice=True))
