"""Concession and its bonuses: marks in the grid, completed lines, and the twelve tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import NOBODY, Event
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.actions import enter_bet, is_for_sale, jersey_action, mark_helmet, may_bet, purchase
from railbird.games.long_shot_dice.events import (
    ANY_HELMET,
    ANY_JERSEY,
    BACK_ONE,
    BACK_TWO,
    BET,
    BONUS,
    BONUS_NAMES,
    BUY,
    CELLS,
    CONCESSION,
    FORWARD_ONE,
    FORWARD_TWO,
    FREE_BET,
    HELMET,
    HORSES,
    JERSEY,
    MONEY,
    MOVE,
    SIDE,
    Bet,
    Bonus,
    Buy,
    Helmet,
    Jersey,
    Move,
)
from railbird.games.long_shot_dice.state import BIT, Race, Step


def free_cells(race: Race) -> list[Event]:
    """The concession boxes that the seat has not marked."""
    marked = race.sheets[race.seat].concessions
    return [CONCESSION[cell] for cell in range(CELLS) if marked & BIT[cell] == 0]


def mark_concession(race: Race, cell: i64) -> None:
    """LSD-80 to LSD-82, LSD-85: the mark, and for each line it completes a tile; the row is put last, so it comes first."""
    sheet = race.sheets[race.seat]
    sheet.concessions |= BIT[cell]
    row = cell // SIDE
    column = cell - SIDE * row
    if race.scribe is not None:
        race.scribe.tell(facts.MarksConcession(race.seat, race.box.grid[cell] + 1, row + 1, column + 1))
    if sheet.is_column_complete(column):
        if race.scribe is not None:
            race.scribe.tell(facts.CompletesColumn(race.seat, column + 1))
        race.todo.append(COLUMN_COMPLETE)
        race.todo.append(CHOOSE_TILE)
    if sheet.is_row_complete(row):
        if race.scribe is not None:
            race.scribe.tell(facts.CompletesRow(race.seat, row + 1))
        race.todo.append(ROW_COMPLETE)
        race.todo.append(CHOOSE_TILE)


@mypyc_attr(acyclic=True)
class LineComplete(Step):
    """LSD-85, LSD-167: after the tile of a line the cards that wait for it."""

    def __init__(self, is_row: bool) -> None:
        self.is_row: Final = is_row

    def text(self) -> str:
        return "row" if self.is_row else "column"

    def is_due(self, race: Race) -> bool:
        return False

    def settle(self, race: Race) -> None:
        for card in race.sheets[race.seat].stable:
            card.on_line(race, self.is_row)


@mypyc_attr(acyclic=True)
class ChooseTile(Step):
    """LSD-83, LSD-84: one of the tiles left must be taken."""

    def text(self) -> str:
        return "tile"

    def options(self, race: Race) -> list[Event]:
        tiles = race.sheets[race.seat].tiles
        return [BONUS[kind] for kind in range(len(BONUS)) if tiles[kind] > 0]

    def is_due(self, race: Race) -> bool:
        return max(race.sheets[race.seat].tiles) > 0

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Bonus)
        sheet = race.sheets[race.seat]
        sheet.tiles = sheet.tiles.copy()
        sheet.tiles[event.kind] -= 1
        if race.scribe is not None:
            race.scribe.tell(facts.TakesBonus(race.seat, bonus_message(event.kind)))
        apply_tile(race, event.kind)


def bonus_message(kind: int) -> str:
    return f"long-shot-dice-bonus-{BONUS_NAMES[kind]}"


def apply_tile(race: Race, kind: i64) -> None:
    """LSD-90 to LSD-99."""
    figure: i64 = race.box.tile_figure[kind]
    stable = race.sheets[race.seat].stable
    if kind == MONEY:
        for card in stable:
            figure = card.bonus_money(figure)
        race.gain(race.seat, figure, bonus_message(kind))
    elif kind == BACK_ONE or kind == BACK_TWO:
        move_by_tile(race, -figure, kind == BACK_TWO)
    elif kind == FORWARD_ONE or kind == FORWARD_TWO:
        move_by_tile(race, figure, kind == FORWARD_TWO)
    elif kind == FREE_BET:
        for card in stable:
            figure = card.bonus_bet(figure)
        race.todo.append(FreeBet(figure))
    elif kind == ANY_HELMET:
        race.todo.append(CHOOSE_HELMET)
    elif kind == ANY_JERSEY:
        race.todo.append(CHOOSE_JERSEY)
    else:
        race.todo.append(CHOOSE_HORSE)


@mypyc_attr(acyclic=True)
class Target(Step):
    """LSD-84: a tile needs a target; without one it is used up for nothing."""

    def is_due(self, race: Race) -> bool:
        return len(self.options(race)) > 0

    def settle(self, race: Race) -> None:
        if race.scribe is not None:
            race.scribe.tell(facts.BonusLost(race.seat))


def move_by_tile(race: Race, spaces: i64, is_pair: bool) -> None:
    """LSD-91 to LSD-94; LSD-223: cards that lengthen the move are asked first, the lowest number first of all."""
    race.todo.append(MoveHorses(spaces, is_pair, NOBODY))
    stable = race.sheets[race.seat].stable
    for place in range(len(stable)):
        stable[len(stable) - 1 - place].on_movement_bonus(race, spaces)


@mypyc_attr(acyclic=True)
class MoveHorses(Step):
    """LSD-64, LSD-65: any unfinished horse, or two different ones."""

    def __init__(self, spaces: i64, is_pair: bool, other: i64) -> None:
        self.spaces: Final[i64] = spaces
        self.is_pair: Final = is_pair
        self.other: Final[i64] = other
        """The horse of the pair that is already chosen, or NOBODY."""

    def text(self) -> str:
        return f"move {self.spaces} {2 if self.is_pair else 1} {self.other + 1}"

    def options(self, race: Race) -> list[Event]:
        return [MOVE[horse] for horse in range(HORSES) if horse != self.other and not race.is_finished(horse)]

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Move)
        if self.is_pair and self.other == NOBODY:
            race.todo.append(MoveHorses(self.spaces, True, event.horse))
        elif self.is_pair:
            move_both(race, self.other, event.horse, self.spaces)
        else:
            race.shift(event.horse, self.spaces)

    def longer(self, spaces: i64) -> MoveHorses:
        """LSD-223: so many spaces more in the same direction."""
        return MoveHorses(self.spaces + spaces if self.spaces > 0 else self.spaces - spaces, self.is_pair, self.other)


def move_both(race: Race, one: i64, other: i64, spaces: i64) -> None:
    """LSD-60: the lower number first."""
    race.shift(min(one, other), spaces)
    race.shift(max(one, other), spaces)


def lengthen(race: Race, spaces: i64) -> None:
    """LSD-223: the move of the tile that is being applied becomes longer."""
    place = len(race.todo) - 1
    while True:
        step = race.todo[place]
        if isinstance(step, MoveHorses):
            race.todo[place] = step.longer(spaces)
            return
        place -= 1


@mypyc_attr(acyclic=True)
class FreeBet(Target):
    """LSD-95, LSD-96: a bet of exactly this amount, which is not the Bet action."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def text(self) -> str:
        return f"free-bet {self.amount}"

    def options(self, race: Race) -> list[Event]:
        sheet = race.sheets[race.seat]
        return [BET[horse][self.amount] for horse in range(HORSES) if may_bet(race, sheet, horse)]

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Bet)
        enter_bet(race, event.horse, event.amount, 0)


