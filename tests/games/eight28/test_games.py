"""Whole games: everything is accounted for, every game ends, counting cards pays."""

from __future__ import annotations

import pytest
from librt.random import Random

from railbird.core.contract import WIN, Decide, Event, Policy, RandomPolicy, State
from railbird.core.drive import finish, play_games
from railbird.core.game import find_game
from railbird.games.eight28 import facts
from railbird.games.eight28.policy import Greedy, Shrewd
from railbird.games.eight28.rules import Eight28
from tests.games.eight28.build import new, run, told
from tests.games.eight28.laws import conserved
from tests.laws.cases import draw
from tests.rulebook import rule

GAME = find_game("eight-28")
PIECES = (55, 15, [15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8])
AUDITS = 50
"""Of so many games one is audited at every decision, the others at their end."""


class Auditor(Policy):
    """Chooses at random and counts all pieces before every choice."""

    def __init__(self) -> None:
        self.random = RandomPolicy()

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert conserved(state) == PIECES
        return self.random.pick(state, turn, rng)


def play_random_games(games: int) -> None:
    random, auditor = RandomPolicy(), Auditor()
    for game in range(games):
        seats = 3 + game % 4
        state = GAME.new(seats)
        policies: list[Policy] = [auditor if game % AUDITS == 0 else random] * seats
        over, _ = finish(state, policies, Random(2 * game), Random(2 * game + 1))
        assert conserved(state) == PIECES
        assert sum(over.shares) == WIN
        assert isinstance(state, Eight28)
        assert sum(over.scores) + state.centre.points() + state.supply.points() == 85


def test_random_games_end_with_everything_accounted_for() -> None:
    play_random_games(200)


@pytest.mark.soak
def test_a_million_random_games_end_with_everything_accounted_for() -> None:
    play_random_games(1_000_000)


@rule("828-42")
def test_with_six_players_the_deck_can_run_out() -> None:
    """All high cards hidden: the rest of the pack cannot put everybody out."""
    state = new(6)
    run(state, "dealer 1", *(f"deal {card}" for card in (10, 10, 10, 9, 9, 9)))
    rng = Random(6)
    said: list[object] = []
    taken = 0
    while state.round == 0 and not state.is_revealed:
        turn = state.pending()
        if isinstance(turn, Decide):
            said += run(state, "take")
            taken += 1
        else:
            said += run(state, draw(turn, rng).text())
    assert taken == 45
    assert told(said, facts.DeckRunsOut) == [facts.DeckRunsOut()]
    assert told(said, facts.Declines) == []


def win_share(policy: Policy, seats: int, games: int) -> float:
    """How often one such player wins against random ones, where 1 / seats is luck."""
    bots = [policy, RandomPolicy()]
    totals = play_games(GAME.new(seats), bots, [0, *[1] * (seats - 1)], 0, [(game, game + games) for game in range(games)])
    return totals.by_bot[0].share / (WIN * games)


@pytest.mark.parametrize("seats", [3, 6])
def test_greedy_and_shrewd_beat_random(seats: int) -> None:
    assert win_share(Greedy(), seats, 30) > 1.25 / seats
    assert win_share(Shrewd(), seats, 30) > 1.5 / seats


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "greedy", "shrewd"), [(3, 0.55, 0.85), (4, 0.58, 0.80), (5, 0.58, 0.75), (6, 0.53, 0.70)])
def test_greedy_and_shrewd_beat_random_clearly(seats: int, greedy: float, shrewd: float) -> None:
    assert win_share(Greedy(), seats, 20_000) > greedy
    assert win_share(Shrewd(), seats, 20_000) > shrewd
