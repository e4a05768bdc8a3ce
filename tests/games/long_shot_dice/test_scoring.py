"""The end of the race and the final scoring."""

from __future__ import annotations

from railbird.core.contract import Chance, Decide, Over
from railbird.games.long_shot_dice.facts import FinalScore, GameEnds
from railbird.games.long_shot_dice.view import look
from tests.games.long_shot_dice.build import (
    acting,
    at,
    clean,
    do,
    finish,
    give,
    listen,
    mark,
    put,
    refused,
    refused_to,
    score_now,
    whose_turn,
)
from tests.rulebook import rule


@rule("LSD-1", "LSD-250", "LSD-252", "LSD-253", "LSD-255", "LSD-256")
def test_the_printed_example_of_the_final_count() -> None:
    """Ivan: third place 15, sets of horses 2 and 4 worth 10, bets 6 x 1 + 5 x 4 + 6 x 9 = 80, $4 left: $109."""
    state = acting(8, own=[5])
    ivan = state.sheets[0]
    ivan.money = 4
    ivan.bets = [6, 5, 0, 5, 0, 0, 6, 3]
    ivan.helmets = ivan.jerseys = 2**1 + 2**3
    put(state, h1=13, h4=9, h8=11)
    finish(state, 7, 2, 5)
    assert look(state, 0).players[0].pays == [6, 20, 0, 0, 0, 0, 54, 0]
    told = listen(state)
    assert score_now(state).scores[0] == 109
    assert told.of(FinalScore)[0] == FinalScore(0, prizes=15, bets=80, sets=10, money=4, abilities=0, score=109)


@rule("LSD-4")
def test_nothing_may_be_done_after_the_final_count() -> None:
    state = acting(8)
    finish(state, 1, 2, 3)
    score_now(state)
    for event in ("roll 1 1", "helmet 8", "pass"):
        assert refused(state, event) == "LSD-4"
        assert refused_to(state, 1, event) == "LSD-4"


@rule("LSD-240")
def test_the_round_of_the_third_finish_is_completed() -> None:
    state = clean(3)
    finish(state, 1, 2)
    put(state, h8=15)
    do(state, "roll 8 1")
    assert len(state.finishers) == 3
    for seat in (1, 2, 3):
        assert whose_turn(state) == seat
        do(state, "helmet 8")
    assert isinstance(state.pending(), Over)


@rule("LSD-240")
def test_two_finishers_do_not_end_the_race() -> None:
    state = clean()
    finish(state, 1, 2)
    do(state, "roll 8 1", "helmet 8", "helmet 8")
    assert isinstance(state.pending(), Chance)


@rule("LSD-241")
def test_in_the_last_round_bonuses_still_move_horses() -> None:
    state = clean()
    finish(state, 1, 2)
    put(state, h8=15, h5=10)
    do(state, "roll 8 1")
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus forward-one", "move 5")
    assert at(state, 5) == 13
    assert isinstance(state.pending(), Decide)


@rule("LSD-242")
def test_a_sheet_shows_what_it_would_score_if_the_race_ended_now() -> None:
    """Horse 4 is home; 7 is next, then 2, level with 5; the third place is that of the lower number."""
    state = acting(8, own=[7, 5])
    state.sheets[0].bets = [0, 3, 0, 0, 2, 0, 1, 0]
    finish(state, 4)
    put(state, h7=13, h2=12, h5=12)
    sheet = look(state, 0).players[0]
    assert sheet.pays == [0, 3 * 3, 0, 0, 2, 0, 8, 0]
    assert (sheet.score.prizes, sheet.score.bets, sheet.score.abilities) == (25, 19, 3 * 2)
    assert sheet.score.total == 12 + 25 + 19 + 6
    assert look(state, 0).finishers == [4]


@rule("LSD-242")
def test_a_horse_before_the_start_has_no_place() -> None:
    state = clean()
    state.sheets[0].bets[0] = 3
    assert look(state, 0).players[0].pays[0] == 0
    put(state, h1=1)
    assert look(state, 0).players[0].pays[0] == 3 * 5


@rule("LSD-257", "LSD-242")
def test_a_card_shows_what_it_would_add_to_the_score_of_its_owner() -> None:
    state = acting(8, cards="great-appreciation", own=[5, 7, 8])
    state.sheets[0].bets[0] = 1
    put(state, h8=9, h7=8)
    assert [horse.scores for horse in look(state, 0).horses] == [0, 0, 0, 0, 0, 0, 2, 2 * 10]
    assert look(state, 0).players[0].score.abilities == 22


