"""The ledgers of a game as text to read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from railbird.core.game import Game
from railbird.speech import Speech

RULE = re.compile(r"- \*\*(?P<number>[^*]+)\*\* (?P<words>.+)")
SOURCE = re.compile(r" \([^()]*\)$")
NUMBER_WIDTH = 7
RULING = "*"
"""What is our ruling begins with emphasis."""


def ledger_lines(game: Game, language: str) -> Iterator[str]:
    """Every line of the game's ledgers that says something."""
    for name in game.ledgers:
        text = (files(game.package) / f"{name}.{language}.md").read_text(encoding="utf-8")
        yield from filter(None, text.splitlines())


def rules_by_number(game: Game, language: str) -> dict[str, str]:
    matches = (RULE.fullmatch(line) for line in ledger_lines(game, language))
    return {match["number"]: match["words"] for match in matches if match}


def whole_ledger(game: Game, speech: Speech) -> RenderableType:
    return laid_out(ledger_lines(game, speech.language))


def short_rules(game: Game, speech: Speech) -> RenderableType:
    """The printed rules without sources and rulings."""
    matches = ((line, RULE.fullmatch(line)) for line in ledger_lines(game, speech.language))
    return laid_out(SOURCE.sub("", line) for line, match in matches if match is None or not match["words"].startswith(RULING))


def one_rule(number: str, words: str) -> RenderableType:
    return laid_out([f"- **{number}** {words}"])


def laid_out(lines: Iterable[str]) -> RenderableType:
    """Headings, and rules with their numbers in a column."""
    parts: list[RenderableType] = []
    for line in lines:
        match = RULE.fullmatch(line)
        if match is None:
            parts.append(Text(("\n" if parts else "") + line.lstrip("# "), "bold"))
            continue
        row = Table.grid(padding=(0, 1))
        row.add_column(min_width=NUMBER_WIDTH, no_wrap=True)
        row.add_row(Text(match["number"], "bold"), Markdown(match["words"]))
        parts.append(row)
    return Group(*parts)
