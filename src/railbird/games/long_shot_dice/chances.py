"""Finish chances by simulation: the race goes on from where it stands, by the dice and the marks on the cards alone."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.games.long_shot_dice.events import HORSES, Roll
from railbird.games.long_shot_dice.state import BIT, Race

PLACES: Final = 3


class Chances:
    """How often each horse came in first, second, third, or at least beyond the No-Bet line."""

    def __init__(self, race: Race, races: int, rng: Random) -> None:
        self.races: Final = races
        self.placed: Final[list[list[int]]] = [[0] * PLACES for horse in range(HORSES)]
        self.beyond: Final[list[int]] = [0] * HORSES
        for run in range(races):
            self.run(race, rng)

    def run(self, race: Race, rng: Random) -> None:
        position = race.position.copy()
        place: i64 = len(race.finishers)
        finish: i64 = race.box.spaces + 1
        dice = race.box.rolls[0]
        for winner in range(place):
            self.placed[race.finishers[winner]][winner] += 1
        while place < PLACES:
            roll = dice.sample(rng)
            assert isinstance(roll, Roll)
            place = self.move(position, roll.horse, roll.spaces, finish, place)
            bar: i64 = race.bars[roll.horse]
            for other in range(HORSES):
                if bar & BIT[other]:
                    place = self.move(position, other, 1, finish, place)
        for horse in range(HORSES):
            if race.box.no_bet <= position[horse] < finish:
                self.beyond[horse] += 1

    def move(self, position: list[int], horse: i64, spaces: i64, finish: i64, place: i64) -> i64:
        """Move a horse; returns how many have finished."""
        space: i64 = position[horse]
        if space == finish or (place == PLACES and space + spaces >= finish):
            return place
        position[horse] = min(space + spaces, finish)
        if space + spaces < finish:
            return place
        self.placed[horse][place] += 1
        return place + 1

    def payout(self, race: Race, horse: i64) -> float:
        """What a dollar on this horse brings back on average."""
        total = self.beyond[horse]
        odds = race.box.odds[horse]
        for place in range(PLACES):
            total += self.placed[horse][place] * odds[place]
        return total / self.races

    def prize(self, race: Race, horse: i64) -> float:
        """What its owner wins on average."""
        total = 0
        for place in range(PLACES):
            total += self.placed[horse][place] * race.box.prizes[place]
        return total / self.races

    def finish(self, horse: i64) -> float:
        """How likely it is among the first three."""
        return (self.placed[horse][0] + self.placed[horse][1] + self.placed[horse][2]) / self.races
