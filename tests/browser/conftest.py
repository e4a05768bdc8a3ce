"""A server of its own, and pages that fail a test for any error they log or any request that fails."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402

from railbird.web.page import is_built  # noqa: E402

CHROMIUM = shutil.which("chromium") or ""
START_SECONDS = 60


@contextmanager
def run_server(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its things in a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(Path(sys.executable).with_name("railbird")), "serve", "--port", str(port), "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/readyz")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with the built page."""
    if not is_built():
        pytest.skip("the page is not built: make ui")
    with run_server(tmp_path_factory.mktemp("house")) as address:
        yield address


def wait_for(address: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[Callable[..., Page]]:
    """Somebody's browser at the home page; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_one(width: int = 1280, height: int = 800, theme: str = "light", language: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if theme == "dark" else "light", locale=language
        )
        contexts.append(context)
        context.add_init_script("localStorage.setItem('pace', 'instant')")
        page = context.new_page()
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("requestfailed", lambda request: troubles.append(request.url))
        page.goto(server)
        page.get_by_role("heading", level=1).wait_for()
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    return (Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
