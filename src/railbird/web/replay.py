"""Games once more, for the page."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from railbird.table.replay import Replay, make_replay
from railbird.web.api import Eyes, Key, TableId, TheHouse, ThePerson


@get("/api/tables/{table:str}/replay")
async def replay(
    table: TableId,
    person: ThePerson,
    house: TheHouse,
    seat: Eyes = None,
    first: Annotated[int, QueryParameter(ge=0, required=False)] = 0,
    key: Key = "",
) -> Replay:
    """The board after each event from entry `first` on: of a finished game from any seat, else from your own or as a spectator."""
    live = await house.visit(table, person.id, key)
    return make_replay(live.table, person.id, seat, first)
