"""Boards look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Open
from tests.browser.pictures import FOLDER, MOMENTS, difference, show, take

pytestmark = pytest.mark.slow
TOLERANCE = 0.01
"""The share of pixels that may differ, as between two sets of fonts."""
PARTS = {"las-vegas-royale": ".casino", "long-shot-dice": ".oval", "long-shot": "article", "eight-28": ".player"}


@pytest.mark.parametrize("game", MOMENTS)
def test_a_board_looks_as_it_did_and_a_missing_part_is_noticed(open_page: Open, browser: Browser, game: str) -> None:
    page, blank = open_page(), browser.new_page()
    show(page, game)
    kept = (FOLDER / f"{game}.png").read_bytes()
    assert difference(blank, kept, take(page, blank)) < TOLERANCE
    page.get_by_role("main").locator(PARTS[game]).first.evaluate("part => part.style.setProperty('visibility', 'hidden')")
    assert difference(blank, kept, take(page, blank)) > TOLERANCE
    blank.close()
