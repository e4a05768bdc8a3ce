"""Solo mode: Roland Wright."""

from __future__ import annotations

import pytest

from railbird.core.contract import Chance, Over
from railbird.games.long_shot_dice.facts import Bets, Buys, DiamondRolls, FinalScore, Gains, IsMoved, MarksBar
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.view import look
from railbird.speech import Speech
from tests.games.long_shot_dice.build import (
    GAME,
    at,
    bar,
    bets,
    clean,
    do,
    fill_bar,
    finish,
    fresh,
    give,
    listen,
    mark,
    money,
    options,
    put,
    refused,
    table,
    whose_turn,
)
from tests.rulebook import rule

ROLAND = 2


def rolled(horse: int, spaces: int, *own: int, roland: str = "normal") -> LongShotDice:
    """Roland owns some horses; the dice are rolled, every horse stands on 5, and the player is to act."""
    state = clean(1, roland=roland)
    for number in own:
        give(state, ROLAND, number)
    do(state, f"roll {horse} {spaces}")
    state.position = [5] * 8
    return state


def act(state: LongShotDice) -> None:
    """The player does something that changes nothing for Roland."""
    do(state, options(state)[options(state).index(f"helmet {state.rolled + 1}")])


@rule("LSD-260", "LSD-261")
def test_roland_gets_free_bets_and_twenty_dollars_but_no_marks() -> None:
    state = fresh(1)
    do(state, "deal c", "deal a")
    assert bets(state, ROLAND) == {4: 2, 8: 4}
    assert money(state) == [12, 20]
    roland = state.sheets[1]
    assert (roland.concessions, roland.helmets, roland.jerseys, roland.wilds, sum(roland.tiles)) == (0, 0, 0, 0, 0)
    assert state.sheets[0].concessions != 0


@rule("LSD-262")
def test_the_player_rolls_and_acts_before_roland_in_every_round() -> None:
    state = table(1)
    for number in (1, 2, 3):
        roll = state.pending()
        assert isinstance(roll, Chance)
        assert (roll.seat, state.round) == (0, number)
        do(state, "roll 4 1")
        assert whose_turn(state) == 1
        told = listen(state)
        do(state, options(state)[0])
        assert told.scribe.told, "Roland has acted too"


@rule("LSD-263")
def test_the_movement_die_is_the_column_and_the_horse_die_the_row() -> None:
    state = rolled(4, 2)
    told = listen(state)
    act(state)
    assert told.of(Bets) == [Bets(1, 4, 3, 3, False)]
    state = rolled(4, 1)
    told = listen(state)
    act(state)
    assert told.of(Buys) == [Buys(1, 4, "long-shot-dice-card-early-bird-special", 8)]


@rule("LSD-264", "LSD-271")
def test_roland_marks_horse_four_on_card_seven() -> None:
    """The printed example: dice 1 and 3, his leading horse is 4, the horse die is rolled again and shows 7."""
    state = rolled(1, 3, 4, 6)
    put(state, h4=9, h6=8)
    act(state)
    diamond = state.pending()
    assert isinstance(diamond, Chance)
    assert (diamond.seat, diamond.ways()) == (0, 8)
    assert refused(state, "helmet 1") == "LSD-264"
    told = listen(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 4]
    assert told.of(DiamondRolls) == [DiamondRolls(7)]
    assert told.of(MarksBar) == [MarksBar(1, 7, 4)]
    assert money(state)[1] == 20


@rule("LSD-265", "LSD-280")
@pytest.mark.parametrize(("level", "base"), [("easy", (1, 2, 3)), ("normal", (1, 3, 3)), ("hard", (2, 3, 4))])
def test_the_base_action_pays_by_column_and_level(level: str, base: tuple[int, int, int]) -> None:
    state = rolled(4, 3, roland=level)
    act(state)
    fill_bar(state, 7)
    do(state, "diamond 7")
    assert money(state)[1] == 20 + base[0]
    state = rolled(4, 2, roland=level)
    put(state, h4=12)
    told = listen(state)
    act(state)
    assert money(state)[1] == 20 + base[1]
    assert told.of(Gains) == [Gains(1, base[1], "long-shot-dice-base-action")]
    state = rolled(4, 1, roland=level)
    give(state, 1, 4)
    act(state)
    assert money(state)[1] == 20 + base[2]


