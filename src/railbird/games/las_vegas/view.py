"""What a seat sees. In Las Vegas everything is open (LV-35), so all seats see the same."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from railbird.core.chance import Bag, Rolled, rolled, shown
from railbird.core.contract import NOBODY, Decide
from railbird.core.game import View
from railbird.games.las_vegas.box import LasVegas2012Variant, LasVegasVariant, base_box, box_2012
from railbird.games.las_vegas.edition_2012 import LasVegas2012
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import Casino, Player


class SeenRoll(Struct, frozen=True):
    """The dice on the table, by faces."""

    small: list[int]
    big: list[int]
    white: list[int]


class SeenCasino(Struct, frozen=True):
    """Dice by row: the seats, then the virtual players."""

    notes: list[int]
    small: list[int]
    big: list[int]
    strength: list[int]
    tied: list[int]
    """Rows that would be struck out now."""
    winners: list[int]
    """The rows that would take the notes now, in their order."""


class SeenPlayer(Struct, frozen=True):
    """Dice in hand and everything owned."""

    small: int
    big: int
    white: int
    chips: int
    money: int
    notes: int
    score: int


class LasVegasView(View, frozen=True, kw_only=True):
    """The open table."""

    variant: LasVegasVariant
    round: int
    rounds: int
    starter: int | None
    turn: int | None
    """The seat that rolls or chooses."""
    choosing: bool
    neutral: int
    filled: int
    roll: SeenRoll | None
    deck: list[int]
    under: list[int]
    casinos: list[SeenCasino]
    players: list[SeenPlayer]


class LasVegas2012View(LasVegasView, frozen=True, kw_only=True):
    variant: LasVegas2012Variant  # type: ignore[assignment]


def look(state: LasVegas, seat: int | None) -> LasVegasView:
    return LasVegasView(**seen(state, seat))


def look_2012(state: LasVegas2012, seat: int | None) -> LasVegas2012View:
    return LasVegas2012View(**seen(state, seat))


def seen(state: LasVegas, seat: int | None) -> dict[str, Any]:
    """The fields that all editions share."""
    return {
        "game": state.game(),
        "seat": seat,
        "variant": state.box.variant,
        "round": state.round,
        "rounds": state.box.rounds,
        "starter": None if state.starter == NOBODY else state.starter,
        "turn": None if state.seat == NOBODY or state.round == state.box.rounds else state.seat,
        "choosing": isinstance(state.pending(), Decide),
        "neutral": state.neutral,
        "filled": state.filled,
        "roll": look_roll(state.roll, state.box.white > 0),
        "deck": list(state.deck.counts),
        "under": list(state.under),
        "casinos": [look_casino(casino) for casino in state.casinos],
        "players": [look_player(player, score) for player, score in zip(state.players, state.standing(), strict=True)],
    }


def look_roll(roll: Rolled | None, is_white: bool) -> SeenRoll | None:
    if roll is None:
        return None
    first, second = shown(roll.first), shown(roll.second)
    return SeenRoll(first, [], second) if is_white else SeenRoll(first, second, [])


def look_casino(casino: Casino) -> SeenCasino:
    winners = casino.ranking()[: len(casino.notes)]
    return SeenCasino(casino.notes, casino.small_dice(), casino.big_dice(), casino.strengths(), casino.struck(), winners)


def look_player(player: Player, score: int) -> SeenPlayer:
    return SeenPlayer(player.small, player.big, player.white, player.chips, player.money, player.notes, score)


def rebuild(view: LasVegasView) -> LasVegas:
    state = LasVegas(base_box(len(view.players), view.variant))
    fill(state, view)
    return state


def rebuild_2012(view: LasVegas2012View) -> LasVegas2012:
    state = LasVegas2012(box_2012(len(view.players), view.variant))
    fill(state, view)
    return state


def fill(state: LasVegas, view: LasVegasView) -> None:
    """Lay the pieces of a view on an empty table."""
    state.players = [rebuild_player(player) for player in view.players]
    state.casinos = [rebuild_casino(casino) for casino in view.casinos]
    state.deck = Bag(list(view.deck), state.box.notes)
    state.under = list(view.under)
    state.filled = view.filled
    state.neutral = view.neutral
    state.round = view.round
    state.starter = NOBODY if view.starter is None else view.starter
    state.seat = state.starter if view.turn is None else view.turn
    state.roll = None if view.roll is None else rolled(view.roll.small, view.roll.big + view.roll.white)


def rebuild_player(view: SeenPlayer) -> Player:
    player = Player()
    player.small, player.big, player.white = view.small, view.big, view.white
    player.chips, player.money, player.notes = view.chips, view.money, view.notes
    return player


def rebuild_casino(view: SeenCasino) -> Casino:
    casino = Casino(len(view.small))
    for note in view.notes:
        casino.take_note(note)
    for row, (small, big) in enumerate(zip(view.small, view.big, strict=True)):
        casino.add(row, small, big)
    return casino
