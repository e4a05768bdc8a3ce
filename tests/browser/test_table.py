"""What a table tells its player: refusals, languages, and everything on a phone's plain HTTP."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from railbird.web.reach import own_address
from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, ROLL, act, by_mouse, play_until_over, set_up, sit_down, wait_for_choice, wait_for_roll
from tests.web.server import Server

pytestmark = pytest.mark.slow
IS_ACT = re.compile('"type":"(act|roll)"')
FAMILIES = ["las-vegas", "long-shot-dice", "long-shot", "eight-28"]


def test_an_illegal_click_is_refused_with_the_rule(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    refused = page.locator(".casino .hit[aria-disabled]")
    while not refused.count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    refused.first.click(force=True)
    notice = page.get_by_role("alert").filter(has_text="only a number that was rolled")
    with page.expect_popup() as opened:
        notice.get_by_role("link", name="LV-12").click()
    expect(opened.value.locator("#LV-12.wanted")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_log_of_a_phone_opens_at_what_happened_last(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "las-vegas-royale")
    for _ in range(6):
        wait_for_choice(page)
        act(page, by_mouse, Random(0))
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("tabpanel").get_by_role("listitem").last).to_be_in_viewport()


def test_grey_dice_are_shown_where_they_would_go_and_rolled_dice_are_no_answer(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas-royale", variant={"fixed_tiles": ["block-it"]})
    grey = page.locator(OFFERS).filter(has_text="into casino 5")
    while not grey.count():
        wait_for_choice(page)
        act(page, lambda page, _: page.locator(OFFERS).first.click(), Random(0))
        wait_for_choice(page)
    grey.last.focus()
    expect(page.locator(".c5.lifted .ghost")).to_be_visible()
    assert page.locator(".arena .group:not([aria-disabled])").count() == 0


def test_boxes_of_another_sheet_do_not_answer_for_the_own_one(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot-dice")
    asked: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(frame) if '"ask"' in str(frame) else None))
    page.reload()
    wait_for_choice(page)
    box = page.locator(".sheet .gear[aria-disabled]").first
    box.click(force=True)
    page.get_by_role("alert").filter(has_text="LSD-").wait_for()
    page.locator(".others button[aria-pressed=false]").first.click()
    box.click(force=True)
    page.locator(".others button").first.click()
    assert len(asked) == 1


def test_a_long_name_leaves_a_sheet_its_width(open_page: Open) -> None:
    page = open_page(width=1120, height=700)
    page.evaluate("localStorage.setItem('language', 'nl')")
    page.request.patch(f"{page.url}api/me", data={"name": "Maximiliane von Wolkenst"})
    sit_down(page, "long-shot-dice", seats=1)
    page.locator(".sheet section").wait_for()
    assert page.locator(".sheet section").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0


def test_a_roll_for_roland_says_so(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot-dice", seats=1)
    said: list[str] = []

    def look(page: Page, luck: Random) -> None:
        if page.locator(ROLL).count():
            said.append(page.locator(".actions h2").inner_text())
        by_mouse(page, luck)

    play_until_over(page, look)
    assert set(said) == {"Your roll", "Roll the horse die for Roland"}


def test_the_position_in_words_has_every_mark_of_every_sheet(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot-dice", seats=1)
    wait_for_choice(page)
    page.keyboard.press("=")
    mine, rolands = page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem").all()[-2:]
    for words in ("Helmet: –", "Concessions: ", "money, 3 left", "3 wilds left"):
        expect(mine).to_contain_text(words)
    expect(rolands).not_to_contain_text("Helmet")


@pytest.mark.parametrize("game", FAMILIES)
def test_the_position_in_words_says_whose_turn_it_is_and_what_may_be_done(open_page: Open, game: str) -> None:
    page = open_page()
    sit_down(page, game)
    wait_for_choice(page)
    page.keyboard.press("=")
    dialog = page.get_by_role("dialog")
    options = page.locator(OFFERS).count()
    expect(dialog).to_contain_text(re.compile(rf"Your turn: ({options}|one) options?\."))
    expect(dialog.get_by_role("list", name="Your options").get_by_role("listitem")).to_have_count(options)


def test_the_position_in_words_calls_for_a_roll_and_tells_what_an_option_comes_to(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    wait_for_roll(page)
    page.keyboard.press("=")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your turn: roll the dice.")
    expect(dialog.get_by_role("list")).to_have_count(1)
    page.keyboard.press("Escape")
    wait_for_choice(page)
    page.keyboard.press("=")
    expect(dialog.get_by_role("list", name="Your options").get_by_text("strength").first).to_be_visible()


def test_the_head_of_a_long_sheet_stays_in_sight(open_page: Open) -> None:
    page = open_page(width=360, height=600)
    sit_down(page, "long-shot-dice")
    wait_for_choice(page)
    page.keyboard.press("=")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("listitem").last.scroll_into_view_if_needed()
    assert dialog.evaluate("dialog => dialog.scrollTop") > 100
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", [*FAMILIES, "las-vegas-royale"])
def test_every_place_that_may_not_be_chosen_says_why(open_page: Open, game: str) -> None:
    page = open_page()
    sit_down(page, game)
    wait_for_choice(page)
    refused = page.locator("[data-place][aria-disabled]")
    dumb = []
    for place in refused.all():
        close = page.get_by_role("alert").get_by_role("button", name="Close")
        if close.count():
            close.click()
        place.press("Enter")
        page.get_by_role("alert").get_by_role("button", name="Close").wait_for()
        notice = page.locator(".notice").inner_text()
        if not re.search(r"\b[A-Z0-9]+-\d+$", notice) or "refusal-" in notice:
            dumb.append((place.get_attribute("data-place"), notice))
    assert dumb == []


def test_the_language_changes_in_the_middle_of_a_game(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", name="Меню")).to_be_visible()
    page.keyboard.press("Escape")
    for text in [page.locator(".actions h2"), page.locator(OFFERS).first, page.get_by_role("tabpanel"), page.get_by_role("main")]:
        assert re.search("[а-я]{3}", text.inner_text())
    play_until_over(page, by_mouse)
    expect(page.get_by_role("button", name="Сыграть ещё раз")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"


def test_another_device_plays_over_plain_http(open_page: Open, server: Server) -> None:
    address = own_address()
    assert address and not address.startswith("127."), "this machine has no address on any network"
    page = open_page(at=f"http://{address}:{server.port}")
    assert page.evaluate("isSecureContext") is False
    page.locator("article.las-vegas").get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    sit_down(page, "las-vegas")
    play_until_over(page, by_mouse)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("outcomes are as promised")).to_be_visible()


def test_where_the_clipboard_is_refused_a_link_is_copied_all_the_same(open_page: Open) -> None:
    page = open_page()
    page.add_init_script("Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))")
    set_up(page, "las-vegas", 2)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_a_double_click_and_a_held_key_mean_one_act(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas")
    acts: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: acts.append(frame) if IS_ACT.search(str(frame)) else None))
    page.reload()
    wait_for_roll(page)
    acts.clear()
    page.keyboard.down("r")
    page.locator(OFFERS).first.wait_for()
    for place in (page.locator(OFFERS).first, page.locator("[data-place]:not([aria-disabled])").first):
        place.dispatch_event("click", {"detail": 2})
    page.wait_for_timeout(300)
    assert len(acts) == 1, "the roll"
    act(page, by_mouse, Random(0))
    wait_for_roll(page)
    acts.clear()
    page.keyboard.down("r")
    page.wait_for_timeout(300)
    assert acts == []
    page.keyboard.up("r")
    page.keyboard.down("r")
    page.locator(OFFERS).first.wait_for()
    assert len(acts) == 1


@pytest.mark.parametrize("game", FAMILIES)
def test_on_a_desk_a_table_has_the_height_of_the_window(open_page: Open, game: str) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, game)
    wait_for_choice(page)
    assert page.evaluate("document.documentElement.scrollHeight") == 900
