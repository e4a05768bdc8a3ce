"""Every refusal names its rule and what its sentence needs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from railbird.core.contract import Refusal
from railbird.core.door import why_not
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import GAME, acting, do, fill_bar, finish, fresh, give, mark, put, table


def tuned(change: Callable[[LongShotDice], object], number: int = 3, *events: str) -> LongShotDice:
    """Seat 1 acts with this number after a change and some events."""
    state = acting(number)
    change(state)
    do(state, *events)
    return state


def spend(state: LongShotDice, money: int) -> None:
    state.sheets[0].money = money


def gear(state: LongShotDice, bits: int) -> None:
    state.sheets[0].helmets = state.sheets[0].jerseys = bits


def use_wilds(state: LongShotDice, wilds: int) -> None:
    state.sheets[0].wilds = wilds


def stick(state: LongShotDice, wilds: int) -> None:
    """No action is possible with number 3."""
    gear(state, 255)
    spend(state, 0)
    state.sheets[0].concessions = state.box.cell_bits[2]
    use_wilds(state, wilds)


def line(state: LongShotDice) -> None:
    """The next mark of an 8 completes the first row."""
    mark(state, "12", "13", "14")


def plain(state: LongShotDice) -> None:
    pass


TO_TILE = ("concession 1 1",)
CASES: list[tuple[LongShotDice, str, Refusal]] = [
    (acting(3), "roll 3 1", Refusal("LSD-70")),
    (acting(3), "helmet 4", Refusal("LSD-71", {"horse": 3})),
    (acting(3), "concession 1 1", Refusal("LSD-71", {"horse": 3})),
    (acting(3), "tug 4", Refusal("LSD-71", {"horse": 3})),
    (acting(3), "wild 3", Refusal("LSD-75", {"horse": 3})),
    (tuned(plain, 3, "wild 5"), "wild 6", Refusal("LSD-75", {"horse": 5})),
    (tuned(plain, 3, "wild 5"), "helmet 3", Refusal("LSD-71", {"horse": 5})),
    (tuned(lambda state: use_wilds(state, 3)), "wild 5", Refusal("LSD-76", {"wilds": 3})),
    (tuned(lambda state: mark(state, "12")), "concession 1 2", Refusal("LSD-80")),
    (tuned(lambda state: gear(state, 4)), "helmet 3", Refusal("LSD-100", {"horse": 3})),
    (tuned(lambda state: gear(state, 4)), "jersey 3", Refusal("LSD-112", {"horse": 3})),
    (tuned(plain, 3, "jersey 3"), "mark 1", Refusal("LSD-111", {"horse": 1, "card": 3})),
    (acting(3), "bet 3 4", Refusal("LSD-120", {"money": 3})),
    (tuned(lambda state: spend(state, 2)), "bet 3 3", Refusal("LSD-122", {"money": 2})),
    (tuned(lambda state: put(state, h3=12)), "bet 3 1", Refusal("LSD-123", {"horse": 3})),
    (tuned(lambda state: finish(state, 3)), "bet 3 1", Refusal("LSD-124", {"horse": 3})),
    (tuned(lambda state: give(state, 2, 3)), "buy 3", Refusal("LSD-131", {"horse": 3, "seat": 1})),
    (tuned(lambda state: finish(state, 3)), "buy 3", Refusal("LSD-132", {"horse": 3})),
    (tuned(lambda state: spend(state, 7)), "buy 3", Refusal("LSD-133", {"horse": 3, "money": 8})),
    (tuned(lambda state: stick(state, 0)), "erase", Refusal("LSD-140")),
    (acting(3), "erase", Refusal("LSD-141", {"horse": 3})),
    (tuned(lambda state: stick(state, 1)), "pass", Refusal("LSD-142")),
    (acting(3), "scatter 1 1", Refusal("LSD-173", {"horse": 3})),
    (acting(3), "tug 3", Refusal("LSD-191")),
    (tuned(plain, 3, "wild 5"), "scatter 1 1", Refusal("LSD-215")),
    (tuned(line, 8, *TO_TILE), "helmet 8", Refusal("LSD-6")),
    (tuned(line, 8, *TO_TILE, "bonus bet"), "bet 3 2", Refusal("LSD-95", {"money": 3})),
    (tuned(line, 8, *TO_TILE, "bonus back-two", "move 1"), "move 1", Refusal("LSD-91")),
    (tuned(line, 8, *TO_TILE, "bonus forward-two", "move 1"), "move 1", Refusal("LSD-92")),
    (tuned(plain, 6, "buy 6"), "buy 7", Refusal("LSD-162", {"card_name": "long-shot-dice-card-miracle-worker"})),
    (fresh(), "roll 1 1", Refusal("LSD-14")),
    (table(), "helmet 1", Refusal("LSD-51", {"seat": 0})),
]


@pytest.mark.parametrize(
    ("state", "event", "refusal"), CASES, ids=lambda value: getattr(value, "rule", value if isinstance(value, str) else "table")
)
def test_a_refusal_names_rule_and_reason(state: LongShotDice, event: str, refusal: Refusal) -> None:
    assert why_not(state, 0, GAME.parse(event)) == refusal


def test_a_finished_horse_is_named_when_it_is_chosen_for_a_move() -> None:
    state = tuned(line, 8, *TO_TILE, "bonus back-one")
    finish(state, 4)
    assert why_not(state, 0, GAME.parse("move 4")) == Refusal("LSD-64", {"horse": 4})


def test_whoever_is_not_on_hears_who_is() -> None:
    state = acting(3)
    assert why_not(state, 1, GAME.parse("helmet 3")) == Refusal("LSD-3", {"seat": 0})


def test_a_full_bar_refuses_nothing_because_nothing_is_asked() -> None:
    state = acting(3)
    fill_bar(state, 3)
    do(state, "jersey 3")
    assert why_not(state, 1, GAME.parse("helmet 3")) is None
