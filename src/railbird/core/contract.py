"""The contract every game obeys: a state says what is pending, an event answers it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1
EVERYONE: Final = -2
WIN: Final = 840
"""A whole win; one to eight winners share it without remainder."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Event:
    """Something that happens: a choice or an outcome of chance. Its notation is its identity."""

    def text(self) -> str:
        """The event in lower-case ASCII words."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Event) and other.text() == self.text())

    def __hash__(self) -> int:
        return hash(self.text())


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Word(Event):
    """An event written down once and shared."""

    def __init__(self, words: str) -> None:
        self.words: Final = words
        self.mark: Final = hash(words)

    def text(self) -> str:
        return self.words

    def __hash__(self) -> int:
        return self.mark


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Pending:
    """What the game waits for."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Decide(Pending):
    """A seat chooses one of the options; if `secret`, the others do not learn which."""

    def __init__(self, seat: i64, options: list[Event], secret: bool = False) -> None:
        self.seat: Final[i64] = seat
        self.options: Final = options
        self.secret: Final = secret


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance(Pending):
    """Something is rolled or drawn by the hand of `seat`; if `secret`, only that seat sees it.

    Outcomes are numbered by equally likely tickets in a documented order, so that whoever holds the tickets can be checked.
    """

    def __init__(self, seat: i64 = NOBODY, secret: bool = False) -> None:
        self.seat: Final[i64] = seat
        self.secret: Final = secret

    def ways(self) -> int:
        """How many equally likely tickets there are."""
        raise NotImplementedError

    def outcome(self, ticket: int) -> Event:
        """What ticket `0 <= ticket < ways()` means."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Event, int]]:
        """Every distinct outcome with the number of its tickets."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Event:
        """Draw one outcome; the same distribution as a uniform ticket."""
        return self.outcome(rng.randrange(self.ways()))

    def spec(self) -> dict[str, object]:
        """Parameters as plain data, from which anybody can tell what a ticket means without knowing the rules.

        Tickets run through the outcomes in their order unless a kind of chance says otherwise.
        """
        outcomes = list(self.outcomes())
        return {"kind": "table", "events": [event.text() for event, weight in outcomes], "weights": [weight for event, weight in outcomes]}

    def allows(self, event: Event) -> bool:
        """Whether the event is a possible outcome."""
        return any(event == outcome for outcome, _ in self.outcomes())


@mypyc_attr(acyclic=True)
class Over(Pending):
    """The end: scores, and shares of the win in 1/840 after the tie-breaks."""

    def __init__(self, scores: list[int], shares: list[int]) -> None:
        self.scores: Final = scores
        self.shares: Final = shares


def win_shares(ranks: list[int]) -> list[int]:
    """Share one win among all seats of the highest rank."""
    top = max(ranks)
    share = WIN // ranks.count(top)
    return [share if rank == top else 0 for rank in ranks]


@mypyc_attr(acyclic=True)
class Refusal:
    """The rule that forbids an event, and what its sentence needs."""

    def __init__(self, rule: str, args: dict[str, object] | None = None) -> None:
        self.rule: Final = rule
        self.args: Final[dict[str, object]] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (other.rule, other.args) == (self.rule, self.args)

    def __hash__(self) -> int:
        return hash(self.rule)


class Scribe:
    """Writes down what the rules tell, with who may know it."""

    def __init__(self) -> None:
        self.told: list[tuple[object, int]] = []

    def tell(self, fact: object, to: i64 = EVERYONE) -> None:
        self.told.append((fact, to))

    def facts(self, seat: int | None) -> list[object]:
        """What this seat learned; a spectator (`None`) only what everyone did."""
        return [fact for fact, to in self.told if to == EVERYONE or to == seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game under way. `apply` trusts its caller; the checked door is `railbird.core.door.play`."""

    def __init__(self) -> None:
        self.scribe: Scribe | None = None

    def game(self) -> str:
        """The identifier of the game this is a state of."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    def set_up(self) -> None:
        """What a table settles without chance before the first event; a scribe hears it."""

    def pending(self) -> Pending:
        """What happens next: the only place that says so."""
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        """Carry out one of the options, or an outcome of chance."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin without a scribe."""
        raise NotImplementedError

    def phase(self) -> i64:
        """A number that grows when a part of the game (a round) ends, so that a search can stop there."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The score of every seat so far."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Random) -> None:
        """Redraw everything that this seat cannot know."""

    def refusal(self, seat: i64, event: Event) -> Refusal:
        """The rule that forbids this event to this seat now; asked only when it is not allowed."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from railbird.core.game import parse_state, show_state

        return parse_state, (show_state(self),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A player inside the compiled driver. It may look only at what its seat knows: equal views and equal seeds give equal choices."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every option is equally likely."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        return turn.options[rng.randrange(len(turn.options))]
