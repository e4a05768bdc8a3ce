"""The board of Long Shot: ten lanes that carry their horse cards, everybody's purse, and the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import SEAT_STYLES, chart, initials
from railbird.games.long_shot.box import components, make_box
from railbird.games.long_shot.offers import card_source, card_text, feature_text
from railbird.games.long_shot.pieces import BIT, HORSES, KINDS, WINNERS
from railbird.games.long_shot.view import LongShotView, SeenHorse
from railbird.speech import Speech

OPEN, ZONE, HORSE = "·", "░", "♞"
NAME, BETS = 1, 6
"""The columns that may be broken into lines."""


def draw(seen: LongShotView, speech: Speech) -> RenderableType:
    return Group(*LongShotBoard(seen, speech).parts())


class LongShotBoard:
    """One look at the table."""

    def __init__(self, seen: LongShotView, speech: Speech) -> None:
        self.seen = seen
        self.speech = speech
        self.box = make_box(seen.variant)
        self.names = [speech.seat(seat) for seat in range(len(seen.players))]
        self.marks = initials(self.names)

    def say(self, word: str, **args: object) -> str:
        return self.speech.say(f"long-shot-board-{word}", **args)

    def mark(self, seat: int | None) -> Text:
        return Text() if seat is None else Text(self.marks[seat], SEAT_STYLES[seat])

    def parts(self) -> Iterator[RenderableType]:
        seen = self.seen
        yield Text(self.title(), "bold reverse")
        if seen.turn == 0:
            yield Text(self.speech.say("long-shot-provenance"), "italic")
        yield Text()
        yield self.lanes()
        yield Text()
        yield self.players()
        if seen.seat is not None:
            yield from self.own(seen.seat)

    def title(self) -> str:
        seen = self.seen
        if sum(1 for horse in seen.horses if horse.place) == WINNERS:
            return self.speech.say("cli-board-over")
        words = [self.say("turn", turn=seen.turn + 1), self.say("pile", count=seen.pile)]
        if seen.horse_die is not None and seen.move_die is not None:
            words.append(self.say("dice", horse=seen.horse_die, move=seen.move_die))
        return " · ".join(words)

    def lanes(self) -> Table:
        table = chart("", self.say("horse"), self.say("bar"), self.say("odds"), self.say("lane", zone=ZONE), "", self.say("bets"))
        table.padding = 0
        for column in table.columns:
            column.no_wrap = column not in (table.columns[NAME], table.columns[BETS])
        for number, horse in enumerate(self.seen.horses):
            card = self.box.horses[number]
            bar = " ".join(str(other + 1) for other in range(HORSES) if card.bar & BIT[other])
            odds = " ".join(map(str, card.odds))
            table.add_row(str(number + 1), card.name, bar, odds, self.lane(horse), self.owner(horse, card.price), self.bets(number))
        return table

    def owner(self, horse: SeenHorse, price: int) -> Text:
        """Whose it is, or what it costs while it is for sale."""
        if horse.owner is None and horse.place is None:
            return Text(self.speech.money(price))
        return self.mark(horse.owner)

    def lane(self, horse: SeenHorse) -> Text:
        """The start line and the spaces with the zone, or the place of a horse that has finished."""
        if horse.place is not None:
            return Text(self.say("place", place=horse.place).rjust(self.box.spaces + 1))
        cells = [" ", *(OPEN if space < self.box.no_bets_from else ZONE for space in range(1, self.box.spaces + 1))]
        cells[horse.space] = HORSE
        return Text("".join(cells), "bold" if horse.leads else "")

    def bets(self, number: int) -> Text:
        stakes = [(seat, player.bets[number]) for seat, player in enumerate(self.seen.players) if player.bets[number]]
        return Text(" ").join(Text.assemble(self.mark(seat), str(stake)) for seat, stake in stakes)

    def players(self) -> Table:
        table = chart("", self.speech.say("cli-board-player"), *map(self.say, ("money", "cards", "token")))
        for seat, player in enumerate(self.seen.players):
            table.add_row(
                ">" if seat == self.seen.on else "",
                Text.assemble(self.mark(seat), " ", self.names[seat]),
                self.speech.money(player.money),
                str(player.cards),
                self.say("token-left" if player.token else "token-used"),
            )
        return table

    def own(self, seat: int) -> Iterator[Text]:
        """The features of own horses, the own cards, and the cards seen in other hands."""
        horses = [number for number, horse in enumerate(self.seen.horses) if horse.owner == seat]
        player = self.seen.players[seat]
        if horses:
            yield Text("\n" + self.say("horses"), "bold")
            yield from map(self.feature, horses)
        if player.hand:
            yield Text("\n" + self.say("hand"), "bold")
            yield from map(self.card, player.hand)
        for card in player.seen or []:
            holders = self.speech.list([self.names[holder] for holder in card.seats])
            yield Text("  " + self.say("seen", card=self.speech.say(f"long-shot-card-{card.card}"), holders=holders), "dim")

    def feature(self, number: int) -> Text:
        message, args = feature_text(self.seen.variant, number)
        source = components(self.seen.variant).source(f"horse.{number + 1}.feature")
        return self.item(self.speech.say(f"long-shot-horse-{number + 1}"), self.speech.say(message, **args), source)

    def card(self, card: str) -> Text:
        kind = KINDS.index(card)
        message, args = card_text(self.seen.variant, kind)
        return self.item(self.speech.say(f"long-shot-card-{card}"), self.speech.say(message, **args), card_source(self.seen.variant, kind))

    def item(self, name: str, text: str, source: str) -> Text:
        """A name, what it says, and where we know that from."""
        return Text.assemble(("  " + name, "bold"), ": ", text, (f" ({self.speech.say(f'long-shot-source-{source}')})", "dim"))
