"""Words beside a board: hints stand aside, and what a replay tells is never broken off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import make_table, wait_for_choice
from tests.browser.test_pages import finished

pytestmark = pytest.mark.slow
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}
COVERED = """hint => {
    const bubble = hint.getBoundingClientRect();
    const isCovered = (box) => box.bottom > bubble.top && box.top < bubble.bottom && box.right > bubble.left && box.left < bubble.right;
    return [...document.querySelectorAll('.casino, .offers, aside')].filter((one) => isCovered(one.getBoundingClientRect())).length;
}"""


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK])
def test_a_refusal_covers_no_casino_no_option_and_no_log(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(**size)
    forbidden = page.locator(".casino [data-place][aria-disabled]")
    while not forbidden.count():  # a roll may show all six numbers
        page.goto(make_table(page, "las-vegas"))
        wait_for_choice(page)
    before = page.locator(".casino").last.bounding_box()
    forbidden.first.dispatch_event("click")
    notice = page.get_by_role("alert").locator(".notice")
    expect(notice).to_be_in_viewport(ratio=1)
    assert notice.evaluate(COVERED) == 0
    assert page.locator(".casino").last.bounding_box() == before


def read_of_options(page: Page) -> Locator:
    """The hint about what to choose."""
    page.goto(f"{make_table(page, 'las-vegas')}?guide")
    wait_for_choice(page)
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("Or pay a chip")
    expect(hint).to_be_in_viewport(ratio=1)
    return hint


def test_a_hint_about_the_options_covers_neither_casinos_nor_options_nor_the_log(open_page: Open) -> None:
    assert read_of_options(open_page(**DESK)).evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_in_a_narrow_window_a_hint_about_the_options_stands_above_them_and_below_the_seats(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(**size)
    top, bottom = read_of_options(page).evaluate("hint => { const { top, bottom } = hint.getBoundingClientRect(); return [top, bottom]; }")
    assert page.locator(".seats").evaluate("seats => seats.getBoundingClientRect().bottom") <= top
    assert bottom <= page.locator(".actions").evaluate("bar => bar.getBoundingClientRect().top")


def test_the_hints_of_2012_know_neither_chips_nor_a_big_die(open_page: Open) -> None:
    page = open_page()
    page.goto(f"{make_table(page, 'las-vegas-2012', 3, variant={'starter': 'first'}, settings={'pace': 0, 'random_order': False})}?guide")
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("roll all of them.")
    wait_for_choice(page)
    expect(hint).to_contain_text("what that would bring you now.")
    expect(hint).not_to_contain_text("chip")


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_long_moment_of_a_replay_is_told_in_whole_sentences(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(**size)
    page.goto(finished(page).replace("/table/", "/replay/") + "/0")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("PageDown")
    expect(page.get_by_text("more in the log")).to_be_visible()
    told = page.locator(".told p")
    lines = "p => Math.round(p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight))"
    assert told.evaluate(lines) <= 2
    assert told.evaluate("p => p.scrollHeight <= p.clientHeight + 1")
    assert "Round 2" in told.inner_text()


def test_the_bar_has_room_for_every_sentence_before_an_option_is_lifted(open_page: Open) -> None:
    page = open_page(**DESK)
    page.evaluate("localStorage.setItem('language', 'ru')")
    page.goto(make_table(page, "long-shot-dice"))
    wait_for_choice(page)
    bar, options = page.locator(".actions"), page.locator(".actions .offer").all()
    height = bar.bounding_box()
    assert len(options) >= 4
    for option in options:
        option.hover()
        expect(page.locator(".say .chosen")).to_be_visible()
        assert bar.bounding_box() == height
