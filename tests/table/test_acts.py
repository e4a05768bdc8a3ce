"""What people may do at a table, and what they may not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from railbird.core.contract import Chance, Decide
from railbird.core.game import show_state
from railbird.games.las_vegas.facts import RoundBegins
from railbird.table import messages as ask
from railbird.table.acts import Declined, Forbidden, Outdated
from railbird.table.cards import Orders, Settings, Wishes
from railbird.table.house import House, Live, may_sit, may_watch
from railbird.table.sight import explain, eyes, make_update
from railbird.table.store import Person
from tests.table.place import ANN, BOB, open_house, play_out, step, wanted

CAT = Person("cat", "Cat")
PEOPLE = {"ann": ANN, "bob": BOB, "cat": CAT}
IN_ORDER = Settings(random_order=False, pace=0)


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with open_house(folder) as house:
            await story(house)

    asyncio.run(tell())


async def seated(house: House, game: str = "las-vegas", settings: Settings = IN_ORDER, **choices: str) -> Live:
    """Ann and Bob at a running table."""
    live = await house.create(ANN, wanted(game, 2, settings=settings, variant=choices))
    await house.submit(BOB, live.table.id, ask.Sit(seat=1), live.table.deed.invite)
    await house.submit(ANN, live.table.id, ask.Start())
    return live


async def until(house: House, live: Live, kind: type) -> None:
    """Play on until something of this kind is pending."""
    while not isinstance(live.table.pending(), kind):
        await step(house, live, PEOPLE, 0)


def actor(live: Live) -> tuple[int, Person]:
    seat = live.table.actor()
    assert seat is not None
    return seat, PEOPLE[live.table.seats[seat].person]


def choice(live: Live, place: int = 0) -> str:
    turn = live.table.pending()
    assert isinstance(turn, Decide)
    return turn.options[place].text()


def is_asked(live: Live) -> bool:
    return live.table.request is not None


async def declined(awaitable: Awaitable[object]) -> str:
    with pytest.raises(Declined) as caught:
        await awaitable
    return caught.value.code


def test_nobody_acts_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        other = BOB if person is ANN else ANN
        before, version = show_state(live.table.state), live.table.version  # type: ignore[arg-type]
        act = ask.Act(seat=seat, version=version, event=choice(live))
        assert await declined(house.submit(other, live.table.id, act)) == "not-yours"
        assert await declined(house.submit(CAT, live.table.id, act)) == "not-invited"
        assert await declined(house.submit(CAT, live.table.id, act, live.table.deed.watch)) == "not-yours"
        for command in (
            ask.Roll(seat=seat, version=version), ask.Undo(seat=seat, version=version, to=0), ask.Order(seat=seat, orders=Wishes()),
            ask.HandOver(seat=seat), ask.TakeBack(seat=seat), ask.Ask(seat=seat, event="pass"), ask.Leave(seat=seat),
        ):  # fmt: skip
            assert await declined(house.submit(other, live.table.id, command)) == "not-yours"
        assert (show_state(live.table.state), live.table.version) == (before, version)  # type: ignore[arg-type]

    in_house(tmp_path, story)


def test_a_move_needs_the_current_version_a_notation_and_the_rules(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        version = live.table.version
        for old in (0, version - 1, version + 1):
            with pytest.raises(Outdated):
                await house.submit(person, live.table.id, ask.Act(seat=seat, version=old, event=choice(live)))
        assert await declined(house.submit(person, live.table.id, ask.Act(seat=seat, version=version, event="castle"))) == "bad-notation"
        with pytest.raises(Forbidden) as caught:
            await house.submit(person, live.table.id, ask.Act(seat=seat, version=version, event="start 1"))
        assert caught.value.refusal.rule.startswith("LV-")
        assert live.table.version == version

    in_house(tmp_path, story)


def test_a_move_is_not_stale_because_somebody_changed_their_orders(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        version = live.table.version
        await house.submit(BOB, live.table.id, ask.Order(seat=1, orders=Wishes(forced=True)))
        await house.submit(person, live.table.id, ask.Act(seat=seat, version=version, event=choice(live)))

    in_house(tmp_path, story)


def test_whoever_makes_a_table_brings_standing_orders_along(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        orders = Orders(forced=True)
        live = await house.create(ANN, wanted("long-shot", 3, bots=["greedy", "greedy"], orders=orders, start=True))
        assert [seat.orders for seat in live.table.seats if seat.person] == [orders]

    in_house(tmp_path, story)


def test_of_two_equal_moves_only_one_is_taken(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        act = ask.Act(seat=seat, version=live.table.version, event=choice(live))
        answers = await asyncio.gather(*(house.submit(person, live.table.id, act) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(answer, ask.Done) for answer in answers) == 1
        assert sum(isinstance(answer, Outdated) for answer in answers) == 4

    in_house(tmp_path, story)


def test_a_roll_waits_for_its_seat_and_meanwhile_the_last_choice_can_be_taken_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        before, rolled = show_state(live.table.state), live.table.rolled  # type: ignore[arg-type]
        await house.submit(person, live.table.id, ask.Act(seat=seat, version=live.table.version, event=choice(live)))
        assert isinstance(live.table.pending(), Chance)
        undo = make_update(live.table, person.id, seat, 0, frozenset()).undo
        assert undo.free is not None
        version = live.table.version
        await house.submit(person, live.table.id, ask.Undo(seat=seat, version=version, to=undo.free))
        assert show_state(live.table.state) == before  # type: ignore[arg-type]
        assert live.table.rolled == rolled
        assert live.table.still_true(version) == undo.free
        assert all(at <= undo.free for at, _, _ in live.table.told)

    in_house(tmp_path, story)


def test_everybody_is_told_once_that_the_first_round_begins(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, starter="first")
        first = live.table.played[0].at
        await until(house, live, Decide)
        seat, person = actor(live)
        to = live.table.version
        await house.submit(person, live.table.id, ask.Act(seat=seat, version=to, event=choice(live)))
        await house.submit(person, live.table.id, ask.Undo(seat=seat, version=live.table.version, to=to))
        begins = [(at, fact) for at, fact, _ in live.table.told if isinstance(fact, RoundBegins)]
        assert begins == [(first, RoundBegins(1, 0))]

    in_house(tmp_path, story)


def test_after_a_roll_the_others_must_agree_and_the_dice_do_not_go_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        before = show_state(live.table.state)  # type: ignore[arg-type]
        await house.submit(person, live.table.id, ask.Act(seat=seat, version=live.table.version, event=choice(live)))
        await until(house, live, Decide)
        rolled = live.table.rolled
        target = make_update(live.table, person.id, seat, 0, frozenset()).undo.ask
        assert target is not None
        other = BOB if person is ANN else ANN
        ask_undo = ask.Undo(seat=seat, version=live.table.version, to=target)
        await house.submit(person, live.table.id, ask_undo)
        assert is_asked(live)
        assert await declined(house.submit(person, live.table.id, ask.Answer(seat=seat, version=live.table.version, yes=True))) == "not-now"
        no = ask.Answer(seat=1 - seat, version=live.table.version, yes=False)
        await house.submit(other, live.table.id, no)
        assert not is_asked(live)
        told = [make_update(live.table, who.id, None, 0, frozenset()).undo.refused for who in (person, other)]
        assert told == [True, False]
        await house.submit(person, live.table.id, ask.Undo(seat=seat, version=live.table.version, to=target))
        assert not make_update(live.table, person.id, seat, 0, frozenset()).undo.refused
        await house.submit(other, live.table.id, ask.Answer(seat=1 - seat, version=live.table.version, yes=True))
        assert show_state(live.table.state) == before  # type: ignore[arg-type]
        assert live.table.rolled == rolled

    in_house(tmp_path, story)


def test_where_nobody_else_plays_nobody_is_asked(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        other = BOB if person is ANN else ANN
        await house.submit(person, live.table.id, ask.Act(seat=seat, version=live.table.version, event=choice(live)))
        await until(house, live, Decide)
        await house.submit(other, live.table.id, ask.HandOver(seat=1 - seat))
        undo = make_update(live.table, person.id, seat, 0, frozenset()).undo
        assert undo.back is not None and undo.ask is None
        await house.submit(person, live.table.id, ask.Undo(seat=seat, version=live.table.version, to=undo.back))
        assert not is_asked(live)
        assert live.table.actor() == seat

    in_house(tmp_path, story)


def test_standing_orders_roll_and_choose_until_the_phase_ends(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        orders = Wishes(auto_roll=True, always=tuple(f"place {casino}" for casino in range(1, 7)))
        await house.submit(ANN, live.table.id, ask.Order(seat=0, orders=orders))
        while live.table.state is not None and live.table.state.phase() == 0:
            assert live.table.actor() == 1
            await step(house, live, PEOPLE, 0)
        assert live.table.seats[0].orders == Orders(auto_roll=True)

    in_house(tmp_path, story)


def test_an_order_that_changes_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        for wishes in (Wishes(always=("place 1",)), Wishes(auto_roll=True), Wishes(forced=True), Wishes(auto_roll=False)):
            await house.submit(ANN, live.table.id, ask.Order(seat=0, orders=wishes))
        assert live.table.seats[0].orders == Orders(forced=True, always=("place 1",))

    in_house(tmp_path, story)


def test_orders_of_the_game_answer_for_the_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(ANN, wanted("eight-28", 3, settings=IN_ORDER))
        for seat in (1, 2):
            await house.submit(ANN, live.table.id, ask.Sit(seat=seat, name=f"Child {seat}"))
        await house.submit(ANN, live.table.id, ask.Start())
        await until(house, live, Decide)
        seat, _ = actor(live)
        offered = make_update(live.table, "ann", seat, 0, frozenset()).standing
        assert offered
        played = len(live.table.played)
        await house.submit(ANN, live.table.id, ask.Order(seat=seat, orders=Wishes(always=(offered[0].event,))))
        assert len(live.table.played) > played
        assert live.table.played[played].seat == seat

    in_house(tmp_path, story)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await house.submit(ANN, live.table.id, ask.HandOver(seat=0, level="random"))
        for _ in range(2000):
            if live.table.actor() == 1:
                break
            await asyncio.sleep(0.002)
        assert live.table.actor() == 1
        act = ask.Act(seat=0, version=live.table.version, event="pass")
        assert await declined(house.submit(ANN, live.table.id, act)) == "not-now"
        await house.submit(ANN, live.table.id, ask.TakeBack(seat=0))
        assert not live.table.plays_itself(0)

    in_house(tmp_path, story)


def test_before_the_start_only_the_owner_arranges_the_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(ANN, wanted("las-vegas", 3))
        id, key = live.table.id, live.table.deed.invite
        assert await declined(house.submit(BOB, id, ask.Sit(seat=1))) == "not-invited"
        assert await declined(house.submit(BOB, id, ask.Sit(seat=1), live.table.deed.watch)) == "not-invited"
        assert await declined(house.submit(BOB, id, ask.Sit(seat=0), key)) == "taken"
        await house.submit(BOB, id, ask.Sit(seat=1, contribution="bobs-own"), key)
        assert live.table.seats[1].contribution == "bobs-own"
        for command in (ask.Start(), ask.Invite(seat=2), ask.Change(seats=4), ask.Mute(seat=0), ask.Leave(seat=0), ask.Abandon()):
            assert await declined(house.submit(BOB, id, command)) == "not-yours"
        assert await declined(house.submit(ANN, id, ask.Start())) == "not-now"
        assert await declined(house.submit(ANN, id, ask.Change(seats=9))) == "bad-seats"
        assert await declined(house.submit(ANN, id, ask.Change(variant={"starter": "nobody"}))) == "bad-variant"
        assert await declined(house.submit(ANN, id, ask.Change(seats=1))) in ("bad-seats", "taken")
        assert await declined(house.submit(ANN, id, ask.Invite(seat=2, level="oracle"))) == "unknown-bot"
        await house.submit(ANN, id, ask.Change(seats=2, settings=Settings(public=True)))
        assert may_sit(live.table, "cat", "")
        await house.submit(ANN, id, ask.Leave(seat=1))
        assert live.table.seats[1].kind == "empty"
        await house.submit(ANN, id, ask.Invite(seat=1))
        await house.submit(ANN, id, ask.Start())
        assert live.table.status == "running"
        assert await declined(house.submit(CAT, id, ask.Sit(seat=1))) == "not-now"

    in_house(tmp_path, story)


def test_spectators_need_a_link_and_see_no_secrets(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        table = live.table
        assert not may_watch(table, "cat", "")
        assert not may_watch(table, "cat", "wrong")
        assert may_watch(table, "cat", table.deed.watch)
        assert not may_sit(table, "cat", table.deed.watch)
        await until(house, live, Decide)
        update = make_update(table, "cat", eyes(table, "cat", None), 0, frozenset())
        assert (update.seat, update.yours, update.offers) == (None, [], [])

    in_house(tmp_path, story)


def test_a_rematch_rotates_the_seats_and_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, "pig")
        await play_out(house, live, PEOPLE)
        first = await house.submit(ANN, live.table.id, ask.Rematch())
        second = await house.submit(BOB, live.table.id, ask.Rematch())
        assert isinstance(first, ask.Done) and isinstance(second, ask.Done)
        assert first.table == second.table
        new = (await house.find(first.table)).table
        assert [seat.person for seat in new.seats] == [seat.person for seat in [*live.table.seats[-1:], *live.table.seats[:-1]]]
        await house.submit(ANN, new.id, ask.Start())
        assert new.status == "running"

    in_house(tmp_path, story)


def test_wishes_that_fit_any_game_go_along_to_a_rematch(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house, "pig")
        await house.submit(BOB, live.table.id, ask.Order(seat=1, orders=Wishes(auto_roll=True, always=("hold",))))
        await play_out(house, live, PEOPLE)
        done = await house.submit(ANN, live.table.id, ask.Rematch())
        assert isinstance(done, ask.Done)
        new = (await house.find(done.table)).table
        assert {seat.person: seat.orders for seat in new.seats} == {"ann": Orders(), "bob": Orders(auto_roll=True)}

    in_house(tmp_path, story)


def test_a_game_is_abandoned_when_all_who_play_want_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await house.submit(ANN, live.table.id, ask.Abandon())
        assert (await house.find(live.table.id)).table.status == "running"
        await house.submit(BOB, live.table.id, ask.Abandon())
        assert (await house.find(live.table.id)).table.status == "abandoned"

    in_house(tmp_path, story)


@pytest.mark.parametrize("who", [ANN, BOB])
def test_a_proposal_to_end_is_gone_when_it_is_refused_or_withdrawn(tmp_path: Path, who: Person) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        with pytest.raises(Declined, match="nobody has asked"):
            await house.submit(who, live.table.id, ask.Abandon(yes=False))
        await house.submit(ANN, live.table.id, ask.Abandon())
        assert isinstance(await house.submit(who, live.table.id, ask.Abandon(yes=False)), ask.Done)
        await house.submit(BOB, live.table.id, ask.Abandon())
        table = (await house.find(live.table.id)).table
        assert (table.status, table.leavers) == ("running", {"bob"})

    in_house(tmp_path, story)


def test_the_owner_can_silence_somebody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await house.submit(BOB, live.table.id, ask.Say(text="hello"))
        await house.submit(ANN, live.table.id, ask.Mute(seat=1))
        assert await declined(house.submit(BOB, live.table.id, ask.Say(text="hello again"))) == "muted"
        await house.submit(ANN, live.table.id, ask.Mute(seat=1, muted=False))
        await house.submit(BOB, live.table.id, ask.Say(text="thanks"))
        assert [line.text for line in await house.chat(live)] == ["hello", "thanks"]

    in_house(tmp_path, story)


def test_why_not_names_the_rule_and_a_possible_choice_is_previewed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await seated(house)
        await until(house, live, Decide)
        seat, person = actor(live)
        possible = explain(live.table, person.id, ask.Ask(seat=seat, event=choice(live)))
        assert possible.reason is None and possible.preview
        assert live.table.state is not None and live.table.state.scribe is not None
        impossible = explain(live.table, person.id, ask.Ask(seat=seat, event="start 1"))
        assert impossible.reason is not None and impossible.reason.rule.startswith("LV-")

    in_house(tmp_path, story)


def test_nobody_has_more_tables_than_they_may(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for _ in range(20):
            await house.create(ANN, wanted("pig", 2))
        assert await declined(house.create(ANN, wanted("pig", 2))) == "too-many"
        await house.create(BOB, wanted("pig", 2))

    in_house(tmp_path, story)
