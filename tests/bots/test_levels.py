"""Levels are named, play every game, and know what can be known exactly."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.random import Random

from railbird.bots import Careless, bot_names, level_names, make_policy
from railbird.core.contract import Decide, Event, Over, Policy, State
from railbird.core.game import Game, find_game, games
from railbird.core.search import Searcher
from railbird.games.eight28.guide import Eight28Guide
from railbird.games.long_shot_dice.greedy import Greedy
from tests.bots.exact import Exact
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
    searchers = LEVELS if game.levels.careless is None else LEVELS[1:]
    assert [level for level in LEVELS if isinstance(make_policy(game, level), Searcher)] == searchers


class Takes(Policy):
    """Always the option of this number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        return turn.options[self.number]


def test_a_careless_beginner_thinks_about_every_other_choice() -> None:
    game = find_game("long-shot-dice")
    easy = make_policy(game, "easy")
    assert isinstance(easy, Careless)
    thinker, weaker = easy.players
    assert isinstance(thinker, Searcher) and isinstance(weaker, Greedy)
    state = game.new(2)
    while not (isinstance(turn := state.pending(), Decide) and len(turn.options) > 1):
        state.apply(draw(turn, Random(1)))
    careless = Careless(Takes(0), Takes(1))
    picked = [turn.options.index(careless.pick(state, turn, Random(seed))) for seed in range(100)]
    assert 30 < picked.count(0) < 70
    assert set(picked) == {0, 1}


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
