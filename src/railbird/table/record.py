"""A game as a file: its journal with all tickets. `railbird.table.verdict` checks it."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Sequence

import msgspec

from railbird.core.contract import Chance
from railbird.core.journal import DiceHeader, Header, Line, Ticket, make_header, show_header
from railbird.table import entries as log
from railbird.table.acts import Declined
from railbird.table.store import Store
from railbird.table.table import Deed, Table, read_table


def make_record(deed: Deed, lines: Sequence[tuple[int, str, int]]) -> str:
    """The journal of a finished game: every event in the order in which it happened, undone ones too."""
    finished = read_table(deed, lines)
    if finished.status != "over":
        raise Declined("not-now", "the record is told when the game is over")
    table = Table(deed)
    found = [show_header(record_header(finished))]
    for number, text, at in lines:
        entry = log.parse_entry(text)
        line = record_line(table, entry)
        if line is not None:
            found.append(msgspec.json.encode(line).decode())
        table.fold(number, entry, at)
    return "\n".join(found) + "\n"


def record_header(table: Table) -> Header:
    """A game that was brought from elsewhere without tickets stays without."""
    plain = msgspec.structs.replace(make_header(table.game, table.variant, [seat.name for seat in table.seats]), laid=table.laid)
    if not table.commitment:
        return plain
    contributions = [seat.contribution for seat in table.seats]
    secret = table.deed.secret.hex()
    dice = DiceHeader(table=table.id, commitment=table.commitment, secret=secret, contributions=contributions)
    return msgspec.structs.replace(plain, dice=dice)


def record_line(table: Table, entry: log.AnyEntry) -> Line | None:
    """A line of the journal for an entry of the game; `table` is as it was before."""
    if isinstance(entry, log.Chosen | log.Laid):
        return Line(event=entry.event)
    if isinstance(entry, log.Fell):
        turn = table.pending()
        assert isinstance(turn, Chance)
        if not table.commitment:
            return Line(event=entry.event)
        return Line(event=entry.event, ticket=Ticket(number=entry.number, ways=entry.ways, ticket=entry.ticket, chance=turn.spec()))
    if isinstance(entry, log.TakenBack):
        return Line(undo=sum(item.at <= entry.to for item in table.played))
    return None


async def bundle(store: Store, ids: Sequence[str]) -> bytes:
    """Many records in one archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for id in ids:
            deed = await store.deed(id)
            if deed is not None:
                archive.writestr(f"{id}.jsonl", await asyncio.to_thread(make_record, deed, await store.log(id)))
    return buffer.getvalue()
