"""The odds board: for those who watch a game, by mouse and by key, and for nobody who plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import GAMES, make_table, play_together, set_up, sit_down, wait_for_turn
from tests.browser.test_pages import expect_for_everybody

pytestmark = pytest.mark.slow


def chances(page: Page) -> list[int]:
    return [int(percent) for percent in re.findall(r"(\d+)%", " ".join(page.locator(".expects b").all_inner_texts()))]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_may_see_what_every_seat_may_expect(open_page: Open, axe: str, game: str) -> None:
    page = open_page()
    page.goto(make_table(page, game, sit=False, bots=["greedy"] * GAMES[game], settings={"pace": 10_000}))
    board = page.get_by_role("button", name="Odds")
    board.click()
    expect(page.locator(".expects")).to_have_count(GAMES[game])
    assert 97 <= sum(chances(page)) <= 103
    expect(page.get_by_role("region", name="Players")).to_contain_text("Chance to win")
    expect(page.get_by_text("finished this game")).to_be_visible()
    expect_for_everybody(page, axe)
    page.keyboard.press("?")
    expect(page.locator(".expects")).to_have_count(0)
    expect(board).to_have_attribute("aria-pressed", "false")


def test_the_odds_follow_the_game_and_are_remembered(open_page: Open) -> None:
    owner, friend, spectator = open_page(), open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    owner.get_by_role("button", name="Menu").click()
    spectator.goto(owner.get_by_label("Link for spectators").input_value())
    owner.keyboard.press("Escape")
    spectator.get_by_role("button", name="Odds").click()
    expect(spectator.locator(".expects")).to_have_count(2)
    before = spectator.locator(".expects").all_inner_texts()
    actor = owner if owner.locator(".roll").count() else friend
    actor.locator(".roll").first.click()
    expect(spectator.locator(".expects")).not_to_have_text(before, use_inner_text=True)
    spectator.reload()
    expect(spectator.locator(".expects")).to_have_count(2)


def test_on_a_phone_spectators_read_whole_names_of_four_players(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    page.goto(make_table(page, "las-vegas", 4, settings={"public": True, "pace": 10_000}))
    spectator = open_page(width=360, height=740)
    spectator.goto(page.url)
    names = spectator.locator(".seats .name")
    expect(names).to_have_count(4)
    assert names.evaluate_all("names => names.filter((name) => name.scrollWidth > name.clientWidth).length") == 0


def test_whoever_plays_is_told_no_odds(open_page: Open) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('odds', 'on')")
    sit_down(page, "las-vegas")
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Odds")).to_have_count(0)
    page.wait_for_timeout(500)
    expect(page.locator(".expects")).to_have_count(0)
