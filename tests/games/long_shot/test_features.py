"""Horse features: in general, and horse by horse."""

from __future__ import annotations

import pytest

from railbird.games.long_shot.facts import Collects, FeatureActs
from tests.games.long_shot.build import (
    bet,
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


@rule("LS-60")
def test_only_the_features_of_own_horses_are_applied() -> None:
    state = table(step="features", spaces={10: 5}, owners={10: 1})
    assert (money(state), step(state)) == ([25, 25, 25], "roll")
    state = table(step="features", spaces={10: 5}, owners={10: 0})
    assert (money(state), step(state)) == ([30, 25, 25], "roll")


@rule("LS-60", "LS-50")
def test_features_come_before_the_roll_of_every_own_turn() -> None:
    state = table(spaces={10: 5}, owners={10: 1})
    do(state, "pass", "draw spur")
    assert (money(state), on(state), step(state)) == ([25, 30, 25], 1, "roll")


@rule("LS-61")
def test_features_run_in_ascending_order_and_those_with_may_are_asked() -> None:
    """Wonder Bred draws, Sure Lee asks, Six Gun asks, Hangin' 10 collects."""
    state = table(step="features", spaces={1: 8, 10: 8, 6: 3, 7: 3}, owners={1: 0, 5: 0, 6: 0, 10: 0})
    assert outcomes(state)[0].startswith("draw")
    do(state, "draw spur")
    assert options(state) == ["bet 5", "pass"]
    do(state, "pass")
    assert options(state) == ["choose 7", "pass"]
    assert money(state)[0] == 25
    do(state, "choose 7")
    assert (money(state)[0], step(state)) == (30, "roll")


@rule("LS-62")
def test_the_feature_of_a_finished_horse_is_dead() -> None:
    state = table(step="features", spaces={1: 3, 2: 3, 4: 3}, owners={3: 0, 5: 0}, finished=(3, 5))
    assert (money(state)[0], step(state)) == (25, "roll")


@rule("LS-62", "LS-257")
def test_a_finished_horse_still_counts_as_owned() -> None:
    state = table("owners-bonus", owners={3: 0, 5: 0}, finished=(3,))
    do(state, "play owners-bonus")
    assert money(state)[0] == 35


@rule("LS-63", "LS-74")
def test_a_feature_never_carries_a_horse_past_the_last_space() -> None:
    """Slow Jenn on 20 with everybody level stays there."""
    state = table(step="features", spaces=dict.fromkeys(range(1, 11), 20), owners={4: 0})
    assert (spaces(state, 4), state.finishers) == ([20], 0)


@rule("LS-64")
def test_last_chance_and_nine_lives_do_nothing_at_the_start_of_a_turn() -> None:
    state = table(step="features", spaces={7: 17, 9: 5}, owners={7: 0, 9: 0})
    assert (moved(state), money(state)[0], step(state)) == ({7: 17, 9: 5}, 25, "roll")


@rule("LS-71")
def test_wonder_bred_in_the_lead_draws_a_card() -> None:
    state = table(step="features", spaces={1: 6, 3: 6}, owners={1: 0})
    do(state, "draw spur")
    assert (hand(state, 0), step(state)) == (["spur"], "roll")


@rule("LS-71")
@pytest.mark.parametrize("places", [{1: 5, 3: 6}, {}])
def test_wonder_bred_behind_the_lead_or_without_any_lead_draws_nothing(places: dict[int, int]) -> None:
    assert step(table(step="features", spaces=places, owners={1: 0})) == "roll"


@rule("LS-71", "LS-162")
def test_wonder_bred_draws_nothing_from_an_empty_pile() -> None:
    state = table(step="features", spaces={1: 6}, owners={1: 0}, pile="")
    assert step(state) == "roll"


@rule("LS-72")
@pytest.mark.parametrize(("places", "gained"), [({1: 9, 2: 4}, 5), ({2: 4}, 0), ({1: 9, 5: 5, 2: 4}, 0), ({1: 4, 2: 4}, 0)])
def test_rex_in_effect_earns_behind_exactly_one_horse(places: dict[int, int], gained: int) -> None:
    state = table(step="features", spaces=places, owners={2: 0})
    assert money(state)[0] == 25 + gained


@rule("LS-72")
def test_rex_in_effect_does_not_count_finished_horses_as_ahead() -> None:
    state = table(step="features", spaces={2: 4, 1: 6}, owners={2: 0}, finished=(8,))
    assert money(state)[0] == 30


@rule("LS-73")
@pytest.mark.parametrize(
    ("places", "gained"),
    [({3: 7, 1: 7, 2: 7, 4: 7}, 5), ({3: 7, 1: 7, 2: 7}, 0), ({}, 0), ({3: 20, 1: 20, 2: 20, 4: 20, 5: 20}, 5)],
)
def test_threes_a_crowd_earns_with_three_others_on_its_space_of_the_track(places: dict[int, int], gained: int) -> None:
    state = table(step="features", spaces=places, owners={3: 0})
    assert money(state)[0] == 25 + gained


@rule("LS-74")
def test_slow_jenn_moves_when_nobody_is_behind_and_level_horses_are_not_behind() -> None:
    assert moved(table(step="features", owners={4: 0})) == {4: 1}
    assert moved(table(step="features", spaces={1: 5}, owners={4: 0})) == {1: 5, 4: 1}
    assert moved(table(step="features", spaces={4: 1}, owners={4: 0})) == {4: 1}


@rule("LS-75")
def test_sure_lee_takes_an_extra_bet_that_does_not_use_the_action() -> None:
    state = table(step="features", owners={5: 0})
    do(state, "bet 5")
    assert (bet(state, 0, 5), money(state)[0], step(state)) == (5, 20, "roll")
    do(state, "roll 2 1", "bet 5")
    assert (bet(state, 0, 5), money(state)[0]) == (10, 15)


@rule("LS-75")
@pytest.mark.parametrize(("space", "cash"), [(16, 25), (20, 25), (0, 4)])
def test_sure_lee_asks_neither_in_the_zone_nor_without_money(space: int, cash: int) -> None:
    assert step(table(step="features", spaces={5: space}, owners={5: 0}, money=cash)) == "roll"


@rule("LS-75")
def test_sure_lees_extra_bet_is_on_sure_lee_only() -> None:
    state = table(step="features", owners={5: 0})
    assert refused(state, "bet 4") == "LS-3"


@rule("LS-76")
def test_six_gun_may_send_one_other_horse_on_its_space_back() -> None:
    state = table(step="features", spaces={6: 4, 2: 4, 8: 4, 3: 5}, owners={6: 0})
    assert options(state) == ["choose 2", "choose 8", "pass"]
    do(state, "choose 8")
    assert moved(state) == {6: 4, 2: 4, 8: 3, 3: 5}
    assert step(state) == "roll"


@rule("LS-76")
def test_six_gun_asks_neither_alone_nor_behind_the_start_line() -> None:
    assert step(table(step="features", spaces={6: 4}, owners={6: 0})) == "roll"
    assert step(table(step="features", owners={6: 0})) == "roll"


@rule("LS-77")
def test_the_owner_of_last_chance_bets_on_it_in_the_zone_too_and_nobody_else() -> None:
    places = {7: 18, 8: 18}
    assert "bet 7" in options(table(spaces=places, owners={7: 0, 8: 0}))
    assert "bet 8" not in options(table(spaces=places, owners={7: 0, 8: 0}))
    assert refused(table(spaces=places, owners={7: 1}), "bet 7") == "LS-32"


@rule("LS-77", "LS-200")
def test_last_chance_takes_no_bet_after_its_finish() -> None:
    assert refused(table(owners={7: 0}, finished=(7,)), "bet 7") == "LS-200"


@rule("LS-78")
@pytest.mark.parametrize(("places", "gained"), [({8: 3, 1: 4}, 5), ({8: 3}, 5), ({8: 3, 1: 4, 2: 3}, 0), ({8: 0}, 0)])
def test_eights_enough_earns_with_eight_horses_behind(places: dict[int, int], gained: int) -> None:
    state = table(step="features", spaces=places, owners={8: 0})
    assert money(state)[0] == 25 + gained


@rule("LS-78")
def test_eights_enough_counts_unfinished_horses_only() -> None:
    state = table(step="features", spaces={8: 3}, owners={8: 0}, finished=(1, 2))
    assert money(state)[0] == 25


@rule("LS-79")
def test_nine_lives_goes_back_by_the_move_die_when_its_owner_rolls_a_10() -> None:
    state = table(step="roll", spaces={9: 8}, owners={9: 0})
    do(state, "roll 10 3")
    assert (moved(state), step(state)) == ({9: 5, 10: 3}, "action")


@rule("LS-79")
def test_nine_lives_goes_back_after_the_bars_of_the_roll() -> None:
    state = table(step="roll", spaces={9: 8}, owners={9: 0, 2: 0})
    do(state, "roll 10 1")
    assert spaces(state, 9, 10, 2) == [8, 1, 0]
    do(state, "move 2")
    assert spaces(state, 9, 10, 2) == [7, 1, 1]


@rule("LS-79")
def test_nine_lives_stays_for_other_rollers_other_numbers_and_a_zero() -> None:
    for owner, roll in ((1, "roll 10 1"), (0, "roll 8 1"), (0, "roll 10 0")):
        state = table(step="roll", spaces={9: 8}, owners={9: owner})
        do(state, roll)
        assert spaces(state, 9) == [8]


@rule("LS-79", "LS-34")
def test_nine_lives_never_goes_back_behind_the_start_line() -> None:
    state = table(step="roll", spaces={9: 2}, owners={9: 0})
    do(state, "roll 10 3")
    assert spaces(state, 9) == [0]


@rule("LS-79", "LS-274")
def test_nine_lives_goes_back_also_if_the_10_was_spooked() -> None:
    state = table("", "spooked", step="roll", spaces={9: 8}, owners={9: 0})
    do(state, "roll 10 3", "play spooked")
    assert moved(state) == {9: 5}


@rule("LS-79")
def test_a_finished_nine_lives_stays_finished() -> None:
    state = table(step="roll", owners={9: 0}, finished=(9,))
    do(state, "roll 10 3")
    assert horse(state, 9).place == 1


@rule("LS-80")
@pytest.mark.parametrize(("places", "gained"), [({10: 2}, 5), ({10: 2, 1: 2}, 5), ({10: 2, 1: 3}, 0), ({}, 0)])
def test_hangin_10_earns_in_the_lead(places: dict[int, int], gained: int) -> None:
    state = table(step="features", spaces=places, owners={10: 0})
    assert money(state)[0] == 25 + gained


@rule("LS-81")
def test_cards_do_not_move_an_owned_nine_lives_back() -> None:
    cards = "muddy-lane-9 heavy-going"
    free = table(cards, spaces={9: 8})
    assert "play muddy-lane-9" in options(free)
    do(free, "play heavy-going")
    assert options(free) == ["choose 9"]
    owned = table(cards, spaces={9: 8, 8: 1}, owners={9: 1})
    assert refused(owned, "play muddy-lane-9") == "LS-113"
    do(owned, "play heavy-going")
    assert options(owned) == ["choose 8"]


@rule("LS-81", "LS-246", "LS-251")
def test_group_moves_skip_an_owned_nine_lives() -> None:
    for card, space in (("slowdown-white", 7), ("front-runner-fades", 6)):
        state = table(card, spaces={9: 8, 6: 8}, owners={9: 1})
        do(state, f"play {card}")
        assert moved(state) == {9: 8, 6: space}
    alone = table("slowdown-white front-runner-fades", spaces={9: 8}, owners={9: 1})
    assert not any(option.startswith("play") for option in options(alone))


@rule("LS-81")
def test_six_gun_can_send_an_owned_nine_lives_back() -> None:
    state = table(step="features", spaces={6: 4, 9: 4}, owners={6: 0, 9: 1})
    do(state, "choose 9")
    assert spaces(state, 9) == [3]


@rule("LS-203")
def test_the_features_of_1_and_10_end_with_the_first_finish() -> None:
    state = table(step="features", spaces={1: 6, 10: 6}, owners={1: 0, 10: 0}, finished=(3,))
    assert (money(state)[0], step(state)) == (25, "roll")


@rule("LS-61")
def test_each_feature_is_used_once_a_turn() -> None:
    state = table(step="features", spaces={10: 4}, owners={10: 0})
    facts = listen(state)
    do(state, "roll 2 1", "pass", "draw spur")
    assert told(facts, Collects) == []


@pytest.mark.parametrize(
    ("owned", "places", "number"),
    [(2, {1: 9, 2: 4}, 1), (3, {3: 7, 1: 7, 2: 7, 4: 7, 5: 7}, 4), (4, {}, 0), (8, {8: 3}, 9), (10, {10: 2}, 0), (1, {1: 2}, 0)],
)
def test_it_is_told_whose_feature_acts(owned: int, places: dict[int, int], number: int) -> None:
    state = table(spaces=places, owners={owned: 1})
    facts = listen(state)
    do(state, "pass", "draw spur")
    card = horse(state, owned).card
    assert told(facts, FeatureActs) == [FeatureActs(owned, card.name, card.feature.id, number)]


@pytest.mark.parametrize(("owned", "used"), [(5, "bet 5"), (6, "choose 2")])
def test_a_feature_with_may_is_told_when_it_is_used_only(owned: int, used: str) -> None:
    for answer, count in ((used, 1), ("pass", 0)):
        state = table(step="features", spaces={owned: 4, 2: 4}, owners={owned: 0})
        facts = listen(state)
        do(state, answer)
        assert len(told(facts, FeatureActs)) == count


def test_nine_lives_is_told_where_it_goes_back_and_last_chance_where_it_takes_a_late_bet() -> None:
    for space, count in ((8, 1), (0, 0)):
        state = table(step="roll", spaces={9: space}, owners={9: 0})
        facts = listen(state)
        do(state, "roll 10 3")
        assert len(told(facts, FeatureActs)) == count
    for space, count in ((16, 1), (15, 0)):
        state = table(spaces={7: space}, owners={7: 0})
        facts = listen(state)
        do(state, "bet 7")
        assert len(told(facts, FeatureActs)) == count


def test_a_feature_that_changes_nothing_is_not_told() -> None:
    """Wonder Bred leads without a draw pile, Slow Jenn is level with all on the last space."""
    for owned, places in ((1, {1: 5}), (4, dict.fromkeys(range(1, 11), 20))):
        state = table(spaces=places, owners={owned: 1}, pile="")
        facts = listen(state)
        do(state, "pass")
        assert told(facts, FeatureActs) == []
