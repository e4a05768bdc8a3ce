"""Cards that count in the final scoring (LSD-257)."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.games.long_shot_dice.events import HORSES, SIDE
from railbird.games.long_shot_dice.state import BIT, Card, Race, Sheet


class BettorSafeThanSorry(Card):
    """LSD-177, LSD-217: dollars for each horse with a bet."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        horses: i64 = 0
        for bet in sheet.bets:
            if bet > 0:
                horses += 1
        return self.dollars * horses


class GoldenCorral(Card):
    """LSD-181, LSD-218: dollars for a stable of this size."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        return self.dollars if len(sheet.stable) >= self.horses else 0


class LoneRanger(Card):
    """LSD-186: dollars for each horse with either helmet or jersey alone."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        horses: i64 = 0
        for horse in range(HORSES):
            if sheet.has_helmet(horse) != sheet.has_jersey(horse):
                horses += 1
        return self.dollars * horses


class PieInTheSky(Card):
    """LSD-192, LSD-222: a loss unless this horse is among the first three."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        return 0 if race.is_finished(self.horse) else -self.dollars


class DanceCard(Card):
    """LSD-194, LSD-218: dollars for each own horse marked on this card."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        horses: i64 = 0
        for card in sheet.stable:
            if race.bars[self.horse] & BIT[card.horse]:
                horses += 1
        return self.dollars * horses


class LaundryDay(Card):
    """LSD-195: dollars for having no set."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        return self.dollars if sheet.helmets & sheet.jerseys == 0 else 0


class GreatAppreciation(Card):
    """LSD-198: if this horse is among the first three, the owner's prizes are larger."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        if not race.is_finished(self.horse):
            return 0
        prizes: i64 = 0
        for card in sheet.stable:
            if race.is_finished(card.horse):
                prizes += 1
        return self.dollars * prizes


class BreadLine(Card):
    """LSD-207: dollars for each complete row."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        rows: i64 = 0
        for row in range(SIDE):
            if sheet.is_row_complete(row):
                rows += 1
        return self.dollars * rows
