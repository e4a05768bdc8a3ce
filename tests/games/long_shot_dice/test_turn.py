"""A turn: the five actions, wilds, and no move."""

from __future__ import annotations

import pytest

from railbird.core.contract import Chance
from railbird.core.game import view
from railbird.games.long_shot_dice.facts import Bets, Buys, ErasesWild, MarksBar, MarksWild, Passes
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.games.long_shot_dice.view import LongShotDiceView
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
    marked,
    money,
    offered,
    options,
    put,
    refused,
    refused_to,
    table,
    whose_turn,
)
from tests.rulebook import rule


def stuck(number: int = 3, seats: int = 2, *, cards: str = "", own: tuple[int, ...] = ()) -> LongShotDice:
    """Seat 1 can take no action with the rolled number."""
    state = acting(number, seats, cards=cards, own=own)
    sheet = state.sheets[0]
    sheet.helmets = sheet.jerseys = 255
    sheet.concessions = state.box.cell_bits[number - 1]
    sheet.money = 0
    return state


@rule("LSD-3")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = acting(3)
    assert refused_to(state, 2, "helmet 3") == "LSD-3"
    do(state, "helmet 3")
    assert refused_to(state, 1, "jersey 3") == "LSD-3"


@rule("LSD-70")
def test_everybody_acts_once_clockwise_from_the_first_player() -> None:
    state = clean(3)
    state.first = 1
    do(state, "roll 3 1")
    order = []
    for _ in range(3):
        order.append(whose_turn(state))
        do(state, "helmet 3")
    assert order == [2, 3, 1]
    assert isinstance(state.pending(), Chance)


@rule("LSD-70")
def test_all_five_actions_are_offered_for_the_number() -> None:
    state = acting(3)
    here = [option for option in options(state) if not option.startswith("wild")]
    assert here == ["concession 1 2", "concession 3 4", "helmet 3", "jersey 3", "bet 3 1", "bet 3 2", "bet 3 3", "buy 3"]
    assert refused(state, "move 3") == "LSD-70"
    assert refused(state, "bonus money") == "LSD-70"
    assert refused(state, "decline") == "LSD-70"


@rule("LSD-71")
def test_actions_are_for_the_number_on_the_die() -> None:
    state = acting(3)
    for event in ("concession 1 1", "helmet 4", "jersey 4", "bet 4 1", "buy 4"):
        assert refused(state, event) == "LSD-71"


@rule("LSD-72")
def test_two_players_may_take_the_same_action_in_one_round() -> None:
    state = acting(3)
    do(state, "concession 1 2", "concession 1 2")
    assert [marked(sheet) for sheet in state.sheets] == [["12"], ["12"]]


@rule("LSD-73")
def test_the_ability_of_the_die_comes_before_the_action() -> None:
    state = clean(own=[7], cards="fair-play")
    put(state, h1=9)
    do(state, "roll 7 1")
    assert "move 8" in options(state)
    assert refused(state, "wild 3") == "LSD-162"
    do(state, "move 8")
    assert "helmet 7" in options(state)


@rule("LSD-73")
def test_money_from_the_die_can_be_spent_in_the_same_turn() -> None:
    state = clean(own=[2])
    state.sheets[0].money = 0
    do(state, "roll 2 1")
    assert money(state)[0] == 2
    assert offered(state, "bet") == ["bet 2 1", "bet 2 2"]


@rule("LSD-74")
def test_a_wild_lets_its_player_act_with_another_number() -> None:
    state = acting(3)
    told = listen(state)
    do(state, "wild 5", "helmet 5")
    assert state.sheets[0].helmets == 16
    assert state.sheets[0].wilds == 1
    assert told.of(MarksWild) == [MarksWild(0, 5, 2)]
    assert whose_turn(state) == 2


