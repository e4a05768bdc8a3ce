"""Payouts, the next rounds, the end, and two players."""

from __future__ import annotations

import pytest

from railbird.core.chance import Bag, Dice
from railbird.core.contract import NOBODY, WIN
from railbird.core.game import EVERYTHING, view
from railbird.games.las_vegas.facts import FinalScore, GameEnds, NeutralDice, NeutralPaid, Paid, Tied, Unclaimed
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.view import LasVegasView
from tests.games.las_vegas.build import deal, do, fresh, hands, listen, money, prize, put, refused, result, table
from tests.rulebook import rule

ANNA, BORIS, CLARA, DENIS = range(4)


@rule("LV-30", "LV-31", "LV-32")
def test_boris_and_clara_tie_with_the_big_die_in_casino_4() -> None:
    """Printed example 1: five, three, one and the big one, one. Anna and Denis are paid."""
    state = table()
    prize(state, 4, 80, 50)
    put(state, 4, "5", "3", "1+1", "1")
    told = listen(state)
    assert state.pay_casino(3) == ANNA
    assert money(state) == [80, 0, 0, 50]
    assert told.of(Tied) == [Tied(4, 3, [BORIS, CLARA], False)]
    assert told.of(Paid) == [Paid(ANNA, 4, 80_000, 1), Paid(DENIS, 4, 50_000, 2)]


@rule("LV-31", "LV-34")
def test_two_ties_empty_casino_2() -> None:
    """Printed example 2: the big die against two small ones, and one against one."""
    state = table()
    prize(state, 2, 40, 40)
    put(state, 2, "0+1", "1", "2", "1")
    told = listen(state)
    assert state.pay_casino(1) == NOBODY
    assert money(state) == [0, 0, 0, 0]
    assert told.of(Tied) == [Tied(2, 2, [ANNA, CLARA], False), Tied(2, 1, [BORIS, DENIS], False)]
    assert told.of(Unclaimed) == [Unclaimed(2, 40_000), Unclaimed(2, 40_000)]
    assert sum(state.under) == 2


@rule("LV-33", "LV-34")
def test_boris_alone_takes_only_the_higher_note() -> None:
    """Printed payout of casino 2: Boris takes 40,000, the other note is put away."""
    state = table()
    prize(state, 2, 40, 40)
    put(state, 2, "0", "1", "0", "0")
    state.pay_casino(1)
    assert money(state) == [0, 40, 0, 0]
    assert sum(state.under) == 1


@rule("LV-32")
def test_clara_and_boris_are_paid_in_casino_3_and_denis_is_not() -> None:
    """Printed payout of casino 3: three strengths, two notes."""
    state = table()
    prize(state, 3, 70, 30)
    put(state, 3, "0", "2", "3", "1")
    state.pay_casino(2)
    assert money(state) == [0, 30, 70, 0]


@rule("LV-31")
def test_a_tie_for_first_lets_the_third_take_the_higher_note() -> None:
    state = table()
    prize(state, 5, 90, 60)
    put(state, 5, "4", "4", "1", "0")
    state.pay_casino(4)
    assert money(state) == [0, 0, 90, 0]


@rule("LV-31")
def test_three_equals_leave_together() -> None:
    state = table(5)
    prize(state, 5, 90, 60)
    put(state, 5, "2", "0+1", "2", "1", "3")
    state.pay_casino(4)
    assert money(state) == [0, 0, 0, 60, 90]


@rule("LV-32")
def test_casinos_pay_in_ascending_order() -> None:
    state = table()
    for casino in range(1, 7):
        put(state, casino, "1", "0", "0", "0")
    told = listen(state)
    state.end_round()
    assert [fact.casino for fact in told.of(Paid) if isinstance(fact, Paid)] == [1, 2, 3, 4, 5, 6]


@rule("LV-35")
def test_money_is_open_to_every_seat_and_to_spectators() -> None:
    state = table()
    put(state, 6, "1", "0", "0", "0")
    state.end_round()
    for seat in [0, 1, 2, 3, None]:
        seen = view(state, seat)
        assert isinstance(seen, LasVegasView)
        assert [player.money for player in seen.players] == [90_000, 0, 0, 0]
        assert [player.chips for player in seen.players] == [4, 4, 4, 4]


@rule("LV-36", "LV-41")
def test_dice_return_and_two_chips_are_added() -> None:
    state = table()
    hands(state, "1", "0", "0", "0")
    state.players[1].chips = 0
    do(state, "roll 2", "place 2")
    assert [(player.small, player.big) for player in state.players] == [(7, 1)] * 4
    assert [player.chips for player in state.players] == [4, 2, 4, 4]
    assert all(sum(casino.strengths()) == 0 for casino in state.casinos)


@rule("LV-40")
def test_new_pairs_come_from_the_notes_not_yet_turned_up() -> None:
    state = table()
    state.end_round()
    turn = state.pending()
    assert isinstance(turn, Bag)
    assert turn.ways() == 78
    deal(state, "30 40 30 50 40 50 50 60 60 70 80 90")
    assert state.deck.left == 66
    assert isinstance(state.pending(), Dice)


@rule("LV-42")
def test_the_winner_of_casino_6_begins() -> None:
    state = table()
    put(state, 5, "0", "2", "0", "0")
    put(state, 6, "0", "1", "2", "0")
    state.end_round()
    assert (state.starter, state.seat) == (CLARA, CLARA)


@rule("LV-42")
def test_if_nobody_won_casino_6_the_winner_of_casino_5_begins() -> None:
    state = table()
    put(state, 5, "0", "2", "0", "1")
    put(state, 6, "1", "1", "0", "0")
    state.end_round()
    assert state.starter == BORIS


