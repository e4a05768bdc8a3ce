"""The die action that Handicap and My Choice share, and the free placing of Power Play (LVR-111, LVR-164 to LVR-167)."""

from __future__ import annotations

from railbird.core.contract import Event, Refusal
from railbird.games.las_vegas import royale_facts as facts
from railbird.games.las_vegas.royale import Royale, tile_name
from railbird.games.las_vegas.state import BIG_STRENGTH, CASINOS
from railbird.games.las_vegas.tiles.words import BACK, BIG, DECLINE, KINDS, SET, SMALL, SetDie, TakeBack


def placings(table: Royale) -> list[Event]:
    """LVR-111, LVR-116, LVR-164: any die in hand to any open casino."""
    me = table.players[table.seat]
    options: list[Event] = []
    for casino in range(CASINOS):
        if table.is_open(casino):
            if me.small > 0:
                options.append(SET[SMALL][casino])
            if me.big > 0:
                options.append(SET[BIG][casino])
    return options


def die_actions(table: Royale) -> list[Event]:
    """LVR-164 to LVR-166: place a die, take one back from an open casino, or neither."""
    options = placings(table)
    for number in range(CASINOS):
        if table.is_open(number):
            casino = table.casinos[number]
            big = casino.big(table.seat)
            if casino.strength(table.seat) > BIG_STRENGTH * big:
                options.append(BACK[SMALL][number])
            if big > 0:
                options.append(BACK[BIG][number])
    options.append(DECLINE)
    return options


def act_on_die(table: Royale, event: Event) -> None:
    """LVR-164, LVR-167: nothing is activated."""
    seat = table.seat
    if isinstance(event, SetDie):
        if table.scribe is not None:
            table.scribe.tell(facts.DieSet(seat, event.casino + 1, event.kind == BIG))
        table.spend(seat, event.kind)
        table.put(seat, event.casino, event.kind)
    elif isinstance(event, TakeBack):
        if table.scribe is not None:
            table.scribe.tell(facts.DieBack(seat, event.casino + 1, event.kind == BIG))
        table.take(seat, event.casino, event.kind)
        table.regain(seat, event.kind)
    elif table.scribe is not None:
        table.scribe.tell(facts.Declines(seat, tile_name(table.tiles[table.asking])))


def refuse_die_action(table: Royale, event: Event) -> Refusal | None:
    if not isinstance(event, SetDie | TakeBack):
        return None
    return Refusal("LVR-164", {"kind": KINDS[event.kind]}) if table.is_open(event.casino) else table.refuse_closed(event.casino)
