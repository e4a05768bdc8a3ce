"""Options as a person meets them, made from the view alone."""

from __future__ import annotations

from typing import Any

from railbird.core.contract import Event
from railbird.core.game import Offer
from railbird.games.long_shot_dice.box import make_box
from railbird.games.long_shot_dice.concession import bonus_message
from railbird.games.long_shot_dice.events import (
    BONUS_NAMES,
    HORSES,
    SIDE,
    Bet,
    Bonus,
    Buy,
    CellWord,
    Helmet,
    HorseWord,
    Jersey,
    Mark,
    Move,
    Scatter,
    Tug,
    Wild,
)
from railbird.games.long_shot_dice.state import Box
from railbird.games.long_shot_dice.view import LongShotDiceView, SeenHorse, SeenSheet

WILD_KEYS = "eiotuvwz"
"""Letters that no action uses, for numbers whose digit is that of a bet."""
CELL_KEYS = "abcdefghijklmnop"
BONUS_KEYS = "mbfvgwhjx"
JERSEY_KEYS = "qrstuvwx"
"""Where helmets of all horses are offered too, which have the digits, and boxes of the concession."""
WORD_KEYS = {"helmet": "h", "jersey": "j", "buy": "b", "tug": "s", "erase": "x", "pass": "p", "use": "y", "decline": "z"}


def offer(view: LongShotDiceView, event: Event) -> Offer:
    """How to present an option."""
    return Asked(view).offer(event)


