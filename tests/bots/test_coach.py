"""The coach tells what every option is worth, from what the seat knows and from nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from librt.random import Random

from railbird.bots.coach import weigh
from railbird.core.contract import Decide, State
from railbird.core.game import Game, games, view
from railbird.table import messages as ask
from railbird.table.acts import Declined
from railbird.table.cards import Settings
from railbird.table.sight import make_update
from tests.laws.cases import draw
from tests.table.place import ANN, BOB, open_house, wanted

OURS = [game for game in games().values() if game.levels is not None]


def first_choice(game: Game) -> tuple[State, Decide]:
    rng, state = Random(5), game.new(3)
    while not (isinstance(turn := state.pending(), Decide) and len(turn.options) > 1):
        state.apply(draw(turn, rng))
    return state, turn


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_option_has_a_worth_with_error_bars(game: Game) -> None:
    state, turn = first_choice(game)
    worths = weigh(view(state, turn.seat), turn.options, Random(1), budget=0)
    assert [worth.event for worth in worths] == [option.text() for option in turn.options]
    assert all(worth.games >= 4 and 0.0 <= worth.share <= 1.0 and worth.share_error >= 0.0 and worth.score_error >= 0.0 for worth in worths)


def test_two_worlds_that_look_the_same_get_the_same_advice() -> None:
    state, turn = first_choice(games()["eight-28"])
    world = state.copy()
    world.redeal(turn.seat, Random(77))
    advice = [weigh(view(one, turn.seat), turn.options, Random(1), budget=0) for one in (state, world)]
    assert advice[0] == advice[1]


def advised(folder: Path, settings: Settings, people: int) -> ask.Advice:
    """Ann plays Las Vegas at a table with so many people and asks the coach in her first decision."""

    async def story() -> ask.Advice:
        async with open_house(folder) as house:
            live = await house.create(ANN, wanted("las-vegas", 2, settings=settings, variant={"starter": "first"}))
            if people == 2:
                await house.submit(BOB, live.table.id, ask.Sit(seat=1), live.table.deed.invite)
            else:
                await house.submit(ANN, live.table.id, ask.Invite(seat=1, level="random"))
            await house.submit(ANN, live.table.id, ask.Start())
            while not isinstance(live.table.pending(), Decide):
                await house.submit(ANN, live.table.id, ask.Roll(seat=0, version=live.table.version))
            assert make_update(live.table, ANN.id, 0, 0, frozenset()).coach is (people == 1 or settings.coach is True)
            with pytest.raises(Declined):
                await house.submit(BOB, live.table.id, ask.Advise(seat=0), live.table.deed.invite)
            answers = [await house.submit(ANN, live.table.id, ask.Advise(seat=0, id=number)) for number in (7, 8)]
            first, again = answers
            assert isinstance(first, ask.Advice) and isinstance(again, ask.Advice)
            assert (first.reply, again.reply) == (7, 8)
            assert first.options == again.options
            return first

    return asyncio.run(story())


SLOW = Settings(random_order=False, pace=10_000)


def test_who_plays_alone_against_bots_may_ask_the_coach(tmp_path: Path) -> None:
    advice = advised(tmp_path, SLOW, people=1)
    assert len(advice.options) > 1
    assert all(option.games > 0 for option in advice.options)


def test_among_people_there_is_no_coach_unless_the_table_says_so(tmp_path: Path) -> None:
    with pytest.raises(Declined, match="not-now"):
        advised(tmp_path, SLOW, people=2)
    assert advised(tmp_path, Settings(random_order=False, pace=10_000, coach=True), people=2).options
