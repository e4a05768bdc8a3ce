"""Every kind of card played as the action: what it does, when it may not be played, and how it meets finish, zone and icon."""

from __future__ import annotations

from typing import Any

import pytest

from railbird.core.contract import Chance
from railbird.games.long_shot.box import LongShotVariant, make_box
from railbird.games.long_shot.facts import HandSeen, Peeks, TakesMoney
from railbird.games.long_shot.pieces import HORSES, KINDS, is_for_roll
from railbird.speech import Speech
from tests.games.long_shot.build import (
    GAME,
    bet,
    do,
    hand,
    horse,
    listen,
    money,
    moved,
    options,
    outcomes,
    refused,
    seen,
    spaces,
    table,
    told,
)
from tests.rulebook import rule

NUMBERS = range(1, HORSES + 1)
EVERYWHERE_20 = dict.fromkeys(NUMBERS, 20)


def playable(card: str, **position: Any) -> bool:
    return f"play {card}" in options(table(card, **position))


@pytest.mark.parametrize(
    ("card", "outcome"),
    [("pocket-money", "$25 → $35"), ("giddy-up-3", "to space 20"), ("muddy-lane-3", "to space 17"), ("surge-brown", ""), ("spur", "")],
)
@rule("LS-113")
def test_an_option_tells_what_a_card_does_to_the_own_money_or_to_one_horse(card: str, outcome: str) -> None:
    state = table(card, spaces={3: 19})
    offer = GAME.offer(GAME.look(state, 0), GAME.parse(f"play {card}"))
    assert Speech("en", GAME, ["Ann", "Bea", "Cas"]).outcome(offer) == outcome


@pytest.mark.parametrize(
    ("card", "goal", "is_home"),
    [("spur", 20, False), ("heavy-going", 16, False), ("photo-finish", 20, False), ("home-stretch", 21, True), ("late-window", 19, False)],
)
@rule("LS-114")
def test_a_horse_that_may_be_chosen_tells_where_it_would_stand(card: str, goal: int, is_home: bool) -> None:
    state = table(card, spaces={3: 19, 4: 18})
    do(state, f"play {card}")
    args = GAME.offer(GAME.look(state, 0), GAME.parse("choose 3")).args
    assert (19, goal, is_home) == (args["space"], args["goal"], args["home"])


@rule("LS-97")
def test_a_horse_that_may_be_pulled_along_tells_where_it_would_stand() -> None:
    state = table("", step="roll", owners={4: 0, 1: 0}, spaces={4: 19, 1: 3})
    do(state, "roll 7 3")
    offers = [GAME.offer(GAME.look(state, 0), GAME.parse(f"move {horse}")) for horse in (1, 4)]
    said = ["Move Wonder Bred (1) from 3 to 6", "Move Slow Jenn (4) from 19 home"]
    assert said == [Speech("en", GAME, ["Ann", "Bea", "Cas"]).offer(offer) for offer in offers]


# Cards for one horse


@rule("LS-232")
@pytest.mark.parametrize("number", NUMBERS)
def test_giddy_up_moves_its_horse_forward_2(number: int) -> None:
    state = table(f"giddy-up-{number}", spaces={number: 4})
    do(state, f"play giddy-up-{number}")
    assert moved(state) == {number: 6}
    assert not playable(f"giddy-up-{number}", spaces={number: 20})
    assert not playable(f"giddy-up-{number}", finished=(number,))


@rule("LS-233")
@pytest.mark.parametrize("number", NUMBERS)
def test_muddy_lane_moves_its_horse_back_2(number: int) -> None:
    state = table(f"muddy-lane-{number}", spaces={number: 4})
    do(state, f"play muddy-lane-{number}")
    assert moved(state) == {number: 2}
    assert not playable(f"muddy-lane-{number}")
    assert not playable(f"muddy-lane-{number}", finished=(number,))


@rule("LS-234", "LS-119")
@pytest.mark.parametrize("number", NUMBERS)
def test_inside_tip_is_a_free_bet_on_its_horse_in_the_zone_too(number: int) -> None:
    for space in (0, 15, 16, 20):
        state = table(f"inside-tip-{number}", spaces={number: space}, money=0)
        do(state, f"play inside-tip-{number}")
        assert (bet(state, 0, number), money(state)[0]) == (5, 0)
    assert not playable(f"inside-tip-{number}", finished=(number,))


