"""For eyes that need more: letters of twice the size, and colours that the device chooses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import CHROMIUM, FLAGS, Open, open_pages
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


@pytest.fixture
def open_large(large_letters: Browser, server: Server) -> Iterator[Open]:
    yield from open_pages(large_letters, server)


def test_letters_of_twice_the_size_do_not_cut_the_name_of_a_casino(open_large: Open) -> None:
    page = open_large(width=1440, height=900)
    sit_down(page, "las-vegas-royale")
    wait_for_choice(page)
    cut = "names => names.filter((name) => name.getBoundingClientRect().top < name.parentElement.getBoundingClientRect().top).length"
    assert page.locator(".casino h3").evaluate_all(cut) == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
@pytest.mark.parametrize("game", GAMES)
def test_letters_of_twice_the_size_leave_half_of_the_window_to_the_board(open_large: Open, game: str, width: int, height: int) -> None:
    page = open_large(width=width, height=height)
    sit_down(page, game)
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".actions").evaluate("bar => bar.offsetHeight") <= height / 2
    expect(page.get_by_role("complementary", name="Log and chat")).to_be_hidden()


def test_where_the_device_chooses_colours_the_turn_and_the_chosen_are_still_seen(open_page: Open) -> None:
    page = open_page(width=360, height=740, forced_colors="active")
    chosen, other = page.locator(".seg label").nth(0), page.locator(".seg label").nth(1)
    assert chosen.evaluate(COLOUR) != other.evaluate(COLOUR)
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    assert page.locator(".flag").evaluate(COLOUR) != page.locator("article[aria-current]").evaluate(COLOUR)
    assert page.locator("article[aria-current]").evaluate("seat => getComputedStyle(seat).outlineStyle") == "solid"
    assert page.locator(".felt, .ring").first.evaluate("board => getComputedStyle(board).forcedColorAdjust") == "none"
