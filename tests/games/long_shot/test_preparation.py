"""The game, its components, and preparation."""

from __future__ import annotations

import pytest

from railbird.core.components import ComponentError
from railbird.core.contract import Over
from railbird.core.door import why_not
from railbird.games.long_shot.box import LongShotVariant, edition, make_box
from railbird.games.long_shot.facts import Starts
from railbird.games.long_shot.offers import card_text, feature_text, printed
from railbird.games.long_shot.pieces import COLOURS, FAMILIES, HORSES, KINDS, family_of
from railbird.speech import LANGUAGES, Speech
from tests.games.long_shot.build import GAME, do, fresh, hand, horse, listen, money, on, options, refused, step, table, told
from tests.rulebook import rule


@rule("LS-1")
def test_three_to_eight_players_take_part() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8]
    with pytest.raises(ValueError, match="3 to 8"):
        GAME.new(2)


@rule("LS-3")
def test_only_the_seat_that_is_asked_may_act() -> None:
    state = table()
    assert on(state) == 0
    refusal = why_not(state, 1, GAME.parse("pass"))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("LS-3", {"seat": 0, "mine": False})
    assert why_not(state, 0, GAME.parse("pass")) is None


@rule("LS-3")
def test_nobody_does_what_is_not_asked_for() -> None:
    state = table(step="roll")
    assert refused(state, "pass") == "LS-3"
    state = table()
    assert [refused(state, event) for event in ("keep", "move 5", "choose 5", "rob 2", "roll 1 1")] == ["LS-3"] * 5


@rule("LS-4")
def test_after_the_end_nothing_may_be_done() -> None:
    state = table("spur", finished=(1, 2, 3))
    assert isinstance(state.pending(), Over)
    assert [refused(state, event) for event in ("pass", "play spur", "roll 4 1")] == ["LS-4"] * 3


@rule("LS-10")
def test_there_are_104_cards_of_76_faces() -> None:
    state = fresh()
    assert len(state.pile) == 104
    assert (len(KINDS), len(FAMILIES)) == (76, 36)


@rule("LS-11")
def test_every_card_has_one_of_the_four_printed_types() -> None:
    types = {family: edition().word(f"card.{family}.type") for family in FAMILIES}
    assert set(types.values()) == {"horse", "move", "money", "steal"}
    assert {types[card] for card in ("under-the-table", "double-down", "two-way-ticket", "late-window", "follow-the-leader")} == {"money"}
    assert {types[card] for card in ("do-over", "spooked")} == {"move"}
    assert [family for family, kind in types.items() if kind == "horse"] == ["lucky-numba", "giddy-up", "muddy-lane", "inside-tip"]


@rule("LS-12")
def test_eleven_cards_carry_the_icon_and_they_are_those_that_speak_of_the_lead() -> None:
    cards = make_box(LongShotVariant()).cards
    with_icon = {family_of(KINDS[kind]) for kind, card in enumerate(cards) if card.effect.has_icon}
    assert sum(card.count for card in cards if card.effect.has_icon) == 11
    speech = Speech("en", GAME)
    speaks_of_lead = {"lead" in speech_of(speech, family) for family in with_icon}
    assert speaks_of_lead == {True}
    assert not any("lead" in speech_of(speech, family) for family in FAMILIES if family not in with_icon)
    assert {family_of(card) for card in printed(LongShotVariant()).with_icon} == with_icon


def speech_of(speech: Speech, family: str) -> str:
    figures = {"spaces": 2, "money": 5, "stake": 5, "most": 15, "horses": 3, "horse": 1, "name": "Wonder Bred", "colour": "brown"}
    return speech.say(f"long-shot-text-{family}", **figures)


@rule("LS-13", "LS-20")
def test_every_value_says_where_it_comes_from_and_most_of_the_deck_is_ours() -> None:
    rows = edition().rows()
    assert {row.source for row in rows} == {"printed", "reported", "house"}
    assert all(edition().source(f"card.{family}.count") == "house" for family in FAMILIES)
    assert edition().source("card.lucky-numba.name") == "printed"
    assert edition().source("card.pocket-money.money") == "reported"


@rule("LS-20")
def test_what_the_rules_print_of_the_horse_cards_is_so() -> None:
    names = {1: "Wonder Bred", 4: "Slow Jenn", 5: "Sure Lee", 6: "Six Gun", 7: "Last Chance", 8: "Eight's Enough", 9: "Nine Lives"}
    cards = make_box(LongShotVariant()).horses
    assert {number: cards[number - 1].name for number in names} == names
    assert (cards[9].name, cards[3].odds[1], cards[4].odds[2]) == ("Hangin' 10", 6, 4)
    printed = [row.key for row in edition().rows() if row.source == "printed" and row.key.startswith("horse.")]
    assert len(printed) == 10


