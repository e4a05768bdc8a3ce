"""Events from their words, without a state, and options as a person meets them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from railbird.core.chance import parse_roll
from railbird.core.contract import Event
from railbird.core.game import Offer
from railbird.games.las_vegas.box import note_counts
from railbird.games.las_vegas.state import PASS, PLACE, START, Casino, Note, Pass, Place
from railbird.games.las_vegas.view import LasVegasView, look_casino, rebuild_casino


def parser(game: str, edition: str, more: Sequence[Event] = ()) -> Callable[[str], Event]:
    """How a game reads events; the notes of its edition decide which values exist."""
    notes: list[Event] = [Note(kind, value) for kind, (value, _) in enumerate(note_counts(edition))]
    words = {event.text(): event for event in [*START, *PLACE, PASS, *notes, *more]}

    def parse(text: str) -> Event:
        if text.startswith("roll "):
            return parse_roll(text.split(" ")[1:])
        event = words.get(text)
        if event is None:
            raise ValueError(f"{text!r} is not an event of {game}")
        return event

    return parse


def offer(view: LasVegasView, event: Event) -> Offer:
    """How to present an option: the dice that would go, or the chip that would be paid."""
    assert view.roll is not None and view.turn is not None
    if isinstance(event, Place):
        face = event.casino + 1
        dice = {pool: getattr(view.roll, pool).count(face) for pool in ("small", "big", "white")}
        args = {"casino": face, **dice, **outcome(view, view.turn, event.casino, dice)}
        return Offer(
            event=event.text(), message="las-vegas-offer-place", args=args,
            group="place", shortcut=str(face), target=f"casino:{face}",
        )  # fmt: skip
    assert isinstance(event, Pass)
    chips = view.players[view.turn].chips
    return Offer(event=event.text(), message="las-vegas-offer-pass", args={"chips": chips - 1}, group="pass", shortcut="p", target="chips")


def outcome(view: LasVegasView, seat: int, casino: int, dice: dict[str, int]) -> dict[str, Any]:
    """LV-31: how a seat and everybody else would stand in a casino after it placed these dice, if it were paid out then."""
    after = rebuild_casino(view.casinos[casino])
    args = place_on(after, seat, len(view.players), **dice)
    if args["virtual"] == "neutral" and view.game == "las-vegas-2012":
        args["virtual"] = "white"
    return {**args, "after": {str(casino + 1): look_casino(after)}}


def place_on(casino: Casino, seat: int, players: int, small: int, big: int, white: int = 0) -> dict[str, Any]:
    """Place dice, and tell what the seat would get then, `still` if that is no news, or with whom it is tied: seats, or virtual dice.

    White dice may tie with others at the same time (LV-83); those are named where the seat itself has no tie.
    """
    held = note_of(casino, seat)
    casino.add(seat, small, big)
    if white:
        casino.add(players, white, 0)
    strengths = casino.strengths()
    equal = equals(strengths, seat)
    struck = equals(strengths, players) if white and players not in equal else []
    note = note_of(casino, seat)
    return {
        "strength": strengths[seat], "money": note, "still": note is not None and note == held,
        "seats": [row for row in equal if row < players] if equal else struck,
        "virtual": "neutral" if any(row >= players for row in equal) else "none", "tied": bool(equal), "white_tied": bool(struck),
    }  # fmt: skip


def equals(strengths: list[int], row: int) -> list[int]:
    """The other rows with the same strength, if there is any."""
    return [other for other, strength in enumerate(strengths) if strength and strength == strengths[row] and other != row]


def note_of(casino: Casino, seat: int) -> int | None:
    """What a casino would pay a seat now."""
    ranking = casino.ranking()
    place = ranking.index(seat) if seat in ranking else len(casino.notes)
    return casino.notes[place] if place < len(casino.notes) else None
