"""Play whole games inside the compiled core and add up what happened."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import Chance, Decide, Over, Policy, State


class Sums:
    """What one seat, or one bot in all its seats, got in many games. Whole numbers, so games add up to the same in any order."""

    def __init__(self, score: int = 0, score_squares: int = 0, share: int = 0) -> None:
        self.score = score
        self.score_squares = score_squares
        self.share = share

    def add(self, score: int, share: int) -> None:
        self.score += score
        self.score_squares += score * score
        self.share += share

    def plus(self, other: Sums) -> Sums:
        return Sums(self.score + other.score, self.score_squares + other.score_squares, self.share + other.share)

    def __reduce__(self) -> tuple[object, tuple[int, int, int]]:
        return Sums, (self.score, self.score_squares, self.share)


class Totals:
    """Sums by seat and by bot over many games."""

    def __init__(self, games: int, decisions: int, by_seat: list[Sums], by_bot: list[Sums]) -> None:
        self.games = games
        self.decisions = decisions
        self.by_seat: Final = by_seat
        self.by_bot: Final = by_bot

    def plus(self, other: Totals) -> Totals:
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            [mine.plus(theirs) for mine, theirs in zip(self.by_seat, other.by_seat, strict=True)],
            [mine.plus(theirs) for mine, theirs in zip(self.by_bot, other.by_bot, strict=True)],
        )

    def __reduce__(self) -> tuple[object, tuple[int, int, list[Sums], list[Sums]]]:
        return Totals, (self.games, self.decisions, self.by_seat, self.by_bot)


def no_totals(seats: int, bots: int) -> Totals:
    """The totals of no game at all."""
    return Totals(0, 0, [Sums() for seat in range(seats)], [Sums() for bot in range(bots)])


def finish(state: State, policies: list[Policy], dice: Random, minds: Random) -> tuple[Over, i64]:
    """Play a game to its end; the second number counts the decisions."""
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
            return turn, decisions


def play_games(fresh: State, bots: list[Policy], chairs: list[int], first: int, seeds: list[tuple[int, int]]) -> Totals:
    """Play one game for each pair of seeds (dice, minds), counted from `first`.

    `chairs` says for each chair which bot plays there; in game g chair c stands at seat (c + g) mod seats.
    """
    seats = len(chairs)
    totals = no_totals(seats, len(bots))
    game = first
    for dice_seed, mind_seed in seeds:
        seating = [chairs[(seat - game) % seats] for seat in range(seats)]
        over, decisions = finish(fresh.copy(), [bots[bot] for bot in seating], Random(dice_seed), Random(mind_seed))
        totals.games += 1
        totals.decisions += decisions
        add_game(totals, seating, over)
        game += 1
    return totals


def add_game(totals: Totals, seating: list[int], over: Over) -> None:
    """A bot in several seats is counted once, with the sum of its seats, so that games are independent observations."""
    bots = len(totals.by_bot)
    scores = [0] * bots
    shares = [0] * bots
    for seat in range(len(seating)):
        score = over.scores[seat]
        share = over.shares[seat]
        totals.by_seat[seat].add(score, share)
        scores[seating[seat]] += score
        shares[seating[seat]] += share
    for bot in range(bots):
        totals.by_bot[bot].add(scores[bot], shares[bot])
