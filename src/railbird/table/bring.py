"""Bring a finished game from elsewhere: its record becomes a log."""

from __future__ import annotations

import re
import secrets

from railbird.core.contract import Chance, Decide, Over
from railbird.core.journal import Header, JournalError
from railbird.table import entries as log
from railbird.table.acts import Declined
from railbird.table.cards import Settings
from railbird.table.draft import Draft, now
from railbird.table.store import Person
from railbird.table.table import Deed
from railbird.table.verdict import steps, verify

UNDO = re.compile(r'"undo"\s*:\s*(\d{1,9})')
MOST_REPLAYED = 200_000
"""Events that are played again because something was taken back."""


def opening(header: Header, owner: str) -> list[log.AnyEntry]:
    """The table with everybody seated. Nobody is known here, so nobody's seat is anybody's."""
    dice = header.dice
    given = [""] * len(header.seats) if dice is None else dice.contributions
    return [
        log.Opened(
            game=header.game, seats=len(header.seats), variant=header.variant, settings=Settings(), owner=owner,
            commitment="" if dice is None else dice.commitment,
        ),
        *(log.Sat(seat=seat, name=name, level="elsewhere", contribution=given[seat]) for seat, name in enumerate(header.seats)),
        log.Started(rules=header.rules, order=list(range(len(header.seats)))),
    ]  # fmt: skip


def brought_entries(text: str, owner: str) -> tuple[Header, list[log.AnyEntry]]:
    """The log that a record stands for. It must be whole, finished, and right."""
    if sum(int(number) for number in UNDO.findall(text)) > MOST_REPLAYED:
        raise Declined("bad-record", "too much is taken back")
    try:
        verdict = verify(text)
    except JournalError as error:
        raise Declined("bad-record", str(error)) from error
    if verdict.problems or not verdict.is_over:
        raise Declined("bad-record", verdict.problems[0] if verdict.problems else "the game is not over")
    found = opening(verdict.header, owner)
    counting = [len(found)]
    """Numbers of the entries whose events count, after that of the start."""
    rolled = 0
    for number, line, state in steps(text.splitlines()):
        turn = state.pending()
        if line.undo is not None:
            counting = counting[: line.undo + 1]
            found.append(log.TakenBack(seat=0, to=counting[-1]))
            continue
        if number <= verdict.header.laid + 1:
            found.append(log.Laid(event=line.event))
        elif isinstance(turn, Chance):
            ticket = -1 if line.ticket is None else line.ticket.ticket
            found.append(log.Fell(event=line.event, number=rolled, ways=turn.ways(), ticket=ticket))
            rolled += 1
        else:
            assert isinstance(turn, Decide)
            found.append(log.Chosen(seat=turn.seat, event=line.event, by="bot"))
        counting.append(len(found))
    over = state.pending()
    assert isinstance(over, Over)
    return verdict.header, [*found, log.Ended(scores=list(over.scores), shares=list(over.shares))]


def brought_draft(person: Person, text: str) -> Draft:
    """The table that a record stands for, under its own name if it has one."""
    header, found = brought_entries(text, person.id)
    secret = b"" if header.dice is None else bytes.fromhex(header.dice.secret)
    id = secrets.token_urlsafe(9) if header.dice is None else header.dice.table
    draft = Draft(Deed(id, secret, secrets.token_urlsafe(9), secrets.token_urlsafe(9), now()), person)
    for entry in found:
        draft.add(entry)
    return draft
