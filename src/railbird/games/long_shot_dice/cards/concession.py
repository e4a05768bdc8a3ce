"""Cards that work with concessions: the action itself, or a row or column completed by any mark (LSD-167)."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot_dice.concession import free_cells, mark_concession
from railbird.games.long_shot_dice.events import HORSES, MOVE, SCATTER, Concession, Move, Scatter
from railbird.games.long_shot_dice.state import Card, Race


class ChainReaction(Card):
    """LSD-171: a completed column lets its owner mark one more box."""

    def on_line(self, race: Race, is_row: bool) -> None:
        if not is_row:
            race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return free_cells(race)

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Concession)
        mark_concession(race, event.cell)


class ScatterShot(Card):
    """LSD-173, LSD-215: a number beside the die will do, but not with a wild."""

    def more_actions(self, race: Race, number: i64, options: list[Event]) -> None:
        if number != race.rolled:
            return
        sheet = race.sheets[race.seat]
        for neighbour in (number - 1, number + 1):
            if 0 <= neighbour < HORSES:
                for cell in race.box.cells[neighbour]:
                    if not sheet.has_concession(cell):
                        options.append(SCATTER[cell])

    def perform(self, race: Race, event: Event) -> bool:
        if not isinstance(event, Scatter):
            return False
        mark_concession(race, event.cell)
        return True


class CharleyHorse(Card):
    """LSD-175: a completed row lets its owner move a horse back."""

    def on_line(self, race: Race, is_row: bool) -> None:
        if is_row:
            race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return [MOVE[horse] for horse in range(HORSES) if not race.is_finished(horse)]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Move)
        race.shift(event.horse, -self.spaces)


class OutOfAlignment(Card):
    """LSD-201: dollars for every row and every column."""

    def on_line(self, race: Race, is_row: bool) -> None:
        race.gain(race.seat, self.dollars, self.message)


class FiveLeafClover(Card):
    """LSD-205: a completed row erases a wild mark."""

    def on_line(self, race: Race, is_row: bool) -> None:
        if is_row:
            race.erase_wilds(self.wilds)
