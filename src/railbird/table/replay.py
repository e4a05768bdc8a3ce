"""A game once more: the board as it was after every event that counts, from one seat or as a spectator saw it."""

from __future__ import annotations

from typing import Any

from railbird.core.contract import NOBODY, Chance, Decide, State
from railbird.core.game import view
from railbird.table.acts import Declined
from railbird.table.cards import Part, SeatNumber, Version
from railbird.table.lobby import Body
from railbird.table.sight import eyes, told
from railbird.table.table import Table

MOST_MOMENTS = 40
"""In one answer."""


class Moment(Part, frozen=True, kw_only=True):
    """The board after an entry of the log, and the facts that the entry told."""

    at: Version
    view: Any
    facts: tuple[Any, ...] = ()
    turn: SeatNumber | None = None
    """The seat that acts next, and whether it rolls."""
    rolls: bool = False
    rolled: int = 0
    """How many chance events there had been."""


class Replay(Body, frozen=True, kw_only=True):
    """`GET /api/tables/<id>/replay`: moments from entry `first` on."""

    seat: SeatNumber | None = None
    """The seat that it is seen from; absent: a spectator."""
    entries: list[Version]
    """All that there are."""
    moments: list[Moment]


def make_replay(table: Table, person: str, wanted: int | None, first: int) -> Replay:
    """What was taken back is not shown. When a game is over its record tells everything, so it may be seen from every seat."""
    if table.state is None:
        raise Declined("not-now", "no game has begun")
    seat = wanted if table.status == "over" and wanted is not None and wanted < len(table.seats) else eyes(table, person, wanted)
    facts = {item.at: item.facts for item in told(table, seat, first - 1)}
    scene = table.game.new(len(table.seats), table.variant)
    moments: list[Moment] = []
    rolled = 0
    for item in table.played:
        scene.apply(item.event)
        rolled += item.seat is None
        if item.at >= first:
            moments.append(make_moment(scene, seat, item.at, facts.get(item.at, []), rolled))
        if len(moments) == MOST_MOMENTS:
            break
    return Replay(seat=seat, entries=[item.at for item in table.played], moments=moments)


def make_moment(scene: State, seat: int | None, at: int, facts: list[Any], rolled: int) -> Moment:
    turn = scene.pending()
    actor = turn.seat if isinstance(turn, Decide | Chance) else NOBODY
    next_seat = None if actor == NOBODY else actor
    return Moment(at=at, view=view(scene, seat), facts=tuple(facts), turn=next_seat, rolls=isinstance(turn, Chance), rolled=rolled)
