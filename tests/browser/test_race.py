"""Races on screens of every size: many options, horse cards and hands of Long Shot (2009), horses of the dice game in a pack."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, by_mouse, sit_down, wait_for_choice, wait_for_roll

pytestmark = pytest.mark.slow
FULL_HAND = {"start.cards": 13}
THIEVES = {f"card.{family}.count": 0 for family in ("lucky-numba", "giddy-up", "muddy-lane", "inside-tip")}
TOPS = """() => {
    const bar = document.querySelector('.actions');
    const top = bar.getBoundingClientRect().top - bar.scrollTop;
    return [...document.querySelectorAll('.actions .offer')].map((offer) => offer.getBoundingClientRect().top - top);
}"""

MIDDLES = """([selector, axis]) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.textContent, axis === 'y' ? box.top + box.height / 2 : box.left + box.width / 2];
})"""

TOGETHER = {f"bar.{card}": [horse for horse in range(1, 9) if horse != card] for card in range(1, 9)} | {"die.movement": [1] * 6}
"""Whatever is rolled, all eight horses go one space."""
HIDDEN = """() => [...document.querySelectorAll('.token text')].filter((number) => {
    const { left, top, width, height } = number.getBoundingClientRect();
    const covers = (x, y) => document.elementsFromPoint(x, y).find((part) => part.matches('.token :is(path, text), .space'));
    const corners = [0.2, 0.5, 0.8].flatMap((across) => [0.35, 0.5, 0.7].map((down) => covers(left + across * width, top + down * height)));
    return corners.some((part) => part?.closest('.token') !== number.closest('.token'));
}).map((number) => number.textContent)"""
"""The numbers of horses on or in front of which something else is drawn."""


def wait_for(page: Page, option: str, **components: Any) -> None:
    """Sit down and choose whatever comes, until this may be chosen."""
    sit_down(page, "long-shot", variant={"ask": "able", "components": components})
    wait_for_choice(page)
    while not page.locator(OFFERS).filter(has_text=option).count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)


def test_a_roll_for_the_start_says_so(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_roll(page)
    expect(page.locator(".actions h2")).to_have_text("Roll for the start: the highest number begins")
    expect(page.get_by_text("Before the race")).to_be_visible()
    act(page, by_mouse, Random(0))
    wait_for_choice(page)
    expect(page.locator("header")).to_contain_text(re.compile(r"Turn \d+: .+ · "))


def test_whoever_plays_against_bots_alone_is_asked_only_for_choices(open_page: Open) -> None:
    page = open_page()
    page.locator("article.long-shot").get_by_role("button", name="Play now").click()
    for _ in range(2):
        wait_for_choice(page)
        assert page.locator(OFFERS).count() > 1
        act(page, by_mouse, Random(0))


def test_whoever_wants_to_be_asked_every_time_says_so_in_the_menu(open_page: Open) -> None:
    page = open_page()
    page.locator("article.long-shot").get_by_role("button", name="Play now").click()
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    order = page.get_by_label("Ask me only when I have a choice")
    expect(order).to_be_checked()
    order.uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    while page.locator(OFFERS).count() > 1:
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    expect(order).not_to_be_checked()


def test_a_full_hand_leaves_two_thirds_of_a_tablet_to_the_board(open_page: Open) -> None:
    page = open_page(width=820, height=1180)
    wait_for(page, "Pass: no action", **FULL_HAND)
    bar = page.locator(".actions").bounding_box()
    assert bar and bar["height"] < 1180 / 3


def test_every_option_of_a_full_hand_is_within_reach_in_a_low_window(open_page: Open) -> None:
    page = open_page(width=1120, height=700)
    wait_for(page, "Pass: no action", **FULL_HAND)
    assert min(page.evaluate(TOPS)) >= 0
    for option in (page.locator(OFFERS).first, page.locator(OFFERS).last):
        option.focus()
        expect(option).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_card_of_a_tapped_horse_stands_under_the_track(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot")
    page.locator("[data-place='horse:4']").focus()
    card = page.locator(".course > .card")
    expect(card).to_contain_text("4 Slow Jenn · Bar 7\u00a09 · 1st ×7, 2nd ×6, 3rd ×5")
    shown, hand = card.bounding_box(), page.locator(".course ul").bounding_box()
    assert shown and hand and shown["y"] < hand["y"]


def test_on_a_phone_everybody_sees_what_bets_pay_and_how_to_read_a_horse_card(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    sit_down(page, "long-shot")
    wait_for_roll(page)
    expect(page.get_by_role("img", name="1st ×7, 2nd ×6, 3rd ×5").first).to_be_visible()
    hint, hand = page.get_by_text("Point at a lane or tap it").bounding_box(), page.locator(".course ul").bounding_box()
    assert hint and hand and hint["y"] < hand["y"]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1440, 900)])
def test_where_a_roll_leads_stands_level_with_its_space(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    while not page.locator(".goal").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    axis = "y" if width < 780 else "x"
    places = {int(text): middle for text, middle in page.evaluate(MIDDLES, [".spaces i", axis])}
    [[goal, shown]] = page.evaluate(MIDDLES, [".goal", axis])
    step = (places[5] - places[1]) / 4
    assert abs(shown - (places[1] + (int(goal) - 1) * step)) < abs(step) / 2


def test_the_hand_stays_where_it_is_when_the_dice_are_rolled(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot")
    wait_for_roll(page)
    before = page.locator(".course ul").bounding_box()
    act(page, by_mouse, Random(0))
    wait_for_choice(page)
    expect(page.locator(".dice")).to_have_attribute("aria-label", re.compile(r"Rolled: horse \d+, move \d"))
    after = page.locator(".course ul").bounding_box()
    assert before and after and (before["x"], before["width"]) == (after["x"], after["width"])


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (820, 1180), (1280, 720)])
def test_the_number_of_every_horse_can_be_read_at_the_gate_and_when_all_share_a_space(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    variant = {"starter": "first", "components": TOGETHER}
    sit_down(page, "long-shot-dice", variant=variant, settings={"pace": 0, "random_order": False})
    expect(page.locator(".token.waiting")).to_have_count(8)
    assert page.evaluate(HIDDEN) == []
    act(page, by_mouse, Random(0))
    expect(page.locator(".token.packed")).to_have_count(8)
    assert page.evaluate(HIDDEN) == []


def test_a_roll_tells_which_horses_may_go_by_their_bars(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_choice(page)
    pulled = page.locator("article:has(.bar .hit)")
    while not pulled.count() or page.get_by_text("Which horse is pulled along?").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    number, name = str(pulled.first.get_attribute("aria-label")).split(" ", 1)
    expect(page.locator(".about")).to_contain_text(f"may move {name} ({number})")


def test_whoever_looks_at_a_hand_reads_whose_it_is(open_page: Open) -> None:
    page = open_page()
    wait_for(page, "Play Peek and Pluck", **FULL_HAND, **THIEVES, **{"card.peek-and-pluck.count": 43})
    act(page, lambda page, _: page.locator(OFFERS).filter(has_text="Play Peek and Pluck").click(), Random(0))
    act(page, lambda page, _: page.get_by_role("button", name="From Ada").click(), Random(0))
    expect(page.locator(".about")).to_have_text("These are the cards of Ada: take one.")
    expect(page.get_by_role("list", name="These are the cards of Ada: take one.")).to_be_visible()
