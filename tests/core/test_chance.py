"""Dice, bags and tables are exact."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from railbird.core.chance import Bag, Dice, Lottery, Table, parse_roll, rolled
from railbird.core.contract import Event, Word

ABC: list[Event] = [Word("a"), Word("b"), Word("c")]


@given(weights=st.lists(st.integers(0, 40), min_size=1, max_size=12).filter(any))
def test_every_ticket_of_a_lottery_counted_gives_exactly_the_weights(weights: list[int]) -> None:
    lottery = Lottery(weights)
    counted = Counter(lottery.slot(ticket) for ticket in range(lottery.size * lottery.total))
    assert [counted[slot] for slot in range(len(weights))] == [weight * len(weights) for weight in weights]


@pytest.mark.parametrize(("small", "big"), [(1, 0), (3, 0), (2, 1), (0, 1), (3, 2)])
def test_dice_count_every_roll_once(small: int, big: int) -> None:
    dice = Dice(small, big)
    faces = range(1, 7)
    by_hand = Counter(rolled(list(roll[:small]), list(roll[small:])).text() for roll in product(faces, repeat=small + big))
    assert {event.text(): weight for event, weight in dice.outcomes()} == dict(by_hand)
    assert dice.ways() == 6 ** (small + big)


def test_a_ticket_of_dice_is_read_in_base_six_the_first_pool_first() -> None:
    dice = Dice(2, 1)
    assert dice.outcome(0).text() == "roll 1 1 +1"
    assert dice.outcome(5).text() == "roll 1 1 +6"
    assert dice.outcome(6).text() == "roll 1 2 +1"
    assert dice.outcome(36 * 3 + 6 * 1 + 2).text() == "roll 2 4 +3"
    assert dice.outcome(215).text() == "roll 6 6 +6"


def test_dice_allow_only_rolls_of_as_many_dice() -> None:
    dice = Dice(2, 1)
    assert dice.allows(parse_roll(["1", "1", "+6"]))
    assert not dice.allows(parse_roll(["1", "1"]))
    assert not dice.allows(parse_roll(["1", "1", "1"]))
    assert not dice.allows(ABC[0])


def test_a_bag_hands_out_its_things_in_order() -> None:
    bag = Bag([2, 0, 3], ABC)
    assert [bag.outcome(ticket).text() for ticket in range(bag.ways())] == ["a", "a", "c", "c", "c"]
    assert [(event.text(), count) for event, count in bag.outcomes()] == [("a", 2), ("c", 3)]
    assert not bag.allows(ABC[1])


def test_a_table_hands_out_its_tickets_by_cumulative_weight() -> None:
    table = Table(ABC, [1, 2, 3])
    assert [table.outcome(ticket).text() for ticket in range(6)] == ["a", "b", "b", "c", "c", "c"]


@pytest.mark.parametrize("chance", [Bag([2, 0, 3], ABC), Table(ABC, [1, 2, 3]), Dice(2, 1)], ids=lambda chance: type(chance).__name__)
def test_samples_are_spread_like_tickets(chance: Bag | Table | Dice) -> None:
    rng = Random(3)
    samples = 20_000
    counted = Counter(chance.sample(rng).text() for _ in range(samples))
    for event, weight in chance.outcomes():
        share = weight / chance.ways()
        assert abs(counted[event.text()] - samples * share) < 5 * (samples * share * (1 - share)) ** 0.5 + 1


@pytest.mark.parametrize("words", [["7"], ["0"], ["x"], ["1", "++2"], ["1", "+7"], [""]])
def test_a_word_that_is_no_face_is_no_roll(words: list[str]) -> None:
    with pytest.raises(ValueError, match="is not a face of a die"):
        parse_roll(words)


def test_a_roll_reads_the_same_whatever_the_order() -> None:
    assert parse_roll(["+6", "3", "1", "1"]) == parse_roll(["1", "1", "3", "+6"])
    assert hash(parse_roll(["3", "1"])) == hash(parse_roll(["1", "3"]))
