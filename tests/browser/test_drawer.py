"""The log and the chat in their drawer: it never hides what may be done, tells what was said behind it, and goes along with the game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import act, make_table, sit_down, wait_for_choice, wait_for_turn

pytestmark = pytest.mark.slow
TABLET = {"width": 820, "height": 900}


def drawer_of(page: Page, game: str) -> None:
    sit_down(page, game)
    wait_for_choice(page)
    page.keyboard.press(",")
    expect(page.get_by_role("complementary", name="Log and chat")).to_be_visible()


def by_script(page: Page, luck: Random) -> None:
    """Without a pointer, which would scroll."""
    luck.choice(page.locator(".actions :is(.offer, .roll)").all()).evaluate("button => button.click()")


def test_a_drawer_ends_above_the_options_however_many_there_are(open_page: Open) -> None:
    page = open_page(**TABLET)
    drawer_of(page, "long-shot-dice")
    luck = Random(1)
    heights: set[float] = set()
    for turn in range(12):
        page.evaluate("y => scrollTo(0, y)", 100 * (turn % 4))
        act(page, by_script, luck)
        wait_for_turn(page)
        heights.add(page.locator(".actions").evaluate("bar => bar.offsetHeight"))
        page.wait_for_function(
            "() => Math.abs(document.querySelector('aside').getBoundingClientRect().bottom"
            " - document.querySelector('.actions').getBoundingClientRect().top) < 2"
        )
    assert len(heights) > 1, "the bar never changed"


def test_new_lines_under_a_lower_window_are_still_followed(open_page: Open) -> None:
    page = open_page(**TABLET)
    drawer_of(page, "long-shot-dice")
    luck = Random(2)
    for _ in range(12):
        act(page, by_script, luck)
        wait_for_turn(page)
        expect(page.get_by_role("button", name="Newest")).to_have_count(0)
    lines = page.get_by_role("tabpanel").get_by_role("list")
    page.wait_for_function("list => list.scrollHeight - list.scrollTop - list.clientHeight < 40", arg=lines.element_handle())
    lines.hover()
    page.mouse.wheel(0, -300)
    expect(page.get_by_role("button", name="Newest")).to_be_visible()


def test_whoever_opens_the_drawer_by_key_is_in_it_and_comes_back(open_page: Open) -> None:
    page = open_page(**TABLET)
    drawer_of(page, "las-vegas")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_focused()


def test_what_is_said_behind_a_closed_drawer_is_told_until_it_is_read(open_page: Open) -> None:
    page = open_page(**TABLET)
    address = make_table(page, "las-vegas")
    page.goto(address)
    wait_for_choice(page)
    for text in ("Hello", "Anybody here?"):
        page.request.post(address.replace("/table/", "/api/tables/"), data={"type": "say", "text": text})
    page.get_by_role("button", name="Log and chat, 2 new lines").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Anybody here?")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_visible()


def test_whoever_writes_in_the_chat_leaves_the_drawer_by_key_too(open_page: Open) -> None:
    page = open_page(**TABLET)
    drawer_of(page, "las-vegas")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press("Escape")
    expect(page.get_by_role("complementary", name="Log and chat")).to_be_hidden()
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_focused()