@rule("LSD-75")
def test_a_wild_is_for_another_number_with_a_possible_action() -> None:
    state = acting(3)
    assert offered(state, "wild") == [f"wild {number}" for number in (1, 2, 4, 5, 6, 7, 8)]
    assert refused(state, "wild 3") == "LSD-75"
    sheet = state.sheets[0]
    sheet.helmets = sheet.jerseys = 2**4
    sheet.concessions = state.box.cell_bits[4]
    sheet.money = 0
    assert "wild 5" not in options(state)
    assert refused(state, "wild 5") == "LSD-75"


@rule("LSD-75")
def test_the_action_with_the_wild_number_must_follow_and_there_is_no_second_wild() -> None:
    state = acting(3)
    do(state, "wild 5")
    assert {option.split()[0] for option in options(state)} == {"concession", "helmet", "jersey", "bet", "buy"}
    assert refused(state, "wild 6") == "LSD-75"
    assert refused(state, "erase") == "LSD-75"
    assert refused(state, "pass") == "LSD-75"
    assert refused(state, "helmet 3") == "LSD-71"


@rule("LSD-76")
def test_there_are_three_wilds() -> None:
    state = acting(3)
    state.sheets[0].wilds = 2
    do(state, "wild 5", "helmet 5")
    state = acting(3)
    state.sheets[0].wilds = 3
    assert offered(state, "wild") == []
    assert refused(state, "wild 5") == "LSD-76"


@rule("LSD-77")
def test_a_wild_number_wakes_no_die_ability() -> None:
    state = acting(3, own=[2])
    before = money(state)[0]
    do(state, "wild 2", "helmet 2")
    assert money(state)[0] == before


@rule("LSD-77")
def test_the_real_die_wakes_its_ability_although_a_wild_is_used() -> None:
    state = clean(own=[2])
    do(state, "roll 2 1", "wild 5", "helmet 5")
    assert money(state)[0] == 14


# Helmet


@rule("LSD-100")
def test_a_helmet_is_marked_once() -> None:
    state = acting(3)
    do(state, "helmet 3")
    assert state.sheets[0].has_helmet(2)
    state = acting(3)
    state.sheets[0].helmets = 4
    assert refused(state, "helmet 3") == "LSD-100"


@rule("LSD-101", "LSD-123")
def test_beyond_the_line_only_its_helmet_lets_a_player_bet() -> None:
    state = acting(3)
    put(state, h3=12)
    assert offered(state, "bet") == []
    assert refused(state, "bet 3 1") == "LSD-123"
    state.sheets[1].helmets = 4
    assert refused(state, "bet 3 1") == "LSD-123"
    state.sheets[0].helmets = 4
    assert offered(state, "bet") == ["bet 3 1", "bet 3 2", "bet 3 3"]


@rule("LSD-102")
def test_helmet_and_jersey_of_a_finished_horse_may_be_marked() -> None:
    state = acting(3)
    finish(state, 3)
    assert {"helmet 3", "jersey 3"} <= set(options(state))
    do(state, "jersey 3", "mark 8")
    assert bar(state, 3) == [1, 8]


# Jersey


@rule("LSD-110")
def test_a_view_tells_printed_marks_from_added_ones() -> None:
    state = acting(3)
    do(state, "jersey 3", "mark 8")
    seen = view(state, None)
    assert isinstance(seen, LongShotDiceView)
    assert (seen.horses[2].printed_bar, seen.horses[2].bar) == ([1], [1, 8])


@rule("LSD-110")
def test_a_jersey_marks_its_box_and_any_horse_on_the_card() -> None:
    state = acting(3)
    told = listen(state)
    do(state, "jersey 3")
    assert state.sheets[0].has_jersey(2)
    assert options(state) == [f"mark {number}" for number in (2, 3, 4, 5, 6, 7, 8)]
    do(state, "mark 3")
    assert bar(state, 3) == [1, 3]
    assert told.of(MarksBar) == [MarksBar(0, 3, 3)]
    assert whose_turn(state) == 2


@rule("LSD-111")
def test_marks_on_a_card_are_common_and_not_made_twice() -> None:
    state = acting(3)
    do(state, "jersey 3", "mark 8", "jersey 3")
    assert "mark 8" not in options(state)
    assert refused(state, "mark 8") == "LSD-111"
    assert refused(state, "mark 1") == "LSD-111"


