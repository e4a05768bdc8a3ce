"""Every page for everybody: axe-core finds nothing, light and dark, and nothing scrolls sideways on the smallest screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Open
from tests.browser.playing import (
    GAMES,
    HAND_OVER,
    PATIENCE,
    act,
    by_mouse,
    make_table,
    share_device,
    sit_down,
    wait_for_choice,
    wait_for_turn,
)

pytestmark = pytest.mark.slow
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SMALLEST: ViewportSize = {"width": 320, "height": 640}
SIDEWAYS = """() => [...document.querySelectorAll('*')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.matches('.actions .offers'))
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)"""
"""Whatever could be scrolled sideways; on a phone the options are a strip to swipe, so that they leave room for the board."""
Visit = Callable[[Page], None]


def home(page: Page) -> None:
    sit_down(page, "las-vegas")
    page.get_by_role("link", name="Railbird, home").click()
    page.get_by_role("heading", name="My tables").wait_for()


def rules(page: Page) -> None:
    page.get_by_role("link", name="Rules").first.click()
    page.locator("#LV-1").wait_for()


def setting_up(page: Page) -> None:
    page.goto(make_table(page, "las-vegas-royale", 4, bots=["greedy"], start=False))
    page.get_by_role("button", name="Start the game").wait_for()


def nowhere(page: Page) -> None:
    page.goto(f"{page.url}table/nowhere")
    page.get_by_role("link", name="Railbird, home").last.wait_for()


def menu(page: Page) -> None:
    sit_down(page, "las-vegas")
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()


def position(page: Page) -> None:
    sit_down(page, "long-shot")
    page.keyboard.press("t")
    page.get_by_role("dialog").wait_for()


def chat(page: Page) -> None:
    sit_down(page, "eight-28")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").wait_for()


def refusal(page: Page) -> None:
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    while not page.locator(".casino .hit[aria-disabled]").count():
        by_mouse(page, Random(0))
        wait_for_choice(page)
    page.locator(".casino .hit[aria-disabled]").first.press("Enter")
    page.locator(".notice").wait_for()


def hand_over(page: Page) -> None:
    share_device(page, "eight-28", bots=1)
    wait_for_turn(page)
    while not page.locator(HAND_OVER).count():
        act(page, by_mouse, Random(0))
        wait_for_turn(page)


def result(page: Page) -> None:
    page.goto(make_table(page, "las-vegas", sit=False, bots=["greedy"] * 2))
    page.locator(".result").wait_for(timeout=PATIENCE)


def replay(page: Page) -> None:
    result(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")


def dice(page: Page) -> None:
    result(page)
    page.get_by_role("button", name="Check the dice").click()
    page.get_by_text("rolls are as promised").wait_for()


def table_of(game: str) -> Visit:
    def visit(page: Page) -> None:
        sit_down(page, game)
        for _ in range(6):
            wait_for_choice(page)
            act(page, by_mouse, Random(1))
        wait_for_choice(page)

    visit.__name__ = game
    return visit


VISITS: list[Visit] = [
    home,
    rules,
    setting_up,
    menu,
    position,
    chat,
    refusal,
    hand_over,
    result,
    replay,
    dice,
    *map(table_of, GAMES),
]


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_a_page_is_for_everybody(open_page: Open, axe: str, visit: Visit) -> None:
    page = open_page()
    visit(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert findings(page, axe) == [], theme
    page.set_viewport_size(SMALLEST)
    assert page.evaluate(SIDEWAYS) == []
    assert findings(page, axe) == [], "smallest"


def test_a_table_that_does_not_exist_says_so(open_page: Open, axe: str) -> None:
    page = open_page()
    nowhere(page)
    assert findings(page, axe) == []


def findings(page: Page, axe: str) -> list[Any]:
    page.evaluate(axe)
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", RULES)
    return [(item["id"], [(node["target"], node["failureSummary"]) for node in item["nodes"]][:3]) for item in found["violations"]]
