"""The search itself, on games small enough to know the answers."""

from __future__ import annotations

from math import sqrt

import pytest
from librt.random import Random
from librt.vecs import vec

from railbird.core.chance import Table
from railbird.core.contract import WIN, Decide, Event, Over, Pending, RandomPolicy, State, Word
from railbird.core.search import Estimate, Guide, Search, Searcher, Worlds, mean, promise

HEADS, TAILS, SAFE, BOLD = (Word(word) for word in ("heads", "tails", "safe", "bold"))


class Coins(State):
    """Seat 0 hides a side of a coin, seat 1 guesses it; before that it may leave the game safely with a third of a win."""

    def __init__(self, hidden: Event | None = None, chosen: Event | None = None, guess: Event | None = None) -> None:
        super().__init__()
        self.hidden, self.chosen, self.guess = hidden, chosen, guess

    def copy(self) -> State:
        return Coins(self.hidden, self.chosen, self.guess)

    def seats(self) -> int:
        return 2

    def phase(self) -> int:
        return 0

    def pending(self) -> Pending:
        if self.hidden is None:
            return Decide(0, [HEADS, TAILS], True)
        if self.chosen is None:
            return Decide(1, [SAFE, BOLD])
        if self.chosen is BOLD and self.guess is None:
            return Decide(1, [HEADS, TAILS])
        won = WIN // 3 if self.chosen is SAFE else WIN if self.guess is self.hidden else 0
        return Over([WIN - won, won], [WIN - won, won])

    def apply(self, event: Event) -> None:
        if self.hidden is None:
            self.hidden = event
        elif self.chosen is None:
            self.chosen = event
        else:
            self.guess = event

    def redeal(self, seat: int, rng: Random) -> None:
        if seat != 0 and self.hidden is not None:
            self.hidden = HEADS if rng.randrange(2) else TAILS


RUN: list[Event] = [Word(f"run {number}") for number in range(4)]
WON, LOST = Word("won"), Word("lost")


class Horses(State):
    """Seat 0 chooses a horse and wins with its chance, else seat 1 does."""

    def __init__(self, chances: list[float], horse: int | None = None, won: Event | None = None) -> None:
        super().__init__()
        self.chances, self.horse, self.won = chances, horse, won

    def copy(self) -> State:
        return Horses(self.chances, self.horse, self.won)

    def seats(self) -> int:
        return 2

    def phase(self) -> int:
        return 0

    def pending(self) -> Pending:
        if self.horse is None:
            return Decide(0, RUN[: len(self.chances)])
        if self.won is None:
            wins = round(100 * self.chances[self.horse])
            return Table([LOST, WON], [100 - wins, wins], 0)
        won = WIN if self.won is WON else 0
        return Over([won, WIN - won], [won, WIN - won])

    def apply(self, event: Event) -> None:
        if self.horse is None:
            self.horse = RUN.index(event)
        else:
            self.won = event

    def redeal(self, seat: int, rng: Random) -> None:
        """Nothing is hidden."""


def searched(state: State, seed: int = 1, iterations: int = 400) -> Search:
    turn = state.pending()
    assert isinstance(turn, Decide)
    search = Search(state, turn, Guide(RandomPolicy()), Random(seed))
    search.run(iterations)
    return search


def test_it_does_not_know_what_is_hidden_from_its_seat() -> None:
    """A guess is right every second time, though the coin lies there; who saw it would win always."""
    leads = searched(Coins(hidden=TAILS, chosen=BOLD)).leads
    assert leads[HEADS].share.mean() == pytest.approx(0.5, abs=0.1)
    assert leads[TAILS].share.mean() == pytest.approx(0.5, abs=0.1)
    assert searched(Coins(hidden=TAILS)).best() is BOLD


@pytest.mark.parametrize("seed", range(6))
def test_nobody_learns_what_another_seat_does_in_secret(seed: int) -> None:
    """After either side the other seat leaves every second time, and guesses right every second time."""
    search = searched(Coins(), seed, iterations=2)
    search.survey(400)
    assert search.leads[HEADS].share.mean() == pytest.approx(7 / 12, abs=0.1)
    assert search.leads[TAILS].share.mean() == pytest.approx(7 / 12, abs=0.1)


