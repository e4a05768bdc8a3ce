"""Tables that begin in the middle of a game: at a moment of a finished one, or in the position of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from railbird.bots import bot_names
from railbird.core.contract import Chance, Decide
from railbird.core.game import Game
from railbird.core.journal import Journal, make_header, parse_journal
from railbird.table import entries as log
from railbird.table import messages as ask
from railbird.table.acts import Declined, must_be
from railbird.table.cards import Settings
from railbird.table.draft import Draft, open_draft
from railbird.table.store import Person
from railbird.table.table import Table


def lesson_file(game: Game) -> Traversable:
    return files(game.package) / "lessons" / f"{game.id}.jsonl"


@cache
def has_lesson(game: Game) -> bool:
    return lesson_file(game).is_file()


def lesson(game: Game) -> Journal:
    """The position in which newcomers learn a game, where it has one."""
    if not has_lesson(game):
        raise Declined("unknown-game", f"{game.id} has no lesson")
    return parse_journal(lesson_file(game).read_text(encoding="utf-8").splitlines())


def moment(table: Table, at: int) -> Journal:
    """A finished game up to an entry; a running one has secrets."""
    must_be(table, "over")
    header = make_header(table.game, table.variant, [seat.name for seat in table.seats])
    return Journal(header, [item.event for item in table.played if item.at <= at])


def levels(table: Table) -> list[str]:
    """The bots that played; none where people did, or bots that are not here."""
    known = bot_names(table.game)
    return [seat.level if not seat.person and seat.level in known else "" for seat in table.seats]


def laid_draft(person: Person, journal: Journal, seat: int | None, bots: Sequence[str], settings: Settings) -> Draft:
    """A table where a person plays on at a seat, by default at the one whose turn it is, and bots at all others."""
    header = journal.header
    turn = journal.replay().pending()
    if not isinstance(turn, Decide | Chance):
        raise Declined("not-now", "the game is over at this moment")
    mine = turn.seat if seat is None else seat
    draft = open_draft(person, header.game, len(header.seats), header.variant, msgspec.structs.replace(settings, random_order=False))
    draft.act(ask.Sit(seat=mine))
    for place, level in enumerate(bots or [""] * len(header.seats)):
        if place != mine:
            draft.act(ask.Invite(seat=place, level=level))
    draft.act(ask.Start())
    for event in journal.events:
        draft.add(log.Laid(event=event.text()))
    return draft
