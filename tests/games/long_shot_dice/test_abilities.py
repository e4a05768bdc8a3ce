"""Abilities in general: who uses them, when, and in which order."""

from __future__ import annotations

from railbird.games.long_shot_dice.facts import Declines, Gains
from tests.games.long_shot_dice.build import (
    acting,
    at,
    bets,
    clean,
    do,
    finish,
    give,
    listen,
    mark,
    marked,
    money,
    options,
    put,
    whose_turn,
)
from tests.rulebook import rule


@rule("LSD-160")
def test_a_card_on_the_market_or_with_another_player_does_nothing() -> None:
    state = clean()
    do(state, "roll 2 1")
    assert money(state) == [12, 12]
    state = clean()
    give(state, 2, 2)
    do(state, "roll 2 1")
    assert money(state) == [12, 12]
    do(state, "helmet 2")
    assert money(state) == [12, 14]


@rule("LSD-161")
def test_an_ability_that_is_asked_may_be_declined() -> None:
    state = acting(6)
    told = listen(state)
    do(state, "buy 6", "decline")
    assert told.of(Declines) == [Declines(0, "long-shot-dice-card-miracle-worker")]
    sheet = state.sheets[0]
    assert (sheet.concessions, sheet.helmets, sheet.jerseys) == (0, 0, 0)
    assert whose_turn(state) == 2


@rule("LSD-162")
def test_what_never_hurts_is_not_asked() -> None:
    state = clean(own=[2])
    do(state, "roll 2 1")
    assert "decline" not in options(state)
    assert money(state)[0] == 14


@rule("LSD-163")
def test_a_die_ability_waits_for_its_owners_turn() -> None:
    state = clean(3)
    give(state, 3, 2)
    do(state, "roll 2 1", "helmet 2")
    assert money(state) == [12, 12, 12]
    do(state, "helmet 2")
    assert money(state) == [12, 12, 14]


@rule("LSD-163")
def test_a_die_ability_sleeps_on_other_numbers() -> None:
    state = clean(own=[2])
    do(state, "roll 3 1")
    assert money(state)[0] == 12


@rule("LSD-164")
def test_the_number_of_a_finished_horse_still_wakes_its_ability() -> None:
    state = clean(own=[2])
    finish(state, 2)
    do(state, "roll 2 1")
    assert money(state)[0] == 14


@rule("LSD-165")
def test_a_die_ability_bought_this_turn_works_from_the_next_round() -> None:
    state = acting(2)
    do(state, "buy 2")
    assert money(state)[0] == 2
    do(state, "helmet 2", "roll 2 1", "jersey 2", "mark 1")
    assert money(state) == [4, 12]


@rule("LSD-165")
def test_an_ability_for_a_completed_row_works_at_once_even_from_the_tile_of_that_row() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus horse", "buy 5")
    assert options(state) == [*(f"move {number}" for number in range(1, 9)), "decline"]


@rule("LSD-166")
def test_an_ability_on_purchase_works_at_once_and_once() -> None:
    state = acting(6)
    do(state, "buy 6", "jersey 2")
    assert state.sheets[0].has_jersey(1)
    assert whose_turn(state) == 2
    do(state, "helmet 6", "roll 6 1")
    assert whose_turn(state) == 2
    do(state, "jersey 6", "mark 1")
    assert "decline" not in options(state)


@rule("LSD-167")
def test_a_row_completed_by_an_ability_earns_its_bonus_and_wakes_abilities() -> None:
    """Miracle Worker marks the last box of a row; Charley Horse hears of it."""
    state = acting(6, own=[5])
    mark(state, "12", "13", "14")
    do(state, "buy 6", "concession 1 1", "bonus money")
    assert money(state)[0] == 12 - 6 + 7
    do(state, "move 4")
    assert at(state, 4) == 4


@rule("LSD-167")
def test_chain_reaction_can_set_off_itself() -> None:
    state = acting(8, own=[1])
    mark(state, "21", "31", "41", "12", "22", "32")
    do(state, "concession 1 1", "bonus money", "concession 4 2", "bonus money")
    assert options(state)[-1] == "decline"
    do(state, "concession 4 4")
    assert marked(state.sheets[0]) == ["11", "12", "21", "22", "31", "32", "41", "42", "44"]
    assert whose_turn(state) == 2


@rule("LSD-167")
def test_a_set_completed_by_a_tile_wakes_product_placement() -> None:
    state = acting(8, cards="product-placement", own=[8])
    state.sheets[0].jerseys = 2
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus helmet", "helmet 2")
    assert bets(state) == {2: 2}


@rule("LSD-168")
def test_the_jersey_tile_takes_the_action_so_its_abilities_work() -> None:
    state = acting(8, cards="double-crosser,sticky-fingers", own=[4, 7])
    give(state, 2, 3)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus jersey", "jersey 3", "mark 2")
    assert money(state) == [14, 10]
    do(state, "mark 4")
    assert whose_turn(state) == 2


@rule("LSD-168")
def test_a_jersey_marked_by_miracle_worker_is_no_action() -> None:
    state = acting(6, cards="double-crosser,sticky-fingers", own=[4, 7])
    give(state, 2, 3)
    do(state, "buy 6", "jersey 3")
    assert money(state) == [6, 12]
    assert whose_turn(state) == 2


@rule("LSD-169")
def test_money_never_falls_below_zero() -> None:
    state = clean(own=[8])
    state.sheets[1].money = 1
    do(state, "roll 8 1")
    assert money(state) == [12, 0]


@rule("LSD-170")
def test_abilities_of_the_same_moment_go_by_number() -> None:
    state = acting(8, cards="out-of-alignment,five-leaf-clover", own=[1, 5])
    state.sheets[0].wilds = 1
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    told = listen(state)
    do(state, "bonus money")
    kinds = [type(fact).__name__ for fact, _ in told.scribe.told]
    assert kinds == ["TakesBonus", "Gains", "Gains", "ErasesWild"]
    assert told.of(Gains)[1] == Gains(0, 1, "long-shot-dice-card-out-of-alignment")


@rule("LSD-170")
def test_cards_that_lengthen_a_move_are_asked_by_number() -> None:
    state = acting(8, cards="receding-mare-line,donut-dollie", own=[3, 8])
    put(state, h1=9)
    mark(state, "12", "13", "14")
    told = listen(state)
    do(state, "concession 1 1", "bonus back-one", "decline", "use", "move 1")
    assert told.of(Declines) == [Declines(0, "long-shot-dice-card-receding-mare-line")]
    assert at(state, 1) == 5
