"""A greedy player: takes what would bring it most if the race ended as it stands."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Policy, State
from railbird.games.long_shot_dice.events import HORSES
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.scoring import Score


class Greedy(Policy):
    """Backs and buys whoever leads; has no patience for lines and half sets."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LongShotDice)
        worths: list[int] = [worth(state, turn.seat, option) for option in turn.options]
        return turn.options[worths.index(max(worths))]


def worth(race: LongShotDice, seat: i64, option: Event) -> i64:
    """The score after this option, with the prizes for those who lead then."""
    twin = race.copy()
    assert isinstance(twin, LongShotDice)
    twin.apply(option)
    while len(twin.finishers) < len(twin.box.prizes):
        twin.finish(leader(twin))
    return Score(twin, seat).total()


def leader(race: LongShotDice) -> i64:
    """The foremost horse that is not home yet; of several on one space that with the lowest number."""
    found: i64 = 0
    for horse in range(HORSES):
        if not race.is_finished(horse) and (race.is_finished(found) or race.position[horse] > race.position[found]):
            found = horse
    return found