@rule("LSD-250", "LSD-251")
def test_prizes_go_to_owners_and_those_of_unowned_horses_to_nobody() -> None:
    state = acting(8, own=[7])
    give(state, 2, 3)
    finish(state, 3, 4, 7)
    assert score_now(state).scores == [12 + 15, 12 + 35]


@rule("LSD-252")
def test_bets_on_placed_horses_are_multiplied_by_their_odds() -> None:
    odds = [(5, 4, 3)] * 2 + [(6, 5, 4)] * 2 + [(7, 6, 5)] * 2 + [(9, 8, 7)] * 2
    for number in range(1, 9):
        others = [other for other in range(1, 9) if other != number]
        for place in range(3):
            state = acting(8)
            state.sheets[0].bets[number - 1] = 2
            finish(state, *others[:place], number, *others[place:2])
            assert score_now(state).scores[0] == 12 + 2 * odds[number - 1][place]


@rule("LSD-253")
def test_a_bet_beyond_the_line_comes_back_once_and_others_are_lost() -> None:
    state = acting(8)
    state.sheets[0].bets = [0, 0, 0, 7, 3, 2, 0, 0]
    put(state, h4=12, h5=15, h6=11)
    finish(state, 1, 2, 3)
    assert score_now(state).scores[0] == 12 + 7 + 3


@rule("LSD-254")
def test_the_space_at_the_very_end_counts() -> None:
    """A horse pushed back over the line by the last action of the race is lost."""
    state = clean(2)
    finish(state, 1, 2)
    put(state, h8=15, h5=13)
    state.sheets[0].bets[4] = 3
    do(state, "roll 8 1", "helmet 8")
    mark(state, "12", "13", "14", seat=2)
    do(state, "concession 1 1", "bonus back-one", "move 5")
    over = state.pending()
    assert isinstance(over, Over)
    assert over.scores[0] == 12


@rule("LSD-255")
def test_five_dollars_for_each_set() -> None:
    state = acting(8)
    state.sheets[0].helmets = 0b0111
    state.sheets[0].jerseys = 0b1110
    finish(state, 5, 6, 7)
    assert score_now(state).scores[0] == 12 + 2 * 5


@rule("LSD-256", "LSD-257")
def test_money_and_abilities_are_added_and_everything_is_told() -> None:
    state = acting(8, own=[7])
    state.sheets[0].money = 6
    state.sheets[0].bets = [2, 0, 0, 0, 0, 0, 0, 1]
    finish(state, 1, 7, 3)
    told = listen(state)
    over = score_now(state)
    assert over.scores[0] == 25 + 10 + 6 + 4
    assert told.of(FinalScore)[0] == FinalScore(0, 25, 10, 0, 6, 4, 45)
    assert told.of(GameEnds) == [GameEnds([0])]


@rule("LSD-257")
def test_abilities_count_for_whoever_owns_the_card() -> None:
    state = acting(8, 3)
    for seat in (1, 2, 3):
        state.sheets[seat - 1].bets[7] = 1
    give(state, 2, 7)
    finish(state, 1, 2, 3)
    assert score_now(state).scores == [12, 12 + 2, 12]


@rule("LSD-1", "LSD-258")
def test_most_money_wins_and_a_tie_goes_to_the_better_placed_horse() -> None:
    state = acting(8, 3, own=[1])
    give(state, 2, 2)
    finish(state, 1, 2, 3)
    state.sheets[0].money, state.sheets[1].money, state.sheets[2].money = 0, 10, 35
    over = score_now(state)
    assert (over.scores, over.shares) == ([35, 35, 35], [840, 0, 0])
    state = acting(8, 2)
    finish(state, 1, 2, 3)
    state.sheets[1].money = 13
    assert score_now(state).shares == [0, 840]


@rule("LSD-259")
def test_no_placed_horse_is_worst_and_a_full_tie_is_shared() -> None:
    state = acting(8, 3)
    give(state, 2, 3)
    finish(state, 1, 2, 3)
    state.sheets[0].money, state.sheets[1].money, state.sheets[2].money = 15, 0, 15
    assert score_now(state).shares == [0, 840, 0]
    state = acting(8, 3)
    finish(state, 1, 2, 3)
    assert score_now(state).shares == [280, 280, 280]
