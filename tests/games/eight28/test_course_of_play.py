"""Course of play: hidden cards, actions A and B, going out, the end of a round."""

from __future__ import annotations

import pytest

from railbird.core.contract import Chance, Scribe
from railbird.core.door import IllegalMove, play, why_not
from railbird.games.eight28 import facts
from railbird.games.eight28.notation import parse
from tests.games.eight28.build import asked, look, new, outcomes, pile, run, table, told
from tests.rulebook import rule


@rule("828-20")
def test_a_round_starts_with_one_card_face_down_for_everybody() -> None:
    state = new(3)
    run(state, "dealer 2", "deal 5", "deal 1/11")
    assert [player.hidden for player in state.players] == [11, 0, 5]
    run(state, "deal 9")
    assert [player.hidden for player in state.players] == [11, 9, 5]
    assert asked(state) == (2, ["take", "decline"])


@rule("828-20")
def test_nobody_answers_while_hidden_cards_are_dealt() -> None:
    state = new(3)
    run(state, "dealer 1", "deal 5")
    refused = why_not(state, 1, parse("take"))
    assert refused is not None
    assert refused.rule == "828-20"


@rule("828-21")
def test_only_its_owner_sees_and_is_told_a_hidden_card() -> None:
    state = new(3)
    run(state, "dealer 1")
    state.scribe = scribe = Scribe()
    turn = state.pending()
    assert isinstance(turn, Chance)
    assert (turn.seat, turn.secret) == (1, True)
    for card in ("deal 5", "deal 1/11", "deal 9"):
        play(state, parse(card))
    assert [told(scribe.facts(seat), facts.HiddenCard) for seat in (1, 2, 0)] == [
        [facts.HiddenCard("5")],
        [facts.HiddenCard("1/11")],
        [facts.HiddenCard("9")],
    ]
    assert told(scribe.facts(None), facts.HiddenCard) == []
    assert [player.hidden for player in look(state, 1).players] == ["?", "5", "?"]
    assert [player.hidden for player in look(state, None).players] == ["?", "?", "?"]


@rule("828-21")
def test_other_hidden_cards_count_among_the_unseen() -> None:
    state = table("5", "1/11", "9")
    assert look(state, 1).unseen == [15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 7]
    assert look(state, 0).unseen == [15, 3, 3, 3, 2, 3, 3, 4, 3, 3, 8]
    assert look(state, 0).deck == 48


@rule("828-23")
def test_action_a_moves_a_blue_crystal_to_the_centre() -> None:
    state = new(3)
    run(state, "dealer 1", "deal 5", "deal 6")
    assert pile(state.centre) == (0, 0)
    said = run(state, "deal 7")
    assert (pile(state.supply), pile(state.centre)) == ((54, 15), (1, 0))
    assert told(said, facts.CrystalLaid) == [facts.CrystalLaid(0, False)]


@rule("828-24")
def test_without_blue_crystals_action_a_moves_a_red_one() -> None:
    state = table("5", "6", "7", blue=4, supply=(0, 15), dealer=2)
    said = run(state, "take", "turn 1", "decline", "decline")
    assert (pile(state.supply), pile(state.centre)) == ((0, 14), (4, 1))
    assert told(said, facts.CrystalLaid) == [facts.CrystalLaid(0, True)]


@rule("828-25")
def test_offers_go_clockwise_from_the_dealers_left_to_the_dealer() -> None:
    state = table("5", "6", "7", "8", dealer=2)
    seats = []
    for _ in range(4):
        seats.append(asked(state)[0])
        run(state, "take", "turn 1")
    assert seats == [3, 0, 1, 2]


@rule("828-26")
def test_only_the_player_who_is_asked_may_answer() -> None:
    state = table("5", "6", "7")
    assert asked(state) == (1, ["take", "decline"])
    assert why_not(state, 1, parse("take")) is None
    for seat in (0, 2):
        refused = why_not(state, seat, parse("take"))
        assert refused is not None
        assert (refused.rule, refused.args) == ("828-26", {"seat": 1})


@rule("828-27")
def test_a_taken_card_lies_face_up_and_counts() -> None:
    state = table("5", "6", "7")
    said = run(state, "take", "turn 1/11", "decline", "decline", "take", "turn 4")
    assert look(state, None).players[1].cards == ["1/11"]
    assert look(state, 0).players[2].totals == [4]
    assert look(state, 1).players[1].totals == [7, 17]
    assert told(said, facts.Takes) == [facts.Takes(1, "1/11", [1, 11]), facts.Takes(2, "4", [4])]


