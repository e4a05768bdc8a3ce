"""Many races: finish chances, soundness of whole games, and the greedy player."""

from __future__ import annotations

from math import sqrt

import pytest
from librt.random import Random

from railbird.bots import make_policy
from railbird.core.contract import Decide, Event, Over, Policy, RandomPolicy, State
from railbird.core.drive import finish, play_games
from railbird.games.long_shot_dice.box import LongShotDiceVariant
from railbird.games.long_shot_dice.chances import Chances
from railbird.games.long_shot_dice.events import HORSES, Roll
from railbird.games.long_shot_dice.greedy import Greedy
from railbird.games.long_shot_dice.policy import Shrewd
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import GAME, clean

TOP_THREE = [0.79, 0.79, 0.47, 0.47, 0.19, 0.19, 0.05, 0.05]
"""Known from another simulation, rounded to a hundredth."""
ROUNDED = 0.005
SIGMAS = 4


def race(rng: Random) -> tuple[list[int], int]:
    """A race without marks of players: who finishes, and after how many rounds."""
    state = clean()
    dice = state.box.rolls[0]
    rounds = 0
    while len(state.finishers) < 3:
        roll = dice.sample(rng)
        assert isinstance(roll, Roll)
        state.roll_dice(roll.horse, roll.spaces)
        state.todo.clear()
        rounds += 1
    return state.finishers, rounds


def assert_finish_chances(races: int) -> None:
    rng = Random(races)
    placed = [0] * HORSES
    total = 0
    for _ in range(races):
        finishers, rounds = race(rng)
        total += rounds
        for horse in finishers:
            placed[horse] += 1
    for horse, expected in enumerate(TOP_THREE):
        margin = ROUNDED + SIGMAS * sqrt(expected * (1 - expected) / races)
        assert placed[horse] / races == pytest.approx(expected, abs=margin), f"horse {horse + 1}"
    assert total / races == pytest.approx(28.4, abs=0.05 + SIGMAS * 6 / sqrt(races))


def test_finish_chances_without_marks_of_players() -> None:
    assert_finish_chances(500)


@pytest.mark.slow
@pytest.mark.compiled
def test_finish_chances_over_sixty_thousand_races() -> None:
    assert_finish_chances(60_000)


def test_the_chances_of_the_shrewd_player_are_those_of_the_race() -> None:
    state = clean()
    chances = Chances(state, 2000, Random(7))
    for horse, expected in enumerate(TOP_THREE):
        assert chances.finish(horse) == pytest.approx(expected, abs=ROUNDED + SIGMAS * sqrt(expected * (1 - expected) / 2000))
    assert chances.prize(state, 0) == pytest.approx(21.3, abs=1.5)
    assert chances.payout(state, 0) == pytest.approx(3.5, abs=0.3)


class Inspector(Policy):
    """Plays at random and looks at everything on the way."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LongShotDice)
        assert turn.options, "a position without an option"
        for sheet in state.sheets:
            assert sheet.money >= 0
            assert min(sheet.tiles) >= 0
        assert len(state.finishers) <= 3
        return turn.options[rng.randrange(len(turn.options))]


def assert_sound(games: int) -> None:
    """Random games over all seats and mixes of all cards."""
    inspector = Inspector()
    tables = {seats: GAME.new(seats, LongShotDiceVariant(horses="any")) for seats in GAME.seats}
    for game in range(games):
        seats = 1 + game % 8
        state = tables[seats].copy()
        over, _ = finish(state, [inspector] * seats, Random(2 * game), Random(2 * game + 1))
        assert isinstance(state, LongShotDice)
        assert sum(over.shares) == 840
        assert len(state.finishers) == len(set(state.finishers)) == 3
        assert all(used(state, seat) <= 8 for seat in range(seats))


def used(state: LongShotDice, seat: int) -> int:
    """Bonus tiles that a seat has taken; none more often than there is."""
    return sum(state.box.tiles) - sum(state.sheets[seat].tiles)


def test_random_games_are_sound_and_end() -> None:
    assert_sound(64)


@pytest.mark.soak
def test_a_million_random_games_are_sound_and_end() -> None:
    assert_sound(1_000_000)


def test_greedy_beats_random() -> None:
    policies = [make_policy(GAME, "greedy"), RandomPolicy()]
    fresh = GAME.new(2, LongShotDiceVariant())
    totals = play_games(fresh, policies, [0, 1], 0, [(seed, seed + 1000) for seed in range(10)])
    assert totals.by_bot[0].share >= 8 * 840


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("horses", ["circle", "triangle", "square", "fourth", "any"])
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize(("player", "least"), [(Greedy, 0.5), (Shrewd, 0.7)])
def test_greedy_and_shrewd_beat_random_with_every_set_and_many_seats(player: type[Policy], least: float, horses: str, seats: int) -> None:
    """Alone among random players they win several times their share."""
    policies = [player(), RandomPolicy()]
    fresh = GAME.new(seats, GAME.variant(horses=horses))
    totals = play_games(fresh, policies, [0] + [1] * (seats - 1), 0, [(seed, seed + 1000) for seed in range(100)])
    assert totals.by_bot[0].share / (840 * 100) > least


@pytest.mark.compiled
@pytest.mark.slow
def test_greedy_beats_roland_more_often_on_the_easier_level() -> None:
    shares = []
    for level in ("easy", "hard"):
        fresh = GAME.new(1, GAME.variant(roland=level))
        totals = play_games(fresh, [make_policy(GAME, "greedy")], [0], 0, [(seed, seed + 1000) for seed in range(400)])
        shares.append(totals.by_bot[0].share)
    assert shares[0] > shares[1] > 420 * 400


def test_a_game_of_greedy_players_ends() -> None:
    state = GAME.new(3, LongShotDiceVariant(horses="mixed"))
    over, decisions = finish(state, [make_policy(GAME, "greedy")] * 3, Random(1), Random(2))
    assert isinstance(over, Over)
    assert decisions > 30
