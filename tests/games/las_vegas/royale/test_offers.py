"""Royale: an answer says what it would come to, and which key gives it."""

from __future__ import annotations

from typing import Any

import pytest

from railbird.core.game import Offer, find_game, view
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.double_down import DoubleDown
from railbird.games.las_vegas.tiles.high_five import HighFive
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from railbird.speech import Speech
from tests.games.las_vegas.build import do, hands, options, prize, put
from tests.games.las_vegas.royale.build import ANNA, BORIS, end_round, royale, tile
from tests.rulebook import rule


def offered(state: Royale, event: str) -> Offer:
    game = find_game("las-vegas-royale")
    return game.offer(view(state, ANNA), game.parse(event))


def nice(state: Royale, event: str) -> tuple[Any, ...]:
    """The key, what the space earns, and whose die would leave it."""
    offer = offered(state, event)
    return offer.shortcut, offer.args["money"], offer.args["seats"]


def told(state: Royale, event: str) -> str:
    """What placing would come to, in English."""
    return Speech("en", find_game("las-vegas-royale"), ["Anna", "Boris", "Clara", "Denis"]).outcome(offered(state, event))


@rule("LVR-100")
def test_pay_day_tells_what_it_would_bring_even_in_a_tie() -> None:
    state = royale("pay-day")
    put(state, 1, "0", "1")
    put(state, 2, "1")
    put(state, 3, "0+1")
    do(state, "roll 1 2 2 2 2 2 2 +6")
    assert told(state, "place 1") == "tie with Boris: $0; tile: $30,000"
    assert "tile" not in told(state, "place 2")


@rule("LVR-80", "LVR-82")
def test_high_five_tells_its_token_only_to_the_first_with_enough_strength() -> None:
    state = royale("high-five")
    put(state, 1, "3")
    do(state, "roll 1 2 2 2 2 2 2 +1")
    assert told(state, "place 1").endswith("tile: $100,000")
    tile(state, HighFive).holder = BORIS
    assert "tile" not in told(state, "place 1")
    state = royale("high-five")
    do(state, "roll 1 1 1 1 2 2 2 +2")
    assert "tile" not in told(state, "place 1")


@rule("LVR-120", "LVR-123", "LVR-125")
def test_no_entry_tells_what_closing_pays() -> None:
    """The first closing is a must, so placing tells it; later ones may be left."""
    state = royale("no-entry")
    do(state, "roll 1 2 2 2 2 2 2 +6")
    assert told(state, "place 1").endswith("; tile: 2\u00a0chips")
    do(state, "place 1")
    assert {told(state, f"close {casino}") for casino in range(2, 7)} == {"earns 2\u00a0chips"}
    do(state, "close 2", "roll 1 1 1 1 1 1 1 +1")
    assert told(state, "place 1").endswith("; tile acts")
    do(state, "place 1")
    assert told(state, "close 3") == "earns nothing"
    assert offered(state, "decline").target == ""


ACTS = ["lucky-punch", "jackpot", "power-play", "knockout", "block-it", "handicap", "double-down", "nice-dice", "my-choice"]
IDLE = ["prime-time", "bad-luck", "black-box"]


@rule("LVR-20")
@pytest.mark.parametrize("side", [*ACTS, *IDLE])
def test_a_tile_that_would_act_on_placing_says_so(side: str) -> None:
    state = royale(side)
    do(state, "roll 1 2 2 2 2 2 2 +6")
    assert told(state, "place 1").endswith("; tile acts") is (side in ACTS)


@rule("LVR-114")
def test_power_play_acts_only_for_a_strict_lead() -> None:
    state = royale("power-play")
    put(state, 1, "0", "1")
    do(state, "roll 1 2 2 2 2 2 2 +6")
    assert "tile_money" not in offered(state, "place 1").args


@rule("LVR-152")
def test_a_tie_with_the_grey_dice_is_told_as_such() -> None:
    state = royale("pay-day")
    state.put_grey(1, 1)
    do(state, "roll 1 1 1 1 1 1 2 +6")
    assert told(state, "place 2") == "tie with the grey dice: $0"


