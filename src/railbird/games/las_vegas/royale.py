"""Las Vegas Royale: what tiles add to the base game. Numbers cite the ledger, ROYALE.en.md."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Bag, Rolled, rolled, shown, size
from railbird.core.contract import NOBODY, Chance, Decide, Event, Pending, Refusal, State
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.rules import LasVegas, sit_down
from railbird.games.las_vegas.state import CASINOS, CHOICES, CHOICES_OR_PASS, Box, Place
from railbird.games.las_vegas.tiles.tile import MOMENTS, NOTES, Tile
from railbird.games.las_vegas.tiles.words import Answer, Lay

REPEAT: Final = 0
REMOVE: Final = 1
FLIP: Final = 2

ONE_DIE: Final = [
    [rolled([casino + 1], []) for casino in range(CASINOS)],
    [rolled([], [casino + 1]) for casino in range(CASINOS)],
]
"""A single small or big die, as if it had been rolled."""


@mypyc_attr(acyclic=True)
class RoyaleBox(Box):
    """The numbers of Royale: all sides, two of one tile always neighbours, ready to be copied."""

    def __init__(self, game: str, variant: object, values: list[int], counts: list[int]) -> None:
        super().__init__(game, variant, values, counts)
        self.sides: list[Tile] = []
        self.lay: list[Event] = []
        self.tiles_per_round: i64 = 0
        self.used_tiles: i64 = REPEAT
        self.fixed: list[int] = []
        """The sides that lie out in every round, if the table has fixed them."""


class Royale(LasVegas):
    """A table with tiles."""

    def __init__(self, box: RoyaleBox) -> None:
        super().__init__(box)
        self.royale_box: Final = box
        self.tiles: list[Tile] = []
        """At casinos 1, 2, 3 …"""
        self.sides: list[int] = []
        """How much room each side takes when tiles are mixed. Never changed in place, so that copies share it."""
        self.asking: i64 = NOBODY
        """The casino whose tile waits for an answer or a roll."""
        self.closed: i64 = NOBODY
        self.due: i64 = 0
        """How far the payout has come; 0 while turns are taken."""

    def copy(self) -> State:
        twin = Royale(self.royale_box)
        self.copy_onto(twin)
        twin.tiles = [tile.copy() for tile in self.tiles]
        twin.sides = self.sides
        twin.asking = self.asking
        twin.closed = self.closed
        twin.due = self.due
        return twin

    def pending(self) -> Pending:
        if self.asking != NOBODY:
            return self.tiles[self.asking].pending(self)
        return super().pending()

    def apply(self, event: Event) -> None:
        if self.asking != NOBODY:
            self.tiles[self.asking].apply(self, event)
        elif isinstance(event, Place):
            self.place(event.casino)
            self.activate(event.casino)
        elif isinstance(event, Lay):
            self.lay(event.side)
        else:
            super().apply(event)

    # Set-up

    def open_round(self) -> None:
        """LVR-9: the tiles of the last round are put away."""
        super().open_round()
        self.tiles = []
        self.closed = NOBODY
        self.due = 0
        for side in self.royale_box.fixed:
            self.lay(side)

    def virtual_rows(self) -> i64:
        """LVR-27: behind the neutral dice of two players one more row, for the grey dice."""
        return super().virtual_rows() + 1

    def preparation(self) -> Pending:
        """LVR-2: tiles are drawn before the notes."""
        box = self.royale_box
        if self.starter == NOBODY or self.round == box.rounds or len(self.tiles) == box.tiles_per_round:
            return super().preparation()
        return Bag(self.bag(), box.lay)

    def bag(self) -> list[int]:
        """LVR-3, LVR-7: what can be drawn now, by side."""
        bag = self.without_tiles_out(self.sides)
        return bag if size(bag) > 0 else self.without_tiles_out([1] * len(self.sides))

    def without_tiles_out(self, sides: list[int]) -> list[int]:
        """LVR-3: two sides of one tile never lie out together."""
        bag = sides.copy()
        for tile in self.tiles:
            bag[tile.side] = 0
            bag[other_side(tile.side)] = 0
        return bag

    def lay(self, side: i64) -> None:
        """LVR-4 to LVR-6: a tile lies out, and may or may not come again."""
        tile = self.royale_box.sides[side].copy()
        tile.casino = len(self.tiles)
        self.tiles.append(tile)
        if self.royale_box.used_tiles != REPEAT:
            sides = self.sides.copy()
            sides[side] = 0
            sides[other_side(side)] = 0 if self.royale_box.used_tiles == REMOVE else 2
            self.sides = sides
        if self.scribe is not None:
            self.scribe.tell(facts.TileLaid(tile.casino + 1, tile_name(tile), f"{tile_name(tile)}.about"))

    def lay_out(self) -> None:
        super().lay_out()
        for tile in self.tiles:
            tile.set_up(self)

    # A turn

    def next_turn(self) -> None:
        super().next_turn()
        if self.due == 0:
            for tile in self.tiles:
                tile.begin_turn(self)

    def take_roll(self, roll: Rolled) -> None:
        """LVR-127: with nothing but closed numbers the turn is over."""
        super().take_roll(roll)
        if self.open_faces(roll) == 0:
            if self.scribe is not None:
                self.scribe.tell(facts.FreePass(self.seat, self.closed + 1))
            self.next_turn()

    def choice(self, roll: Rolled) -> Decide:
        """LVR-121, LVR-128: any open number rolled, or a chip."""
        choices = CHOICES_OR_PASS if self.players[self.seat].chips > 0 else CHOICES
        return choices[self.seat][self.open_faces(roll)]

    def open_faces(self, roll: Rolled) -> i64:
        """The numbers rolled whose casinos are open, as a bit set."""
        if self.closed == NOBODY:
            return roll.faces
        door: i64 = 1 << self.closed
        return roll.faces - door if roll.faces & door else roll.faces

    def place(self, casino: i64) -> None:
        super().place(casino)
        self.watch(casino)

    def place_chosen(self, kind: i64, casino: i64) -> None:
        """LVR-111, LVR-116: instead of a roll one die shows what its owner likes, and is placed."""
        self.release()
        self.roll = ONE_DIE[kind][casino]
        self.place(casino)
        self.activate(casino)

    # Tiles

    def activate(self, casino: i64) -> None:
        """LVR-20, LVR-21: the tile is resolved to the end, then the turn passes."""
        if casino < len(self.tiles):
            self.tiles[casino].activate(self)
        if self.asking == NOBODY:
            self.next_turn()

    def activate_other(self, casino: i64) -> None:
        """LVR-203: the tile that asked hands over to another one."""
        self.release()
        if self.scribe is not None:
            self.scribe.tell(facts.Activates(self.seat, casino + 1, tile_name(self.tiles[casino])))
        self.activate(casino)

    def ask(self, tile: Tile) -> None:
        """A tile needs an answer or a roll."""
        self.asking = tile.casino

    def release(self) -> None:
        """The tile that asked has no more questions; the turn goes on."""
        self.asking = NOBODY

    def resolve(self) -> None:
        """The tile that asked is done, and so is the turn: on with the payout, or with the next turn."""
        self.asking = NOBODY
        if self.due > 0:
            self.go_on_paying()
        else:
            self.next_turn()

    def award(self, seat: i64, amount: i64, tile: Tile) -> None:
        """LVR-23, LVR-24: chips where no note is small enough, else one note."""
        if amount == 0:
            return
        me = self.players[seat]
        if amount < self.box.values[0]:
            chips = amount // self.box.chip_value
            me.chips += chips
            if self.scribe is not None:
                self.scribe.tell(facts.ChipsWon(seat, tile_name(tile), chips))
        else:
            me.earn(amount)
            if self.scribe is not None:
                self.scribe.tell(facts.MoneyWon(seat, tile_name(tile), amount))

    def tell_black(self, seat: i64, tile: Tile, roll: Rolled) -> None:
        if self.scribe is not None:
            self.scribe.tell(facts.RollsBlack(seat, tile_name(tile), shown(roll.first)))

    def is_open(self, casino: i64) -> bool:
        """LVR-121: dice may go in and out."""
        return casino != self.closed

    # Dice

    def grey(self) -> i64:
        """The row of the grey dice."""
        return self.casinos[0].rows - 1

    def put(self, row: i64, casino: i64, kind: i64) -> None:
        """A small or big die comes into a casino without activating it."""
        self.casinos[casino].add(row, 1 - kind, kind)
        self.watch(casino)

    def put_grey(self, casino: i64, dice: i64) -> None:
        """Grey dice come into a casino."""
        self.casinos[casino].add(self.grey(), dice, 0)
        self.watch(casino)

    def take(self, row: i64, casino: i64, kind: i64) -> None:
        """A small or big die leaves a casino."""
        self.casinos[casino].remove(row, 1 - kind, kind)
        self.watch(casino)

    def spend(self, seat: i64, kind: i64) -> None:
        """A small or big die leaves a hand."""
        self.players[seat].small -= 1 - kind
        self.players[seat].big -= kind

    def regain(self, seat: i64, kind: i64) -> None:
        """LVR-22: a small or big die comes back into a hand."""
        self.players[seat].small += 1 - kind
        self.players[seat].big += kind

    def watch(self, casino: i64) -> None:
        """Tell the tile that dice in its casino have changed."""
        if casino < len(self.tiles):
            self.tiles[casino].watch(self)

    # Secrets

    def redeal(self, seat: i64, rng: Random) -> None:
        for tile in self.tiles:
            if tile.hides(self, seat):
                tile.redeal(self, rng)

    # Payout

    def end_round(self) -> None:
        self.go_on_paying()

    def go_on_paying(self) -> None:
        """LVR-30: moment by moment, in each moment casino by casino, until a tile asks something."""
        while self.due < MOMENTS * CASINOS:
            moment = self.due // CASINOS
            casino = self.due % CASINOS
            self.due += 1
            if moment == NOTES:
                if casino == 0:
                    self.pay_out()
            elif casino < len(self.tiles) and self.tiles[casino].moment == moment:
                self.tiles[casino].pay_out(self)
                if self.asking != NOBODY:
                    return
        self.next_round()

    # Refusals

    def refusal(self, seat: i64, event: Event) -> Refusal:
        if self.round == self.box.rounds:
            return super().refusal(seat, event)
        if self.asking != NOBODY:
            return self.refusal_by_tile(seat, event)
        if isinstance(event, Answer):
            return Refusal("LVR-33")
        if isinstance(event, Lay):
            return Refusal("LVR-2")
        roll = self.roll
        if isinstance(event, Place) and roll is not None and seat == self.seat and event.casino == self.closed:
            return self.refuse_closed(event.casino)
        return super().refusal(seat, event)

    def refusal_by_tile(self, seat: i64, event: Event) -> Refusal:
        """LVR-32: only the seat that is asked may answer, and only the tile's question."""
        tile = self.tiles[self.asking]
        turn = tile.pending(self)
        assert isinstance(turn, Decide | Chance)
        asked = turn.seat
        if seat != asked or isinstance(turn, Chance) or not isinstance(event, Answer):
            return Refusal("LVR-32", {"seat": asked, "tile_name": tile_name(tile)})
        refusal = tile.refusal(self, event)
        return Refusal("LVR-32", {"seat": asked, "tile_name": tile_name(tile)}) if refusal is None else refusal

    def refuse_closed(self, casino: i64) -> Refusal:
        return Refusal("LVR-121", {"casino": casino + 1})


def other_side(side: i64) -> i64:
    return side + 1 - 2 * (side % 2)


def tile_name(tile: Tile) -> str:
    """The message that names a tile."""
    return f"las-vegas-tile-{tile.name}"


def new_royale(box: RoyaleBox, seats: int) -> Royale:
    """LVR-1: everybody sits down with nothing won."""
    table = Royale(box)
    table.sides = [1] * len(box.sides)
    sit_down(table, seats)
    return table
