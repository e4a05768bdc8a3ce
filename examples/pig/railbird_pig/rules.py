"""The rules of Pig in plain Python: no compiler is needed, the compiled core plays it all the same."""

from __future__ import annotations

from librt.random import Random

from railbird.core.chance import Table
from railbird.core.contract import Decide, Event, Over, Pending, Policy, Refusal, State, Word, win_shares
from railbird_pig import facts

ROLL = Word("roll")
HOLD = Word("hold")
OPTIONS: list[Event] = [ROLL, HOLD]
FACES: list[Event] = [Word(f"die {face}") for face in range(1, 7)]
DIE = [Table(FACES, [1] * 6, seat) for seat in range(8)]


class Pig(State):
    """A table of Pig."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__()
        self.goal = goal
        self.scores = [0] * seats
        self.seat = 0
        self.pot = 0
        self.rolling = False

    def copy(self) -> Pig:
        twin = Pig(len(self.scores), self.goal)
        twin.scores = self.scores.copy()
        twin.seat, twin.pot, twin.rolling = self.seat, self.pot, self.rolling
        return twin

    def game(self) -> str:
        return "pig"

    def seats(self) -> int:
        return len(self.scores)

    def phase(self) -> int:
        return 0

    def standing(self) -> list[int]:
        return self.scores

    def pending(self) -> Pending:
        if max(self.scores) >= self.goal:
            return Over(self.scores.copy(), win_shares(self.scores))
        return DIE[self.seat] if self.rolling else Decide(self.seat, OPTIONS)

    def apply(self, event: Event) -> None:
        if event is ROLL:
            self.rolling = True
        elif event is HOLD:
            self.hold()
        else:
            self.turn_up(FACES.index(event) + 1)

    def turn_up(self, face: int) -> None:
        """PIG-2, PIG-3: a face adds to the pot; a one loses it and the turn."""
        self.rolling = False
        if self.scribe is not None:
            self.scribe.tell(facts.Rolls(self.seat, face))
        if face == 1:
            self.next_seat()
        else:
            self.pot += face

    def hold(self) -> None:
        """PIG-4: the pot is safe."""
        self.scores[self.seat] += self.pot
        if self.scribe is not None:
            self.scribe.tell(facts.Holds(self.seat, self.pot, self.scores[self.seat]))
        self.next_seat()

    def next_seat(self) -> None:
        self.pot = 0
        self.seat = (self.seat + 1) % len(self.scores)

    def refusal(self, seat: int, event: Event) -> Refusal:
        if max(self.scores) >= self.goal:
            return Refusal("PIG-5")
        return Refusal("PIG-1", {"seat": self.seat})


class HoldAtTwenty(Policy):
    """Rolls until twenty points lie in the pot, or enough to win."""

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        assert isinstance(state, Pig)
        enough = min(20, state.goal - state.scores[state.seat])
        return HOLD if state.pot >= enough else ROLL
