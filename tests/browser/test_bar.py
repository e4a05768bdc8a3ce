"""The bar of options where there is little room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import sit_down, wait_for_choice, wait_for_roll
from tests.browser.shots import Guest, ask_coach, asked
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


def test_three_rows_of_options_stand_closer_where_two_do(open_page: Open, server: Server) -> None:
    page = open_page(width=1440, height=900)
    guest = Guest(page.context, server.address)
    hand = guest.make("long-shot", variant={"ask": "able", "components": {"start.cards": 7}})
    page.goto(f"{server.address}/{guest.play(hand, 0, least=20)}")
    page.locator(".actions.tight").wait_for()
    assert len(page.evaluate(ROWS)) == 2


def test_on_a_phone_a_refusal_stands_above_the_options(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot-dice")
    wait_for_choice(page)
    page.locator("[data-place][aria-disabled]").first.dispatch_event("click")
    page.locator(".notice").wait_for()
    notice, options = (page.locator(place).bounding_box() for place in (".notice", ".offers"))
    assert notice and options and notice["y"] + notice["height"] <= options["y"]


def test_the_first_tap_on_a_casino_says_to_tap_again_and_brings_its_option_into_sight(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740, has_touch=True, is_mobile=True)
    guest = Guest(page.context, server.address)
    page.goto(f"{server.address}/{guest.play(guest.make('las-vegas', 2), 0, least=5)}")
    wait_for_choice(page)
    casino = page.locator(".casino [data-place]:not([aria-disabled])").last
    option = page.locator(f".actions .offer[data-target='{casino.get_attribute('data-place')}']")
    casino.tap()
    expect(page.locator(".actions h2")).to_have_text("Tap again to choose it")
    expect(option).to_have_class(re.compile("main"))
    expect(option).to_be_in_viewport(ratio=1)
    version = page.locator(".actions").get_attribute("data-version")
    casino.tap()
    expect(page.locator(".actions")).not_to_have_attribute("data-version", version or "")


def test_what_others_ask_stands_above_the_options_and_leaves_them_their_width(open_page: Open, server: Server) -> None:
    page = open_page(width=1440, height=900)
    page.goto(f"{server.address}/{asked(Guest(page.context, server.address))}")
    requests = page.locator(".requests")
    expect(requests).to_contain_text("would like to take this back")
    expect(requests).to_contain_text("places")
    above, words, options = (page.locator(part).bounding_box() for part in (".requests", ".actions h2", ".offers"))
    assert above and words and options
    assert above["y"] + above["height"] <= min(words["y"], options["y"])
    assert len(page.evaluate(ROWS)) == 1


@pytest.mark.parametrize("width", [820, 1440])
def test_a_button_that_is_alone_stands_beside_the_heading(open_page: Open, width: int) -> None:
    page = open_page(width=width, height=1000)
    sit_down(page, "las-vegas")
    wait_for_roll(page)
    heading, button = (page.locator(part).bounding_box() for part in (".actions h2", ".actions .roll"))
    assert heading and button and button["y"] < heading["y"] + heading["height"]


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_on_a_tablet_no_option_stands_alone_in_a_last_row(open_page: Open, server: Server, language: str) -> None:
    page = open_page(width=820, height=1180)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    guest = Guest(page.context, server.address)
    page.goto(f"{server.address}/{guest.play(guest.make('las-vegas', 4), 0, least=6)}")
    wait_for_choice(page)
    assert page.evaluate(ROWS)[-1] > 1


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_on_a_tablet_a_last_group_of_many_does_not_tear_the_words_of_the_others(open_page: Open, server: Server, language: str) -> None:
    page = open_page(width=820, height=1180)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    guest = Guest(page.context, server.address)
    table = guest.play(guest.make("long-shot-dice", 1), 4, least=12)
    wilds = [offer for offer in guest.see(table)["offers"] if offer["group"] == "wild"]
    page.goto(f"{server.address}/{table}")
    wait_for_choice(page)
    assert len(wilds) > 3
    assert page.locator(".offer small").evaluate_all("all => all.filter((one) => one.offsetHeight > 36).length") == 0


def test_on_a_desk_a_last_group_of_many_finds_room_beside_the_others(open_page: Open, server: Server) -> None:
    page = open_page(width=1440, height=900)
    guest = Guest(page.context, server.address)
    page.goto(f"{server.address}/{guest.play(guest.make('long-shot-dice', 1), 8)}")
    wait_for_choice(page)
    assert page.locator("fieldset:last-of-type .offer").count() > 3
    assert len(page.evaluate(ROWS)) == 1


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_a_standing_order_stands_beside_the_options(open_page: Open, server: Server, language: str) -> None:
    page = open_page(width=1440, height=900)
    page.evaluate("language => localStorage.setItem('language', language)", language)
    guest = Guest(page.context, server.address)
    page.goto(f"{server.address}/{guest.play(guest.make('eight-28'), 4, least=2)}")
    wait_for_choice(page)
    ask_coach(page)
    order, option = (page.locator(f".offers {part}").last.bounding_box() for part in (".check", ".offer"))
    assert order and option and order["y"] < option["y"] + option["height"]
