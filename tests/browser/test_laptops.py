"""Boards before a roll in the low windows of laptops."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.playing import sit_down, wait_for_roll

pytestmark = pytest.mark.slow
SIZES = [(1120, 700), (1280, 800), (1366, 768)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_button_to_roll_stays_on_its_felt(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, "las-vegas")
    wait_for_roll(page)
    felt, title, button = (page.locator(f".arena {part}").bounding_box() for part in (".felt", "h2", ".btn"))
    assert felt and title and button
    assert felt["y"] + 2 <= title["y"]
    assert button["y"] + button["height"] <= felt["y"] + felt["height"] - 2


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_gate_hides_no_prize(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, "long-shot-dice")
    wait_for_roll(page)
    gate, prizes = page.locator(".gate").bounding_box(), page.locator(".infield ol").bounding_box()
    assert gate and prizes and gate["x"] + gate["width"] <= prizes["x"]