# Move cards


@rule("LS-241")
def test_spur_moves_any_horse_forward_2() -> None:
    state = table("spur", spaces={2: 20, 3: 19}, finished=(1,))
    do(state, "play spur")
    assert options(state) == [f"choose {number}" for number in (3, 4, 5, 6, 7, 8, 9, 10)]
    assert refused(state, "choose 2") == "LS-113"
    do(state, "choose 4")
    assert spaces(state, 4) == [2]
    assert not playable("spur", spaces=EVERYWHERE_20)


@rule("LS-242")
def test_second_wind_moves_one_of_the_own_horses_forward_3() -> None:
    state = table("second-wind", owners={2: 0, 3: 1, 8: 0})
    do(state, "play second-wind")
    assert options(state) == ["choose 2", "choose 8"]
    do(state, "choose 8")
    assert moved(state) == {8: 3}
    assert not playable("second-wind", owners={3: 1})
    assert not playable("second-wind", owners={2: 0}, spaces={2: 20})
    assert not playable("second-wind", owners={2: 0}, finished=(2,))


@rule("LS-243")
def test_photo_finish_moves_any_horse_forward_1_and_may_finish() -> None:
    state = table("photo-finish", spaces={7: 20}, finished=(1,))
    do(state, "play photo-finish")
    assert options(state) == [f"choose {number}" for number in range(2, 11)]
    do(state, "choose 7")
    assert horse(state, 7).place == 2
    state = table("photo-finish")
    do(state, "play photo-finish", "choose 3")
    assert moved(state) == {3: 1}


@rule("LS-244")
def test_home_stretch_moves_a_horse_in_the_zone_forward_2_and_may_finish() -> None:
    state = table("home-stretch", spaces={1: 15, 2: 16, 3: 19}, finished=(5,))
    do(state, "play home-stretch")
    assert options(state) == ["choose 2", "choose 3"]
    do(state, "choose 3")
    assert horse(state, 3).place == 2
    state = table("home-stretch", spaces={2: 18})
    do(state, "play home-stretch", "choose 2")
    assert (spaces(state, 2), state.finishers) == ([20], 0)
    assert not playable("home-stretch", spaces={1: 15}, finished=(5,))


@rule("LS-245")
@pytest.mark.parametrize(("colour", "numbers"), [("brown", [1, 4, 7, 10]), ("black", [2, 5, 8]), ("white", [3, 6, 9])])
def test_surge_moves_every_horse_of_its_colour_forward_1(colour: str, numbers: list[int]) -> None:
    state = table(f"surge-{colour}", spaces={numbers[1]: 20})
    do(state, f"play surge-{colour}")
    assert moved(state) == {number: 20 if number == numbers[1] else 1 for number in numbers}
    assert not playable(f"surge-{colour}", spaces=dict.fromkeys(numbers, 20))
    assert playable(f"surge-{colour}", finished=numbers[:2])


@rule("LS-246")
@pytest.mark.parametrize(("colour", "numbers"), [("brown", [1, 4, 7, 10]), ("black", [2, 5, 8]), ("white", [3, 6, 9])])
def test_slowdown_moves_every_horse_of_its_colour_back_1(colour: str, numbers: list[int]) -> None:
    state = table(f"slowdown-{colour}", spaces=dict.fromkeys(NUMBERS, 3) | {numbers[0]: 0})
    do(state, f"play slowdown-{colour}")
    assert {number for number in NUMBERS if horse(state, number).space == 2} == set(numbers[1:])
    assert not playable(f"slowdown-{colour}")
    assert not playable(f"slowdown-{colour}", finished=numbers[:2])


@rule("LS-247")
def test_heavy_going_moves_any_horse_back_3() -> None:
    state = table("heavy-going", spaces={2: 1, 3: 9}, finished=(4,))
    do(state, "play heavy-going")
    assert options(state) == ["choose 2", "choose 3"]
    do(state, "choose 3")
    assert spaces(state, 2, 3) == [1, 6]
    assert not playable("heavy-going", finished=(4,))


