"""Programs of other people: they read questions and write answers, a line each. See docs/programs.md."""

from __future__ import annotations

import atexit
import logging
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import msgspec
from librt.random import Random

from railbird.bots.question import SEEDS, make_question
from railbird.core.contract import Decide, Event, Policy, State

PREFIX = "program:"
"""What the name of such a bot begins with; its command follows."""
VARIABLE = "RAILBIRD_PROGRAMS"
"""Carries programs with names of their own to all processes: `name=command`, a line each."""
PATIENCE = 5.0
"""Seconds that a program has for an answer, its start included; shorter than a live table waits."""
LONGEST = 1000
"""Characters of an answer."""

log = logging.getLogger(__name__)


class Program(Policy):
    """Plays as a program says. Where that crashes, hangs or answers what it may not, the stand-in plays this move."""

    def __init__(self, name: str, command: str, stand_in: Policy) -> None:
        self.name = name
        self.stand_in = stand_in
        self.hired = hire(command)
        self.replaced = 0
        """How many moves the stand-in made."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        question = make_question(state, turn, self.name, rng.randrange(SEEDS))
        try:
            answer = self.hired.ask(msgspec.json.encode(question))
            return turn.options[question.options.index(answer)]
        except (OSError, EOFError, ValueError) as error:
            self.hired.stop()
            self.replaced += 1
            log.warning("%s failed, another bot plays this move: %s", self.name, str(error) or f"no answer in {PATIENCE:g} seconds")
            return self.stand_in.pick(state, turn, rng)


class Hired:
    """A program of this machine, started when it is first asked and again after every failure."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.process: subprocess.Popen[bytes] | None = None
        self.waiter: ThreadPoolExecutor | None = None
        """Talks to the program, so that somebody is left to look at the clock."""

    def ask(self, question: bytes) -> str:
        """The answer; raises OSError, EOFError or ValueError."""
        process, waiter = self.running()
        try:
            return waiter.submit(exchange, process, question).result(PATIENCE)
        except BaseException:
            self.stop()
            raise

    def running(self) -> tuple[subprocess.Popen[bytes], ThreadPoolExecutor]:
        if self.process is not None and self.process.poll() is not None:
            self.stop()
        if self.process is None or self.waiter is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe, start_new_session=True)
            self.waiter = ThreadPoolExecutor(1)
        return self.process, self.waiter

    def stop(self) -> None:
        """End the program and whatever it has started."""
        if self.process is None or self.waiter is None:
            return
        if hasattr(os, "killpg"):
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        else:
            self.process.kill()
        self.process.wait()
        self.waiter.shutdown()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self.process = self.waiter = None


def exchange(process: subprocess.Popen[bytes], question: bytes) -> str:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(question + b"\n")
    process.stdin.flush()
    answer = process.stdout.readline(LONGEST)
    if not answer.endswith(b"\n"):
        raise EOFError("its answer is too long" if len(answer) == LONGEST else "it has ended")
    return answer.decode().strip()


def named_programs() -> dict[str, str]:
    """Programs that whoever runs this machine lets sit down by name, with their commands."""
    pairs = (line.partition("=") for line in os.environ.get(VARIABLE, "").splitlines())
    return {name: command for name, _, command in pairs}


def introduce(programs: Sequence[str]) -> None:
    """Let these programs (`name=command`) sit down by name, in this process and all that it starts; raises ValueError."""
    for program in programs:
        name, _, command = program.partition("=")
        if not name.isidentifier():
            raise ValueError(f"{program!r} is not of the form name=command")
        hire(command)
    os.environ[VARIABLE] = "\n".join(programs)


@cache
def hire(command: str) -> Hired:
    """The program of this command, one for all seats of this process; raises ValueError if there is none."""
    words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"there is no program {command!r} that can be run")
    hired = Hired(words)
    atexit.register(hired.stop)
    return hired
