"""Levels are named, play every game, and know what can be known exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from librt.random import Random

from railbird.bots import bot_names, level_names, make_policy
from railbird.core.contract import Chance, Decide, Event, Over, State
from railbird.core.game import Game, find_game, games, show_state
from railbird.core.search import Guide, Searcher, result
from railbird.games.eight28.guide import Eight28Guide
from railbird.games.las_vegas.guide import LasVegasGuide
from railbird.games.las_vegas.rules import LasVegas
from tests.laws.cases import draw

LEVELS = ["easy", "medium", "hard", "expert"]
OURS = [game for game in games().values() if game.package.startswith("railbird.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_game_has_every_level_and_each_searches_longer_than_the_one_below(game: Game) -> None:
    assert game.levels is not None
    assert bot_names(game) == ["random", "greedy", *LEVELS]
    assert level_names(game) == LEVELS
    counts = [game.levels.iterations[level] for level in LEVELS]
    assert all(low < high for low, high in pairwise(counts))
    assert isinstance(make_policy(game, "easy"), Searcher)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("las-vegas", 2), ("las-vegas-2012", 2), ("las-vegas-2012", 3)])
def test_the_end_of_a_round_is_played_as_well_as_can_be(game: str, seats: int) -> None:
    assert mean_loss(game, seats, positions=12) <= 0.005


@pytest.mark.soak
@pytest.mark.parametrize(("game", "positions"), [("las-vegas", 250), ("las-vegas-2012", 250)])
def test_late_positions_of_two_players_are_played_as_well_as_can_be(game: str, positions: int) -> None:
    assert mean_loss(game, 2, positions) <= 0.005


def mean_loss(game: str, seats: int, positions: int) -> float:
    """What the expert gives away in late positions, as a part of the whole win, against play worked out by brute force."""
    expert = make_policy(find_game(game), "expert")
    losses = []
    for state, turn in late_positions(game, seats, positions):
        judge = Exact(LasVegasGuide(), state.phase())
        worths = {option: judge.after(state, option)[turn.seat] for option in turn.options}
        losses.append(max(worths.values()) - worths[expert.pick(state, turn, Random(1))])
    return sum(losses) / len(losses)


def late_positions(game: str, seats: int, positions: int) -> Iterator[tuple[State, Decide]]:
    """Decisions with a real choice and at most three dice in all hands, from random games."""
    found, seed = 0, 0
    while found < positions:
        rng, state = Random(seed), find_game(game).new(seats)
        seed += 1
        while not isinstance(turn := state.pending(), Over):
            if isinstance(turn, Decide) and len(turn.options) > 1 and is_late(state) and found < positions:
                found += 1
                yield state, turn
            state.apply(draw(turn, rng))


def is_late(state: State) -> bool:
    """Few dice, and so few chips that brute force comes to an end."""
    assert isinstance(state, LasVegas)
    dice = sum(player.small + player.big + player.white for player in state.players)
    chips = sum(player.chips for player in state.players)
    return dice <= 3 and chips <= (0 if dice == 3 else 2)


class Exact:
    """Brute force over the contract: every outcome with its weight, every seat the best for itself, positions by their text."""

    def __init__(self, guide: Guide, phase: int) -> None:
        self.guide, self.phase = guide, phase
        self.value = cache(self.value_of_text)
        self.states: dict[str, State] = {}

    def after(self, state: State, event: Event) -> list[float]:
        twin = state.copy()
        twin.apply(event)
        text = show_state(twin)
        self.states[text] = twin
        return self.value(text)

    def value_of_text(self, text: str) -> list[float]:
        state = self.states[text]
        turn = state.pending()
        if isinstance(turn, Over):
            return list(result(turn).payoffs())
        if state.phase() != self.phase:
            return list(self.guide.judge(state, Random(1)).payoffs())
        if isinstance(turn, Decide):
            return max((self.after(state, option) for option in turn.options), key=lambda worth: worth[turn.seat])
        assert isinstance(turn, Chance)
        worths = [(self.after(state, event), weight / turn.ways()) for event, weight in turn.outcomes()]
        return [sum(worth[seat] * chance for worth, chance in worths) for seat in range(state.seats())]


@pytest.mark.slow
def test_halves_of_8_28_are_chosen_as_well_as_can_be() -> None:
    """The last decisions of a round: everything is known, and whoever chooses later does the best for itself."""
    game = find_game("eight-28")
    expert = make_policy(game, "expert")
    found = 0
    for seed in range(40):
        rng, state = Random(seed), game.new(5)
        while not isinstance(turn := state.pending(), Over):
            if isinstance(turn, Decide) and "join 8" in [option.text() for option in turn.options]:
                judge = Exact(Eight28Guide(), state.phase())
                worths = {option: judge.after(state, option)[turn.seat] for option in turn.options}
                assert worths[expert.pick(state, turn, Random(1))] == pytest.approx(max(worths.values()))
                found += 1
            state.apply(draw(turn, rng))
    assert found > 20


def test_fists_and_guesses_of_lucky_punch_are_mixed_as_theory_says() -> None:
    """Against the mix of the expert nobody gains more than two in a hundred by any fist or any guess."""
    awards = [20_000, 30_000, 40_000]
    hides, guesses = frequencies("hide"), frequencies("guess")
    hider = [award * (1 - guesses[tokens]) for tokens, award in enumerate(awards)]
    guesser = [sum(award * hides[tokens] for tokens, award in enumerate(awards) if tokens != guess) for guess in range(3)]
    value = 2 / sum(1 / award for award in awards)
    assert max(hider) <= 1.02 * value
    assert min(guesser) >= 0.98 * value


def frequencies(verb: str) -> list[float]:
    """How often the expert hides, or guesses, one, two and three tokens."""
    game = find_game("las-vegas-royale")
    expert = make_policy(game, "expert")
    state, turn = first_decision(verb)
    picks = Counter(expert.pick(state, turn, Random(seed)).text() for seed in range(20_000))
    return [picks[f"{verb} {tokens}"] / 20_000 for tokens in (1, 2, 3)]


def first_decision(verb: str) -> tuple[State, Decide]:
    """The first time that somebody is asked this in random games."""
    for seed in range(1000):
        rng, state = Random(seed), find_game("las-vegas-royale").new(3)
        while not isinstance(turn := state.pending(), Over):
            if isinstance(turn, Decide) and turn.options[0].text().startswith(verb):
                return state, turn
            state.apply(draw(turn, rng))
    raise AssertionError(f"nobody was asked to {verb}")
