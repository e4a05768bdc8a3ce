"""The features of the ten horses; which of them are ours is said in components.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot.cardboard import Feature, Horse
from railbird.games.long_shot.pieces import Choose
from railbird.games.long_shot.race import Race


class LeaderDraws(Feature):
    """LS-71, Wonder Bred: in the lead, draw a card."""

    def act(self, race: Race, horse: Horse) -> None:
        if race.is_leading(horse):
            if len(race.pile) > 0:
                race.tell_feature(horse)
            race.owe_card()


class RunnerUp(Feature):
    """LS-72, Rex in Effect: exactly one unfinished horse ahead, collect money."""

    def act(self, race: Race, horse: Horse) -> None:
        ahead: i64 = 0
        for other in race.horses:
            if other.place == 0 and other.space > horse.space:
                ahead += 1
        if ahead == self.ahead:
            race.tell_feature(horse, ahead)
            race.collect(horse.owner, self.money)


class Crowd(Feature):
    """LS-73, Three's a Crowd: enough other horses on its space, collect money."""

    def act(self, race: Race, horse: Horse) -> None:
        others = race.others_on_space(horse)
        if others >= self.others:
            race.tell_feature(horse, others)
            race.collect(horse.owner, self.money)


class Straggler(Feature):
    """LS-74, Slow Jenn: nobody behind, go forward."""

    def act(self, race: Race, horse: Horse) -> None:
        if race.is_last(horse):
            if race.can_go_on(horse):
                race.tell_feature(horse)
            race.forward(horse, self.spaces, False)


class ExtraBet(Feature):
    """LS-75, Sure Lee: an extra bet outside the No Bets zone."""

    def is_asked(self, race: Race, horse: Horse) -> bool:
        return race.is_open_for_bets(horse) and race.players[horse.owner].money >= self.money

    def options(self, race: Race, horse: Horse) -> list[Event]:
        return [horse.card.bet]

    def answer(self, race: Race, horse: Horse, event: Event) -> None:
        race.tell_feature(horse)
        race.lay_bet(horse.owner, horse.number, self.money, False)


class Shot(Feature):
    """LS-76, Six Gun: one other horse on its space goes back."""

    def is_asked(self, race: Race, horse: Horse) -> bool:
        return race.others_on_space(horse) > 0

    def options(self, race: Race, horse: Horse) -> list[Event]:
        return [other.card.choose for other in race.horses if other.space == horse.space and other.number != horse.number]

    def answer(self, race: Race, horse: Horse, event: Event) -> None:
        assert isinstance(event, Choose)
        race.tell_feature(horse)
        race.back(race.horses[event.horse], self.spaces)


class LateBets(Feature):
    """LS-77, Last Chance: bets in the No Bets zone."""

    takes_late_bets = True


class FieldBehind(Feature):
    """LS-78, Eight's Enough: enough unfinished horses behind, collect money."""

    def act(self, race: Race, horse: Horse) -> None:
        behind: i64 = 0
        for other in race.horses:
            if other.space < horse.space:
                behind += 1
        if behind >= self.behind:
            race.tell_feature(horse, behind)
            race.collect(horse.owner, self.money)


class NineLives(Feature):
    """LS-79, LS-81, Nine Lives: back by the move die on a certain roll; safe from cards."""

    follows_roll = True
    is_safe_from_cards = True

    def after_roll(self, race: Race, horse: Horse) -> None:
        if race.horse_die + 1 == self.roll:
            if horse.space > 0:
                race.tell_feature(horse, self.roll)
            race.back(horse, race.move_die)


class LeaderEarns(Feature):
    """LS-80, Hangin' 10: in the lead, collect money."""

    def act(self, race: Race, horse: Horse) -> None:
        if race.is_leading(horse):
            race.tell_feature(horse)
            race.collect(horse.owner, self.money)


FEATURES: Final[dict[str, type[Feature]]] = {
    "leader-draws": LeaderDraws,
    "runner-up": RunnerUp,
    "crowd": Crowd,
    "straggler": Straggler,
    "extra-bet": ExtraBet,
    "shot": Shot,
    "late-bets": LateBets,
    "field-behind": FieldBehind,
    "nine-lives": NineLives,
    "leader-earns": LeaderEarns,
}
