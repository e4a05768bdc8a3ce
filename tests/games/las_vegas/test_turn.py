"""Course of play, and chips."""

from __future__ import annotations

from railbird.core.chance import Dice
from railbird.core.contract import Decide
from railbird.core.door import why_not
from railbird.core.game import find_game
from railbird.games.las_vegas.facts import Passes, Places, Rolls
from railbird.speech import Speech
from tests.games.las_vegas.build import do, fresh, hands, listen, options, put, refused, table
from tests.rulebook import rule


@rule("LV-10")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = table(3)
    order = []
    for _ in range(4):
        turn = state.pending()
        assert isinstance(turn, Dice)
        order.append(turn.seat)
        do(state, "roll 1 1 1 1 1 1 1 +2", "pass")
    assert order == [0, 1, 2, 0]


@rule("LV-10")
def test_the_game_lasts_three_rounds() -> None:
    state = table(3)
    for round_number in range(3):
        assert state.round == round_number
        state.end_round()
    assert state.round == 3
    assert not isinstance(state.pending(), Decide)


@rule("LV-11")
def test_all_dice_in_hand_are_rolled_and_no_others() -> None:
    state = table()
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.first, turn.second, turn.ways()) == (7, 1, 6**8)
    assert refused(state, "roll 1 1 1 +2") == "LV-11"
    hands(state, "3", "7+1", "7+1", "7+1")
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.first, turn.second) == (3, 0)


@rule("LV-11")
def test_nobody_chooses_a_roll() -> None:
    state = table()
    do(state, "roll 1 1 1 1 1 1 1 +2")
    assert refused(state, "roll 6 6 6 6 6 6 6 +6") == "LV-11"


@rule("LV-12")
def test_exactly_one_rolled_number_is_chosen() -> None:
    state = table()
    do(state, "roll 1 1 3 3 3 3 5 +6")
    assert options(state) == ["place 1", "place 3", "place 5", "place 6", "pass"]
    assert refused(state, "place 2") == "LV-12"


@rule("LV-13", "LV-15")
def test_boris_must_place_all_four_dice_and_rolls_his_last_one_alone() -> None:
    """The printed example: five dice are left, four show 3 and one shows 5."""
    state = table()
    hands(state, "5", "0", "0", "0")
    do(state, "roll 3 3 3 3 5", "place 3")
    assert state.casinos[2].strength(0) == 4
    assert state.players[0].small == 1
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert (turn.seat, turn.first) == (0, 1)
    do(state, "roll 2")
    assert options(state) == ["place 2", "pass"]


@rule("LV-13", "LV-30")
def test_the_big_die_goes_with_the_small_ones() -> None:
    state = table()
    told = listen(state)
    do(state, "roll 1 1 4 4 4 6 6 +4", "place 4")
    assert (state.players[0].small, state.players[0].big) == (4, 0)
    assert state.casinos[3].strength(0) == 5
    assert state.casinos[3].big(0) == 1
    assert told.of(Rolls) == [Rolls(0, [1, 1, 4, 4, 4, 6, 6], [4], [])]
    assert told.of(Places) == [Places(0, 4, 3, 1, 0)]


@rule("LV-14")
def test_dice_of_others_do_not_matter_and_the_rest_returns_to_the_hand() -> None:
    state = table()
    put(state, 4, "1", "2", "0", "7+1")
    do(state, "roll 1 1 4 4 4 6 6 +1", "place 4")
    assert state.casinos[3].strengths() == [4, 2, 0, 9]
    assert (state.players[0].small, state.players[0].big) == (4, 1)


@rule("LV-15")
def test_whoever_has_no_dice_is_passed_over() -> None:
    state = table()
    hands(state, "2", "0", "0", "1")
    do(state, "roll 1 2", "place 1")
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert turn.seat == 3


@rule("LV-16")
def test_only_the_seat_on_turn_chooses_and_only_after_its_roll() -> None:
    state = table()
    parse = find_game("las-vegas").parse
    assert refused(state, "place 1") == "LV-16"
    do(state, "roll 1 1 1 1 1 1 1 +1")
    assert why_not(state, 0, parse("place 1")) is None
    refusal = why_not(state, 2, parse("place 1"))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("LV-16", {"choosing": True, "seat": 0})


@rule("LV-16")
def test_before_the_roll_nobody_is_said_to_be_choosing() -> None:
    """It said of a player about to roll that somebody else was on, and before the first start that seat 0 was."""
    for state in (table(), fresh(starter="random")):
        refusal = why_not(state, 0, find_game("las-vegas").parse("place 1"))
        assert refusal is not None
        assert "Nobody chooses now" in Speech("en", find_game("las-vegas"), ["Ann", "Bo", "Cy", "Di"]).refusal(refusal)


@rule("LV-17")
def test_the_round_ends_when_the_last_die_is_placed() -> None:
    state = table()
    hands(state, "1", "0", "0", "1")
    do(state, "roll 6", "place 6")
    assert state.round == 0
    do(state, "roll 6", "place 6")
    assert state.round == 1


@rule("LV-20")
def test_a_chip_buys_a_turn_without_placing() -> None:
    state = table()
    told = listen(state)
    do(state, "roll 1 1 1 1 1 1 1 +1", "pass")
    assert (state.players[0].small, state.players[0].big, state.players[0].chips) == (7, 1, 1)
    assert sum(sum(casino.strengths()) for casino in state.casinos) == 0
    assert told.of(Passes) == [Passes(0, 1)]
    turn = state.pending()
    assert isinstance(turn, Dice)
    assert turn.seat == 1


@rule("LV-20")
def test_a_chip_is_paid_only_after_a_roll() -> None:
    assert refused(table(), "pass") == "LV-16"


@rule("LV-21")
def test_without_a_chip_dice_must_be_placed() -> None:
    state = table()
    state.players[0].chips = 0
    do(state, "roll 1 1 1 1 1 1 1 +1")
    assert options(state) == ["place 1"]
    assert refused(state, "pass") == "LV-21"


@rule("LV-22")
def test_a_player_may_pass_with_the_last_die_and_again() -> None:
    state = table()
    hands(state, "1", "0", "0", "0")
    do(state, "roll 1", "pass", "roll 1", "pass", "roll 1")
    assert state.players[0].chips == 0
    assert options(state) == ["place 1"]


@rule("LV-23")
def test_chips_do_not_run_out() -> None:
    state = table(5)
    for _ in range(2):
        state.end_round()
    assert [player.chips for player in state.players] == [6] * 5
