"""Concession, completed lines and the bonus tiles."""

from __future__ import annotations

import pytest

from railbird.games.long_shot_dice.facts import BonusLost, CompletesColumn, CompletesRow, Gains, MarksConcession, TakesBonus
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bar,
    bets,
    do,
    fill_bar,
    finish,
    give,
    listen,
    mark,
    marked,
    money,
    offered,
    options,
    put,
    refused,
    whose_turn,
)
from tests.rulebook import rule

TILES = ["bonus money", "bonus back-two", "bonus forward-two", "bonus back-one", "bonus forward-one", "bonus bet", "bonus helmet",
         "bonus jersey", "bonus horse"]  # fmt: skip


def choosing(cards: str = "", own: tuple[int, ...] = ()) -> LongShotDice:
    """Seat 1 has just completed the first row."""
    state = acting(8, cards=cards, own=own)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    return state


@rule("LSD-80")
def test_one_free_box_of_the_number_is_marked() -> None:
    state = acting(3)
    told = listen(state)
    assert offered(state, "concession") == ["concession 1 2", "concession 3 4"]
    do(state, "concession 3 4")
    assert marked(state.sheets[0]) == ["34"]
    assert told.of(MarksConcession) == [MarksConcession(0, 3, 3, 4)]
    state = acting(3)
    mark(state, "12")
    assert offered(state, "concession") == ["concession 3 4"]
    assert refused(state, "concession 1 2") == "LSD-80"


@rule("LSD-81")
def test_a_row_or_a_column_earns_a_bonus_and_a_diagonal_does_not() -> None:
    told = listen(state := acting(8))
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    assert options(state) == TILES
    assert told.of(CompletesRow) == [CompletesRow(0, 1)]
    told = listen(state := acting(8))
    mark(state, "21", "31", "41")
    do(state, "concession 1 1")
    assert options(state) == TILES
    assert told.of(CompletesColumn) == [CompletesColumn(0, 1)]
    state = acting(8)
    mark(state, "22", "33", "44")
    do(state, "concession 1 1")
    assert whose_turn(state) == 2


@rule("LSD-82", "LSD-85")
def test_row_and_column_at_once_earn_two_different_tiles_the_row_first() -> None:
    state = acting(8)
    mark(state, "12", "13", "14", "21", "31", "41")
    do(state, "concession 1 1", "bonus bet")
    assert offered(state, "bet"), "the tile of the row is settled before the column asks"
    do(state, "bet 5 3")
    assert options(state) == TILES
    do(state, "bonus horse", "buy 8")
    assert (bets(state), state.owner[7]) == ({5: 3}, 0)
    assert whose_turn(state) == 2


@rule("LSD-83")
def test_a_tile_is_used_once() -> None:
    state = choosing()
    do(state, "bonus horse", "buy 8")
    state.seat = 0
    state.sheets[0].concessions = 0
    state.todo = []
    mark(state, "12", "13", "14")
    state.begin_turn(0)
    do(state, "concession 1 1")
    assert "bonus horse" not in options(state)
    assert refused(state, "bonus horse") == "LSD-83"


@rule("LSD-83")
def test_money_comes_three_times_and_the_free_bet_twice() -> None:
    state = choosing()
    assert [state.sheets[0].tiles[kind] for kind in (0, 5)] == [3, 2]
    do(state, "bonus money")
    assert state.sheets[0].tiles[0] == 2


@rule("LSD-84", "LSD-6")
def test_a_tile_must_be_taken_and_its_target_chosen() -> None:
    state = choosing()
    assert refused(state, "decline") == "LSD-6"
    assert refused(state, "helmet 8") == "LSD-6"
    do(state, "bonus helmet")
    assert refused(state, "decline") == "LSD-6"
    assert refused(state, "bonus money") == "LSD-6"


@rule("LSD-84")
@pytest.mark.parametrize("tile", ["helmet", "jersey", "horse", "bet"])
def test_a_tile_without_a_target_is_used_up_for_nothing(tile: str) -> None:
    state = choosing()
    sheet = state.sheets[0]
    sheet.jerseys = 255
    for number in range(1, 9):
        give(state, 2, number)
    if tile == "helmet":
        sheet.helmets = 255
    state.position = [12] * 8
    told = listen(state)
    do(state, f"bonus {tile}")
    assert told.of(BonusLost) == [BonusLost(0)]
    assert whose_turn(state) == 2
    assert sum(sheet.tiles) == 11


@rule("LSD-84")
def test_on_a_sheet_without_tiles_a_line_earns_nothing() -> None:
    state = acting(8)
    state.sheets[0].tiles = [0] * 9
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    assert whose_turn(state) == 2


