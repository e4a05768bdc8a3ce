"""Pictures of every page and board: `python -m tests.browser.shots FOLDER` beside a built page."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, run_server
from tests.browser.playing import OFFERS, ROLL, by_mouse, sit_down

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desk": (1440, 900)}
LOOKS = [("light", "en"), ("dark", "ru")]
FAMILIES = ["las-vegas", "long-shot-dice", "long-shot", "eight-28"]
TURNS = 3


def take_all(browser: Browser, address: str, folder: Path) -> None:
    for (size, (width, height)), (theme, language) in product(SIZES.items(), LOOKS):
        for name in ["home", "set-up", *FAMILIES]:
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme="dark" if theme == "dark" else "light", locale=language
            )
            page = context.new_page()
            page.goto(address)
            page.get_by_role("heading", level=1).wait_for()
            prepare(page, name)
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")
            context.close()


def prepare(page: Page, name: str) -> None:
    """Come to the moment that the picture shows."""
    if name == "set-up":
        page.locator("article.las-vegas .btn").nth(1).click()
        page.locator("main ol").wait_for()
    elif name != "home":
        sit_down(page, name)
        for _ in range(2 * TURNS):
            page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)
            by_mouse(page)
            page.wait_for_timeout(300)
        page.locator(f"{ROLL}, {OFFERS}").first.wait_for(timeout=60_000)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with run_server(folder / "house") as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        take_all(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main()
