"""Royale: Black Box."""

from __future__ import annotations

import pytest
from librt.random import Random

from railbird.core.contract import Decide
from railbird.core.game import view
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_facts import DividesTokens, Splits, TakesPile
from railbird.games.las_vegas.royale_view import RoyaleView, SeenBlackBox
from railbird.games.las_vegas.tiles.black_box import BlackBox
from railbird.games.las_vegas.tiles.words import TOKEN_COUNTS
from tests.games.las_vegas.build import do, hands, listen, money, options, prize, put
from tests.games.las_vegas.royale.build import (
    ANNA,
    BORIS,
    CLARA,
    DENIS,
    asked,
    chips,
    end_round,
    refused,
    royale,
    tile,
    two_players,
)  # fmt: skip
from tests.rulebook import rule


def won_by_boris(*others: str) -> Royale:
    """Boris wins casino 1, where Black Box lies; its notes are away, so that only the box pays him."""
    state = royale("black-box", *others)
    prize(state, 1)
    put(state, 1, "0", "1", "0", "0")
    end_round(state)
    return state


def piles(state: Royale, seat: int | None) -> tuple[int, int | None]:
    """What this seat sees: the size of the first pile, and which it is."""
    seen = view(state, seat)
    assert isinstance(seen, RoyaleView)
    box = seen.tiles[0]
    assert isinstance(box, SeenBlackBox)
    return box.first, box.pile


@rule("LVR-170")
def test_the_six_tokens_are_worth_100000() -> None:
    box = tile(royale("black-box"), BlackBox)
    assert box.printed == [60_000, 20_000, 0]
    assert TOKEN_COUNTS == [1, 2, 3]
    assert sum(value * count for value, count in zip(box.printed, TOKEN_COUNTS, strict=True)) == 100_000


@rule("LVR-171")
def test_the_left_neighbour_of_the_winner_makes_piles_of_one_two_or_three() -> None:
    state = won_by_boris()
    assert asked(state) == CLARA
    assert options(state) == ["split 1", "split 2", "split 3"]
    assert refused(state, "decline") == "LVR-171"
    do(state, "split 1")
    assert asked(state) == CLARA
    assert options(state) == ["divide high", "divide low", "divide blank"]
    assert refused(state, "decline") == "LVR-171"


@rule("LVR-171")
@pytest.mark.parametrize(("size", "piles"), [(1, 3), (2, 5), (3, 6)])
def test_every_pile_of_that_size_can_be_made(size: int, piles: int) -> None:
    state = won_by_boris()
    do(state, f"split {size}")
    assert len(options(state)) == piles
    assert {len(option.split(" ")) for option in options(state)} == {1 + size}


@rule("LVR-172")
@pytest.mark.parametrize(
    ("first", "take", "won"),
    [
        ("high", "first", (0, 60)), ("high", "second", (0, 40)), ("low", "first", (2, 0)), ("low", "second", (0, 80)),
        ("blank", "first", (0, 0)), ("blank", "second", (0, 100)), ("high low low", "first", (0, 100)), ("low blank", "first", (2, 0)),
    ],
)  # fmt: skip
def test_the_winner_gets_the_sum_of_a_pile(first: str, take: str, won: tuple[int, int]) -> None:
    state = won_by_boris()
    do(state, f"split {len(first.split())}", f"divide {first}")
    assert (asked(state), options(state)) == (BORIS, ["take first", "take second"])
    assert refused(state, "decline") == "LVR-172"
    do(state, f"take {take}")
    assert (chips(state)[BORIS] - 4, money(state)[BORIS]) == won
    assert state.round == 1


@rule("LVR-173")
def test_only_clara_knows_the_piles_until_the_choice() -> None:
    state = won_by_boris()
    told = listen(state)
    do(state, "split 2")
    turn = state.pending()
    assert isinstance(turn, Decide)
    assert turn.secret
    do(state, "divide low blank")
    assert [piles(state, seat)[1] is None for seat in (ANNA, BORIS, CLARA, DENIS, None)] == [True, True, False, True, True]
    assert {piles(state, seat)[0] for seat in (ANNA, BORIS, CLARA, None)} == {2}
    assert told.of(Splits) == [Splits(CLARA, 2, 4)]
    assert DividesTokens not in {type(fact) for seat in (ANNA, BORIS, None) for fact in told.scribe.facts(seat)}
    do(state, "take second")
    assert told.of(TakesPile) == [TakesPile(BORIS, 80_000, 20_000)]


@rule("LVR-173")
@pytest.mark.parametrize("first", ["blank", "blank blank", "blank blank blank"])
def test_others_imagine_piles_that_are_equally_good_on_average(first: str) -> None:
    state = won_by_boris()
    do(state, f"split {len(first.split())}", f"divide {first}")
    box = tile(state, BlackBox)
    size, total, rng = box.first, 0, Random(3)
    for _ in range(2_000):
        state.redeal(BORIS, rng)
        assert box.first == size
        total += box.sum_of_pile(True)
    assert abs(total / 2_000 - 50_000) < 2_500


@rule("LVR-174")
def test_the_winner_is_found_after_prime_time() -> None:
    state = royale("black-box", "prime-time")
    put(state, 1, "0", "1", "0", "0")
    put(state, 2, "0", "0", "0", "1")
    end_round(state)
    assert asked(state) == DENIS
    do(state, "roll 1 1", "black 1 1")
    assert asked(state) == ANNA
    do(state, "split 1", "divide high", "take first")
    assert money(state)[DENIS] == 40 + 50 + 60


@rule("LVR-174")
def test_nothing_for_virtual_winners_or_nobody() -> None:
    for stacks in (["1", "0", "0", "0", "2"], ["1", "1", "0", "0", "0"], ["0", "0", "0", "0", "0"]):
        state = royale("black-box", "block-it")
        put(state, 1, *stacks)
        end_round(state)
        assert state.round == 1


@rule("LVR-174")
def test_of_two_players_the_opponent_divides() -> None:
    state = two_players("black-box", neutral="roll 2 2 2 2 3 3 3 +6")
    put(state, 1, "0", "1")
    end_round(state, 5)
    assert asked(state) == ANNA
    state = two_players("black-box", neutral="roll 1 1 2 2 3 3 3 +6")
    put(state, 1, "0", "1")
    end_round(state, 5)
    assert state.round == 1


@rule("LVR-129")
def test_it_works_at_a_closed_casino() -> None:
    state = royale("black-box", "no-entry")
    put(state, 1, "0", "1")
    state.closed = 0
    end_round(state)
    assert asked(state) == CLARA


@rule("LVR-208")
def test_my_choice_gets_nothing_from_it() -> None:
    state = royale("my-choice", "black-box")
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 2", "place 1", "roll 4 4", "choose 4", "activate 2")
    assert asked(state) == BORIS
    assert options(state) == []
