"""Tree search over the contract for any number of seats: max^n values, open-loop chance, worlds redealt for what is hidden."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import WIN, Chance, Decide, Event, Over, Policy, State, Word

EXPLORE: Final = 0.6
"""How much a rarely tried option is favoured."""
FAVOUR: Final = 0.5
"""How much of the favour goes to the option that the guide would take; the rest is shared by all."""
MONEY: Final = 0.05
"""The part of a payoff that goes by score instead of by win, so that games as good as lost are still played well."""
ROUND: Final = 1
"""Look to the end of the phase under way."""
NEVER: Final = 1_000_000
"""More phases and decisions than any game has."""
LUCK: Final[i64] = 1 << 62
"""So many seeds to begin with."""
HIDDEN: Final[Event] = Word("?")
"""The one edge of all options that a seat takes in secret: nobody may learn from it which one it was."""


@mypyc_attr(acyclic=True)
class Prospect:
    """What a game brought, or promises, to every seat: shares of the win and scores."""

    def __init__(self, shares: vec[float], scores: vec[float]) -> None:
        self.shares: Final = shares
        self.scores: Final = scores

    def payoffs(self) -> vec[float]:
        """Shares of the win, with a small part by score."""
        found = vec[float]([0.0] * len(self.shares))
        top = 1.0
        for score in self.scores:
            top = max(top, score)
        for seat in range(len(found)):
            found[seat] = (1.0 - MONEY) * self.shares[seat] + MONEY * self.scores[seat] / top
        return found


def result(over: Over) -> Prospect:
    """The end of a game."""
    shares = vec[float]([float(share) / float(WIN) for share in over.shares])
    return Prospect(shares, vec[float]([float(score) for score in over.scores]))


def promise(scores: vec[float], spread: float) -> Prospect:
    """Seats expect these scores, give or take the spread: the odds between two of them are logistic."""
    top = scores[0]
    for score in scores:
        top = max(top, score)
    shares = vec[float]([exp((score - top) / (LOGISTIC * spread)) for score in scores])
    total = 0.0
    for share in shares:
        total += share
    for seat in range(len(shares)):
        shares[seat] /= total
    return Prospect(shares, scores)


def mean(prospects: list[Prospect]) -> Prospect:
    """What several ends of a game promise together."""
    seats = len(prospects[0].shares)
    shares = vec[float]([0.0] * seats)
    scores = vec[float]([0.0] * seats)
    for prospect in prospects:
        for seat in range(seats):
            shares[seat] += prospect.shares[seat] / float(len(prospects))
            scores[seat] += prospect.scores[seat] / float(len(prospects))
    return Prospect(shares, scores)


LOGISTIC: Final = 0.8
"""Turns the spread of scores into the scale of logistic odds between two of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """What a seat cannot know, drawn anew: here everything that is possible is equally likely."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def redeal(self, state: State, rng: Random) -> None:
        state.redeal(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search knows of a game: how seats play on, how far to look, and what a position there promises."""

    def __init__(self, rollout: Policy, phases: i64 = NEVER, depth: i64 = NEVER, lean: float = 1.0, lean_from: i64 = 0) -> None:
        self.rollout: Final = rollout
        self.phases: Final[i64] = phases
        """After so many phases games are judged instead of played on."""
        self.depth: Final[i64] = depth
        """How many decisions the tree holds; below it everybody plays like the roll-out."""
        self.lean: Final[float] = lean
        """By how many standard errors the option that the roll-out policy would take is thought better than it looked, …"""
        self.lean_from: Final[i64] = lean_from
        """… once it was tried so often: a search that leans after a few games plays like the roll-out."""

    def judge(self, state: State, rng: Random) -> Prospect:
        """What a position at the horizon promises."""
        raise NotImplementedError

    def worlds(self, state: State, seat: i64) -> Worlds:
        """What the seat takes for possible here."""
        return Worlds(seat)

    def is_guess(self, state: State, turn: Decide) -> bool:
        """Whether the answer must not be foreseen, so that it is drawn by the roll-out policy and nobody learns from it."""
        return False

    def solve(self, state: State, turn: Decide, rng: Random) -> Event | None:
        """The best option where it can be worked out exactly."""
        return None


class Node:
    """What was learned about one sequence of choices. Chance is no part of it: every visit rolls anew."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.worth = vec[float]([0.0] * seats)
        self.children: dict[Event, Node] = {}

    def add(self, payoffs: vec[float]) -> None:
        self.visits += 1
        for seat in range(len(payoffs)):
            self.worth[seat] += payoffs[seat]

    def child(self, event: Event) -> Node:
        found = self.children.get(event)
        if found is None:
            found = Node(len(self.worth))
            self.children[event] = found
        return found


class Estimate:
    """A mean and its standard error."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def mean(self) -> float:
        return self.sum / float(max(1, self.count))

    def error(self) -> float:
        count = float(max(2, self.count))
        mean = self.sum / count
        return sqrt(max(0.0, self.squares / count - mean * mean) / (count - 1.0))


class Lead:
    """One option of the seat that searches: what it promised, in shares of the win, in score, and in both together."""

    def __init__(self, event: Event) -> None:
        self.event: Final = event
        self.share: Final = Estimate()
        self.score: Final = Estimate()
        self.payoff: Final = Estimate()


