"""Where two cards, or a card and a rule, meet."""

from __future__ import annotations

from railbird.games.long_shot_dice.facts import Bets, Gains
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bar,
    bets,
    clean,
    do,
    fill_bar,
    finish,
    give,
    listen,
    mark,
    money,
    offered,
    options,
    put,
    refused,
    score_now,
    whose_turn,
)
from tests.rulebook import rule

HAT = Gains(0, 1, "long-shot-dice-card-fancy-hat")


@rule("LSD-211")
def test_fancy_hat_pays_once_for_the_small_bet_of_strung_along() -> None:
    state = acting(2, cards="strung-along,fancy-hat", own=[1, 5])
    state.sheets[0].helmets = 2
    told = listen(state)
    do(state, "tug 2")
    assert [type(fact) for fact in told.of(Bets) + told.of(Gains)] == [Bets, Gains]
    assert told.of(Gains) == [HAT]
    assert money(state)[0] == 12


@rule("LSD-211")
def test_fancy_hat_pays_for_the_free_bet_of_a_tile() -> None:
    state = acting(8, cards="fancy-hat", own=[5])
    state.sheets[0].helmets = 2
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus bet", "bet 2 3")
    assert money(state)[0] == 13


@rule("LSD-211")
def test_fancy_hat_pays_for_product_placement() -> None:
    state = acting(3, cards="fancy-hat,product-placement", own=[5, 8])
    state.sheets[0].jerseys = 4
    told = listen(state)
    do(state, "helmet 3")
    assert told.of(Gains) == [HAT]
    assert bets(state) == {3: 2}


@rule("LSD-212")
def test_the_small_bet_is_free_with_early_bird_special() -> None:
    state = acting(2, cards="strung-along", own=[1, 4])
    state.sheets[0].money = 0
    do(state, "tug 2")
    assert (bets(state), money(state)[0], at(state, 2)) == ({2: 1}, 0, 6)


@rule("LSD-213")
def test_a_free_bet_of_three_dollars_pays_forward() -> None:
    state = acting(2, cards="pay-it-forward", own=[3, 4])
    do(state, "bet 2 3", "use")
    assert money(state)[0] == 12
    assert state.position == [6] * 8


@rule("LSD-214")
def test_early_bird_special_lets_a_player_without_money_bet() -> None:
    state = acting(5, own=[4])
    state.sheets[0].money = 0
    assert offered(state, "bet") == ["bet 5 1", "bet 5 2", "bet 5 3"]
    do(state, "bet 5 3")
    assert (bets(state), money(state)[0]) == ({5: 3}, 0)


@rule("LSD-214", "LSD-75")
def test_a_wild_may_be_marked_for_a_number_where_only_that_free_bet_is_possible() -> None:
    state = acting(3, own=[4])
    sheet = state.sheets[0]
    sheet.money = 0
    sheet.helmets = sheet.jerseys = 2**4
    sheet.concessions = state.box.cell_bits[4]
    do(state, "wild 5")
    assert options(state) == ["bet 5 1", "bet 5 2", "bet 5 3"]


@rule("LSD-214", "LSD-123")
def test_early_bird_special_does_not_reach_beyond_the_line() -> None:
    state = acting(5, own=[4])
    put(state, h5=13)
    assert refused(state, "bet 5 1") == "LSD-123"


@rule("LSD-215")
def test_scatter_shot_is_not_used_with_a_wild() -> None:
    state = acting(4, own=[3])
    do(state, "wild 6")
    assert offered(state, "scatter") == []
    assert refused(state, "scatter 1 3") == "LSD-215"


@rule("LSD-216")
def test_fair_play_passes_over_all_horses_level_in_front_and_ignores_finishers() -> None:
    state = clean(cards="fair-play", own=[7])
    finish(state, 1)
    put(state, h2=9, h3=8, h4=8, h7=8)
    do(state, "roll 7 1")
    assert state.position[1:] == [9, 9, 8, 0, 0, 9, 0]
    assert options(state) == ["move 4", "move 5", "move 6", "move 8", "decline"]


