"""Setting up, the sheet, and what everybody knows."""

from __future__ import annotations

import pytest

from railbird.core.chance import Bag, Table
from railbird.core.contract import Chance
from railbird.core.game import view
from railbird.games.long_shot_dice.box import LongShotDiceVariant, make_box
from railbird.games.long_shot_dice.cards import CARDS
from railbird.games.long_shot_dice.facts import Dealt
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import GAME, acting, bets, clean, do, fresh, listen, mark, marked, money, refused, table
from tests.rulebook import rule


def names(state: LongShotDice) -> list[str]:
    return [card.name for card in state.market]


@rule("LSD-2")
def test_two_to_eight_players_or_one_with_roland() -> None:
    assert [len(fresh(seats).sheets) for seats in range(1, 9)] == [2, 2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(ValueError, match="1 to 8 players, not 9"):
        fresh(9)


@rule("LSD-5")
def test_every_seat_and_every_onlooker_sees_the_same() -> None:
    state = table()
    do(state, "roll 3 2")
    plain = [GAME.look(state, seat) for seat in (0, 1, 2, None)]
    assert len({str(seen).replace(f"seat={seen.seat}", "") for seen in plain}) == 1
    assert view(state, 1).seat == 1


@rule("LSD-10")
def test_all_horses_start_behind_the_line() -> None:
    assert table().position == [0] * 8


@rule("LSD-11")
def test_the_market_has_every_number_once_and_the_first_game_uses_the_circle() -> None:
    state = fresh()
    assert [card.horse + 1 for card in state.market] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert names(state) == [
        "chain-reaction", "too-lucky", "scatter-shot", "early-bird-special", "charley-horse", "miracle-worker",
        "bettor-safe-than-sorry", "magic-hate-ball",
    ]  # fmt: skip


@rule("LSD-12")
def test_cards_of_other_sets_may_replace_cards_of_the_same_number() -> None:
    state = fresh(cards="fair-play,too-lucky,strung-along")
    assert names(state)[:3] == ["strung-along", "too-lucky", "scatter-shot"]
    assert names(state)[6] == "fair-play"
    with pytest.raises(ValueError, match="fair-play and bread-line have the same number 7"):
        fresh(cards="fair-play,bread-line")
    with pytest.raises(ValueError, match="there is no horse card 'unicorn'"):
        fresh(cards="unicorn")


@rule("LSD-13")
def test_a_mix_draws_one_of_the_three_sets_for_every_number_alike() -> None:
    state = fresh(horses="mixed")
    for number in range(1, 9):
        draw = state.pending()
        assert isinstance(draw, Table)
        assert [weight for _, weight in draw.outcomes()] == [1, 1, 1]
        assert {event.text().removeprefix("card ") for event, _ in draw.outcomes()} == set_of(number)
        assert refused(state, "card inventory-check") == "LSD-13"
        state.apply(draw.outcome(1))
    assert len(state.market) == 8


def set_of(number: int) -> set[str]:
    sets = [make_box(3, LongShotDiceVariant(horses=name)) for name in ("circle", "triangle", "square")]
    return {box.choices[number - 1][0].name for box in sets}


@rule("LSD-13")
def test_a_mix_of_everything_knows_every_card_and_draws_only_where_there_is_a_choice() -> None:
    box = make_box(3, LongShotDiceVariant(horses="any"))
    assert {card.name for cards in box.choices for card in cards} == set(CARDS)
    state = fresh(horses="any", cards="chain-reaction,silver-spoon")
    assert names(state) == ["chain-reaction", "silver-spoon"]
    do(state, "card pay-it-forward")
    assert refused(state, "card fair-play") == "LSD-13"


@rule("LSD-14")
def test_starting_cards_are_dealt_from_a_bag_of_eight() -> None:
    state = fresh(8)
    for left in range(8, 0, -1):
        draw = state.pending()
        assert isinstance(draw, Bag)
        assert draw.ways() == left
        do(state, f"deal {'abcdefgh'[8 - left]}")
    assert refused(fresh(), "roll 1 1") == "LSD-14"
    twice = fresh()
    do(twice, "deal c")
    assert refused(twice, "deal c") == "LSD-14"


@rule("LSD-15", "LSD-16")
def test_the_printed_set_up_example() -> None:
    """Four crosses under which 3, 1, 2 and 5 lie, $2 on horse 4 and $4 in the last row."""
    state = fresh()
    told = listen(state)
    do(state, "deal a")
    sheet = state.sheets[0]
    assert marked(sheet) == ["12", "23", "31", "44"]
    assert [state.box.grid[cell] + 1 for cell in range(16) if sheet.has_concession(cell)] == [3, 1, 2, 5]
    assert bets(state) == {4: 2, 8: 4}
    assert sheet.money == 12
    assert told.of(Dealt) == [Dealt(0, "A", [4, 8], [2, 4], "printed")]


@rule("LSD-16")
def test_every_starting_card_brings_six_dollars_of_bets_for_nothing() -> None:
    state = table(8)
    assert [sum(sheet.bets) for sheet in state.sheets] == [6] * 8
    assert [sum(sheet.bets[horse] > 0 for sheet in state.sheets) for horse in range(8)] == [2] * 8


@rule("LSD-17")
def test_everybody_starts_with_twelve_dollars() -> None:
    assert money(table(5)) == [12] * 5


@rule("LSD-18")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = fresh(4, starter="random")
    do(state, "deal a", "deal b", "deal c", "deal d")
    lot = state.pending()
    assert isinstance(lot, Chance)
    assert [(event.text(), weight) for event, weight in lot.outcomes()] == [(f"start {seat}", 1) for seat in (1, 2, 3, 4)]
    assert refused(state, "roll 1 1") == "LSD-18"
    do(state, "start 3")
    roll = state.pending()
    assert isinstance(roll, Chance)
    assert roll.seat == 2


@rule("LSD-40")
def test_every_number_stands_twice_in_the_grid_and_never_twice_in_a_line() -> None:
    grid = fresh().box.grid
    assert sorted(grid) == sorted(2 * list(range(8)))
    rows = [grid[4 * row : 4 * row + 4] for row in range(4)]
    columns = [grid[column::4] for column in range(4)]
    assert all(len(set(line)) == 4 for line in rows + columns)


@rule("LSD-41")
def test_there_are_twelve_bonus_tiles() -> None:
    assert fresh().sheets[0].tiles == [3, 1, 1, 1, 1, 2, 1, 1, 1]


@rule("LSD-42")
def test_what_one_player_marks_is_on_no_other_sheet() -> None:
    state = acting(3)
    do(state, "helmet 3")
    assert [sheet.helmets for sheet in state.sheets] == [4, 0]
    mark(state, "11", seat=2)
    assert marked(state.sheets[0]) == []


def test_a_clean_table_has_no_marks_and_no_bets() -> None:
    state = clean()
    assert [(sheet.concessions, sum(sheet.bets)) for sheet in state.sheets] == [(0, 0), (0, 0)]
