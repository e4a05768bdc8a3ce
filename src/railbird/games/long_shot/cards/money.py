"""Money cards: collect from the bank, some only under a condition."""

from __future__ import annotations

from railbird.games.long_shot.cardboard import Effect
from railbird.games.long_shot.race import Race


class PocketMoney(Effect):
    """LS-255: collect money."""

    def is_playable(self, race: Race) -> bool:
        return True

    def play(self, race: Race) -> bool:
        race.collect(race.seat, self.money)
        return True


class LunchMoney(PocketMoney):
    """LS-256: collect money and draw a card."""

    def play(self, race: Race) -> bool:
        race.collect(race.seat, self.money)
        race.owe_card()
        return True


class OwnersBonus(PocketMoney):
    """LS-257: collect money for each horse you own, finished ones too."""

    def is_playable(self, race: Race) -> bool:
        return race.horses_owned(race.seat) > 0

    def play(self, race: Race) -> bool:
        race.collect(race.seat, min(self.money * race.horses_owned(race.seat), self.most))
        return True


class WorkingStiff(PocketMoney):
    """LS-258: if you own no horse."""

    def is_playable(self, race: Race) -> bool:
        return race.horses_owned(race.seat) == 0


class TrafficJam(PocketMoney):
    """LS-259: if enough horses share a space of the track."""

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if race.others_on_space(horse) + 1 >= self.horses:
                return True
        return False


class HardLuck(PocketMoney):
    """LS-260: if you own an unfinished horse in last position."""

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if horse.owner == race.seat and race.is_last(horse):
                return True
        return False


class FrontRunnersPurse(PocketMoney):
    """LS-261: if you own a horse in the lead."""

    has_icon = True

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if horse.owner == race.seat and race.is_leading(horse):
                return True
        return False


class TicketOnTheLeader(PocketMoney):
    """LS-262: if you have a bet on a horse in the lead."""

    has_icon = True

    def is_playable(self, race: Race) -> bool:
        bets = race.players[race.seat].bets
        for horse in race.horses:
            if bets[horse.number] > 0 and race.is_leading(horse):
                return True
        return False
