"""The board of any game: what the view knows, as tables."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from railbird.cli.boards import chart
from railbird.core.game import View
from railbird.speech import Speech

HIDDEN = ("game", "variant")


def draw(seen: View, speech: Speech) -> RenderableType:
    fields: dict[str, Any] = {name: value for name, value in msgspec.to_builtins(seen).items() if name not in HIDDEN}
    plain = Table.grid(padding=(0, 2))
    for name, value in fields.items():
        if not is_rows(value):
            plain.add_row(words(name), show(value))
    return Group(plain, *(rows(words(name), value) for name, value in fields.items() if is_rows(value)))


def is_rows(value: object) -> bool:
    """Several things with the same fields."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) and item.keys() == value[0].keys() for item in value)


def rows(title: str, things: list[dict[str, Any]]) -> Table:
    table = chart("", *map(words, things[0]))
    table.title, table.title_justify = title, "left"
    for number, thing in enumerate(things, 1):
        table.add_row(str(number), *map(show, thing.values()))
    return table


def words(name: str) -> str:
    return name.replace("_", " ")


def show(value: object) -> str:
    if value is None or value == []:
        return "-"
    if isinstance(value, list):
        return " ".join(map(show, value))
    if isinstance(value, dict):
        return ", ".join(f"{words(name)}: {show(part)}" for name, part in value.items())
    return str(value)
