"""Boards drawn with characters: one module for a game or a family of games, and a plain one for all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from railbird.core.game import View, find_game
from railbird.speech import Speech

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red", "bold white", "bold bright_black")
"""A help to the eye; the letter of the seat says the same."""

TWINS = str.maketrans("АВЕКМНОРСТУХ", "ABEKMHOPCTYX")
"""Cyrillic letters and the Latin ones of the same shape."""


@cache
def board_of(game: str) -> Callable[[Any, Speech], RenderableType]:
    names = [f"{__name__}.{name.replace('-', '_')}" for name in (game, find_game(game).family, "plain")]
    module = import_module(next(name for name in names if find_spec(name)))
    draw: Callable[[Any, Speech], RenderableType] = module.draw
    return draw


def draw(seen: View, speech: Speech) -> RenderableType:
    """The table as this view sees it."""
    return board_of(seen.game)(seen, speech)


def initials(names: Sequence[str]) -> list[str]:
    """A letter for each seat: the first of its name that is still free, else any.

    >>> initials(["Ann", "Bo", "Abe", "ABBA"])
    ['A', 'B', 'E', 'C']
    """
    taken: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha()] + [chr(ord("A") + number) for number in range(26)]
        shapes = [shape(letter) for letter in taken]
        taken.append(next(letter for letter in letters if shape(letter) not in shapes))
    return taken


def shape(letter: str) -> str:
    """What a letter looks like: the Latin one for Cyrillic letters that cannot be told from it."""
    return letter.upper().translate(TWINS)


def chart(*headings: str) -> Table:
    """A table without a frame."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def score(amount: int, speech: Speech) -> str:
    """Money, or points where a game counts points."""
    assert speech.game is not None
    return speech.money(amount) if speech.game.dollars else str(amount)