@rule("LS-248")
def test_wild_ride_rolls_the_move_die_for_a_named_horse() -> None:
    state = table("wild-ride", spaces={2: 20}, finished=(4,))
    do(state, "play wild-ride")
    assert options(state) == [f"choose {number}" for number in (1, 3, 5, 6, 7, 8, 9, 10)]
    do(state, "choose 3")
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert [event.text() for event, _ in turn.outcomes()] == ["move-die 0", "move-die 1", "move-die 3"]
    do(state, "move-die 3")
    assert spaces(state, 3) == [3]
    assert outcomes(state)[0].startswith("draw")
    assert not playable("wild-ride", spaces=EVERYWHERE_20)


@rule("LS-249")
def test_extra_gallop_moves_the_rolled_horse_and_may_finish() -> None:
    state = table("extra-gallop", spaces={7: 19})
    do(state, "play extra-gallop", "roll 7 3")
    assert horse(state, 7).place == 1
    assert outcomes(state)[0].startswith("draw")


@rule("LS-249", "LS-92")
def test_extra_gallop_rolls_the_horse_die_again_for_finished_horses() -> None:
    state = table("extra-gallop", finished=(7, 8))
    do(state, "play extra-gallop", "roll 7 3", "horse-die 8", "horse-die 2")
    assert spaces(state, 2) == [3]


@rule("LS-250")
def test_back_markers_moves_every_horse_in_last_position_forward_2() -> None:
    state = table("back-markers", spaces=dict.fromkeys(range(1, 9), 5))
    do(state, "play back-markers")
    assert spaces(state, 8, 9, 10) == [5, 2, 2]
    assert not playable("back-markers", spaces=EVERYWHERE_20)


@rule("LS-251")
def test_front_runner_fades_moves_every_lead_horse_back_2() -> None:
    state = table("front-runner-fades", spaces={2: 7, 3: 7, 4: 6})
    do(state, "play front-runner-fades")
    assert moved(state) == {2: 5, 3: 5, 4: 6}
    assert not playable("front-runner-fades")


@rule("LS-252")
def test_push_the_pace_moves_every_lead_horse_forward_1() -> None:
    state = table("push-the-pace", spaces={2: 7, 3: 7, 4: 6})
    do(state, "play push-the-pace")
    assert moved(state) == {2: 8, 3: 8, 4: 6}
    assert not playable("push-the-pace")
    assert not playable("push-the-pace", spaces={1: 20})


@rule("LS-253", "LS-115")
def test_slipstream_moves_a_horse_up_to_3_but_not_beyond_the_lead_space() -> None:
    for start, goal in ((0, 3), (4, 7), (6, 8), (7, 8)):
        state = table("slipstream", spaces={1: 8, 2: start})
        do(state, "play slipstream", "choose 2")
        assert spaces(state, 1, 2) == [8, goal]
    state = table("slipstream", spaces={1: 8})
    do(state, "play slipstream")
    assert "choose 1" not in options(state)
    assert not playable("slipstream")
    assert not playable("slipstream", spaces=EVERYWHERE_20)


@rule("LS-254")
def test_neck_and_neck_brings_a_horse_up_to_3_behind_onto_the_lead_space() -> None:
    state = table("neck-and-neck", spaces={1: 8, 2: 8, 3: 7, 4: 5, 5: 4})
    do(state, "play neck-and-neck")
    assert options(state) == ["choose 3", "choose 4"]
    do(state, "choose 4")
    assert spaces(state, 4) == [8]
    assert not playable("neck-and-neck", spaces={1: 8, 2: 4})


# Money cards


@rule("LS-255")
def test_pocket_money_brings_10() -> None:
    state = table("pocket-money")
    do(state, "play pocket-money")
    assert money(state) == [35, 25, 25]


@rule("LS-256")
def test_lunch_money_brings_5_and_a_card_besides_the_one_of_the_turn() -> None:
    state = table("lunch-money")
    do(state, "play lunch-money", "draw spur", "draw spur")
    assert (money(state)[0], hand(state, 0)) == (30, ["spur", "spur"])


