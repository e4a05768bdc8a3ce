"""A whole game of every kind against bots, in three ways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import GAMES, Way, by_keyboard, by_mouse, by_role, play_until_over, sit_down

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("way", [by_mouse, by_keyboard, by_role])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(open_page: Open, game: str, way: Way) -> None:
    page = open_page()
    sit_down(page, game)
    play_until_over(page, way)
    expect(page.get_by_role("main", name="Result")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_one_click_leads_from_home_to_the_first_roll(open_page: Open) -> None:
    page = open_page()
    page.locator("article.las-vegas").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    expect(page.get_by_role("region", name="Players").get_by_role("article")).to_have_count(4)
