"""Cards that work with helmets and jerseys."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import NOBODY, Event
from railbird.games.long_shot_dice.actions import bar_options, enter_bet, mark_bar
from railbird.games.long_shot_dice.events import Mark
from railbird.games.long_shot_dice.state import Card, Race


class DoubleCrosser(Card):
    """LSD-184, LSD-219: the Jersey action may mark a second horse on the card."""

    def on_jersey_action(self, race: Race, number: i64) -> None:
        race.ask(self, number)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return bar_options(race, detail)

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Mark)
        mark_bar(race, detail, event.horse)


class StickyFingers(Card):
    """LSD-197, LSD-220: the Jersey action takes money from the owner of the card it marked."""

    def on_jersey_action(self, race: Race, number: i64) -> None:
        owner = race.owner[number]
        if owner != NOBODY and owner != race.seat:
            taken = race.take_from(owner, self.dollars, self.message)
            race.gain(race.seat, taken, self.message)


class ProductPlacement(Card):
    """LSD-188: a set of an unfinished horse brings a free bet on it."""

    def on_set(self, race: Race, horse: i64) -> None:
        if not race.is_finished(horse):
            enter_bet(race, horse, self.bet, 0)
