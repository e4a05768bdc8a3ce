"""The board of Las Vegas: six casinos, everybody's hand, and the dice that were rolled."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import SEAT_STYLES, chart, initials
from railbird.games.las_vegas.state import BIG_STRENGTH, CASINOS
from railbird.games.las_vegas.view import LasVegas2012View, LasVegasView, SeenCasino, SeenPlayer, SeenRoll
from railbird.speech import Speech

SMALL, BIG, WHITE = "▪", "■", "□"
VIRTUAL = "*"
"""The mark of the virtual player, who owns the row of dice behind those of the seats."""


def draw(seen: LasVegasView, speech: Speech) -> RenderableType:
    return Group(*LasVegasBoard(seen, speech).parts())


class LasVegasBoard:
    """One look at the table."""

    def __init__(self, seen: LasVegasView, speech: Speech) -> None:
        self.seen = seen
        self.speech = speech
        self.is_first_edition = isinstance(seen, LasVegas2012View)
        """It has neither big dice nor chips."""
        names = [speech.seat(seat) for seat in range(len(seen.players))]
        self.names = [*names, speech.say("cli-las-vegas-neutral")]
        self.marks = [*initials(names), VIRTUAL]
        self.styles = [*SEAT_STYLES[: len(names)], "bold"]

    def parts(self) -> Iterator[RenderableType]:
        yield Text.assemble((self.title(), "bold reverse"), "  ", self.legend())
        yield self.casinos()
        yield from self.tiles()
        yield Text()
        yield self.players()
        yield from self.roll()

    def tiles(self) -> Iterator[RenderableType]:
        """The base game has none."""
        return iter(())

    def roll(self) -> Iterator[RenderableType]:
        if self.seen.roll is not None:
            yield Text()
            yield Text(self.speech.say("cli-las-vegas-rolled", dice=grouped(self.seen.roll)))

    def title(self) -> str:
        is_over = self.seen.round == self.seen.rounds
        return self.speech.say("cli-board-over" if is_over else "cli-board-round", round=self.seen.round + 1, rounds=self.seen.rounds)

    def legend(self) -> str:
        """The kinds of dice in this edition."""
        white = "yes" if self.is_first_edition and self.seen.variant.neutral_dice else "no"
        return self.speech.say("cli-las-vegas-legend", big="no" if self.is_first_edition else "yes", white=white)

    def mark(self, row: int) -> Text:
        return Text(self.marks[row], self.styles[row])

    def name(self, row: int) -> Text:
        return Text.assemble(self.mark(row), " ", self.names[row])

    def casinos(self) -> Table:
        say = self.speech.say
        table = chart(say("cli-las-vegas-casino"), say("cli-las-vegas-notes"), say("cli-las-vegas-ranking"))
        for number, casino in enumerate(self.seen.casinos, 1):
            table.add_row(self.number(number), self.notes(casino), self.ranking(casino))
        return table

    def number(self, casino: int) -> Text:
        return Text(str(casino), "bold")

    def notes(self, casino: SeenCasino) -> Text:
        """Each note, and who would take it now."""
        notes = [Text(self.speech.money(note)) for note in casino.notes]
        for note, row in zip(notes, casino.winners, strict=False):
            note.append("→").append(self.mark(row))
        return Text("  ").join(notes)

    def ranking(self, casino: SeenCasino) -> Text:
        """Rows of dice from the strongest down; equal ones are struck out."""
        strength = [small + BIG_STRENGTH * big for small, big in zip(casino.small, casino.big, strict=True)]
        groups = []
        for points in sorted(set(strength) - {0}, reverse=True):
            rows = [row for row in range(len(strength)) if strength[row] == points]
            dice = [Text.assemble(self.mark(row), SMALL * casino.small[row], BIG * casino.big[row]) for row in rows]
            groups.append(dice[0] if len(rows) == 1 else self.struck(Text("=").join(dice)))
        return Text(" > ").join(groups)

    def struck(self, dice: Text) -> Text:
        dice.stylize("strike")
        return Text.assemble("(", dice, f" {self.speech.say('cli-las-vegas-tie')})")

    def players(self) -> Table:
        say = self.speech.say
        chips = [] if self.is_first_edition else [say("cli-las-vegas-chips")]
        table = chart("", say("cli-board-player"), say("cli-las-vegas-money"), *chips, say("cli-las-vegas-hand"))
        for seat, player in enumerate(self.seen.players):
            chips = [] if self.is_first_edition else [str(player.chips)]
            table.add_row(">" if seat == self.acting() else "", self.name(seat), self.speech.money(player.money), *chips, in_hand(player))
        for row in self.virtual_rows():
            table.add_row("", self.name(row))
        return table

    def acting(self) -> int | None:
        """The seat that everybody waits for."""
        return self.seen.turn

    def virtual_rows(self) -> range:
        """Rows of dice that belong to no seat."""
        return range(len(self.seen.players), len(self.seen.casinos[0].small))


def in_hand(player: SeenPlayer) -> str:
    return SMALL * player.small + BIG * player.big + WHITE * player.white


def grouped(roll: SeenRoll) -> str:
    """`2 ▪▪   5 ▪■` for two small twos, a small five and the big one."""
    shown = {
        face: SMALL * roll.small.count(face) + BIG * roll.big.count(face) + WHITE * roll.white.count(face) for face in range(1, CASINOS + 1)
    }
    return "   ".join(f"{face} {dice}" for face, dice in shown.items() if dice)