@rule("LSD-83", "LSD-84")
def test_the_last_tile_of_all_can_be_taken() -> None:
    state = acting(8)
    state.sheets[0].tiles = [0, 0, 0, 0, 0, 0, 1, 0, 0]
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    assert options(state) == ["bonus helmet"]


@rule("LSD-85")
def test_the_ability_for_the_row_comes_before_the_tile_of_the_column() -> None:
    state = acting(8, own=[5])
    mark(state, "12", "13", "14", "21", "31", "41")
    do(state, "concession 1 1", "bonus money")
    assert options(state)[-1] == "decline"
    do(state, "move 3")
    assert at(state, 3) == 4
    assert options(state) == ["bonus money", *TILES[1:]]


@rule("LSD-90")
def test_seven_dollars() -> None:
    state = choosing()
    told = listen(state)
    do(state, "bonus money")
    assert money(state)[0] == 19
    assert told.of(TakesBonus) == [TakesBonus(0, "long-shot-dice-bonus-money")]
    assert told.of(Gains) == [Gains(0, 7, "long-shot-dice-bonus-money")]


@rule("LSD-91")
def test_two_different_horses_go_back_two() -> None:
    state = choosing()
    do(state, "bonus back-two", "move 3")
    assert "move 3" not in options(state)
    assert refused(state, "move 3") == "LSD-91"
    assert at(state, 3) == 5, "nothing moves before both are chosen"
    do(state, "move 1")
    assert (at(state, 1), at(state, 3)) == (3, 3)


@rule("LSD-92")
def test_two_different_horses_go_forward_two() -> None:
    state = choosing()
    do(state, "bonus forward-two", "move 3")
    assert refused(state, "move 3") == "LSD-92"
    do(state, "move 8")
    assert (at(state, 3), at(state, 8)) == (7, 7)


@rule("LSD-93")
def test_one_horse_goes_back_three() -> None:
    state = choosing()
    do(state, "bonus back-one", "move 3")
    assert at(state, 3) == 2


@rule("LSD-94")
def test_one_horse_goes_forward_three() -> None:
    state = choosing()
    do(state, "bonus forward-one", "move 3")
    assert at(state, 3) == 8


@rule("LSD-95")
def test_a_free_bet_of_exactly_three_dollars() -> None:
    state = choosing()
    do(state, "bonus bet")
    assert options(state) == [f"bet {number} 3" for number in range(1, 9)]
    assert refused(state, "bet 2 2") == "LSD-95"
    do(state, "bet 2 3")
    assert (bets(state), money(state)[0]) == ({2: 3}, 12)


@rule("LSD-96")
def test_the_free_bet_is_not_the_bet_action() -> None:
    """Pay it Forward, Strung Along and Early Bird Special change the action only."""
    state = choosing(cards="pay-it-forward,strung-along", own=(1, 3))
    do(state, "bonus bet")
    assert offered(state, "tug") == []
    do(state, "bet 2 3")
    assert whose_turn(state) == 2
    assert at(state, 2) == 5


@rule("LSD-97")
def test_a_helmet_of_any_horse() -> None:
    state = choosing()
    state.sheets[0].helmets = 1
    do(state, "bonus helmet")
    assert options(state) == [f"helmet {number}" for number in range(2, 9)]
    assert refused(state, "helmet 1") == "LSD-100"
    do(state, "helmet 5")
    assert state.sheets[0].has_helmet(4)


@rule("LSD-98")
def test_a_jersey_of_any_horse_with_the_mark_on_its_card() -> None:
    state = choosing()
    state.sheets[0].jerseys = 1
    do(state, "bonus jersey")
    assert refused(state, "jersey 1") == "LSD-112"
    do(state, "jersey 7", "mark 8")
    assert state.sheets[0].has_jersey(6)
    assert bar(state, 7) == [1, 3, 8]


@rule("LSD-98", "LSD-113")
def test_the_jersey_tile_works_with_a_full_bar_too() -> None:
    state = choosing()
    fill_bar(state, 7)
    do(state, "bonus jersey", "jersey 7")
    assert whose_turn(state) == 2


@rule("LSD-99")
def test_any_unsold_unfinished_horse_for_nothing() -> None:
    state = choosing()
    give(state, 2, 4)
    finish(state, 2)
    put(state, h1=14)
    do(state, "bonus horse")
    assert options(state) == [f"buy {number}" for number in (1, 3, 5, 6, 7, 8)]
    assert refused(state, "buy 4") == "LSD-131"
    assert refused(state, "buy 2") == "LSD-132"
    do(state, "buy 1")
    assert (state.owner[0], money(state)[0]) == (0, 12)
