"""Laws of knowledge: nobody sees, is told, is offered or chooses by what their seat cannot know."""

from __future__ import annotations

from itertools import takewhile

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from railbird.core.contract import Chance, Decide, Event, Scribe, State
from railbird.core.door import why_not
from railbird.core.game import NO_SEAT, imagine, view
from railbird.core.player import Seated
from tests.laws.cases import CASES, Case, players

SEEDS = st.integers(0, 2**40)
FEW = 12
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def seen(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(view(state, seat))


def another_world(state: State, seat: int, seed: int) -> State:
    """The same for this seat; whatever it cannot know is drawn anew."""
    twin = state.copy()
    twin.redeal(seat, Random(seed))
    return twin


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_an_imagined_state_looks_the_same_to_who_imagined_it(case: Case, seed: int, chance: int) -> None:
    state = case.moment(seed)
    for seat in [*range(case.seats), None]:
        known = view(state, seat)
        assert view(imagine(known, Random(chance)), seat) == known


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(case: Case, seed: int, chance: int) -> None:
    state = case.moment(seed)
    for seat in range(case.seats):
        assert seen(another_world(state, seat, chance), seat) == seen(state, seat)
    assert seen(another_world(state, NO_SEAT, chance), None) == seen(state, None)


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_options_offers_and_reasons_do_not_depend_on_what_the_seat_cannot_know(case: Case, seed: int, chance: int) -> None:
    state = case.moment(seed)
    strangers = list({event.text(): event for _, event in case.walk(seed + 1)}.values())
    for seat in range(case.seats):
        world = another_world(state, seat, chance)
        turn, other = state.pending(), world.pending()
        if isinstance(turn, Decide) and turn.seat == seat:
            assert isinstance(other, Decide)
            assert other.seat == seat
            assert [option.text() for option in other.options] == [option.text() for option in turn.options]
            offers = [case.game.offer(view(state, seat), option) for option in turn.options]
            assert offers == [case.game.offer(view(world, seat), option) for option in other.options]
            assert len({offer.event for offer in offers}) == len(offers)
        for event in strangers:
            assert why_not(world, seat, event) == why_not(state, seat, event)


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_facts_do_not_depend_on_what_the_seat_cannot_know(case: Case, seed: int, chance: int) -> None:
    """An event that means the same to the seat in both worlds tells it the same, until secrets are turned up."""
    state = case.moment(seed)
    for seat in range(case.seats):
        world = another_world(state, seat, chance)
        event = next_event(state, seed)
        if event is None or not possible(world, event) or not is_public(state, seat):
            continue
        if case.tells_by_asking and seen(after(world, event), seat) != seen(after(state, event), seat):
            continue
        assert told(case, world, event, seat) == told(case, state, event, seat)


def is_public(state: State, seat: int) -> bool:
    turn = state.pending()
    return isinstance(turn, Decide | Chance) and (turn.seat == seat or not turn.secret)


def next_event(state: State, seed: int) -> Event | None:
    turn = state.pending()
    if isinstance(turn, Decide):
        return turn.options[seed % len(turn.options)]
    return turn.sample(Random(seed)) if isinstance(turn, Chance) else None


def possible(state: State, event: Event) -> bool:
    turn = state.pending()
    return event in turn.options if isinstance(turn, Decide) else isinstance(turn, Chance) and turn.allows(event)


def after(state: State, event: Event) -> State:
    twin = state.copy()
    twin.scribe = Scribe()
    twin.apply(event)
    return twin


def told(case: Case, state: State, event: Event, seat: int) -> list[bytes]:
    scribe = after(state, event).scribe
    assert scribe is not None
    facts = takewhile(lambda fact: not isinstance(fact, case.reveals), scribe.facts(seat))
    return [msgspec.json.encode(fact) for fact in facts]


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_what_is_secret_tells_the_others_nothing(case: Case, seed: int, chance: int) -> None:
    """Whatever a seat chooses or draws in secret, the others see and hear the same until it is revealed.

    A game with many secrets is looked at in every eighth of them.
    """
    found = 0
    for state, _ in case.walk(seed):
        turn = state.pending()
        assert isinstance(turn, Decide | Chance)
        secrets = hidden_events(turn)
        found += len(secrets) > 1
        if len(secrets) < 2 or (found > FEW and found % 8 != chance % 8):
            continue
        first, second = secrets[0], secrets[chance % (len(secrets) - 1) + 1]
        knowing = [turn.seat, *case.privy(state)]
        for seat in [*(seat for seat in range(case.seats) if seat not in knowing), None]:
            assert sight_and_sound(state, first, seat) == sight_and_sound(state, second, seat)


def hidden_events(turn: Decide | Chance) -> list[Event]:
    """What may happen now without the others learning which it was."""
    if not turn.secret:
        return []
    return turn.options if isinstance(turn, Decide) else [event for event, _ in turn.outcomes()]


def sight_and_sound(state: State, event: Event, seat: int | None) -> tuple[bytes, list[bytes]]:
    twin = state.copy()
    twin.scribe = Scribe()
    twin.apply(event)
    return seen(twin, seat), [msgspec.json.encode(fact) for fact in twin.scribe.facts(seat)]


@every_case
@given(seed=SEEDS, chance=SEEDS)
def test_equal_views_and_equal_seeds_give_equal_choices(case: Case, seed: int, chance: int) -> None:
    for state, _ in case.walk(seed):
        turn = state.pending()
        if isinstance(turn, Decide) and Random(chance).randrange(8) == 0:
            break
        chance += 1
    else:
        return
    world = another_world(state, turn.seat, chance)
    other = world.pending()
    assert isinstance(other, Decide)
    for policy in players(case.game).values():
        choice = policy.pick(state, turn, Random(chance))
        assert choice in turn.options
        assert policy.pick(world, other, Random(chance)) == choice
        seated = Seated(policy)
        known = view(state, turn.seat)
        assert seated.choose(known, turn.options, Random(chance), 0) == seated.choose(known, turn.options, Random(chance), 0)
