"""The table behind a proxy that speaks HTTPS, under a name that no browser trusts otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import CHROMIUM, FLAGS, Visitors
from tests.browser.playing import OFFERS, ROLL, wait_for_turn
from tests.browser.proxy import Proxy
from tests.web.server import Server

pytestmark = pytest.mark.slow
NAME = "railbird.test"


@pytest.fixture
def visitors(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Visitors]:
    """People who come through the proxy, with a browser that trusts its certificate."""
    proxy = Proxy(server.port, tmp_path)
    trust = [f"--ignore-certificate-errors-spki-list={proxy.fingerprint}", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    trusting = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, *trust])
    with proxy as port:
        found = Visitors(trusting, f"https://{NAME}:{port}")
        yield found
        trusting.close()
    assert found.troubles == []


def test_a_game_is_played_over_https_and_the_page_can_be_installed(visitors: Visitors) -> None:
    page = visitors.open()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.get_by_role("button", name="Play now").first.click()
    turn = wait_for_turn(page)
    page.locator(f"{ROLL}, {OFFERS}").first.click()
    wait_for_turn(page, turn["version"])
    assert [url.partition(":")[0] for url in sockets] == ["wss"]
    assert [cookie["secure"] for cookie in page.context.cookies()] == [True]
    assert page.evaluate("() => navigator.serviceWorker.ready.then((worker) => worker.active.state)") in ("activating", "activated")
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"], "as every browser of a test is"