@mypyc_attr(acyclic=True)
class ChooseHelmet(Target):
    """LSD-97."""

    def text(self) -> str:
        return "helmet"

    def options(self, race: Race) -> list[Event]:
        sheet = race.sheets[race.seat]
        return [HELMET[horse] for horse in range(HORSES) if not sheet.has_helmet(horse)]

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Helmet)
        mark_helmet(race, event.horse)


@mypyc_attr(acyclic=True)
class ChooseJersey(Target):
    """LSD-98, LSD-168."""

    def text(self) -> str:
        return "jersey"

    def options(self, race: Race) -> list[Event]:
        sheet = race.sheets[race.seat]
        return [JERSEY[horse] for horse in range(HORSES) if not sheet.has_jersey(horse)]

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Jersey)
        jersey_action(race, event.horse)


@mypyc_attr(acyclic=True)
class ChooseHorse(Target):
    """LSD-99, LSD-134."""

    def text(self) -> str:
        return "horse"

    def options(self, race: Race) -> list[Event]:
        return [BUY[horse] for horse in range(HORSES) if is_for_sale(race, horse)]

    def take(self, race: Race, event: Event) -> None:
        assert isinstance(event, Buy)
        purchase(race, event.horse, 0)
        race.market[event.horse].on_horse_bonus(race)


ROW_COMPLETE: Final[Step] = LineComplete(True)
COLUMN_COMPLETE: Final[Step] = LineComplete(False)
CHOOSE_TILE: Final[Step] = ChooseTile()
CHOOSE_HELMET: Final[Step] = ChooseHelmet()
CHOOSE_JERSEY: Final[Step] = ChooseJersey()
CHOOSE_HORSE: Final[Step] = ChooseHorse()