@rule("LSD-112")
def test_a_jersey_is_marked_once() -> None:
    state = acting(3)
    state.sheets[0].jerseys = 4
    assert refused(state, "jersey 3") == "LSD-112"


@rule("LSD-113")
def test_a_full_bar_leaves_only_the_jersey_box() -> None:
    state = acting(3)
    fill_bar(state, 3)
    do(state, "jersey 3")
    assert state.sheets[0].has_jersey(2)
    assert whose_turn(state) == 2


# Bet


@rule("LSD-120")
def test_a_bet_is_one_to_three_dollars_paid_and_written_down() -> None:
    state = acting(3)
    assert offered(state, "bet") == ["bet 3 1", "bet 3 2", "bet 3 3"]
    assert refused(state, "bet 3 4") == "LSD-120"
    assert refused(state, "bet 3 0") == "LSD-120"
    told = listen(state)
    do(state, "bet 3 2")
    assert (money(state)[0], bets(state)) == (10, {3: 2})
    assert told.of(Bets) == [Bets(0, 3, 2, 2, False)]


@rule("LSD-121")
def test_a_new_bet_is_added_to_the_old_one() -> None:
    state = acting(3)
    state.sheets[0].bets[2] = 4
    do(state, "bet 3 3")
    assert bets(state) == {3: 7}


@rule("LSD-122")
def test_nobody_bets_more_than_they_have() -> None:
    state = acting(3)
    state.sheets[0].money = 2
    assert offered(state, "bet") == ["bet 3 1", "bet 3 2"]
    assert refused(state, "bet 3 3") == "LSD-122"
    state.sheets[0].money = 0
    assert refused(state, "bet 3 1") == "LSD-122"


@rule("LSD-124")
def test_nobody_bets_on_a_finished_horse_even_with_its_helmet() -> None:
    state = acting(3)
    state.sheets[0].helmets = 4
    finish(state, 3)
    assert offered(state, "bet") == []
    assert refused(state, "bet 3 1") == "LSD-124"


@rule("LSD-125")
def test_a_free_bet_obeys_the_line_and_the_finish() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    put(state, h2=12, h5=12)
    finish(state, 4)
    state.sheets[0].helmets = 2**4
    do(state, "concession 1 1", "bonus bet")
    assert options(state) == [f"bet {number} 3" for number in (1, 3, 5, 6, 7, 8)]
    assert refused(state, "bet 2 3") == "LSD-123"
    assert refused(state, "bet 4 3") == "LSD-124"
    before = money(state)[0]
    do(state, "bet 5 3")
    assert (money(state)[0], bets(state)) == (before, {5: 3})


@rule("LSD-126")
def test_a_horse_moved_back_over_the_line_may_be_bet_on_again() -> None:
    state = acting(3)
    put(state, h3=12)
    state.shift(2, -1)
    assert at(state, 3) == 11
    assert offered(state, "bet") == ["bet 3 1", "bet 3 2", "bet 3 3"]


# Purchase


@rule("LSD-130")
def test_a_purchase_pays_the_price_and_takes_the_card() -> None:
    state = acting(8)
    told = listen(state)
    do(state, "buy 8")
    assert money(state) == [8, 12]
    assert [card.name for card in state.sheets[0].stable] == ["magic-hate-ball"]
    assert state.owner[7] == 0
    assert told.of(Buys) == [Buys(0, 8, "long-shot-dice-card-magic-hate-ball", 4)]


@rule("LSD-131")
def test_a_horse_is_sold_once() -> None:
    state = acting(8)
    give(state, 2, 8)
    assert offered(state, "buy") == []
    assert refused(state, "buy 8") == "LSD-131"


@rule("LSD-132")
def test_a_finished_horse_is_not_for_sale() -> None:
    state = acting(8)
    finish(state, 8)
    assert refused(state, "buy 8") == "LSD-132"