def test_half_of_the_games_go_to_the_better_half_of_the_options() -> None:
    """With two options both get half of them; of four the worse two leave after half, and the best of all is found."""
    assert [lead.payoff.count for lead in searched(Coins(hidden=TAILS), iterations=40).leads.values()] == [20, 20]
    search = searched(Horses([0.1, 0.4, 0.8, 0.6]), iterations=64)
    assert [lead.payoff.count for lead in search.leads.values()] == [8, 8, 24, 24]
    assert search.best() is RUN[2]


def test_the_same_games_of_all_options_have_the_same_luck() -> None:
    """A horse that is a little better wins every race of the other and some more; with luck of their own that would not be seen."""
    search = searched(Horses([0.50, 0.51]), iterations=400)
    slow, fast = search.leads.values()
    assert 0 <= fast.share.mean() - slow.share.mean() <= 0.04


def test_the_same_seed_and_number_of_iterations_give_the_same_answer() -> None:
    once, again, other = (searched(Coins(hidden=TAILS), seed, 50) for seed in (1, 1, 2))
    counts = [[(lead.share.count, lead.share.mean()) for lead in search.leads.values()] for search in (once, again, other)]
    assert counts[0] == counts[1] != counts[2]


def test_a_search_may_go_on_where_it_stopped() -> None:
    whole, parts = searched(Coins(hidden=TAILS), iterations=60), searched(Coins(hidden=TAILS), iterations=20)
    parts.run(40)
    assert [lead.share.sum for lead in parts.leads.values()] == [lead.share.sum for lead in whole.leads.values()]


def test_a_secret_decision_of_its_own_is_left_to_the_roll_out_policy() -> None:
    state = Coins()
    turn = state.pending()
    assert isinstance(turn, Decide)
    searcher = Searcher(50, Guide(RandomPolicy()))
    picks = [searcher.pick(state, turn, Random(seed)).text() for seed in range(100)]
    assert 30 < picks.count("heads") < 70


def test_an_estimate_has_the_mean_and_its_standard_error() -> None:
    estimate = Estimate()
    for value in (1.0, 2.0, 3.0, 6.0):
        estimate.add(value)
    assert estimate.mean() == 3.0
    assert estimate.error() == pytest.approx(sqrt(14 / 3 / 4))


def test_a_promise_shares_one_win_by_what_seats_may_expect() -> None:
    even = promise(vec[float]([5.0, 5.0, 5.0, 5.0]), 2.0)
    assert list(even.shares) == [0.25] * 4
    ahead = promise(vec[float]([9.0, 5.0, 5.0]), 2.0)
    assert sum(ahead.shares) == pytest.approx(1.0)
    assert ahead.shares[0] > ahead.shares[1] == ahead.shares[2] > 0.0
    assert promise(vec[float]([9.0, 5.0]), 20.0).shares[0] < promise(vec[float]([9.0, 5.0]), 2.0).shares[0]


def test_the_mean_of_several_ends_is_taken_seat_by_seat() -> None:
    found = mean([promise(vec[float]([9.0, 5.0]), 2.0), promise(vec[float]([5.0, 9.0]), 2.0)])
    assert list(found.shares) == pytest.approx([0.5, 0.5])
    assert list(found.scores) == pytest.approx([7.0, 7.0])


class Sure(Worlds):
    """Whoever asks is sure that the coin shows heads."""

    def redeal(self, state: State, rng: Random) -> None:
        assert isinstance(state, Coins)
        state.hidden = HEADS


class Believer(Guide):
    def worlds(self, state: State, seat: int) -> Worlds:
        return Sure(seat)


def test_a_search_plays_in_the_worlds_that_its_guide_takes_for_possible() -> None:
    state = Coins(hidden=TAILS, chosen=BOLD)
    turn = state.pending()
    assert isinstance(turn, Decide)
    search = Search(state, turn, Believer(RandomPolicy()), Random(1))
    search.run(20)
    assert search.leads[HEADS].share.mean() == 1.0
    assert search.best() is HEADS
