"""Move cards: one chosen horse, a group of horses, or what the dice say."""

from __future__ import annotations

from railbird.core.contract import Decide, Event, Pending
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import NONE, Effect, Horse
from railbird.games.long_shot.pieces import Choose, HorseDie, MoveDie, Roll
from railbird.games.long_shot.race import Race


class Moving(Effect):
    """Moves one or more horses."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        """Whether the card can move this horse."""
        raise NotImplementedError

    def move(self, race: Race, horse: Horse) -> None:
        raise NotImplementedError

    def is_playable(self, race: Race) -> bool:
        for horse in race.horses:
            if self.may_move(race, horse):
                return True
        return False


class OneHorse(Moving):
    """Moves a horse of the player's choice."""

    def play(self, race: Race) -> bool:
        return False

    def options(self, race: Race) -> list[Event]:
        return [horse.card.choose for horse in race.horses if self.may_move(race, horse)]

    def answer(self, race: Race, event: Event) -> bool:
        assert isinstance(event, Choose)
        self.move(race, race.horses[event.horse])
        return True


class Spur(OneHorse):
    """LS-241: any horse goes forward."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_on(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, self.spaces, False)


class SecondWind(OneHorse):
    """LS-242: one of your horses goes forward."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return horse.owner == race.seat and race.can_go_on(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, self.spaces, False)


class PhotoFinish(OneHorse):
    """LS-243: any horse goes forward and may finish."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return not horse.has_finished()

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, self.spaces, True)


class HomeStretch(OneHorse):
    """LS-244: a horse in the No Bets zone goes forward and may finish."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.is_in_zone(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, self.spaces, True)


class HeavyGoing(OneHorse):
    """LS-247: any horse goes back."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_back(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.back(horse, self.spaces)


class Slipstream(OneHorse):
    """LS-253: any horse behind the lead goes forward, but not beyond the lead space."""

    has_icon = True

    def may_move(self, race: Race, horse: Horse) -> bool:
        return horse.space < race.lead_space()

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, min(self.spaces, race.lead_space() - horse.space), False)


class NeckAndNeck(OneHorse):
    """LS-254: a horse a few spaces behind goes onto the lead space."""

    has_icon = True

    def may_move(self, race: Race, horse: Horse) -> bool:
        gap = race.lead_space() - horse.space
        return 1 <= gap <= self.spaces

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, race.lead_space() - horse.space, False)


class WildRide(OneHorse):
    """LS-248: a horse is named, the move die is rolled, and it goes forward that far."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_on(horse)

    def pending(self, race: Race) -> Pending:
        if race.target == NONE:
            return Decide(race.seat, self.options(race))
        return race.box.move_die[race.seat]

    def answer(self, race: Race, event: Event) -> bool:
        if isinstance(event, Choose):
            race.target = event.horse
            return False
        assert isinstance(event, MoveDie)
        if race.scribe is not None:
            race.scribe.tell(facts.RollsMove(race.seat, event.move))
        race.forward(race.horses[race.target], event.move, False)
        return True


class ExtraGallop(Effect):
    """LS-249: both dice are rolled, the horse die again for a finished horse; that horse moves and may finish."""

    def is_playable(self, race: Race) -> bool:
        return True

    def play(self, race: Race) -> bool:
        return False

    def pending(self, race: Race) -> Pending:
        if race.target == NONE:
            return race.box.both_dice[race.seat]
        return race.box.horse_die[race.seat]

    def answer(self, race: Race, event: Event) -> bool:
        """LS-92: the number of spaces waits as the target while the horse die is rolled again."""
        if isinstance(event, Roll):
            race.target = event.move
            horse = race.horses[event.horse]
            if race.scribe is not None:
                race.scribe.tell(facts.Rolls(race.seat, event.horse + 1, horse.card.name, event.move))
        else:
            assert isinstance(event, HorseDie)
            horse = race.horses[event.horse]
            if race.scribe is not None:
                race.scribe.tell(facts.RollsHorse(race.seat, event.horse + 1, horse.card.name))
        if horse.has_finished():
            return False
        race.forward(horse, race.target, True)
        return True


class Group(Moving):
    """Moves all these horses at once, never past the last space."""

    def move(self, race: Race, horse: Horse) -> None:
        race.forward(horse, self.spaces, False)

    def play(self, race: Race) -> bool:
        """LS-116: who moves is settled before the first of them does."""
        for horse in [horse for horse in race.horses if self.may_move(race, horse)]:
            self.move(race, horse)
        return True


class Surge(Group):
    """LS-245: every horse of its colour goes forward."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return horse.card.colour == self.colour and race.can_go_on(horse)


class Slowdown(Group):
    """LS-246: every horse of its colour goes back."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return horse.card.colour == self.colour and race.can_go_back(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.back(horse, self.spaces)


class BackMarkers(Group):
    """LS-250: every horse in last position goes forward."""

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_on(horse) and race.is_last(horse)


class FrontRunnerFades(Group):
    """LS-251: every horse in the lead goes back."""

    has_icon = True

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_back(horse) and race.is_leading(horse)

    def move(self, race: Race, horse: Horse) -> None:
        race.back(horse, self.spaces)


class PushThePace(Group):
    """LS-252: every horse in the lead goes forward."""

    has_icon = True

    def may_move(self, race: Race, horse: Horse) -> bool:
        return race.can_go_on(horse) and race.is_leading(horse)