@rule("LSD-216")
def test_fair_play_asks_nothing_when_all_are_level() -> None:
    state = clean(cards="fair-play", own=[7])
    finish(state, 1, 2)
    state.position[2:] = [8, 9, 9, 9, 9, 9]
    state.bars[6] = 4
    state.position[6] = 8
    do(state, "roll 7 1")
    assert "decline" not in options(state)


@rule("LSD-217")
def test_bettor_safe_than_sorry_counts_starting_free_and_lost_bets() -> None:
    """Starting card a has bets on 4 and 8; a free bet on 5 is added; all three horses are lost."""
    state = acting(8, own=[7])
    state.sheets[0].bets = state.box.starts[0].bets.copy()
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus bet", "bet 5 3")
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12 + 3 * 2


@rule("LSD-218")
def test_golden_corral_counts_itself_and_dance_card_its_printed_crosses() -> None:
    state = acting(8, cards="golden-corral", own=[1, 2, 3])
    finish(state, 4, 5, 6)
    assert score_now(state).scores[0] == 12 + 10
    state = acting(8, cards="dance-card", own=[4, 2])
    assert bar(state, 4) == [2]
    finish(state, 3, 5, 6)
    assert score_now(state).scores[0] == 12 + 4


@rule("LSD-219")
def test_double_crosser_marks_one_horse_where_one_place_is_left() -> None:
    state = acting(6, cards="double-crosser", own=[4])
    fill_bar(state, 6, free=1)
    do(state, "jersey 6", "mark 1")
    assert whose_turn(state) == 2
    state = acting(6, cards="double-crosser", own=[4])
    fill_bar(state, 6)
    do(state, "jersey 6")
    assert whose_turn(state) == 2


@rule("LSD-220")
def test_sticky_fingers_takes_nothing_with_a_full_bar_and_once_with_double_crosser() -> None:
    state = acting(3, cards="sticky-fingers,double-crosser", own=[4, 7])
    give(state, 2, 3)
    fill_bar(state, 3)
    do(state, "jersey 3")
    assert money(state) == [12, 12]
    state = acting(3, cards="sticky-fingers,double-crosser", own=[4, 7])
    give(state, 2, 3)
    do(state, "jersey 3", "mark 2", "mark 4")
    assert money(state) == [14, 10]


@rule("LSD-221")
def test_half_off_sale_leaves_out_sold_and_finished_horses_and_dear_ones() -> None:
    state = acting(2, cards="half-off-sale", components={"price.3": 7})
    give(state, 2, 8)
    finish(state, 7)
    state.sheets[0].money = 10 + 3
    do(state, "buy 2")
    assert options(state) == ["buy 5", "buy 6", "decline"]
    state = acting(2, cards="half-off-sale", components={"price.3": 7})
    state.sheets[0].money = 10 + 4
    do(state, "buy 2", "buy 3")
    assert money(state)[0] == 0


@rule("LSD-221", "LSD-134")
def test_a_horse_bought_at_half_price_uses_its_own_ability() -> None:
    state = acting(2, cards="half-off-sale")
    state.sheets[0].money = 13
    do(state, "buy 2", "buy 6", "helmet 1")
    assert state.sheets[0].has_helmet(0)
    assert money(state)[0] == 0


@rule("LSD-222")
def test_pie_in_the_sky_is_compulsory_and_a_result_may_be_negative() -> None:
    state = acting(8, cards="pie-in-the-sky", own=[2])
    state.sheets[0].money = 3
    finish(state, 1, 3, 4)
    over = score_now(state)
    assert (over.scores, over.shares) == ([-7, 12], [0, 840])


@rule("LSD-223")
def test_both_cards_that_lengthen_a_move_add_up_for_both_horses() -> None:
    state = acting(8, horses="fourth", own=[3, 8])
    put(state, h1=9, h2=10)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus back-two", "use", "use", "move 2", "move 1")
    assert (at(state, 1), at(state, 2)) == (5, 6)


@rule("LSD-223")
def test_the_longer_move_is_decided_before_a_horse_is_chosen() -> None:
    state = acting(8, horses="fourth", own=[8])
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus forward-two")
    assert refused(state, "move 1") == "LSD-162"