@rule("LVR-205", "LVR-206", "LVR-210")
def test_the_gold_space_tells_what_it_earns_and_whose_die_goes_back() -> None:
    state = royale("my-choice")
    tile(state, MyChoice).gold = BORIS
    do(state, "roll 1 2 2 2 2 2 2 +6", "place 1", "roll 2 6")
    assert offered(state, "choose 2").args["money"] is None
    assert told(state, "choose 6") == "$60,000 if it stays; sends back Boris's die"
    do(state, "choose 6")
    assert told(state, "gold small") == "$60,000 if it stays; sends back Boris's die"


@rule("LVR-190", "LVR-191")
def test_a_nice_die_tells_what_its_space_earns_and_whom_it_pushes_out() -> None:
    state = royale("nice-dice")
    tile(state, NiceDice).owner[3] = BORIS
    hands(state, "3", "1", "1", "1")
    do(state, "roll 1 1 4", "place 1")
    assert nice(state, "nice small 1") == ("1", 10_000, [])
    assert nice(state, "nice small 4") == ("4", 40_000, [BORIS])


@rule("LVR-195")
def test_the_big_die_has_the_key_of_its_number_unless_a_small_one_shows_it_too() -> None:
    state = royale("nice-dice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 4 +6", "place 1")
    assert nice(state, "nice big 6")[0] == "6"
    state = royale("nice-dice")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 4 +4", "place 1")
    assert [nice(state, f"nice {kind} 4")[0] for kind in ("small", "big")] == ["4", "r"]


@rule("LVR-72", "LVR-73")
def test_stopping_tells_what_is_taken_and_a_bet_what_is_won_next() -> None:
    state = royale("fifty-fifty")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1", "roll 1 1")
    assert offered(state, "stop").args["money"] is None
    do(state, "higher", "roll 1 2", "higher", "roll 3 4")
    assert offered(state, "stop").args == {"sum": 7, "money": 30_000, "chips": 0}
    assert told(state, "lower") == "to win $40,000"


@rule("LVR-23", "LVR-70")
def test_chips_are_told_as_chips() -> None:
    state = royale("fifty-fifty")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1", "roll 1 2")
    assert told(state, "higher") == "to win a chip"


@rule("LVR-181")
def test_dice_that_double_down_tell_how_they_would_stand_on_the_tile() -> None:
    state = royale("double-down")
    tile(state, DoubleDown).small[BORIS] = 1
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 1 +1", "place 1")
    told = [offered(state, event).args for event in ("double 1 0", "double 2 0", "double 0 1")]
    assert [(args["strength"], args["money"], args["seats"]) for args in told] == [(1, None, [BORIS]), (2, 60_000, []), (2, 60_000, [])]


@rule("LVR-180")
def test_dice_that_double_down_tell_how_much_less_or_more_their_casino_pays_without_them() -> None:
    def told_of(boris: str) -> list[str]:
        state = royale("double-down")
        prize(state, 1, 60, 40)
        put(state, 1, "0", boris)
        hands(state, "3", "1", "1", "1")
        do(state, "roll 1 1 1", "place 1")
        return [told(state, f"double {dice} 0").partition("; ")[2] for dice in (1, 2, 3)]

    assert told_of("2") == ["casino −$60,000", "casino −$20,000", "casino −$60,000"]
    assert told_of("3") == ["casino +$40,000", "casino +$40,000", ""]


@rule("LVR-171")
def test_a_division_shows_both_piles() -> None:
    state = royale("black-box")
    put(state, 1, "0", "0", "0", "2")
    end_round(state)
    do(state, "split 2")
    assert [offered(state, event).args for event in options(state)[:1]] == [{"money": [60_000, 20_000], "left": [20_000, 0, 0, 0]}]


