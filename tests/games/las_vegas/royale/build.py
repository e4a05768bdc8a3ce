"""Short ways to lay a table of Las Vegas Royale."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from railbird.core.contract import Chance, Decide
from railbird.core.door import IllegalMove, play
from railbird.core.game import find_game
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.tile import Tile
from tests.games.las_vegas.build import do, hands, table

ANNA, BORIS, CLARA, DENIS = range(4)
NEUTRAL_ROLL = "roll 1 2 3 4 5 6 6 +1"

T = TypeVar("T", bound=Tile)


def royale(*tiles: str, seats: int = 4, **variant: Any) -> Royale:
    """These sides lie at casinos 1, 2, 3 …; Anna begins, nobody has rolled."""
    state = table(seats, game="las-vegas-royale", fixed_tiles=tiles, **variant)
    assert isinstance(state, Royale)
    return state


def two_players(*tiles: str, neutral: str = NEUTRAL_ROLL) -> Royale:
    """Anna against Boris, the neutral dice lie out."""
    state = royale(*tiles, seats=2)
    do(state, neutral)
    return state


def last_die(state: Royale) -> None:
    """Only Anna has a die, so her turn ends the round."""
    hands(state, "1", *["0"] * (len(state.players) - 1))


def end_round(state: Royale, casino: int = 6) -> None:
    """Anna puts the last die of the round into this casino."""
    last_die(state)
    state.seat = ANNA
    do(state, f"roll {casino}", f"place {casino}")


def tile(state: Royale, kind: type[T]) -> T:
    """The one tile of this class."""
    found = [tile for tile in state.tiles if isinstance(tile, kind)]
    assert len(found) == 1
    return found[0]


def asked(state: Royale) -> int:
    """The seat whose answer or roll is awaited."""
    turn = state.pending()
    assert isinstance(turn, Decide | Chance)
    return turn.seat


def chips(state: Royale) -> list[int]:
    return [player.chips for player in state.players]


def in_hand(state: Royale) -> list[str]:
    """Dice in hand, written as in `hands`."""
    return [f"{player.small}+{player.big}" if player.big else str(player.small) for player in state.players]


def dice(state: Royale, casino: int) -> list[str]:
    """Dice in a casino by row, written as in `put`."""
    here = state.casinos[casino - 1]
    bigs = [here.big(row) for row in range(here.rows)]
    return [f"{strength - 2 * big}+{big}" if big else str(strength) for strength, big in zip(here.strengths(), bigs, strict=True)]


def clear_grey(state: Royale, casino: int) -> None:
    """Take the grey dice away from a casino."""
    here = state.casinos[casino - 1]
    here.remove(state.grey(), here.strength(state.grey()), here.big(state.grey()))


def refused(state: Royale, event: str) -> str:
    """The number of the rule that forbids an event."""
    with pytest.raises(IllegalMove) as caught:
        play(state, find_game("las-vegas-royale").parse(event))
    return caught.value.refusal.rule
