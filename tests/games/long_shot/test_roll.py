"""Rolling the dice, cards on the roll, and the reroll token."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from railbird.core.contract import Chance
from railbird.games.long_shot.facts import CardStolen, Rolls, Steals
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.view import LongShotView
from railbird.speech import Speech
from railbird.table.acts import checked_variant
from tests.games.long_shot.build import (
    GAME,
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


def with_token(*hands: str, **position: Any) -> LongShot:
    state = table(*hands, step="roll", **position)
    state.players[0].has_token = True
    return state


@rule("LS-90")
def test_the_rolled_horse_moves_whoever_owns_it() -> None:
    """The printed example: a 7 and a 3."""
    for owners in ({}, {7: 0}, {7: 1}):
        state = table(step="roll", owners=owners)
        do(state, "roll 7 3")
        assert (moved(state), step(state)) == ({7: 3}, "action")


@rule("LS-91")
def test_the_dice_have_the_faces_that_were_reported() -> None:
    turn = table(step="roll").pending()
    assert isinstance(turn, Chance)
    weights = {event.text(): weight for event, weight in turn.outcomes()}
    assert turn.ways() == 60
    for number in range(1, 11):
        assert [weights[f"roll {number} {face}"] for face in (0, 1, 3)] == [1, 4, 1]


@rule("LS-92")
def test_the_horse_die_is_rolled_again_while_it_shows_a_finished_horse() -> None:
    state = table(step="roll", finished=(7, 2))
    do(state, "roll 7 3")
    assert outcomes(state) == [f"horse-die {number}" for number in range(1, 11)]
    do(state, "horse-die 2", "horse-die 7", "horse-die 4")
    assert (spaces(state, 4), step(state)) == ([3], "action")


@rule("LS-93")
def test_a_roll_goes_free_reroll_token_free_reroll_cards_movement() -> None:
    state = with_token("", "lucky-numba-5", finished=(7,))
    do(state, "roll 7 1")
    assert step(state) == "horse-die"
    do(state, "horse-die 6")
    assert step(state) == "reroll"
    do(state, "token horse")
    assert step(state) == "horse-die"
    do(state, "horse-die 7")
    assert step(state) == "horse-die"
    do(state, "horse-die 5")
    assert (step(state), on(state)) == ("window", 1)
    do(state, "pass")
    assert (spaces(state, 5, 6), step(state)) == ([1, 0], "action")


@rule("LS-94")
def test_only_the_final_number_wakes_bars() -> None:
    """A 7 that is rerolled to an 8 does not move Slow Jenn (7 9) but Sure Lee (1 6 8)."""
    state = with_token(owners={4: 0, 5: 0})
    do(state, "roll 7 1", "token horse", "horse-die 8")
    assert options(state) == ["move 5", "pass"]


@rule("LS-94")
def test_the_number_of_a_finished_horse_never_wakes_bars() -> None:
    state = table(step="roll", owners={4: 0}, finished=(7,))
    do(state, "roll 7 1", "horse-die 2")
    assert (spaces(state, 4, 2), step(state)) == ([0, 1], "action")


@rule("LS-94", "LS-104")
def test_a_zero_rerolled_away_steals_nothing_and_a_zero_rolled_anew_does() -> None:
    state = with_token("", "spur", owners={3: 1})
    do(state, "roll 3 0", "token move", "move-die 1")
    assert (spaces(state, 3), hand(state, 1)) == ([1], ["spur"])
    state = with_token("", "spur", owners={3: 1})
    do(state, "roll 3 1", "token move", "move-die 0")
    assert outcomes(state) == ["steal spur"]


@rule("LS-95")
def test_cards_on_the_roll_are_asked_for_clockwise_from_the_roller_one_each() -> None:
    state = table("lucky-numba-7 spooked", "spooked", "spur", "do-over", step="roll")
    do(state, "roll 7 1")
    assert (on(state), options(state)) == (0, ["play lucky-numba-7", "play spooked", "pass"])
    do(state, "play lucky-numba-7")
    assert (on(state), options(state)) == (1, ["play spooked", "pass"])
    do(state, "pass")
    assert (step(state), spaces(state, 7), hand(state, 0)) == ("action", [1], ["spooked"])


@rule("LS-95", "LS-271")
def test_a_do_over_does_not_count_as_the_card_on_the_roll() -> None:
    state = table("do-over lucky-numba-4", step="roll")
    do(state, "roll 7 1", "do-over horse", "horse-die 4", "play lucky-numba-4")
    assert (money(state)[0], hand(state, 0)) == (35, [])


@rule("LS-96")
def test_when_only_the_able_are_asked_nobody_else_is() -> None:
    state = table("", "lucky-numba-3", "", step="roll")
    do(state, "roll 7 1")
    assert step(state) == "action"
    state = table("", "lucky-numba-7", "", step="roll")
    do(state, "roll 7 1")
    assert (step(state), on(state)) == ("window", 1)


@rule("LS-96")
def test_when_all_are_asked_every_seat_is_and_those_who_cannot_react_may_only_pass() -> None:
    state = table("", "lucky-numba-7", "", step="roll", ask="all")
    do(state, "roll 7 1")
    assert (on(state), options(state)) == (0, ["keep"])
    do(state, "keep")
    asked = []
    while step(state) == "window":
        asked.append((on(state), options(state)))
        do(state, "pass")
    assert asked == [(0, ["pass"]), (1, ["play lucky-numba-7", "pass"]), (2, ["pass"])]


@rule("LS-96")
def test_live_tables_ask_everybody_unless_they_choose_otherwise() -> None:
    assert checked_variant(GAME, 3, {})["ask"] == "all"
    assert checked_variant(GAME, 3, {"ask": "able"})["ask"] == "able"


@rule("LS-97")
def test_own_horses_with_the_number_in_their_bar_may_move_too() -> None:
    """The printed example: a 6 and a 1 with Last Chance and Sure Lee."""
    state = table(step="roll", owners={7: 0, 5: 0})
    do(state, "roll 6 1")
    assert (spaces(state, 6), options(state)) == ([1], ["move 5", "pass"])
    assert refused(state, "move 7") == "LS-97"
    do(state, "move 5")
    assert (moved(state), step(state)) == ({6: 1, 5: 1}, "action")


@rule("LS-90", "LS-97")
def test_a_view_says_where_the_rolled_horse_goes_and_whom_bars_will_move_if_nobody_answers() -> None:
    """An 8 is in the bars of 5, 6 and 10."""
    state = with_token(spaces={8: 4}, owners={5: 0, 6: 1, 10: 0}, finished=[10])

    def ahead() -> tuple[int | None, list[int]]:
        seen = GAME.look(state, 1)
        assert isinstance(seen, LongShotView)
        return seen.goal, seen.pulled

    assert ahead() == (None, [])
    do(state, "roll 8 3")
    assert (step(state), ahead()) == ("reroll", (7, [5]))
    do(state, "keep")
    assert (step(state), ahead()) == ("bars", (None, [5]))
    do(state, "move 5")
    assert (step(state), ahead()) == ("action", (None, []))


@rule("LS-33", "LS-100")
def test_a_view_says_that_the_rolled_horse_would_finish_and_that_a_zero_moves_nobody() -> None:
    for move, goal, pulled in ((1, 0, [5]), (0, None, [])):
        state = with_token(spaces={8: 20}, owners={5: 0})
        do(state, f"roll 8 {move}")
        seen = GAME.look(state, 0)
        assert isinstance(seen, LongShotView)
        assert (seen.goal, seen.pulled) == (goal, pulled)


@rule("LS-97")
def test_bars_of_other_players_horses_do_not_work() -> None:
    state = table(step="roll", owners={5: 1})
    do(state, "roll 6 1")
    assert (moved(state), step(state)) == ({6: 1}, "action")


@rule("LS-98")
def test_the_roller_picks_bar_horses_one_by_one_and_may_stop() -> None:
    """An 8 is in the bars of 5, 6 and 10."""
    state = table(step="roll", owners={5: 0, 6: 0, 10: 0})
    do(state, "roll 8 3")
    assert options(state) == ["move 5", "move 6", "move 10", "pass"]
    do(state, "move 10")
    assert options(state) == ["move 5", "move 6", "pass"]
    assert refused(state, "move 10") == "LS-98"
    do(state, "pass")
    assert (moved(state), step(state)) == ({8: 3, 10: 3}, "action")


@rule("LS-99")
def test_bars_work_also_when_the_rolled_horse_finishes_or_is_spooked() -> None:
    state = table(step="roll", spaces={6: 20}, owners={5: 0})
    do(state, "roll 6 1")
    assert (horse(state, 6).place, options(state)) == (1, ["move 5", "pass"])
    state = table("spooked", step="roll", owners={5: 0})
    do(state, "roll 6 1", "play spooked")
    assert (moved(state), options(state)) == ({}, ["move 5", "pass"])


@rule("LS-100")
def test_with_a_zero_no_horse_moves_by_die_or_bar() -> None:
    state = table(step="roll", owners={5: 0, 6: 0})
    do(state, "roll 6 0")
    assert (moved(state), step(state)) == ({}, "action")


@rule("LS-101", "LS-6")
def test_a_zero_takes_a_random_card_from_the_owner_and_only_these_two_see_it() -> None:
    state = table("", "spur spur pocket-money", "spooked", step="roll", owners={6: 1})
    facts = listen(state)
    do(state, "roll 6 0")
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert (turn.seat, turn.secret) == (0, True)
    assert Counter({event.text(): weight for event, weight in turn.outcomes()}) == {"steal spur": 2, "steal pocket-money": 1}
    do(state, "steal spur")
    assert (hand(state, 0), hand(state, 1), step(state)) == (["spur"], ["spur", "pocket-money"], "action")
    assert [told(facts, Steals, seat) for seat in (0, 1, 2, None)] == [[Steals(0, 1)]] * 4
    assert [len(told(facts, CardStolen, seat)) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]


@rule("LS-102", "LS-162")
def test_a_zero_on_an_unowned_horse_draws_a_card_if_there_is_one() -> None:
    state = table(step="roll")
    do(state, "roll 6 0", "draw spur")
    assert (hand(state, 0), step(state)) == (["spur"], "action")
    state = table(step="roll", pile="")
    do(state, "roll 6 0")
    assert step(state) == "action"


@rule("LS-103")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_zero_on_the_own_horse_or_on_that_of_a_player_without_cards_does_nothing(owner: int) -> None:
    state = table("spur", "", step="roll", owners={6: owner})
    do(state, "roll 6 0")
    assert (hand(state, 0), hand(state, 1), step(state)) == (["spur"], [], "action")


@rule("LS-103", "LS-231")
def test_a_zero_steals_nothing_from_who_has_played_the_last_card_on_that_roll() -> None:
    state = table("", "lucky-numba-6", step="roll", owners={6: 1})
    do(state, "roll 6 0", "play lucky-numba-6")
    assert (hand(state, 0), money(state)[1], step(state)) == ([], 35, "action")


@rule("LS-102", "LS-161")
def test_a_zero_may_take_the_card_that_the_turn_would_have_drawn() -> None:
    state = table(step="roll", pile="spur")
    do(state, "roll 6 0", "draw spur", "pass")
    assert (hand(state, 0), on(state), step(state)) == (["spur"], 1, "roll")


@rule("LS-104")
def test_a_zero_on_dice_rolled_by_a_card_steals_nothing() -> None:
    state = table("extra-gallop", "spur", owners={6: 1})
    do(state, "play extra-gallop", "roll 6 0")
    assert (hand(state, 1), outcomes(state)[0]) == (["spur"], "draw lucky-numba-1")


@rule("LS-100", "LS-101", "LS-102", "LS-103")
def test_who_may_roll_again_is_told_what_a_zero_brings() -> None:
    said = []
    for roll, owner, spoils in (("7 1", 1, "spur"), ("7 0", None, "spur"), ("7 0", 1, "spur"), ("7 0", 1, ""), ("7 0", 0, "spur")):
        state = with_token("", spoils, owners={} if owner is None else {7: owner})
        do(state, f"roll {roll}")
        offer = GAME.offer(GAME.look(state, 0), GAME.parse("keep"))
        said.append(Speech("en", GAME, ["Ann", "Bea", "Cas"]).outcome(offer))
    assert said == ["", "a card from the pile", "a card from Bea", "nobody moves", "nobody moves"]


@rule("LS-231", "LS-272")
def test_who_may_play_a_card_on_the_roll_is_told_what_it_brings() -> None:
    state = table("", "lucky-numba-7 spooked", step="roll", spaces={7: 8})
    do(state, "roll 7 3")
    offers = [GAME.offer(GAME.look(state, 1), GAME.parse(event)) for event in ("play lucky-numba-7", "play spooked")]
    assert [Speech("en", GAME, ["Ann", "Bea", "Cas"]).outcome(offer) for offer in offers] == ["$25 → $35", "stays on 8"]


@rule("LS-95", "LS-100", "LS-272")
def test_whoever_plays_no_card_lets_the_horse_run_if_it_runs() -> None:
    said = []
    for seat, events in ((0, ["roll 7 1"]), (1, ["roll 7 0"]), (1, ["roll 7 1", "play spooked"])):
        state = table("spooked", "lucky-numba-7", step="roll")
        do(state, *events)
        offer = GAME.offer(GAME.look(state, seat), GAME.parse("pass"))
        said.append(Speech("en", GAME, ["Ann", "Bea", "Cas"]).offer(offer))
    assert said == ["Let it run", "Go on", "Go on"]


@rule("LS-190", "LS-194")
def test_the_token_rolls_one_die_again_once_a_game() -> None:
    state = with_token()
    do(state, "roll 7 1")
    assert options(state) == ["keep", "token horse", "token move"]
    do(state, "token move", "move-die 3")
    assert (moved(state), step(state), state.players[0].has_token) == ({7: 3}, "action", False)
    for card in ("pocket-money", "lunch-money", "surge-brown"):
        do(state, "pass", f"draw {card}", "roll 7 1")
    assert (on(state), moved(state), step(state)) == (0, {7: 6}, "action")


@rule("LS-190")
def test_a_reroll_has_its_moment() -> None:
    state = table("do-over")
    assert [refused(state, event) for event in ("token horse", "do-over move")] == ["LS-190", "LS-190"]
    state = with_token()
    do(state, "roll 7 1")
    assert refused(state, "do-over horse") == "LS-111"
    state = table("do-over", step="roll")
    do(state, "roll 7 1")
    assert refused(state, "token horse") == "LS-194"


@rule("LS-191", "LS-192")
def test_lucky_numba_looks_at_the_new_result_only() -> None:
    """The printed example: a 7 and a 1; kept, Lucky Numba 7 can be played; rerolled to a 4, Lucky Numba 4 can and 7 cannot."""
    cards = "lucky-numba-4 lucky-numba-7"
    kept = with_token("", cards)
    do(kept, "roll 7 1", "keep")
    assert options(kept) == ["play lucky-numba-7", "pass"]
    rerolled = with_token("", cards)
    do(rerolled, "roll 7 1", "token horse", "horse-die 4")
    assert options(rerolled) == ["play lucky-numba-4", "pass"]
    assert refused(rerolled, "play lucky-numba-7") == "LS-113"
    do(rerolled, "play lucky-numba-4")
    assert (money(rerolled)[1], moved(rerolled)) == (35, {4: 1})


@rule("LS-193")
def test_token_and_do_over_are_not_combined_on_one_roll() -> None:
    state = with_token("do-over")
    do(state, "roll 7 1")
    assert options(state) == ["keep", "token horse", "token move", "do-over horse", "do-over move"]
    do(state, "do-over horse", "horse-die 3")
    assert (step(state), moved(state), state.players[0].has_token) == ("action", {3: 1}, True)


@rule("LS-93", "LS-193", "LS-271")
def test_a_do_over_that_finds_a_finished_horse_is_rolled_again_and_wakes_no_token() -> None:
    state = with_token("do-over", finished=(7,))
    do(state, "roll 6 1", "do-over horse", "horse-die 7")
    assert step(state) == "horse-die"
    do(state, "horse-die 5")
    assert (step(state), spaces(state, 5, 6), state.players[0].has_token) == ("action", [1, 0], True)


@rule("LS-193")
def test_an_ordinary_card_may_follow_a_token_in_the_same_turn() -> None:
    state = with_token("spur")
    do(state, "roll 7 1", "token move", "move-die 3", "play spur", "choose 7")
    assert moved(state) == {7: 5}


@rule("LS-193", "LS-123")
def test_dice_rolled_by_a_card_know_no_token_and_no_do_over() -> None:
    state = table("wild-ride do-over", "lucky-numba-1")
    state.players[0].has_token = True
    do(state, "play wild-ride", "choose 1", "move-die 3")
    assert (moved(state), outcomes(state)[0][:4]) == ({1: 3}, "draw")


@rule("LS-231")
def test_lucky_numba_pays_on_anybodys_roll_also_with_a_zero() -> None:
    for roller in ("roll 7 1", "roll 7 0"):
        state = table("lucky-numba-7", "", step="roll", owners={7: 0})
        do(state, roller, "play lucky-numba-7")
        assert money(state)[0] == 35
        state = table("", "lucky-numba-7", step="roll")
        do(state, roller, "play lucky-numba-7")
        assert (money(state)[1], discarded(state)) == (35, ["lucky-numba-7"])


@rule("LS-231", "LS-112")
@pytest.mark.parametrize("number", range(1, 11))
def test_every_lucky_numba_fits_its_own_number_only(number: int) -> None:
    card = f"lucky-numba-{number}"
    state = table("", card, step="roll")
    do(state, f"roll {number} 1")
    assert options(state) == [f"play {card}", "pass"]
    other = table("", card, step="roll")
    do(other, f"roll {number % 10 + 1} 1")
    assert step(other) == "action"
    assert refused(table(card), f"play {card}") == "LS-112"


@rule("LS-94", "LS-231")
def test_lucky_numba_does_not_pay_for_the_number_of_a_finished_horse() -> None:
    state = table("lucky-numba-7", step="roll", finished=(7,))
    do(state, "roll 7 1")
    assert step(state) == "horse-die"
    do(state, "horse-die 6")
    assert step(state) == "action"


@rule("LS-271")
def test_do_over_rolls_one_die_again_for_the_roller_only() -> None:
    state = table("do-over", "do-over", step="roll")
    do(state, "roll 7 1")
    assert options(state) == ["keep", "do-over horse", "do-over move"]
    do(state, "do-over move", "move-die 0", "draw spur")
    assert (moved(state), discarded(state), step(state)) == ({}, ["do-over"], "action")
    assert refused(table("do-over"), "play do-over") == "LS-112"


@rule("LS-271")
def test_a_kept_roll_keeps_the_do_over() -> None:
    state = table("do-over", step="roll")
    do(state, "roll 7 1", "keep")
    assert (hand(state, 0), moved(state)) == (["do-over"], {7: 1})


@rule("LS-272")
def test_spooked_keeps_the_rolled_horse_where_it_is_also_before_the_finish() -> None:
    state = table("", "spooked", step="roll", spaces={7: 20})
    do(state, "roll 7 3", "play spooked")
    assert (spaces(state, 7), state.finishers, step(state)) == ([20], 0, "action")
    assert refused(table("spooked"), "play spooked") == "LS-112"


@rule("LS-272")
def test_spooked_holds_for_one_roll() -> None:
    state = table("spooked", step="roll")
    do(state, "roll 7 1", "play spooked", "pass", "draw spur", "roll 7 1")
    assert moved(state) == {7: 1}


@rule("LS-273")
def test_one_spooked_on_a_roll_and_none_on_a_zero() -> None:
    state = table("spooked", "spooked", step="roll")
    do(state, "roll 7 1", "play spooked")
    assert (step(state), hand(state, 1)) == ("action", ["spooked"])
    state = table("spooked", step="roll", owners={7: 0})
    do(state, "roll 7 0")
    assert step(state) == "action"
    asked = table("spooked", "spooked", step="roll", ask="all")
    do(asked, "roll 7 1", "keep", "play spooked")
    assert refused(asked, "play spooked") == "LS-113"


@rule("LS-274")
def test_spooked_stops_neither_lucky_numba_nor_bars() -> None:
    state = table("spooked", "lucky-numba-6", step="roll", owners={5: 0})
    do(state, "roll 6 3", "play spooked", "play lucky-numba-6", "move 5")
    assert (money(state)[1], moved(state)) == (35, {5: 3})


def test_a_roll_is_told_with_the_name_of_the_horse() -> None:
    state = table(step="roll")
    facts = listen(state)
    do(state, "roll 7 3")
    assert told(facts, Rolls) == [Rolls(0, 7, "Last Chance", 3)]
