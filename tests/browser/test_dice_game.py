"""The dice game: its track on a tablet that lies, the horses of an owner, the place of a horse that nobody owns."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, by_mouse, sit_down, wait_for_choice, wait_for_roll

pytestmark = pytest.mark.slow
CHEAP = {f"price.{horse}": 1 for horse in range(1, 9)} | {"die.movement": [1] * 6}
"""Whatever is rolled can be bought, and the race takes long."""
SHORT = {"track.spaces": 2, "track.no-bet": 2, "die.movement": [3] * 6}
"""Whatever is rolled is home at once."""
MARGINS = """(part) => [...document.querySelectorAll(`.market ${part}`)].map((one) =>
    Math.round(one.closest('header').getBoundingClientRect().right - one.getBoundingClientRect().right))"""
"""How far these are from the right edges of their cards."""


def buy_or_play_on(page: Page, luck: Random) -> None:
    purchase = page.locator(f"{OFFERS}[data-target^='card:']")
    if purchase.count():
        purchase.first.click()
    else:
        by_mouse(page, luck)


def test_on_a_tablet_that_lies_the_whole_track_is_seen_above_the_options(open_page: Open) -> None:
    page = open_page(width=1024, height=768)
    sit_down(page, "long-shot-dice", seats=4)
    wait_for_choice(page)
    track, bar = page.locator(".oval").bounding_box(), page.locator(".actions").bounding_box()
    assert track and bar and track["y"] + track["height"] <= bar["y"]
    assert track["width"] > 960


def test_five_horses_of_an_owner_stand_side_by_side(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "long-shot-dice", variant={"components": CHEAP})
    horses = page.locator(".seats .stable .horses .num")
    luck = Random(0)
    wait_for_choice(page)
    while horses.count() < 5:
        act(page, buy_or_play_on, luck)
        wait_for_choice(page)
    boxes = [box for horse in horses.all() if (box := horse.bounding_box())]
    gaps = [other["x"] - one["x"] - one["width"] for one, other in pairwise(boxes)]
    assert min(gaps) >= 0


def test_the_place_of_a_horse_that_nobody_owns_stands_where_the_prices_are(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    variant = {"starter": "first", "components": SHORT}
    sit_down(page, "long-shot-dice", variant=variant, settings={"pace": 0, "random_order": False})
    wait_for_roll(page)
    act(page, by_mouse, Random(0))
    expect(page.locator(".market .place").first).to_be_visible()
    assert set(page.evaluate(MARGINS, ".place")) == set(page.evaluate(MARGINS, ".price:not(.place)"))
