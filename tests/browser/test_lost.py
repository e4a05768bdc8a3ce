"""The page is loaded again, the network is cut, the server dies: the table comes back as it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, by_mouse, sit_down, version, wait_for_choice
from tests.web.server import Server

pytestmark = pytest.mark.slow
SOCKET = "WebSocket connection"


def everything(page: Page) -> list[str]:
    """The table as a screen reader meets it, nothing lifted by pointer or focus."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    names = [page.get_by_role("region", name="Players"), page.get_by_role("main"), page.get_by_role("region", name="Your options")]
    return [part.aria_snapshot() for part in names]


def expect_link(page: Page, words: str) -> None:
    expect(page.get_by_role("navigation").get_by_role("status")).to_have_text(words)


def test_a_reload_comes_back_to_the_same_table(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot-dice")
    wait_for_choice(page)
    before = everything(page)
    page.reload()
    page.locator(OFFERS).first.wait_for()
    assert everything(page) == before


def test_a_cut_network_is_shown_and_what_happened_meanwhile_is_told(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET)
        sit_down(page, "las-vegas")
        wait_for_choice(page)
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        table = f"{server.address}/api/tables/{page.url.rpartition('/')[2]}"
        now = page.request.get(table).json()
        event = now["offers"][0]["event"]
        choice = {"type": "act", "seat": now["seat"], "version": now["version"], "event": event}
        assert page.request.post(table, data=choice).json()["type"] == "done"
        cable.mend()
        expect_link(page, "Connected")
        wait_for_choice(page)
        fresh = page.context.new_page()
        fresh.goto(page.url)
        fresh.locator(OFFERS).first.wait_for()
        assert everything(page) == everything(fresh)


def test_a_cut_network_takes_nothing_that_is_open_or_half_written(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET, width=820)
        sit_down(page, "las-vegas")
        page.get_by_role("button", name="Log", exact=True).click()
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Say something").fill("Half a sen")
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        cable.mend()
        expect_link(page, "Connected")
        wait_for_choice(page)
        expect(page.get_by_label("Say something")).to_have_value("Half a sen")


def test_a_network_that_has_gone_silent_is_noticed_by_a_choice(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET)
        sit_down(page, "las-vegas")
        wait_for_choice(page)
        before = version(page)
        cable.stop()
        page.locator(OFFERS).first.click()
        expect_link(page, "Connection lost, trying again…")
        cable.mend()
        expect_link(page, "Connected")
        expect(page.locator(f".actions[data-version='{before}']")).to_have_count(0)
        wait_for_choice(page)


def test_a_game_survives_the_death_of_its_server(open_page: Open, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as house:
        page = open_page(at=house.address, forgives=SOCKET)
        sit_down(page, "eight-28")
        wait_for_choice(page)
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
        before = everything(page)
        house.kill()
        expect_link(page, "Connection lost, trying again…")
        house.start()
        expect_link(page, "Connected")
        assert everything(page) == before
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
