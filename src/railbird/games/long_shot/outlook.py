"""How the race may end: chances of every horse, and what they are worth to every seat. Only open things are looked at."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from railbird.core.contract import NOBODY
from railbird.games.long_shot.pieces import HORSES, WINNERS
from railbird.games.long_shot.race import Horse, Race

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
        self.weights: list[float] = [0.0] * HORSES
        self.prize: list[float] = [0.0] * HORSES
        """What the owner of each horse can expect."""
        self.odds: list[float] = [0.0] * HORSES
        """What a dollar on each horse can expect."""

    def time(self, horse: Horse, space: i64, owner: i64) -> float:
        """Turns of the table, in tens, until a horse on this space has finished."""
        left = max(float(self.goal - space), SOON)
        if owner == NOBODY:
            return left
        return left / (1.0 + float(horse.card.bar_size) / float(self.seats))

    def weight(self, horse: Horse, space: i64, owner: i64) -> float:
        return exp((self.soonest - self.time(horse, space, owner)) / self.scale)

    def weigh(self, race: Race) -> None:
        """Take the horses where they are now."""
        for horse in race.horses:
            self.weights[horse.number] = self.weight(horse, horse.space, horse.owner) if horse.place == 0 else 0.0

    def expect(self, race: Race) -> None:
        """Prize and odds that each unfinished horse can expect from its chances."""
        first = self.chances_of_first()
        second = self.chances_of_second()
        third = self.chances_of_third()
        place = race.finishers
        prizes = race.box.prizes
        for horse in race.horses:
            number = horse.number
            odds = horse.card.odds
            prize = first[number] * float(prizes[place])
            per_dollar = first[number] * float(odds[place])
            if place < 2:
                prize += second[number] * float(prizes[place + 1])
                per_dollar += second[number] * float(odds[place + 1])
            if place == 0:
                prize += third[number] * float(prizes[2])
                per_dollar += third[number] * float(odds[2])
            self.prize[number] = prize
            self.odds[number] = per_dollar

    def chances_of_first(self) -> list[float]:
        total = self.total()
        return [weight / total for weight in self.weights]

    def chances_of_second(self) -> list[float]:
        """Somebody else is first, then this horse."""
        total = self.total()
        share = [weight / (total * (total - weight)) for weight in self.weights]
        others = 0.0
        for part in share:
            others += part
        return [self.weights[number] * (others - share[number]) for number in range(HORSES)]

    def chances_of_third(self) -> list[float]:
        """Two others are first and second in either order, then this horse."""
        weights = self.weights
        total = self.total()
        all_pairs = 0.0
        with_horse = [0.0] * HORSES
        for one in range(HORSES):
            for other in range(one):
                both = weights[one] * weights[other]
                if both > 0.0:
                    order = 1.0 / (total - weights[one]) + 1.0 / (total - weights[other])
                    chance = both * order / (total * (total - weights[one] - weights[other]))
                    all_pairs += chance
                    with_horse[one] += chance
                    with_horse[other] += chance
        return [weights[number] * (all_pairs - with_horse[number]) for number in range(HORSES)]

    def total(self) -> float:
        total = 0.0
        for weight in self.weights:
            total += weight
        return total

    def value(self, race: Race, seat: i64) -> float:
        """What the seat can expect to have in the end, less what the others can expect on average."""
        if race.is_over():
            return self.lead(race.standing(), [0.0] * self.seats, seat)
        self.weigh(race)
        self.expect(race)
        expected = [0.0] * self.seats
        for horse in race.horses:
            if horse.place == 0:
                if horse.owner != NOBODY:
                    expected[horse.owner] += self.prize[horse.number]
                for player in range(self.seats):
                    stake = race.players[player].bets[horse.number]
                    if stake > 0:
                        expected[player] += float(stake) * self.odds[horse.number]
        return self.lead(race.standing(), expected, seat)

    def lead(self, standing: list[int], expected: list[float], seat: i64) -> float:
        total = 0.0
        for player in range(self.seats):
            total += float(standing[player]) + expected[player]
        mine = float(standing[seat]) + expected[seat]
        return mine - (total - mine) / float(self.seats - 1)
