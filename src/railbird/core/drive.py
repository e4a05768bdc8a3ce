"""Play whole games inside the compiled core and add up what happened."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import WIN, Chance, Decide, Over, Policy, State


class Sums:
    """What is added up for one seat or one bot: all whole numbers, so that the order of adding does not matter."""

    def __init__(self) -> None:
        self.games = 0
        self.score = 0
        self.score_squares = 0
        self.share = 0
        self.share_squares = 0

    def add(self, score: int, share: int) -> None:
        self.games += 1
        self.score += score
        self.score_squares += score * score
        self.share += share
        self.share_squares += share * share

    def merge(self, other: Sums) -> None:
        self.games += other.games
        self.score += other.score
        self.score_squares += other.score_squares
        self.share += other.share
        self.share_squares += other.share_squares

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int]]:
        return load_sums, (self.games, self.score, self.score_squares, self.share, self.share_squares)


def load_sums(games: int, score: int, score_squares: int, share: int, share_squares: int) -> Sums:
    """The inverse of pickling."""
    sums = Sums()
    sums.games, sums.score, sums.score_squares = games, score, score_squares
    sums.share, sums.share_squares = share, share_squares
    return sums


class Playing:
    """One game played to its end by policies, decisions counted."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.decisions: i64 = 0

    def finish(self, policies: list[Policy], dice: Random, minds: Random) -> Over:
        state = self.state
        decisions: i64 = 0
        while True:
            turn = state.pending()
            if isinstance(turn, Decide):
                decisions += 1
                state.apply(policies[turn.seat].pick(state, turn, minds))
            elif isinstance(turn, Chance):
                state.apply(turn.sample(dice))
            else:
                assert isinstance(turn, Over)
                self.decisions = decisions
                return turn


class Totals:
    """Sums by seat and by bot over many games."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.by_seat: Final = [Sums() for seat in range(seats)]
        self.by_bot: Final = [Sums() for seat in range(seats)]

    def merge(self, other: Totals) -> None:
        self.decisions += other.decisions
        for mine, theirs in zip(self.by_seat + self.by_bot, other.by_seat + other.by_bot, strict=True):
            mine.merge(theirs)

    def __reduce__(self) -> tuple[object, tuple[int, list[Sums], list[Sums]]]:
        return load_totals, (self.decisions, self.by_seat, self.by_bot)


def load_totals(decisions: int, by_seat: list[Sums], by_bot: list[Sums]) -> Totals:
    """The inverse of pickling."""
    totals = Totals(len(by_seat))
    totals.decisions = decisions
    for mine, theirs in zip(totals.by_seat + totals.by_bot, by_seat + by_bot, strict=True):
        mine.merge(theirs)
    return totals


def play_games(fresh: State, bots: list[Policy], seeds: list[tuple[int, int]], first: int) -> Totals:
    """Play one game for each pair of seeds (dice, minds). In game g, counted from `first`, bot b sits in seat (b + g) mod seats."""
    seats = len(bots)
    totals = Totals(seats)
    dice = Random(0)
    minds = Random(0)
    rotations = [[bots[(seat - turn) % seats] for seat in range(seats)] for turn in range(seats)]
    game = first
    for dice_seed, mind_seed in seeds:
        dice.seed(dice_seed)
        minds.seed(mind_seed)
        playing = Playing(fresh.copy())
        over = playing.finish(rotations[game % seats], dice, minds)
        totals.decisions += playing.decisions
        for seat in range(seats):
            totals.by_seat[seat].add(over.scores[seat], over.shares[seat])
            totals.by_bot[(seat - game) % seats].add(over.scores[seat], over.shares[seat])
        game += 1
    return totals


def mean_share(sums: Sums) -> float:
    """The share of the win, between 0 and 1."""
    return sums.share / (WIN * sums.games)
