"""What is thought of a board, once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

import structlog

from railbird.core.contract import State
from railbird.table.acts import Declined
from railbird.table.table import Table

Answer = TypeVar("Answer")

log = structlog.get_logger()


class Thought(Generic[Answer]):
    """Asked again before anything happens on the board, it is the same answer."""

    def __init__(self) -> None:
        self.version = -1
        self.answer: asyncio.Task[Answer] | None = None

    async def of(self, table: Table, think: Callable[[State], Coroutine[Any, Any, Answer]]) -> Answer:
        assert table.state is not None
        if self.answer is None or self.version != table.board_version:
            self.version, self.answer = table.board_version, asyncio.create_task(think(table.state.copy()))
        try:
            return await asyncio.shield(self.answer)
        except Exception as error:
            self.answer = None
            log.warning("no answer", table=table.id, error=repr(error))
            raise Declined("not-now", "there is no answer") from error
