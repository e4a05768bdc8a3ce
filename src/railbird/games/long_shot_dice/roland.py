"""Solo mode: what Roland Wright does with the dice of the round. He never chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Event, Pending
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.actions import hand_over, is_for_sale, mark_bar, may_bet
from railbird.games.long_shot_dice.events import HORSES, Diamond
from railbird.games.long_shot_dice.state import BIT, Race, RolandBox, Step

PLAYER: Final = 0
ROLAND: Final = 1
BASE_ACTION: Final = "long-shot-dice-base-action"


def act(race: Race) -> None:
    """LSD-262 to LSD-265: the box of the dice, or the base action of its column."""
    box = race.box.solo[race.spaces][race.rolled]
    if box.verb == "mark":
        race.todo.append(DIAMOND_ROLL)
    elif not do_box(race, box):
        do_base(race)


def do_box(race: Race, box: RolandBox) -> bool:
    """Bet, buy or move back; False if it cannot be done."""
    if box.verb == "bet":
        return bet(race, box.number)
    if box.verb == "buy":
        return buy(race, box)
    return move_back(race, box)


def do_base(race: Race) -> None:
    """LSD-280."""
    race.gain(ROLAND, race.box.base[race.spaces], BASE_ACTION)


def bet(race: Race, horse: i64) -> bool:
    """LSD-267, LSD-287: up to the highest bet, paid like any other."""
    sheet = race.sheets[ROLAND]
    amount = min(race.box.highest_bet, sheet.money)
    if amount == 0 or not may_bet(race, sheet, horse):
        return False
    sheet.money -= amount
    sheet.bets[horse] += amount
    if race.scribe is not None:
        race.scribe.tell(facts.Bets(ROLAND, horse + 1, amount, sheet.bets[horse], False))
    return True


def buy(race: Race, box: RolandBox) -> bool:
    """LSD-277, LSD-278, LSD-282: of the horses named, the lowest number that he can pay for."""
    for horse in sale_targets(race, box):
        price = race.market[horse].price
        if price <= race.sheets[ROLAND].money:
            hand_over(race, ROLAND, horse, price)
            return True
    return False


def sale_targets(race: Race, box: RolandBox) -> list[int]:
    on_sale = [horse for horse in range(HORSES) if is_for_sale(race, horse)]
    if box.target == "leading":
        return foremost(race, on_sale)
    if box.target == "lowest":
        return on_sale[:1]
    return [horse for horse in on_sale if horse == box.number]


def move_back(race: Race, box: RolandBox) -> bool:
    """LSD-275, LSD-276, LSD-284: the player's leading horse, or the one they bet most on."""
    own = [card.horse for card in race.sheets[PLAYER].stable]
    targets = foremost(race, own) if box.target == "leading" else most_bet(race, PLAYER)
    for horse in targets:
        if race.position[horse] > 1 and not race.is_finished(horse):
            race.shift(horse, -box.number)
            return True
    return False


def mark(race: Race, box: RolandBox, number: i64) -> bool:
    """LSD-271 to LSD-274, LSD-283: mark on the card of this number; False if no box gets a mark."""
    free = [horse for horse in mark_targets(race, box) if race.bars[number] & BIT[horse] == 0]
    for horse in free if box.target == "all" else free[:1]:
        mark_bar(race, number, horse)
    if free and box.gain:
        race.gain(ROLAND, box.gain, BASE_ACTION)
    return len(free) > 0


def mark_targets(race: Race, box: RolandBox) -> list[int]:
    own = [card.horse for card in race.sheets[ROLAND].stable]
    if box.target == "leading":
        return foremost(race, own)
    if box.target == "trailing":
        return hindmost(race, own)
    if box.target == "all":
        return own
    if box.target == "top-bet":
        return most_bet(race, ROLAND)
    return [box.number]


def foremost(race: Race, horses: list[int]) -> list[int]:
    """LSD-270: those of the horses that are level in front, finished ones left out, lowest number first."""
    racing = [horse for horse in horses if not race.is_finished(horse)]
    lead = max([race.position[horse] for horse in racing], default=NOBODY)
    return [horse for horse in racing if race.position[horse] == lead]


def hindmost(race: Race, horses: list[int]) -> list[int]:
    """LSD-270: those of the horses that are level at the back, finished ones left out, lowest number first."""
    racing = [horse for horse in horses if not race.is_finished(horse)]
    rear = min([race.position[horse] for horse in racing], default=NOBODY)
    return [horse for horse in racing if race.position[horse] == rear]


def most_bet(race: Race, seat: i64) -> list[int]:
    """The horses with the seat's highest bet, lowest number first; finished ones too (LSD-286)."""
    bets = race.sheets[seat].bets
    most = max(bets)
    return [horse for horse in range(HORSES) if bets[horse] == most] if most > 0 else []


@mypyc_attr(acyclic=True)
class DiamondRoll(Step):
    """LSD-264, LSD-281: the horse die once more, before anything is checked."""

    def text(self) -> str:
        return "diamond"

    def pending(self, race: Race) -> Pending:
        return race.box.diamond

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Diamond)
        if race.scribe is not None:
            race.scribe.tell(facts.DiamondRolls(event.horse + 1))
        if not mark(race, race.box.solo[race.spaces][race.rolled], event.horse):
            do_base(race)


DIAMOND_ROLL: Final[Step] = DiamondRoll()
