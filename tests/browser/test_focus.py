"""The focus of the keyboard: it stays somewhere useful when what had it is gone, and comes to whatever scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import HAND_OVER, OFFERS, ROLL, share_device, sit_down, tab_to, version, wait_for_choice, wait_for_turn
from tests.browser.test_pages import finished

pytestmark = pytest.mark.slow


def choose_by_keyboard(page: Page) -> None:
    before = version(page)
    tab_to(page, f"{ROLL}, {OFFERS}")
    page.keyboard.press("Enter")
    expect(page.locator(f".actions[data-version='{before}']")).to_have_count(0)


def test_after_a_choice_the_next_one_is_a_tab_away(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    for _ in range(4):
        wait_for_turn(page)
        choose_by_keyboard(page)
        expect(page.locator(".actions:focus-within, .actions:focus")).to_have_count(1)
    wait_for_choice(page)
    page.keyboard.press("Tab")
    expect(page.locator(OFFERS).first).to_be_focused()


def test_a_sheet_gives_the_focus_back(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    button = page.get_by_role("button", name="Menu")
    for key in ("Escape", "Enter"):
        button.press("Enter")
        page.get_by_role("dialog").wait_for()
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_a_new_page_and_the_next_player_have_the_focus(open_page: Open) -> None:
    page = open_page()
    page.locator("article.las-vegas").get_by_role("button", name="Play now").press("Enter")
    expect(page.get_by_role("main", name="Board")).to_be_focused()
    share_device(page, "eight-28", bots=1)
    wait_for_turn(page)
    while not page.locator(HAND_OVER).count():
        choose_by_keyboard(page)
        wait_for_turn(page)
    expect(page.get_by_role("main")).to_be_focused()


def test_seats_that_do_not_fit_are_reached_by_key(open_page: Open) -> None:
    page = open_page(width=1280, height=620)
    sit_down(page, "las-vegas", seats=5)
    wait_for_choice(page)
    seats = page.get_by_role("region", name="Players")
    assert seats.evaluate("strip => strip.scrollHeight > strip.clientHeight")
    tab_to(page, ".seats")
    page.keyboard.press("End")
    expect(seats.locator("article").last).to_be_in_viewport(ratio=0.9)


def test_whoever_goes_from_the_board_back_to_the_result_comes_to_it(open_page: Open) -> None:
    page = open_page()
    page.goto(finished(page))
    page.get_by_role("button", name="Look at the board").press("Enter")
    page.get_by_role("button", name="Result").press("Enter")
    expect(page.get_by_role("main", name="Result")).to_be_focused()


def test_a_long_chat_is_scrolled_by_key(open_page: Open, axe: str) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    for _ in range(4):
        field.fill("Railbird " * 50)
        field.press("Enter")
        expect(field).to_have_value("")
    chat = page.get_by_role("list", name="Chat")
    end = chat.evaluate("list => list.scrollTop")
    field.press("Shift+Tab")
    expect(chat).to_be_focused()
    page.keyboard.press("Home")
    page.wait_for_function("([list, end]) => list.scrollTop < end", arg=[chat.element_handle(), end])
    assert_reachable(page, axe)


def test_a_long_list_of_outcomes_is_scrolled_by_key(open_page: Open, axe: str) -> None:
    page = open_page()
    page.goto(finished(page).replace("/table/", "/dice/"))
    page.get_by_text("Every outcome", exact=True).press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("group", name="Every outcome")).to_be_focused()
    assert_reachable(page, axe)


def assert_reachable(page: Page, axe: str) -> None:
    page.evaluate(f"{axe}; undefined")
    found = page.evaluate("async () => (await axe.run({ runOnly: ['scrollable-region-focusable'] })).violations")
    assert found == []
