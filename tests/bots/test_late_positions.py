"""Late in a round of Las Vegas, where everything that may still happen can be worked out, the expert gives next to nothing away."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest
from librt.random import Random
from librt.vecs import vec

from railbird.bots import make_policy
from railbird.core.contract import Decide, Event, Over, State
from railbird.core.game import find_game
from railbird.core.search import MONEY, ROUND, Guide, Prospect
from railbird.games.las_vegas.ending import Ending, after
from railbird.games.las_vegas.guide import LasVegasGuide
from railbird.games.las_vegas.policy import Greedy
from railbird.games.las_vegas.rules import LasVegas
from tests.bots.exact import Exact
from tests.laws.cases import draw


def late_positions(game: str, seats: int, positions: int, most: int) -> Iterator[tuple[LasVegas, Decide]]:
    """Decisions with a real choice in random games when there are at most so many dice and chips in all hands."""
    found, seed = 0, 0
    while found < positions:
        rng, state = Random(seed), find_game(game).new(seats)
        seed += 1
        while not isinstance(turn := state.pending(), Over) and found < positions:
            assert isinstance(state, LasVegas)
            if isinstance(turn, Decide) and len(turn.options) > 1 and dice(state) + chips(state) <= most:
                found += 1
                yield state, turn
            state.apply(draw(turn, rng))


def dice(state: LasVegas) -> int:
    return sum(player.small + player.big + player.white for player in state.players)


def chips(state: LasVegas) -> int:
    return sum(player.chips for player in state.players)


class Money(Guide):
    """Between two rounds everybody stands as well as it has money."""

    def __init__(self) -> None:
        super().__init__(Greedy(), ROUND)

    def judge(self, state: State, rng: Random) -> Prospect:
        return Prospect(vec[float]([float(score) for score in state.standing()]), vec[float]([0.0] * state.seats()))


def worths(state: LasVegas, turn: Decide, guide: Guide) -> dict[Event, float]:
    """What every option is worth to the seat that decides, if from then on everybody does the best for itself."""
    ending = Ending(state, guide, Random(1))
    return {option: ending.value(after(state, option))[turn.seat] for option in turn.options}


def mean_losses(game: str, positions: int) -> tuple[float, float]:
    """What the expert gives away with up to five dice, of which it works out three: of the win, and of the money in the casinos.

    Money is what the best option for the win would have earned and the choice of the expert did not. In the last round, where the win is
    all that counts, it is not counted.
    """
    expert = make_policy(find_game(game), "expert")
    wins, money = [], []
    for state, turn in late_positions(game, 2, positions, most=5):
        pick = expert.pick(state, turn, Random(1))
        win = worths(state, turn, LasVegasGuide())
        best = max(win, key=win.__getitem__)
        wins.append(win[best] - win[pick])
        if state.round + 1 < state.box.rounds:
            earned = worths(state, turn, Money())
            pot = float(sum(casino.worth for casino in state.casinos))
            money.append((earned[best] - earned[pick]) / (1 - MONEY) / pot)
    return mean(wins), mean(money)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2012"])
def test_late_positions_of_two_players_are_played_nearly_as_well_as_can_be(game: str) -> None:
    win, money = mean_losses(game, 12)
    assert win <= 0.005
    assert money <= 0.005


@pytest.mark.soak
@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2012"])
def test_half_a_thousand_late_positions_of_two_players_are_played_nearly_as_well_as_can_be(game: str) -> None:
    win, money = mean_losses(game, 250)
    assert win <= 0.005
    assert money <= 0.005


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("las-vegas", 2), ("las-vegas-2012", 2), ("las-vegas-2012", 3)])
def test_an_ending_is_worth_what_brute_force_says_and_played_as_well_as_can_be(game: str, seats: int) -> None:
    """What is compared above rests on endings, so these are compared with every roll and every choice, one after the other."""
    expert = make_policy(find_game(game), "expert")
    for state, turn in late_positions(game, seats, 12, most=3):
        ending, brute = Ending(state, LasVegasGuide(), Random(1)), Exact(LasVegasGuide(), state.phase())
        worths = {option: brute.after(state, option) for option in turn.options}
        for option in turn.options:
            assert list(ending.value(after(state, option))) == pytest.approx(worths[option])
        best = max(worth[turn.seat] for worth in worths.values())
        assert worths[expert.pick(state, turn, Random(1))][turn.seat] == pytest.approx(best)
