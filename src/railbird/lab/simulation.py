"""Carry out a plan, in one process or several, with the same result whatever their number."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from multiprocessing import get_context, parent_process
from struct import Struct
from threading import Thread, current_thread, main_thread
from time import perf_counter
from typing import TypeVar

from railbird.bots import make_policy
from railbird.core.drive import Totals, no_totals, play_games
from railbird.core.game import find_game
from railbird.lab.plan import Plan

CHUNK_SECONDS = 0.1
"""How long a chunk of games should take: short enough for a smooth progress bar and a quick stop."""
ALONE_SECONDS = 0.5
"""Other processes are started only for simulations longer than this; most are over before one has started."""
TWO_NUMBERS = Struct(">QQ")
POSITIVE = 2**63 - 1

Chunk = TypeVar("Chunk")
PlayChunk = Callable[[int, int], tuple[Chunk, float]]
"""The number of the first game and how many → what came of them, and the seconds they took."""


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Plan, workers: int = 1, alone: float = ALONE_SECONDS) -> Generator[Totals, None, None]:
    """Totals of the first games, of more of them each time, at last of all. Who stops early keeps what came last."""
    totals = no_totals(len(plan.chairs), len(plan.bots))
    for chunk in chunks(partial(play_chunk, plan), 0, plan.games, workers, alone):
        totals = totals.plus(chunk)
        yield totals


def chunks(play: PlayChunk[Chunk], first: int, end: int, workers: int, alone: float = ALONE_SECONDS) -> Generator[Chunk, None, None]:
    """The games from `first` to `end` in order, cut where the clock says."""
    begin = perf_counter()
    size = 1
    while first < end and (workers == 1 or perf_counter() < begin + alone):
        size = min(size, end - first)
        chunk, seconds = play(first, size)
        yield chunk
        first += size
        size = next_size(size, seconds)
    if first < end:
        yield from chunks_together(play, first, end, workers, size)


def chunks_together(play: PlayChunk[Chunk], first: int, end: int, workers: int, size: int) -> Iterator[Chunk]:
    """The rest of the games, played by several processes, handed back in order."""
    waiting: deque[tuple[int, Future[tuple[Chunk, float]]]] = deque()

    def hand_out() -> None:
        nonlocal first
        games = min(size, end - first)
        if games:
            waiting.append((games, pool.submit(play, first, games)))
            first += games

    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow_parent) as pool:
        try:
            with deaf_children():
                for _ in range(2 * workers):
                    hand_out()
            while waiting:
                games, future = waiting.popleft()
                chunk, seconds = future.result()
                size = next_size(games, seconds)
                hand_out()
                yield chunk
        finally:
            pool.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """This process ends with the one that started it, even if that was killed: nobody waits for its games any more."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; whoever started them does and lets them finish."""
    if current_thread() is not main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def next_size(games: int, seconds: float) -> int:
    """How many games to play next, after so many took so long."""
    return max(1, min(8 * games, int(games * CHUNK_SECONDS / seconds)))


def play_chunk(plan: Plan, first: int, games: int) -> tuple[Totals, float]:
    """Some games of a plan, and the seconds they took."""
    begin = perf_counter()
    game = find_game(plan.game)
    fresh = game.new(len(plan.chairs), plan.variant)
    policies = [make_policy(game, bot) for bot in plan.bots]
    chairs = [plan.bots.index(bot) for bot in plan.chairs]
    totals = play_games(fresh, policies, chairs, first, seeds(plan.seed, first, games))
    return totals, perf_counter() - begin


def seeds(seed: int, first: int, games: int) -> list[tuple[int, int]]:
    """For every game 63 bits of SHA-256(seed, game) for the dice and the next 63 for the bots."""
    opening = sha256(b"%d " % seed)
    found = []
    for game in range(first, first + games):
        rest = opening.copy()
        rest.update(b"%d" % game)
        dice, minds = TWO_NUMBERS.unpack_from(rest.digest())
        found.append((dice & POSITIVE, minds & POSITIVE))
    return found
