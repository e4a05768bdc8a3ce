"""Las Vegas of 2012."""

from __future__ import annotations

import pytest

from railbird.core.chance import Bag, Dice
from railbird.core.contract import WIN
from railbird.games.las_vegas.facts import Places
from railbird.games.las_vegas.rules import LasVegas
from tests.games.las_vegas.build import deal, do, fresh, hands, listen, money, options, prize, put, refused, result, table
from tests.rulebook import rule

RICH = "50 60 70 80 90 50"


def table_2012(seats: int = 4, notes: str = RICH, **variant: object) -> LasVegas:
    return table(seats, notes, "las-vegas-2012", **variant)


@rule("LV-70")
def test_eight_equal_dice_no_chips_and_four_rounds() -> None:
    state = table_2012(2)
    assert [(player.small, player.big, player.white, player.chips) for player in state.players] == [(8, 0, 0, 0)] * 2
    for round_number in range(4):
        assert state.round == round_number
        state.end_round()
    assert result(state).scores == [0, 0]


@rule("LV-71")
def test_fifty_four_notes() -> None:
    turn = fresh(4, "las-vegas-2012").pending()
    assert isinstance(turn, Bag)
    assert [count for _, count in turn.outcomes()] == [6, 8, 8, 6, 6, 5, 5, 5, 5]
    assert sum(int(event.text().split()[1]) * count for event, count in turn.outcomes()) == 2_500_000


@rule("LV-72")
def test_notes_are_drawn_for_each_casino_until_they_are_worth_50_000() -> None:
    state = table_2012(notes="10 20 10 10 90 40 30 50 60 10 30 20")
    assert [casino.notes for casino in state.casinos] == [
        [20_000, 10_000, 10_000, 10_000],
        [90_000],
        [40_000, 30_000],
        [50_000],
        [60_000],
        [30_000, 20_000, 10_000],
    ]
    assert isinstance(state.pending(), Dice)


@rule("LV-73")
def test_there_are_as_many_ranks_as_notes() -> None:
    state = table_2012()
    prize(state, 3, 30, 10, 10)
    put(state, 3, "1", "4", "2", "3")
    state.pay_casino(2)
    assert money(state) == [0, 30, 10, 10]


@rule("LV-73")
def test_a_lone_player_takes_one_note() -> None:
    state = table_2012()
    prize(state, 3, 30, 20)
    put(state, 3, "0", "4", "0", "0")
    state.pay_casino(2)
    assert money(state) == [0, 30, 0, 0]


@rule("LV-74")
def test_the_start_moves_one_seat_whoever_won() -> None:
    state = table_2012()
    put(state, 6, "0", "0", "3", "0")
    state.end_round()
    assert (state.starter, state.seat) == (1, 1)


@rule("LV-75")
def test_equal_money_is_decided_by_the_number_of_notes() -> None:
    state = table_2012(3)
    for _ in range(4):
        state.end_round()
    for player, (won, notes) in zip(state.players, [(90_000, 1), (90_000, 2), (90_000, 2)], strict=True):
        player.money, player.notes = won, notes
    assert result(state).shares == [0, WIN // 2, WIN // 2]


@rule("LV-76")
def test_notes_under_the_deck_are_shuffled_when_it_is_used_up() -> None:
    state = fresh(4, "las-vegas-2012")
    state.deck = Bag([0, 0, 0, 0, 2, 0, 0, 0, 0], state.box.notes)
    state.under = [0, 0, 0, 0, 0, 3, 0, 0, 2]
    deal(state, "50 50")
    assert (state.deck.counts, state.under) == ([0, 0, 0, 0, 0, 3, 0, 0, 2], [0] * 9)
    deal(state, "90 60 90 60")
    assert isinstance(state.pending(), Dice)


@rule("LV-76")
def test_without_any_notes_left_the_other_casinos_stay_as_they_are() -> None:
    state = fresh(4, "las-vegas-2012")
    state.deck = Bag([0, 1, 0, 0, 2, 0, 0, 0, 0], state.box.notes)
    deal(state, "50 50 20")
    assert [casino.notes for casino in state.casinos] == [[50_000], [50_000], [20_000], [], [], []]
    assert isinstance(state.pending(), Dice)
    put(state, 4, "1", "0", "0", "0")
    state.end_round()
    assert money(state) == [0, 0, 0, 0]


@rule("LV-77")
def test_there_is_no_pass() -> None:
    state = table_2012()
    do(state, "roll 1 1 1 1 1 2 2 2")
    assert options(state) == ["place 1", "place 2"]
    assert refused(state, "pass") == "LV-77"


# Neutral dice


@rule("LV-80")
@pytest.mark.parametrize(("seats", "white"), [(2, 4), (3, 2), (4, 2)])
def test_white_dice_for_each_player(seats: int, white: int) -> None:
    state = table_2012(seats, neutral_dice=True)
    assert [(player.small, player.white) for player in state.players] == [(8, white)] * seats


@rule("LV-81")
def test_with_three_the_start_player_rolls_two_more_each_round() -> None:
    state = table_2012(3, neutral_dice=True)
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.seat, turn.first, turn.second) == (0, 2, 0)
    do(state, "roll 3 6")
    assert [casino.strength(3) for casino in state.casinos] == [0, 0, 1, 0, 0, 1]
    state.end_round()
    deal(state, RICH)
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.seat, turn.first) == (1, 2)


@rule("LV-82")
def test_white_dice_go_with_the_own_ones_and_also_alone() -> None:
    state = table_2012(2, neutral_dice=True)
    told = listen(state)
    do(state, "roll 1 1 1 2 2 2 2 2 +1 +4 +4 +6", "place 1")
    assert state.casinos[0].strengths() == [3, 0, 1]
    assert (state.players[0].small, state.players[0].white) == (5, 3)
    do(state, "roll 1 1 1 2 2 2 2 2 +3 +4 +4 +6", "place 4")
    assert state.casinos[3].strengths() == [0, 0, 2]
    assert (state.players[1].small, state.players[1].white) == (8, 2)
    assert told.of(Places) == [Places(0, 1, 3, 0, 1), Places(1, 4, 0, 0, 2)]


@rule("LV-82")
def test_a_player_with_only_white_dice_left_still_has_turns() -> None:
    state = table_2012(2, neutral_dice=True)
    hands(state, "0", "1")
    state.players[0].white, state.players[1].white = 1, 0
    do(state, "roll +5", "place 5", "roll 5")
    assert state.casinos[4].strengths() == [0, 0, 1]


@rule("LV-83")
def test_white_dice_of_all_players_are_one_virtual_player() -> None:
    state = table_2012(2, neutral_dice=True)
    prize(state, 2, 60, 30)
    put(state, 2, "2", "1", "1")
    put(state, 2, "0", "0", "2")
    state.pay_casino(1)
    assert money(state) == [30, 0]
    assert sum(state.under) == 1


@rule("LV-72", "LV-53")
def test_a_note_out_of_turn_is_refused_by_the_rule_of_this_edition() -> None:
    state = table_2012()
    assert refused(state, "note 90000") == "LV-72"
    state.round = state.box.rounds
    assert refused(state, "note 90000") == "LV-53"


@rule("LV-84")
def test_five_players_have_no_white_dice() -> None:
    with pytest.raises(ValueError, match="two to four players, not 5"):
        fresh(5, "las-vegas-2012", neutral_dice=True)
