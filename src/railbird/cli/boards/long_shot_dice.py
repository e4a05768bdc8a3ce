"""The board of Long Shot: The Dice Game: the race, everybody's bets and gear, and the sheet of whoever looks."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import SEAT_STYLES, chart, initials
from railbird.core.components import HOUSE, REPORTED
from railbird.games.long_shot_dice.view import LongShotDiceView, SeenHorse, SeenSheet
from railbird.speech import Speech

SIDE = 4
SOURCE_MARKS = {REPORTED: "*", HOUSE: "°"}
"""Behind values that do not stand in the rulebook."""
TRACK_HEADS = ("cli-long-shot-dice-track", "cli-long-shot-dice-owner", "cli-long-shot-dice-odds", "cli-long-shot-dice-bar")
PLAYER_HEADS = (
    "cli-long-shot-dice-money", "cli-long-shot-dice-bets", "cli-long-shot-dice-helmets", "cli-long-shot-dice-jerseys",
    "cli-long-shot-dice-score",
)  # fmt: skip


def draw(seen: LongShotDiceView, speech: Speech) -> RenderableType:
    return Group(*LongShotDiceBoard(seen, speech).parts())


class LongShotDiceBoard:
    """One look at the table."""

    def __init__(self, seen: LongShotDiceView, speech: Speech) -> None:
        self.seen = seen
        self.speech = speech
        self.names = [speech.seat(seat) for seat in range(len(seen.players))]
        self.marks = initials(self.names)
        self.me = seen.turn if seen.seat is None or seen.seat < 0 else seen.seat

    def parts(self) -> Iterator[RenderableType]:
        say = self.speech.say
        yield Text.assemble((self.title(), "bold reverse"), "  ", say("cli-long-shot-dice-sources"))
        yield self.race()
        yield Text()
        yield self.players()
        if self.me is not None and self.me < len(self.seen.players):
            yield Text()
            yield from self.sheet(self.me)
        if self.seen.rolled is not None:
            yield Text()
            yield Text(say("cli-long-shot-dice-rolled", horse=self.seen.rolled, spaces=self.seen.spaces))
        yield from self.cards()
        yield from self.roland()

    def title(self) -> str:
        is_over = self.seen.turn is None and len(self.seen.finishers) == len(self.seen.box.prizes)
        return self.speech.say("cli-board-over") if is_over else self.speech.say("cli-long-shot-dice-round", round=self.seen.round)

    def source(self, key: str) -> str:
        """A mark behind a value of the box that does not stand in the rulebook."""
        return source_mark(self.seen.box.sources.get(key, ""))

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], SEAT_STYLES[seat])

    def race(self) -> Table:
        """A line for each horse: where it runs, whose it is or what it costs, odds, and whom it pulls along."""
        track, *heads = map(self.speech.say, TRACK_HEADS)
        table = chart("", track + self.source("track.spaces"), *heads)
        for horse in self.seen.horses:
            owner = Text(self.priced(horse)) if horse.owner is None else self.mark(horse.owner)
            odds = "/".join(map(str, horse.odds))
            bar = "".join(map(str, horse.bar)) + source_mark(horse.sources["bar"])
            table.add_row(Text(str(horse.number), "bold"), self.lane(horse), owner, odds, bar)
        return table

    def priced(self, horse: SeenHorse) -> str:
        return self.speech.money(horse.price) + source_mark(horse.sources["price"])

    def lane(self, horse: SeenHorse) -> Text:
        """The start, the spaces with the No-Bet line between them, or the prize."""
        if horse.place is not None:
            prize = self.speech.money(self.seen.box.prizes[horse.place - 1])
            return Text(self.speech.say("cli-long-shot-dice-place", place=horse.place, prize=prize), "bold")
        lane = Text()
        for space in range(self.seen.box.track + 1):
            if space == self.seen.box.no_bet:
                lane.append("|")
            lane.append(str(horse.number) if space == horse.position else "·", "bold" if space == horse.position else "")
        return lane

    def players(self) -> Table:
        heads = map(self.speech.say, PLAYER_HEADS)
        table = chart("", self.speech.say("cli-board-player"), *heads)
        for seat, player in enumerate(self.seen.players):
            table.add_row(
                ">" if seat == self.seen.turn else "",
                Text.assemble(self.mark(seat), " ", self.names[seat]),
                self.speech.money(player.money),
                " ".join(f"{number}:{bet}" for number, bet in enumerate(player.bets, 1) if bet),
                "".join(map(str, player.helmets)),
                "".join(map(str, player.jerseys)),
                self.speech.money(player.score.total),
            )
        return table

    def sheet(self, seat: int) -> Iterator[RenderableType]:
        """Concessions with their crosses, wilds and bonuses of one player."""
        player = self.seen.players[seat]
        if not player.tiles or not sum(player.tiles):
            return
        yield Text(self.speech.say("cli-long-shot-dice-sheet", seat=self.names[seat]), "bold")
        for row in range(SIDE):
            yield Text.assemble("  ", *(self.cell(player, SIDE * row + column) for column in range(SIDE)))
        wilds = f"{self.seen.box.wilds}{self.source('sheet.wilds')}"
        yield Text(self.speech.say("cli-long-shot-dice-wilds", free=self.seen.box.wilds - player.wilds, all=wilds))
        yield Text(self.speech.say("cli-long-shot-dice-tiles", tiles=", ".join(self.tiles(player))))

    def cell(self, player: SeenSheet, cell: int) -> Text:
        mark = self.source(f"grid.r{cell // SIDE + 1}c{cell % SIDE + 1}")
        return Text(" X ", "dim") if player.concessions[cell] else Text(f" {self.seen.box.grid[cell]}{mark or ' '}", "bold")

    def tiles(self, player: SeenSheet) -> Iterator[str]:
        for kind, figure, left in zip(self.seen.box.bonuses, self.seen.box.figures, player.tiles, strict=True):
            if left:
                name = self.speech.say(f"long-shot-dice-bonus-{kind}")
                count = f" ×{left}" if left > 1 else ""
                yield name + (f" {figure}" if figure else "") + count + self.source(f"bonus.{kind}.tiles")

    def cards(self) -> Iterator[RenderableType]:
        """What the cards do: in the first round all of them, later those of whoever looks and the one rolled."""
        own = [] if self.me is None else self.seen.players[self.me].horses
        for horse in self.seen.horses:
            if horse.card is not None and (self.seen.round <= 1 or horse.number in own or horse.number == self.seen.rolled):
                message = f"long-shot-dice-card-{horse.card}"
                effect = self.speech.say(f"{message}.effect", **horse.figures)
                name = f"{horse.number} {self.speech.say(message)}{source_mark(horse.sources['card'])}"
                yield Text.assemble((name, "bold"), f": {effect}")

    def roland(self) -> Iterator[RenderableType]:
        """What Roland is going to do."""
        plan = self.seen.roland
        if plan is not None and self.seen.choosing:
            money = {"gain": self.speech.money(plan.gain), "pays": self.speech.money(plan.pays)}
            action = self.speech.say(plan.message, horse=plan.horse, spaces=plan.spaces, **money)
            yield Text(self.speech.say("cli-long-shot-dice-roland", action=action + source_mark(plan.source)))


def source_mark(source: str) -> str:
    return SOURCE_MARKS.get(source, "")