@rule("LV-43")
def test_if_nobody_won_anything_the_next_seat_begins() -> None:
    state = table()
    put(state, 6, "1", "1", "0", "0")
    state.end_round()
    assert state.starter == BORIS


@rule("LV-50")
def test_chips_are_worth_ten_thousand_each() -> None:
    state = table(3)
    put(state, 6, "1", "0", "0")
    state.round = 2
    state.players[1].chips = 5
    told = listen(state)
    state.end_round()
    assert result(state).scores == [110_000, 50_000, 20_000]
    assert result(state).shares == [WIN, 0, 0]
    assert told.of(FinalScore)[0] == FinalScore(0, 90_000, 1, 2, 110_000)
    assert told.of(GameEnds) == [GameEnds([0])]


@rule("LV-51")
def test_equal_money_is_decided_by_the_number_of_notes_and_chips() -> None:
    """90,000 in one note and two chips against 60,000 in two notes and five chips."""
    state = ended_with((90_000, 1, 2), (60_000, 2, 5), (0, 0, 0))
    assert result(state).scores == [110_000, 110_000, 0]
    assert result(state).shares == [0, WIN, 0]


@rule("LV-52")
def test_those_still_equal_share_the_win() -> None:
    state = ended_with((90_000, 2, 1), (90_000, 2, 1), (70_000, 1, 2))
    assert result(state).shares == [WIN // 2, WIN // 2, 0]


def ended_with(*players: tuple[int, int, int]) -> LasVegas:
    """The end of a game with this money, these notes and chips."""
    state = table(len(players))
    state.round = 2
    state.end_round()
    for player, (won, notes, chips) in zip(state.players, players, strict=True):
        player.money, player.notes, player.chips = won, notes, chips
    return state


@rule("LV-53")
def test_after_the_end_nothing_can_be_done() -> None:
    state = ended_with((90_000, 2, 1), (90_000, 2, 1))
    for event in ["place 1", "pass", "roll 1", "note 30000", "start 1"]:
        assert refused(state, event) == "LV-53"


# Two players


@rule("LV-60")
def test_eight_neutral_dice_are_rolled_each_round_and_stay() -> None:
    state = table(2)
    for _ in range(2):
        turn = state.pending()
        assert isinstance(turn, Dice)
        assert (turn.seat, turn.first, turn.second) == (NOBODY, 7, 1)
        told = listen(state)
        do(state, "roll 1 1 2 3 3 6 6 +6")
        assert [casino.strengths() for casino in state.casinos] == [[0, 0, 2], [0, 0, 1], [0, 0, 2], [0, 0, 0], [0, 0, 0], [0, 0, 4]]
        assert told.of(NeutralDice) == [NeutralDice([1, 1, 2, 3, 3, 6, 6], [6])]
        assert state.roll is None
        state.end_round()
        deal(state, "30 40 30 50 40 50 50 60 60 70 80 90")


@rule("LV-61", "LV-62", "LV-44")
def test_a_note_won_by_the_virtual_player_goes_under_the_deck() -> None:
    """Printed example 1 for two: 80,000 is lost to the neutral dice, Boris takes 30,000, and does not begin by it."""
    state = table(2)
    do(state, "roll 1 1 1 6 6 6 6 +1")
    prize(state, 6, 80, 30)
    put(state, 6, "0", "2", "0")
    put(state, 1, "6", "0", "0")
    told = listen(state)
    state.end_round()
    assert money(state)[1] == 30
    assert NeutralPaid(6, 80_000) in told.of(NeutralPaid)
    assert state.starter == 0


@rule("LV-61", "LV-62")
def test_the_virtual_player_in_second_place_leaves_nothing_for_the_third() -> None:
    """Printed example 2 for two: 70,000 to one, 40,000 lost to the neutral dice, nothing for the other."""
    state = table(2)
    do(state, "roll 1 1 1 1 1 4 4 +1")
    prize(state, 4, 70, 40)
    put(state, 4, "1", "3", "0")
    state.pay_casino(3)
    assert money(state) == [0, 70]
    assert sum(state.under) == 1


@rule("LV-61")
def test_neutral_dice_tie_and_the_neutral_big_die_counts_as_two() -> None:
    state = table(2)
    do(state, "roll 1 1 1 1 1 1 5 +5")
    prize(state, 5, 70, 40)
    put(state, 5, "3", "1", "0")
    told = listen(state)
    state.pay_casino(4)
    assert money(state) == [0, 70]
    assert told.of(Tied) == [Tied(5, 3, [0], True)]


@rule("LV-63")
@pytest.mark.parametrize(("seats", "neutral_dice", "rows"), [(2, True, 3), (2, False, 2), (3, True, 3), (5, True, 5)])
def test_neutral_dice_are_for_two_players_unless_the_table_decides_otherwise(seats: int, neutral_dice: bool, rows: int) -> None:
    state = table(seats, neutral_dice=neutral_dice)
    assert state.casinos[0].rows == rows
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.seat == NOBODY) == (seats == 2 and neutral_dice)


def test_a_view_tells_who_would_be_paid_now_and_who_is_struck() -> None:
    state = table()
    put(state, 4, "5", "3", "1+1", "1")
    seen = view(state, EVERYTHING)
    assert isinstance(seen, LasVegasView)
    assert seen.casinos[3].winners == [ANNA, DENIS]
    assert seen.casinos[3].tied == [BORIS, CLARA]
    assert (seen.casinos[3].small, seen.casinos[3].big) == ([5, 3, 1, 1], [0, 0, 1, 0])


def test_before_the_deal_casinos_are_bare() -> None:
    seen = view(fresh(), None)
    assert isinstance(seen, LasVegasView)
    assert seen.casinos[0].notes == []
    assert seen.roll is None
