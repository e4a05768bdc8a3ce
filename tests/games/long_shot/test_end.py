"""Clarifications, end of the game, prizes, winnings on bets, and the final count."""

from __future__ import annotations

import pytest

from railbird.core.contract import Decide, Over
from railbird.games.long_shot.facts import BetPays, FinalScore, GameEnds, Prize
from tests.games.long_shot.build import (
    bet,
    do,
    hand,
    horse,
    listen,
    money,
    moved,
    options,
    refused,
    result,
    spaces,
    step,
    table,
    told,
)
from tests.rulebook import rule


@rule("LS-2", "LS-183")
def test_the_most_money_wins_and_equal_totals_share() -> None:
    state = table(finished=(1, 2, 3))
    assert result(state).shares == [280, 280, 280]
    state.players[1].money = 30
    assert (result(state).scores, result(state).shares) == ([25, 30, 25], [0, 840, 0])


@rule("LS-170", "LS-171")
def test_the_third_finish_by_a_roll_ends_the_game_in_the_middle_of_the_turn() -> None:
    """No bar, no action, no draw follows; 5 has a 6 in its bar."""
    state = table("spur", step="roll", spaces={6: 20, 5: 20}, owners={5: 0}, finished=(1, 2))
    do(state, "roll 6 1")
    assert isinstance(state.pending(), Over)
    assert (spaces(state, 5), hand(state, 0)) == ([20], ["spur"])


@rule("LS-171", "LS-206")
def test_the_third_finish_by_a_bar_ends_the_game_before_further_bars() -> None:
    """An 8 moves 8 home, then 5; 6 comes too late."""
    state = table(step="roll", spaces={8: 20, 5: 20, 6: 20}, owners={5: 0, 6: 0}, finished=(1,))
    do(state, "roll 8 1", "move 5")
    assert isinstance(state.pending(), Over)
    assert [horse(state, number).place for number in (1, 8, 5, 6)] == [1, 2, 3, 0]


@rule("LS-171", "LS-272", "LS-99")
def test_a_spooked_third_horse_leaves_the_end_to_a_bar() -> None:
    state = table("", "spooked", step="roll", spaces={6: 20, 5: 20}, owners={5: 0}, finished=(1, 2))
    do(state, "roll 6 1", "play spooked", "move 5")
    assert isinstance(state.pending(), Over)
    assert [horse(state, number).place for number in (5, 6)] == [3, 0]


@rule("LS-171", "LS-249")
@pytest.mark.parametrize(("card", "then"), [("photo-finish", "choose 7"), ("home-stretch", "choose 7"), ("extra-gallop", "roll 7 1")])
def test_the_third_finish_by_a_card_ends_the_game_without_a_draw(card: str, then: str) -> None:
    state = table(card, spaces={7: 20}, finished=(1, 2))
    do(state, f"play {card}", then)
    assert isinstance(state.pending(), Over)
    assert hand(state, 0) == []


@rule("LS-171")
def test_money_received_in_the_last_turn_stays() -> None:
    state = table("", "lucky-numba-7", step="roll", spaces={7: 20}, finished=(1, 2))
    do(state, "roll 7 1", "play lucky-numba-7")
    assert result(state).scores == [25, 35, 25]


@rule("LS-171", "LS-79")
def test_nine_lives_does_not_move_after_the_end() -> None:
    state = table(step="roll", spaces={10: 20, 9: 8}, owners={9: 0}, finished=(1, 2))
    do(state, "roll 10 3")
    assert spaces(state, 9) == [8]


@rule("LS-172")
def test_cards_horses_and_tokens_are_worth_nothing_in_the_end() -> None:
    state = table("spur pocket-money", owners={4: 0, 5: 0}, finished=(1, 2, 3))
    state.players[0].has_token = True
    assert result(state).scores == [25, 25, 25]


@rule("LS-175")
def test_owners_of_the_first_three_receive_100_75_and_50_and_nobody_for_an_unowned_horse() -> None:
    state = table(owners={7: 0, 4: 1, 5: 2}, finished=(7, 4, 5))
    assert result(state).scores == [125, 100, 75]
    state = table(owners={4: 1}, finished=(7, 4, 5))
    assert result(state).scores == [25, 100, 25]


@rule("LS-180")
def test_15_on_slow_jenn_in_second_place_pay_90() -> None:
    """The printed example."""
    state = table(bets={(0, 4): 15}, money=0, finished=(7, 4, 5))
    assert result(state).scores == [90, 0, 0]


@rule("LS-180")
@pytest.mark.parametrize(("order", "paid"), [((5, 1, 2), 60), ((1, 5, 2), 50), ((1, 2, 5), 40)])
def test_the_place_picks_the_odds(order: tuple[int, int, int], paid: int) -> None:
    state = table(bets={(0, 5): 10}, money=0, finished=order)
    assert result(state).scores[0] == paid


