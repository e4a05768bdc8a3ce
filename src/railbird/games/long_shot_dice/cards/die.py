"""Cards that work at the start of their owner's turn when the horse die shows their number (LSD-163, LSD-164)."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot_dice.events import HORSES, MOVE, Move
from railbird.games.long_shot_dice.state import Card, Race


class TooLucky(Card):
    """LSD-172: gain dollars."""

    def on_die(self, race: Race) -> None:
        race.gain(race.seat, self.dollars, self.message)


class MagicHateBall(Card):
    """LSD-178: every other player loses dollars, and nobody gets them."""

    def on_die(self, race: Race) -> None:
        for seat in range(len(race.sheets)):
            if seat != race.seat:
                race.take_from(seat, self.dollars, self.message)


class FairPlay(Card):
    """LSD-187, LSD-216: move a horse that is not in the lead."""

    def on_die(self, race: Race) -> None:
        race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return [MOVE[horse] for horse in range(HORSES) if not race.is_finished(horse) and not race.is_leading(horse)]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Move)
        race.shift(event.horse, self.spaces)