def plan(state: LongShotDice) -> tuple[str, int, int]:
    seen = look(state, 0).roland
    assert seen is not None
    return seen.message.removeprefix("long-shot-dice-roland-"), seen.horse, seen.gain


@rule("LSD-131", "LSD-263", "LSD-265")
def test_what_roland_would_do_is_foreseen_and_changes_with_the_table() -> None:
    state = rolled(4, 1)
    assert plan(state) == ("buy-horse", 4, 0)
    give(state, 1, 4)
    assert plan(state) == ("base", 0, 3)
    state = rolled(4, 2)
    assert plan(state) == ("bet-horse", 4, 0)
    put(state, h4=12)
    assert plan(state) == ("base", 0, 3)


@rule("LSD-267", "LSD-287")
def test_what_roland_would_pay_is_foreseen() -> None:
    seen = [look(state, 0).roland for state in (rolled(4, 2), rolled(4, 1), rolled(1, 3, 4))]
    assert [one.pays for one in seen if one] == [3, 8, 0]
    state = rolled(4, 2)
    state.sheets[1].money = 2
    poor = look(state, 0).roland
    assert poor and poor.pays == 2


@rule("LSD-264", "LSD-265")
def test_a_mark_is_foreseen_only_if_roland_has_a_horse_for_it() -> None:
    assert plan(rolled(1, 3)) == ("base", 0, 1)
    assert plan(rolled(1, 3, 4))[0] == "mark-leading"


@rule("LSD-266")
def test_roland_uses_no_ability() -> None:
    state = clean(1)
    give(state, ROLAND, 2)
    do(state, "roll 2 2")
    act(state)
    assert money(state)[1] == 20 - 3, "Too Lucky pays him nothing"
    state = rolled(4, 2, 4)
    act(state)
    assert money(state)[1] == 20 - 3, "the first bet is not free for him"


@rule("LSD-267")
def test_roland_pays_for_bets_and_horses() -> None:
    state = rolled(5, 2)
    act(state)
    assert (money(state)[1], bets(state, ROLAND)) == (17, {5: 3})
    state = rolled(5, 1)
    act(state)
    assert (money(state)[1], state.owner[4]) == (14, 1)


@rule("LSD-268", "LSD-282")
def test_of_several_horses_roland_takes_the_lowest_number_that_works() -> None:
    state = rolled(1, 3, 3, 6, 8)
    act(state)
    do(state, "diamond 1")
    assert bar(state, 1) == [3, 6]
    state = rolled(1, 3, 3, 6, 8)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 6], "3 is printed on card 7, so 6 is next"
    state = rolled(1, 1)
    state.sheets[1].money = 7
    act(state)
    assert state.owner[4] == 1, "the cheapest of eight level horses that $7 can buy, by number"


@rule("LSD-282")
def test_if_the_one_named_horse_fails_there_is_no_second_choice() -> None:
    state = rolled(1, 3, 3, 6)
    put(state, h3=9)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3]
    assert money(state)[1] == 21
    state = rolled(2, 1)
    state.sheets[1].money = 9
    act(state)
    assert money(state)[1] == 12, "horse 1 costs $10, so the base action"


@rule("LSD-269")
def test_roland_scores_bets_prizes_and_money_and_the_higher_result_wins() -> None:
    state = clean(1)
    give(state, ROLAND, 7)
    state.sheets[1].bets[2] = 4
    finish(state, 3, 7)
    put(state, h8=15)
    do(state, "roll 8 3")
    told = listen(state)
    act(state)
    do(state, "diamond 1")
    over = state.pending()
    assert isinstance(over, Over)
    assert over.scores == [12, 25 + 24 + 20]
    assert over.shares == [0, 840]
    assert told.of(FinalScore)[1] == FinalScore(1, 25, 24, 0, 20, 0, 69), "Bettor Safe than Sorry pays him nothing"


