"""A bot that dies, hangs or cheats is replaced for that move; the game goes on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import pytest

from railbird.bots.question import Question, make_question
from railbird.core.contract import Chance, Decide
from railbird.core.game import find_game
from railbird.table import minds
from railbird.table.minds import LocalMinds, choose


def question(level: str) -> Question:
    state = find_game("las-vegas").new(2)
    while isinstance(turn := state.pending(), Chance):
        state.apply(turn.outcome(0))
    assert isinstance(turn, Decide)
    return make_question(state, turn, level, seed=1)


class Odd:
    """Answers the first question in its own way, later ones properly."""

    def __init__(self, first: Callable[[], str]) -> None:
        self.first = first
        self.asked: list[bytes] = []

    async def ask(self, question: bytes) -> str:
        self.asked.append(question)
        return self.first() if len(self.asked) == 1 else minds.think(question)

    async def close(self) -> None:
        pass


def fail() -> str:
    raise RuntimeError("out of order")


@pytest.mark.parametrize("first", [fail, lambda: "steal the bank"])
def test_a_bot_that_fails_or_cheats_is_replaced_for_that_move(first: Callable[[], str]) -> None:
    odd = Odd(first)
    asked = question("random")
    assert asyncio.run(choose(odd, asked)) in asked.options
    assert [b'"greedy"' in text for text in odd.asked] == [False, True]


def test_when_every_bot_fails_the_first_option_is_taken() -> None:
    class Broken:
        async def ask(self, question: bytes) -> str:
            raise RuntimeError

        async def close(self) -> None:
            pass

    asked = question("random")
    assert asyncio.run(choose(Broken(), asked)) == asked.options[0]


def die(text: bytes) -> str:
    os._exit(3)


def hang(text: bytes) -> str:
    time.sleep(60)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("bad", [die, hang])
def test_a_pool_outlives_a_process_that_dies_or_hangs(bad: Callable[[bytes], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = LocalMinds(1)
        asked = question("random")
        try:
            monkeypatch.setattr(minds, "PATIENCE", 1)
            with monkeypatch.context() as patched:
                patched.setattr(minds, "think", bad)
                with pytest.raises((OSError, RuntimeError, TimeoutError)):
                    await pool.ask(b"")
            monkeypatch.setattr(minds, "PATIENCE", 20)
            assert await choose(pool, asked) in asked.options
        finally:
            await pool.close()

    asyncio.run(story())
