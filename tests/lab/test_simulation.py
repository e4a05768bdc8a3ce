"""The result of a simulation depends on its plan alone."""

from __future__ import annotations

import pickle
from hashlib import sha256
from itertools import pairwise

import pytest
from librt.random import Random
from railbird_pig.rules import HoldAtTwenty

from railbird.core.contract import WIN, Decide, Event, Policy, State
from railbird.core.drive import Totals, play_games
from railbird.core.game import find_game
from railbird.lab.plan import Plan, make_plan
from railbird.lab.simulation import CHUNK_SECONDS, next_size, play_chunk, run, seeds

PLAN = make_plan("las-vegas", 4, ["greedy", "random", "random", "random"], 60, 1)
PIG = find_game("pig")


def numbers(totals: Totals) -> object:
    sums = [(each.score, each.score_squares, each.share) for each in totals.by_seat + totals.by_bot]
    return totals.games, totals.decisions, sums


def last(plan: Plan, workers: int) -> Totals:
    *_, totals = run(plan, workers, alone=0.0)
    return totals


def test_any_number_of_processes_gives_the_same_result() -> None:
    alone = numbers(last(PLAN, 1))
    assert numbers(last(PLAN, 2)) == alone
    assert numbers(last(PLAN, 3)) == alone


def test_any_cut_into_chunks_gives_the_same_result() -> None:
    whole, _ = play_chunk(PLAN, 0, 60)
    for cuts in ([0, 1, 9, 60], [0, 30, 60], [0, 7, 8, 31, 59, 60]):
        parts = [play_chunk(PLAN, first, end - first)[0] for first, end in pairwise(cuts)]
        total = parts[0]
        for part in parts[1:]:
            total = total.plus(part)
        assert numbers(total) == numbers(whole)


def test_each_step_counts_the_first_games_and_the_last_step_counts_all() -> None:
    steps = list(run(PLAN))
    counts = [totals.games for totals in steps]
    assert counts == sorted(set(counts))
    assert counts[-1] == PLAN.games
    some, _ = play_chunk(PLAN, 0, counts[-2])
    assert numbers(steps[-2]) == numbers(some)


def test_totals_travel_between_processes_unharmed() -> None:
    totals, _ = play_chunk(PLAN, 0, 5)
    assert numbers(pickle.loads(pickle.dumps(totals))) == numbers(totals)


def test_another_seed_gives_other_games() -> None:
    other = make_plan("las-vegas", 4, PLAN.chairs, 60, 2)
    assert numbers(last(other, 1)) != numbers(last(PLAN, 1))


def test_a_game_is_seeded_by_the_digest_of_seed_and_number() -> None:
    digest = sha256(b"7 12").digest()
    dice, minds = int.from_bytes(digest[:8]) % 2**63, int.from_bytes(digest[8:16]) % 2**63
    assert seeds(7, 12, 1) == [(dice, minds)]
    assert seeds(7, 10, 5)[2] == (dice, minds)


def test_no_two_streams_of_a_simulation_are_the_same() -> None:
    found = [seed for pair in seeds(1, 0, 5000) for seed in pair]
    assert len(set(found)) == len(found)


class Logged(Policy):
    """Rolls once and holds; writes down which bot sits where."""

    def __init__(self, name: str, log: set[tuple[str, int]]) -> None:
        self.name = name
        self.log = log

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        self.log.add((self.name, turn.seat))
        return turn.options[rng.randrange(2)]


@pytest.mark.parametrize("game", [0, 1, 2, 3, 7, 1001])
def test_chairs_move_one_seat_on_after_every_game(game: int) -> None:
    log: set[tuple[str, int]] = set()
    bots: list[Policy] = [Logged(name, log) for name in "abc"]
    play_games(PIG.new(3), bots, [0, 1, 2], game, seeds(1, game, 1))
    assert log == {("a", game % 3), ("b", (1 + game) % 3), ("c", (2 + game) % 3)}


def test_seats_and_bots_share_the_same_games() -> None:
    totals, _ = play_chunk(PLAN, 0, 60)
    assert sum(sums.share for sums in totals.by_seat) == 60 * WIN
    assert sum(sums.share for sums in totals.by_bot) == 60 * WIN
    assert sum(sums.score for sums in totals.by_seat) == sum(sums.score for sums in totals.by_bot)


def test_a_bot_in_several_seats_is_one_observation_a_game() -> None:
    totals, _ = play_chunk(make_plan("pig", 2, ["random"], 20, 1), 0, 20)
    (both,) = totals.by_bot
    games = [play_chunk(make_plan("pig", 2, ["random"], 20, 1), game, 1)[0] for game in range(20)]
    assert both.score_squares == sum((game.by_seat[0].score + game.by_seat[1].score) ** 2 for game in games)


class Fidgety(HoldAtTwenty):
    """Draws numbers to no purpose before it chooses."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        rng.random()
        return super().pick(state, turn, rng)


def test_how_bots_think_never_changes_a_roll() -> None:
    calm = play_games(PIG.new(2), [HoldAtTwenty()], [0, 0], 0, seeds(1, 0, 5))
    fidgety = play_games(PIG.new(2), [Fidgety()], [0, 0], 0, seeds(1, 0, 5))
    assert numbers(calm) == numbers(fidgety)


def test_chunks_follow_the_clock() -> None:
    assert next_size(100, CHUNK_SECONDS) == 100
    assert next_size(100, CHUNK_SECONDS * 4) == 25
    assert next_size(100, CHUNK_SECONDS / 1000) == 800
    assert next_size(1, 60.0) == 1
