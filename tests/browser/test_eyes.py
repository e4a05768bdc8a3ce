"""For eyes that need more: letters of twice the size, and colours that the device chooses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CHROMIUM, FLAGS, Open, Visitors
from tests.browser.playing import GAMES, sit_down, wait_for_choice
from tests.web.server import Server

pytestmark = pytest.mark.slow
COLOUR = "element => getComputedStyle(element).backgroundColor"


@pytest.fixture(scope="module")
def large_letters(browser: Browser) -> Iterator[Browser]:
    """A browser whose letters are twice the usual size."""
    chromium = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    yield chromium
    chromium.close()


def expect_room(page: Page) -> None:
    """Nothing scrolls sideways, and the bar leaves half of the window to the board."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert page.locator(".actions").evaluate("bar => bar.offsetHeight") <= page.evaluate("innerHeight") / 2


def test_letters_of_twice_the_size_do_not_cut_the_name_of_a_casino(large_letters: Browser, server: Server) -> None:
    visitors = Visitors(large_letters, server.address)
    page = visitors.open(width=1440, height=900)
    sit_down(page, "las-vegas-royale")
    wait_for_choice(page)
    cut = "names => names.filter((name) => name.getBoundingClientRect().top < name.parentElement.getBoundingClientRect().top).length"
    assert page.locator(".casino h3").evaluate_all(cut) == 0
    visitors.contexts[0].close()


@pytest.mark.parametrize("game", GAMES)
def test_letters_of_twice_the_size_have_the_layout_of_half_the_window(large_letters: Browser, server: Server, game: str) -> None:
    visitors = Visitors(large_letters, server.address)
    page = visitors.open(width=1440, height=900)
    sit_down(page, game)
    wait_for_choice(page)
    expect_room(page)
    expect(page.get_by_role("complementary", name="Log and chat")).to_be_hidden()
    visitors.contexts[0].close()
    assert visitors.troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_letters_of_twice_the_size_leave_a_phone_its_board(large_letters: Browser, server: Server, game: str) -> None:
    visitors = Visitors(large_letters, server.address)
    page = visitors.open(width=360, height=740)
    sit_down(page, game)
    wait_for_choice(page)
    expect_room(page)
    visitors.contexts[0].close()


def test_where_the_device_chooses_colours_the_turn_and_the_chosen_are_still_seen(open_page: Open) -> None:
    page = open_page(width=360, height=740, forced_colors="active")
    chosen, other = page.locator(".seg label").nth(0), page.locator(".seg label").nth(1)
    assert chosen.evaluate(COLOUR) != other.evaluate(COLOUR)
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    assert page.locator(".flag").evaluate(COLOUR) != page.locator("article[aria-current]").evaluate(COLOUR)
    assert page.locator("article[aria-current]").evaluate("seat => getComputedStyle(seat).outlineStyle") == "solid"
    assert page.locator(".felt, .ring").first.evaluate("board => getComputedStyle(board).forcedColorAdjust") == "none"
