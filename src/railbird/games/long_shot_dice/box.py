"""From components and variant to the numbers a table plays with."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec

from railbird.core.chance import Table
from railbird.core.components import Components, Value, packaged
from railbird.core.contract import NOBODY
from railbird.core.game import Variant
from railbird.games.long_shot_dice.cards import CARDS
from railbird.games.long_shot_dice.events import BONUS_NAMES, CELLS, DEAREST, FASTEST, HORSES, SIDE
from railbird.games.long_shot_dice.state import Box, Card, RolandBox, StartingCard

DIE_FACES = 6
NUMBERS = range(1, HORSES + 1)
STARTS = "abcdefgh"
FIGURES = ("dollars", "spaces", "bet", "wilds", "horses", "jerseys")
SETS = ("circle", "triangle", "square")
MARKS = ("leading", "trailing", "all", "top-bet")
BACKS = ("leading", "top-bet")
BUYS = ("leading", "lowest")

Horses = Literal["circle", "triangle", "square", "fourth", "mixed", "any"]
Roland = Literal["easy", "normal", "hard"]


class LongShotDiceVariant(Variant, frozen=True):
    """Choices at a table."""

    horses: Horses = "circle"
    """The set of horse cards, a random mix of the three sets, or of all known cards (LSD-11 to LSD-13)."""
    cards: str = ""
    """Names of horse cards, separated by commas, that take part whatever the set (LSD-12)."""
    roland: Roland = "normal"
    """How much Roland's base action pays (LSD-280)."""
    starter: Literal["random", "first"] = "random"
    """Who is first player in the first round: a seat drawn by lot, or the first seat (LSD-18)."""
    components: dict[str, Value] = msgspec.field(default_factory=dict)
    """Values of a person's own box, by their keys."""


@cache
def edition() -> Components:
    """The components as this package knows them."""
    return packaged(__package__)


def components(variant: LongShotDiceVariant) -> Components:
    """The components of a table: ours, with a person's own values laid over them."""
    return edition().changed(variant.components, "the variant")


def make_box(seats: int, variant: LongShotDiceVariant) -> Box:
    return cached_box(seats == 1, msgspec.json.encode(variant))


@cache
def cached_box(is_solo: bool, text: bytes) -> Box:
    variant = msgspec.json.decode(text, type=LongShotDiceVariant)
    return build_box(is_solo, variant, components(variant))


def check(values: Components) -> None:
    """Refuse components that no table could play with; the error names file, key and reason."""
    for horses in get_args(Horses):
        build_box(False, LongShotDiceVariant(horses=horses), values)
    for roland in get_args(Roland):
        build_box(True, LongShotDiceVariant(roland=roland), values)


def build_box(is_solo: bool, variant: LongShotDiceVariant, values: Components) -> Box:
    box = Box(variant, values, is_solo)
    read_table(box, values)
    read_grid(box, values)
    box.tiles = [values.number(f"bonus.{name}.tiles", high=9) for name in BONUS_NAMES]
    box.tile_figure = [tile_figure(values, name) for name in BONUS_NAMES]
    box.odds = [values.numbers(f"odds.{number}", low=1, high=99, count=len(box.prizes)) for number in NUMBERS]
    box.cards = [read_card(values, name) for name in values.names("card")]
    choose_cards(box, values, variant)
    box.starts = [read_start(values, name) for name in STARTS]
    box.solo = [[]] + [[read_solo(values, spaces, number) for number in NUMBERS] for spaces in range(1, FASTEST + 1)]
    base = values.numbers(f"solo.base.{variant.roland}", high=99, count=FASTEST)
    box.base = [0, *reversed(base)]
    box.first = 0 if is_solo or variant.starter == "first" else NOBODY
    return box


def read_table(box: Box, values: Components) -> None:
    """Dice, track and money."""
    box.set_movement_die(values.numbers("die.movement", low=1, high=FASTEST, count=DIE_FACES))
    box.spaces = values.number("track.spaces", low=2, high=99)
    box.no_bet = values.number("track.no-bet", low=1, high=box.spaces)
    box.money = values.number("money.start")
    box.roland_money = values.number("money.roland")
    box.highest_bet = values.number("money.highest-bet", low=1, high=DEAREST)
    box.set_worth = values.number("money.set")
    box.prizes = values.numbers("money.prizes", count=3)
    box.wilds = values.number("sheet.wilds", high=9)


