"""Somebody who plays on several devices, is called when it is their turn, and may agree with the others to stop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, PATIENCE, make_table, play_together, set_up, sit_down, wait_for_choice, wait_for_turn
from tests.browser.test_pages import expect_for_everybody

pytestmark = pytest.mark.slow
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.looksAway === true, configurable: true })"
NOTIFICATIONS = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"
CALLED = f"""async () => {{
    for (let tries = 0; tries < 100; tries++) {{
        const titles = await ({NOTIFICATIONS})();
        if (titles.length) return titles;
        await new Promise((later) => setTimeout(later, 50));
    }}
    return [];
}}"""


def fill_in(page: Page, account: str, passphrase: str) -> None:
    page.get_by_role("link", name="Your account").click()
    page.get_by_label("Name of the account").fill(account)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)


def test_an_account_brings_the_games_of_one_device_to_another(open_page: Open, axe: str) -> None:
    laptop, phone = open_page(), open_page(forgives=r"\b(403|409)\b")
    sit_down(laptop, "las-vegas")
    laptop.get_by_role("link", name="Railbird, home").click()
    fill_in(laptop, "rosa.railbird", "three long words")
    laptop.get_by_role("button", name="Create an account").click()
    expect(laptop.get_by_text("under the account rosa.railbird")).to_be_visible()
    laptop.locator("summary").filter(has_text="Tokens for programs").click()
    laptop.get_by_label("What is it for?").fill("my bot")
    laptop.get_by_role("button", name="Make a token").click()
    expect(laptop.get_by_label("Your new token")).not_to_be_empty()
    expect_for_everybody(laptop, axe)
    laptop.get_by_role("button", name="Remove the token “my bot”").click()
    expect(laptop.get_by_text("my bot")).to_have_count(0)

    fill_in(phone, "rosa.railbird", "three wrong words")
    phone.get_by_role("button", name="Create an account").click()
    expect(phone.get_by_role("alert")).to_have_text("Somebody already has this account.")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("alert")).to_contain_text("Name or passphrase")
    expect_for_everybody(phone, axe)
    phone.get_by_label("Passphrase", exact=True).fill("three long words")
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_text("under the account rosa.railbird")).to_be_visible()
    phone.get_by_role("link", name="Railbird, home").click()
    expect(phone.get_by_role("region", name="My tables").get_by_role("link")).to_have_count(1)
    phone.goto(f"{phone.url}you")
    phone.get_by_role("button", name="Sign out on this device").click()
    expect(phone.get_by_role("button", name="Sign in")).to_be_visible()


def test_the_language_of_an_account_comes_along_where_none_was_chosen(open_page: Open) -> None:
    laptop, phone, tablet = open_page(), open_page(), open_page()
    with laptop.expect_response("**/api/me"):
        laptop.get_by_label("Language").select_option("ru")
    home = "/".join(laptop.url.split("/", 3)[:3])
    account = {"account": "vera.railbird", "passphrase": "three long words"}
    assert laptop.request.post(f"{home}/api/account", data=account).ok
    tablet.get_by_label("Language").select_option("nl")
    tablet.get_by_label("Taal").select_option("en")
    for page, language in ((phone, "ru"), (tablet, "en")):
        page.get_by_role("button", name="Dark theme").click()
        fill_in(page, account["account"], account["passphrase"])
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_text("vera.railbird")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.reload()
        expect(page.get_by_text("vera.railbird")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_enter_signs_in_and_makes_no_account(open_page: Open) -> None:
    page = open_page(forgives=r"\b403\b")
    fill_in(page, "rosa.railbrid", "three long words")
    page.get_by_label("Passphrase", exact=True).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Name or passphrase")
    expect(page.get_by_role("button", name="Sign out on this device")).to_have_count(0)


def test_records_are_offered_to_whoever_has_finished_a_game(open_page: Open) -> None:
    page = open_page()
    records = page.get_by_role("link", name="Download all records")
    page.goto(f"{page.url}you")
    expect(page.get_by_label("Name of the account")).to_be_visible()
    expect(records).to_have_count(0)
    sit_down(page, "las-vegas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Railbird, home").click()
    page.get_by_role("link", name="Your account").click()
    expect(records).to_be_visible()


def test_who_looks_away_is_called_when_it_is_their_turn(open_page: Open) -> None:
    page = open_page(permissions=["notifications"])
    page.context.add_init_script(HIDDEN)
    sit_down(page, "las-vegas", settings={"pace": 300})
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Notification when it is my turn").check()
    page.keyboard.press("Escape")
    assert page.evaluate(NOTIFICATIONS) == []
    page.evaluate("window.looksAway = true")
    turn = wait_for_turn(page)
    page.locator(OFFERS).first.click()
    wait_for_turn(page, turn["version"])
    assert page.evaluate(CALLED) == ["Your turn"]


def test_the_page_can_be_installed_and_keeps_nothing_old(open_page: Open) -> None:
    page = open_page()
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert [error["errorId"] for error in found["installabilityErrors"]] == ["in-incognito"], "as every browser of a test is"
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate("() => caches.keys()") == []


def test_others_see_who_would_end_the_game_and_may_agree(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    owner.get_by_role("button", name="Menu").click()
    owner.get_by_role("button", name="Propose to end this game").click()
    asked = friend.get_by_text("would like to end this game.")
    expect(friend.get_by_role("region", name="Your options").locator(asked)).to_be_visible()
    expect(friend.get_by_role("status").and_(asked)).to_have_count(1)
    expect(owner.get_by_role("button", name="End it")).to_have_count(0)
    friend.get_by_role("button", name="End it").click()
    for page in (owner, friend):
        expect(page.get_by_role("heading", name="This game was abandoned.")).to_be_visible()


def test_a_proposal_to_end_is_refused_or_withdrawn(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    for who in (friend, owner):
        owner.get_by_role("button", name="Menu").click()
        owner.get_by_role("button", name="Propose to end this game").click()
        who.get_by_role("button", name="Play on").click()
        for page in (owner, friend):
            expect(page.get_by_text("would like to end this game.")).to_have_count(0)
        expect(owner.locator(".actions")).to_be_visible()


@pytest.mark.parametrize("minutes", [-10, 0, 10])
def test_a_clock_counts_down_beside_the_choice_whatever_the_clock_of_the_device_says(open_page: Open, minutes: int) -> None:
    page = open_page()
    page.add_init_script(f"Date.now = ((now) => () => now() + {60_000 * minutes})(Date.now)")
    sit_down(page, "long-shot", settings={"pace": 0, "clock": {"move": 60}})
    wait_for_choice(page)
    seconds = int(page.locator(".actions h2 text").text_content() or 0)
    assert 0 < seconds <= 60
    expect(page.locator(".actions h2 text")).not_to_have_text(str(seconds))
    expect(page.get_by_role("timer")).to_have_count(1)


def test_time_is_told_rightly_on_a_device_whose_clock_is_wrong(open_page: Open) -> None:
    page = open_page()
    page.add_init_script("const now = Date.now; Date.now = () => now() + 3_600_000;")
    sit_down(page, "long-shot", settings={"pace": 0, "clock": {"move": 60}})
    wait_for_choice(page)
    assert 40 < int(page.locator(".actions h2 text").text_content() or 0) <= 60


def test_whoever_was_too_slow_reads_that_a_bot_chose_and_so_does_the_log(open_page: Open) -> None:
    page = open_page()
    page.goto(make_table(page, "las-vegas", settings={"pace": 0, "random_order": False, "clock": {"move": 5}}))
    expect(page.get_by_role("alert").filter(has_text="Your time was up: a bot chose for you.")).to_be_visible()
    expect(page.locator(".actions")).to_be_visible()
    expect(page.get_by_text("Time was up: a bot chose.", exact=True).first).to_be_visible()


def test_a_name_that_cannot_be_seen_is_refused_in_words(open_page: Open) -> None:
    page = open_page(forgives=r"\b400\b")
    name = page.get_by_label("Your name")
    before = name.input_value()
    name.fill("\u202eeve")
    name.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("A name needs letters that can be seen.")
    expect(name).to_have_value(before)


def test_whoever_has_no_time_left_is_not_asked_to_come_back(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "las-vegas", settings={"pace": 10_000, "clock": {"game": 30}})
    expect(page.get_by_role("region", name="Players").get_by_text("out of time: bot")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("Take over from the bot|Let a bot play"))).to_have_count(0)
