"""Preparing the next round, and the end of the game."""

from __future__ import annotations

import pytest

from railbird.core.contract import WIN
from railbird.core.door import IllegalMove, play, why_not
from railbird.games.eight28 import facts
from railbird.games.eight28.notation import parse
from railbird.games.eight28.rules import Eight28
from tests.games.eight28.build import finish, look, over, pile, run, table, told, won
from tests.rulebook import rule


def last_round(*hands: str, blue: int = 0, red: int = 1, **variant: object) -> Eight28:
    """The dealer has laid the first red crystal."""
    return table(*hands, blue=blue, red=red, supply=(0, 14), **variant)  # type: ignore[arg-type]


@rule("828-90")
def test_crystals_put_aside_lie_in_the_centre_before_the_first_action_a() -> None:
    state = table("8", "2", "10 9", blue=7)
    finish(state)
    assert pile(state.centre) == (1, 0)
    run(state, "deal 3", "deal 3", "deal 3")
    assert pile(state.centre) == (2, 0)


@rule("828-91")
def test_all_cards_are_shuffled_again() -> None:
    state = table("8", "2 1/11", "10 9", blue=6)
    finish(state, "join 8")
    assert list(state.deck) == list(state.box.deck)
    assert [(player.hidden, player.cards) for player in state.players] == [(0, [])] * 3


@rule("828-92")
def test_the_player_left_of_the_last_dealer_deals_first() -> None:
    state = table("8", "2", "10 9", blue=6, dealer=1)
    run(state, "take", "turn 1", "decline", "decline")
    said = finish(state)
    assert told(said, facts.RoundBegins) == [facts.RoundBegins(2, 0)]
    assert state.dealer == 0


@rule("828-100", "828-105")
def test_the_round_of_the_first_red_crystal_is_the_last() -> None:
    state = table("8", "2", "10 9", blue=4, supply=(1, 15))
    run(state, "take", "turn 1", "decline", "decline")
    assert not state.is_last_round()
    said = run(state, "take", "turn 1", "decline", "decline")
    assert told(said, facts.LastRound) == [facts.LastRound()]
    said = run(state, "take", "turn 1", "decline", "decline")
    assert told(said, facts.LastRound) == []
    finish(state)
    assert won(state) == [(0, 0), (2, 1), (2, 1)]
    assert over(state).scores == [0, 4, 4]


@rule("828-100")
def test_the_last_blue_crystal_does_not_end_the_game() -> None:
    state = table("8", "2", "10 9", blue=4, supply=(0, 15))
    finish(state)
    assert (state.round, state.is_revealed, state.is_last_round()) == (1, False, False)
    run(state, "deal 1", "deal 1", "deal 1")
    assert state.is_last_round()


@rule("828-101")
def test_the_last_round_may_end_with_its_first_offers() -> None:
    state = last_round("8", "2", "10 9", blue=2)
    said = run(state, "decline", "decline", "decline")
    assert told(said, facts.GameEnds) == [facts.GameEnds([0, 2])]
    assert over(state).scores == [2, 0, 2]


@rule("828-102")
def test_without_crystals_action_a_is_skipped_and_the_round_goes_on() -> None:
    state = table("8", "2", "10 9", blue=2, red=15, supply=(0, 0))
    said = run(state, "take", "turn 1", "decline", "decline")
    assert told(said, facts.CrystalLaid) == []
    assert (pile(state.centre), state.dealer, state.seat) == ((2, 15), 1, 2)


@rule("828-103", "828-104")
def test_blue_crystals_are_worth_1_and_red_ones_2() -> None:
    state = last_round("8", "2", "10 9", red=2)
    state.players[0].won.blue = 5
    state.players[1].won.red = 4
    finish(state)
    assert over(state).scores == [7, 8, 2]


@rule("828-105")
def test_what_is_left_in_the_centre_counts_for_nobody() -> None:
    state = last_round("8", "2", "10 9", blue=3, red=1)
    said = finish(state)
    assert told(said, facts.LeftOver) == [facts.LeftOver(1, 0, is_last=True)]
    assert pile(state.centre) == (1, 0)
    assert over(state).scores == [2, 0, 2]


@rule("828-106")
def test_most_points_win() -> None:
    state = last_round("8", "2", "10 9", blue=2)
    state.players[1].won.blue = 3
    said = finish(state)
    assert over(state).shares == [0, WIN, 0]
    assert told(said, facts.GameEnds) == [facts.GameEnds([1])]
    assert told(said, facts.FinalScore)[1] == facts.FinalScore(1, 3, 0, 3)


@rule("828-107")
def test_equal_points_share_the_victory() -> None:
    state = last_round("8", "2", "10 9", blue=2)
    finish(state)
    assert won(state) == [(2, 0), (0, 0), (0, 1)]
    assert over(state).shares == [WIN // 2, 0, WIN // 2]


@rule("828-108")
def test_by_option_red_crystals_break_the_tie() -> None:
    state = last_round("8", "2", "10 9", blue=2, red_breaks_ties=True)
    finish(state)
    assert won(state) == [(2, 0), (0, 0), (0, 1)]
    assert over(state).scores == [2, 0, 2]
    assert over(state).shares == [0, 0, WIN]


@rule("828-109")
def test_after_the_end_nobody_may_act() -> None:
    state = last_round("8", "2", "10 9", blue=2)
    finish(state)
    for event in ("take", "decline", "join 8", "deal 5", "dealer 1"):
        with pytest.raises(IllegalMove, match="828-109"):
            play(state, parse(event))
        for seat in range(3):
            refused = why_not(state, seat, parse(event))
            assert refused is not None
            assert refused.rule == "828-109"
    assert [player.hidden for player in look(state, None).players] == ["8", "2", "10"]


@rule("828-22", "828-11")
def test_lots_and_cards_are_never_chosen() -> None:
    state = table("5", "6", "7")
    for event, number in {"dealer 1": "828-22", "turn 5": "828-11", "deal 5": "828-11"}.items():
        refused = why_not(state, 1, parse(event))
        assert refused is not None
        assert refused.rule == number
