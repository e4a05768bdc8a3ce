"""Tree search over the contract for any number of seats: max^n values, open-loop chance, worlds redealt for what is hidden."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import WIN, Chance, Decide, Event, Over, Policy, State, Word

EXPLORE: Final = 0.5
"""How much a rarely tried option is favoured."""
MONEY: Final = 0.02
"""The part of a payoff that goes by score instead of by win, so that lost games are still played well."""
HIDDEN: Final[Event] = Word("?")
"""The one edge of all options that another seat takes in secret."""


class Node:
    """What was learned about one sequence of choices. Chance is no part of it: every visit rolls anew."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often its parent could choose it: in other worlds other options are legal."""
        self.worth = vec[float]([0.0] * seats)
        self.squares: float = 0.0
        """Squared payoffs of whoever chose this option, for its error."""
        self.children: dict[Event, Node] = {}

    def add(self, payoffs: vec[float], chooser: i64) -> None:
        self.visits += 1
        for seat in range(len(payoffs)):
            self.worth[seat] += payoffs[seat]
        if chooser >= 0:
            self.squares += payoffs[chooser] * payoffs[chooser]


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What a position at the end of a phase promises: every seat adds about as much again, give or take its spread."""

    def __init__(self, phases: float, spread: float) -> None:
        self.phases: Final = phases
        """How many phases a game has."""
        self.spread: Final = spread
        """The standard deviation of what one phase adds to a score."""

    def shares(self, state: State) -> vec[float]:
        """The chance of each seat to win, from the standing alone."""
        left = max(1.0, self.phases - float(state.phase()))
        heat = LOGISTIC * self.spread * sqrt(left)
        standing = state.standing()
        top = max(standing)
        odds = vec[float]([exp(float(score - top) / heat) for score in standing])
        total = 0.0
        for each in odds:
            total += each
        return vec[float]([each / total for each in odds])


LOGISTIC: Final = 0.8
"""Turns the spread of scores into the scale of logistic odds between two of them."""


def payoffs(over: Over) -> vec[float]:
    """Shares of the win, with a small part by score."""
    top = float(max(1, max(over.scores)))
    found = vec[float]([0.0] * len(over.scores))
    for seat in range(len(over.scores)):
        found[seat] = (1.0 - MONEY) * float(over.shares[seat]) / float(WIN) + MONEY * float(over.scores[seat]) / top
    return found


class Search:
    """Looks for the best option of the seat that is to decide. The same seed and number of iterations give the same answer."""

    def __init__(self, root: State, turn: Decide, rollout: Policy, outlook: Outlook | None, rng: Random) -> None:
        self.root: Final = root
        self.turn: Final = turn
        self.rollout: Final = rollout
        self.outlook: Final = outlook
        """Where it stands for the rest of the game; without one every game is played to its end."""
        self.rng: Final = rng
        self.seats: Final[i64] = len(root.standing())
        self.horizon: Final[i64] = root.phase() + 1
        self.tree: Final = Node(self.seats)

    def run(self, iterations: i64) -> None:
        for step in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One game: down the tree, one new node, then the roll-out policy."""
        state = self.root.copy()
        state.redeal(self.turn.seat, self.rng)
        path = [self.tree]
        choosers: list[int] = [-1]
        node = self.tree
        found: vec[float] | None = None
        while found is None:
            turn = state.pending()
            if isinstance(turn, Decide):
                if turn.secret and turn.seat != self.turn.seat:
                    event = self.rollout.pick(state, turn, self.rng)
                    node = self.child(node, HIDDEN)
                else:
                    event = self.select(node, turn)
                    node = node.children[event]
                path.append(node)
                choosers.append(turn.seat)
                state.apply(event)
                if node.visits == 0:
                    found = self.play_out(state)
            elif isinstance(turn, Chance):
                state.apply(turn.sample(self.rng))
            else:
                assert isinstance(turn, Over)
                found = payoffs(turn)
            if found is None:
                found = self.judged(state)
        for place in range(len(path)):
            path[place].add(found, choosers[place])

    def judged(self, state: State) -> vec[float] | None:
        """The outlook, once the phase of the root is over."""
        outlook = self.outlook
        if outlook is None or state.phase() < self.horizon or isinstance(state.pending(), Over):
            return None
        return outlook.shares(state)

    def play_out(self, state: State) -> vec[float]:
        """Let the roll-out policy play for everybody until the end is known or judged."""
        rollout = self.rollout
        rng = self.rng
        has_outlook = self.outlook is not None
        while True:
            turn = state.pending()
            if isinstance(turn, Decide):
                state.apply(rollout.pick(state, turn, rng))
            elif isinstance(turn, Chance):
                state.apply(turn.sample(rng))
            else:
                assert isinstance(turn, Over)
                return payoffs(turn)
            if has_outlook and state.phase() >= self.horizon:
                found = self.judged(state)
                if found is not None:
                    return found

    def select(self, node: Node, turn: Decide) -> Event:
        """An option never tried, else the one with the best upper bound for whoever chooses."""
        untried: list[Event] = []
        best: Event = turn.options[0]
        best_bound = -1.0
        for option in turn.options:
            child = node.children.get(option)
            if child is None:
                untried.append(option)
                continue
            child.offered += 1
            visits = float(child.visits)
            bound = child.worth[turn.seat] / visits + EXPLORE * sqrt(log(float(child.offered)) / visits)
            if bound > best_bound:
                best = option
                best_bound = bound
        if untried:
            best = untried[self.rng.randrange(len(untried))]
            self.child(node, best).offered = 1
        return best

    def child(self, node: Node, event: Event) -> Node:
        found = node.children.get(event)
        if found is None:
            found = Node(self.seats)
            node.children[event] = found
        return found

    def best(self) -> Event:
        """The option tried most often; among equals the first offered."""
        best = self.turn.options[0]
        most: i64 = -1
        for option in self.turn.options:
            child = self.tree.children.get(option)
            if child is not None and child.visits > most:
                best = option
                most = child.visits
        return best


class Searcher(Policy):
    """Decides by a search of a fixed number of iterations; what its seat cannot know is redealt before anything looks at it."""

    def __init__(self, iterations: i64, rollout: Policy, outlook: Outlook | None) -> None:
        self.iterations: Final[i64] = iterations
        self.rollout: Final = rollout
        self.outlook: Final = outlook

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        if len(turn.options) == 1:
            return turn.options[0]
        search = Search(state, turn, self.rollout, self.outlook, rng)
        search.run(self.iterations)
        return search.best()
