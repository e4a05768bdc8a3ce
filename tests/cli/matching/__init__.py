"""Matching coins: two people show a side of a coin at once, the first also its edge. A game with secrets, for the table to keep."""

from __future__ import annotations

from railbird.core.contract import Decide, Event, Over, Pending, Refusal, State, Word, win_shares
from railbird.core.facts import Fact, Seat
from railbird.core.game import Game, Offer, Variant, View

SIDES: list[Event] = [Word("heads"), Word("tails")]
SIDES_OF_THE_FIRST: list[Event] = [*SIDES, Word("edge")]
WORDS = {side.text(): side for side in SIDES_OF_THE_FIRST}


class Hides(Fact, frozen=True):
    """What a seat alone knows of its own coin."""

    seat: Seat
    side: str


class Shown(Fact, frozen=True):
    sides: list[str]


class MatchingView(View, frozen=True, kw_only=True):
    coins: list[str | None]


class Matching(State):
    def __init__(self) -> None:
        super().__init__()
        self.coins: list[Event] = []

    def game(self) -> str:
        return "matching"

    def seats(self) -> int:
        return 2

    def phase(self) -> int:
        return 0

    def standing(self) -> list[int]:
        if len(self.coins) < 2:
            return [0, 0]
        return [1, 0] if self.coins[0] == self.coins[1] else [0, 1]

    def pending(self) -> Pending:
        if len(self.coins) == 2:
            return Over(self.standing(), win_shares(self.standing()))
        return Decide(len(self.coins), SIDES if self.coins else SIDES_OF_THE_FIRST, secret=True)

    def apply(self, event: Event) -> None:
        seat = len(self.coins)
        self.coins.append(event)
        if self.scribe is not None:
            self.scribe.tell(Hides(seat, event.text()), seat)
            if len(self.coins) == 2:
                self.scribe.tell(Shown([coin.text() for coin in self.coins]))

    def refusal(self, seat: int, event: Event) -> Refusal:
        return Refusal("M-1")


def look(state: Matching, seat: int | None) -> MatchingView:
    is_shown = len(state.coins) == 2
    coins = [coin.text() if is_shown or owner == seat else None for owner, coin in enumerate(state.coins)]
    return MatchingView(game="matching", seat=seat, coins=coins)


def offer(view: MatchingView, event: Event) -> Offer:
    return Offer(event=event.text(), message="matching-offer", args={"side": event.text()})


def rebuild(view: MatchingView) -> Matching:
    state = Matching()
    state.coins = [WORDS[coin or "heads"] for coin in view.coins]
    return state


def parse(text: str) -> Event:
    if text not in WORDS:
        raise ValueError(f"{text!r} is not a side of a coin")
    return WORDS[text]


MATCHING = Game(
    id="matching",
    title="Matching coins",
    seats=range(2, 3),
    rules=1,
    family="matching",
    package=__name__,
    ledgers=(),
    variant=Variant,
    view=MatchingView,
    start=lambda seats, variant: Matching(),
    look=look,
    rebuild=rebuild,
    parse=parse,
    offer=offer,
    policies={},
    dollars=False,
)