@rule("LSD-259")
def test_a_tie_with_roland_is_broken_by_the_better_horse_or_shared() -> None:
    state = clean(1)
    finish(state, 1, 2, 3)
    state.sheets[1].money = 12
    state.end_round()
    over = state.pending()
    assert isinstance(over, Over)
    assert over.shares == [420, 420]


@rule("LSD-270")
def test_leading_and_trailing_look_at_unfinished_horses_only() -> None:
    state = rolled(1, 3, 4, 6)
    finish(state, 6)
    put(state, h4=2)
    act(state)
    do(state, "diamond 8")
    assert bar(state, 8) == [2, 4]
    assert money(state)[1] == 21, "4 is printed on card 8: base action"
    state = rolled(2, 3, 4, 6)
    put(state, h4=2)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 4]


@rule("LSD-272")
def test_two_and_three_mark_the_trailing_horse_and_gain_a_dollar() -> None:
    state = rolled(2, 3, 4, 6)
    put(state, h4=9)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 6]
    assert money(state)[1] == 21


@rule("LSD-273", "LSD-283")
def test_three_and_three_mark_all_of_rolands_horses_finished_ones_too() -> None:
    state = rolled(3, 3, 3, 4, 8)
    finish(state, 8)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 4, 8]
    assert money(state)[1] == 20


@rule("LSD-283")
def test_without_a_new_mark_all_horses_means_the_base_action() -> None:
    state = rolled(3, 3, 3)
    act(state)
    do(state, "diamond 7")
    assert money(state)[1] == 21
    state = rolled(3, 3)
    act(state)
    do(state, "diamond 7")
    assert money(state)[1] == 21


@rule("LSD-274", "LSD-286")
def test_five_and_three_mark_the_horse_with_his_highest_bet_even_if_finished() -> None:
    state = rolled(5, 3)
    state.sheets[1].bets = [1, 0, 0, 0, 0, 4, 0, 4]
    finish(state, 6)
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 6]


@rule("LSD-274")
def test_a_bet_of_one_dollar_can_be_his_highest() -> None:
    state = rolled(5, 3)
    state.sheets[1].bets[7] = 1
    act(state)
    do(state, "diamond 7")
    assert bar(state, 7) == [1, 3, 8]


@rule("LSD-274")
def test_without_a_bet_five_and_three_is_the_base_action() -> None:
    state = rolled(5, 3)
    act(state)
    do(state, "diamond 7")
    assert money(state)[1] == 21


@rule("LSD-275")
def test_seven_and_two_move_the_players_leading_horse_back_two() -> None:
    state = rolled(7, 2)
    give(state, 1, 3)
    give(state, 1, 5)
    put(state, h5=9, h8=12)
    told = listen(state)
    act(state)
    assert told.of(IsMoved) == [IsMoved(5, 9, 7)]


@rule("LSD-276")
def test_eight_and_two_move_the_horse_with_the_players_highest_bet_back_two() -> None:
    state = rolled(8, 2)
    state.sheets[0].bets = [2, 0, 5, 0, 5, 0, 0, 0]
    act(state)
    assert (at(state, 3), at(state, 5)) == (3, 5)


@rule("LSD-284")
def test_a_part_of_the_way_back_is_done_and_none_at_all_is_the_base_action() -> None:
    state = rolled(7, 2)
    give(state, 1, 3)
    put(state, h3=2)
    act(state)
    assert (at(state, 3), money(state)[1]) == (1, 20)
    state = rolled(7, 2)
    give(state, 1, 3)
    put(state, h3=1)
    act(state)
    assert (at(state, 3), money(state)[1]) == (1, 23)
    state = rolled(7, 2)
    act(state)
    assert money(state)[1] == 23, "the player owns no horse"
    state = rolled(8, 2)
    state.sheets[0].bets = [0, 0, 5, 0, 0, 0, 0, 0]
    finish(state, 3)
    act(state)
    assert money(state)[1] == 23, "the horse with the highest bet has finished"


@rule("LSD-284", "LSD-282")
def test_of_level_horses_roland_moves_one_that_can_move() -> None:
    state = rolled(8, 2)
    state.sheets[0].bets = [0, 0, 5, 0, 5, 0, 0, 0]
    finish(state, 3)
    act(state)
    assert at(state, 5) == 3


