"""What a seat sees. Everything is open (LSD-5), so all seats see the same."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from railbird.core.components import PRINTED, Components
from railbird.core.contract import NOBODY, Decide
from railbird.core.game import View
from railbird.games.long_shot_dice.box import NUMBERS, LongShotDiceVariant, make_box
from railbird.games.long_shot_dice.events import BONUS_NAMES, CELLS, HORSES
from railbird.games.long_shot_dice.notation import parse_step
from railbird.games.long_shot_dice.roland import ROLAND, do_box, mark_targets
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.scoring import Score, is_roland
from railbird.games.long_shot_dice.state import Box, Card, RolandBox, Sheet


class SeenBox(Struct, frozen=True):
    """What is printed on track and sheets."""

    track: int
    no_bet: int
    prizes: list[int]
    grid: list[int]
    """The number in each concession box, row by row."""
    wilds: int
    set_worth: int
    """Dollars for a helmet and jersey of one horse."""
    bonuses: list[str]
    """The kinds of bonus tiles, in the order of `SeenSheet.tiles`."""
    figures: list[int]
    """Dollars or spaces on each kind of tile, 0 where there is none."""
    sources: dict[str, str]
    """Where those of these values are known from that do not stand in the rulebook, by their keys."""


class SeenRoland(Struct, frozen=True):
    """What Roland would do with the dice of this round, as the table stands."""

    message: str
    """`long-shot-dice-roland-…`, with the arguments below."""
    horse: int
    spaces: int
    gain: int
    pays: int
    """What a bet or a purchase would cost him."""
    source: str


class SeenHorse(Struct, frozen=True):
    """A horse on the track and its card on the market or before its owner."""

    number: int
    card: str | None
    figures: dict[str, int]
    price: int
    odds: list[int]
    owner: int | None
    position: int
    place: int | None
    bar: list[int]
    """The horses marked in its secondary-movement bar."""
    printed_bar: list[int]
    """Those of them that are printed there."""
    scores: int
    """What its card would add to its owner's score now."""
    sources: dict[str, str]
    """Where card, price and printed bar are known from."""


class SeenScore(Struct, frozen=True):
    """What would be scored if the race ended now (LSD-242)."""

    prizes: int
    bets: int
    sets: int
    money: int
    abilities: int
    total: int


class SeenSheet(Struct, frozen=True):
    """A player sheet: boxes by number, concessions row by row."""

    money: int
    concessions: list[bool]
    helmets: list[int]
    jerseys: list[int]
    wilds: int
    bets: list[int]
    pays: list[int]
    """What each bet would pay if the race ended now (LSD-242)."""
    tiles: list[int]
    horses: list[int]
    score: SeenScore


class LongShotDiceView(View, frozen=True, kw_only=True):
    """The open table."""

    variant: LongShotDiceVariant
    box: SeenBox
    solo: bool
    roland: SeenRoland | None
    round: int
    first: int | None
    turn: int | None
    """The seat whose turn it is; 1 is Roland's in a solo game."""
    choosing: bool
    rolled: int | None
    spaces: int
    todo: list[str]
    """What is left to do in this turn, the next thing last."""
    dealt: list[int]
    sheets_dealt: int
    finishers: list[int]
    horses: list[SeenHorse]
    players: list[SeenSheet]


def look(state: LongShotDice, seat: int | None) -> LongShotDiceView:
    values = state.box.components
    assert isinstance(values, Components)
    ended = end_now(state)
    return LongShotDiceView(
        game=state.game(),
        seat=seat,
        variant=variant_of(state),
        box=look_box(state.box, values),
        solo=state.box.is_solo,
        roland=look_roland(state, values),
        round=state.round,
        first=None if state.first == NOBODY else state.first,
        turn=None if state.seat == NOBODY else state.seat,
        choosing=isinstance(state.pending(), Decide),
        rolled=None if state.rolled == NOBODY else state.rolled + 1,
        spaces=state.spaces,
        todo=[step.text() for step in state.todo],
        dealt=list(state.dealt),
        sheets_dealt=state.sheets_dealt,
        finishers=[horse + 1 for horse in state.finishers],
        horses=[look_horse(state, horse, values, ended) for horse in range(HORSES)],
        players=[look_sheet(state, row, ended) for row in range(len(state.sheets))],
    )


def look_box(box: Box, values: Components) -> SeenBox:
    grid = [horse + 1 for horse in box.grid]
    return SeenBox(box.spaces, box.no_bet, box.prizes, grid, box.wilds, box.set_worth, BONUS_NAMES, box.tile_figure, unprinted(values))


@cache
def unprinted(values: Components) -> dict[str, str]:
    """The sources of track, dice and sheet, except the rulebook itself."""
    return {
        row.key: row.source
        for row in values.rows()
        if row.source != PRINTED and row.key.partition(".")[0] in ("die", "track", "sheet", "grid", "bonus")
    }


def look_roland(state: LongShotDice, values: Components) -> SeenRoland | None:
    """LSD-263, LSD-265: his box stands as soon as the dice lie; where it can do nothing, his base action."""
    if not state.box.is_solo or state.rolled == NOBODY:
        return None
    cell = state.box.solo[state.spaces][state.rolled]
    later = after(state, cell)
    if later is None:
        level = variant_of(state).roland
        return SeenRoland("long-shot-dice-roland-base", 0, 0, state.box.base[state.spaces], 0, values.source(f"solo.base.{level}"))
    source = values.source(f"solo.{state.spaces}.{state.rolled + 1}")
    is_back = cell.verb == "back"
    return SeenRoland(
        message=f"long-shot-dice-roland-{cell.verb}-{cell.target or 'horse'}",
        horse=0 if is_back else cell.number + 1,
        spaces=cell.number if is_back else 0,
        gain=cell.gain,
        pays=state.sheets[ROLAND].money - later.sheets[ROLAND].money,
        source=source,
    )


