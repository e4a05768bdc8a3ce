"""Cards on the roll. Who is asked for them, and when, is in rules.py, Rolling the dice."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.games.long_shot.cardboard import Effect
from railbird.games.long_shot.race import Race


class LuckyNumba(Effect):
    """LS-231: collect money when the horse die shows its number."""

    def fits_roll(self, race: Race) -> bool:
        return race.horse_die == self.horse

    def react(self, race: Race, seat: i64) -> None:
        race.collect(seat, self.money)


class Spooked(Effect):
    """LS-272: the rolled horse does not move on this roll."""

    def fits_roll(self, race: Race) -> bool:
        """LS-273: once on a roll, and not on a 0."""
        return not race.spooked and race.move_die > 0

    def react(self, race: Race, seat: i64) -> None:
        race.spooked = True


class DoOver(Effect):
    """LS-271: roll one die of your own roll again; it is played while the reroll token could be."""
