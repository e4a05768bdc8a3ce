"""Words beside a board: hints stand aside, and what a replay tells is never broken off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.pictures import show
from tests.browser.playing import OFFERS, ROLL, make_table, wait_for_choice
from tests.browser.shots import Guest, lesson
from tests.browser.test_onward import learn
from tests.browser.test_pages import finished
from tests.web.server import Server

pytestmark = pytest.mark.slow
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}
SMALLEST = {"width": 320, "height": 640}
COVERED = """hint => {
    const bubble = hint.getBoundingClientRect();
    const isCovered = (box) => box.bottom > bubble.top && box.top < bubble.bottom && box.right > bubble.left && box.left < bubble.right;
    return [...document.querySelectorAll('.casino, .offers, aside')].filter((one) => isCovered(one.getBoundingClientRect())).length;
}"""

FRAMED = """thing => {
    const [frame, framed] = ['.spot', thing].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return frame && framed && ['left', 'top', 'right', 'bottom'].every((side) => Math.abs(frame[side] - framed[side]) < 8);
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


def test_a_hint_about_the_roll_covers_neither_casinos_nor_the_button_nor_the_log(open_page: Open, server: Server) -> None:
    page = open_page(**DESK)
    page.goto(f"{server.address}/{lesson('las-vegas')(Guest(page.context, server.address))}")
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("roll all your dice")
    expect(hint).to_be_in_viewport(ratio=1)
    assert hint.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_in_a_narrow_window_a_hint_about_the_options_stands_above_them_and_below_the_seats(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(**size)
    top, bottom = read_of_options(page).evaluate("hint => { const { top, bottom } = hint.getBoundingClientRect(); return [top, bottom]; }")
    assert page.locator(".seats").evaluate("seats => seats.getBoundingClientRect().bottom") <= top
    assert bottom <= page.locator(".actions").evaluate("bar => bar.getBoundingClientRect().top")


@pytest.mark.parametrize("size", [SMALLEST, PHONE, DESK])
def test_a_hint_about_the_roll_leaves_the_bar_whole_and_the_page_where_it_is(open_page: Open, server: Server, size: dict[str, int]) -> None:
    page = open_page(**size)
    page.goto(f"{server.address}/{lesson('las-vegas')(Guest(page.context, server.address))}")
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_be_in_viewport(ratio=1)
    bottom = hint.evaluate("hint => hint.getBoundingClientRect().bottom")
    assert bottom <= page.locator(".actions").evaluate("bar => bar.getBoundingClientRect().top")
    assert page.evaluate("scrollY") == 0


def test_on_a_phone_every_hint_stands_in_the_window_above_the_bar(open_page: Open) -> None:
    page = open_page(**PHONE)
    learn(page, "long-shot-dice")
    hint = page.get_by_role("region", name="A hint")
    for number in range(1, 5):
        expect(hint).to_contain_text(f"{number}/4")
        expect(hint).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.querySelector('.spot').getBoundingClientRect().bottom <= innerHeight")
        hint.get_by_role("button").last.click()
        if number == 1:
            page.get_by_role("button", name="Roll").click()


def test_the_hint_about_ties_points_at_a_tie(open_page: Open) -> None:
    page = open_page(**DESK)
    page.evaluate("localStorage.setItem('pace', 'slow')")
    page.reload()
    learn(page, "las-vegas")
    page.locator(ROLL).click()
    page.locator(OFFERS).first.click()
    expect(page.get_by_role("region", name="A hint")).to_contain_text("knock each other out")
    page.wait_for_function(FRAMED, arg=".casino:has(.tied)")


def test_on_a_phone_a_hint_stays_in_the_window_wherever_one_scrolls(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    page.goto(f"{make_table(page, 'long-shot-dice')}?guide")
    hint = page.get_by_role("region", name="A hint")
    wait_for_choice(page)
    for number in range(1, 5):
        expect(hint).to_contain_text(f"{number}/4")
        for end in (0, "document.body.scrollHeight"):
            page.evaluate(f"scrollTo(0, {end})")
            expect(hint).to_be_in_viewport(ratio=0.99)
        hint.get_by_role("button").last.click()


def test_the_hints_of_2012_know_neither_chips_nor_a_big_die(open_page: Open) -> None:
    page = open_page()
    page.goto(f"{make_table(page, 'las-vegas-2012', 3, variant={'starter': 'first'}, settings={'pace': 0, 'random_order': False})}?guide")
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("roll all your dice.")
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


@pytest.mark.parametrize(
    ("wishes", "language"), [(["ru-RU", "en-US"], "ru"), (["fr", "nl-BE", "en"], "nl"), (["fr"], "en"), (["EN-gb", "ru"], "en")]
)
def test_a_page_speaks_the_first_of_the_languages_that_a_browser_asks_for(open_page: Open, wishes: list[str], language: str) -> None:
    page = open_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {wishes} }})")
    page.evaluate("localStorage.removeItem('language')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name={"en": "Play", "ru": "Играть", "nl": "Spelen"}[language]).first).to_be_visible()


def test_a_moment_that_tells_nothing_says_who_is_next_and_keeps_the_log_in_step(open_page: Open) -> None:
    page = open_page(**DESK)
    show(page, "eight-28")
    page.keyboard.press("Home")
    told, slider = page.locator(".told p"), page.get_by_role("slider")
    while not told.inner_text().endswith("takes a card"):
        step = int(slider.input_value())
        assert step < 40
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step + 1))
        page.wait_for_timeout(100)
    expect(page.locator(".told svg, .told .badge").first).to_be_visible()
    expect(page.get_by_role("tabpanel").locator(".here").first).to_be_in_viewport()


def test_whoever_plays_solo_is_not_said_to_wait_for_others(open_page: Open) -> None:
    page = open_page()
    make_table(page, "long-shot-dice", 1)
    page.reload()
    tables = page.get_by_role("region", name="My tables")
    expect(tables).to_contain_text("Solo")
    expect(tables).not_to_contain_text("nobody")
