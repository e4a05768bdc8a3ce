"""Where a person reads: sentences at a pace, boards, results."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from railbird.cli.boards import draw, score
from railbird.cli.language import home
from railbird.core.contract import Event, Over, State
from railbird.core.facts import Fact
from railbird.core.game import View, view
from railbird.speech import Speech

FORGET = "\x1b[3J"
"""What makes a terminal drop the lines that were scrolled away."""
PACES = {"slow": 1.2, "normal": 0.3, "instant": 0.0}
"""Seconds between sentences."""


def pace_option(command: Callable[..., Any]) -> Callable[..., Any]:
    option = click.option("--pace", type=click.Choice(list(PACES)), default="normal", help=home().say("cli-help-pace"))
    return option(command)


class Paper(Console):
    """A console that takes words as they are."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **options)

    def on_broken_pipe(self) -> None:
        """Whoever reads has gone: let the command end, as it does for everything else that is wrong."""
        raise


class Screen:
    """Shows one table to whoever sits before it."""

    def __init__(self, speech: Speech, pace: str) -> None:
        self.speech = speech
        self.paper = Paper()
        self.pause = PACES[pace] if self.paper.is_terminal else 0.0

    def show(self, something: RenderableType = "") -> None:
        self.paper.print(something)

    def say(self, message: str, /, style: str = "", **args: Any) -> None:
        self.show(Text(self.speech.say(message, **args), style))

    def tell(self, facts: Iterable[object]) -> None:
        """What happened, a sentence at a time."""
        for fact in facts:
            assert isinstance(fact, Fact)
            sentence = self.speech.fact(fact)
            if sentence:
                self.show(Padding(Text(sentence), (0, 0, 0, 2), expand=False))
                if self.pause:
                    time.sleep(self.pause)

    def board(self, seen: View) -> None:
        self.show()
        self.show(draw(seen, self.speech))

    def follow(self, state: State, event: Event) -> None:
        """Carry out an event before onlookers; where it ends a round, they see the board just before it."""
        before, phase = view(state, None), state.phase()
        assert state.scribe is not None
        state.apply(event)
        if state.phase() != phase:
            self.board(before)
        self.tell(state.scribe.facts(None))
        state.scribe.told.clear()

    def result(self, over: Over) -> None:
        """Everybody in the order of the result."""
        table = Table.grid(padding=(0, 2))
        for place, seat in enumerate(sorted(range(len(over.scores)), key=lambda seat: (-over.shares[seat], -over.scores[seat])), 1):
            word = self.speech.say("cli-wins") if over.shares[seat] else ""
            table.add_row(f"{place}.", Text(self.speech.seat(seat), "bold" if word else ""), score(over.scores[seat], self.speech), word)
        self.show(Padding(table, (1, 0, 1, 2), expand=False))

    def ask(self, message: str, /, **args: Any) -> str | None:
        """What was typed; `None` at the end of the input. What nobody sees typed is shown."""
        prompt = self.speech.say(message, **args) + " "
        try:
            typed = None if sys.stdin is None else input(prompt)
        except EOFError:
            typed = None
        if typed is None or not sys.stdin.isatty():
            self.show(typed or "")
        return typed

    def wipe(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        if self.paper.is_terminal:
            self.paper.clear()
            self.paper.file.write(FORGET)  # second: some terminals scroll what they clear
            self.paper.file.flush()
