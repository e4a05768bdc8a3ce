"""Whatever a seat is sent is the same, byte for byte, in every world that the seat cannot tell apart. Whole games, every game."""

from __future__ import annotations

import copy
import dataclasses

import msgspec
import pytest
from librt.random import Random

from railbird.core.contract import Chance, Decide
from railbird.core.game import view
from railbird.table import entries as log
from railbird.table import messages as ask
from railbird.table.acts import fall, follow
from railbird.table.cards import Settings
from railbird.table.dice import commitment
from railbird.table.sight import explain, make_update, show_update, table_card, table_line
from railbird.table.table import Deed, Table
from tests.laws.cases import CASES, Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def open_table(case: Case, seed: int) -> Table:
    """A table where each seat belongs to somebody else, just begun."""
    secret = bytes([seed % 256]) * 32
    table = Table(Deed("table", secret, "invite", "watch", 1))
    opening = log.Opened(
        game=case.game.id, seats=case.seats, variant=msgspec.to_builtins(case.variant), settings=Settings(), owner="p0",
        commitment=commitment(secret),
    )  # fmt: skip
    seats = [log.Sat(seat=seat, name=f"P{seat}", person=f"p{seat}", contribution=str(seat)) for seat in range(case.seats)]
    add(table, [opening, *seats, log.Started(rules=case.game.rules, order=list(range(case.seats)))])
    add(table, follow(table, []))
    return table


def add(table: Table, found: list[log.AnyEntry]) -> None:
    for entry in found:
        table.fold(table.version + 1, entry, table.version)


def messages(table: Table, seat: int | None, strangers: list[str]) -> list[bytes]:
    """Everything that this seat can get to see."""
    person = "nobody" if seat is None else f"p{seat}"
    found: list[object] = [
        make_update(table, person, seat, 0, frozenset({"p0"})),
        make_update(table, person, seat, max(0, table.version - 3), frozenset({"p0"})),
        table_card(table, person, frozenset({"p0"})),
        table_line(table, person),
    ]
    if seat is not None and table.status == "running":
        offered = [offer.event for offer in make_update(table, person, seat, 0, frozenset()).offers]
        found += [explain(table, person, ask.Ask(seat=seat, event=event)) for event in [*offered, *strangers]]
    return [msgspec.json.encode(message) for message in found]


def another_world(table: Table, seat: int | None, seed: int) -> Table:
    """The same table with everything that the seat cannot know drawn anew."""
    assert table.state is not None
    twin = copy.copy(table)
    twin.memo, twin.card_memo = {}, {}
    twin.deed = dataclasses.replace(table.deed, secret=bytes([seed % 251 + 1]) * 32)
    twin.key = bytes(32)
    twin.state = table.state.copy()
    twin.state.redeal(-1 if seat is None else seat, Random(seed))
    if table.before is not None:
        twin.before = table.before.copy()
        twin.before.redeal(-1 if seat is None else seat, Random(seed))
    return twin


def step(table: Table, rng: Random) -> None:
    turn = table.pending()
    if isinstance(turn, Chance):
        add(table, follow(table, [fall(table, turn, table.rolled)]))
    else:
        assert isinstance(turn, Decide)
        event = turn.options[rng.randrange(len(turn.options))].text()
        add(table, follow(table, [log.Chosen(seat=turn.seat, event=event)]))


def check_game(case: Case, seed: int, looks: int) -> None:
    """Play a whole game and look at it about so often, from every seat and none."""
    table = open_table(case, seed)
    rng = Random(seed)
    walk = [event.text() for _, event in case.walk(seed + 1)]
    strangers = [walk[rng.randrange(len(walk))] for _ in range(3)]
    sparsely = max(1, len(walk) // looks)
    while table.status == "running":
        if rng.randrange(sparsely) == 0:
            for seat in [*range(case.seats), None]:
                seen = messages(table, seat, strangers)
                assert messages(another_world(table, seat, rng.randrange(1000)), seat, strangers) == seen, (str(case), seat, table.version)
        step(table, rng)


@every_case
def test_messages_for_a_seat_do_not_depend_on_what_it_cannot_know(case: Case) -> None:
    check_game(case, 5, looks=4)


@pytest.mark.soak
@every_case
def test_messages_for_a_seat_do_not_depend_on_what_it_cannot_know_at_any_moment(case: Case) -> None:
    for seed in range(3):
        check_game(case, seed, looks=10_000)


@every_case
def test_before_the_end_nothing_sent_holds_the_secret_of_the_dice_or_an_event(case: Case) -> None:
    table = open_table(case, 9)
    rng = Random(9)
    for _ in range(10):
        if table.status != "running":
            return
        step(table, rng)
        for seat in (0, case.seats - 1, None):
            for message in messages(table, seat, []):
                assert table.deed.secret.hex().encode() not in message
                assert b'"ticket"' not in message


@every_case
def test_a_game_that_calls_itself_open_shows_everybody_the_same(case: Case) -> None:
    if not case.game.is_open:
        return
    for state in case.states(4, sparsely=7):
        views = [msgspec.structs.replace(view(state, seat), seat=None) for seat in [*range(case.seats), None]]
        assert all(seen == views[0] for seen in views)


@every_case
def test_a_view_that_is_shared_as_text_is_the_view_of_the_seat(case: Case) -> None:
    table = open_table(case, 6)
    rng = Random(6)
    for _ in range(12):
        if table.status != "running":
            return
        step(table, rng)
        for seat in [*range(case.seats), None]:
            assert table.state is not None
            assert bytes(table.view_text(seat)) == msgspec.json.encode(view(table.state, seat))


def test_all_who_watch_get_the_same_and_nobody_else_does() -> None:
    case = next(case for case in CASES if case.game.id == "eight-28")
    table = open_table(case, 7)
    step(table, Random(7))
    connected = frozenset({"p0"})
    assert show_update(table, "eve", None, 0, connected) is show_update(table, "", None, 0, connected)
    assert show_update(table, "eve", None, 0, connected) == msgspec.json.encode(make_update(table, "eve", None, 0, connected))
    for seat in range(case.seats):
        mine = show_update(table, f"p{seat}", seat, 0, connected)
        assert mine == msgspec.json.encode(make_update(table, f"p{seat}", seat, 0, connected))
        assert mine != show_update(table, "eve", None, 0, connected)
