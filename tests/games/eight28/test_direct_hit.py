"""Direct hit: 8 and 28."""

from __future__ import annotations

from railbird.games.eight28 import facts
from tests.games.eight28.build import finish, pile, settle, table, told, won
from tests.rulebook import rule

HIT = "1/11 1/11 6"


@rule("828-80")
def test_a_direct_hit_takes_the_whole_centre_and_no_half_is_paid() -> None:
    state = table(HIT, "8", "10 9 9", blue=7)
    said = finish(state)
    assert won(state) == [(7, 0), (0, 0), (0, 0)]
    assert pile(state.centre) == (0, 0)
    assert told(said, facts.DirectHit) == [facts.DirectHit([0])]
    assert told(said, facts.HalfLaid) == []


@rule("828-80")
def test_three_dual_cards_can_hit_as_well() -> None:
    state = table("5 1/11 1/11 1/11", "8", "10 9 9", blue=7)
    finish(state)
    assert won(state) == [(7, 0), (0, 0), (0, 0)]


@rule("828-80")
def test_8_or_28_alone_is_no_direct_hit() -> None:
    for hand in ("8", "7 1/11", "10 9 9", "1/11 1/11 6 10"):
        state = table(hand, "3", "10 5", blue=6)
        said = settle(state)
        assert told(said, facts.DirectHit) == []


@rule("828-81", "828-82")
def test_several_direct_hits_share_everything_and_the_rest_waits() -> None:
    state = table(HIT, "8", "6 1/11 1/11", "10 9 9", blue=7)
    said = finish(state)
    assert won(state) == [(3, 0), (0, 0), (3, 0), (0, 0)]
    assert pile(state.centre) == (1, 0)
    assert told(said, facts.DirectHit) == [facts.DirectHit([0, 2])]


@rule("828-81", "828-66", "828-68")
def test_several_direct_hits_share_both_colours_by_value() -> None:
    state = table(HIT, "8", "6 1/11 1/11", blue=4, red=1, supply=(0, 5), dealer=1)
    finish(state)
    assert won(state) == [(3, 0), (0, 0), (1, 1)]


@rule("828-83")
def test_with_a_direct_hit_nobody_chooses() -> None:
    state = table(HIT, "1/11 4", "1/11", blue=6)
    said = settle(state)
    assert state.round == 1
    assert told(said, facts.Joins) == []
    assert won(state) == [(6, 0), (0, 0), (0, 0)]


@rule("828-84")
def test_a_direct_hit_takes_even_a_single_crystal() -> None:
    state = table(HIT, "8", "10 9 9", blue=1)
    finish(state)
    assert won(state) == [(1, 0), (0, 0), (0, 0)]
