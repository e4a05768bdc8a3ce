"""What the answers of the others tell about their hidden cards, and what they must not tell."""

from __future__ import annotations

from collections import Counter

from librt.random import Random

from railbird.core.game import imagine
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import CARDS, DUAL
from railbird.games.eight28.suspicion import SURPRISE, Suspicion
from tests.games.eight28.build import look, run, table
from tests.games.eight28.test_counting import positions


def suspected(state: Eight28, seat: int) -> Counter[str]:
    """The hidden cards of one seat in many worlds, as seat 1 suspects them."""
    suspicion = Suspicion(state, 0)
    found: Counter[str] = Counter()
    for seed in range(4000):
        twin = state.copy()
        assert isinstance(twin, Eight28)
        suspicion.redeal(twin, Random(seed))
        found[CARDS[twin.players[seat].hidden - 1]] += 1
    return found


def test_who_declines_on_six_rather_has_a_card_that_makes_it_good() -> None:
    """With a 2 or 1 face down that is an 8 or a 7; with a 9 it would be 15, and nobody stays there."""
    state = table("4 9", "9 6", "5", turn=1)
    run(state, "decline")
    found = suspected(state, 1)
    twos, nines = found["2"] / state.box.deck[1], found["9"] / (state.box.deck[8] - 1)
    assert 0.7 * SURPRISE < nines / twos < 1.4 * SURPRISE
    assert set(found) == set(CARDS)


def test_who_took_a_card_was_not_content_with_what_it_had() -> None:
    state = table("4 9", "9 6", "5", turn=1)
    run(state, "take", "turn 3")
    found = suspected(state, 1)
    assert found["9"] / (state.box.deck[8] - 1) > 2 * found["2"] / state.box.deck[1]


def test_who_was_not_asked_yet_may_have_anything() -> None:
    state = table("4 9", "9 6", "5", turn=1)
    assert list(Suspicion(state, 0).odds[2]) == [1.0] * DUAL


def test_cards_are_neither_lost_nor_found() -> None:
    for _, (state, seat) in zip(range(300), positions(), strict=False):
        twin = state.copy()
        assert isinstance(twin, Eight28)
        Suspicion(state, seat).redeal(twin, Random(1))
        assert look(twin, seat) == look(state, seat)
        assert pool(twin) == pool(state)
        assert min(twin.deck) >= 0


def pool(state: Eight28) -> list[int]:
    return [count + sum(player.hidden == kind + 1 for player in state.players) for kind, count in enumerate(state.deck)]


def test_suspicion_rests_on_nothing_that_the_seat_cannot_see() -> None:
    for number, (state, seat) in zip(range(300), positions(), strict=False):
        other = imagine(look(state, seat), Random(number))
        assert isinstance(other, Eight28)
        odds, others_odds = Suspicion(state, seat).odds, Suspicion(other, seat).odds
        unseen = [kind for kind, count in enumerate(pool(state)) if count > (state.players[seat].hidden == kind + 1)]
        for one, two in zip(odds, others_odds, strict=True):
            assert [one[kind] for kind in unseen] == [two[kind] for kind in unseen]