def read_grid(box: Box, values: Components) -> None:
    """LSD-40: every number stands in two boxes."""
    keys = [f"grid.r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
    box.grid = [values.number(key, low=1, high=HORSES) - 1 for key in keys]
    box.cells = [[cell for cell in range(CELLS) if box.grid[cell] == horse] for horse in range(HORSES)]
    box.cell_bits = [sum(2**cell for cell in cells) for cells in box.cells]
    for key, horse in zip(keys, box.grid, strict=True):
        if len(box.cells[horse]) != CELLS // HORSES:
            raise values.error(key, f"number {horse + 1} stands in {len(box.cells[horse])} boxes, not in {CELLS // HORSES}")


def tile_figure(values: Components, name: str) -> int:
    """What is printed on a kind of tile: dollars, spaces, or no number at all."""
    if values.has(f"bonus.{name}.spaces"):
        return values.number(f"bonus.{name}.spaces", low=1, high=DEAREST)
    if values.has(f"bonus.{name}.dollars"):
        return values.number(f"bonus.{name}.dollars", low=1, high=DEAREST)
    return 0


def read_card(values: Components, name: str) -> Card:
    key = f"card.{name}"
    number = values.number(f"{key}.horse", low=1, high=HORSES)
    price = f"{key}.price" if values.has(f"{key}.price") else f"price.{number}"
    bar = values.numbers(f"bar.{number}", low=1, high=HORSES)
    if len(set(bar)) < len(bar):
        raise values.error(f"bar.{number}", "marks a horse twice")
    figures = {figure: values.number(f"{key}.{figure}", low=1, high=DEAREST) for figure in FIGURES if values.has(f"{key}.{figure}")}
    return CARDS[name](name, number - 1, values.number(price, low=1), sum(2 ** (horse - 1) for horse in bar), figures)


def choose_cards(box: Box, values: Components, variant: LongShotDiceVariant) -> None:
    """LSD-11 to LSD-13: the cards that may be laid out for each number; where there are several, one is drawn."""
    allowed = allowed_cards(box, values, variant)
    wanted = variant.cards.split(",") if variant.cards else []
    for name in wanted:
        if name not in CARDS:
            raise ValueError(f"there is no horse card {name!r}; there are {', '.join(CARDS)}")
    for horse in range(HORSES):
        named = [name for name in wanted if box.card(name).horse == horse]
        if len(named) > 1:
            raise ValueError(f"{' and '.join(named)} have the same number {horse + 1}")
        box.choices.append([card for card in box.cards if card.horse == horse and card.name in (named or allowed)])
    box.lays = [Table([card.lay for card in cards], [1] * len(cards)) for cards in box.choices]


def allowed_cards(box: Box, values: Components, variant: LongShotDiceVariant) -> list[str]:
    if variant.horses == "any":
        return [card.name for card in box.cards]
    sets = SETS if variant.horses == "mixed" else (variant.horses,)
    return [read_set_card(box, values, f"set.{name}.{number}") for name in sets for number in NUMBERS]


def read_set_card(box: Box, values: Components, key: str) -> str:
    name = values.word(key, [card.name for card in box.cards])
    number = box.card(name).horse + 1
    if key.rpartition(".")[2] != str(number):
        raise values.error(key, f"{name} has number {number}")
    return name


def read_start(values: Components, name: str) -> StartingCard:
    """LSD-15, LSD-16: a marked column for each row, and two bets."""
    columns = values.numbers(f"start.{name}.columns", low=1, high=SIDE, count=SIDE)
    if len(set(columns)) == 1:
        raise values.error(f"start.{name}.columns", "completes a column")
    first, first_bet, second, second_bet = values.numbers(f"start.{name}.bets", low=1, high=99, count=4)
    if first == second or max(first, second) > HORSES:
        raise values.error(f"start.{name}.bets", "must be horse, dollars, another horse, dollars")
    bets = [{first: first_bet, second: second_bet}.get(number, 0) for number in NUMBERS]
    marks = sum(2 ** (SIDE * row + column - 1) for row, column in enumerate(columns))
    return StartingCard(marks, bets, values.source(f"start.{name}.columns"))


def read_solo(values: Components, spaces: int, number: int) -> RolandBox:
    """LSD-271 to LSD-279: one box of Roland's sheet."""
    key = f"solo.{spaces}.{number}"
    match values.word(key).split():
        case ["mark", target, "gain", dollars] if dollars.isdecimal() and is_target(target, MARKS):
            return RolandBox("mark", *horse_or_word(target), int(dollars))
        case ["mark", target] if is_target(target, MARKS):
            return RolandBox("mark", *horse_or_word(target), 0)
        case ["bet", target] if is_target(target, ()):
            return RolandBox("bet", *horse_or_word(target), 0)
        case ["buy", target] if is_target(target, BUYS):
            return RolandBox("buy", *horse_or_word(target), 0)
        case ["back", target, steps] if target in BACKS and steps.isdecimal():
            return RolandBox("back", target, int(steps), 0)
    raise values.error(key, f"{values.word(key)!r} is no action of Roland")


def is_target(word: str, words: tuple[str, ...]) -> bool:
    return word in words or word in map(str, NUMBERS)


def horse_or_word(target: str) -> tuple[str, int]:
    return ("", int(target) - 1) if target.isdecimal() else (target, NOBODY)
