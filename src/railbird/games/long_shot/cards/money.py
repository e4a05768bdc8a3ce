"""Money cards: collect from the bank, some only under a condition."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.games.long_shot.race import Effect, Race


class PocketMoney(Effect):
    """Collect money."""

    rule = "LS-255"

    def is_playable(self, race: Race) -> bool:
        return True

    def play(self, race: Race) -> bool:
        race.collect(race.seat, self.money)
        return True


class LunchMoney(PocketMoney):
    """Collect money and draw a card."""

    rule = "LS-256"

    def play(self, race: Race) -> bool:
        race.collect(race.seat, self.money)
        race.owe_card()
        return True


class OwnersBonus(PocketMoney):
    """Collect money for each horse you own, finished ones too."""

    rule = "LS-257"

    def is_playable(self, race: Race) -> bool:
        return race.horses_owned(race.seat) > 0

    def play(self, race: Race) -> bool:
        race.collect(race.seat, min(self.money * race.horses_owned(race.seat), self.most))
        return True


class WorkingStiff(PocketMoney):
    """If you own no horse."""

    rule = "LS-258"

    def is_playable(self, race: Race) -> bool:
        return race.horses_owned(race.seat) == 0


class TrafficJam(PocketMoney):
    """If enough horses share a space of the track."""

    rule = "LS-259"

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if race.others_on_space(horse) + 1 >= self.horses:
                return True
        return False


class HardLuck(PocketMoney):
    """If you own an unfinished horse in last position."""

    rule = "LS-260"

    def is_playable(self, race: Race) -> bool:
        last = race.last_space()
        for horse in race.horses:
            if horse.owner == race.seat and horse.space == last:
                return True
        return False


class FrontRunnersPurse(PocketMoney):
    """If you own a horse in the lead."""

    rule = "LS-261"
    has_icon = True

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if horse.owner == race.seat and race.is_leading(horse):
                return True
        return False


class TicketOnTheLeader(PocketMoney):
    """If you have a bet on a horse in the lead."""

    rule = "LS-262"
    has_icon = True

    def is_playable(self, race: Race) -> bool:
        bets = race.players[race.seat].bets
        for horse in race.horses:
            stake: i64 = bets[horse.number]
            if stake > 0 and race.is_leading(horse):
                return True
        return False
