"""One server and one browser for each worker, and pages that fail a test for any error they log or any request that fails."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from railbird.web.page import is_built
from tests.browser.fixed import Fixed
from tests.web.server import Server

CHROMIUM = shutil.which("chromium") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
LEFT = "net::ERR_ABORTED"
"""A request that a page had no more use for when it was left."""

PATIENCE = 60_000
"""Milliseconds, for machines that have much else to do."""

Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    """A running server with the built page, for other devices too."""
    if not is_built():
        pytest.skip("the page is not built: make ui")
    with Fixed(tmp_path_factory.mktemp("house") / "data", "--host", "0.0.0.0") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture
def server(house: Fixed, request: pytest.FixtureRequest) -> Server:
    """The same games for this test every time, whichever tests were before."""
    house.begin(request.node.nodeid)
    return house


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Visitors:
    """People with a browser each; whatever goes wrong in one of them is kept."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def open(
        self, path: str = "/", width: int = 1280, height: int = 800, forgives: str = "", still: bool = True, at: str = "", **looks: Any
    ) -> Page:
        """Somebody's page in a browser of their own; troubles in which the pattern `forgives` is found are expected."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce" if still else "no-preference", **looks
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.getItem('pace') || localStorage.setItem('pace', 'instant')")
        page = context.new_page()

        def note(trouble: str) -> None:
            if not (forgives and re.search(forgives, trouble)):
                self.troubles.append(trouble)

        page.on("console", lambda message: note(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: note(str(error)))
        page.on("requestfailed", lambda request: note(failure(request)) if request.failure != LEFT else None)
        page.on("response", lambda answer: note(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        page.goto((at or self.address) + path)
        page.get_by_role("heading", level=1).wait_for()
        return page


def failure(request: Request) -> str:
    return f"{request.failure} {request.url}"


def open_pages(browser: Browser, server: Server) -> Iterator[Open]:
    visitors = Visitors(browser, server.address)
    yield visitors.open
    for context in visitors.contexts:
        context.close()
    assert visitors.troubles == []


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Somebody's browser at the home page; whatever goes wrong in it fails the test."""
    yield from open_pages(browser, server)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    return (Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
