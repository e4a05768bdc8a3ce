"""Check a record: replay it by the rules and draw every ticket again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from railbird.core.contract import Chance, Over, State
from railbird.core.journal import DiceHeader, Header, Journal, Line, parse_header, parse_journal, taken_back
from railbird.table.dice import commitment, dice_key, draw_ticket

FACES = 6


@dataclass
class Verdict:
    """What a check found. `problems` is empty when everything is as it should be."""

    header: Header
    events: int = 0
    rolls: int = 0
    """Tickets drawn again."""
    is_over: bool = False
    problems: list[str] = field(default_factory=list)


def verify(text: str) -> Verdict:
    """Replay a record by the rules, and draw every ticket again; raises JournalError where it cannot be replayed."""
    lines = text.splitlines()
    journal = parse_journal(lines)
    verdict = Verdict(journal.header, len(journal.events))
    verdict.is_over = isinstance(journal.replay().pending(), Over)
    check_laid(verdict, lines)
    dice = journal.header.dice
    if dice is not None:
        check_dice(verdict, dice, lines)
    return verdict


def check_laid(verdict: Verdict, lines: list[str]) -> None:
    """What was laid out at the start is there, and is never taken back."""
    laid = verdict.header.laid
    if not 0 <= laid < len(lines):
        verdict.problems.append(f"line 1: {laid} events cannot have been laid out")
    for number, text in enumerate(lines[1:] if laid else [], 2):
        line = msgspec.json.decode(text, type=Line)
        if line.undo is not None and line.undo < laid:
            verdict.problems.append(f"line {number}: this takes back what was laid out")


def check_dice(verdict: Verdict, dice: DiceHeader, lines: list[str]) -> None:
    try:
        secret = bytes.fromhex(dice.secret)
    except ValueError:
        verdict.problems.append("line 1: the secret is not hexadecimal")
        return
    if commitment(secret) != dice.commitment:
        verdict.problems.append("line 1: the secret is not the one that was committed to")
    if len(dice.contributions) != len(verdict.header.seats):
        verdict.problems.append("line 1: not every seat has contributed")
    key = dice_key(secret, dice.table, dice.contributions)
    for number, line, state in steps(lines):
        turn = state.pending()
        if line.undo is not None:
            continue
        if isinstance(turn, Chance) and number > verdict.header.laid + 1:
            reason = wrong_ticket(turn, line, key, verdict.rolls)
            if reason:
                verdict.problems.append(f"line {number}: {reason}")
            verdict.rolls += 1
        elif line.ticket is not None:
            verdict.problems.append(f"line {number}: a ticket where nothing was left to chance")


def steps(lines: list[str]) -> Iterator[tuple[int, Line, State]]:
    """Each line of a journal after its header, with the state before it."""
    journal = Journal(parse_header(lines[0]), [])
    state = journal.start()
    for number, text in enumerate(lines[1:], 2):
        line = msgspec.json.decode(text, type=Line)
        yield number, line, state
        if line.undo is not None:
            journal = taken_back(journal, line)
            state = journal.replay()
            continue
        event = journal.game().parse(line.event)
        state.apply(event)
        journal.events.append(event)


def wrong_ticket(turn: Chance, line: Line, key: bytes, number: int) -> str:
    """What is wrong with how chance fell; empty if nothing."""
    ticket = line.ticket
    if ticket is None:
        return "chance without a ticket"
    if ticket.number != number:
        return f"roll {ticket.number} where roll {number} is due"
    if ticket.ways != turn.ways():
        return f"{ticket.ways} ways where the rules have {turn.ways()}"
    if ticket.ticket != draw_ticket(key, number, ticket.ways):
        return f"ticket {ticket.ticket} was not drawn; it is {draw_ticket(key, number, ticket.ways)}"
    if ticket.chance != turn.spec():
        return "the parameters of chance are not those of the rules"
    if not meaning(ticket.chance, ticket.ticket) == turn.outcome(ticket.ticket).text() == line.event:
        return f"ticket {ticket.ticket} means {turn.outcome(ticket.ticket).text()!r}, not {line.event!r}"
    return ""


def meaning(chance: dict[str, Any], ticket: int) -> str:
    """What a ticket means by its parameters alone, as somebody without the rules would work it out."""
    if chance["kind"] == "dice":
        faces: list[int] = []
        for _ in range(sum(chance["pools"])):
            ticket, face = divmod(ticket, FACES)
            faces.insert(0, face + 1)
        first, second = sorted(faces[: chance["pools"][0]]), sorted(faces[chance["pools"][0] :])
        return " ".join(["roll", *map(str, first), *(f"+{face}" for face in second)])
    for event, weight in zip(chance["events"], chance["weights"], strict=True):
        if ticket < weight:
            return str(event)
        ticket -= weight
    raise ValueError("there is no such ticket")
