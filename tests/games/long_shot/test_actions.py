"""The board, course of play, and the actions: playing in general, buying, betting, selling, passing, drawing."""

from __future__ import annotations

import pytest

from railbird.games.long_shot.facts import Plays, Runs
from railbird.speech import Speech
from tests.games.long_shot.build import (
    GAME,
    bet,
    discarded,
    do,
    hand,
    horse,
    listen,
    money,
    moved,
    on,
    options,
    outcomes,
    refused,
    spaces,
    step,
    table,
    told,
)
from tests.rulebook import rule


@rule("LS-30")
@pytest.mark.parametrize(("space", "move", "place"), [(17, 3, 0), (18, 3, 1), (20, 1, 1), (19, 1, 0)])
def test_a_horse_has_finished_as_soon_as_it_would_come_past_the_twentieth_space(space: int, move: int, place: int) -> None:
    state = table(step="roll", spaces={7: space})
    do(state, f"roll 7 {move}")
    assert horse(state, 7).place == place


@rule("LS-31")
def test_horses_never_block_each_other() -> None:
    state = table(step="roll", spaces={1: 4, 2: 4, 3: 4, 7: 3})
    do(state, "roll 7 1")
    assert spaces(state, 1, 2, 3, 7) == [4, 4, 4, 4]


@rule("LS-32")
def test_the_no_bets_zone_is_the_last_five_spaces() -> None:
    state = table(spaces={1: 15, 2: 16, 3: 20})
    assert "bet 1" in options(state)
    assert [refused(state, "bet 2"), refused(state, "bet 3")] == ["LS-32", "LS-32"]


@rule("LS-33")
def test_finished_horses_keep_the_order_in_which_they_came_in() -> None:
    state = table(step="roll", spaces={4: 20, 6: 20}, owners={6: 0})
    do(state, "roll 4 1", "pass", "draw spur", "roll 6 1")
    assert (horse(state, 4).place, horse(state, 6).place) == (1, 2)


@rule("LS-34")
def test_no_horse_goes_back_behind_the_start_line() -> None:
    state = table("heavy-going", spaces={7: 2})
    do(state, "play heavy-going", "choose 7")
    assert moved(state) == {}


@rule("LS-50")
def test_a_turn_is_features_roll_action_draw_and_the_dice_go_clockwise() -> None:
    state = table(step="features", spaces={10: 2}, owners={10: 0})
    assert (money(state)[0], step(state)) == (30, "roll")
    do(state, "roll 2 1")
    assert step(state) == "action"
    do(state, "bet 2")
    assert outcomes(state)[0].startswith("draw")
    do(state, "draw spur")
    assert (on(state), step(state), hand(state, 0)) == (1, "roll", ["spur"])


@rule("LS-51")
def test_one_action_of_four_kinds_or_a_pass() -> None:
    state = table("pocket-money spur", money=10)
    kinds = [option.split()[0] for option in options(state)]
    assert sorted(set(kinds)) == ["bet", "buy", "pass", "play", "sell"]
    do(state, "bet 1")
    assert refused(state, "bet 1") == "LS-3"


@rule("LS-110")
def test_a_card_is_played_as_the_action() -> None:
    state = table("pocket-money pocket-money")
    do(state, "play pocket-money")
    assert (money(state)[0], hand(state, 0)) == (35, ["pocket-money"])
    assert refused(state, "play pocket-money") == "LS-3"


@rule("LS-111")
def test_only_cards_of_the_own_hand_are_played_or_sold() -> None:
    state = table("spur pocket-money", "lunch-money")
    assert [refused(state, "play lunch-money"), refused(state, "sell lunch-money")] == ["LS-111", "LS-111"]


@rule("LS-112")
def test_action_cards_are_not_played_on_a_roll() -> None:
    state = table("lucky-numba-7 pocket-money", step="roll")
    do(state, "roll 7 1")
    assert refused(state, "play pocket-money") == "LS-112"


@rule("LS-113")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("muddy-lane-7", {}),
        ("heavy-going", {}),
        ("giddy-up-7", {"spaces": {7: 20}}),
        ("spur", {"spaces": dict.fromkeys(range(1, 11), 20)}),
        ("wild-ride", {"spaces": dict.fromkeys(range(1, 11), 20)}),
        ("slowdown-black", {}),
        ("surge-white", {"spaces": {3: 20, 6: 20, 9: 20}}),
        ("front-runner-fades", {}),
        ("push-the-pace", {}),
        ("push-the-pace", {"spaces": {1: 20}}),
        ("slipstream", {}),
        ("neck-and-neck", {}),
        ("back-markers", {"spaces": dict.fromkeys(range(1, 11), 20)}),
        ("owners-bonus", {}),
        ("follow-the-leader", {}),
    ],
)
def test_a_card_that_would_change_nothing_may_not_be_played_but_sold(card: str, position: dict[str, dict[int, int]]) -> None:
    state = table(f"{card} do-over", spaces=position.get("spaces"))
    assert refused(state, f"play {card}") == "LS-113"
    assert f"sell {card}" in options(state)


