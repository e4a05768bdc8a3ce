"""Into the middle of a game: lessons for newcomers, and moments of finished games that somebody plays again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, ROLL, by_mouse, make_table, play_until_over, set_up
from tests.browser.test_pages import finished
from tests.web.server import Server

pytestmark = pytest.mark.slow
EDITIONS = {"las-vegas": ["Base game", "Royale", "2012 edition"], "long-shot-dice": [], "long-shot": [], "eight-28": []}


def learn(page: Page, family: str, edition: str = "") -> None:
    card = page.locator(f"article.{family}")
    if edition:
        card.get_by_role("radio", name=edition, exact=True).check()
    card.get_by_role("button", name="Learn it").click()
    page.get_by_role("main", name="Board").wait_for()


@pytest.mark.parametrize(("family", "edition"), [(family, edition) for family, all in EDITIONS.items() for edition in all or [""]])
def test_whoever_learns_a_game_comes_into_the_middle_of_it_and_is_next(open_page: Open, family: str, edition: str) -> None:
    page = open_page()
    learn(page, family, edition)
    expect(page.get_by_role("region", name="A hint")).to_be_visible()
    expect(page.locator(f"{ROLL}, {OFFERS}").first).to_be_visible()


def test_the_lesson_of_las_vegas_shows_a_tie(open_page: Open) -> None:
    page = open_page()
    learn(page, "las-vegas")
    expect(page.locator(".casino.c3 li").filter(has_text="tied")).to_have_count(2)


def test_a_finished_game_is_played_on_from_a_moment_and_its_dice_can_be_checked(open_page: Open) -> None:
    page = open_page()
    page.goto(finished(page).replace("/table/", "/replay/") + "/0")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(f"{ROLL}, {OFFERS}").first.wait_for()
    expect(page.get_by_role("tabpanel")).to_contain_text("Round 3")
    play_until_over(page, by_mouse)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("outcomes are as promised")).to_be_visible()
    expect(page.get_by_text("events were laid out, not played here")).to_be_visible()


def test_a_spectator_who_clicks_on_a_place_is_told_who_chooses(open_page: Open) -> None:
    owner, spectator = open_page(), open_page()
    address = make_table(owner, "las-vegas", settings={"pace": 0, "public": True})
    spectator.goto(address)
    spectator.locator("[data-place]").first.press("Enter")
    expect(spectator.get_by_role("alert").filter(has_text="only players choose")).to_be_visible()


def test_the_tiles_of_royale_are_chosen_before_the_start(open_page: Open) -> None:
    page = open_page()
    set_up(page, "las-vegas-royale", 2)
    page.locator("summary").filter(has_text="Fixed tiles").click()
    page.get_by_role("group", name="Tiles in a round").get_by_role("radio", name="5").check()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    fixed = page.get_by_role("group", name="Fixed tiles").last
    fixed.get_by_role("checkbox", name="Jackpot").check()
    expect(fixed.get_by_role("checkbox", name="Jackpot casino 1")).to_have_accessible_description(re.compile("Roll the black dice"))
    for draw in ("Tiles in a round", "Used tiles"):
        expect(page.get_by_role("group", name=draw).get_by_role("radio").first).to_be_disabled()
        expect(page.get_by_role("group", name=draw)).to_contain_text("Without effect while something is chosen under “Fixed tiles”.")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".casino section")).to_have_count(1)


def test_the_other_side_of_a_tile_takes_its_place_and_no_more_than_six_are_chosen(open_page: Open) -> None:
    page = open_page()
    set_up(page, "las-vegas-royale", 2)
    page.locator("summary").filter(has_text="Fixed tiles").click()
    fixed = page.get_by_role("group", name="Fixed tiles").last
    for number, side in enumerate(["Jackpot", "Prime Time", "Bad Luck", "Pay Day", "Knockout?", "Handicap"], 1):
        fixed.get_by_role("checkbox", name=side).check()
        expect(fixed.get_by_role("checkbox", name=f"{side} casino {number}")).to_be_checked()
    fixed.get_by_role("checkbox", name="Lucky Punch").check()
    expect(fixed.get_by_role("checkbox", name="Lucky Punch casino 1")).to_be_checked()
    expect(fixed.get_by_role("checkbox", name="Jackpot")).not_to_be_checked()
    expect(fixed.get_by_role("checkbox", name="Nice Dice")).to_be_disabled()
    expect(fixed.get_by_role("checkbox", name="Pay Day")).to_be_enabled()
    fixed.get_by_role("checkbox", name="Handicap").uncheck()
    expect(fixed.get_by_role("checkbox", name="Nice Dice")).to_be_enabled()


def test_before_the_start_what_never_came_to_the_table_is_not_shown_as_chosen(open_page: Open, server: Server) -> None:
    with Cable(server.port) as cable:
        page = open_page(at=cable.address, forgives="WebSocket connection")
        set_up(page, "las-vegas", 3)
        cable.cut()
        expect(page.get_by_role("navigation").get_by_role("status")).to_have_text("Connection lost, trying again…")
        seats = page.locator(".count select")
        seats.select_option("2")
        expect(seats).to_have_value("3")
        thinking = page.get_by_role("radio", name="no clock")
        expect(thinking).to_be_checked()
        page.get_by_role("radio", name="30 s a move").click()
        expect(thinking).to_be_checked()
        public = page.get_by_role("checkbox", name="Anybody may join")
        public.click()
        expect(public).not_to_be_checked()


def test_before_the_start_a_name_that_is_refused_does_not_stay_in_its_field(open_page: Open) -> None:
    page = open_page()
    set_up(page, "las-vegas", 3)
    name = page.get_by_label("Name at seat 1")
    before = name.input_value()
    name.fill("\u202eeve")
    name.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("did not understand")
    expect(name).to_have_value(before)


def test_no_number_of_seats_is_offered_that_would_leave_somebody_without_one(open_page: Open) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 4)
    friend.goto(owner.get_by_label("Link of the invitation").input_value())
    friend.get_by_role("button", name="Sit here").nth(1).click()
    expect(owner.locator(".count option:disabled")).to_have_text(["2"])
    friend.get_by_role("button", name="Leave").click()
    expect(owner.locator(".count option:disabled")).to_have_count(0)
