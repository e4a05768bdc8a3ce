"""Short ways to lay a table of Long Shot: The Dice Game. Horses and seats go by number, as at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from railbird.core.contract import Decide, Over, Scribe
from railbird.core.door import IllegalMove, play, why_not
from railbird.core.facts import Fact
from railbird.core.game import find_game
from railbird.games.long_shot_dice.box import LongShotDiceVariant
from railbird.games.long_shot_dice.events import CELLS, HORSES
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.state import Sheet

GAME = find_game("long-shot-dice")
MIDDLE = 5
"""A space where nothing special happens."""


def fresh(seats: int = 3, **variant: Any) -> LongShotDice:
    """Seat 1 begins; nothing is dealt yet."""
    state = GAME.new(seats, LongShotDiceVariant(**{"starter": "first", **variant}))
    assert isinstance(state, LongShotDice)
    return state


def table(seats: int = 3, **variant: Any) -> LongShotDice:
    """Starting cards a, b, c … are dealt; nobody has rolled."""
    state = fresh(seats, **variant)
    while state.sheets_dealt < len(state.sheets):
        do(state, f"deal {'abcdefgh'[state.sheets_dealt]}")
    return state


def clean(seats: int = 2, *, cards: str = "", own: Iterable[int] = (), **variant: Any) -> LongShotDice:
    """A table where no box is marked and no bet written down; seat 1 owns some horses."""
    state = table(seats, cards=cards, **variant)
    for sheet in state.sheets:
        sheet.concessions = 0
        sheet.bets = [0] * HORSES
    for number in own:
        give(state, 1, number)
    return state


def acting(number: int, seats: int = 2, *, cards: str = "", own: Iterable[int] = (), **variant: Any) -> LongShotDice:
    """As `clean`; the die shows this number, every horse stands in the middle, and seat 1 is to act."""
    state = clean(seats, cards=cards, own=own, **variant)
    do(state, f"roll {number} 1")
    state.position = [MIDDLE] * HORSES
    return state


def give(state: LongShotDice, seat: int, number: int) -> None:
    """A horse for nothing, without its effect on purchase."""
    state.sheets[seat - 1].take_card(state.market[number - 1])
    state.owner[number - 1] = seat - 1


def mark(state: LongShotDice, *cells: str, seat: int = 1) -> None:
    """Mark concession boxes, `23` for row 2, column 3, without what that earns."""
    for cell in cells:
        state.sheets[seat - 1].concessions |= 2 ** (4 * int(cell[0]) - 4 + int(cell[1]) - 1)


def put(state: LongShotDice, **spaces: int) -> None:
    """Put horses on spaces: `h3=12`."""
    for horse, space in spaces.items():
        state.position[int(horse[1]) - 1] = space


def at(state: LongShotDice, number: int) -> int:
    """The space of a horse."""
    return state.position[number - 1]


def finish(state: LongShotDice, *numbers: int) -> None:
    """Bring horses home in this order."""
    for number in numbers:
        state.finish(number - 1)


def bar(state: LongShotDice, number: int) -> list[int]:
    """The horses marked on a card."""
    return [horse for horse in range(1, HORSES + 1) if state.bars[number - 1] >> horse - 1 & 1]


def fill_bar(state: LongShotDice, number: int, free: int = 0) -> None:
    """Mark every horse on a card but the first so many."""
    state.bars[number - 1] = sum(2**horse for horse in range(free, HORSES))


def marked(sheet: Sheet) -> list[str]:
    """The marked concession boxes, as in `mark`."""
    return [f"{cell // 4 + 1}{cell % 4 + 1}" for cell in range(CELLS) if sheet.has_concession(cell)]


def do(state: LongShotDice, *events: str) -> None:
    """Play events through the checked door."""
    for event in events:
        play(state, GAME.parse(event))


def options(state: LongShotDice) -> list[str]:
    turn = state.pending()
    return [option.text() for option in turn.options] if isinstance(turn, Decide) else []


def offered(state: LongShotDice, verb: str) -> list[str]:
    """The options that begin with this word."""
    return [option for option in options(state) if option.split()[0] == verb]


def refused(state: LongShotDice, event: str) -> str:
    """The rule by which the event is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, GAME.parse(event))
    return caught.value.refusal.rule


def refused_to(state: LongShotDice, seat: int, event: str) -> str:
    refusal = why_not(state, seat - 1, GAME.parse(event))
    assert refusal is not None
    return refusal.rule


def whose_turn(state: LongShotDice) -> int:
    turn = state.pending()
    assert isinstance(turn, Decide)
    return turn.seat + 1


def money(state: LongShotDice) -> list[int]:
    return [sheet.money for sheet in state.sheets]


def bets(state: LongShotDice, seat: int = 1) -> dict[int, int]:
    """The bets of a seat by horse."""
    return {number: amount for number, amount in enumerate(state.sheets[seat - 1].bets, 1) if amount}


def listen(state: LongShotDice) -> Told:
    """The facts told from now on."""
    state.scribe = Scribe()
    return Told(state.scribe)


class Told:
    """The facts of a scribe, read when looked at."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe

    def of(self, kind: type[Fact]) -> list[Fact]:
        return [fact for fact, _ in self.scribe.told if isinstance(fact, kind)]


def score_now(state: LongShotDice) -> Over:
    """End the race as it stands."""
    racing = [number for number in range(1, HORSES + 1) if not state.is_finished(number - 1)]
    assert len(state.finishers) == len(state.box.prizes), f"bring three horses home first; {racing} are still racing"
    state.todo = []
    state.end_round()
    over = state.pending()
    assert isinstance(over, Over)
    return over
