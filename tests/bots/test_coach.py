"""The coach tells what every option is worth, from what the seat knows and from nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from librt.random import Random

from railbird.bots import make_policy, usual_bot
from railbird.bots.coach import Odds, forecast, weigh
from railbird.core.contract import Decide, State
from railbird.core.game import Game, games, show_state, view
from railbird.table import messages as ask
from railbird.table.acts import Declined
from railbird.table.cards import Settings
from railbird.table.sight import make_update
from tests.games.las_vegas.build import hands, table
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


def expected(state: State) -> list[Odds]:
    game = games()[state.game()]
    return forecast(view(state, None), make_policy(game, usual_bot(game)), Random(1), budget=0)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_seat_has_odds_that_make_one_win(game: Game) -> None:
    odds = expected(first_choice(game)[0])
    assert len(odds) == 3
    assert sum(one.share for one in odds) == pytest.approx(1.0)
    assert all(one.games >= 8 and one.share_error >= 0.0 and one.score_error >= 0.0 for one in odds)


def test_a_rival_without_a_seat_has_odds_too() -> None:
    odds = expected(games()["long-shot-dice"].new(1))
    assert len(odds) == 2
    assert sum(one.share for one in odds) == pytest.approx(1.0)


def test_odds_know_only_what_spectators_see() -> None:
    state, _ = first_choice(games()["eight-28"])
    world = state.copy()
    world.redeal(-1, Random(77))
    assert show_state(state) != show_state(world)
    assert expected(state) == expected(world)


def test_odds_of_a_game_that_is_decided_are_certain() -> None:
    """In the last round one die is left, and whoever has it is too far behind."""
    state = table(2, neutral_dice=False)
    state.round, state.seat, state.players[0].money = state.box.rounds - 1, 1, 500_000
    hands(state, "0", "1")
    assert [(one.share, one.share_error) for one in expected(state)] == [(1.0, 0.0), (0.0, 0.0)]


def test_odds_are_for_those_who_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.create(ANN, wanted("las-vegas", 2, settings=SLOW, bots=["random"], start=True))
            key = live.table.deed.watch
            assert make_update(live.table, BOB.id, None, 0, frozenset()).odds
            assert not make_update(live.table, ANN.id, 0, 0, frozenset()).odds
            first, again = [await house.submit(BOB, live.table.id, ask.Foresee(id=number), key) for number in (7, 8)]
            assert isinstance(first, ask.Forecast)
            assert (first.version, len(first.odds)) == (live.table.board_version, 2)
            assert again == msgspec.structs.replace(first, reply=8)
            with pytest.raises(Declined, match="not-now"):
                await house.submit(ANN, live.table.id, ask.Foresee())

    asyncio.run(story())
