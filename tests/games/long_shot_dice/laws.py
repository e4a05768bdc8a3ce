"""What the laws need to know of Long Shot: The Dice Game."""

from __future__ import annotations

from railbird.core.contract import NOBODY, State
from railbird.core.game import Variant
from railbird.games.long_shot_dice.box import LongShotDiceVariant
from railbird.games.long_shot_dice.events import HORSES
from railbird.games.long_shot_dice.rules import LongShotDice

VARIANTS: dict[str, list[Variant]] = {
    "long-shot-dice": [
        LongShotDiceVariant(),
        LongShotDiceVariant(horses="any", roland="hard"),
        LongShotDiceVariant(
            horses="mixed",
            cards="inventory-check",
            roland="easy",
            starter="first",
            components={"money.start": 5, "track.spaces": 9, "track.no-bet": 7, "sheet.wilds": 1},
        ),
    ]
}


def conserved(state: State) -> object:
    """Every horse runs somewhere, every starting card and every horse card lies in one place, every tile is left or taken for a line."""
    assert isinstance(state, LongShotDice)
    return sum(state.dealt) + state.sheets_dealt, horses(state), [tiles(state, seat) for seat in range(len(state.sheets))]


def horses(state: LongShotDice) -> int:
    """Horses on the track and in prize places; a horse's owner is who has its card."""
    for horse in range(HORSES):
        owners = [seat for seat, sheet in enumerate(state.sheets) if horse in [card.horse for card in sheet.stable]]
        assert owners == ([] if state.owner[horse] == NOBODY else [state.owner[horse]])
    assert sorted(set(state.finishers)) == sorted(horse for horse in range(HORSES) if state.is_finished(horse))
    return len(state.finishers) + sum(1 for position in state.position if 0 <= position <= state.box.spaces)


def tiles(state: LongShotDice, seat: int) -> int:
    """Bonus tiles left, those taken and those still to be chosen: one for each complete line."""
    sheet = state.sheets[seat]
    lines = sum(sheet.is_row_complete(line) + sheet.is_column_complete(line) for line in range(4))
    waiting = sum(step.text() == "tile" for step in state.todo) if seat == state.seat else 0
    return sum(sheet.tiles) + lines - waiting
