"""Fists, guesses and piles in Las Vegas Royale are mixed so that nobody gains by knowing how."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from railbird.bots import make_policy
from railbird.core.contract import Decide, Over, State
from railbird.core.game import find_game
from tests.laws.cases import draw

AWARDS = [20_000, 30_000, 40_000]
TOKENS = {"high": 60_000, "low": 20_000, "blank": 0}
IN_ALL = 60_000 + 2 * 20_000
DRAWS = 5_000

Mix = dict[str, float]


def test_fists_and_guesses_of_lucky_punch_are_those_of_the_equilibrium() -> None:
    """A right guess saves the award of the fist. There is one equilibrium: every guess saves the same, and every fist wins the same."""
    value = 2 / sum(1 / award for award in AWARDS)
    hiding = [value / 2 / award for award in AWARDS]
    guessing = [1 - value / award for award in AWARDS]
    assert sum(hiding) == pytest.approx(1)
    assert sum(guessing) == pytest.approx(1)
    assert list(observed(*asked("hide")).values()) == pytest.approx(hiding, abs=0.02)
    assert list(observed(*asked("guess")).values()) == pytest.approx(guessing, abs=0.02)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_nobody_gains_two_in_a_hundred_by_another_pile_of_black_box(size: int) -> None:
    """There are many equilibria, so the mixes are held against every other choice, for first piles of one, two and three tokens."""
    state, _ = asked("split")
    making = after(state, f"split {size}")
    piles = observed(*making)
    taking = observed(*after(making[0], making[1].options[0].text()))
    payoffs = {pile: {"take first": pile_worth(pile), "take second": IN_ALL - pile_worth(pile)} for pile in choices(making[1])}
    value = sum(mix * payoffs[pile][take] * other for pile, mix in piles.items() for take, other in taking.items())
    assert value == pytest.approx(IN_ALL / 2, rel=0.02)
    assert max(sum(mix * payoffs[pile][take] for pile, mix in piles.items()) for take in taking) <= 1.02 * value
    assert min(sum(other * row[take] for take, other in taking.items()) for row in payoffs.values()) >= 0.98 * value


def pile_worth(divided: str) -> float:
    return sum(TOKENS[token] for token in divided.split()[1:])


def observed(state: State, turn: Decide) -> Mix:
    """How often the expert makes every choice."""
    expert = make_policy(find_game("las-vegas-royale"), "expert")
    picks = Counter(expert.pick(state, turn, Random(seed)).text() for seed in range(DRAWS))
    return {choice: picks[choice] / DRAWS for choice in choices(turn)}


def choices(turn: Decide) -> list[str]:
    return [option.text() for option in turn.options]


def asked(verb: str) -> tuple[State, Decide]:
    """The first time that somebody is asked this in random games."""
    for seed in range(1000):
        rng, state = Random(seed), find_game("las-vegas-royale").new(3)
        while not isinstance(turn := state.pending(), Over):
            if isinstance(turn, Decide) and turn.options[0].text().startswith(verb):
                return state, turn
            state.apply(draw(turn, rng))
    raise AssertionError(f"nobody was asked to {verb}")


def after(state: State, choice: str) -> tuple[State, Decide]:
    twin = state.copy()
    turn = twin.pending()
    assert isinstance(turn, Decide)
    twin.apply(next(option for option in turn.options if option.text() == choice))
    turn = twin.pending()
    assert isinstance(turn, Decide)
    return twin, turn