class Search:
    """Looks for the best option of the seat that is to decide. The same seed and number of iterations give the same answer."""

    def __init__(self, root: State, turn: Decide, guide: Guide, rng: Random) -> None:
        self.root: Final = root
        self.seat: Final[i64] = turn.seat
        self.is_secret: Final = turn.secret
        self.guide: Final = guide
        self.worlds: Final = guide.worlds(root, turn.seat)
        self.luck: Final[i64] = rng.randrange(LUCK)
        self.rng = rng
        self.horizon: Final[i64] = root.phase() + guide.phases
        self.tree: Final = Node(root.seats())
        self.leads: Final = {option: Lead(option) for option in turn.options}
        self.favourite: Final = guide.rollout.pick(root, turn, rng)

    def run(self, iterations: i64) -> None:
        """About so many games: all options get equally many, then the better half of them, and so on to the last two."""
        rivals = list(self.leads.values())
        heats = 1
        while 1 << heats < len(rivals):
            heats += 1
        for heat in range(heats):
            for lead in rivals:
                for game in range(max(1, iterations // (heats * len(rivals)))):
                    self.iterate(lead.event)
            rivals = sorted(rivals, key=self.promise, reverse=True)[: (len(rivals) + 1) // 2]

    def promise(self, lead: Lead) -> float:
        """What an option is thought to be worth."""
        worth = lead.payoff.mean()
        if lead.event is self.favourite and lead.payoff.count >= self.guide.lean_from:
            worth += self.guide.lean * lead.payoff.error()
        return worth

    def survey(self, iterations: i64) -> None:
        """So many games with every option."""
        for step in range(iterations):
            for option in self.leads:
                self.iterate(option)

    def iterate(self, option: Event) -> None:
        """One game in one world after this option: down the tree to a new node, from there by the roll-out policy.

        The first games of all options have the same world and the same luck, and so have the second, so that options are compared and
        not their luck; beyond the horizon luck begins anew, so that it is still the same when games differ by then. After a secret
        choice there is no tree: one for all options would learn in which order they are tried.
        """
        lead = self.leads[option]
        luck = self.luck + lead.share.count
        self.rng = Random(luck)
        state = self.root.copy()
        self.worlds.redeal(state, self.rng)
        state.apply(option)
        path = [self.tree]
        if not self.is_secret:
            path.append(self.tree.child(option))
            self.descend(state, path)
        prospect = self.play_out(state, Random(LUCK + luck))
        payoffs = prospect.payoffs()
        for node in path:
            node.add(payoffs)
        lead.payoff.add(payoffs[self.seat])
        lead.share.add(prospect.shares[self.seat])
        lead.score.add(prospect.scores[self.seat])

    def descend(self, state: State, path: list[Node]) -> None:
        """Choose by what is known, until something new was tried or the game can be judged."""
        node = path[-1]
        while node.visits > 0 and len(path) <= self.guide.depth:
            turn = state.pending()
            if isinstance(turn, Decide):
                if len(turn.options) == 1:
                    event = turn.options[0]
                elif turn.secret or self.guide.is_guess(state, turn):
                    event = self.guide.rollout.pick(state, turn, self.rng)
                    node = node.child(HIDDEN)
                else:
                    event = self.select(node, state, turn)
                    node = node.child(event)
                if node is not path[-1]:
                    path.append(node)
                state.apply(event)
            elif isinstance(turn, Chance) and state.phase() < self.horizon:
                state.apply(turn.sample(self.rng))
            else:
                return

    def select(self, node: Node, state: State, turn: Decide) -> Event:
        """The option with the best upper bound for whoever chooses; what the roll-out policy would do is tried sooner."""
        favourite = self.guide.rollout.pick(state, turn, self.rng)
        seat = turn.seat
        visits: i64 = 1
        for option in turn.options:
            child = node.children.get(option)
            if child is not None:
                visits += child.visits
        eagerness = EXPLORE * sqrt(float(visits))
        rest = (1.0 - FAVOUR) / float(len(turn.options))
        unknown = node.worth[seat] / float(max(1, node.visits))
        best = favourite
        best_bound = -1.0
        for option in turn.options:
            child = node.children.get(option)
            prior = rest + FAVOUR if option is favourite else rest
            if child is None:
                bound = unknown + eagerness * prior
            else:
                bound = child.worth[seat] / float(max(1, child.visits)) + eagerness * prior / float(1 + child.visits)
            if bound > best_bound:
                best = option
                best_bound = bound
        return best

    def play_out(self, state: State, fate: Random) -> Prospect:
        """Everybody plays like the roll-out policy until the game is over or can be judged."""
        rollout = self.guide.rollout
        rng = self.rng
        while True:
            turn = state.pending()
            if isinstance(turn, Over):
                return result(turn)
            if state.phase() >= self.horizon:
                return self.guide.judge(state, fate)
            if isinstance(turn, Decide):
                state.apply(rollout.pick(state, turn, rng))
            else:
                assert isinstance(turn, Chance)
                state.apply(turn.sample(rng))

    def best(self) -> Event:
        """Of the options tried most often the one that promises most; among equals the first offered."""
        best = self.leads[self.favourite]
        for lead in self.leads.values():
            if (lead.payoff.count, self.promise(lead)) > (best.payoff.count, self.promise(best)):
                best = lead
        return best.event


class Searcher(Policy):
    """Decides by a search of a fixed number of iterations; what its seat cannot know is redealt before anything looks at it."""

    def __init__(self, iterations: i64, guide: Guide) -> None:
        self.iterations: Final[i64] = iterations
        self.guide: Final = guide

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        if len(turn.options) == 1:
            return turn.options[0]
        guide = self.guide
        if turn.secret or guide.is_guess(state, turn):
            return guide.rollout.pick(state, turn, rng)
        solved = guide.solve(state, turn, rng)
        if solved is not None:
            return solved
        search = Search(state, turn, guide, rng)
        search.run(self.iterations)
        return search.best()
