"""Somebody plays in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import OFFERS, ROLL, by_keyboard, by_mouse, play_until_over, sit_down, sit_down_with_quick_bots

pytestmark = pytest.mark.slow
FAMILIES = ["las-vegas", "long-shot-dice", "long-shot", "eight-28"]
Open = Callable[..., Page]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_whole_game_against_bots_by_mouse(open_page: Open, family: str) -> None:
    page = open_page()
    sit_down_with_quick_bots(page, family)
    play_until_over(page, by_mouse)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_keyboard_and_its_dice_checked(open_page: Open) -> None:
    page = open_page()
    sit_down_with_quick_bots(page, "las-vegas")
    play_until_over(page, by_keyboard)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("rolls are as promised")).to_be_visible()


def test_an_illegal_click_is_refused_with_the_rule(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    refused = page.locator(".casino .hit[aria-disabled]")
    page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
    while page.locator(ROLL).count() or not refused.count():
        by_mouse(page)
        page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
    refused.first.click(force=True)
    expect(page.get_by_role("alert").filter(has_text="only a number that was rolled")).to_contain_text("LV-12")


def test_a_reload_comes_back_to_the_same_game(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
    before = page.locator(".actions h2").inner_text()
    page.reload()
    expect(page.locator(".actions h2")).to_have_text(before)


def test_the_language_changes_in_the_middle_of_a_game(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Меню")).to_be_visible()


def test_two_people_and_a_spectator_share_a_table(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    owner.locator("article.las-vegas .btn").nth(1).click()
    link = owner.get_by_label("Link of the invitation").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_text("The owner of the table starts the game.")).to_be_visible()
    for _ in range(2):
        owner.get_by_role("button", name="Add a bot").first.click()
    owner.get_by_role("button", name="Start the game").click()
    for page in (owner, friend):
        page.locator(".actions").wait_for()
    owner.get_by_role("button", name="Menu").click()
    watched = owner.get_by_label("Link for spectators").input_value()
    spectator = open_page()
    spectator.goto(watched)
    spectator.locator(".ring").wait_for()
    expect(spectator.locator(OFFERS)).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("family", FAMILIES)
def test_axe_finds_nothing_at_a_table(open_page: Open, axe: str, family: str, theme: str) -> None:
    page = open_page(theme=theme)
    sit_down(page, family)
    page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
    page.wait_for_timeout(800)
    assert findings(page, axe) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_home_and_in_the_rules(open_page: Open, axe: str, theme: str) -> None:
    page = open_page(theme=theme)
    assert findings(page, axe) == []
    page.get_by_role("link", name="Rules").first.click()
    page.locator("#LV-1").wait_for()
    assert findings(page, axe) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_scrolls_sideways_on_the_smallest_screen(open_page: Open, family: str) -> None:
    page = open_page(width=320, height=640)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    sit_down(page, family)
    page.wait_for_timeout(1000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def findings(page: Page, axe: str) -> list[Any]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] })")
    return [(item["id"], [node["target"] for node in item["nodes"]][:3]) for item in found["violations"]]