@rule("LS-257")
@pytest.mark.parametrize(("owned", "gained"), [([1], 5), ([1, 2], 10), ([1, 2, 3], 15), ([1, 2, 3, 4], 15)])
def test_owners_bonus_brings_5_for_each_own_horse_at_most_15(owned: list[int], gained: int) -> None:
    state = table("owners-bonus", owners=dict.fromkeys(owned, 0) | {9: 1})
    do(state, "play owners-bonus")
    assert money(state)[0] == 25 + gained
    assert not playable("owners-bonus", owners={9: 1})


@rule("LS-258")
def test_working_stiff_brings_15_to_who_owns_no_horse() -> None:
    state = table("working-stiff", owners={9: 1})
    do(state, "play working-stiff")
    assert money(state)[0] == 40
    assert not playable("working-stiff", owners={9: 0})
    assert not playable("working-stiff", owners={9: 0}, finished=(9,))


@rule("LS-259")
def test_traffic_jam_brings_10_when_three_horses_share_a_space() -> None:
    state = table("traffic-jam", spaces={1: 20, 5: 20, 9: 20})
    do(state, "play traffic-jam")
    assert money(state)[0] == 35
    assert not playable("traffic-jam", spaces={1: 4, 5: 4})
    assert not playable("traffic-jam", finished=(1, 2))


@rule("LS-260")
def test_hard_luck_brings_10_to_the_owner_of_a_horse_in_last_position() -> None:
    state = table("hard-luck", spaces={1: 3}, owners={2: 0})
    do(state, "play hard-luck")
    assert money(state)[0] == 35
    assert not playable("hard-luck", spaces={1: 3}, owners={1: 0, 2: 1})
    assert not playable("hard-luck", owners={2: 0}, finished=(2,))


@rule("LS-261")
def test_front_runners_purse_brings_15_to_the_owner_of_a_lead_horse() -> None:
    state = table("front-runners-purse", spaces={1: 3, 2: 3}, owners={2: 0, 1: 1})
    do(state, "play front-runners-purse")
    assert money(state)[0] == 40
    assert not playable("front-runners-purse", spaces={1: 3, 2: 2}, owners={2: 0, 1: 1})
    assert not playable("front-runners-purse", owners={2: 0})


@rule("LS-262")
def test_ticket_on_the_leader_brings_10_for_a_bet_on_a_lead_horse() -> None:
    state = table("ticket-on-the-leader", spaces={1: 3, 2: 3}, bets={(0, 2): 5})
    do(state, "play ticket-on-the-leader")
    assert money(state)[0] == 35
    assert not playable("ticket-on-the-leader", spaces={1: 3, 2: 2}, bets={(0, 2): 5, (1, 1): 5})
    assert not playable("ticket-on-the-leader", bets={(0, 2): 5})


# Betting cards


@rule("LS-263")
def test_under_the_table_is_a_paid_bet_on_any_unfinished_horse() -> None:
    state = table("under-the-table", spaces={2: 20}, finished=(1,))
    do(state, "play under-the-table")
    assert options(state) == [f"choose {number}" for number in range(2, 11)]
    do(state, "choose 2")
    assert (bet(state, 0, 2), money(state)[0]) == (5, 20)


@rule("LS-264")
def test_double_down_is_a_paid_bet_of_10_outside_the_zone() -> None:
    state = table("double-down", spaces=dict.fromkeys(range(3, 11), 16), finished=(1,))
    do(state, "play double-down")
    assert options(state) == ["choose 2"]
    do(state, "choose 2")
    assert (bet(state, 0, 2), money(state)[0]) == (10, 15)
    assert not playable("double-down", spaces=dict.fromkeys(NUMBERS, 16))


@rule("LS-265")
def test_two_way_ticket_is_two_paid_bets_on_different_horses_outside_the_zone() -> None:
    state = table("two-way-ticket", spaces=dict.fromkeys(range(4, 11), 16))
    do(state, "play two-way-ticket")
    assert options(state) == ["choose 1", "choose 2", "choose 3"]
    do(state, "choose 2")
    assert options(state) == ["choose 1", "choose 3"]
    do(state, "choose 1")
    assert (bet(state, 0, 1), bet(state, 0, 2), money(state)[0]) == (5, 5, 15)
    assert not playable("two-way-ticket", spaces=dict.fromkeys(range(2, 11), 16))


