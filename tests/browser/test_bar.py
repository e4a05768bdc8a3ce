"""The bar of options where there is little room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import sit_down, wait_for_choice
from tests.browser.shots import Guest
from tests.web.server import Server

pytestmark = pytest.mark.slow
ROWS = """() => {
    const tops = [...document.querySelectorAll('.actions .offer')].map((offer) => offer.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}"""
"""How many options stand in each row."""


def test_a_row_of_options_tells_at_which_end_it_goes_on(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot-dice")
    wait_for_choice(page)
    row = page.locator(".actions .offers")
    expect(row).to_have_attribute("data-beyond", "")
    expect(row).not_to_have_attribute("data-before", "")
    row.evaluate("row => row.scrollTo(row.scrollWidth, 0)")
    expect(row).to_have_attribute("data-before", "")
    expect(row).not_to_have_attribute("data-beyond", "")


def test_no_option_stands_alone_in_a_last_row(open_page: Open, server: Server) -> None:
    page = open_page(width=1170, height=900)
    guest = Guest(page.context, server.address)
    page.goto(f"{server.address}/{guest.play(guest.make('las-vegas', 2), 0, least=6)}")
    page.locator(".actions.tight").wait_for()
    assert page.evaluate(ROWS)[-1] > 1


def test_on_a_phone_a_refusal_stands_above_the_options(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot-dice")
    wait_for_choice(page)
    page.locator("[data-place][aria-disabled]").first.dispatch_event("click")
    page.locator(".notice").wait_for()
    notice, options = (page.locator(place).bounding_box() for place in (".notice", ".offers"))
    assert notice and options and notice["y"] + notice["height"] <= options["y"]