@rule("LSD-133")
def test_the_whole_price_must_be_at_hand() -> None:
    state = acting(1)
    state.sheets[0].money = 9
    assert offered(state, "buy") == []
    assert refused(state, "buy 1") == "LSD-133"
    state.sheets[0].money = 10
    do(state, "buy 1")
    assert money(state)[0] == 0


@rule("LSD-134")
def test_a_horse_gained_by_the_bonus_uses_its_ability_on_purchase() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus horse", "buy 6")
    assert offered(state, "helmet") == [f"helmet {number}" for number in range(1, 9)]
    do(state, "helmet 2")
    assert state.sheets[0].has_helmet(1)


# No move


@rule("LSD-140")
def test_who_can_do_nothing_may_erase_a_wild_mark_or_use_a_wild() -> None:
    state = stuck()
    state.sheets[0].wilds = 1
    assert options(state) == [*(f"wild {number}" for number in (1, 2, 4, 5, 6, 7, 8)), "erase"]
    do(state, "erase")
    assert state.sheets[0].wilds == 0
    assert refused(stuck(), "erase") == "LSD-140"


@rule("LSD-141")
def test_nobody_erases_or_passes_while_an_action_is_possible() -> None:
    state = acting(3)
    state.sheets[0].wilds = 2
    assert "erase" not in options(state)
    assert refused(state, "erase") == "LSD-141"
    assert refused(state, "pass") == "LSD-141"


@rule("LSD-142")
def test_passing_needs_a_sheet_without_wild_marks() -> None:
    state = stuck()
    assert options(state)[-1] == "pass"
    told = listen(state)
    do(state, "pass")
    assert told.of(Passes) == [Passes(0)]
    assert whose_turn(state) == 2
    state = stuck()
    state.sheets[0].wilds = 1
    assert refused(state, "pass") == "LSD-142"


@rule("LSD-143")
@pytest.mark.parametrize("action", ["concession", "helmet", "jersey", "bet"])
def test_each_action_alone_counts_as_possible(action: str) -> None:
    state = stuck(8)
    sheet = state.sheets[0]
    sheet.wilds = 1
    assert "erase" in options(state)
    if action == "concession":
        sheet.concessions = 0
    elif action == "helmet":
        sheet.helmets = 0
    elif action == "jersey":
        sheet.jerseys = 0
    else:
        sheet.money = 1
    assert "erase" not in options(state)
    assert refused(state, "erase") == "LSD-141"


@rule("LSD-143")
def test_all_money_does_not_help_with_a_finished_horse() -> None:
    state = stuck(8)
    state.sheets[0].money = 50
    finish(state, 8)
    assert options(state)[-1] == "pass"


@rule("LSD-144")
def test_scatter_shot_and_early_bird_do_not_forbid_erasing() -> None:
    state = stuck(5, own=(3, 4))
    state.sheets[0].wilds = 3
    assert options(state) == [
        "bet 5 1", "bet 5 2", "bet 5 3", "scatter 2 1", "scatter 4 3", "scatter 1 4", "scatter 3 3", "erase",
    ]  # fmt: skip
    do(state, "erase")
    state = stuck(5, own=(4,))
    assert options(state)[-1] == "pass"


@rule("LSD-145")
def test_erasing_costs_the_turn_and_frees_a_box_for_later() -> None:
    state = stuck()
    state.sheets[0].wilds = 3
    told = listen(state)
    do(state, "erase")
    assert told.of(ErasesWild) == [ErasesWild(0, 1, 1)]
    assert whose_turn(state) == 2
    do(state, "helmet 3", "roll 5 1")
    do(state, "helmet 5")
    assert offered(state, "wild") != []


@rule("LSD-150")
def test_the_dice_go_clockwise_after_every_round() -> None:
    state = table(3)
    rollers = []
    for _ in range(4):
        roll = state.pending()
        assert isinstance(roll, Chance)
        rollers.append(roll.seat + 1)
        do(state, "roll 6 1")
        while options(state):
            do(state, options(state)[0])
    assert rollers == [1, 2, 3, 1]
    assert state.round == 5
