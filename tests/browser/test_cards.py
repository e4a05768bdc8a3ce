"""8*28 in the browser: how a round ends, windows without much room, and the keys beside a standing order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pictures import show
from tests.browser.playing import sit_down, wait_for_choice

pytestmark = pytest.mark.slow
LOW = {"width": 1120, "height": 700}
COVERED = """() => {
    const boxes = [...document.querySelectorAll('.middle *')].map((part) => part.getBoundingClientRect()).filter(({ height }) => height);
    const side = (part, edge) => document.querySelector(part).getBoundingClientRect()[edge];
    return boxes.filter(({ top, bottom }) => top < side('.others', 'bottom') - 1 || bottom > side('.me', 'top') + 1).length;
}"""
"""How much of the middle lies on the players."""


def see_from(page: Page, seat: str) -> None:
    page.get_by_label("Seen by").select_option(seat)
    page.locator(".me").wait_for()


def test_a_replay_ends_with_its_last_round_and_what_that_paid(open_page: Open) -> None:
    page = open_page()
    show(page, "eight-28")
    page.keyboard.press("End")
    rounds = page.locator(".chapter").count()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Round {rounds}, the last")
    expect(page.get_by_role("group", name=f"Round {rounds}")).to_be_visible()
    expect(page.get_by_role("group", name=f"Round {rounds}")).to_contain_text("5 + 2 red")
    expect(page.locator("div.half")).to_have_count(0)


def test_what_everybody_had_is_seen_when_a_round_is_over(open_page: Open) -> None:
    page = open_page()
    show(page, "eight-28")
    page.locator(".chapter").nth(1).locator("xpath=following-sibling::li[1]").get_by_role("button").click()
    expect(page.get_by_role("group", name="Round 1")).to_be_visible()
    expect(page.get_by_role("region", name="Ben").get_by_text("Round 1")).to_be_visible()
    expect(page.locator(".before")).to_have_count(4)


def test_in_a_low_window_the_middle_lies_on_nobody(open_page: Open) -> None:
    page = open_page(**LOW)
    show(page, "eight-28")
    see_from(page, "Ada")
    assert page.evaluate(COVERED) == 0
    page.locator(".chapter").nth(1).locator("xpath=following-sibling::li[1]").get_by_role("button").click()
    expect(page.get_by_role("group", name="Round 1")).to_be_visible()
    assert page.evaluate(COVERED) == 0


def test_keys_go_on_working_when_a_standing_order_was_ticked(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "eight-28")
    wait_for_choice(page)
    order = page.get_by_label("Decline for the rest of the round")
    order.focus()
    page.keyboard.press("=")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_at_a_full_table_ones_totals_lie_above_the_bar_of_a_phone(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "eight-28", seats=6)
    wait_for_choice(page)
    ruler, bar = page.locator(".ruler").bounding_box(), page.locator(".actions").bounding_box()
    assert ruler and bar
    assert ruler["y"] + ruler["height"] <= bar["y"]


def test_ones_own_cards_have_their_room_before_they_come(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    expect(page.locator(".own .card")).to_have_count(0)
    assert page.locator(".own").evaluate("own => own.clientWidth") >= 14 * 16


def test_a_card_that_was_taken_is_turned_on_the_deck(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "eight-28")
    wait_for_choice(page)
    page.keyboard.press("t")
    deck = page.locator(".deck")
    expect(deck).to_have_accessible_name("Turn the card")
    deck.press("Enter")
    expect(page.locator(".own .card")).to_have_count(1)
    expect(deck).to_be_focused()


def test_the_deck_lies_still_when_a_crystal_waits_or_not(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    show(page, "eight-28")
    places: set[tuple[float, float]] = set()
    waited: set[int] = set()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        boxes = page.locator(".deck").bounding_box(), page.locator(".halves").bounding_box()
        assert boxes[0]
        assert boxes[1]
        places.add((boxes[0]["x"], boxes[1]["x"]))
        waited.add(page.locator(".waits svg").count())
    assert waited == {0, 1}
    assert len(places) == 1


def test_at_the_end_no_card_lies_on_another_in_a_low_window(open_page: Open) -> None:
    page = open_page(width=1280, height=720)
    show(page, "eight-28")
    page.keyboard.press("End")
    expect(page.locator("div.half")).to_have_count(0)
    assert page.evaluate(
        "[...document.querySelectorAll('.others .card')].every((card) => card.clientWidth >= card.firstElementChild.clientWidth)"
    )
