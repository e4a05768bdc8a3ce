"""Pig: roll as often as you dare. A teaching game for Railbird, in plain Python."""

from __future__ import annotations

from railbird.core.contract import Event
from railbird.core.game import Game, Offer, Variant, View
from railbird_pig.rules import FACES, HOLD, ROLL, HoldAtTwenty, Pig


class PigVariant(Variant, frozen=True):
    goal: int = 100
    """Points that win (PIG-5)."""


class PigView(View, frozen=True, kw_only=True):
    variant: PigVariant
    scores: list[int]
    turn: int
    pot: int
    rolling: bool


def start(seats: int, variant: PigVariant) -> Pig:
    return Pig(seats, variant.goal)


def look(state: Pig, seat: int | None) -> PigView:
    return PigView(
        game="pig", seat=seat, variant=PigVariant(goal=state.goal),
        scores=list(state.scores), turn=state.seat, pot=state.pot, rolling=state.rolling,
    )  # fmt: skip


def rebuild(view: PigView) -> Pig:
    state = Pig(len(view.scores), view.variant.goal)
    state.scores = list(view.scores)
    state.seat, state.pot, state.rolling = view.turn, view.pot, view.rolling
    return state


def parse(text: str) -> Event:
    for event in [ROLL, HOLD, *FACES]:
        if event.text() == text:
            return event
    raise ValueError(f"{text!r} is not an event of Pig")


def offer(view: PigView, event: Event) -> Offer:
    word = event.text()
    return Offer(event=word, message=f"pig-offer-{word}", args={"pot": view.pot}, group=word, shortcut=word[0])


PIG = Game(
    id="pig",
    title="Pig",
    seats=range(2, 9),
    rules=1,
    family="pig",
    package=__name__,
    ledgers=("RULES",),
    variant=PigVariant,
    view=PigView,
    start=start,
    look=look,
    rebuild=rebuild,
    parse=parse,
    offer=offer,
    policies={"greedy": HoldAtTwenty},
    dollars=False,
)
