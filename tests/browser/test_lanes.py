"""The lanes of Long Shot (2009): where horses would go, and what is read of their cards."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, sit_down, wait_for_choice
from tests.browser.test_race import FULL_HAND, THIEVES, wait_for

pytestmark = pytest.mark.slow
SHORT_TRACK = {"track.spaces": 5, "track.no_bets_from": 4, "dice.move": [4] * 6, "card.home-stretch.count": 42}
"""Whatever horse has moved is one that a Home Stretch brings home."""
GAPS = """() => [...document.querySelectorAll('.lanes .bar')].map((bar) => {
    const [one, other] = [...bar.children].map((number) => number.getBoundingClientRect());
    return other.left - one.right;
})"""
"""How far apart the first two numbers of every movement bar are."""


def test_a_horse_that_a_card_brings_home_is_shown_and_said_to_be_there(open_page: Open) -> None:
    page = open_page()
    wait_for(page, "Play Home Stretch", **FULL_HAND, **THIEVES, **SHORT_TRACK)
    act(page, lambda page, _: page.locator(OFFERS).filter(has_text="Play Home Stretch").click(), Random(0))
    option = page.locator(OFFERS).first
    option.focus()
    expect(option).to_contain_text("from 4 home")
    expect(page.locator(".run > .ghost")).to_have_count(1)
    ghost, lane = page.locator(".run > .ghost").bounding_box(), page.locator(".run:has(.ghost)").bounding_box()
    assert ghost and lane
    assert abs(ghost["x"] + ghost["width"] - lane["x"] - lane["width"]) < 4


def test_a_tapped_lane_tells_its_horse_card_where_a_tap_gives_no_focus(open_page: Open) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    page.evaluate("addEventListener('mousedown', (event) => event.preventDefault(), true)")
    page.locator("[data-place='horse:4']").tap(force=True)
    expect(page.locator(".course > .card")).to_contain_text("4 Slow Jenn · Bar 7\u00a09")


def test_a_finger_that_scrolls_over_the_lanes_looks_at_no_horse(open_page: Open) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    card = page.locator(".course > .card")
    before = card.inner_text()
    other = page.locator("[data-horse]:not(.rolled)").last
    other.dispatch_event("pointerover", {"pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(50)
    assert before == card.inner_text()


def test_the_position_in_words_tells_the_roll_and_the_tokens(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_choice(page)
    page.keyboard.press("=")
    position = page.get_by_role("dialog")
    expect(position).to_contain_text("Rolled: horse")
    expect(position).to_contain_text("Ada: $25; Cards 3; Reroll unused; Bets –")


def test_on_the_smallest_phone_two_numbers_of_a_bar_are_not_read_as_one(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    gaps = sorted(page.evaluate(GAPS))
    assert len(gaps) == 10
    assert gaps[0] >= 2
    assert gaps[3] >= 3


def test_beside_the_log_a_space_of_four_players_is_as_wide_as_its_number(open_page: Open) -> None:
    page = open_page(width=1120, height=700)
    sit_down(page, "long-shot", seats=4)
    wait_for_choice(page)
    first, tenth = (page.locator(".spaces i", has_text=re.compile(f"^{space}$")).bounding_box() for space in (1, 10))
    assert first and tenth
    assert tenth["x"] - first["x"] >= 9 * 7


@pytest.mark.parametrize("width", [1120, 1180, 1366])
def test_beside_the_log_no_card_of_eight_lies_beyond_an_edge(open_page: Open, width: int) -> None:
    page = open_page(width=width, height=820)
    sit_down(page, "long-shot", variant={"ask": "all", "components": {"start.cards": 8}})
    wait_for_choice(page)
    expect(page.locator(".course li")).to_have_count(8)
    assert page.locator(".course ul").evaluate("hand => hand.scrollWidth <= hand.clientWidth")
