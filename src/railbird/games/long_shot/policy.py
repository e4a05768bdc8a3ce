"""A shrewd player: takes what improves its outlook most now, looking only at what its seat knows."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import Chance, Decide, Event, Policy, State
from railbird.games.long_shot.cardboard import NONE
from railbird.games.long_shot.outlook import Outlook
from railbird.games.long_shot.pieces import (
    BIT,
    HORSES,
    Bet,
    Buy,
    Choose,
    Keep,
    Move,
    MoveDie,
    Pass,
    Play,
    Pluck,
    Reroll,
    Rob,
    Sell,
    is_for_roll,
)
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.steps import REROLL, WINDOW

CARD_WORTH: Final = 3.0
"""What a card in hand is worth as long as it can still be used."""
REROLL_WORTH: Final = 6.0
"""How much better the average roll must be to spend a token or a Do-Over."""
SPOOK_WORTH: Final = 4.0
"""How much the move of the rolled horse must hurt to stop it."""
NEVER: Final = -1e9


class Shrewd(Policy):
    """Each option is worth what it changes in the outlook of its seat, less what it uses up."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LongShot)
        best = turn.options[0]
        if len(turn.options) == 1:
            return best
        look = Look(state, turn.seat)
        best_worth = NEVER
        for option in turn.options:
            worth = look.worth(option)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best


class Look:
    """One decision of one seat, weighed option by option. Doing nothing is worth nothing."""

    def __init__(self, table: LongShot, seat: i64) -> None:
        self.table: Final = table
        self.seat: Final[i64] = seat
        self.outlook: Final = Outlook(table)
        self.now: Final[float] = self.outlook.value(table, seat)
        self.odds: Final = vec[float](self.outlook.odds)
        self.roll: Final[float] = self.gain_of_roll(table.horse_die, table.move_die) if table.step == REROLL else 0.0

    def worth(self, option: Event) -> float:
        if isinstance(option, Bet):
            return float(self.table.box.bet) * (self.odds[option.horse] - 1.0)
        if isinstance(option, Sell):
            return float(self.table.box.sale) / 2.0 - self.keeping(option.kind)
        if isinstance(option, Play):
            return self.worth_of_reaction(option.kind) if self.table.step == WINDOW else self.worth_of_play(option)
        if isinstance(option, (Buy, Move, Choose)):
            return self.best_end(after(self.table, option)) - self.now
        if isinstance(option, Rob):
            return self.value_of_robbery(self.table, option)
        if isinstance(option, Pluck):
            return self.worth_of_pluck(option.kind)
        if isinstance(option, Reroll):
            return self.worth_of_reroll(option)
        assert isinstance(option, (Pass, Keep))
        return 0.0

    # Cards

    def keeping(self, kind: i64) -> float:
        """What a card is worth in hand: less when it cannot be played now, nothing when it is dead."""
        effect = self.table.box.cards[kind].effect
        if effect.has_icon and self.table.finishers > 0:
            return 0.0
        if is_for_roll(kind) or effect.is_playable(self.table):
            return CARD_WORTH
        return CARD_WORTH / 2.0

    def worth_of_play(self, option: Play) -> float:
        return self.best_end(after(self.table, option)) - self.now - self.keeping(option.kind)

    def best_end(self, table: LongShot) -> float:
        """The value when the card being played has been carried out as well as possible."""
        if table.card == NONE or table.is_over():
            return self.outlook.value(table, self.seat)
        turn = table.pending()
        if isinstance(turn, Decide):
            best = NEVER
            for option in turn.options:
                end = self.value_of_robbery(table, option) if isinstance(option, Rob) else self.best_end(after(table, option))
                best = max(best, end)
            return best
        assert isinstance(turn, Chance)
        return self.average_end(table, turn)

    def average_end(self, table: LongShot, dice: Chance) -> float:
        """The value when the dice of a card have fallen; a die that is rolled again for a finished horse counts for nothing."""
        total = 0.0
        ways: i64 = 0
        for event, weight in dice.outcomes():
            twin = after(table, event)
            if twin.card == NONE or twin.is_over():
                total += float(weight) * self.outlook.value(twin, self.seat)
                ways += weight
        return total / float(ways)

    def value_of_robbery(self, table: LongShot, option: Rob) -> float:
        """Money is seen and taken; a hidden card is any card, and the more there are, the better."""
        if table.box.cards[table.card].effect.money > 0:
            return self.best_end(after(table, option))
        return self.outlook.value(table, self.seat) + CARD_WORTH + float(len(table.players[option.seat].hand)) / 10.0

    def worth_of_pluck(self, kind: i64) -> float:
        """The figures on a card tell how much it does."""
        effect = self.table.box.cards[kind].effect
        return self.keeping(kind) * float(1 + effect.money + 2 * effect.stake + effect.spaces)

    def worth_of_reaction(self, kind: i64) -> float:
        """Money is always welcome; a horse is stopped when its move would hurt."""
        money = self.table.box.cards[kind].effect.money
        if money > 0:
            return float(money)
        twin = self.table.copy()
        assert isinstance(twin, LongShot)
        twin.forward(twin.horses[twin.horse_die], twin.move_die, True)
        return self.now - self.outlook.value(twin, self.seat) - SPOOK_WORTH

    # Rolls

    def gain_of_roll(self, number: i64, move: i64) -> float:
        """What a roll changes for this seat, bars included."""
        twin = self.table.copy()
        assert isinstance(twin, LongShot)
        twin.forward(twin.horses[number], move, True)
        for horse in twin.horses:
            if horse.owner == self.seat and horse.place == 0 and horse.card.bar & BIT[number] and not twin.is_over():
                twin.forward(horse, move, True)
        return self.outlook.value(twin, self.seat) - self.now

    def worth_of_reroll(self, option: Reroll) -> float:
        """What the die brings on average, less what lies there and what the chance is worth later. A roll that does no harm stays."""
        if self.roll >= 0.0:
            return -REROLL_WORTH
        table = self.table
        total = 0.0
        ways: i64 = 0
        if option.is_horse_die:
            for number in range(HORSES):
                if table.horses[number].place == 0:
                    total += self.gain_of_roll(number, table.move_die)
                    ways += 1
        else:
            for event, weight in table.box.move_die[self.seat].outcomes():
                assert isinstance(event, MoveDie)
                total += float(weight) * self.gain_of_roll(table.horse_die, event.move)
                ways += weight
        return total / float(ways) - self.roll - REROLL_WORTH


def after(table: LongShot, event: Event) -> LongShot:
    twin = table.copy()
    assert isinstance(twin, LongShot)
    twin.apply(event)
    return twin
