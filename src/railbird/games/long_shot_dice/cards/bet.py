"""Cards that work when their owner bets."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot_dice.actions import bet_action, is_bet_free, may_bet
from railbird.games.long_shot_dice.events import HORSES, TUG, USE, Tug
from railbird.games.long_shot_dice.state import Card, Race, Sheet


class EarlyBirdSpecial(Card):
    """LSD-174: the first bet on a horse is free."""

    def is_bet_free(self, sheet: Sheet, horse: i64) -> bool:
        return sheet.bets[horse] == 0


class PayItForward(Card):
    """LSD-183: a large bet on a horse that shares its space may move all horses there."""

    def on_bet_action(self, race: Race, horse: i64, amount: i64) -> None:
        if amount == self.bet:
            race.ask(self, horse)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return [USE] if len(self.company(race, detail)) > 1 else []

    def take(self, race: Race, event: Event, detail: i64) -> None:
        for horse in self.company(race, detail):
            race.shift(horse, self.spaces)

    def company(self, race: Race, horse: i64) -> list[int]:
        """LSD-60, LSD-66: all horses on the same space, lowest number first."""
        return [other for other in range(HORSES) if race.position[other] == race.position[horse]]


class FancyHat(Card):
    """LSD-185, LSD-211: dollars for every bet on a horse whose helmet is marked."""

    def on_bet(self, race: Race, horse: i64) -> None:
        if race.sheets[race.seat].has_helmet(horse):
            race.gain(race.seat, self.dollars, self.message)


class StrungAlong(Card):
    """LSD-191, LSD-212: a small bet that pulls its horse along."""

    def more_actions(self, race: Race, number: i64, options: list[Event]) -> None:
        sheet = race.sheets[race.seat]
        if may_bet(race, sheet, number) and (sheet.money >= self.bet or is_bet_free(sheet, number)):
            options.append(TUG[number])

    def perform(self, race: Race, event: Event) -> bool:
        if not isinstance(event, Tug):
            return False
        bet_action(race, event.horse, self.bet)
        race.shift(event.horse, self.spaces)
        return True
