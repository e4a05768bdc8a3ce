"""A shrewd player: takes what is worth most in dollars, by finish chances simulated from where the race stands."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.contract import NOBODY, Decide, Event, Policy, State
from railbird.games.long_shot_dice.actions import is_bet_free
from railbird.games.long_shot_dice.chances import Chances
from railbird.games.long_shot_dice.concession import FreeBet, MoveHorses
from railbird.games.long_shot_dice.events import (
    ANY_HELMET,
    ANY_JERSEY,
    BACK_ONE,
    BACK_TWO,
    FORWARD_ONE,
    FORWARD_TWO,
    FREE_BET,
    HORSES,
    MONEY,
    SIDE,
    Bet,
    Bonus,
    Buy,
    CellWord,
    Erase,
    Helmet,
    Jersey,
    Mark,
    Move,
    Tug,
    Use,
    Wild,
)
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.state import BIT, Ability
from railbird.games.long_shot_dice.turn import Action, action_options

RACES: Final = 24
"""Races simulated for each decision."""
LINE_WORTH: Final = [0.0, 0.8, 2.2, 4.6, 8.0]
"""What a line of concessions is worth with so many marks."""
HALF_SET: Final = 1.6
"""A helmet or jersey that may become a set."""
LATE_BET: Final = 0.5
"""How many dollars a helmet will let its owner bet beyond the line, as far as they matter."""
WILD_WORTH: Final = 2.5
"""What a free wild box is worth later."""
ABILITY_WORTH: Final = 1.0
"""What the ability of a horse is worth."""
STEP: Final = 0.3
"""A step changes a finish chance p by about this part of p(1 - p)."""
SMALLEST_STEP: Final = 0.01
ROLLS_AHEAD: Final = 1.6
"""How often a card will still be rolled from the start of the race on, as far as a mark on it matters."""


class Shrewd(Policy):
    """The option worth most."""

    def __init__(self, races: i64 = RACES) -> None:
        self.races: Final[i64] = races

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, LongShotDice)
        if len(turn.options) == 1:
            return turn.options[0]
        mind = Appraisal(state, turn.seat, self.races, rng)
        best = turn.options[0]
        best_worth = mind.worth(best)
        for option in turn.options[1:]:
            worth = mind.worth(option)
            if worth > best_worth:
                best = option
                best_worth = worth
        return best


class Appraisal:
    """What everything is worth to one seat now."""

    def __init__(self, race: LongShotDice, seat: i64, races: i64, rng: Random) -> None:
        self.race: Final = race
        self.seat: Final[i64] = seat
        self.sheet: Final = race.sheets[seat]
        self.chances: Final = Chances(race, races, rng)
        self.payout: Final = [self.chances.payout(race, horse) for horse in range(HORSES)]
        self.prize: Final = [self.chances.prize(race, horse) for horse in range(HORSES)]
        self.step: Final = [self.step_worth(horse) for horse in range(HORSES)]

    def step_worth(self, horse: i64) -> float:
        """What one space forward of this horse is worth to the seat, less what it is worth to one of the others."""
        if self.race.is_finished(horse):
            return 0.0
        mine = self.stake(self.seat, horse)
        theirs = 0.0
        for seat in range(len(self.race.sheets)):
            if seat != self.seat:
                theirs += self.stake(seat, horse)
        finish = self.chances.finish(horse)
        return (mine - theirs / (len(self.race.sheets) - 1)) * (STEP * finish * (1.0 - finish) + SMALLEST_STEP)

    def stake(self, seat: i64, horse: i64) -> float:
        """What a seat has to win if this horse is second."""
        prize = self.race.box.prizes[1] if self.race.owner[horse] == seat else 0
        return self.race.sheets[seat].bets[horse] * self.race.box.odds[horse][1] + prize

    def worth(self, event: Event) -> float:
        """Dollars, roughly."""
        if isinstance(event, Bet):
            return self.bet_worth(event.horse, event.amount)
        if isinstance(event, CellWord):
            return self.cell_worth(event.cell)
        if isinstance(event, Helmet):
            return self.helmet_worth(event.horse)
        if isinstance(event, Jersey):
            return self.jersey_worth(event.horse)
        if isinstance(event, Buy):
            return self.horse_worth(event.horse)
        if isinstance(event, Wild):
            return self.best_of(action_options(self.race, event.horse)) - WILD_WORTH
        if isinstance(event, Tug):
            return self.bet_worth(event.horse, 1) + self.step[event.horse]
        if isinstance(event, Mark):
            return self.step[event.horse]
        if isinstance(event, Move):
            return self.move_worth(event.horse)
        if isinstance(event, Bonus):
            return self.tile_worth(event.kind)
        if isinstance(event, Use):
            return self.use_worth()
        return WILD_WORTH if isinstance(event, Erase) else 0.0

    def best_of(self, options: list[Event]) -> float:
        best = 0.0
        for option in options:
            best = max(best, self.worth(option))
        return best

    def bet_worth(self, horse: i64, amount: i64) -> float:
        """What comes back, less what is paid."""
        is_free = isinstance(self.race.todo[-1], FreeBet) or is_bet_free(self.sheet, horse)
        return float(amount) * (self.payout[horse] - (0.0 if is_free else 1.0))

    def cell_worth(self, cell: i64) -> float:
        """How much a mark adds to its row and its column."""
        row: i64 = 0
        column: i64 = 0
        for other in range(SIDE):
            if self.sheet.has_concession(cell - cell % SIDE + other):
                row += 1
            if self.sheet.has_concession(cell % SIDE + SIDE * other):
                column += 1
        return LINE_WORTH[row + 1] - LINE_WORTH[row] + LINE_WORTH[column + 1] - LINE_WORTH[column]

    def helmet_worth(self, horse: i64) -> float:
        """A set, or half of one, and the chance to bet late."""
        late = LATE_BET * max(self.payout[horse] - 1.0, 0.0)
        return late + (float(self.race.box.set_worth) if self.sheet.has_jersey(horse) else HALF_SET)

    def jersey_worth(self, horse: i64) -> float:
        """A set, or half of one, and the best mark on the card."""
        best = 0.0
        for other in range(HORSES):
            if self.race.bars[horse] & BIT[other] == 0:
                best = max(best, self.step[other])
        return best * ROLLS_AHEAD + (float(self.race.box.set_worth) if self.sheet.has_helmet(horse) else HALF_SET)

    def horse_worth(self, horse: i64) -> float:
        """Its prize and its ability, less what it costs here."""
        step = self.race.todo[-1]
        price: i64 = 0
        if isinstance(step, Action):
            price = self.race.market[horse].price
        elif isinstance(step, Ability):
            price = self.race.market[horse].price // 2
        return self.prize[horse] + ABILITY_WORTH - float(price)

    def move_worth(self, horse: i64) -> float:
        """The way a bonus or an ability would carry it."""
        step = self.race.todo[-1]
        spaces: i64 = 2
        if isinstance(step, MoveHorses):
            spaces = step.spaces
        elif isinstance(step, Ability) and step.card.name == "charley-horse":
            spaces = -step.card.spaces
        return float(spaces) * self.step[horse]

    def tile_worth(self, kind: i64) -> float:
        figure = float(self.race.box.tile_figure[kind])
        if kind == MONEY:
            return figure
        if kind == FREE_BET:
            return figure * max(self.payout)
        if kind == FORWARD_ONE or kind == FORWARD_TWO:
            return figure * self.best_steps(1.0, kind == FORWARD_TWO)
        if kind == BACK_ONE or kind == BACK_TWO:
            return figure * self.best_steps(-1.0, kind == BACK_TWO)
        if kind == ANY_HELMET:
            return max([self.helmet_worth(horse) for horse in range(HORSES) if not self.sheet.has_helmet(horse)], default=0.0)
        if kind == ANY_JERSEY:
            return max([self.jersey_worth(horse) for horse in range(HORSES) if not self.sheet.has_jersey(horse)], default=0.0)
        return max([self.prize[horse] for horse in range(HORSES) if self.race.owner[horse] == NOBODY], default=0.0)

    def best_steps(self, direction: float, is_pair: bool) -> float:
        """The best horse to move this way, or the best two."""
        best = sorted([direction * step for step in self.step])
        return best[-1] + best[-2] if is_pair else best[-1]

    def use_worth(self) -> float:
        """Abilities that are only used or not: moving a whole space, or moving farther."""
        step = self.race.todo[-1]
        if not isinstance(step, Ability) or step.card.name != "pay-it-forward":
            return 1.0
        total = 0.0
        for horse in range(HORSES):
            if self.race.position[horse] == self.race.position[step.detail]:
                total += self.step[horse]
        return total
