"""Several people at one table: each at a device of their own, watching, or at the same device."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Open
from tests.browser.playing import (
    HAND_OVER,
    OFFERS,
    ROLL,
    act,
    by_mouse,
    make_table,
    play_together,
    set_up,
    share_device,
    sit_down,
    start,
    take_over,
    version,
    wait_for_choice,
    wait_for_turn,
)
from tests.browser.test_lost import SOCKET, expect_link
from tests.web.server import Server

pytestmark = pytest.mark.slow

HEARD_AS_SEEN = "() => document.querySelector('div.sr[role=alert]').textContent === document.querySelector('.hand-over h2').textContent"


def test_two_people_play_a_whole_game_and_somebody_watches(open_page: Open) -> None:
    owner, friend, spectator = open_page(), open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    origin = owner.url.partition("/table/")[0]
    others_way = (owner.request.get(f"{origin}/api/house").json().get("addresses") or [origin])[0]
    play_together(owner, friend)
    owner.get_by_role("button", name="Menu").click()
    expect(owner.get_by_label("Link for spectators")).to_have_value(re.compile(re.escape(f"{others_way}/")))
    spectator.goto(owner.get_by_label("Link for spectators").input_value())
    owner.keyboard.press("Escape")
    spectator.locator(".actions").wait_for()
    luck = Random(1)
    while not owner.locator(".result").count():
        for page in (owner, friend):
            expect(spectator.locator(f"{ROLL}, {OFFERS}")).to_have_count(0)
            if page.locator(f"{ROLL}, {OFFERS}").count():
                act(page, by_mouse, luck)
    results = [page.locator(".result h2").inner_text() for page in (owner, friend, spectator)]
    assert results == [results[0]] * 3


def test_what_one_says_the_others_read(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    owner.goto(make_table(owner, "las-vegas"))
    owner.locator(".actions").wait_for()
    owner.get_by_role("button", name="Menu").click()
    friend.goto(owner.get_by_label("Link for spectators").input_value())
    owner.keyboard.press("Escape")
    for page in (owner, friend):
        page.get_by_role("tab", name="Chat").click()
    owner.get_by_label("Say something").fill("<b>Good luck</b> & have fun")
    owner.get_by_label("Say something").press("Enter")
    expect(friend.get_by_role("tabpanel")).to_contain_text("<b>Good luck</b> & have fun")


def test_what_is_said_after_a_lost_connection_is_unread_however_much_was_said_before(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives="WebSocket connection")
        sit_down(page, "las-vegas")
        table = page.url.rpartition("/")[2]
        chat = page.get_by_role("tab", name="Chat")
        chat.click()

        def say(text: str) -> None:
            said = page.request.post(f"{server.address}/api/tables/{table}", data={"type": "say", "text": text})
            assert said.ok, said.text()

        for number in range(52):
            say(f"line {number}")
        expect(page.get_by_role("tabpanel").get_by_text("line 51")).to_be_visible()
        page.get_by_role("tab", name="Log").click()
        cable.cut()
        expect(page.get_by_role("navigation").get_by_role("status")).to_have_text("Connection lost, trying again…")
        cable.mend()
        expect(page.get_by_role("navigation").get_by_role("status")).to_have_text("Connected")
        say("one more")
        expect(chat.locator("b")).to_have_text("1")


def test_what_an_option_would_bring_is_not_asked_again_when_somebody_comes_or_goes(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    asked: list[str | bytes] = []
    owner.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(frame) if '"ask"' in str(frame) else None))
    owner.reload()
    play_together(owner, friend)
    while not owner.locator(OFFERS).count():
        actor = owner if owner.locator(ROLL).count() else friend
        act(actor, by_mouse, Random(0))
        expect(owner.locator(".actions")).to_have_attribute("data-version", version(actor) or "")
    owner.locator(OFFERS).first.hover()
    owner.wait_for_timeout(500)
    before = len(asked)
    assert before
    friend.get_by_role("link", name="Railbird, home").click()
    expect(owner.get_by_role("region", name="Players")).to_contain_text("offline")
    owner.wait_for_timeout(500)
    assert len(asked) == before


def test_a_new_name_stands_at_a_running_table_at_once(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    home = "/".join(friend.url.split("/", 3)[:3])
    friend.request.patch(f"{home}/api/me", data={"name": "Zoë"})
    expect(owner.get_by_role("heading", name="Zoë", exact=True)).to_be_visible()


def test_people_with_secrets_hand_the_device_over_until_the_game_is_over(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    handed_over: list[str] = []
    luck = Random(2)
    while not (turn := wait_for_turn(page))["over"]:
        if turn["hand_over"]:
            handed_over.append(page.get_by_role("heading", name="is next").inner_text())
            expect(page.get_by_role("main", name="Board")).to_have_count(0)
            expect(page.get_by_text("only you see it")).to_have_count(0)
            if len(handed_over) == 3:
                page.reload()
                assert wait_for_turn(page)["hand_over"]
        act(page, by_mouse, luck)
    assert len(set(handed_over)) == 2


def test_a_device_handed_over_without_a_connection_tells_the_next_player_nothing_of_the_one_before(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives=SOCKET)
        share_device(page, "eight-28", bots=1)
        luck = Random(3)
        play_until_handed_over(page, luck)
        take_over(page)
        before = secrets(page)
        play_until_handed_over(page, luck)
        cable.cut()
        expect_link(page, "Connection lost, trying again…")
        page.locator(HAND_OVER).click()
        cable.mend()
        page.locator(".actions").wait_for()
        assert before
        assert secrets(page)
        assert not set(secrets(page)) & set(before)


def secrets(page: Page) -> list[str]:
    """Which cards the log says that somebody here has, and nobody else knows."""
    return page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="hidden card").all_inner_texts()


def test_whoever_takes_the_device_learns_nothing_of_the_one_before(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    luck = Random(3)
    for _ in range(2):
        play_until_handed_over(page, luck)
        expect(page.locator("div.sr[role=status]")).to_have_text(["", ""])
        page.wait_for_function(HEARD_AS_SEEN)  # a bot that moves meanwhile may bring somebody else's turn
        expect(page.get_by_role("button", name="Log", exact=True)).to_have_count(0)
        page.keyboard.press("=")
        page.keyboard.press(",")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(1)
        expect(page.get_by_role("dialog").get_by_role("button", name="The position in words")).to_have_count(0)
        page.keyboard.press("Escape")
        take_over(page)


def test_a_moment_that_one_looked_at_is_not_shown_to_the_next(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    play_until_handed_over(page, Random(4))
    take_over(page)
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    page.get_by_role("button", name="Back to now").wait_for()
    seat = int(page.evaluate("id => localStorage.getItem(`holder ${id}`)", page.url.rpartition("/")[2]))
    table = page.url.replace("/table/", "/api/tables/")
    while not page.locator(HAND_OVER).count():
        now = page.request.get(f"{table}?seat={seat}").json()
        if now["turn"]["seat"] == seat:
            deed = {"type": "act", "event": now["offers"][0]["event"]} if now.get("offers") else {"type": "roll"}
            page.request.post(table, data={"seat": seat, "version": now["version"], **deed})
    take_over(page)
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)


def test_no_window_of_a_shared_device_shows_cards_before_it_is_known_who_looks(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    window = page.context.new_page()
    replay = page.url.replace("/table/", "/replay/")
    expect_no_cards(page)
    for _ in range(2):
        for address in (page.url, f"{replay}/99999"):
            window.goto(address)
            expect_no_cards(window)
        take_over(page)
        window.goto(page.url)
        window.locator(".actions").wait_for()
        play_until_handed_over(page, Random(3))
    window.goto(f"{replay}/99999")
    window.locator(HAND_OVER).click()
    window.get_by_role("slider").wait_for()


def expect_no_cards(page: Page) -> None:
    page.locator(HAND_OVER).wait_for()
    expect(page.get_by_text("only you see it")).to_have_count(0)
    for key in ("1", "=", "Backspace"):
        page.keyboard.press(key)
    expect(page.locator(".actions, dialog")).to_have_count(0)


def test_whoever_comes_after_a_player_who_signed_out_watches(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    page.get_by_role("button", name="Menu").click()
    watch = page.get_by_label("Link for spectators").input_value()
    page.keyboard.press("Escape")
    take_over(page)
    page.context.clear_cookies()
    page.goto(page.url.partition("/table/")[0] + watch[watch.index("/table/") :])
    page.locator(".actions").wait_for()
    expect(page.get_by_text("only you see it")).to_have_count(0)


def test_no_key_takes_a_move_back_while_the_device_is_handed_over(open_page: Open) -> None:
    page = open_page()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    share_device(page, "eight-28", bots=1)
    luck = Random(3)
    play_until_handed_over(page, luck)
    while page.request.get(page.url.replace("/table/", "/api/tables/")).json().get("undo", {}).get("free") is None:
        take_over(page)
        play_until_handed_over(page, luck)
    page.keyboard.press("Backspace")
    take_over(page)
    assert not [frame for frame in sent if '"undo"' in frame]


def play_until_handed_over(page: Page, luck: Random) -> None:
    while not wait_for_turn(page)["hand_over"]:
        act(page, by_mouse, luck)


def test_a_move_is_taken_back_before_anything_new_was_rolled(open_page: Open) -> None:
    page = open_page()
    share_device(page, "las-vegas")
    wait_for_choice(page)
    page.mouse.move(0, 0)
    offers = page.locator(OFFERS).all_inner_texts()
    board = page.get_by_role("main").aria_snapshot()
    act(page, by_mouse, Random(0))
    assert not page.locator(OFFERS).count()
    page.keyboard.press("Backspace")
    expect(page.locator(OFFERS)).to_have_count(len(offers))
    page.mouse.move(0, 0)
    assert page.locator(OFFERS).all_inner_texts() == offers
    assert page.get_by_role("main").aria_snapshot() == board


def test_after_a_roll_the_others_are_asked_whether_it_may_be_taken_back(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    luck = Random(0)
    first, second = (owner, friend) if owner.locator(f"{ROLL}, {OFFERS}").count() else (friend, owner)
    wait_for_choice(first)
    act(first, by_mouse, luck)
    wait_for_choice(second)
    rolled = version(first)
    refusal = first.get_by_role("status").filter(has_text="Your move stays")
    for answer in ("Do not let them", "Let them take it back"):
        first.get_by_role("button", name="Ask to take back").click()
        expect(second.get_by_role("status").filter(has_text="would like to take this back")).to_have_count(1)
        expect(refusal).to_have_count(0)
        second.get_by_role("button", name=answer, exact=True).click()
        expect(second.get_by_role("button", name=answer, exact=True)).to_have_count(0)
        expect(refusal).to_have_count(1 if answer == "Do not let them" else 0)
    expect(first.locator(OFFERS).first).to_be_visible()
    assert version(first) != rolled


def test_all_players_at_a_device_give_way_to_bots_and_come_back(open_page: Open) -> None:
    page = open_page()
    page.goto(make_table(page, "las-vegas", bots=[], start=False, settings={"pace": 10_000}))
    page.get_by_role("button", name="Add a player at this device").click()
    expect(page.get_by_role("button", name="Leave")).to_have_count(2)
    start(page)
    menu = page.get_by_role("button", name="Menu")
    for button, away in {"Let a bot play for me": 2, "Take over from the bot": 0}.items():
        menu.click()
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("region", name="Players").get_by_text("played by a bot")).to_have_count(away)


def test_a_preference_of_the_device_leaves_the_orders_of_each_seat(open_page: Open) -> None:
    page = open_page()
    share_device(page, "eight-28", bots=1)
    table = page.url.replace("/table/", "/api/tables/")
    yours = page.request.get(table).json()["yours"]
    page.request.post(table, data={"type": "order", "seat": yours[0], "orders": {"always": ["decline"]}})
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Turn my cards for me").check()
    page.keyboard.press("Escape")
    kept = [page.request.get(f"{table}?seat={seat}").json()["orders"] for seat in yours]
    assert kept == [{"auto_roll": True, "always": ["decline"]}, {"auto_roll": True}]


def test_whoever_comes_later_sees_that_there_is_a_rematch(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    play_together(owner, friend)
    for page in (owner, friend):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
    owner.get_by_role("button", name="Rematch").click()
    friend.get_by_role("button", name="To the rematch").click()
    friend.get_by_text("The owner of the table chooses the rules and starts the game.").wait_for()
    assert friend.url.rpartition("/")[2] == owner.url.rpartition("/")[2]
