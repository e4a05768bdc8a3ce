"""From components to the table: every card has its code, its numbers and its words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from railbird.core.components import ComponentError, packaged
from railbird.games.long_shot_dice.box import FIGURES, LongShotDiceVariant, check, edition, make_box
from railbird.games.long_shot_dice.cards import CARDS
from railbird.speech import LANGUAGES, Speech
from tests.games.long_shot_dice.build import GAME, fresh, money, table


def test_every_card_has_code_numbers_and_words() -> None:
    values = edition()
    assert sorted(values.names("card")) == sorted(CARDS)
    for language in LANGUAGES:
        speech = Speech(language, GAME)
        for card in make_box(2, LongShotDiceVariant()).cards:
            assert speech.say(card.message)
            assert speech.say(f"{card.message}.effect", **card.figures)
            assert set(values.names(f"card.{card.name}")) <= {"horse", "moment", "price", *FIGURES}


def test_every_figure_of_a_card_is_used_by_its_code() -> None:
    """A figure that the code does not read would be a promise that nobody keeps."""
    folder = files("railbird.games.long_shot_dice.cards")
    code = "".join(path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".py"))
    bodies = dict(re.findall(r"class (\w+)\(\w+\):\n(.*?)(?=\n\n\nclass |\Z)", code, re.DOTALL))
    for card in make_box(2, LongShotDiceVariant()).cards:
        kinds = [kind.__name__ for kind in CARDS[card.name].__mro__]
        body = "".join(bodies.get(kind, "") for kind in kinds)
        assert [figure for figure in card.figures if f"self.{figure}" not in body] == [], card.name


def test_moments_are_those_of_the_rulebook_and_of_the_bonuses() -> None:
    values = edition()
    moments = {values.word(f"card.{name}.moment") for name in CARDS}
    assert moments == {"die", "concession", "helmet-jersey", "jersey", "bet", "purchase", "scoring", "bonus"}


def test_own_values_reach_the_table() -> None:
    own = {"money.start": 7, "price.1": 3, "bar.2": [1, 3], "card.too-lucky.dollars": 5, "odds.8": [20, 9, 8]}
    state = table(2, components=own)
    assert money(state) == [7, 7]
    assert state.market[0].price == 3
    assert state.bars[1] == 0b101
    assert state.market[1].dollars == 5
    assert state.box.odds[7] == [20, 9, 8]


def test_a_corrected_set_lays_out_other_cards() -> None:
    state = fresh(components={"set.circle.2": "half-off-sale"})
    assert state.market[1].name == "half-off-sale"


def test_boxes_are_shared_between_equal_tables() -> None:
    assert fresh(3).box is fresh(5).box
    assert fresh(3).box is not fresh(3, components={"money.start": 7}).box


def test_our_own_components_can_be_played_with() -> None:
    check(packaged("railbird.games.long_shot_dice"))


def test_wrong_values_in_a_record_are_refused_too() -> None:
    with pytest.raises(ComponentError, match=r"the variant: track.no-bet: 16 is more than 15"):
        fresh(components={"track.no-bet": 16})
