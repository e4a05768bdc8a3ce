"""Laws of the rules: options, chance, copies, records, endings. One suite for every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from railbird.core.contract import WIN, Chance, Decide, Over, State
from railbird.core.door import IllegalMove, is_allowed, play
from railbird.core.game import parse_state, show_state, view
from railbird.core.journal import Journal, make_header, parse_journal, show_journal
from tests.laws.cases import CASES, Case, draw

SEEDS = st.integers(0, 2**40)
EXHAUSTIVE = 50_000
MANY_WAYS, MANY_KINDS, SAMPLES = 1_300, 6, 2_000
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
@given(seed=SEEDS)
def test_a_game_goes_on_with_distinct_ordered_options_and_ends_with_one_win(case: Case, seed: int) -> None:
    state = case.new()
    for state, _ in case.walk(seed):
        turn = state.pending()
        if isinstance(turn, Decide):
            texts = [option.text() for option in turn.options]
            assert 0 <= turn.seat < case.seats
            assert texts
            assert len(set(texts)) == len(texts)
            again = state.pending()
            assert isinstance(again, Decide)
            assert [option.text() for option in again.options] == texts
    over = state.pending()
    assert isinstance(over, Over)
    assert len(over.scores) == len(over.shares) == len(state.standing()) == state.seats() == case.seats + rivals(case)
    assert sum(over.shares) == WIN
    assert list(over.scores) == list(state.standing())


def rivals(case: Case) -> int:
    """Guests of the game score with a single player."""
    return len(case.game.guests) if case.seats == 1 else 0


@every_case
@given(seed=SEEDS)
def test_pieces_and_money_are_conserved(case: Case, seed: int) -> None:
    total = case.conserved(case.new())
    for state in case.states(seed):
        assert case.conserved(state) == total


@every_case
@given(seed=SEEDS)
def test_every_option_applies_to_a_copy_and_the_original_stays(case: Case, seed: int) -> None:
    state = case.moment(seed)
    before = show_state(state)
    turn = state.pending()
    if isinstance(turn, Decide):
        events = list(turn.options)
    else:
        assert isinstance(turn, Chance)
        events = [turn.sample(Random(seed + step)) for step in range(5)]
    for event in events:
        twin = state.copy()
        twin.apply(event)
        assert show_state(state) == before
        assert twin.phase() >= state.phase()
        finish(twin, seed)
        assert show_state(state) == before


@every_case
@settings(max_examples=3)
@given(seed=SEEDS)
def test_a_shortcut_is_a_letter_or_a_digit_of_one_option_alone(case: Case, seed: int) -> None:
    """Signs and other keys belong to the table."""
    for state, _ in case.walk(seed):
        turn = state.pending()
        if isinstance(turn, Decide):
            seen = view(state, turn.seat)
            shortcuts = [key for option in turn.options if (key := case.game.offer(seen, option).shortcut)]
            assert len(set(shortcuts)) == len(shortcuts)
            assert all(len(key) == 1 and key.isascii() and key.isalnum() for key in shortcuts)


def finish(state: State, seed: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        turn = state.pending()
        if isinstance(turn, Over):
            return
        state.apply(draw(turn, rng))


@every_case
@given(seed=SEEDS, other=SEEDS)
def test_anything_else_is_refused_by_a_rule_and_changes_nothing(case: Case, seed: int, other: int) -> None:
    """Events of another moment of another game are the strangers."""
    state = case.moment(seed)
    before = show_state(state)
    strangers = {event.text(): event for _, event in case.walk(other)}
    for event in strangers.values():
        if not is_allowed(state, event):
            with pytest.raises(IllegalMove) as caught:
                play(state, event)
            assert "-" in caught.value.refusal.rule
            assert show_state(state) == before


@every_case
@given(seed=SEEDS)
def test_weights_add_up_to_ways_and_tickets_follow_them(case: Case, seed: int) -> None:
    for step, (state, _) in enumerate(case.walk(seed)):
        turn = state.pending()
        if step >= seed % 60 and isinstance(turn, Chance) and turn.ways() <= EXHAUSTIVE:
            assert_tickets_follow_weights(turn, seed)
            return


def assert_tickets_follow_weights(turn: Chance, seed: int) -> None:
    weights = {event.text(): weight for event, weight in turn.outcomes()}
    assert sum(weights.values()) == turn.ways()
    counted: dict[str, int] = dict.fromkeys(weights, 0)
    for ticket in range(turn.ways()):
        counted[turn.outcome(ticket).text()] += 1
    assert counted == weights
    for step in range(20):
        event = turn.sample(Random(seed + step))
        assert weights[event.text()] > 0
        assert turn.allows(event)


@every_case
@given(seed=SEEDS)
def test_events_states_and_journals_are_read_back_as_they_were_shown(case: Case, seed: int) -> None:
    journal = Journal(make_header(case.game, case.variant, [f"seat {seat}" for seat in range(case.seats)]), [])
    state = case.new()
    for state, event in case.walk(seed):
        assert event.text().isascii()
        assert event.text() == event.text().lower()
        assert case.game.parse(event.text()) == event
        assert hash(case.game.parse(event.text())) == hash(event)
        journal.events.append(event)
    text = show_journal(journal)
    read = parse_journal(text.splitlines())
    assert show_journal(read) == text
    assert show_state(read.replay()) == show_state(state)


@every_case
@given(seed=SEEDS)
def test_a_state_read_back_goes_on_like_the_original(case: Case, seed: int) -> None:
    state = case.moment(seed)
    twin = parse_state(show_state(state))
    assert show_state(twin) == show_state(state)
    rng, same = Random(seed), Random(seed)
    for _ in range(40):
        turn, again = state.pending(), twin.pending()
        if isinstance(turn, Over):
            break
        event, echo = draw(turn, rng), draw(again, same)
        assert echo == event
        state.apply(event)
        twin.apply(echo)
    assert show_state(twin) == show_state(state)


@every_case
def test_samples_follow_the_weights(case: Case) -> None:
    """Each kind of chance that one game meets, sampled often; seeds are fixed, so this never wavers."""
    kinds: set[tuple[str, int]] = set()
    for state, _ in case.walk(1):
        turn = state.pending()
        if not isinstance(turn, Chance) or turn.ways() > MANY_WAYS or len(kinds) == MANY_KINDS:
            continue
        if (type(turn).__name__, turn.ways()) in kinds:
            continue
        kinds.add((type(turn).__name__, turn.ways()))
        rng = Random(2)
        counted: dict[str, int] = {event.text(): 0 for event, _ in turn.outcomes()}
        for _ in range(SAMPLES):
            counted[turn.sample(rng).text()] += 1
        for event, weight in turn.outcomes():
            chance = weight / turn.ways()
            spread = (SAMPLES * chance * (1 - chance)) ** 0.5
            assert abs(counted[event.text()] - SAMPLES * chance) <= 6 * spread + 1, (case, event)
