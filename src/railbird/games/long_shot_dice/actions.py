"""Helmet, Jersey, Bet and Purchase: the actions of the rulebook and the marks they leave, for the seat whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Event
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.events import HORSES, MARK, Mark
from railbird.games.long_shot_dice.state import BIT, Race, Sheet, Step

FULL_BAR: Final = 2**HORSES - 1

# Helmet


def mark_helmet(race: Race, horse: i64) -> None:
    """LSD-100."""
    sheet = race.sheets[race.seat]
    sheet.helmets |= BIT[horse]
    if race.scribe is not None:
        race.scribe.tell(facts.MarksHelmet(race.seat, horse + 1))
    if sheet.has_set(horse):
        complete_set(race, sheet, horse)


def complete_set(race: Race, sheet: Sheet, horse: i64) -> None:
    """LSD-167: cards that wait for a set hear of every one, however it was marked."""
    if race.scribe is not None:
        race.scribe.tell(facts.CompletesSet(race.seat, horse + 1))
    for card in sheet.stable:
        card.on_set(race, horse)


# Jersey


def mark_jersey(race: Race, horse: i64) -> None:
    """The box alone, without a mark on a card (LSD-176)."""
    sheet = race.sheets[race.seat]
    sheet.jerseys |= BIT[horse]
    if race.scribe is not None:
        race.scribe.tell(facts.MarksJersey(race.seat, horse + 1))
    if sheet.has_set(horse):
        complete_set(race, sheet, horse)


def jersey_action(race: Race, horse: i64) -> None:
    """LSD-110: the jersey box, then any horse on the card."""
    race.todo.append(MARK_BAR[horse])
    mark_jersey(race, horse)


def bar_options(race: Race, number: i64) -> list[Event]:
    """LSD-111: the horses not yet marked on a card."""
    bar = race.bars[number]
    return [MARK[horse] for horse in range(HORSES) if bar & BIT[horse] == 0]


def mark_bar(race: Race, number: i64, horse: i64) -> None:
    race.bars[number] |= BIT[horse]
    if race.scribe is not None:
        race.scribe.tell(facts.MarksBar(race.seat, number + 1, horse + 1))


@mypyc_attr(acyclic=True)
class MarkBar(Step):
    """LSD-110, LSD-113: mark any horse on the card of this number; a full bar takes no mark."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def text(self) -> str:
        return f"bar {self.number + 1}"

    def is_due(self, race: Race) -> bool:
        return race.bars[self.number] != FULL_BAR

    def options(self, race: Race) -> list[Event]:
        return bar_options(race, self.number)

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Mark)
        mark_bar(race, self.number, event.horse)
        for card in race.sheets[race.seat].stable:
            card.on_jersey_action(race, self.number)


MARK_BAR: Final[list[Step]] = [MarkBar(number) for number in range(HORSES)]

# Bet


def may_bet(race: Race, sheet: Sheet, horse: i64) -> bool:
    """LSD-101, LSD-123, LSD-124: not finished, and before the No-Bet line or with its helmet."""
    return race.position[horse] < race.box.no_bet or (sheet.has_helmet(horse) and not race.is_finished(horse))


def is_bet_free(sheet: Sheet, horse: i64) -> bool:
    """Whether an ability makes the Bet action on this horse cost nothing."""
    for card in sheet.stable:
        if card.is_bet_free(sheet, horse):
            return True
    return False


def enter_bet(race: Race, horse: i64, amount: i64, price: i64) -> None:
    """LSD-121: a bet is added to what is there; LSD-125: a free one costs nothing."""
    sheet = race.sheets[race.seat]
    sheet.money -= price
    sheet.bets[horse] += amount
    if race.scribe is not None:
        race.scribe.tell(facts.Bets(race.seat, horse + 1, amount, sheet.bets[horse], price == 0))
    for card in sheet.stable:
        card.on_bet(race, horse)


def bet_action(race: Race, horse: i64, amount: i64) -> None:
    """LSD-120: pay, and enter as much."""
    sheet = race.sheets[race.seat]
    enter_bet(race, horse, amount, 0 if is_bet_free(sheet, horse) else amount)
    for card in sheet.stable:
        card.on_bet_action(race, horse, amount)


# Purchase


def is_for_sale(race: Race, horse: i64) -> bool:
    """LSD-131, LSD-132."""
    return race.owner[horse] == NOBODY and not race.is_finished(horse)


def hand_over(race: Race, seat: i64, horse: i64, price: i64) -> None:
    """LSD-130: pay and take the card."""
    card = race.market[horse]
    sheet = race.sheets[seat]
    sheet.money -= price
    sheet.take_card(card)
    race.owner[horse] = seat
    if race.scribe is not None:
        race.scribe.tell(facts.Buys(seat, horse + 1, card.message, price))


def purchase(race: Race, horse: i64, price: i64) -> None:
    """LSD-134, LSD-166: however a player gains a horse, its ability on purchase follows at once."""
    hand_over(race, race.seat, horse, price)
    race.market[horse].on_purchase(race)
