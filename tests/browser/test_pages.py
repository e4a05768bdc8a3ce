"""Every page for everybody: axe-core finds nothing, light and dark, and nothing scrolls sideways on the smallest screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Open
from tests.browser.playing import (
    GAMES,
    HAND_OVER,
    PATIENCE,
    act,
    by_mouse,
    make_table,
    share_device,
    sit_down,
    wait_for_choice,
    wait_for_turn,
)

pytestmark = pytest.mark.slow
COLOURS = ["color-contrast", "link-in-text-block"]
"""What another theme can change."""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SMALLEST: ViewportSize = {"width": 320, "height": 640}
SIDEWAYS = """() => [...document.querySelectorAll('*')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.matches('.actions .offers'))
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)"""
"""Whatever could be scrolled sideways; on a phone the options are a strip to swipe, so that they leave room for the board."""
Visit = Callable[[Page], None]


def home(page: Page) -> None:
    sit_down(page, "las-vegas")
    page.get_by_role("link", name="Railbird, home").click()
    page.get_by_role("heading", name="My tables").wait_for()


def rules(page: Page) -> None:
    """Those with the most chapters."""
    page.get_by_role("link", name="Rules").first.click()
    page.locator("#LV-1").wait_for()
    page.goto(f"{page.url}-royale")
    page.locator("#LVR-1").wait_for()


def setting_up(page: Page) -> None:
    page.goto(make_table(page, "las-vegas-royale", 4, bots=["greedy"], start=False))
    page.get_by_role("button", name="Start the game").wait_for()


def guide(page: Page) -> None:
    page.goto(f"{make_table(page, 'las-vegas')}?guide")
    page.get_by_role("region", name="A hint").wait_for()


def nowhere(page: Page) -> None:
    page.goto(f"{page.url}table/nowhere")
    page.get_by_role("heading", name="There is no such table.").wait_for()


def menu(page: Page) -> None:
    sit_down(page, "las-vegas")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for()


def position(page: Page) -> None:
    sit_down(page, "long-shot")
    page.keyboard.press("=")
    page.get_by_role("dialog").wait_for()


def chat(page: Page) -> None:
    sit_down(page, "eight-28")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").wait_for()


def you(page: Page) -> None:
    """In Dutch, where what is read and what is heard once had different words."""
    page.evaluate("localStorage.setItem('language', 'nl')")
    page.goto(f"{page.url}you")
    page.get_by_role("heading", name="Tokens voor programma’s").click()
    page.get_by_label("Waarvoor is het?").fill("bot")
    page.get_by_role("button", name="Token maken").click()
    page.get_by_role("button", name="Weghalen: token “bot”").wait_for()


def coach(page: Page) -> None:
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    page.keyboard.press("?")
    page.locator(".worth").first.wait_for()


def drawer(page: Page) -> None:
    page.set_viewport_size({"width": 820, "height": 900})
    sit_down(page, "long-shot-dice")
    page.keyboard.press(",")
    page.get_by_role("tab", name="Log").wait_for()


def past(page: Page) -> None:
    sit_down(page, "eight-28")
    wait_for_choice(page)
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    page.get_by_role("button", name="Back to now").wait_for()


def spectator(page: Page) -> None:
    page.goto(make_table(page, "long-shot", sit=False, bots=["greedy"] * GAMES["long-shot"], settings={"pace": 10_000}))
    page.locator(".actions").wait_for()


def refusal(page: Page) -> None:
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    while not page.locator(".casino .hit[aria-disabled]").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    page.locator(".casino .hit[aria-disabled]").first.press("Enter")
    page.locator(".notice").wait_for()


def hand_over(page: Page) -> None:
    share_device(page, "eight-28", bots=1)
    wait_for_turn(page)
    while not page.locator(HAND_OVER).count():
        act(page, by_mouse, Random(0))
        wait_for_turn(page)


def result(page: Page) -> None:
    page.goto(finished(page))
    page.locator(".result").wait_for()


def finished(page: Page, game: str = "las-vegas", seats: int = 0) -> str:
    """The address of a table at which bots have played to the end."""
    seats = seats or GAMES[game]
    address = make_table(page, game, seats, sit=False, bots=["greedy"] * seats)
    ends = monotonic() + PATIENCE / 1000
    while page.request.get(address.replace("/table/", "/api/tables/")).json()["status"] != "over":
        assert monotonic() < ends, "the bots do not come to an end"
        sleep(0.2)
    return address


def alone(page: Page) -> None:
    """Against Roland, in the language with the longest words."""
    page.evaluate("localStorage.setItem('language', 'ru')")
    sit_down(page, "long-shot-dice", seats=1)
    wait_for_choice(page)


def alone_at_the_end(page: Page) -> None:
    page.goto(finished(page, "long-shot-dice", 1))
    page.locator(".result").wait_for()


def replay(page: Page) -> None:
    result(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")


def dice(page: Page) -> None:
    result(page)
    page.get_by_role("button", name="Check the dice").click()
    page.get_by_text("outcomes are as promised").wait_for()


def dice_page(page: Page) -> None:
    page.goto(finished(page).replace("/table/", "/dice/"))
    page.get_by_text("outcomes are as promised").wait_for()


def table_of(game: str) -> Visit:
    def visit(page: Page) -> None:
        sit_down(page, game)
        for _ in range(6):
            wait_for_choice(page)
            act(page, by_mouse, Random(1))
        wait_for_choice(page)

    visit.__name__ = game
    return visit


VISITS: list[Visit] = [
    home,
    rules,
    setting_up,
    guide,
    nowhere,
    menu,
    position,
    chat,
    you,
    coach,
    drawer,
    past,
    spectator,
    refusal,
    hand_over,
    result,
    alone,
    alone_at_the_end,
    replay,
    dice,
    dice_page,
    *map(table_of, GAMES),
]


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
def test_a_page_is_for_everybody(open_page: Open, axe: str, visit: Visit) -> None:
    page = open_page()
    visit(page)
    expect_for_everybody(page, axe)


def test_a_server_that_does_not_answer_is_told(open_page: Open, axe: str) -> None:
    page = open_page(forgives="net::ERR_FAILED")
    page.route("**/api/me", lambda route: route.abort())
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    expect_for_everybody(page, axe)
    page.unroute("**/api/me")
    page.get_by_role("button").click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_the_longest_name_in_one_word_makes_nothing_wider(open_page: Open) -> None:
    page = open_page()
    page.request.patch(f"{page.url}api/me", data={"name": 24 * "W"})
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    act(page, by_mouse, Random(0))
    wait_for_choice(page)
    assert page.evaluate(SIDEWAYS) == [], "log"
    page.set_viewport_size(SMALLEST)
    page.keyboard.press("=")
    page.get_by_role("dialog").wait_for()
    assert page.evaluate(SIDEWAYS) == [], "position"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".result").wait_for()
    assert page.evaluate(SIDEWAYS) == [], "result"


def expect_for_everybody(page: Page, axe: str) -> None:
    page.evaluate(axe)
    assert findings(page, RULES) == []
    page.emulate_media(color_scheme="dark")
    assert findings(page, COLOURS) == [], "dark"
    page.set_viewport_size(SMALLEST)
    assert page.evaluate(SIDEWAYS) == []
    assert findings(page, RULES) == [], "smallest"


def findings(page: Page, rules: list[str]) -> list[Any]:
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", rules)
    return [(item["id"], [(node["target"], node["failureSummary"]) for node in item["nodes"]][:3]) for item in found["violations"]]