@rule("LS-266")
def test_late_window_is_a_free_bet_on_a_horse_in_the_zone() -> None:
    state = table("late-window", spaces={1: 15, 2: 16, 3: 20}, finished=(4,), money=0)
    do(state, "play late-window")
    assert options(state) == ["choose 2", "choose 3"]
    do(state, "choose 3")
    assert (bet(state, 0, 3), money(state)[0]) == (5, 0)
    assert not playable("late-window", spaces={1: 15}, finished=(4,))


@rule("LS-267")
def test_follow_the_leader_is_a_free_bet_on_a_lead_horse_in_the_zone_too() -> None:
    for space in (3, 18):
        state = table("follow-the-leader", spaces={1: space, 2: space, 3: 1}, money=0)
        do(state, "play follow-the-leader")
        assert options(state) == ["choose 1", "choose 2"]
        do(state, "choose 2")
        assert (bet(state, 0, 2), money(state)[0]) == (5, 0)


# Steal cards


@rule("LS-268", "LS-6")
def test_peek_and_pluck_shows_a_hand_and_takes_a_card_of_choice() -> None:
    state = table("peek-and-pluck", "spur spur spooked", "do-over")
    facts = listen(state)
    do(state, "play peek-and-pluck")
    assert options(state) == ["rob 2", "rob 3"]
    do(state, "rob 2")
    assert options(state) == ["pluck spooked", "pluck spur"]
    do(state, "pluck spur")
    assert (hand(state, 0), hand(state, 1)) == (["spur"], ["spooked", "spur"])
    assert [told(facts, Peeks, seat) for seat in (0, 1, 2)] == [[Peeks(0, 1)]] * 3
    assert [len(told(facts, HandSeen, seat)) for seat in (0, 1, 2)] == [1, 0, 0]
    assert seen(state, 0) == [("spooked", [1]), ("spur", [1])]
    assert seen(state, 1) == [("spur", [0])]


@rule("LS-269")
def test_sticky_fingers_takes_a_random_card() -> None:
    state = table("sticky-fingers", "spur spooked", "do-over")
    do(state, "play sticky-fingers", "rob 2")
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert [(event.text(), weight) for event, weight in turn.outcomes()] == [("steal spooked", 1), ("steal spur", 1)]
    do(state, "steal spooked")
    assert (hand(state, 0), hand(state, 1)) == (["spooked"], ["spur"])


@rule("LS-270")
def test_shakedown_takes_5_of_hand_money() -> None:
    state = table("shakedown")
    state.players[1].money = 0
    facts = listen(state)
    do(state, "play shakedown")
    assert options(state) == ["rob 3"]
    do(state, "rob 3")
    assert money(state) == [30, 0, 20]
    assert told(facts, TakesMoney) == [TakesMoney(0, 2, 5)]


# The icon


@rule("LS-201", "LS-202", "LS-12")
def test_after_a_finish_no_card_with_the_icon_may_be_played_but_all_may_be_sold() -> None:
    box = make_box(LongShotVariant())
    for kind, card in enumerate(box.cards):
        if card.effect.has_icon:
            name = KINDS[kind]
            position: dict[str, Any] = {"spaces": {1: 8, 2: 7, 3: 5}, "owners": {1: 0}, "bets": {(0, 1): 5}}
            assert playable(name, **position)
            state = table(f"{name} spur", finished=(9,), **position)
            assert refused(state, f"play {name}") == "LS-201"
            do(state, f"sell {name}", "sell spur")
            assert money(state)[0] == 30


@rule("LS-201", "LS-205")
def test_every_other_card_may_be_played_before_and_after_a_finish() -> None:
    for kind, card in enumerate(make_box(LongShotVariant()).cards):
        if not card.effect.has_icon and not is_for_roll(kind):
            name = KINDS[kind]
            crowd = dict.fromkeys(NUMBERS, 8) | {2: 17, 5: 1}
            owners = {} if name == "working-stiff" else {5: 0}
            home = 10 if name.endswith("-9") else 9
            for finished in ((), (home,)):
                state = table(name, "spooked", spaces=crowd, owners=owners, finished=finished)
                assert f"play {name}" in options(state), name
