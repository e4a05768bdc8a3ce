"""Every registered game, variant and seat count, and walks through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from librt.random import Random

from railbird.bots import make_policy
from railbird.core.contract import Chance, Decide, Event, Over, Policy, State
from railbird.core.facts import Fact
from railbird.core.game import Game, Variant, games
from railbird.core.search import Searcher

MOST_STEPS = 20_000


@dataclass(frozen=True)
class Case:
    """A game with a variant and a number of seats."""

    game: Game
    variant: Variant
    seats: int
    conserved: Callable[[State], object]
    reveals: tuple[type[Fact], ...]
    """Facts that turn up what was hidden; what follows in the same breath may depend on it."""
    tells_by_asking: bool
    """Whom this variant asks depends on what is hidden, so only worlds that ask alike are compared."""
    privy: Callable[[State], list[int]]
    """Seats that see what happens in secret now, besides the one whose secret it is."""

    def __str__(self) -> str:
        changed = {
            name: value
            for name in self.variant.__struct_fields__
            if (value := getattr(self.variant, name)) != getattr(self.game.variant(), name)
        }
        return f"{self.game.id}-{self.seats}" + "".join(f"-{name}={value}" for name, value in changed.items())

    def new(self) -> State:
        return self.game.new(self.seats, self.variant)

    def walk(self, seed: int) -> Iterator[tuple[State, Event]]:
        """A random game: each state with the event that will be applied to it. The state moves on afterwards."""
        rng = Random(seed)
        state = self.new()
        for _ in range(MOST_STEPS):
            turn = state.pending()
            if isinstance(turn, Over):
                return
            event = draw(turn, rng)
            yield state, event
            state.apply(event)
        raise AssertionError(f"{self}: no end after {MOST_STEPS} events with seed {seed}")

    def states(self, seed: int, sparsely: int = 1) -> Iterator[State]:
        """Every n-th state of a random game, and its end."""
        state = self.new()
        for step, (state, _) in enumerate(self.walk(seed)):
            if step % sparsely == 0:
                yield state
        yield state

    def moment(self, seed: int) -> State:
        """Some state of a random game."""
        length = sum(1 for _ in self.walk(seed))
        for step, (state, _) in enumerate(self.walk(seed)):
            if step == Random(seed + 1).randrange(length):
                return state
        raise AssertionError("the walk changed its length")


def draw(turn: object, rng: Random) -> Event:
    """A random option, or a random outcome."""
    if isinstance(turn, Decide):
        return turn.options[rng.randrange(len(turn.options))]
    assert isinstance(turn, Chance)
    return turn.sample(rng)


def laws_of(game: Game) -> ModuleType:
    """What the game's tests say about it: variants to try, what is conserved, and where it must tell what was hidden."""
    return import_module(f"tests.games.{game.package.rpartition('.')[2]}.laws")


def is_playable(game: Game, variant: Variant, seats: int) -> bool:
    try:
        game.new(seats, variant)
    except ValueError:
        return False
    return True


IN_THE_HEAD = 4
"""Games that a search plays for a decision here; levels differ from it in nothing but this number."""


def players(game: Game) -> dict[str, Policy]:
    """Every kind of player by name; one search stands for all levels, so that the laws stay quick."""
    found = {name: make_policy(game, name) for name in ["random", *game.policies]}
    return found if game.levels is None else found | {"search": Searcher(IN_THE_HEAD, game.levels.guide())}


def nobody(state: State) -> list[int]:
    return []


def case_of(game: Game, variant: Variant, seats: int, laws: ModuleType) -> Case:
    tells_by_asking = variant in getattr(laws, "TELL_BY_ASKING", [])
    return Case(game, variant, seats, laws.conserved, getattr(laws, "REVEALS", ()), tells_by_asking, getattr(laws, "privy", nobody))


def all_cases() -> list[Case]:
    return [
        case_of(game, variant, seats, laws)
        for game in games().values()
        for laws in [laws_of(game)]
        for variant in laws.VARIANTS[game.id]
        for seats in game.seats
        if is_playable(game, variant, seats)
    ]


CASES = all_cases()
DEFAULT_CASES = [case for case in CASES if case.variant == case.game.variant()]
