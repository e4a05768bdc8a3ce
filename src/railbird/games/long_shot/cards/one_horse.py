"""Cards for one horse, played as the action."""

from __future__ import annotations

from railbird.games.long_shot.cardboard import Effect
from railbird.games.long_shot.race import Race


class GiddyUp(Effect):
    """LS-232: its horse goes forward."""

    def is_playable(self, race: Race) -> bool:
        return race.can_go_on(race.horses[self.horse])

    def play(self, race: Race) -> bool:
        race.forward(race.horses[self.horse], self.spaces, False)
        return True


class MuddyLane(Effect):
    """LS-233: its horse goes back."""

    def is_playable(self, race: Race) -> bool:
        return race.can_go_back(race.horses[self.horse])

    def play(self, race: Race) -> bool:
        race.back(race.horses[self.horse], self.spaces)
        return True


class InsideTip(Effect):
    """LS-234: a free bet on its horse, in the No Bets zone too."""

    def is_playable(self, race: Race) -> bool:
        return not race.horses[self.horse].has_finished()

    def play(self, race: Race) -> bool:
        race.lay_bet(race.seat, self.horse, self.stake, True)
        return True
