"""Short ways to lay a table of Long Shot. Horses go by their printed numbers, seats count from 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import remove, vec
from mypy_extensions import i64

from railbird.core.contract import Over, Scribe
from railbird.core.door import IllegalMove, play
from railbird.core.facts import Fact
from railbird.core.game import find_game
from railbird.games.long_shot.box import LongShotVariant
from railbird.games.long_shot.cardboard import Horse
from railbird.games.long_shot.pieces import KINDS
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.steps import STEP_NAMES

GAME = find_game("long-shot")


def fresh(seats: int = 3, **variant: Any) -> LongShot:
    """Nothing is dealt yet."""
    state = GAME.new(seats, LongShotVariant(**variant))
    assert isinstance(state, LongShot)
    return state


def table(
    *hands: str,
    step: str = "action",
    spaces: Mapping[int, int] | None = None,
    owners: Mapping[int, int] | None = None,
    bets: Mapping[tuple[int, int], int] | None = None,
    finished: Sequence[int] = (),
    money: int = 25,
    pile: str | None = None,
    **variant: Any,
) -> LongShot:
    """Seat 0 is on. Each hand is given as names of cards; three seats at least; tokens are used up.

    `pile` leaves only these cards to be drawn and discards the rest.
    """
    state = fresh(max(3, len(hands)), **variant)
    for player, hand in zip(state.players, hands, strict=False):
        player.hand = vec[i64](sorted(KINDS.index(card) for card in hand.split()))
    for player in state.players:
        player.money = money
        player.has_token = False
        for kind in player.hand:
            state.pile = remove(state.pile, kind)
    if pile is not None:
        left = sorted(KINDS.index(card) for card in pile.split())
        for kind in left:
            state.pile = remove(state.pile, kind)
        for kind in state.pile:
            state.discards[kind] += 1
        state.pile = vec[i64](left)
    for number, space in (spaces or {}).items():
        horse(state, number).space = space
    for number, owner in (owners or {}).items():
        horse(state, number).owner = owner
    for (seat, number), stake in (bets or {}).items():
        state.players[seat].bets[number - 1] = stake
    for number in finished:
        state.finish(horse(state, number))
    state.owed = 0
    state.step = STEP_NAMES.index(step)
    if step == "features":
        state.begin_turn()
    return state


def horse(state: LongShot, number: int) -> Horse:
    return state.horses[number - 1]


def spaces(state: LongShot, *numbers: int) -> list[int]:
    """Where these horses are."""
    return [horse(state, number).space for number in numbers]


def moved(state: LongShot) -> dict[int, int]:
    """Every horse that is not behind the start line, with its space."""
    return {horse.number + 1: horse.space for horse in state.horses if horse.space}


def do(state: LongShot, *events: str) -> None:
    """Play events through the checked door."""
    for event in events:
        play(state, GAME.parse(event))


def options(state: LongShot) -> list[str]:
    turn = state.pending()
    return [option.text() for option in getattr(turn, "options", [])]


def outcomes(state: LongShot) -> list[str]:
    """What chance may bring now."""
    turn = state.pending()
    found = getattr(turn, "outcomes", None)
    return [] if found is None else [event.text() for event, _ in found()]


def on(state: LongShot) -> int:
    """The seat that decides, or whose hand rolls or draws."""
    seat = getattr(state.pending(), "seat", None)
    assert seat is not None
    return int(seat)


def step(state: LongShot) -> str:
    return STEP_NAMES[state.step]


def hand(state: LongShot, seat: int) -> list[str]:
    return [KINDS[kind] for kind in state.players[seat].hand]


def money(state: LongShot) -> list[int]:
    return [player.money for player in state.players]


def bet(state: LongShot, seat: int, number: int) -> int:
    return state.players[seat].bets[number - 1]


def discarded(state: LongShot) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(state.discards) for _ in range(count)]


def seen(state: LongShot, seat: int) -> list[tuple[str, list[int]]]:
    """Cards that the seat has seen elsewhere, with the hands they may be in."""
    known = GAME.look(state, seat)
    assert known.players[seat].seen is not None  # type: ignore[attr-defined]
    return sorted((card.card, card.seats) for card in known.players[seat].seen)  # type: ignore[attr-defined]


def refused(state: LongShot, event: str) -> str:
    """The rule by which the event is refused."""
    with pytest.raises(IllegalMove) as caught:
        play(state, GAME.parse(event))
    return caught.value.refusal.rule


def listen(state: LongShot) -> Scribe:
    """The facts told from now on."""
    state.scribe = Scribe()
    return state.scribe


def told(scribe: Scribe, kind: type[Fact], seat: int | None = None) -> list[Fact]:
    """The facts of a kind that a seat, or everyone, was told."""
    return [fact for fact in scribe.facts(seat) if isinstance(fact, kind)]


def result(state: LongShot) -> Over:
    over = state.pending()
    assert isinstance(over, Over)
    return over
