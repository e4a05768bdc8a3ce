"""Games once more, for the page."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from railbird.table.acts import Declined
from railbird.table.house import may_watch
from railbird.table.replay import Replay, make_replay
from railbird.web.api import Key, TableId, TheHouse, ThePerson


@get("/api/tables/{table:str}/replay")
async def replay(
    table: TableId,
    person: ThePerson,
    house: TheHouse,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15, required=False)] = None,
    first: Annotated[int, QueryParameter(ge=0, required=False)] = 0,
    key: Key = "",
) -> Replay:
    """The board after each event from entry `first` on: of a finished game from any seat, else from your own or as a spectator."""
    live = await house.find(table)
    if not may_watch(live.table, person.id, key):
        raise Declined("not-invited")
    return make_replay(live.table, person.id, seat, first)
