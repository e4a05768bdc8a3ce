"""The board of 8*28: the centre, everybody's cards with all totals they may make, and what the next card may do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import SEAT_STYLES, chart, initials
from railbird.games.eight28.state import UNDECIDED
from railbird.games.eight28.view import UNKNOWN, Eight28View, SeenPlayer
from railbird.speech import Speech

BLUE, RED = "◆", "◇"


def draw(seen: Eight28View, speech: Speech) -> RenderableType:
    return Group(*Eight28Board(seen, speech).parts())


class Eight28Board:
    """One look at the table."""

    def __init__(self, seen: Eight28View, speech: Speech) -> None:
        self.seen = seen
        self.speech = speech
        self.names = [speech.seat(seat) for seat in range(len(seen.players))]
        self.marks = initials(self.names)

    def say(self, word: str, **args: object) -> str:
        return self.speech.say(f"eight-28-board-{word}", **args)

    def parts(self) -> Iterator[RenderableType]:
        seen = self.seen
        yield Text(self.title(), "bold reverse")
        centre = self.say("centre", blue=seen.centre.blue, red=seen.centre.red)
        yield Text(f"{centre} {BLUE * seen.centre.blue}{RED * seen.centre.red}".rstrip(), "bold")
        yield Text(self.say("supply", blue=seen.supply.blue, red=seen.supply.red) + " · " + self.say("deck", cards=seen.deck))
        yield Text()
        yield self.players()
        if seen.odds is not None:
            odds = seen.odds
            yield Text()
            yield Text(self.say("odds", unseen=sum(seen.unseen), eight=odds.eight, twenty_eight=odds.twenty_eight, bust=odds.bust))

    def title(self) -> str:
        if self.is_over():
            return self.say("over")
        return self.say("last" if self.seen.is_last_round else "round", round=self.seen.round + 1)

    def is_over(self) -> bool:
        return self.seen.turn is None and self.seen.dealer is not None

    def players(self) -> Table:
        headings = ("player", "hidden", "cards", "totals")
        table = chart("", *map(self.say, headings), "", self.say("crystals"), self.say("points"))
        for seat, player in enumerate(self.seen.players):
            table.add_row(
                ">" if seat == self.seen.turn else "",
                Text.assemble((self.marks[seat], SEAT_STYLES[seat]), " ", self.names[seat]),
                player.hidden or "",
                " ".join(player.cards),
                self.totals(player),
                self.status(seat, player),
                f"{player.won.blue} {BLUE}  {player.won.red} {RED}",
                str(player.score),
            )
        return table

    def totals(self, player: SeenPlayer) -> str:
        """All totals within 28; a card that is not known adds a question mark."""
        if player.hidden is None:
            return ""
        if not player.totals:
            return self.say("over28")
        known = self.speech.totals(player.totals)
        if player.hidden != UNKNOWN:
            return known
        return f"{known} + {UNKNOWN}" if player.cards else UNKNOWN

    def status(self, seat: int, player: SeenPlayer) -> str:
        words = [self.say("dealer")] if seat == self.seen.dealer and not self.is_over() else []
        if player.is_out:
            words.append(self.say("out"))
        elif self.seen.revealed:
            words += self.half(player)
        elif answer := self.seen.answers[seat]:
            words.append(self.say(answer))
        return ", ".join(words)

    def half(self, player: SeenPlayer) -> list[str]:
        if player.half == UNDECIDED:
            return [] if self.is_over() else [self.say("choosing")]
        return [f"→ {player.half}"] if player.half > 0 else []