@rule("LS-181")
def test_the_stake_itself_is_gone() -> None:
    state = table()
    do(state, "bet 4")
    assert (money(state)[0], bet(state, 0, 4)) == (20, 5)
    for number in (7, 4, 5):
        state.finish(horse(state, number))
    assert state.standing()[0] == 20 + 5 * 6


@rule("LS-182")
def test_bets_on_the_other_seven_are_lost() -> None:
    state = table(bets={(0, 9): 50, (0, 1): 50}, finished=(7, 4, 5))
    assert result(state).scores[0] == 25


@rule("LS-210")
def test_brads_final_count_is_255() -> None:
    """He owns 7, 4 and 8 and has bet 10 on 4, 15 on 9, 5 on 1 and 5 on 5; the race ends 7, 4, 5. The rules print 155."""
    state = table(
        step="roll",
        spaces={5: 20},
        owners={7: 0, 4: 0, 8: 0},
        bets={(0, 4): 10, (0, 9): 15, (0, 1): 5, (0, 5): 5},
        finished=(7, 4),
        money=0,
    )
    facts = listen(state)
    do(state, "roll 5 1")
    assert result(state).scores == [255, 0, 0]
    assert told(facts, Prize) == [Prize(0, 7, "Last Chance", 1, 100), Prize(0, 4, "Slow Jenn", 2, 75)]
    assert told(facts, BetPays) == [BetPays(0, 4, "Slow Jenn", 10, 6, 60), BetPays(0, 5, "Sure Lee", 5, 4, 20)]
    assert told(facts, FinalScore)[0] == FinalScore(0, 0, 255)
    assert told(facts, GameEnds) == [GameEnds([0])]


@rule("LS-200")
@pytest.mark.parametrize("card", ["under-the-table", "late-window", "two-way-ticket", "double-down"])
def test_no_bet_of_any_kind_on_a_finished_horse(card: str) -> None:
    state = table(f"inside-tip-7 {card}", owners={7: 0}, spaces={2: 17}, finished=(7,))
    assert [refused(state, "bet 7"), refused(state, "play inside-tip-7")] == ["LS-200", "LS-113"]
    do(state, f"play {card}")
    assert options(state)
    assert "choose 7" not in options(state)


@rule("LS-201", "LS-204")
def test_the_icon_dies_within_the_turn_of_the_first_finish() -> None:
    state = table("push-the-pace", step="roll", spaces={6: 20, 3: 9})
    do(state, "roll 6 1")
    assert step(state) == "action"
    assert refused(state, "play push-the-pace") == "LS-201"


@rule("LS-203", "LS-204")
def test_the_lead_features_die_with_the_first_finish() -> None:
    state = table(step="roll", spaces={6: 20, 10: 9}, owners={10: 1})
    do(state, "roll 6 1", "pass", "draw spur")
    assert money(state)[1] == 25


@rule("LS-205")
def test_a_finished_horse_never_moves_again() -> None:
    state = table("spur", step="roll", owners={5: 0}, finished=(5,))
    do(state, "roll 6 1")
    assert step(state) == "action"
    do(state, "play spur")
    assert "choose 5" not in options(state)
    assert horse(state, 5).place == 1
    again = table(step="roll", owners={5: 0, 8: 0, 3: 0}, finished=(5,))
    do(again, "roll 6 1")
    assert refused(again, "move 5") == "LS-205"


@rule("LS-205", "LS-245", "LS-246")
@pytest.mark.parametrize(("card", "space"), [("surge-brown", 9), ("slowdown-brown", 7)])
def test_group_moves_leave_finished_horses_where_they_are(card: str, space: int) -> None:
    state = table(card, spaces={1: 8, 7: 8, 10: 8}, finished=(4,))
    do(state, f"play {card}")
    assert (spaces(state, 1, 4, 7, 10), horse(state, 4).place) == ([space, 21, space, space], 1)


@rule("LS-206")
def test_the_rolled_horse_comes_in_first_then_bar_horses_in_the_order_of_choice() -> None:
    for first, second in ((5, 6), (6, 5)):
        state = table(step="roll", spaces={8: 20, 5: 20, 6: 20}, owners={5: 0, 6: 0})
        do(state, "roll 8 1", f"move {first}", f"move {second}")
        assert [horse(state, number).place for number in (8, first, second)] == [1, 2, 3]


@rule("LS-207")
def test_in_the_lead_are_all_horses_on_the_foremost_space() -> None:
    state = table(spaces={1: 4, 2: 4, 3: 3})
    assert [state.is_leading(horse(state, number)) for number in (1, 2, 3)] == [True, True, False]
    for nobody in (table(), table(spaces={1: 4}, finished=(2,))):
        assert not any(nobody.is_leading(other) for other in nobody.horses)
        assert nobody.lead_space() == 0


@rule("LS-170")
def test_nobody_is_asked_after_the_third_finish() -> None:
    state = table(step="roll", spaces={6: 20}, owners={5: 0}, finished=(1, 2))
    do(state, "roll 6 1")
    assert not isinstance(state.pending(), Decide)
    assert moved(state)[6] == 21
