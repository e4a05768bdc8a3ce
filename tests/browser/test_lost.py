"""The page is loaded again, the network is cut, the server dies: the table comes back as it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, by_mouse, make_table, set_up, sit_down, version, wait_for_choice, wait_for_turn
from tests.browser.test_pages import RULES, findings, finished
from tests.web.server import Server

pytestmark = pytest.mark.slow
SOCKET = "WebSocket connection"
KEEPS_NOTHING = """for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, { get() { throw new DOMException('denied', 'SecurityError'); } });"""


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
        before = version(page)
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        table = f"{server.address}/api/tables/{page.url.rpartition('/')[2]}"
        now = page.request.get(table).json()
        event = now["offers"][0]["event"]
        choice = {"type": "act", "seat": now["seat"], "version": now["version"], "event": event}
        assert page.request.post(table, data=choice).json()["type"] == "done"
        cable.mend()
        expect_link(page, "Connected")
        wait_for_turn(page, before)
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


def test_without_a_connection_everybody_reads_what_cannot_be_chosen_now(open_page: Open, server: Server, axe: str) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET)
        sit_down(page, "las-vegas")
        wait_for_choice(page)
        page.evaluate(axe)
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 740})
            assert findings(page, RULES) == []
        expect(page.locator(f"{OFFERS}:not([aria-disabled=true])")).to_have_count(0)
        cable.mend()
        expect_link(page, "Connected")
        expect(page.locator(f"{OFFERS}[aria-disabled]")).to_have_count(0)


def test_a_wish_that_never_came_to_the_table_is_not_shown_as_granted(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET)
        set_up(page, "las-vegas", 2)
        cable.stop()
        page.get_by_role("radio", name="30 s a move").check()
        expect(page.get_by_role("radio", name="no clock")).to_be_checked()
        cable.mend()
        sit_down(page, "las-vegas")
        wait_for_choice(page)
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        page.get_by_role("button", name="Menu").click()
        wish = page.get_by_label("Roll my dice for me")
        wish.click()
        expect(wish).not_to_be_checked()
        cable.mend()
        expect_link(page, "Connected")
        wish.click()
        expect(wish).to_be_checked()


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


def test_a_replay_that_cannot_be_fetched_says_so(open_page: Open) -> None:
    page = open_page(forgives="net::ERR_FAILED")
    address = finished(page).replace("/table/", "/replay/")
    page.route("**/replay?*", lambda route: route.abort())
    page.goto(f"{address}/0")
    expect(page.get_by_role("status").filter(has_text="The server does not answer.")).to_be_visible()


@pytest.mark.parametrize(("part", "path"), [("You", "you"), ("las-vegas", "table/")])
def test_a_part_of_the_page_that_is_gone_is_told_and_comes_with_the_page(open_page: Open, part: str, path: str) -> None:
    page = open_page(forgives=r"\b404\b")
    address = make_table(page, "las-vegas") if path == "table/" else f"{page.url}{path}"
    page.route(f"**/assets/{part}-*.js", lambda route: route.fulfill(status=404))
    page.goto(address)
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    page.unroute(f"**/assets/{part}-*.js")
    page.get_by_role("button", name="Railbird").click()
    expect(page.get_by_role("navigation").first).to_be_visible()
    expect(page.get_by_text("The server does not answer.")).to_have_count(0)


def test_without_the_server_a_page_keeps_its_language(open_page: Open) -> None:
    page = open_page(forgives="net::ERR_FAILED")
    page.route("**/api/words/ru", lambda route: route.abort())
    language = page.get_by_label("Language")
    language.select_option("ru")
    expect(language).to_have_value("en")
    language.select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_the_language_that_was_chosen_last_stays_whatever_is_answered_last(open_page: Open) -> None:
    page = open_page()
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/words/ru", hold)
    language = page.locator(".language select")
    language.select_option("ru")
    language.select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    with page.expect_response("**/api/words/ru"):
        late[0].continue_()
    page.wait_for_timeout(300)
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_role("button", name="Nu spelen").first).to_be_visible()


def test_a_browser_that_keeps_nothing_remembers_until_the_page_is_left(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(KEEPS_NOTHING)
    page.reload()
    page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("article.las-vegas").get_by_role("button", name="Play now").click()
    wait_for_choice(page)
    act(page, by_mouse, Random(0))


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_on_a_phone_the_rail_keeps_its_height_while_the_network_is_cut(open_page: Open, server: Server, language: str) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET, width=360, height=740)
        page.evaluate("language => localStorage.setItem('language', language)", language)
        sit_down(page, "las-vegas")
        wait_for_choice(page)
        before = page.get_by_role("banner").bounding_box()
        cable.cut()
        page.locator(".state.lost").wait_for()
        assert page.get_by_role("banner").bounding_box() == before


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
