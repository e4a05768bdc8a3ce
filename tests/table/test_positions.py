"""Tables that begin in the middle of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from railbird.core.contract import Chance, Decide, Over
from railbird.core.game import find_game, games, view
from railbird.table.acts import Declined, undo_target
from railbird.table.cards import Settings
from railbird.table.house import House, Live
from railbird.table.positions import lesson, levels, moment
from railbird.table.record import make_record
from railbird.table.table import read_table
from railbird.table.verdict import verify
from tests.table.place import ANN, BOB, open_house, play_out, wanted

OURS = [game for game in games() if game != "pig"]
PEOPLE = {"ann": ANN}
QUICK = Settings(pace=0)


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        async with open_house(folder) as house:
            await story(house)

    asyncio.run(told())


async def finished(house: House, game: str) -> Live:
    live = await house.create(ANN, wanted(game, 3, settings=Settings(pace=0, random_order=False), bots=["greedy", "random"], start=True))
    await play_out(house, live, PEOPLE)
    return live


async def record(house: House, live: Live) -> str:
    return make_record(live.table.deed, await house.store.log(live.table.id))


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_begins_when_everybody_else_has_acted(game: str) -> None:
    journal = lesson(find_game(game))
    state, actors = journal.start(), set()
    for event in journal.events:
        turn = state.pending()
        actors |= {turn.seat} if isinstance(turn, Decide) else set()
        state.apply(event)
    turn = state.pending()
    assert isinstance(turn, Decide | Chance)
    assert actors | {turn.seat} == set(range(len(journal.header.seats)))


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-royale", "las-vegas-2012"])
def test_the_lesson_of_las_vegas_shows_a_tie_that_lets_a_single_die_win(game: str) -> None:
    seen: Any = view(lesson(find_game(game)).replay(), None)
    assert [(casino.tied, casino.winners) for casino in seen.casinos if any(casino.strength)] == [([0, 1], [2])]


@pytest.mark.parametrize("game", OURS)
def test_a_newcomer_plays_a_lesson_to_its_end_and_its_record_holds(game: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        journal = lesson(find_game(game))
        live = await house.lay(ANN, journal, settings=QUICK)
        assert live.table.actor() == live.table.seats_of("ann")[0]
        assert undo_target(live.table, "ann") is None
        again = read_table(live.table.deed, await house.store.log(live.table.id))
        assert again.view(None) == live.table.view(None)
        await play_out(house, live, PEOPLE)
        text = await record(house, live)
        verdict = verify(text)
        assert (verdict.problems, verdict.header.laid, verdict.rolls) == ([], len(journal.events), live.table.rolled)

    in_house(tmp_path, story)


@pytest.mark.parametrize("game", ["las-vegas", "eight-28"])
def test_a_game_goes_on_from_a_moment_of_a_finished_one(game: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        old = (await finished(house, game)).table
        at = old.played[len(old.played) // 2].at
        journal = moment(old, at)
        live = await house.lay(BOB, journal, 1, levels(old), QUICK)
        assert [seat.level for seat in live.table.seats] == ["greedy", "", "random"]
        assert (live.table.laid, live.table.played[live.table.laid - 1].event) == (len(journal.events), journal.events[-1])
        assert live.table.commitment != old.commitment
        await play_out(house, live, {"bob": BOB})
        (tmp_path / "there").mkdir()
        text = await record(house, live)
        async with open_house(tmp_path / "there") as there:
            brought = await there.bring(ANN, text)
            assert await record(there, brought) == text

    in_house(tmp_path, story)


def test_a_game_that_is_not_over_has_secrets_and_one_that_is_has_nothing_left_to_play(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        running = await house.create(ANN, wanted("eight-28", 3, settings=QUICK, bots=["greedy"] * 2, start=True))
        with pytest.raises(Declined, match="the table is running"):
            moment(running.table, running.table.version)
        over = (await finished(house, "las-vegas")).table
        assert isinstance(moment(over, over.version).replay().pending(), Over)
        with pytest.raises(Declined, match="over at this moment"):
            await house.lay(ANN, moment(over, over.version), 0)
        with pytest.raises(Declined, match="there are 3 seats"):
            await house.lay(ANN, moment(over, over.played[5].at), 7)

    in_house(tmp_path, story)


def forge_header(laid: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: [lines[0].replace('"laid":19', f'"laid":{laid}'), *lines[1:]]


def take_back_the_last_one(lines: list[str]) -> list[str]:
    return [*lines[:20], '{"undo":18}', *lines[19:]]


@pytest.mark.parametrize(
    ("forge", "problem"),
    [
        (forge_header(20), "line 21: a ticket where nothing was left to chance"),
        (forge_header(12), "line 14: chance without a ticket"),
        (forge_header(9000), "line 1: 9000 events cannot have been laid out"),
        (forge_header(-1), "line 1: -1 events cannot have been laid out"),
        (take_back_the_last_one, "line 21: this takes back what was laid out"),
    ],
)
def test_what_was_laid_out_cannot_be_forged(forge: Callable[[list[str]], list[str]], problem: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.lay(ANN, lesson(find_game("las-vegas")), settings=QUICK)
        await play_out(house, live, PEOPLE)
        lines = (await record(house, live)).splitlines()
        assert verify("\n".join(forge(lines))).problems[0] == problem

    in_house(tmp_path, story)
