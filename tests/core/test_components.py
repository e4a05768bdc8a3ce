"""Component files: shape, provenance, and errors that name file, key and reason."""

from __future__ import annotations

import pytest

from railbird.core.components import ComponentError, Components

EDITION = """
source = "house"
[track]
spaces = 15
names = ["inner", "outer"]
[price]
source = "reported"
1 = 10
7 = { value = 4, source = "printed" }
[price.special]
2 = 4
"""


def edition() -> Components:
    return Components.parse(EDITION, "components.toml")


def mine(text: str) -> Components:
    return edition().overlaid(text, "my-box.toml")


def test_the_nearest_source_holds() -> None:
    assert {row.key: row.source for row in edition().rows()} == {
        "track.spaces": "house",
        "track.names": "house",
        "price.1": "reported",
        "price.7": "printed",
        "price.special.2": "reported",
    }


def test_values_are_read_with_their_type_and_limits() -> None:
    box = edition()
    assert box.number("track.spaces", low=15, high=15) == 15
    assert box.words("track.names", ["inner", "outer"], count=2) == ["inner", "outer"]
    assert box.names("price") == ["1", "7", "special"]
    assert box.has("price.special.2")
    assert not box.has("price.special")


def test_own_values_replace_ours_and_count_as_own() -> None:
    box = mine("[price]\n1 = 12\n[price.special]\nsource = 'printed'\n2 = 5")
    assert (box.number("price.1"), box.source("price.1")) == (12, "own")
    assert (box.number("price.special.2"), box.source("price.special.2")) == (5, "printed")
    assert (box.number("price.7"), box.source("price.7")) == (4, "printed")
    assert box.changes() == {"price.1": 12, "price.special.2": 5}


def test_changes_of_a_record_give_the_same_components_again() -> None:
    box = mine("[track]\nspaces = 9\nnames = ['a']")
    again = edition().changed(box.changes(), "the record")
    assert [(row.key, row.value) for row in again.rows()] == [(row.key, row.value) for row in box.rows()]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[price]\n9 = 1", "my-box.toml: price.9: there is no such value; in price there are 1, 7, special"),
        ("[prize]\n1 = 1", "my-box.toml: prize.1: there is no such value; in the file there are track, price"),
        ("price = 3", "my-box.toml: price: there is no such value; in the file there are track, price"),
        ("[price]\n1 = 'ten'", "my-box.toml: price.1: must be a whole number, not 'ten'"),
        ("[track]\nspaces = [1]", "my-box.toml: track.spaces: must be a whole number, not [1]"),
        ("[track]\nnames = 'inner'", "my-box.toml: track.names: must be a list, not 'inner'"),
        ("[price]\n1 = 1.5", "my-box.toml: price.1: must be a whole number, a word or a list of either, not 1.5"),
        ("[price]\n1 = true", "my-box.toml: price.1: must be a whole number, a word or a list of either, not True"),
        ("[track]\nnames = ['a', 1]", "my-box.toml: track.names: must be a whole number, a word or a list of either, not ['a', 1]"),
        ("[price]\nsource = 'dreamt'\n1 = 1", "my-box.toml: price.source: 'dreamt' is none of printed, reported, house, own"),
        ("[price", "my-box.toml: Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_a_wrong_file_is_refused_with_file_key_and_reason(text: str, message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        mine(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[price]\n1 = 0", "my-box.toml: price.1: 0 is less than 1"),
        ("[price]\n1 = 99", "my-box.toml: price.1: 99 is more than 20"),
    ],
)
def test_limits_name_the_file_that_gave_the_value(text: str, message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        mine(text).number("price.1", low=1, high=20)
    assert str(caught.value) == message


def test_words_and_counts_are_checked() -> None:
    box = mine("[track]\nnames = ['inner', 'middle']")
    with pytest.raises(ComponentError, match=r"my-box.toml: track.names: 'middle' is none of inner, outer"):
        box.words("track.names", ["inner", "outer"])
    with pytest.raises(ComponentError, match=r"my-box.toml: track.names: must hold 3 values, not 2"):
        box.words("track.names", count=3)
    with pytest.raises(ComponentError, match=r"components.toml: track.spaces: must be a word, not 15"):
        box.word("track.spaces")
    with pytest.raises(ComponentError, match=r"components.toml: track.spaces: must be a list, not 15"):
        box.numbers("track.spaces")
    with pytest.raises(ComponentError, match=r"components.toml: track.lanes: is missing"):
        box.number("track.lanes")


def test_an_edition_must_say_where_every_value_comes_from() -> None:
    with pytest.raises(ComponentError, match=r"components.toml: a.b: has no source; it is one of printed, reported, house, own"):
        Components.parse("[a]\nb = 1", "components.toml")
