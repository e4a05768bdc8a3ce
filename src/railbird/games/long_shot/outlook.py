"""How the race may end: chances of every horse, and what they are worth to every seat. Only open things are looked at."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import NOBODY
from railbird.games.long_shot.cardboard import Horse
from railbird.games.long_shot.pieces import HORSES, WINNERS, Player
from railbird.games.long_shot.race import Race

SOON: Final = 0.2
"""Spaces left for a horse that has as good as finished."""


class Outlook:
    """Horses come in one after the other, each with a chance that falls off with the time it still needs.

    A horse moves once in ten rolls, and with its bar once for every number in the owner's own rolls. The time needed for
    the spaces left wavers with its square root, which gives the scale of the chances.
    """

    def __init__(self, race: Race) -> None:
        self.seats: Final[i64] = len(race.players)
        self.goal: Final[i64] = race.box.spaces + 1
        times = sorted([self.time(horse, horse.space, horse.owner) for horse in race.horses if horse.place == 0])
        self.soonest: Final[float] = times[0]
        self.scale: Final[float] = sqrt(times[WINNERS - race.finishers - 1])
        self.weights = vec[float]([0.0] * HORSES)
        self.prize = vec[float]([0.0] * HORSES)
        """What the owner of each horse can expect."""
        self.odds = vec[float]([0.0] * HORSES)
        """What a dollar on each horse can expect."""

    def time(self, horse: Horse, space: i64, owner: i64) -> float:
        """Tens of turns until a horse on this space has finished."""
        left = max(float(self.goal - space), SOON)
        if owner == NOBODY:
            return left
        return left / (1.0 + float(horse.card.bar_size) / float(self.seats))

    def weight(self, horse: Horse, space: i64, owner: i64) -> float:
        return exp((self.soonest - self.time(horse, space, owner)) / self.scale)

    def expect(self, race: Race) -> None:
        """Prize and odds that each horse can expect from where it is; nothing for those that have finished."""
        weights = self.weights
        total = 0.0
        for horse in race.horses:
            weight = 0.0 if horse.place > 0 else self.weight(horse, horse.space, horse.owner)
            weights[horse.number] = weight
            total += weight
            self.prize[horse.number] = 0.0
            self.odds[horse.number] = 0.0
        self.add_place(race, race.finishers, chances_of_next(weights, total))
        if race.finishers < 2:
            self.add_place(race, race.finishers + 1, chances_of_second(weights, total))
        if race.finishers < 1:
            self.add_place(race, race.finishers + 2, chances_of_third(weights, total))

    def add_place(self, race: Race, place: i64, chances: vec[float]) -> None:
        prize = float(race.box.prizes[place])
        for horse in race.horses:
            chance = chances[horse.number]
            self.prize[horse.number] += chance * prize
            self.odds[horse.number] += chance * float(horse.card.odds[place])

    def value(self, race: Race, seat: i64) -> float:
        """What the seat can expect to have in the end, less what the others can expect on average."""
        ends = self.ends(race)
        total = 0.0
        for end in ends:
            total += end
        return ends[seat] - (total - ends[seat]) / float(self.seats - 1)

    def expectation(self, race: Race, seat: i64) -> float:
        """What the seat can expect to have in the end."""
        return self.ends(race)[seat]

    def ends(self, race: Race) -> vec[float]:
        """What every seat can expect to have in the end."""
        ends = vec[float]([float(score) for score in race.standing()])
        if not race.is_over():
            self.expect(race)
            for horse in race.horses:
                if horse.owner != NOBODY:
                    ends[horse.owner] += self.prize[horse.number]
            for seat, player in enumerate(race.players):
                ends[seat] += self.winnings(player)
        return ends

    def winnings(self, player: Player) -> float:
        """What the player's bets can expect."""
        winnings = 0.0
        for number in range(HORSES):
            stake = player.bets[number]
            if stake > 0:
                winnings += float(stake) * self.odds[number]
        return winnings


def chances_of_next(weights: vec[float], total: float) -> vec[float]:
    """Each horse to come in before all others that are still running."""
    chances = vec[float]([0.0] * HORSES)
    for number in range(HORSES):
        chances[number] = weights[number] / total
    return chances


def chances_of_second(weights: vec[float], total: float) -> vec[float]:
    """Some other horse comes in, then this one."""
    chances = vec[float]([0.0] * HORSES)
    others = 0.0
    for number in range(HORSES):
        others += weights[number] / (total - weights[number])
    for number in range(HORSES):
        weight = weights[number]
        chances[number] = weight / total * (others - weight / (total - weight))
    return chances


def chances_of_third(weights: vec[float], total: float) -> vec[float]:
    """Two other horses come in, in either order, then this one."""
    chances = vec[float]([0.0] * HORSES)
    all_pairs = 0.0
    with_horse = vec[float]([0.0] * HORSES)
    for one in range(1, HORSES):
        first = weights[one]
        for other in range(one):
            second = weights[other]
            either_order = 1.0 / (total - first) + 1.0 / (total - second)
            pair = first * second * either_order / (total - first - second)
            all_pairs += pair
            with_horse[one] += pair
            with_horse[other] += pair
    for number in range(HORSES):
        chances[number] = weights[number] / total * (all_pairs - with_horse[number])
    return chances
