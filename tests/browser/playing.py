"""How a test plays at a table in the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

LONGEST_GAME = 600
"""Seconds."""
CHANGED = "before => document.querySelector('.result') || document.querySelector('.actions').innerText !== before"
DONE, ROLL, OFFERS = ".result", ".actions .roll", ".actions .offer"


def sit_down(page: Page, family: str) -> None:
    """One click from the home page to a running game."""
    page.locator(f"article.{family} .btn.main").click()
    page.locator(".actions").wait_for()


def sit_down_with_quick_bots(page: Page, game: str) -> None:
    """A game of three in which bots do not wait between their acts."""
    table = {"game": game, "seats": 3, "bots": ["greedy", "greedy"], "start": True, "settings": {"pace": 0}}
    made = page.request.post(f"{page.url}api/tables", data=table).json()
    page.goto(f"{page.url}table/{made['table']['id']}")
    page.locator(".actions").wait_for()


def play_until_over(page: Page, choose: Callable[[Page], None], seconds: int = LONGEST_GAME) -> None:
    """Roll and choose whenever it is our turn, until the result is shown."""
    for _ in range(seconds * 4):
        page.locator(f"{DONE}, {ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
        if page.locator(DONE).count():
            return
        before = page.locator(".actions").inner_text()
        choose(page)
        page.wait_for_function(CHANGED, arg=before, timeout=20_000)
    raise AssertionError("the game does not end")


def by_mouse(page: Page) -> None:
    roll = page.locator(ROLL)
    if roll.count():
        roll.click()
    else:
        page.locator(OFFERS).first.click()


def by_keyboard(page: Page) -> None:
    """The shortcut that a button shows, or Enter on it."""
    if page.locator(ROLL).count():
        page.keyboard.press("r")
        return
    offer = page.locator(OFFERS).first
    keys = offer.locator("kbd")
    if keys.count():
        page.keyboard.press(keys.first.inner_text().lower())
    else:
        offer.focus()
        page.keyboard.press("Enter")


def by_role(page: Page) -> None:
    """Through the names that a screen reader speaks."""
    options = page.get_by_role("region", name="Your options")
    options.get_by_role("button").first.click()
