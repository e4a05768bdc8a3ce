"""Options as a person meets them, made from the view alone."""

from __future__ import annotations

from typing import Any

from railbird.core.contract import Event
from railbird.core.game import Offer
from railbird.games.long_shot_dice.actions import is_bet_free
from railbird.games.long_shot_dice.box import make_box
from railbird.games.long_shot_dice.concession import bonus_message
from railbird.games.long_shot_dice.events import BONUS_NAMES, SIDE, Bet, Bonus, Buy, CellWord, HorseWord, Mark, Move, Tug, Wild
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.state import Ability, Step
from railbird.games.long_shot_dice.turn import Action
from railbird.games.long_shot_dice.view import LongShotDiceView, SeenHorse, rebuild

WILD_KEYS = "qwertyui"
"""The row of letters under the digits."""
CELL_KEYS = "abcdefghijklmnop"
WORD_KEYS = {"helmet": "h", "jersey": "j", "buy": "b", "tug": "s", "erase": "x", "pass": "p", "use": "y", "decline": "n"}
BONUS_KEYS = "mbfBFwhjx"


def offer(view: LongShotDiceView, event: Event) -> Offer:
    """How to present an option."""
    state = rebuild(view)
    step = state.todo[-1]
    verb = event.text().partition(" ")[0]
    message = f"long-shot-dice-offer-{verb}"
    return Offer(
        event=event.text(), message=message, args=arguments(view, state, step, event),
        group=group(step, verb), shortcut=shortcut(state, step, event), target=target(step, event),
    )  # fmt: skip


def group(step: Step, verb: str) -> str:
    """Options that belong together; those of a card's ability go by the card."""
    return step.card.name if isinstance(step, Ability) else verb


def arguments(view: LongShotDiceView, state: LongShotDice, step: Step, event: Event) -> dict[str, Any]:
    if isinstance(event, Bonus):
        figure = make_box(1 if view.solo else len(view.players), view.variant).tile_figure[event.kind]
        return {"bonus_name": bonus_message(event.kind), "figure": figure}
    if isinstance(event, CellWord):
        return {"horse": state.box.grid[event.cell] + 1, **place(event.cell)}
    card = {"card_name": step.card.message} if isinstance(step, Ability) else {}
    if isinstance(event, Bet):
        return {"horse": event.horse + 1, "money": event.amount, "free": is_free(state, step, event.horse)}
    if not isinstance(event, HorseWord):
        return card
    horse = view.horses[event.horse]
    if isinstance(event, Buy):
        return {"horse": horse.number, "money": price(step, horse), "card_name": f"long-shot-dice-card-{horse.card}"}
    if isinstance(event, Move):
        return {"horse": horse.number, "space": horse.position, "spaces": spaces(step)}
    if isinstance(event, Tug):
        return {"horse": horse.number, "free": is_free(state, step, event.horse)}
    if isinstance(event, Mark):
        return {"horse": horse.number, "card": marked_card(step)}
    return {"horse": horse.number}


def place(cell: int) -> dict[str, int]:
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


def is_free(state: LongShotDice, step: Step, horse: int) -> bool:
    return not isinstance(step, Action) or is_bet_free(state.sheets[state.seat], horse)


def price(step: Step, horse: SeenHorse) -> int:
    """What a horse costs: the whole price as an action, half by Half Off Sale, nothing by the bonus."""
    if isinstance(step, Action):
        return horse.price
    return (horse.price + 1) // 2 if isinstance(step, Ability) else 0


def spaces(step: Step) -> int:
    """How far the horse would move, back below zero."""
    if isinstance(step, Ability):
        return -step.card.spaces if step.card.name == "charley-horse" else step.card.spaces
    return int(step.text().split()[1])


def marked_card(step: Step) -> int:
    return step.detail + 1 if isinstance(step, Ability) else int(step.text().split()[1])


def shortcut(state: LongShotDice, step: Step, event: Event) -> str:
    """A key that no other option of the decision has, as far as keys go."""
    if isinstance(event, Bonus):
        return BONUS_KEYS[event.kind]
    if isinstance(event, CellWord):
        return action_cell_key(state, event) if isinstance(step, Action) else CELL_KEYS[event.cell]
    if isinstance(event, Bet):
        return str(event.amount if isinstance(step, Action) else event.horse + 1)
    if isinstance(event, Wild):
        return WILD_KEYS[event.horse]
    if isinstance(event, HorseWord) and not isinstance(step, Action):
        return str(event.horse + 1)
    return WORD_KEYS[event.text().partition(" ")[0]]


def action_cell_key(state: LongShotDice, event: CellWord) -> str:
    """`c` and `d` for the number's own boxes, `f` `g` and `k` `l` for those beside it."""
    horse = state.box.grid[event.cell]
    keys = "cd" if not event.text().startswith("scatter") else "fg" if horse < state.rolled else "kl"
    return keys[state.box.cells[horse].index(event.cell)]


def target(step: Step, event: Event) -> str:
    """The place on the board that the option is about."""
    if isinstance(event, Bonus):
        return f"bonus:{BONUS_NAMES[event.kind]}"
    if isinstance(event, CellWord):
        return f"cell:{event.cell // SIDE + 1}-{event.cell % SIDE + 1}"
    if isinstance(event, (Bet, Tug)):
        return f"bet:{event.horse + 1}"
    if isinstance(event, Mark):
        return f"bar:{marked_card(step)}-{event.horse + 1}"
    if isinstance(event, Move):
        return f"horse:{event.horse + 1}"
    if isinstance(event, Buy):
        return f"card:{event.horse + 1}"
    if isinstance(event, Wild):
        return "wild"
    if isinstance(event, HorseWord):
        return event.text().replace(" ", ":")
    return f"card:{step.card.horse + 1}" if isinstance(step, Ability) else "wild"
