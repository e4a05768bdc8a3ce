"""Steal cards: a card or money from another player."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Decide, Event, Pending, Refusal
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import NONE, Effect, card_name
from railbird.games.long_shot.pieces import PLUCK, ROB, STEAL, AnyCard, Pluck, Rob, Steal
from railbird.games.long_shot.race import Race


class FromPlayer(Effect):
    """Takes something from another player who has it."""

    def can_rob(self, race: Race, seat: i64) -> bool:
        """LS-121: whether there is something to take."""
        return len(race.players[seat].hand) > 0

    def is_playable(self, race: Race) -> bool:
        for seat in range(len(race.players)):
            if seat != race.seat and self.can_rob(race, seat):
                return True
        return False

    def play(self, race: Race) -> bool:
        return False

    def options(self, race: Race) -> list[Event]:
        return [ROB[seat] for seat in range(len(race.players)) if seat != race.seat and self.can_rob(race, seat)]

    def refusal(self, race: Race) -> Refusal:
        return Refusal("LS-121", {"card_name": card_name(self.kind)})


class PeekAndPluck(FromPlayer):
    """LS-268: look at a player's hand and take a card of your choice."""

    def pending(self, race: Race) -> Pending:
        if race.target == NONE:
            return Decide(race.seat, self.options(race))
        hand = race.players[race.target].hand
        return Decide(race.seat, [PLUCK[kind] for place, kind in enumerate(hand) if place == 0 or hand[place - 1] != kind], True)

    def answer(self, race: Race, event: Event) -> bool:
        if isinstance(event, Rob):
            race.target = event.seat
            race.look_at_hand(race.seat, event.seat)
            return False
        assert isinstance(event, Pluck)
        race.steal(race.seat, race.target, event.kind)
        return True


class StickyFingers(FromPlayer):
    """LS-269: take a random card from a player."""

    def pending(self, race: Race) -> Pending:
        if race.target == NONE:
            return Decide(race.seat, self.options(race))
        return AnyCard(race.players[race.target].hand, STEAL, race.seat)

    def answer(self, race: Race, event: Event) -> bool:
        if isinstance(event, Rob):
            race.target = event.seat
            return False
        assert isinstance(event, Steal)
        race.steal(race.seat, race.target, event.kind)
        return True


class Shakedown(FromPlayer):
    """LS-270: take hand money from a player."""

    def can_rob(self, race: Race, seat: i64) -> bool:
        return race.players[seat].money >= self.money

    def answer(self, race: Race, event: Event) -> bool:
        assert isinstance(event, Rob)
        race.players[event.seat].money -= self.money
        race.players[race.seat].money += self.money
        if race.scribe is not None:
            race.scribe.tell(facts.TakesMoney(race.seat, event.seat, self.money))
        return True