@rule("LS-113")
def test_cards_with_dice_are_judged_by_what_could_happen() -> None:
    state = table("wild-ride", spaces=dict.fromkeys(range(1, 10), 20))
    do(state, "play wild-ride")
    assert options(state) == ["choose 10"]
    do(state, "choose 10", "move-die 0")
    assert spaces(state, 10) == [0]


@rule("LS-113", "LS-116")
def test_one_horse_that_moves_is_enough_for_a_group() -> None:
    state = table("surge-brown", spaces={1: 20, 4: 20, 7: 20, 10: 19})
    do(state, "play surge-brown")
    assert spaces(state, 1, 4, 7, 10) == [20, 20, 20, 20]


@rule("LS-114")
def test_forward_moves_by_cards_stop_on_the_last_space_unless_they_may_finish() -> None:
    for card in ("giddy-up-7", "spur", "second-wind"):
        state = table(card, spaces={7: 19}, owners={7: 0})
        do(state, f"play {card}")
        if step(state) == "card":
            do(state, "choose 7")
        assert (spaces(state, 7), state.finishers) == ([20], 0)
    state = table("wild-ride", spaces={7: 19})
    do(state, "play wild-ride", "choose 7", "move-die 3")
    assert (spaces(state, 7), state.finishers) == ([20], 0)


@rule("LS-115")
def test_a_card_moves_the_full_distance_that_fits() -> None:
    forward, back = table("giddy-up-7", spaces={7: 19}), table("muddy-lane-7", spaces={7: 1})
    do(forward, "play giddy-up-7")
    do(back, "play muddy-lane-7")
    assert (spaces(forward, 7), spaces(back, 7)) == ([20], [0])


@rule("LS-116")
def test_group_moves_are_simultaneous() -> None:
    """The horses in last position are settled before the first of them moves: 2 does not join on its way."""
    state = table("back-markers", spaces={1: 0, 2: 2, **dict.fromkeys(range(3, 11), 9)})
    do(state, "play back-markers")
    assert spaces(state, 1, 2) == [2, 2]
    state = table("front-runner-fades", spaces={1: 5, 2: 5, 3: 4})
    do(state, "play front-runner-fades")
    assert spaces(state, 1, 2, 3) == [3, 3, 4]


@rule("LS-116")
def test_group_moves_never_finish() -> None:
    for card in ("surge-brown", "back-markers"):
        state = table(card, spaces=dict.fromkeys(range(1, 11), 19))
        do(state, f"play {card}")
        assert state.finishers == 0


@rule("LS-117")
def test_last_position_counts_the_start_line_and_leaves_out_finished_horses() -> None:
    state = table("back-markers", spaces={1: 3, 2: 3}, finished=(5,))
    do(state, "play back-markers")
    assert spaces(state, 1, 2, 3, 4, 6) == [3, 3, 2, 2, 2]


@rule("LS-117", "LS-259")
def test_horses_behind_the_start_line_share_no_space() -> None:
    assert refused(table("traffic-jam"), "play traffic-jam") == "LS-113"


@rule("LS-118")
def test_a_played_card_is_discarded_before_its_effect_and_never_returns() -> None:
    state = table("giddy-up-7")
    facts = listen(state)
    do(state, "play giddy-up-7")
    assert [type(fact) for fact in facts.facts(None)][:2] == [Plays, Runs]
    assert discarded(state) == ["giddy-up-7"]
    assert "draw giddy-up-7" not in outcomes(state)


@rule("LS-118", "LS-111")
def test_a_card_that_asks_is_already_discarded() -> None:
    state = table("spur spur")
    do(state, "play spur")
    assert (hand(state, 0), discarded(state)) == (["spur"], ["spur"])
    assert refused(state, "pass") == "LS-3"


@rule("LS-119")
def test_cards_that_bet_anywhere_work_until_the_finish() -> None:
    state = table("inside-tip-7", spaces={7: 20})
    do(state, "play inside-tip-7")
    assert (bet(state, 0, 7), money(state)[0]) == (5, 25)
    assert refused(table("inside-tip-7", finished=(7,)), "play inside-tip-7") == "LS-113"


