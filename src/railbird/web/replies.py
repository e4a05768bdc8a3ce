"""Every way in which something can go wrong, as an answer."""

from __future__ import annotations

from collections.abc import Callable

from railbird.speech import LANGUAGES, Speech
from railbird.table.acts import Declined, Forbidden, Outdated
from railbird.table.messages import Problem, ProblemCode, Refused, Stale
from railbird.table.table import Table
from railbird.table.writer import StorageTrouble

STATUS: dict[ProblemCode, int] = {
    "malformed": 400, "too-large": 413, "too-often": 429, "too-many": 429, "unknown-table": 404, "not-invited": 403, "not-yours": 403,
    "taken": 409, "not-now": 409, "unknown-game": 404, "unknown-bot": 400, "bad-variant": 400, "bad-seats": 400, "bad-notation": 400,
    "bad-record": 400, "bad-passphrase": 403, "frozen": 409, "storage": 503, "closing": 503, "muted": 403, "foreign": 403,
}  # fmt: skip

Failure = Declined | Forbidden | Outdated | StorageTrouble
FAILURES = (Declined, Forbidden, Outdated, StorageTrouble)


def reply_to(
    failure: Failure, reply: int, version: Callable[[], int], table: Table | None = None, language: str = ""
) -> Problem | Refused | Stale:
    """The message for a failure; with a language, a refusal carries its sentence."""
    if isinstance(failure, Forbidden):
        refusal = failure.refusal
        text = ""
        if table is not None and language in LANGUAGES:
            text = Speech(language, table.game, [seat.name for seat in table.seats]).refusal(refusal)
        return Refused(reply=reply, rule=refusal.rule, args=dict(refusal.args), text=text)
    if isinstance(failure, Outdated):
        return Stale(reply=reply, version=version())
    if isinstance(failure, StorageTrouble):
        return Problem(reply=reply, code="storage", text="the database did not confirm; nothing may be taken for granted")
    return Problem(reply=reply, code=failure.code, text=failure.text)