@rule("LS-21")
def test_a_horse_costs_five_dollars_for_each_number_of_its_bar() -> None:
    for card in make_box(LongShotVariant()).horses:
        assert card.price == 5 * int(card.bar).bit_count()


@rule("LS-21")
def test_every_number_stands_in_three_bars_and_in_none_of_its_own() -> None:
    bars = [edition().numbers(f"horse.{number}.bar") for number in range(1, HORSES + 1)]
    assert [sum(bar.count(number) for bar in bars) for number in range(1, HORSES + 1)] == [3] * HORSES
    assert not any(number in bar for number, bar in enumerate(bars, 1))


@rule("LS-40", "LS-41", "LS-43")
def test_all_horses_start_unowned_behind_the_line_and_everybody_has_money_and_a_token() -> None:
    state = fresh(4)
    assert {(horse.space, horse.owner, horse.place) for horse in state.horses} == {(0, -1, 0)}
    assert money(state) == [25, 25, 25, 25]
    assert all(player.has_token for player in state.players)


@rule("LS-42")
def test_every_player_is_dealt_three_cards_and_the_rest_is_the_pile() -> None:
    state = fresh(3)
    do(state, "draw spur", "draw spur", "draw do-over", "draw giddy-up-1", "draw giddy-up-2", "draw giddy-up-3")
    assert on(state) == 2
    assert refused(state, "draw giddy-up-1") == "LS-3"
    do(state, "draw spooked", "draw spooked", "draw pocket-money")
    assert hand(state, 0) == ["do-over", "spur", "spur"]
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert len(state.pile) == 95


@rule("LS-44")
def test_the_highest_number_begins_and_play_goes_clockwise() -> None:
    state = table(step="first-roll")
    state.first_rolls = [0, 0, 0]
    facts = listen(state)
    do(state, "horse-die 3", "horse-die 9", "horse-die 7")
    assert told(facts, Starts) == [Starts(1)]
    assert (on(state), step(state)) == (1, "roll")
    do(state, "roll 1 1", "pass", "draw spur")
    assert on(state) == 2
    do(state, "roll 1 1", "pass", "draw spur")
    assert on(state) == 0


@rule("LS-45")
def test_those_who_tie_for_the_highest_number_roll_again_among_themselves() -> None:
    state = table("", "", "", "", step="first-roll")
    state.first_rolls = [0, 0, 0, 0]
    do(state, "horse-die 8", "horse-die 2", "horse-die 8", "horse-die 8")
    assert on(state) == 0
    do(state, "horse-die 5", "horse-die 6")
    assert on(state) == 3
    do(state, "horse-die 6")
    assert on(state) == 2
    do(state, "horse-die 1", "horse-die 4")
    assert (on(state), step(state)) == (3, "roll")


def test_a_person_can_correct_a_value_of_the_box_and_play_with_it() -> None:
    state = table(components={"horse.7.price": 20, "track.no_bets_from": 18}, money=15, spaces={4: 17})
    assert "bet 4" in options(state)
    assert "buy 7" not in options(state)
    assert GAME.rebuild(GAME.look(state, 0)).box is state.box  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"horse.7.cost": 20}, "horse.7.cost: there is no such value"),
        ({"horse.7.price": "dear"}, "horse.7.price: must be a whole number"),
        ({"horse.7.colour": "green"}, f"'green' is none of {', '.join(COLOURS)}"),
        ({"horse.7.bar": [4, 11]}, "horse.7.bar: 11 is more than 10"),
        ({"horse.7.feature": "flies"}, "'flies' is none of"),
        ({"card.spur.count": 3}, "the counts add up to 105, not to 104"),
        ({"dice.move": [0, 1, 2]}, "dice.move: must hold 6 values, not 3"),
        ({"dice.move": [0, 0, 0, 0, 0, 0]}, "dice.move: no horse would ever move"),
    ],
)
def test_a_wrong_value_is_refused_with_its_key_and_the_reason(changes: dict[str, int | str | list[int | str]], reason: str) -> None:
    with pytest.raises(ComponentError, match=reason):
        make_box(LongShotVariant(components=changes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_horse_has_its_words(language: str) -> None:
    speech = Speech(language, GAME)
    for kind, card in enumerate(KINDS):
        assert speech.say(f"long-shot-card-{card}")
        message, args = card_text(LongShotVariant(), kind)
        assert speech.say(message, **args)
    for number in range(HORSES):
        assert speech.say(f"long-shot-horse-{number + 1}").startswith(horse(fresh(), number + 1).card.name)
        message, args = feature_text(LongShotVariant(), number)
        assert speech.say(message, **args)
