"""What a search knows of the race: it looks to the end of the round, then lets the dice alone finish the race."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec

from railbird.core.contract import State
from railbird.core.search import ROUND, Guide, Prospect, mean, promise
from railbird.games.long_shot.pieces import Roll
from railbird.games.long_shot.policy import CARD_WORTH, REROLL_WORTH, Shrewd
from railbird.games.long_shot.rules import LongShot

RACES: Final = 16
"""They cost little beside the round that was played."""
SPREAD: Final = 12.0
"""How much a score wavers by what players still do before the race is over."""


class LongShotGuide(Guide):
    """Everybody plays shrewdly until the round is over."""

    def __init__(self) -> None:
        super().__init__(Shrewd(), ROUND, lean=0.0)

    def judge(self, state: State, rng: Random) -> Prospect:
        """What everybody has after races without any more actions, and what cards and tokens may still be good for."""
        assert isinstance(state, LongShot)
        ends: list[Prospect] = []
        for race in range(RACES):
            twin = state.copy()
            assert isinstance(twin, LongShot)
            finish_race(twin, rng)
            ends.append(promise(expected(twin), SPREAD))
        return mean(ends)


def expected(race: LongShot) -> vec[float]:
    """What everybody has when the race is over, cards and tokens included that would have been used by then."""
    scores = vec[float]([float(score) for score in race.standing()])
    for seat, player in enumerate(race.players):
        scores[seat] += CARD_WORTH * float(len(player.hand))
        if player.has_token:
            scores[seat] += REROLL_WORTH
    return scores


def finish_race(race: LongShot, rng: Random) -> None:
    """Dice and bars alone move the horses until the prizes are won."""
    seat = race.seat
    while not race.is_over():
        roll = race.box.both_dice[seat].sample(rng)
        assert isinstance(roll, Roll)
        if race.horses[roll.horse].place > 0:
            continue
        if roll.move > 0:
            race.forward(race.horses[roll.horse], roll.move, True)
            for number in race.box.bars[roll.horse]:
                horse = race.horses[number]
                if horse.owner == seat and horse.place == 0 and not race.is_over():
                    race.forward(horse, roll.move, True)
        seat = seat + 1 if seat + 1 < len(race.players) else 0
