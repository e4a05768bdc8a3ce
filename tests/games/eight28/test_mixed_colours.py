"""Distribution of the crystals when both colours lie in the centre, as they can in the last round."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from railbird.games.eight28 import facts
from railbird.games.eight28.crystals import Crystals
from tests.games.eight28.build import finish, look, pile, table, told, won
from tests.rulebook import rule

BY_VALUE, BY_NUMBER = 2, 1
LAST = (0, 5)
"""A supply without blue crystals: the last round has begun."""


@rule("828-66")
@pytest.mark.parametrize(
    ("centre", "halves", "aside"),
    [
        ((7, 0), [(3, 0), (3, 0)], (1, 0)),
        ((4, 1), [(1, 1), (3, 0)], (0, 0)),
        ((3, 1), [(0, 1), (2, 0)], (1, 0)),
        ((0, 3), [(0, 1), (0, 1)], (0, 1)),
        ((1, 2), [(0, 1), (0, 1)], (1, 0)),
        ((1, 1), [(0, 0), (0, 0)], (1, 1)),
    ],
)
def test_halves_are_equal_in_value(centre: tuple[int, int], halves: list[tuple[int, int]], aside: tuple[int, int]) -> None:
    crystals = Crystals(*centre)
    assert [pile(half) for half in crystals.share_out(2, BY_VALUE)] == halves
    assert pile(crystals) == aside


def best_by_trial(blue: int, red: int, parts: int) -> int:
    """The largest value that every part can have, found by trying all ways to place reds."""
    for value in range(blue + 2 * red, 0, -1):
        for reds in combinations_with_replacement(range(value // 2 + 1), parts):
            if sum(reds) <= red and parts * value - 2 * sum(reds) <= blue:
                return value
    return 0


@rule("828-66")
def test_no_larger_equal_parts_are_possible() -> None:
    for blue in range(9):
        for red in range(6):
            for parts in range(1, 5):
                crystals = Crystals(blue, red)
                shares = crystals.share_out(parts, BY_VALUE)
                assert {share.points() for share in shares} == {best_by_trial(blue, red, parts)}, (blue, red, parts)
                reds = [share.red for share in shares]
                assert max(reds) - min(reds) <= 1
                assert min(share.blue for share in shares) >= 0
                assert (crystals.blue + sum(s.blue for s in shares), crystals.red + sum(reds)) == (blue, red)


@rule("828-66")
def test_a_red_and_a_blue_crystal_cannot_be_shared_by_two() -> None:
    state = table("8", "5 3", "10 9", blue=4, red=1, supply=LAST)
    finish(state)
    assert won(state) == [(1, 0), (1, 0), (1, 1)]
    state = table("8", "10 8", "10 8", blue=4, red=1, supply=LAST)
    finish(state)
    assert won(state) == [(1, 1), (1, 0), (1, 0)]


@rule("828-67")
def test_an_odd_red_goes_to_the_half_with_fewer_sharers() -> None:
    for hands, halves in [
        (("8", "5 3", "10 9"), [(8, 3, 0), (28, 1, 1)]),
        (("8", "10 8", "10 8"), [(8, 1, 1), (28, 3, 0)]),
    ]:
        said = finish(table(*hands, blue=4, red=1, supply=LAST))
        assert [(fact.half, fact.blue, fact.red) for fact in told(said, facts.HalfLaid)] == halves


@rule("828-67")
def test_an_odd_red_goes_to_a_half_without_a_taker_before_a_half_with_one() -> None:
    state = table("9", "10 2", "10 10 7", blue=4, red=1, supply=LAST)
    finish(state)
    assert won(state) == [(0, 0), (0, 0), (3, 0)]
    assert pile(state.centre) == (1, 1)


@rule("828-67")
def test_with_equally_many_sharers_an_odd_red_goes_to_the_second_half() -> None:
    state = table("8", "2", "10 10 7", blue=4, red=1, supply=LAST)
    finish(state)
    assert won(state) == [(3, 0), (0, 0), (1, 1)]


@rule("828-68")
@pytest.mark.parametrize(("dealer", "shares"), [(1, [(2, 0), (0, 1)]), (2, [(0, 1), (2, 0)])])
def test_odd_reds_inside_a_half_go_clockwise_from_the_last_dealer(dealer: int, shares: list[tuple[int, int]]) -> None:
    state = table("8", "5 3", "10 10 7", blue=4, red=2, dealer=dealer, supply=LAST)
    finish(state)
    assert won(state) == [*shares, (2, 1)]


@rule("828-69")
def test_by_option_halves_are_equal_in_number_and_the_odd_crystal_is_blue() -> None:
    crystals = Crystals(4, 1)
    assert [pile(half) for half in crystals.share_out(2, BY_NUMBER)] == [(1, 1), (2, 0)]
    assert pile(crystals) == (1, 0)
    crystals = Crystals(0, 3)
    assert [pile(half) for half in crystals.share_out(2, BY_NUMBER)] == [(0, 1), (0, 1)]
    assert pile(crystals) == (0, 1)


@rule("828-69")
def test_by_option_an_odd_red_goes_to_the_first_half_however_many_share_it() -> None:
    state = table("8", "5 3", "10 10 7", blue=5, red=1, supply=LAST, equal_parts="number", dealer=1)
    said = finish(state)
    assert [(fact.half, fact.blue, fact.red) for fact in told(said, facts.HalfLaid)] == [(8, 2, 1), (28, 3, 0)]
    assert won(state) == [(1, 0), (0, 1), (3, 0)]
    assert pile(state.centre) == (1, 0)


@rule("828-66", "828-69")
def test_with_one_colour_both_readings_agree() -> None:
    for blue in range(12):
        for parts in range(1, 7):
            by_value = [pile(share) for share in Crystals(blue, 0).share_out(parts, BY_VALUE)]
            by_number = [pile(share) for share in Crystals(blue, 0).share_out(parts, BY_NUMBER)]
            assert by_value == by_number == [(blue // parts, 0)] * parts


@rule("828-66", "828-67")
@pytest.mark.parametrize(("centre", "halves"), [((5, 0), [(2, 0), (2, 0)]), ((4, 1), [(3, 0), (1, 1)]), ((0, 0), [(0, 0), (0, 0)])])
def test_the_view_shows_the_centre_parted_and_leaves_it_whole(centre: tuple[int, int], halves: list[tuple[int, int]]) -> None:
    state = table("1 7", "1 9", "1 10", blue=centre[0], red=centre[1])
    assert [(half.blue, half.red) for half in look(state, 0).halves] == halves
    assert pile(state.centre) == centre


@rule("828-67")
def test_the_table_shows_the_odd_red_crystal_where_it_goes_among_equally_many_sharers() -> None:
    state = table("8", "10 10 8", "9", blue=2, red=1, supply=LAST)
    seen = [(half.blue, half.red) for half in look(state, None).halves]
    laid = [(fact.blue, fact.red) for fact in told(finish(state), facts.HalfLaid)]
    assert seen == laid == [(2, 0), (0, 1)]


@rule("828-69")
def test_the_table_shows_the_odd_red_crystal_in_the_first_half_where_parts_are_equal_in_number() -> None:
    state = table("8", "10 10 8", "9", blue=1, red=1, supply=LAST, equal_parts="number")
    seen = [(half.blue, half.red) for half in look(state, None).halves]
    laid = [(fact.blue, fact.red) for fact in told(finish(state), facts.HalfLaid)]
    assert seen == laid == [(0, 1), (1, 0)]