@rule("LS-120")
@pytest.mark.parametrize(("card", "cost"), [("under-the-table", 5), ("double-down", 10), ("two-way-ticket", 10)])
def test_a_paid_bet_needs_its_whole_stake(card: str, cost: int) -> None:
    assert f"play {card}" in options(table(card, money=cost))
    assert refused(table(card, money=cost - 1), f"play {card}") == "LS-120"


@rule("LS-120")
def test_a_free_bet_needs_no_money() -> None:
    state = table("follow-the-leader", spaces={7: 3}, money=0)
    do(state, "play follow-the-leader", "choose 7")
    assert (bet(state, 0, 7), money(state)[0]) == (5, 0)


@rule("LS-121")
def test_steal_cards_need_somebody_to_rob() -> None:
    for card in ("peek-and-pluck", "sticky-fingers"):
        assert refused(table(card, "", ""), f"play {card}") == "LS-121"
    state = table("shakedown", "", "")
    for seat, cash in ((1, 4), (2, 0)):
        state.players[seat].money = cash
    assert refused(state, "play shakedown") == "LS-121"


@rule("LS-121")
def test_nobody_robs_a_player_who_has_nothing_or_himself() -> None:
    state = table("sticky-fingers spur", "", "spur")
    do(state, "play sticky-fingers")
    assert options(state) == ["rob 3"]
    assert [refused(state, "rob 1"), refused(state, "rob 2")] == ["LS-121", "LS-121"]


@rule("LS-122")
def test_a_stolen_card_is_not_played_in_the_same_turn_but_on_the_next_roll() -> None:
    state = table("sticky-fingers", "lucky-numba-7", step="action")
    do(state, "play sticky-fingers", "rob 2", "steal lucky-numba-7")
    assert outcomes(state)[0].startswith("draw")
    do(state, "draw spur", "roll 7 1", "play lucky-numba-7")
    assert money(state)[0] == 35


@rule("LS-122")
def test_a_card_stolen_by_a_zero_comes_before_the_action_and_may_be_played() -> None:
    state = table("", "pocket-money", step="roll", owners={6: 1})
    do(state, "roll 6 0", "steal pocket-money", "play pocket-money")
    assert money(state)[0] == 35


@rule("LS-123")
def test_dice_rolled_by_a_card_wake_no_bars_no_cards_and_not_nine_lives() -> None:
    state = table("extra-gallop spooked", "lucky-numba-10 spooked", spaces={9: 8}, owners={9: 0, 2: 0})
    do(state, "play extra-gallop", "roll 10 3")
    assert (moved(state), outcomes(state)[0][:4], money(state)) == ({9: 8, 10: 3}, "draw", [25, 25, 25])


@rule("LS-130")
def test_a_horse_is_bought_for_its_full_price() -> None:
    state = table(money=20)
    do(state, "buy 8")
    assert (horse(state, 8).owner, money(state)[0]) == (0, 0)
    assert refused(table(money=19), "buy 8") == "LS-130"


@rule("LS-130")
def test_an_owned_horse_is_not_for_sale() -> None:
    state = table(owners={8: 1, 7: 0})
    assert [refused(state, "buy 8"), refused(state, "buy 7")] == ["LS-130", "LS-130"]


@rule("LS-131")
def test_a_horse_in_the_zone_is_for_sale_and_a_finished_one_never() -> None:
    state = table(spaces={7: 20}, finished=(4,))
    assert "buy 7" in options(state)
    assert refused(state, "buy 4") == "LS-131"


@rule("LS-132")
def test_buying_a_horse_changes_no_bets() -> None:
    state = table(bets={(0, 7): 10, (1, 7): 5})
    do(state, "buy 7")
    assert (bet(state, 0, 7), bet(state, 1, 7)) == (10, 5)


@rule("LS-133")
def test_a_player_may_own_any_number_of_horses() -> None:
    state = table(owners=dict.fromkeys(range(1, 10), 0), money=20)
    do(state, "buy 10")
    assert {horse.owner for horse in state.horses} == {0}


@rule("LS-140")
def test_a_bet_is_five_dollars() -> None:
    state = table()
    do(state, "bet 4")
    assert (bet(state, 0, 4), money(state)[0]) == (5, 20)


@rule("LS-141")
def test_bets_on_own_horses_are_allowed() -> None:
    state = table(owners={4: 0})
    do(state, "bet 4")
    assert bet(state, 0, 4) == 5


@rule("LS-142")
def test_bets_pile_up() -> None:
    state = table(bets={(0, 4): 15})
    do(state, "bet 4")
    assert bet(state, 0, 4) == 20