@rule("828-27")
def test_while_a_card_is_turned_up_nobody_answers() -> None:
    state = table("5", "6", "7")
    run(state, "take")
    refused = why_not(state, 2, parse("decline"))
    assert refused is not None
    assert (refused.rule, refused.args) == ("828-27", {"seat": 1})
    with pytest.raises(IllegalMove, match="828-27"):
        play(state, parse("take"))


@rule("828-28")
def test_a_declined_card_stays_unseen_in_the_deck() -> None:
    state = table("5", "6", "7")
    before = (list(state.deck), look(state, 0).unseen)
    said = run(state, "decline")
    assert (list(state.deck), look(state, 0).unseen) == before
    assert said == [facts.Declines(1)]


@rule("828-29")
def test_who_declined_may_take_a_card_in_a_later_action_b() -> None:
    state = table("5", "6", "7")
    run(state, "decline", "take", "turn 2", "decline")
    assert state.dealer == 1
    run(state, "decline", "decline")
    assert asked(state) == (1, ["take", "decline"])
    run(state, "take", "turn 3")
    assert state.players[1].cards == [3]


@rule("828-30")
def test_when_passes_are_final_who_declined_is_not_asked_again() -> None:
    state = table("5", "6", "7", pass_is_final=True)
    run(state, "decline", "take", "turn 2", "take", "turn 2")
    assert (state.dealer, asked(state)[0]) == (1, 2)
    refused = why_not(state, 1, parse("take"))
    assert refused is not None
    assert refused.rule == "828-30"
    run(state, "take", "turn 3", "take", "turn 3")
    assert (state.dealer, asked(state)[0]) == (2, 0)


@rule("828-31")
def test_each_dual_card_counts_1_or_11_on_its_own() -> None:
    state = table("1/11 1/11 4", "6", "7")
    assert look(state, 0).players[0].totals == [6, 16, 26]
    assert look(state, 1).players[0].totals == [5, 15]


@rule("828-32")
def test_a_player_with_28_face_up_is_out_and_is_not_asked_again() -> None:
    state = table("1", "1 10 10", "7", takers=1)
    said = run(state, "take", "turn 8")
    assert told(said, facts.GoesOut) == [facts.GoesOut(1, 28)]
    run(state, "take", "turn 2", "take", "turn 2")
    assert (state.dealer, asked(state)[0]) == (1, 2)
    refused = why_not(state, 1, parse("take"))
    assert refused is not None
    assert (refused.rule, refused.args) == ("828-32", {"total": 28})


@rule("828-32")
def test_a_player_with_27_face_up_is_still_in() -> None:
    state = table("1", "1 10 10", "7", takers=1)
    said = run(state, "take", "turn 7")
    assert told(said, facts.GoesOut) == []
    assert not state.players[1].is_out()


@rule("828-33")
def test_going_out_counts_dual_cards_as_1_and_leaves_the_hidden_card_aside() -> None:
    state = table("1", "10 10 10 1/11", "7", takers=1)
    run(state, "take", "turn 1/11")
    assert state.players[1].open == 22
    assert not state.players[1].is_out()
    run(state, "decline", "decline", "decline", "decline", "take", "turn 6")
    assert state.players[1].is_out()


@rule("828-34")
def test_the_hidden_card_of_a_player_who_is_out_stays_hidden() -> None:
    state = table("1", "9 10 10", "7", takers=1)
    run(state, "take", "turn 8")
    assert [look(state, seat).players[1].hidden for seat in (0, 1, None)] == ["?", "9", "?"]


@rule("828-35")
def test_a_player_who_is_out_still_deals() -> None:
    state = table("1", "1 10 10 9", "7", blue=5, takers=1, turn=2)
    said = run(state, "take", "turn 2", "decline")
    assert state.dealer == 1
    assert told(said, facts.CrystalLaid) == [facts.CrystalLaid(1, False)]
    assert asked(state)[0] == 2
    run(state, "take", "turn 2", "decline")
    assert (state.dealer, asked(state)[0], pile(state.centre)) == (2, 0, (7, 0))


