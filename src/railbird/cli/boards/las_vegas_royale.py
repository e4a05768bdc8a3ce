"""The board of Las Vegas Royale: that of the base game, and what lies on the tiles."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from railbird.cli.boards import chart
from railbird.cli.boards.las_vegas import BIG, SMALL, LasVegasBoard
from railbird.games.las_vegas.royale_view import (
    AnyTile,
    RoyaleView,
    SeenBlackBox,
    SeenBlockIt,
    SeenDoubleDown,
    SeenFiftyFifty,
    SeenHandicap,
    SeenHighFive,
    SeenJackpot,
    SeenKnockout,
    SeenLuckyPunch,
    SeenMyChoice,
    SeenNiceDice,
    SeenNoEntry,
    SeenPowerPlay,
    SeenPrimeTime,
)
from railbird.games.las_vegas.tiles.words import TOKEN_COUNTS
from railbird.speech import Speech

GREY = "#"
"""The mark of the grey dice."""
UNKNOWN = "?"
ARROW = "→"


def draw(seen: RoyaleView, speech: Speech) -> RenderableType:
    return Group(*RoyaleBoard(seen, speech).parts())


class RoyaleBoard(LasVegasBoard):
    """One look at a table with tiles."""

    def __init__(self, seen: RoyaleView, speech: Speech) -> None:
        super().__init__(seen, speech)
        self.royale = seen
        self.has_grey = any(isinstance(tile, SeenBlockIt | SeenHandicap) for tile in seen.tiles)
        grey = len(seen.casinos[0].small) - 1
        self.names[grey:] = [speech.say("cli-las-vegas-grey")]
        self.marks[grey:] = [GREY]
        self.styles[grey:] = ["bold"]

    def roll(self) -> Iterator[RenderableType]:
        """While a tile asks, the roll is past."""
        return super().roll() if self.royale.asking is None else iter(())

    def acting(self) -> int | None:
        return self.royale.acting

    def virtual_rows(self) -> range:
        rows = super().virtual_rows()
        return rows if self.has_grey else rows[:-1]

    def number(self, casino: int) -> Text:
        if casino - 1 != self.royale.closed:
            return super().number(casino)
        return Text.assemble(super().number(casino), f" {self.speech.say('cli-las-vegas-closed')}")

    def tiles(self) -> Iterator[RenderableType]:
        if not self.royale.tiles:
            return
        table = chart(self.speech.say("cli-las-vegas-tile"), "", "")
        for tile in self.royale.tiles:
            name = self.speech.say(f"las-vegas-tile-{tile.__struct_config__.tag}")
            asks = ">" if tile.casino == self.royale.asking else ""
            table.add_row(f"{asks}{tile.casino + 1}", name, self.lying(tile))
        yield Text()
        yield table

    def lying(self, tile: AnyTile) -> Text:
        """What lies on a tile, or what it would pay next."""
        match tile:
            case SeenLuckyPunch():
                return Text(UNKNOWN if tile.fist is None else str(tile.fist or ""))
            case SeenJackpot():
                return self.money(tile.printed[tile.cell])
            case SeenNoEntry():
                return Text(ARROW).append(self.money(tile.printed[(tile.cell + 1) % len(tile.printed)]))
            case SeenFiftyFifty() if tile.cell is not None:
                return Text.assemble(self.money(tile.printed[tile.cell]), f" ({tile.sum})")
            case SeenHighFive() | SeenPowerPlay():
                return self.money(*tile.printed) if tile.holder is None else Text(ARROW).append(self.mark(tile.holder))
            case SeenPrimeTime() | SeenMyChoice() if tile.low is not None and tile.high is not None:
                return Text(f"{tile.low + 1} {tile.high + 1}")
            case SeenMyChoice():
                return Text() if tile.gold is None else self.die(tile.gold, tile.gold_big)
            case SeenKnockout() | SeenDoubleDown():
                return self.stacks(tile.small, tile.big)
            case SeenNiceDice():
                return Text("  ").join(self.nice_dice(tile))
            case SeenBlockIt():
                return Text(" ".join(SMALL * (group + 1) for group, count in enumerate(tile.groups) for _ in range(count)))
            case SeenHandicap():
                spaces = zip(tile.free, tile.printed, strict=True)
                return Text("  ").join(Text.assemble(f"{free}×", self.reward(amount)) for free, amount in spaces)
            case SeenBlackBox() if tile.first:
                return Text(f"{tile.first} + {sum(TOKEN_COUNTS) - tile.first}")
            case _:
                return self.money(*tile.printed[:1])

    def nice_dice(self, tile: SeenNiceDice) -> Iterator[Text]:
        for space, (owner, big) in enumerate(zip(tile.owner, tile.big, strict=True), 1):
            if owner is not None:
                yield Text.assemble(f"{space} ", self.die(owner, big))

    def money(self, *amounts: int) -> Text:
        return Text("  ").join(Text(self.speech.money(amount)) for amount in amounts)

    def reward(self, amount: int) -> Text:
        """A space of Handicap that pays nothing is a die action."""
        return self.money(amount) if amount else Text(SMALL)

    def die(self, row: int, big: int) -> Text:
        return Text.assemble(self.mark(row), BIG if big else SMALL)

    def stacks(self, small: list[int], big: list[int]) -> Text:
        """Everybody's dice on a tile."""
        stacks = [Text.assemble(self.mark(row), SMALL * small[row], BIG * big[row]) for row in range(len(small)) if small[row] + big[row]]
        return Text(" ").join(stacks)
