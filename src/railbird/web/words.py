"""The words and the printed matter of the installed games, for the page: it makes sentences and boards by itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Request, Response, get
from msgspec import Struct

from railbird import speech
from railbird.core.game import Game, games
from railbird.table.acts import Declined
from railbird.table.schema import meanings
from railbird.web.api import Key, TableId, TheHouse, ThePerson
from railbird.web.page import Packed


class Words(Struct, frozen=True):
    """Fluent text by family of games (the shared words under an empty name), and what the fields of each family's facts mean."""

    text: dict[str, str]
    facts: dict[str, dict[str, dict[str, str]]]


@cache
def words(language: str) -> Words:
    text = {"": shared(language)}
    found: dict[tuple[str, str], Game] = {}
    for game in games().values():
        for prefix in game.catalogues:
            found.setdefault((game.package, prefix), game)
    for (package, prefix), game in found.items():
        text[game.family] = text.get(game.family, "") + (files(package) / "text" / f"{prefix}{language}.ftl").read_text(encoding="utf-8")
    return Words(text=text, facts=meanings())


def shared(language: str) -> str:
    """What all front ends say; the words of the terminal stay there."""
    kept: list[str] = []
    is_terminal = False
    for line in (files(speech) / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if line and line[0].isalpha():
            is_terminal = line.startswith("cli-")
        if not is_terminal and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept) + "\n"


@cache
def packed_words(language: str) -> Packed:
    return Packed(msgspec.json.encode(words(language)), "application/json")


@get("/api/words/{language:str}", sync_to_thread=False)
def all_words(request: Request[Any, Any, Any], language: TableId) -> Response[Any]:
    """Everything that can be said about the games in one language."""
    if language not in speech.LANGUAGES:
        raise Declined("unknown-game", f"there are words in {', '.join(speech.LANGUAGES)}")
    return packed_words(language).answer(request.headers)


@get("/api/tables/{table:str}/box")
async def box(table: TableId, person: ThePerson, house: TheHouse, key: Key = "") -> Response[Any]:
    """What is printed in the box of this table's game beyond its views; null where the views show everything."""
    live = await house.visit(table, person.id, key)
    printed = live.table.game.printed
    return Response(None if printed is None else printed(live.table.variant))
