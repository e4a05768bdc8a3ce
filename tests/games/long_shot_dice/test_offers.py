"""What an option would come to, as a player reads it before choosing."""

from __future__ import annotations

from railbird.core.game import view
from railbird.games.long_shot_dice.rules import LongShotDice
from railbird.speech import Speech
from tests.games.long_shot_dice.build import GAME, acting, do, fill_bar, finish, give, mark, put


def said(state: LongShotDice, event: str) -> str:
    return Speech("en", GAME, ["Ann", "Bo"]).offer(GAME.offer(view(state, 0), GAME.parse(event)))


def outcome(state: LongShotDice, event: str) -> str:
    return Speech("en", GAME, ["Ann", "Bo"]).outcome(GAME.offer(view(state, 0), GAME.parse(event)))


def test_the_key_of_another_number_is_its_digit_unless_a_bet_has_it() -> None:
    state = acting(8)
    assert "".join(GAME.offer(view(state, 0), GAME.parse(f"wild {number}")).shortcut for number in range(1, 8)) == "eio4567"


def test_a_concession_tells_how_full_its_lines_are_and_the_bonuses_it_earns() -> None:
    state = acting(8)
    mark(state, "12", "21", "31")
    assert outcome(state, "concession 1 1") == "then row 2/4, column 3/4"
    mark(state, "41")
    assert outcome(state, "concession 1 1") == "a bonus"
    mark(state, "13", "14")
    assert outcome(state, "concession 1 1") == "two bonuses"


def test_a_bet_tells_the_money_left_unless_it_is_free() -> None:
    assert outcome(acting(6), "bet 6 3") == "$9 left"
    assert outcome(acting(6, own=[4]), "bet 6 3") == ""


def test_a_bet_with_fancy_hat_tells_the_money_with_its_gain() -> None:
    state = acting(6, cards="fancy-hat", own=[5])
    assert outcome(state, "bet 6 3") == "$9 left"
    state.sheets[0].helmets = 2**5
    assert outcome(state, "bet 6 3") == "$10 left"


def test_a_free_bet_with_fancy_hat_tells_the_gain() -> None:
    state = acting(6, cards="fancy-hat", own=[4, 5])
    assert outcome(state, "bet 6 3") == ""
    state.sheets[0].helmets = 2**5
    assert outcome(state, "bet 6 3") == "$13 left"


def test_the_bet_of_strung_along_tells_its_money_and_where_the_horse_comes() -> None:
    state = acting(6, cards="strung-along", own=[1])
    assert said(state, "tug 6") == "Strung Along: bet $1 on horse 6 and move it to space 6"
    assert outcome(state, "tug 6") == "to space 6, $11 left"


def test_a_purchase_tells_the_money_left() -> None:
    assert outcome(acting(7), "buy 7") == "$8 left"


def test_a_helmet_tells_of_late_bets_or_of_the_set() -> None:
    state = acting(6)
    assert outcome(state, "helmet 6") == "bets past the line"
    state.sheets[0].jerseys = 2**5
    assert outcome(state, "helmet 6") == "set: $5"


def test_the_helmet_of_a_finished_horse_allows_no_bets() -> None:
    state = acting(6)
    finish(state, 6)
    assert outcome(state, "helmet 6") == ""


def test_a_jersey_tells_of_the_mark_and_of_the_set() -> None:
    state = acting(6)
    assert outcome(state, "jersey 6") == "+ card mark"
    state.sheets[0].helmets = 2**5
    assert outcome(state, "jersey 6") == "+ mark, set: $5"
    fill_bar(state, 6)
    assert outcome(state, "jersey 6") == "set: $5"


def test_an_ability_marks_a_jersey_without_the_card() -> None:
    state = acting(6)
    do(state, "buy 6")
    assert outcome(state, "jersey 1") == ""


def test_what_an_ability_offers_is_grouped_by_what_is_marked() -> None:
    state = acting(6)
    do(state, "buy 6")
    groups = {event: GAME.offer(view(state, 0), GAME.parse(event)).group for event in ("concession 1 1", "helmet 1", "jersey 1", "decline")}
    assert groups == {"concession 1 1": "concession", "helmet 1": "helmet", "jersey 1": "jersey", "decline": "decline"}


def test_a_bonus_tells_what_its_owner_gets() -> None:
    state = acting(8, cards="silver-spoon,three-four-five")
    mark(state, "12", "13", "14")
    do(state, "concession 1 1")
    assert said(state, "bonus money") == "Bonus: money, $7"
    assert said(state, "bonus bet") == "Bonus: free bet, $3"
    assert said(state, "bonus back-two") == "Bonus: two horses back, by 2"
    assert said(state, "bonus horse") == "Bonus: any horse"
    give(state, 1, 2)
    give(state, 1, 4)
    assert said(state, "bonus money") == "Bonus: money, $9"
    assert said(state, "bonus bet") == "Bonus: free bet, $5"


def test_a_horse_that_costs_nothing_is_taken_and_not_bought() -> None:
    state = acting(8)
    assert said(state, "buy 8") == "Buy horse 8, Magic Hate Ball, for $4"
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus horse")
    assert said(state, "buy 8") == "Take horse 8, Magic Hate Ball, for free"


def test_a_move_tells_how_far_in_which_direction_and_from_where() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    put(state, h2=0)
    do(state, "concession 1 1", "bonus back-one")
    assert said(state, "move 1") == "Horse 1 back 3, from space 5"
    assert said(state, "move 2") == "Horse 2 back 3, from the start"


def test_a_move_names_the_horse_that_moves_with_the_chosen_one() -> None:
    state = acting(8)
    mark(state, "12", "13", "14")
    do(state, "concession 1 1", "bonus forward-two", "move 4")
    assert said(state, "move 1") == "Horse 1 forward 2, from space 5, with horse 4"
    crime = acting(6, cards="partner-in-crime")
    do(crime, "buy 6")
    assert said(crime, "move 1") == "Horse 1 forward 2, from space 5, with horse 6"


def test_a_move_tells_where_it_ends_and_that_steps_over_a_line_are_lost() -> None:
    back, forward = acting(8), acting(8)
    for state, bonus in ((back, "back-one"), (forward, "forward-one")):
        mark(state, "12", "13", "14")
        put(state, h1=0, h2=1, h3=2, h4=14, h5=15)
        do(state, "concession 1 1", f"bonus {bonus}")
    assert [outcome(back, f"move {horse}") for horse in (1, 2, 3, 4)] == ["stays", "stays", "2 → 1", "14 → 11"]
    assert [outcome(forward, f"move {horse}") for horse in (1, 3, 4, 5)] == ["start → 3", "2 → 5", "14 → 15", "stays"]
