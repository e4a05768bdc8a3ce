"""Betting cards: paid by the player, or free."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event, Refusal
from railbird.games.long_shot.cardboard import NONE, Effect, Horse, card_name
from railbird.games.long_shot.pieces import Choose
from railbird.games.long_shot.race import Race


class OneBet(Effect):
    """A bet on a horse of the player's choice."""

    is_free: bool = False

    def takes(self, race: Race, horse: Horse) -> bool:
        """Whether the card takes a bet on this horse."""
        raise NotImplementedError

    def cost(self) -> i64:
        """LS-120: the hand money that it needs."""
        return 0 if self.is_free else self.stake

    def is_playable(self, race: Race) -> bool:
        if race.players[race.seat].money < self.cost():
            return False
        for horse in race.horses:
            if self.takes(race, horse):
                return True
        return False

    def play(self, race: Race) -> bool:
        return False

    def options(self, race: Race) -> list[Event]:
        return [horse.card.choose for horse in race.horses if self.takes(race, horse)]

    def answer(self, race: Race, event: Event) -> bool:
        assert isinstance(event, Choose)
        race.lay_bet(race.seat, event.horse, self.stake, self.is_free)
        return True

    def refusal(self, race: Race) -> Refusal:
        money = race.players[race.seat].money
        if money < self.cost():
            return Refusal("LS-120", {"card_name": card_name(self.kind), "cost": int(self.cost()), "money": int(money)})
        return super().refusal(race)


class UnderTheTable(OneBet):
    """LS-263: a paid bet on any unfinished horse, in the No Bets zone too."""

    def takes(self, race: Race, horse: Horse) -> bool:
        return not horse.has_finished()


class DoubleDown(OneBet):
    """LS-264: a paid bet of twice the usual stake outside the No Bets zone."""

    def takes(self, race: Race, horse: Horse) -> bool:
        return race.is_open_for_bets(horse)


class TwoWayTicket(OneBet):
    """LS-265: two paid bets on two different horses outside the No Bets zone."""

    def takes(self, race: Race, horse: Horse) -> bool:
        return race.is_open_for_bets(horse) and horse.number != race.target

    def cost(self) -> i64:
        return 2 * self.stake

    def is_playable(self, race: Race) -> bool:
        if race.players[race.seat].money < self.cost():
            return False
        open_horses: i64 = 0
        for horse in race.horses:
            if self.takes(race, horse):
                open_horses += 1
        return open_horses > 1

    def answer(self, race: Race, event: Event) -> bool:
        """The first horse waits as the target while the second is chosen."""
        assert isinstance(event, Choose)
        is_second = race.target != NONE
        race.lay_bet(race.seat, event.horse, self.stake, False)
        race.target = event.horse
        return is_second


class LateWindow(OneBet):
    """LS-266: a free bet on a horse in the No Bets zone."""

    is_free = True

    def takes(self, race: Race, horse: Horse) -> bool:
        return race.is_in_zone(horse)


class FollowTheLeader(OneBet):
    """LS-267: a free bet on a horse in the lead, in the No Bets zone too."""

    has_icon = True
    is_free = True

    def takes(self, race: Race, horse: Horse) -> bool:
        return race.is_leading(horse)
