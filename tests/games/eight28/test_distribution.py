"""Distribution of the crystals: halves, ties, choices, remainders. Examples 1 to 4 are those of the rulebook."""

from __future__ import annotations

import pytest

from railbird.core.door import IllegalMove, play, why_not
from railbird.games.eight28 import facts
from railbird.games.eight28.notation import parse
from tests.games.eight28.build import asked, finish, look, pile, run, settle, table, told, won
from tests.rulebook import rule

JANA, NIKITA, DASHA, KOLJA = range(4)


@rule("828-53", "828-54", "828-56")
def test_example_1_two_eights_share_the_first_half_and_28_takes_the_second() -> None:
    state = table("5 3", "2 6", "10 9 9", "10 10 5", blue=8)
    said = finish(state)
    assert won(state) == [(2, 0), (2, 0), (4, 0), (0, 0)]
    assert told(said, facts.HalfWon) == [facts.HalfWon(8, 8, [JANA, NIKITA]), facts.HalfWon(28, 28, [DASHA])]


@rule("828-53", "828-54")
def test_example_2_without_exact_totals_the_nearest_below_win() -> None:
    state = table("10 9 7", "3 1", "4 2", "10 8 5", blue=6)
    said = finish(state)
    assert won(state) == [(3, 0), (0, 0), (3, 0), (0, 0)]
    assert told(said, facts.HalfWon) == [facts.HalfWon(8, 6, [DASHA]), facts.HalfWon(28, 26, [JANA])]


@rule("828-51", "828-57")
def test_example_3_odd_crystals_are_put_aside() -> None:
    state = table("5 3", "2 6", "10 9 9", "10 10 5", blue=7)
    said = finish(state)
    assert won(state) == [(1, 0), (1, 0), (3, 0), (0, 0)]
    assert told(said, facts.LeftOver) == [facts.LeftOver(2, 0, is_last=False)]
    assert pile(state.centre) == (2, 0)


@rule("828-60", "828-61")
@pytest.mark.parametrize(("choice", "halves"), [("join 8", [(8, 6), (28, 25)]), ("join 28", [(8, 4), (28, 26)])])
def test_example_4_totals_of_6_16_and_26_choose_between_6_and_26(choice: str, halves: list[tuple[int, int]]) -> None:
    state = table("1/11 1/11 4", "3 1", "10 9 6", "10 10 3", blue=6)
    settle(state)
    assert asked(state) == (0, ["join 8", "join 28"])
    assert look(state, 1).players[0].totals == [6, 16, 26]
    said = run(state, choice)
    assert [(fact.half, fact.total) for fact in told(said, facts.HalfWon)] == halves


@rule("828-50")
def test_all_hidden_cards_are_revealed_at_the_end_of_the_round() -> None:
    state = table("1/11 1/11 4", "3 1", "10 9 8", dealer=1, blue=6)
    said = settle(state)
    assert told(said, facts.Reveals) == [
        facts.Reveals(1, "3", [4]),
        facts.Reveals(2, "10", [27]),
        facts.Reveals(0, "1/11", [6, 16, 26]),
    ]
    assert [player.hidden for player in look(state, None).players] == ["1/11", "3", "10"]


@rule("828-52")
def test_a_single_crystal_waits_and_the_round_counts() -> None:
    state = table("8", "10 9 9", "5", blue=1, dealer=2)
    said = finish(state)
    assert won(state) == [(0, 0)] * 3
    assert pile(state.centre) == (1, 0)
    assert told(said, facts.HalfLaid) == [facts.HalfLaid(8, 0, 0), facts.HalfLaid(28, 0, 0)]
    assert (state.round, state.dealer) == (1, 0)


@rule("828-53")
def test_a_total_above_8_does_not_win_the_first_half() -> None:
    state = table("9", "2", "10 10", blue=4)
    finish(state)
    assert won(state) == [(0, 0), (2, 0), (2, 0)]


@rule("828-54")
def test_a_total_above_28_does_not_win_the_second_half() -> None:
    state = table("2", "10 10 9", "10 3", blue=4)
    finish(state)
    assert won(state) == [(2, 0), (0, 0), (2, 0)]


@rule("828-55")
def test_the_hidden_card_alone_can_bring_a_player_over_28() -> None:
    state = table("2", "5 10 9 8", "10 3", blue=4)
    assert not state.players[1].is_out()
    said = finish(state)
    assert facts.Reveals(1, "5", []) in said
    assert won(state) == [(2, 0), (0, 0), (2, 0)]


@rule("828-55")
def test_who_joins_neither_half_cannot_ask_for_one() -> None:
    state = table("1/11", "5 10 9 8", "10 3", blue=4)
    settle(state)
    refused = why_not(state, 1, parse("join 28"))
    assert refused is not None
    assert refused.rule == "828-55"


@rule("828-55", "828-58")
def test_when_everyone_is_over_28_both_halves_wait() -> None:
    state = table("10 10 9", "10 9 9 1", "8 8 8 8", blue=7)
    said = finish(state)
    assert won(state) == [(0, 0)] * 3
    assert pile(state.centre) == (7, 0)
    assert told(said, facts.HalfUnclaimed) == [facts.HalfUnclaimed(8), facts.HalfUnclaimed(28)]


