"""A player's turn: one of five actions for the number on the die or, with a wild, for another; or no move at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Event
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.actions import bet_action, is_bet_free, is_for_sale, jersey_action, mark_helmet, may_bet, purchase
from railbird.games.long_shot_dice.concession import mark_concession
from railbird.games.long_shot_dice.events import (
    BET,
    BUY,
    CONCESSION,
    ERASE,
    HELMET,
    HORSES,
    JERSEY,
    PASS,
    WILD,
    Bet,
    Buy,
    Concession,
    Erase,
    Helmet,
    Jersey,
    Pass,
    Wild,
)
from railbird.games.long_shot_dice.state import Race, Step


def can_act(race: Race, number: i64) -> bool:
    """LSD-143, LSD-144: whether an action is possible with this number, abilities left out.

    Purchase needs no question of its own: who can pay for a racing horse and has its helmet can also bet on it.
    """
    sheet = race.sheets[race.seat]
    cells = race.box.cell_bits[number]
    return (
        sheet.concessions & cells != cells
        or not sheet.has_helmet(number)
        or not sheet.has_jersey(number)
        or (sheet.money > 0 and may_bet(race, sheet, number))
    )


def action_options(race: Race, number: i64) -> list[Event]:
    """LSD-70: everything that the five actions allow with this number."""
    sheet = race.sheets[race.seat]
    options: list[Event] = []
    for cell in race.box.cells[number]:
        if not sheet.has_concession(cell):
            options.append(CONCESSION[cell])
    if not sheet.has_helmet(number):
        options.append(HELMET[number])
    if not sheet.has_jersey(number):
        options.append(JERSEY[number])
    for amount in range(1, highest_bet(race, number) + 1):
        options.append(BET[number][amount])
    if is_for_sale(race, number) and sheet.money >= race.market[number].price:
        options.append(BUY[number])
    for card in sheet.stable:
        card.more_actions(race, number, options)
    return options


def highest_bet(race: Race, number: i64) -> i64:
    """LSD-120, LSD-122, LSD-214: the largest Bet action on this horse; 0 if none is allowed."""
    sheet = race.sheets[race.seat]
    if not may_bet(race, sheet, number):
        return 0
    if sheet.money < race.box.highest_bet and not is_bet_free(sheet, number):
        return sheet.money
    return race.box.highest_bet


@mypyc_attr(acyclic=True)
class Action(Step):
    """What both kinds of turn share: carrying out one of the five actions, or one that a card adds."""

    def take(self, race: Race, event: Event) -> None:
        if isinstance(event, Concession):
            mark_concession(race, event.cell)
        elif isinstance(event, Bet):
            bet_action(race, event.horse, event.amount)
        elif isinstance(event, Helmet):
            mark_helmet(race, event.horse)
        elif isinstance(event, Jersey):
            jersey_action(race, event.horse)
        elif isinstance(event, Buy):
            purchase(race, event.horse, race.market[event.horse].price)
        else:
            self.take_card_action(race, event)

    def take_card_action(self, race: Race, event: Event) -> None:
        for card in race.sheets[race.seat].stable:
            if card.perform(race, event):
                return
        raise ValueError(event.text())


@mypyc_attr(acyclic=True)
class TakeAction(Action):
    """LSD-71 to LSD-76, LSD-140 to LSD-145: the rolled number, a wild, or no move."""

    def text(self) -> str:
        return "action"

    def options(self, race: Race) -> list[Event]:
        number = race.rolled
        sheet = race.sheets[race.seat]
        options = action_options(race, number)
        if sheet.wilds < race.box.wilds:
            for other in range(HORSES):
                if other != number and (can_act(race, other) or highest_bet(race, other) > 0):
                    options.append(WILD[other])
        if not can_act(race, number):
            options.append(ERASE if sheet.wilds > 0 else PASS)
        return options

    def take(self, race: Race, event: Event) -> None:
        if isinstance(event, Wild):
            self.mark_wild(race, event.horse)
        elif isinstance(event, Erase):
            race.erase_wilds(1)
        elif isinstance(event, Pass):
            if race.scribe is not None:
                race.scribe.tell(facts.Passes(race.seat))
        else:
            super().take(race, event)

    def mark_wild(self, race: Race, number: i64) -> None:
        """LSD-74, LSD-75: a wild box is marked, and the action for its number follows."""
        sheet = race.sheets[race.seat]
        sheet.wilds += 1
        race.todo.append(TAKE_WILD_ACTION[number])
        if race.scribe is not None:
            race.scribe.tell(facts.MarksWild(race.seat, number + 1, race.box.wilds - sheet.wilds))


@mypyc_attr(acyclic=True)
class TakeWildAction(Action):
    """LSD-75: the action for the number of the wild."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def text(self) -> str:
        return f"wild {self.number + 1}"

    def options(self, race: Race) -> list[Event]:
        return action_options(race, self.number)


TAKE_ACTION: Final[Step] = TakeAction()
TAKE_WILD_ACTION: Final[list[Step]] = [TakeWildAction(number) for number in range(HORSES)]
