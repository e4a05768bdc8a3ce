"""What is written beside the log: the row of a table, who sits where, and tables that are about to be made."""

from __future__ import annotations

import secrets
import time

from railbird.core.game import UnknownGame, find_game
from railbird.table import acts
from railbird.table import entries as log
from railbird.table import messages as ask
from railbird.table.acts import Declined, Entries
from railbird.table.cards import Settings
from railbird.table.dice import commitment, new_secret
from railbird.table.store import MADE, Person, Statement, entry_rows, sittings
from railbird.table.table import Deed, Table
from railbird.table.writer import Job

RESCUE = 10_000
"""Milliseconds after which somebody looks whether a table is forgotten."""
AT_SEATS = (log.Sat, log.Rose, log.Started, log.Changed)


def now() -> int:
    return time.time_ns() // 1_000_000


def seating(table: Table, found: Entries, at: int) -> list[Statement]:
    """Who sits where after these entries, if they change it."""
    if not any(isinstance(entry, AT_SEATS) for entry in found):
        return []
    people = [seat.person for seat in table.seats]
    for entry in found:
        if isinstance(entry, log.Changed):
            people = [*people, *[""] * entry.seats][: entry.seats]
        elif isinstance(entry, log.Sat):
            people[entry.seat] = entry.person
        elif isinstance(entry, log.Rose):
            people[entry.seat] = ""
        elif isinstance(entry, log.Started):
            people = [people[seat] for seat in entry.order]
    return sittings(table.id, people, at)


def projection(table: Table, found: Entries, at: int) -> dict[str, object]:
    """What lists and the sweep need to know of a table after these entries."""
    status, public = table.status, table.settings.public
    for entry in found:
        if isinstance(entry, log.Started):
            status = "running"
        elif isinstance(entry, log.Ended):
            status = "over"
        elif isinstance(entry, log.Abandoned):
            status = "abandoned"
        elif isinstance(entry, log.Changed):
            public = entry.settings.public
    wake = at + RESCUE if status == "running" else None
    return {"table_id": table.id, "new_owner": table.owner, "new_status": status, "new_public": public, "new_moved": at, "new_wake": wake}


def is_news(row: dict[str, object], known: dict[str, object]) -> bool:
    """Whether the row of a table has to be written again: it says something new, or half of the time until its rescue is gone."""
    after, before = row["new_moved"], known["new_moved"]
    assert isinstance(after, int) and isinstance(before, int)
    return after - before >= RESCUE // 2 or any(row[name] != known[name] for name in ("new_owner", "new_status", "new_public"))


class Draft:
    """A table that is not yet in the log."""

    def __init__(self, deed: Deed, person: Person) -> None:
        self.person = person
        self.at = deed.created
        self.table = Table(deed)
        self.found: Entries = []

    def add(self, entry: log.AnyEntry) -> None:
        self.table.fold(self.table.version + 1, entry, self.at)
        self.found.append(entry)

    def act(self, command: ask.Command) -> None:
        for entry in acts.act(self.table, self.person.id, self.person.name, command):
            self.add(entry)

    def job(self) -> Job:
        deed, table = self.table.deed, self.table
        row = {
            "id": deed.id, "secret": deed.secret, "invite": deed.invite, "watch": deed.watch, "created": deed.created, "owner": table.owner,
            "game": table.game.id, "status": table.status, "public": table.settings.public, "moved": self.at,
            "wake": self.at + RESCUE if table.status == "running" else None,
        }  # fmt: skip
        people = [seat.person for seat in table.seats]
        statements = [Statement(MADE, [row]), *sittings(table.id, people, self.at)]
        return Job(entry_rows(deed.id, 1, self.found, self.at), None, statements)


def open_draft(person: Person, game: str, seats: int, variant: dict[str, object], settings: Settings) -> Draft:
    """A new table of this person, with dice of its own."""
    try:
        card = find_game(game)
    except UnknownGame as error:
        raise Declined("unknown-game", str(error)) from error
    whole = acts.checked_variant(card, seats, variant)
    deed = Deed(secrets.token_urlsafe(9), new_secret(), secrets.token_urlsafe(9), secrets.token_urlsafe(9), now())
    draft = Draft(deed, person)
    promise = commitment(deed.secret)
    draft.add(log.Opened(game=game, seats=seats, variant=whole, settings=settings, owner=person.id, commitment=promise))
    return draft
