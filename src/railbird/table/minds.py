"""How bots are asked: one question and one answer, whoever thinks about it. Bots never think on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from typing import Protocol

import msgspec
import structlog
from librt.random import Random
from pebble import ProcessPool

from railbird.bots import STAND_IN, UnknownBot, bot_names, make_policy, usual_bot
from railbird.bots.coach import Odds, Worth, forecast, weigh
from railbird.bots.question import BUDGET, SEEDS, Question, make_question
from railbird.core.contract import Decide, State
from railbird.core.game import find_game, view
from railbird.core.player import Seated

PATIENCE = 10
"""Seconds after which it is given up."""
COACH = "coach"
"""Asks for the worth of every option instead of a choice."""
ODDS = "odds"
"""Asks what every seat may expect, from what spectators know."""
ADVICE = 400
"""Milliseconds that the coach may think."""

log = structlog.get_logger()


def think(text: bytes) -> str:
    """Answer a question, in whatever process this is; no question can make it run a program."""
    question = msgspec.json.decode(text, type=Question)
    game = find_game(question.game)
    if question.level not in (COACH, ODDS, *bot_names(game)):
        raise UnknownBot(question.level)
    seen = msgspec.json.decode(question.view, type=game.view)
    options = [game.parse(option) for option in question.options]
    if question.level == COACH:
        return msgspec.json.encode(weigh(seen, options, Random(question.seed), ADVICE)).decode()
    if question.level == ODDS:
        return msgspec.json.encode(forecast(seen, make_policy(game, usual_bot(game)), Random(question.seed), ADVICE)).decode()
    bot = Seated(make_policy(game, question.level))
    return bot.choose(seen, options, Random(question.seed), question.budget).text()


class Minds(Protocol):
    """Somebody who answers questions, or raises."""

    async def ask(self, question: bytes) -> str: ...

    async def close(self) -> None: ...


class LocalMinds:
    """Processes of this machine. One that hangs or dies is replaced, and so is a pool in which none could start."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPool:
        return ProcessPool(max_workers=self.workers, context=multiprocessing.get_context("spawn"))

    async def ask(self, question: bytes) -> str:
        if not self.pool.active:
            self.pool = self.new_pool()
        return str(await asyncio.wrap_future(self.pool.schedule(think, args=[question], timeout=PATIENCE)))

    async def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self.pool.join)


async def choose(minds: Minds, question: Question) -> str:
    """The bot's choice; if it fails, that of the stand-in, else the first option."""
    names = list(dict.fromkeys([question.level, STAND_IN]))
    for name in names:
        try:
            answer = await minds.ask(msgspec.json.encode(msgspec.structs.replace(question, level=name)))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("bot failed", game=question.game, bot=name, error=repr(error))
            continue
        if answer in question.options:
            return answer
        log.warning("bot chose what it may not", game=question.game, bot=name)
    return question.options[0]


async def coach(minds: Minds, state: State, turn: Decide) -> list[Worth]:
    """What every option is worth to the seat that decides; raises whatever went wrong."""
    answer = await minds.ask(msgspec.json.encode(make_question(state, turn, COACH, secrets.randbelow(SEEDS))))
    return msgspec.json.decode(answer, type=list[Worth])


async def odds(minds: Minds, state: State) -> list[Odds]:
    """What every seat may expect; raises whatever went wrong."""
    seen = msgspec.Raw(msgspec.json.encode(view(state, None)))
    question = Question(state.game(), ODDS, seen, [], BUDGET, secrets.randbelow(SEEDS))
    return msgspec.json.decode(await minds.ask(msgspec.json.encode(question)), type=list[Odds])
