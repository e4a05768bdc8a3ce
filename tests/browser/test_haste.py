"""Whoever clicks quickly or holds a key does nothing that they did not mean."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, ROLL, make_table, version, wait_for_choice, wait_for_roll

pytestmark = pytest.mark.slow
BETWEEN = 100
"""Milliseconds between quick clicks, and between the repetitions of a key."""


def acts(page: Page, meant: str) -> list[str]:
    """What is sent from now on, as long as it has this type."""
    sent: list[str] = []

    def hear(frame: str | bytes) -> None:
        if re.search(f'"type":"({meant})"', str(frame)):
            sent.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def again_and_again(page: Page, does: Callable[[int], object], times: int) -> None:
    for time in range(1, times + 1):
        does(time)
        page.wait_for_timeout(BETWEEN)


def test_clicks_that_follow_the_first_choose_nothing_that_has_come_since(open_page: Open) -> None:
    page = open_page()
    sent = acts(page, "roll|act")
    page.goto(make_table(page, "las-vegas"))
    wait_for_roll(page)
    spot = page.locator(ROLL).bounding_box()
    assert spot
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)

    def click(count: int) -> None:
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)

    again_and_again(page, click, 4)
    page.locator(OFFERS).first.wait_for()
    assert len(sent) == 1, "the roll"


def test_a_key_that_is_held_on_a_place_means_one_act(open_page: Open) -> None:
    page = open_page()
    sent = acts(page, "ask|act")
    page.goto(make_table(page, "las-vegas"))
    wait_for_choice(page)
    before = version(page)
    page.locator("[data-place]:not([aria-disabled])").first.focus()
    page.wait_for_timeout(5 * BETWEEN)
    sent.clear()
    again_and_again(page, lambda _: page.keyboard.down("Enter"), 8)
    assert version(page) != before
    assert len(sent) == 1
