"""The JSON schema of the messages, of every game's views and of its facts: `python -m railbird.table.schema FILE`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from railbird.core.facts import Fact
from railbird.core.game import Game, games
from railbird.speech import kinds
from railbird.table import lobby, messages
from railbird.table.replay import Replay

HTTP = [
    lobby.Me, lobby.Profile, lobby.Credentials, lobby.TokenRequest, lobby.TokenCard, lobby.GameCard, lobby.HouseCard, lobby.NewTable,
    lobby.Onward, lobby.Tables, Replay,
]  # fmt: skip


def facts_of(game: Game) -> list[type[Fact]]:
    """Every kind of fact that the game's package can tell."""
    return [fact for fact in kinds_of(Fact) if fact.__module__.startswith(f"{game.package}.")]


def kinds_of(fact: type[Fact]) -> Iterator[type[Fact]]:
    for kind in fact.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def meanings() -> dict[str, dict[str, dict[str, str]]]:
    """What fields of facts mean: family → tag → field → kind."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for game in games().values():
        for fact in facts_of(game):
            found.setdefault(game.family, {})[str(fact.__struct_config__.tag)] = kinds(fact)
    return found


def message_schema() -> dict[str, Any]:
    """Definitions under `$defs`; what fields of facts mean under `facts`; the views under `views`."""
    cards = games().values()
    types = [messages.ToTable, messages.FromTable, *(game.view for game in cards), *(game.variant for game in cards), *HTTP]
    roots, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Railbird table messages",
        "v": messages.PROTOCOL,
        "toTable": roots[0],
        "fromTable": roots[1],
        "views": {game.id: root for game, root in zip(cards, roots[2:], strict=False)},
        "variants": {game.id: root for game, root in zip(cards, roots[2 + len(cards) :], strict=False)},
        "facts": meanings(),
        "$defs": definitions,
    }


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(message_schema()), indent=1).decode() + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
