"""Why an event is not allowed: the first rule, in the order of a turn, that it would break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from railbird.core.contract import Chance, Decide, Event, Refusal
from railbird.games.long_shot.cardboard import Horse, card_name
from railbird.games.long_shot.pieces import BIT, Bet, Buy, Choose, Move, Play, Reroll, Rob, Sell, is_for_roll
from railbird.games.long_shot.steps import ACTION, BARS, CARD, REROLL, SALE, WINDOW

if TYPE_CHECKING:
    from railbird.games.long_shot.rules import LongShot


def refuse(table: LongShot, seat: i64, event: Event) -> Refusal:
    """Only from what the seat knows."""
    if table.is_over():
        return Refusal("LS-4")
    turn = table.pending()
    if not isinstance(turn, Decide) or turn.seat != seat:
        return not_asked(table, seat)
    if isinstance(event, Play):
        return refuse_play(table, seat, event.kind)
    if isinstance(event, Sell):
        return refuse_sale(table, seat, event.kind)
    if isinstance(event, Buy) and table.step == ACTION:
        return refuse_purchase(table, table.horses[event.horse])
    if isinstance(event, Bet) and table.step == ACTION:
        return refuse_bet(table, table.horses[event.horse])
    if isinstance(event, Reroll):
        return refuse_reroll(table, seat, event)
    if isinstance(event, Move) and table.step == BARS:
        return refuse_bar(table, table.horses[event.horse])
    if table.step == CARD and isinstance(event, (Choose, Rob)):
        return table.box.cards[table.card].effect.refusal(table)
    return not_asked(table, seat)


def not_asked(table: LongShot, seat: i64) -> Refusal:
    """LS-3: another seat is asked, or this one is asked for something else."""
    turn = table.pending()
    assert isinstance(turn, (Decide, Chance))
    return Refusal("LS-3", {"seat": turn.seat, "mine": turn.seat == seat})


def refuse_play(table: LongShot, seat: i64, kind: i64) -> Refusal:
    effect = table.box.cards[kind].effect
    name: dict[str, object] = {"card_name": card_name(kind)}
    if kind not in table.players[seat].hand:
        return Refusal("LS-111", name)
    if is_for_roll(kind) != (table.step == WINDOW):
        return Refusal("LS-112", {"on_roll": is_for_roll(kind), **name})
    if effect.has_icon and table.finishers > 0:
        return Refusal("LS-201", name)
    return effect.refusal(table)


def refuse_sale(table: LongShot, seat: i64, kind: i64) -> Refusal:
    if table.step != ACTION and table.step != SALE:
        return not_asked(table, seat)
    if kind not in table.players[seat].hand:
        return Refusal("LS-111", {"card_name": card_name(kind)})
    return Refusal("LS-151")


def refuse_purchase(table: LongShot, horse: Horse) -> Refusal:
    card = horse.card
    if horse.has_finished():
        return Refusal("LS-131", {"horse": horse.number + 1, "name": card.name})
    owner = horse.owner if horse.owner >= 0 else None
    money = table.players[table.seat].money
    return Refusal("LS-130", {"horse": horse.number + 1, "name": card.name, "seat": owner, "price": card.price, "money": money})


def refuse_bet(table: LongShot, horse: Horse) -> Refusal:
    name: dict[str, object] = {"horse": horse.number + 1, "name": horse.card.name}
    if horse.has_finished():
        return Refusal("LS-200", name)
    if not table.takes_bet(horse):
        return Refusal("LS-32", name)
    return Refusal("LS-144", {"stake": table.box.bet, "money": table.players[table.seat].money})


def refuse_reroll(table: LongShot, seat: i64, event: Reroll) -> Refusal:
    if table.step != REROLL:
        return Refusal("LS-190")
    if event.by_card:
        return Refusal("LS-111", {"card_name": "long-shot-card-do-over"})
    return Refusal("LS-194")


def refuse_bar(table: LongShot, horse: Horse) -> Refusal:
    name: dict[str, object] = {"horse": horse.number + 1, "name": horse.card.name, "number": table.horse_die + 1}
    if horse.has_finished():
        return Refusal("LS-205", name)
    if table.moved & BIT[horse.number]:
        return Refusal("LS-98", name)
    return Refusal("LS-97", name)
