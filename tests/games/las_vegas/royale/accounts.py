"""Where every die lies, and what every dollar was told to be."""

from __future__ import annotations

from railbird.core.contract import NOBODY, Scribe
from railbird.games.las_vegas.facts import Paid, Passes, RoundBegins
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_facts import ChipsWon, MoneyWon, Pays
from railbird.games.las_vegas.tiles.block_it import BlockIt
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from railbird.games.las_vegas.tiles.handicap import Handicap
from railbird.games.las_vegas.tiles.knockout import Knockout
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from railbird.games.las_vegas.tiles.prime_time import PrimeTime
from railbird.games.las_vegas.tiles.tile import Tile

Dice = tuple[int, int]
"""Small and big."""
GREY = 9


def dice_of_seats(state: Royale) -> list[Dice]:
    """Every seat's dice in hand, in casinos and on tiles; before the start and after the end all are in the box."""
    box = state.box
    if state.starter == NOBODY or state.round == box.rounds:
        return [(box.small, box.big)] * len(state.players)
    return [dice_of_seat(state, seat) for seat in range(len(state.players))]


def dice_of_seat(state: Royale, seat: int) -> Dice:
    places = [(state.players[seat].small, state.players[seat].big)]
    for casino in state.casinos:
        big = casino.big(seat)
        places.append((casino.strength(seat) - 2 * big, big))
    places += [on_tile(tile, seat) for tile in state.tiles]
    return sum(small for small, _ in places), sum(big for _, big in places)


def on_tile(tile: Tile, seat: int) -> Dice:
    """A seat's dice on a tile; black dice in casinos are counted off again."""
    if isinstance(tile, Knockout | DoubleDown):
        return (tile.small[seat], tile.big[seat]) if tile.small else (0, 0)
    if isinstance(tile, NiceDice):
        big = sum(tile.big[space] for space, owner in enumerate(tile.owner) if owner == seat)
        return tile.owner.count(seat) - big, big
    if isinstance(tile, MyChoice) and tile.gold == seat:
        return 1 - tile.gold_big, tile.gold_big
    if isinstance(tile, PrimeTime) and tile.winner == seat:
        return -sum(tile.black), 0
    return 0, 0


def grey_dice(state: Royale) -> int:
    """All grey dice, wherever they are; nine, also while they wait in the box."""
    if state.filled < len(state.casinos):
        return GREY
    lying = sum(casino.strength(state.grey()) for casino in state.casinos)
    for tile in state.tiles:
        if isinstance(tile, BlockIt):
            return lying + sum((group + 1) * count for group, count in enumerate(tile.groups))
        if isinstance(tile, Handicap):
            return lying + GREY - sum(tile.free)
    return GREY + lying


def score_told(state: Royale, scribe: Scribe) -> list[int]:
    """What every seat must own, by what was told since the game began."""
    box = state.box
    scores = [0] * len(state.players)
    for fact, _ in scribe.told:
        if isinstance(fact, RoundBegins):
            scores = [score + box.chips_per_round * box.chip_value for score in scores]
        elif isinstance(fact, Paid):
            scores[fact.seat] += fact.note
        elif isinstance(fact, MoneyWon):
            scores[fact.seat] += fact.amount
        elif isinstance(fact, ChipsWon):
            scores[fact.seat] += box.chip_value * fact.chips
        elif isinstance(fact, Passes):
            scores[fact.seat] -= box.chip_value
        elif isinstance(fact, Pays):
            scores[fact.seat] -= fact.amount
    return scores


def notes_told(state: Royale, scribe: Scribe) -> int:
    """The value of the notes in the deck, under it, and won in casinos, once all are paid."""
    values = state.box.values
    put_away = [state.deck.counts[kind] + state.under[kind] for kind in range(len(values))]
    won = sum(fact.note for fact, _ in scribe.told if isinstance(fact, Paid))
    return won + sum(value * count for value, count in zip(values, put_away, strict=True))
