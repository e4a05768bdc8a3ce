"""Cards that change the bonus tiles of their owner."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot_dice.concession import lengthen
from railbird.games.long_shot_dice.events import USE
from railbird.games.long_shot_dice.state import Card, Race


class SilverSpoon(Card):
    """LSD-202: money tiles pay this much instead."""

    def bonus_money(self, dollars: i64) -> i64:
        return self.dollars


class ThreeFourFive(Card):
    """LSD-204: free bets are this large instead."""

    def bonus_bet(self, dollars: i64) -> i64:
        return self.dollars


class EquestrianInception(Card):
    """LSD-206: dollars for taking this horse with the horse tile."""

    def on_horse_bonus(self, race: Race) -> None:
        race.gain(race.seat, self.dollars, self.message)


class DonutDollie(Card):
    """LSD-208, LSD-223: movement tiles may move each horse farther."""

    def on_movement_bonus(self, race: Race, spaces: i64) -> None:
        race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return [USE]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        lengthen(race, self.spaces)


class RecedingMareLine(DonutDollie):
    """LSD-203, LSD-223: the same for tiles that move horses back."""

    def on_movement_bonus(self, race: Race, spaces: i64) -> None:
        if spaces < 0:
            race.ask(self)