class Asked:
    """What is asked of a seat: an action, a target for a bonus, or the use of an ability."""

    def __init__(self, view: LongShotDiceView) -> None:
        self.view = view
        self.step = view.todo[-1].split()
        self.is_action = self.step[0] in ("action", "wild")
        self.ability: SeenHorse | None = view.horses[int(self.step[1]) - 1] if self.step[0] == "ability" else None
        self.box: Box = make_box(1 if view.solo else len(view.players), view.variant)
        assert view.turn is not None
        self.sheet: SeenSheet = view.players[view.turn]
        cards = [view.horses[number - 1] for number in self.sheet.horses]
        self.own: dict[str | None, SeenHorse] = {horse.card: horse for horse in cards}

    def offer(self, event: Event) -> Offer:
        verb = event.text().partition(" ")[0]
        return Offer(
            event=event.text(), message=f"long-shot-dice-offer-{verb}", args=self.arguments(event),
            group=verb, shortcut=self.shortcut(event, verb), target=self.target(event),
        )  # fmt: skip

    def arguments(self, event: Event) -> dict[str, Any]:
        if isinstance(event, Bonus):
            return {"bonus_name": bonus_message(event.kind), **self.tile(event.kind)}
        if isinstance(event, CellWord):
            return {"horse": self.box.grid[event.cell] + 1, **self.lines(event.cell)}
        if isinstance(event, Bet):
            return {"horse": event.horse + 1, "money": event.amount, **self.stake(event.horse, event.amount)}
        if isinstance(event, HorseWord):
            return {"horse": event.horse + 1, **self.about(event, self.view.horses[event.horse])}
        return {} if self.ability is None else {"card_name": card_message(self.ability)}

    def about(self, event: HorseWord, horse: SeenHorse) -> dict[str, Any]:
        """What matters of the horse that an option is about."""
        if isinstance(event, Buy):
            price = self.price(horse)
            left = self.sheet.money - price if price else None
            return {"money": price, "free": price == 0, "card_name": card_message(horse), "left_money": left}
        if isinstance(event, Helmet):
            return {"set_money": self.set_worth(horse.number in self.sheet.jerseys), "runs": horse.place is None}
        if isinstance(event, Jersey):
            return {"set_money": self.set_worth(horse.number in self.sheet.helmets), "marks": self.marks_bar(horse)}
        if isinstance(event, Move):
            way = {"spaces": abs(self.spaces()), "back": self.spaces() < 0}
            return {"space": horse.position, "goal": self.goal(horse.position), "mate": self.mate(), **way}
        if isinstance(event, Mark):
            return {"card": self.marked_card()}
        return self.tug(horse) if isinstance(event, Tug) else {}

    def tile(self, kind: int) -> dict[str, Any]:
        """What a bonus tile brings: money, as much as Silver Spoon and Three Four Five make of it (LSD-202, LSD-204), or spaces."""
        figure = self.box.tile_figure[kind]
        changer = {"money": "silver-spoon", "bet": "three-four-five"}.get(BONUS_NAMES[kind])
        if changer is None:
            return {"figure": figure, "sum_money": None}
        card = self.own.get(changer)
        return {"figure": 0, "sum_money": figure if card is None else card.figures["dollars"]}

    def lines(self, cell: int) -> dict[str, int]:
        """Where a concession box lies, how full its lines would be, and how many bonuses that earns (LSD-81, LSD-82)."""
        row, column = divmod(cell, SIDE)
        marks = self.sheet.concessions
        in_row = 1 + sum(marks[SIDE * row : SIDE * (row + 1)])
        in_column = 1 + sum(marks[column::SIDE])
        bonuses = (in_row == SIDE) + (in_column == SIDE)
        return {"row": row + 1, "column": column + 1, "in_row": in_row, "in_column": in_column, "bonuses": bonuses}

    def is_free(self, horse: int) -> bool:
        """LSD-95, LSD-174: by the bonus, or by Early Bird Special on a horse without a bet."""
        return not self.is_action or (self.sheet.bets[horse] == 0 and "early-bird-special" in self.own)

    def stake(self, horse: int, amount: int) -> dict[str, Any]:
        """Whether a bet is free, and the money after it, with what Fancy Hat brings (LSD-185), unless nothing changes."""
        free = self.is_free(horse)
        hat = self.own.get("fancy-hat")
        gain = hat.figures["dollars"] if hat is not None and horse + 1 in self.sheet.helmets else 0
        left = self.sheet.money + gain - (0 if free else amount)
        return {"free": free, "left_money": None if free and not gain else left}

    def tug(self, horse: SeenHorse) -> dict[str, Any]:
        """LSD-191: the bet of Strung Along, and where it takes the horse."""
        figures = self.own["strung-along"].figures
        goal = min(horse.position + figures["spaces"], self.box.spaces)
        return {"money": figures["bet"], "goal": goal, **self.stake(horse.number - 1, figures["bet"])}

    def set_worth(self, has_other: bool) -> int | None:
        """LSD-255: what a helmet or jersey adds to the score if the other of the two is there."""
        return self.box.set_worth if has_other else None

    def marks_bar(self, horse: SeenHorse) -> bool:
        """LSD-110, LSD-113, LSD-176: a horse is marked on the card, unless its bar is full or an ability marks the jersey alone."""
        return self.ability is None and len(horse.bar) < HORSES

    def price(self, horse: SeenHorse) -> int:
        """The whole price as an action, half of it by Half Off Sale, nothing by the bonus."""
        if self.is_action:
            return horse.price
        return 0 if self.ability is None else (horse.price + 1) // 2

    def spaces(self) -> int:
        """How far the horse would move, back below zero."""
        if self.ability is None:
            return int(self.step[1])
        return self.ability.figures["spaces"] * (-1 if self.ability.card == "charley-horse" else 1)

    def mate(self) -> int | None:
        """LSD-91, LSD-92, LSD-196: the horse that moves as far with the one chosen now."""
        if self.ability is None:
            return int(self.step[3]) or None
        return self.ability.number if self.ability.card == "partner-in-crime" else None

    def goal(self, space: int) -> int | None:
        """LSD-61 to LSD-63: where a horse comes from this space, nowhere if it stays."""
        farthest = space + self.spaces()
        goal = min(farthest, self.box.spaces) if farthest > space else max(farthest, min(space, 1))
        return None if goal == space else goal

    def marked_card(self) -> int:
        return int(self.step[1]) if self.ability is None else int(self.step[2]) + 1

    def shortcut(self, event: Event, verb: str) -> str:
        """A key that no other option of the decision has, as far as keys go."""
        if isinstance(event, Bonus):
            return BONUS_KEYS[event.kind]
        if isinstance(event, CellWord):
            return self.action_cell_key(event) if self.is_action else CELL_KEYS[event.cell]
        if isinstance(event, Bet):
            return str(event.amount if self.is_action else event.horse + 1)
        if isinstance(event, Wild):
            return str(event.horse + 1) if event.horse >= self.box.highest_bet else WILD_KEYS[event.horse]
        if isinstance(event, HorseWord) and not self.is_action:
            return JERSEY_KEYS[event.horse] if isinstance(event, Jersey) else str(event.horse + 1)
        return WORD_KEYS[verb]

    def action_cell_key(self, event: CellWord) -> str:
        """`c` and `d` for the number's own boxes, `f` `g` and `k` `l` for those below and above it."""
        horse = self.box.grid[event.cell]
        keys = "cd"
        if isinstance(event, Scatter):
            assert self.view.rolled is not None
            keys = "fg" if horse + 1 < self.view.rolled else "kl"
        return keys[self.box.cells[horse].index(event.cell)]

    def target(self, event: Event) -> str:
        """The place on the board that the option is about."""
        if isinstance(event, Bonus):
            return f"bonus:{BONUS_NAMES[event.kind]}"
        if isinstance(event, CellWord):
            return f"cell:{event.cell // SIDE + 1}-{event.cell % SIDE + 1}"
        if isinstance(event, Mark):
            return f"bar:{self.marked_card()}-{event.horse + 1}"
        if isinstance(event, (Bet, Tug)):
            return f"bet:{event.horse + 1}"
        if isinstance(event, Move):
            return f"horse:{event.horse + 1}"
        if isinstance(event, Buy):
            return f"card:{event.horse + 1}"
        if isinstance(event, HorseWord) and not isinstance(event, Wild):
            return event.text().replace(" ", ":")
        return "wild" if self.ability is None else f"card:{self.ability.number}"


def card_message(horse: SeenHorse) -> str:
    return f"long-shot-dice-card-{horse.card}"