@rule("828-36")
def test_a_single_player_goes_on_alone_with_a_crystal_for_every_offer() -> None:
    state = table("1 10 10 9", "1 10 10 8", "7", blue=5, dealer=1)
    for card in (1, 2, 3):
        assert asked(state) == (2, ["take", "decline"])
        run(state, "take", f"turn {card}")
    assert pile(state.centre) == (8, 0)
    assert not told(run(state), facts.RoundEnds)
    assert told(run(state, "decline"), facts.RoundEnds) == [facts.RoundEnds(1)]


@rule("828-37")
def test_the_deck_passes_to_the_left_after_actions_a_and_b() -> None:
    state = table("5", "6", "7", dealer=2, blue=1)
    run(state, "take", "turn 1", "decline", "decline")
    assert (state.dealer, asked(state)[0], pile(state.centre)) == (0, 1, (2, 0))


@rule("828-38")
def test_the_round_ends_when_everybody_declines_in_one_action_b() -> None:
    state = table("5", "6", "7", blue=1)
    run(state, "decline", "decline", "take", "turn 1")
    assert state.round == 0
    said = run(state, "decline", "decline", "decline")
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]
    assert state.round == 1


@rule("828-38")
def test_the_dealer_taking_a_card_keeps_the_round_going() -> None:
    state = table("5", "6", "7")
    run(state, "decline", "decline")
    assert asked(state)[0] == 0
    run(state, "take", "turn 1")
    assert (state.round, state.dealer) == (0, 1)


@rule("828-38")
def test_declines_in_two_actions_b_do_not_end_the_round() -> None:
    state = table("5", "6", "7")
    run(state, "take", "turn 1", "decline", "decline")
    said = run(state, "decline", "decline")
    assert told(said, facts.RoundEnds) == []
    assert asked(state)[0] == 1


@rule("828-39")
def test_a_player_who_is_out_counts_as_declining() -> None:
    state = table("5", "1 10 10 9", "7", turn=2)
    said = run(state, "decline", "decline")
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]


@rule("828-39", "828-38")
def test_going_out_is_taking_a_card_so_the_others_are_asked_once_more() -> None:
    state = table("5", "1 10 10", "7")
    said = run(state, "take", "turn 9", "decline", "decline")
    assert told(said, facts.RoundEnds) == []
    assert (state.dealer, asked(state)[0]) == (1, 2)


@rule("828-40")
def test_when_nobody_is_left_in_the_round_ends_without_another_crystal() -> None:
    state = table("1 10 10 9", "1 10 9 9", "7 10 8 8", blue=6, dealer=1)
    said = run(state, "take", "turn 7")
    assert told(said, facts.CrystalLaid) == []
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]
    assert (state.round, state.dealer) == (1, 2)


@rule("828-41")
def test_when_passes_are_final_the_round_ends_with_the_last_pass() -> None:
    state = table("5", "6", "7", pass_is_final=True)
    run(state, "decline", "take", "turn 1", "decline")
    said = run(state, "decline")
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]


@rule("828-41")
def test_when_passes_are_final_the_round_ends_when_the_last_player_goes_out() -> None:
    state = table("5", "6", "7 10 10", pass_is_final=True)
    said = run(state, "decline", "take", "turn 9", "decline")
    assert told(said, facts.CrystalLaid) == []
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]


@rule("828-42")
def test_with_the_last_card_taken_the_round_ends_at_once() -> None:
    state = table("5", "6", "7", "8", "9", "10", blue=6, deck="1 3")
    run(state, "take", "turn 3", "take")
    assert outcomes(state) == {"turn 1": 1}
    said = run(state, "turn 1")
    assert told(said, facts.DeckRunsOut) == [facts.DeckRunsOut()]
    assert told(said, facts.RoundEnds) == [facts.RoundEnds(1)]
    assert told(said, facts.Declines) == []
    assert told(said, facts.CrystalLaid) == []
    assert (state.round, state.dealer) == (1, 1)


@rule("828-43")
def test_crystals_and_face_up_cards_are_seen_by_everyone() -> None:
    state = table("5 3", "6 1/11", "7", blue=3, supply=(40, 15))
    state.players[2].won.blue = 12
    for seat in (0, 1, 2, None):
        seen = look(state, seat)
        assert (seen.supply.blue, seen.supply.red, seen.centre.blue) == (40, 15, 3)
        assert [player.won.blue for player in seen.players] == [0, 0, 12]
        assert [player.cards for player in seen.players] == [["3"], ["1/11"], []]