def after(state: LongShotDice, cell: RolandBox) -> LongShotDice | None:
    """The table after this box, None if it can do nothing now; a mark waits for another roll, possible where he has a horse for it."""
    if cell.verb == "mark":
        return state if mark_targets(state, cell) else None
    later = state.copy()
    assert isinstance(later, LongShotDice)
    return later if do_box(later, cell) else None


def end_now(state: LongShotDice) -> LongShotDice:
    """LSD-242: the race with its free places given to the foremost horses that have started, of those level to the lower number."""
    ended = state.copy()
    assert isinstance(ended, LongShotDice)
    running = [horse for horse in range(HORSES) if ended.position[horse] > 0 and not ended.is_finished(horse)]
    running.sort(key=lambda horse: -ended.position[horse])
    for horse in running[: len(ended.box.prizes) - len(ended.finishers)]:
        ended.finish(horse)
    return ended


def variant_of(state: LongShotDice) -> LongShotDiceVariant:
    variant = state.box.variant
    assert isinstance(variant, LongShotDiceVariant)
    return variant


def look_horse(state: LongShotDice, horse: int, values: Components, ended: LongShotDice) -> SeenHorse:
    card = state.market[horse] if horse < len(state.market) else None
    number = horse + 1
    return SeenHorse(
        number=number,
        card=None if card is None else card.name,
        figures={} if card is None else card.figures,
        price=values.number(f"price.{number}") if card is None else card.price,
        odds=state.box.odds[horse],
        owner=None if state.owner[horse] == NOBODY else state.owner[horse],
        position=state.position[horse],
        place=state.finishers.index(horse) + 1 if horse in state.finishers else None,
        bar=bits(state.bars[horse]) if state.bars else values.numbers(f"bar.{number}"),
        printed_bar=values.numbers(f"bar.{number}"),
        scores=card_money(ended, horse),
        sources=sources(number, card, values),
    )


def sources(number: int, card: Card | None, values: Components) -> dict[str, str]:
    known = {"bar": values.source(f"bar.{number}"), "price": values.source(f"price.{number}")}
    if card is None:
        return known
    own_price = f"card.{card.name}.price"
    price = values.source(own_price) if values.has(own_price) else known["price"]
    return {**known, "price": price, "card": values.source(f"card.{card.name}.moment")}


def look_sheet(state: LongShotDice, row: int, ended: LongShotDice) -> SeenSheet:
    sheet = state.sheets[row]
    score = Score(ended, row)
    return SeenSheet(
        money=sheet.money,
        concessions=[sheet.has_concession(cell) for cell in range(CELLS)],
        helmets=bits(sheet.helmets),
        jerseys=bits(sheet.jerseys),
        wilds=sheet.wilds,
        bets=list(sheet.bets),
        pays=[stake * times(ended, horse) for horse, stake in enumerate(sheet.bets)],
        tiles=list(sheet.tiles),
        horses=[card.horse + 1 for card in sheet.stable],
        score=SeenScore(score.prizes, score.bets, score.sets, score.money, score.abilities, score.total()),
    )


def times(ended: LongShotDice, horse: int) -> int:
    """LSD-252 to LSD-254: how many times its stake a bet on this horse pays."""
    if ended.is_finished(horse):
        return ended.box.odds[horse][ended.finishers.index(horse)]
    return int(ended.is_past_no_bet(horse))


def card_money(ended: LongShotDice, horse: int) -> int:
    """LSD-257, LSD-266: what the card of this horse pays its owner."""
    owner = ended.owner[horse]
    return 0 if owner == NOBODY or is_roland(ended, owner) else ended.market[horse].score(ended, ended.sheets[owner])


def bits(mask: int) -> list[int]:
    """The numbers in a bit set of horses."""
    return [number for number in NUMBERS if mask >> number - 1 & 1]


def mask(numbers: list[int]) -> int:
    return sum(2 ** (number - 1) for number in numbers)


def rebuild(view: LongShotDiceView) -> LongShotDice:
    box = make_box(1 if view.solo else len(view.players), view.variant)
    state = LongShotDice(box)
    state.market = [box.card(horse.card) for horse in view.horses if horse.card is not None]
    state.sheets = [rebuild_sheet(sheet, state.market) for sheet in view.players]
    state.dealt = list(view.dealt)
    state.sheets_dealt = view.sheets_dealt
    state.owner = [NOBODY if horse.owner is None else horse.owner for horse in view.horses]
    state.bars = [mask(horse.bar) for horse in view.horses] if len(state.market) == HORSES else []
    state.position = [horse.position for horse in view.horses]
    state.finishers = [number - 1 for number in view.finishers]
    state.round = view.round
    state.first = NOBODY if view.first is None else view.first
    state.seat = NOBODY if view.turn is None else view.turn
    state.rolled = NOBODY if view.rolled is None else view.rolled - 1
    state.spaces = view.spaces
    state.todo = [parse_step(words, state.market) for words in view.todo]
    return state


def rebuild_sheet(view: SeenSheet, market: list[Card]) -> Sheet:
    sheet = Sheet(list(view.bets))
    sheet.money = view.money
    sheet.concessions = sum(2**cell for cell in range(CELLS) if view.concessions[cell])
    sheet.helmets = mask(view.helmets)
    sheet.jerseys = mask(view.jerseys)
    sheet.wilds = view.wilds
    sheet.tiles = list(view.tiles)
    sheet.stable = [market[number - 1] for number in view.horses]
    return sheet
