"""Why not: for every event that is not among the options, the first rule it would break."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import NOBODY, Event, Refusal
from railbird.games.long_shot_dice.actions import MarkBar
from railbird.games.long_shot_dice.concession import ChooseTile, FreeBet, MoveHorses
from railbird.games.long_shot_dice.events import Bet, Bonus, Buy, Concession, Erase, Helmet, Jersey, Mark, Move, Pass, Scatter, Tug, Wild
from railbird.games.long_shot_dice.state import Ability, Race
from railbird.games.long_shot_dice.turn import TakeAction, TakeWildAction, can_act


def refuse(race: Race, event: Event) -> Refusal:
    """Asked of the seat whose choice it is, for an event that is not offered."""
    step = race.todo[-1]
    if isinstance(step, TakeAction):
        return refuse_action(race, event, race.rolled)
    if isinstance(step, TakeWildAction):
        if isinstance(event, Scatter):
            return Refusal("LSD-215")
        if isinstance(event, (Wild, Erase, Pass)):
            return Refusal("LSD-75", {"horse": step.number + 1})
        return refuse_action(race, event, step.number)
    if isinstance(step, MoveHorses) and isinstance(event, Move):
        return refuse_move(race, event.horse, step)
    if isinstance(step, MarkBar) and isinstance(event, Mark):
        return Refusal("LSD-111", {"horse": event.horse + 1, "card": step.number + 1})
    if isinstance(step, ChooseTile) and isinstance(event, Bonus):
        return Refusal("LSD-83")
    if isinstance(step, FreeBet) and isinstance(event, Bet):
        return refuse_bet(race, event.horse) or Refusal("LSD-95", {"money": step.amount})
    if isinstance(step, Ability):
        return Refusal("LSD-162", {"card_name": step.card.message})
    return refuse_box(race, event) or Refusal("LSD-6")


def refuse_action(race: Race, event: Event, number: i64) -> Refusal:
    """An action with this number, or something that is no action."""
    if isinstance(event, Concession):
        return refuse_number(race, race.box.grid[event.cell], number) or Refusal("LSD-80")
    if isinstance(event, Scatter):
        return Refusal("LSD-173", {"horse": number + 1})
    if isinstance(event, Tug):
        return refuse_number(race, event.horse, number) or refuse_bet(race, event.horse) or Refusal("LSD-191")
    if isinstance(event, Bet):
        return refuse_number(race, event.horse, number) or refuse_bet(race, event.horse) or refuse_amount(race, event.amount)
    if isinstance(event, Wild):
        if race.sheets[race.seat].wilds == race.box.wilds:
            return Refusal("LSD-76", {"wilds": race.box.wilds})
        return Refusal("LSD-75", {"horse": event.horse + 1})
    if isinstance(event, (Erase, Pass)):
        return refuse_no_move(race)
    if isinstance(event, (Helmet, Jersey, Buy)):
        return refuse_number(race, event.horse, number) or refuse_box(race, event) or Refusal("LSD-70")
    return Refusal("LSD-70")


def refuse_number(race: Race, horse: i64, number: i64) -> Refusal | None:
    return None if horse == number else Refusal("LSD-71", {"horse": number + 1})


def refuse_box(race: Race, event: Event) -> Refusal | None:
    """A box that is marked, or a horse that cannot be bought."""
    sheet = race.sheets[race.seat]
    if isinstance(event, Helmet) and sheet.has_helmet(event.horse):
        return Refusal("LSD-100", {"horse": event.horse + 1})
    if isinstance(event, Jersey) and sheet.has_jersey(event.horse):
        return Refusal("LSD-112", {"horse": event.horse + 1})
    if isinstance(event, Buy):
        return refuse_purchase(race, event.horse)
    return None


def refuse_purchase(race: Race, horse: i64) -> Refusal | None:
    owner = race.owner[horse]
    if owner != NOBODY:
        return Refusal("LSD-131", {"horse": horse + 1, "seat": owner})
    if race.is_finished(horse):
        return Refusal("LSD-132", {"horse": horse + 1})
    price = race.market[horse].price
    return Refusal("LSD-133", {"horse": horse + 1, "money": price}) if race.sheets[race.seat].money < price else None


def refuse_bet(race: Race, horse: i64) -> Refusal | None:
    """A horse on which the seat may not bet at all."""
    if race.is_finished(horse):
        return Refusal("LSD-124", {"horse": horse + 1})
    if race.is_past_no_bet(horse) and not race.sheets[race.seat].has_helmet(horse):
        return Refusal("LSD-123", {"horse": horse + 1})
    return None


def refuse_amount(race: Race, amount: i64) -> Refusal:
    if amount == 0 or amount > race.box.highest_bet:
        return Refusal("LSD-120", {"money": race.box.highest_bet})
    return Refusal("LSD-122", {"money": race.sheets[race.seat].money})


def refuse_move(race: Race, horse: i64, step: MoveHorses) -> Refusal:
    if race.is_finished(horse):
        return Refusal("LSD-64", {"horse": horse + 1})
    return Refusal("LSD-91") if step.spaces < 0 else Refusal("LSD-92")


def refuse_no_move(race: Race) -> Refusal:
    """Erasing or passing."""
    if can_act(race, race.rolled):
        return Refusal("LSD-141", {"horse": race.rolled + 1})
    return Refusal("LSD-142") if race.sheets[race.seat].wilds > 0 else Refusal("LSD-140")