def after(state: Royale, event: str) -> dict[str, tuple[list[int], list[int]]]:
    """The casinos that an answer changes: the strength of Anna, Boris and the grey dice then, and who would be paid."""
    seen = offered(state, event).args["after"]
    return {casino: ([one.strength[row] for row in (ANNA, BORIS, -1)], one.winners) for casino, one in seen.items()}


GREY = 4


@rule("LVR-151", "LVR-161")
def test_grey_dice_show_what_becomes_of_a_casino() -> None:
    state = royale("block-it")
    put(state, 3, "1", "2")
    do(state, "roll 1 2 2 2 2 2 2 +6", "place 1")
    assert after(state, "block 3 3") == {"3": ([1, 2, 3], [GREY, BORIS])}
    assert after(state, "block 2 3") == {"3": ([1, 2, 2], [ANNA])}
    state = royale("handicap")
    put(state, 4, "1")
    do(state, "roll 1 2 2 2 2 2 2 +6", "place 1")
    assert after(state, "grey 4 chip") == {"4": ([1, 0, 1], [])}


@rule("LVR-164")
def test_a_die_action_shows_the_casino_with_the_die_and_without_it() -> None:
    state = royale("handicap")
    put(state, 3, "1+1")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 2 +6", "place 1", "grey 1 die")
    assert after(state, "set big 3") == {"3": ([5, 0, 1], [ANNA, GREY])}
    assert after(state, "back small 3") == {"3": ([2, 0, 1], [ANNA, GREY])}
    assert after(state, "back big 3") == {"3": ([1, 0, 1], [])}


@rule("LVR-61", "LVR-180")
def test_black_dice_and_dice_that_double_down_show_every_casino_they_change() -> None:
    state = royale("prime-time")
    put(state, 1, "1")
    put(state, 5, "0", "1")
    end_round(state)
    do(state, "roll 3 5")
    assert after(state, "black 3 5") == {"3": ([1, 0, 0], [ANNA]), "5": ([1, 1, 0], [])}
    do(state, "decline")
    state = royale("double-down")
    hands(state, "2+1", "1", "1", "1")
    do(state, "roll 1 1 +1", "place 1")
    assert after(state, "double 1 1") == {"1": ([1, 0, 0], [ANNA])}


@rule("LVR-111")
def test_whoever_leaves_the_power_play_rolls() -> None:
    state = royale("power-play")
    hands(state, "3", "1", "0", "0")
    do(state, "roll 1 2 2", "place 1", "roll 6", "place 6")
    assert Speech("en", find_game("las-vegas-royale")).offer(offered(state, "decline")) == "Roll instead"


def prime_time(*black: str) -> Royale:
    """Anna has won Prime Time; elsewhere she may gain, tie or gain nothing."""
    state = royale("prime-time")
    put(state, 1, "2", "1")
    put(state, 3, "1", "1")
    put(state, 5, "1", "2")
    put(state, 6, "0", "2")
    end_round(state)
    do(state, f"roll {' '.join(black)}")
    return state


@rule("LVR-62")
def test_a_black_die_says_how_its_owner_would_stand() -> None:
    state = prime_time("3", "5")
    assert [told(state, event) for event in ("black 3", "black 5")] == ["strength 2: $50,000", "tie with Boris: $0"]


@rule("LVR-62")
def test_black_dice_in_two_casinos_say_what_they_come_to_together_and_where_they_tie() -> None:
    assert told(prime_time("3", "5"), "black 3 5") == "together $50,000, a tie in casino 5"
    assert told(prime_time("5", "6"), "black 5 6") == "no note, ties in both"


@rule("LVR-61")
def test_both_black_dice_name_their_casinos_and_that_of_a_double_once() -> None:
    def called(black: str) -> str:
        return Speech("en", find_game("las-vegas-royale")).offer(offered(prime_time(*black.split()), f"black {black}"))

    assert called("5 6") == "Both black dice into casinos 5 and 6"
    assert called("5 5") == "Both black dice into casino 5"


@rule("LVR-62")
def test_both_black_dice_of_a_double_count_in_their_casino() -> None:
    assert told(prime_time("5", "5"), "black 5 5") == "strength 3: $70,000"