@rule("LSD-277")
def test_one_and_one_buy_the_leading_unsold_horse() -> None:
    state = rolled(1, 1)
    give(state, 1, 2)
    finish(state, 6)
    put(state, h2=14, h7=12)
    act(state)
    assert (state.owner[6], money(state)[1]) == (1, 16)


@rule("LSD-278")
def test_two_and_one_buy_the_lowest_unsold_horse_passing_over_finished_ones() -> None:
    state = rolled(2, 1)
    give(state, 1, 1)
    finish(state, 2)
    act(state)
    assert (state.owner[2], money(state)[1]) == (1, 12)


@rule("LSD-279")
@pytest.mark.parametrize("horse", [4, 6, 7, 8])
def test_in_the_other_boxes_of_column_three_he_marks_the_horse_of_the_row(horse: int) -> None:
    state = rolled(horse, 3)
    act(state)
    do(state, "diamond 1")
    assert bar(state, 1) == sorted({6, horse})


@rule("LSD-279")
@pytest.mark.parametrize("horse", [1, 2, 3, 4, 5, 6])
def test_in_the_other_boxes_of_column_two_he_bets_on_the_horse_of_the_row(horse: int) -> None:
    state = rolled(horse, 2)
    act(state)
    assert bets(state, ROLAND) == {horse: 3}


@rule("LSD-279")
@pytest.mark.parametrize("horse", [3, 4, 5, 6, 7, 8])
def test_in_the_other_boxes_of_column_one_he_buys_the_horse_of_the_row(horse: int) -> None:
    state = rolled(horse, 1)
    act(state)
    assert state.owner[horse - 1] == 1


@rule("LSD-281")
def test_the_base_action_replaces_the_whole_box_with_its_dollar() -> None:
    state = rolled(2, 3)
    act(state)
    assert isinstance(state.pending(), Chance), "the diamond is rolled although he owns no horse"
    do(state, "diamond 7")
    assert money(state)[1] == 21, "$1 for the base action, not $2"
    state = rolled(2, 3, roland="hard")
    act(state)
    do(state, "diamond 7")
    assert money(state)[1] == 22


@rule("LSD-285")
def test_penalties_and_purchases_of_rolands_cards_do_nothing_but_the_players_cards_reach_him() -> None:
    state = clean(1, cards="pie-in-the-sky")
    give(state, ROLAND, 2)
    finish(state, 1, 3, 4)
    assert state.standing() == [12, 20]
    state = rolled(6, 1)
    act(state)
    assert state.owner[5] == 1, "Miracle Worker asks nobody"
    assert isinstance(state.pending(), Chance)
    state = clean(1, own=[8])
    do(state, "roll 8 1")
    assert money(state) == [12, 18]


@rule("LSD-285")
def test_sticky_fingers_takes_from_roland() -> None:
    state = clean(1, cards="sticky-fingers", own=[7])
    give(state, ROLAND, 4)
    do(state, "roll 4 3", "jersey 4", "mark 1")
    assert money(state) == [14, 18]


@rule("LSD-287")
def test_roland_bets_what_he_has_before_the_line_on_racing_horses() -> None:
    state = rolled(4, 2)
    state.sheets[1].money = 2
    act(state)
    assert (money(state)[1], bets(state, ROLAND)) == (0, {4: 2})
    for trouble in ("money", "line", "finish"):
        state = rolled(4, 2)
        if trouble == "money":
            state.sheets[1].money = 0
        elif trouble == "line":
            put(state, h4=12)
        else:
            finish(state, 4)
        before = money(state)[1]
        act(state)
        assert (money(state)[1], bets(state, ROLAND)) == (before + 3, {})


@rule("LSD-6")
def test_what_the_player_set_off_is_settled_before_roland_acts() -> None:
    state = clean(1)
    mark(state, "12", "13", "14")
    do(state, "roll 8 2", "concession 1 1")
    assert state.seat == 0
    do(state, "bonus money")
    assert state.round == 2


def test_rolands_name_is_spoken() -> None:
    assert [Speech(language, GAME, ["Ann"]).seat(1) for language in ("en", "ru", "nl")] == ["Roland", "Роланд", "Roland"]
