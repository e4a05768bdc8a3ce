"""What a seat sees of a table with tiles: all of it, but for the fist of Lucky Punch and the piles of Black Box."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from msgspec import Struct

from railbird.core.contract import NOBODY, Chance, Decide
from railbird.core.game import EVERYTHING
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_box import RoyaleVariant, royale_box, source_of
from railbird.games.las_vegas.tiles.tile import Tile
from railbird.games.las_vegas.view import LasVegasView, fill, seen


class SeenTile(Struct, frozen=True, kw_only=True, tag_field="tile"):
    """A tile beside its casino; seats, casinos and cells are counted from 0, and nobody or nothing is null."""

    secret: ClassVar[str] = ""
    """The field that is null for those who cannot know it."""
    follows: ClassVar[tuple[str, ...]] = ("printed", "source")
    """Fields that follow from the box or from the others."""
    casino: int
    printed: list[int]
    """The amounts printed on it."""
    source: str
    """Where we have them from."""


class SeenLuckyPunch(SeenTile, frozen=True, tag="lucky-punch"):
    secret: ClassVar[str] = "fist"
    fist: int | None


class SeenJackpot(SeenTile, frozen=True, tag="jackpot"):
    cell: int


class SeenPrimeTime(SeenTile, frozen=True, tag="prime-time"):
    winner: int | None
    low: int | None
    high: int | None
    black: list[int]


class SeenFiftyFifty(SeenTile, frozen=True, tag="fifty-fifty"):
    cell: int | None
    sum: int
    bet: int


class SeenHighFive(SeenTile, frozen=True, tag="high-five"):
    holder: int | None


class SeenBadLuck(SeenTile, frozen=True, tag="bad-luck"):
    pass


class SeenPayDay(SeenTile, frozen=True, tag="pay-day"):
    pass


class SeenPowerPlay(SeenTile, frozen=True, tag="power-play"):
    holder: int | None


class SeenNoEntry(SeenTile, frozen=True, tag="no-entry"):
    follows: ClassVar[tuple[str, ...]] = ("printed", "source", "next")
    cell: int
    next: int
    """The cell that the next closing pays."""


class SeenKnockout(SeenTile, frozen=True, tag="knockout"):
    small: list[int]
    big: list[int]
    guest: int | None


class SeenBlockIt(SeenTile, frozen=True, tag="block-it"):
    groups: list[int]


class SeenHandicap(SeenTile, frozen=True, tag="handicap"):
    free: list[int]
    acting: int


class SeenBlackBox(SeenTile, frozen=True, tag="black-box"):
    secret: ClassVar[str] = "pile"
    winner: int | None
    first: int
    """Tokens in the first pile."""
    pile: int | None
    """Which they are, as a place among `words.PILES`."""


class SeenDoubleDown(SeenTile, frozen=True, tag="double-down"):
    follows: ClassVar[tuple[str, ...]] = ("printed", "source", "winners")
    small: list[int]
    big: list[int]
    winners: list[int]
    """Seats that would get the printed amounts now, in their order."""


class SeenNiceDice(SeenTile, frozen=True, tag="nice-dice"):
    owner: list[int | None]
    big: list[int]


class SeenMyChoice(SeenTile, frozen=True, tag="my-choice"):
    low: int | None
    high: int | None
    result: int | None
    gold: int | None
    gold_big: int


AnyTile = (
    SeenLuckyPunch | SeenJackpot | SeenPrimeTime | SeenFiftyFifty | SeenHighFive | SeenBadLuck | SeenPayDay | SeenPowerPlay
    | SeenNoEntry | SeenKnockout | SeenBlockIt | SeenHandicap | SeenBlackBox | SeenDoubleDown | SeenNiceDice | SeenMyChoice
)  # fmt: skip
BY_NAME: dict[str, type[AnyTile]] = {kind.__struct_config__.tag: kind for kind in get_args(AnyTile)}


class RoyaleView(LasVegasView, frozen=True, kw_only=True):
    """The table with its tiles."""

    variant: RoyaleVariant
    acting: int | None
    """The seat whose roll or answer is awaited."""
    asking: int | None
    """The casino whose tile awaits it."""
    closed: int | None
    due: int
    """How far the payout has come; 0 while turns are taken."""
    sides: list[int]
    """How much room each side takes when the tiles of the next round are mixed."""
    tiles: list[AnyTile]


def look_royale(state: Royale, seat: int | None) -> RoyaleView:
    turn = state.pending()
    return RoyaleView(
        **seen(state, seat),
        acting=shown(turn.seat) if isinstance(turn, Decide | Chance) else None,
        asking=shown(state.asking),
        closed=shown(state.closed),
        due=state.due,
        sides=list(state.sides),
        tiles=[look_tile(tile, seat != EVERYTHING and tile.hides(state, NOBODY if seat is None else seat)) for tile in state.tiles],
    )


def look_tile(tile: Tile, is_hidden: bool) -> AnyTile:
    """The struct of a tile has the tile's own fields, and the source of its numbers."""
    kind = BY_NAME[tile.name]
    fields = {name: shown(getattr(tile, name)) for name in kind.__struct_fields__ if name != "source"}
    fields["source"] = source_of(tile.name)
    if is_hidden:
        fields[kind.secret] = None
    return kind(**fields)


def shown(value: Any) -> Any:
    """Nobody is null in a view."""
    if isinstance(value, list):
        return [shown(item) for item in value]
    return None if value == NOBODY else value


def rebuild_royale(view: RoyaleView) -> Royale:
    state = Royale(royale_box(len(view.players), view.variant))
    fill(state, view)
    state.asking = hidden(view.asking)
    state.closed = hidden(view.closed)
    state.due = view.due
    state.sides = list(view.sides)
    state.tiles = [rebuild_tile(state, tile) for tile in view.tiles]
    return state


def rebuild_tile(state: Royale, view: AnyTile) -> Tile:
    name = view.__struct_config__.tag
    tile = next(side for side in state.royale_box.sides if side.name == name).copy()
    for field in view.__struct_fields__:
        if field not in view.follows:
            setattr(tile, field, hidden(getattr(view, field)))
    return tile


def hidden(value: Any) -> Any:
    """The inverse of `shown`."""
    if isinstance(value, list):
        return [hidden(item) for item in value]
    return NOBODY if value is None else value