@rule("828-56", "828-57")
def test_three_players_share_a_half_of_four() -> None:
    state = table("8", "5 3", "2 6", "10 9", blue=8)
    finish(state)
    assert won(state) == [(1, 0), (1, 0), (1, 0), (4, 0)]
    assert pile(state.centre) == (1, 0)


@rule("828-57")
def test_more_sharers_than_crystals_get_nothing() -> None:
    state = table("8", "5 3", "2 6", "10 9", blue=4)
    finish(state)
    assert won(state) == [(0, 0), (0, 0), (0, 0), (2, 0)]
    assert pile(state.centre) == (2, 0)


@rule("828-58")
def test_with_nobody_near_8_the_first_half_waits_and_the_second_does_not_grow() -> None:
    state = table("9", "10 2", "10 10 7", blue=9)
    said = finish(state)
    assert won(state) == [(0, 0), (0, 0), (4, 0)]
    assert pile(state.centre) == (5, 0)
    assert told(said, facts.HalfUnclaimed) == [facts.HalfUnclaimed(8)]


@rule("828-58")
def test_with_nobody_near_28_the_second_half_waits() -> None:
    state = table("8", "2", "5", blue=6)
    finish(state)
    assert won(state) == [(3, 0), (0, 0), (0, 0)]
    assert pile(state.centre) == (3, 0)


@rule("828-59")
def test_a_player_joins_one_half_only() -> None:
    state = table("1/11 7", "2", "10 2", blue=6)
    settle(state)
    refused = why_not(state, 1, parse("join 28"))
    assert refused is not None
    assert (refused.rule, refused.args) == ("828-59", {"half": 8})
    run(state, "join 8")
    assert won(state) == [(3, 0), (0, 0), (3, 0)]


@rule("828-60")
def test_a_half_is_not_chosen_while_cards_are_offered() -> None:
    state = table("1/11 7", "2", "10 2", blue=6)
    with pytest.raises(IllegalMove, match="828-60"):
        play(state, parse("join 8"))


@rule("828-38")
def test_no_card_is_offered_while_halves_are_chosen() -> None:
    state = table("1/11 7", "2", "10 2", blue=6)
    settle(state)
    with pytest.raises(IllegalMove, match="828-38"):
        play(state, parse("take"))


@rule("828-61")
def test_a_low_total_is_not_in_the_second_half() -> None:
    state = table("8", "7", "6", blue=6)
    said = finish(state)
    assert told(said, facts.HalfWon) == [facts.HalfWon(8, 8, [0])]


@rule("828-61")
def test_a_total_of_9_joins_the_second_half() -> None:
    state = table("8", "9", "6", blue=6)
    finish(state)
    assert won(state) == [(3, 0), (3, 0), (0, 0)]


@rule("828-61")
def test_the_highest_total_within_28_counts() -> None:
    state = table("1/11 1/11 9", "10 8", "2", blue=6)
    said = finish(state)
    assert facts.Reveals(0, "1/11", [11, 21]) in said
    assert told(said, facts.HalfWon) == [facts.HalfWon(8, 2, [2]), facts.HalfWon(28, 21, [0])]


@rule("828-62")
def test_who_has_totals_for_one_half_only_is_not_asked() -> None:
    state = table("1/11 8", "8", "10 5", blue=6)
    said = finish(state)
    assert told(said, facts.Joins) == []
    assert won(state) == [(3, 0), (3, 0), (0, 0)]
    assert told(said, facts.HalfWon) == [facts.HalfWon(8, 8, [1]), facts.HalfWon(28, 19, [0])]


@rule("828-63")
def test_by_option_a_low_total_may_compete_for_28() -> None:
    state = table("8", "7", "10 10 10", blue=6, low_for_28=True)
    settle(state)
    assert asked(state) == (0, ["join 8", "join 28"])
    run(state, "join 8", "join 28")
    assert won(state) == [(3, 0), (3, 0), (0, 0)]


@rule("828-64", "828-65")
def test_choosers_choose_clockwise_from_the_last_dealer() -> None:
    state = table("1/11", "1/11 2", "1/11 3", "1/11 4", blue=6, dealer=2)
    settle(state)
    order = []
    while state.is_revealed:
        order.append(asked(state)[0])
        run(state, "join 8")
    assert order == [2, 3, 0, 1]


@rule("828-64")
def test_who_chooses_later_waits() -> None:
    state = table("1/11", "1/11 2", "1/11 3", blue=6, dealer=2)
    settle(state)
    refused = why_not(state, 0, parse("join 8"))
    assert refused is not None
    assert (refused.rule, refused.args) == ("828-64", {"seat": 2})


@rule("828-65")
def test_the_order_starts_at_the_last_dealer_even_if_that_player_has_no_choice() -> None:
    state = table("1/11", "1/11 2", "5", "1/11 4", blue=6, dealer=2)
    settle(state)
    assert asked(state)[0] == 3
    said = run(state, "join 28")
    assert told(said, facts.Joins) == [facts.Joins(3, 28)]
    assert (asked(state)[0], look(state, 0).players[3].half) == (0, 28)


@rule("828-64", "828-37")
def test_the_last_dealer_is_the_one_of_the_last_action_b() -> None:
    state = table("1/11", "1/11 2", "1/11 3", blue=6, dealer=2)
    run(state, "take", "turn 4", "decline", "decline")
    settle(state)
    assert asked(state)[0] == 0