@rule("LS-143")
def test_a_horse_that_goes_back_out_of_the_zone_takes_bets_again() -> None:
    state = table("muddy-lane-4", spaces={4: 17})
    assert "bet 4" not in options(state)
    do(state, "play muddy-lane-4", "draw spur", "roll 1 1")
    assert (on(state), "bet 4" in options(state)) == (1, True)


@rule("LS-144")
def test_a_bet_needs_the_money_in_hand() -> None:
    assert refused(table(money=4), "bet 4") == "LS-144"


@rule("LS-150")
def test_two_cards_are_sold_for_five_dollars_and_do_nothing_else() -> None:
    state = table("pocket-money giddy-up-7 spur")
    do(state, "sell giddy-up-7")
    assert options(state) == ["sell spur", "sell pocket-money"]
    assert money(state)[0] == 25
    do(state, "sell pocket-money")
    assert (money(state)[0], moved(state), hand(state, 0)) == (30, {}, ["spur"])
    assert discarded(state) == ["giddy-up-7", "pocket-money"]


@rule("LS-151")
def test_a_sale_is_exactly_two_cards() -> None:
    state = table("spur")
    assert refused(state, "sell spur") == "LS-151"
    state = table("spur spur")
    do(state, "sell spur")
    assert refused(state, "pass") == "LS-3"
    do(state, "sell spur")
    assert (hand(state, 0), money(state)[0]) == ([], 30)


@rule("LS-155", "LS-160")
def test_a_pass_is_always_allowed_and_a_card_is_drawn_all_the_same() -> None:
    state = table("", money=0)
    assert options(state) == ["pass"]
    do(state, "pass", "draw spur")
    assert hand(state, 0) == ["spur"]


@rule("LS-160")
@pytest.mark.parametrize("action", [["play pocket-money"], ["buy 7"], ["bet 1"], ["sell spur", "sell pocket-money"], ["pass"]])
def test_after_every_action_a_card_is_drawn(action: list[str]) -> None:
    state = table("pocket-money spur")
    do(state, *action, "draw do-over")
    assert "do-over" in hand(state, 0)
    assert on(state) == 1


@rule("LS-161")
def test_with_an_empty_pile_the_drawing_is_skipped_and_nothing_is_reshuffled() -> None:
    state = table("spur", pile="")
    do(state, "pass")
    assert (on(state), step(state), len(state.pile)) == (1, "roll", 0)


@rule("LS-162", "LS-256")
def test_lunch_money_pays_with_an_empty_pile_too() -> None:
    state = table("lunch-money", pile="")
    do(state, "play lunch-money")
    assert (money(state)[0], on(state)) == (30, 1)
    state = table("lunch-money", pile="spur")
    do(state, "play lunch-money", "draw spur")
    assert (hand(state, 0), on(state)) == (["spur"], 1)


@rule("LS-163")
def test_a_hand_has_no_limit() -> None:
    cards = " ".join(f"giddy-up-{number} muddy-lane-{number}" for number in range(1, 11))
    state = table(cards)
    do(state, "pass", "draw spur")
    assert len(hand(state, 0)) == 21


@rule("LS-50")
def test_facts_of_a_group_move_name_every_horse() -> None:
    state = table("surge-black")
    facts = listen(state)
    do(state, "play surge-black")
    assert [fact.horse for fact in told(facts, Runs) if isinstance(fact, Runs)] == [2, 5, 8]


def test_a_card_on_the_table_is_there_to_be_played_and_in_a_sale_to_be_sold() -> None:
    """Whoever points at a card that cannot be played learns why, and does not sell it."""
    state = table("spur lucky-numba-7 do-over")
    view = GAME.look(state, 0)
    places = {event: GAME.offer(view, GAME.parse(event)).target for event in ("play spur", "sell spur", "sell lucky-numba-7")}
    assert places == {"play spur": "card:spur", "sell spur": "sell:spur", "sell lucky-numba-7": "sell:lucky-numba-7"}
    do(state, "sell spur")
    assert GAME.offer(GAME.look(state, 0), GAME.parse("sell do-over")).target == "card:do-over"


def test_a_do_over_is_played_on_its_card() -> None:
    state = table("do-over", step="roll")
    do(state, "roll 7 1")
    assert GAME.offer(GAME.look(state, 0), GAME.parse("do-over horse")).target == "card:do-over"


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("buy 4", "Buy Slow Jenn (4) for $10, $15 left"), ("bet 4", "Bet $5 on Slow Jenn (4), $20 left")],
)
@rule("LS-130", "LS-140")
def test_a_purchase_or_bet_says_what_would_be_left(option: str, sentence: str) -> None:
    offer = GAME.offer(GAME.look(table(), 0), GAME.parse(option))
    assert Speech("en", GAME, ["Ann", "Bea", "Cas"]).offer(offer) == sentence
