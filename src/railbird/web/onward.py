"""Tables that begin in the middle of a game, for the page."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from railbird.table import messages as ask
from railbird.table.lobby import Onward
from railbird.table.positions import lesson, levels, moment
from railbird.table.sight import table_card
from railbird.web.api import Key, TableId, TheHouse, ThePerson, installed
from railbird.web.identity import known


@post("/api/games/{game:str}/lesson")
async def begin_lesson(game: TableId, person: ThePerson, house: TheHouse) -> ask.Welcome:
    """A table against bots in the position in which newcomers learn a game; it is your turn."""
    live = await house.lay(known(person), lesson(installed(game)))
    return ask.Welcome(table=table_card(live.table, person.id, live.connected()))


@post("/api/tables/{table:str}/onward")
async def play_on(table: TableId, data: JSONBody[Onward], person: ThePerson, house: TheHouse, key: Key = "") -> ask.Welcome:
    """A table against bots that goes on from a moment of a finished game, with dice of its own."""
    finished = (await house.visit(table, person.id, key)).table
    live = await house.lay(known(person), moment(finished, data.at), data.seat, levels(finished))
    return ask.Welcome(table=table_card(live.table, person.id, live.connected()))
