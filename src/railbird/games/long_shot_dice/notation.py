"""Events and steps from their words, without a state."""

from __future__ import annotations

from itertools import chain

from railbird.core.contract import Event
from railbird.games.long_shot_dice import events
from railbird.games.long_shot_dice.actions import MARK_BAR
from railbird.games.long_shot_dice.cards import CARDS
from railbird.games.long_shot_dice.concession import (
    CHOOSE_HELMET,
    CHOOSE_HORSE,
    CHOOSE_JERSEY,
    CHOOSE_TILE,
    COLUMN_COMPLETE,
    ROW_COMPLETE,
    FreeBet,
    MoveHorses,
)
from railbird.games.long_shot_dice.roland import DIAMOND_ROLL
from railbird.games.long_shot_dice.state import Ability, Card, Step
from railbird.games.long_shot_dice.turn import TAKE_ACTION, TAKE_WILD_ACTION

LAY: list[Event] = [events.Lay(name) for name in CARDS]
WORDS: dict[str, Event] = {
    event.text(): event
    for event in chain(
        events.START, events.DEAL, LAY, events.ROLL, events.DIAMOND, events.CONCESSION, events.HELMET, events.JERSEY,
        *events.BET, events.BUY, events.WILD, events.SCATTER, events.TUG, events.BONUS, events.MARK, events.MOVE,
        [events.ERASE, events.PASS, events.USE, events.DECLINE],
    )
}  # fmt: skip
STEPS: dict[str, Step] = {
    step.text(): step
    for step in [
        TAKE_ACTION, *TAKE_WILD_ACTION, *MARK_BAR, ROW_COMPLETE, COLUMN_COMPLETE, CHOOSE_TILE, CHOOSE_HELMET, CHOOSE_JERSEY,
        CHOOSE_HORSE, DIAMOND_ROLL,
    ]
}  # fmt: skip


def parse(text: str) -> Event:
    """The event that these words name."""
    event = WORDS.get(text)
    if event is None:
        raise ValueError(f"{text!r} is not an event of long-shot-dice")
    return event


def parse_step(text: str, market: list[Card]) -> Step:
    """A step of a turn from its words; an ability is found by its card on the market."""
    if text in STEPS:
        return STEPS[text]
    match text.split():
        case ["ability", number, detail]:
            return Ability(market[int(number) - 1], int(detail))
        case ["move", spaces, horses, other]:
            return MoveHorses(int(spaces), horses == "2", int(other) - 1)
        case ["free-bet", amount]:
            return FreeBet(int(amount))
    raise ValueError(f"{text!r} is not a step of a turn")
