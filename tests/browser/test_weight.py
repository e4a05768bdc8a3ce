"""What the first page weighs, as it travels to a browser that has never been here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Open

pytestmark = pytest.mark.slow
HEAVIEST = 150_000


def test_the_first_page_brings_little_script_and_style(open_page: Open) -> None:
    page = open_page()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    parts = [answer for answer in loaded if answer.request.resource_type in ("script", "stylesheet")]
    assert "gzip" in {answer.header_value("content-encoding") for answer in parts}
    assert 0 < sum(int(answer.headers["content-length"]) for answer in parts) < HEAVIEST
