"""Ways on: to a chapter of the rules, from a table that is not there, to another edition, to the next player at one device."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import GAMES, act, by_mouse, make_table, sit_down, tab_to, wait_for_choice
from tests.browser.test_pages import SMALLEST, finished, hand_over

pytestmark = pytest.mark.slow


def begins_chapter(page: Page, name: str) -> None:
    """The chapter stands at the top of the window and is named as the one being read."""
    heading = page.get_by_role("main").get_by_role("heading", name=name, exact=True)
    expect(heading).to_be_in_viewport()
    assert heading.evaluate("heading => heading.getBoundingClientRect().top") < page.evaluate("innerHeight") / 4


def test_a_chapter_of_the_rules_is_one_click_away(open_page: Open) -> None:
    page = open_page("/rules/las-vegas")
    chapters = page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("link", name="Payouts").click()
    begins_chapter(page, "Payouts")
    expect(chapters.locator("[aria-current=location]")).to_have_text("Payouts")
    expect(chapters.get_by_role("link", name="Set-up")).to_be_in_viewport()


def test_on_a_phone_the_chapters_unfold_by_keyboard_and_fold_again(open_page: Open) -> None:
    page = open_page("/rules/las-vegas")
    page.set_viewport_size(SMALLEST)
    page.reload()
    link = page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Payouts")
    page.locator("summary").wait_for()
    expect(link).to_be_hidden()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    expect(link).to_be_visible()
    tab_to(page, "nav a[href='#chapter-4']")
    page.keyboard.press("Enter")
    expect(link).to_be_hidden()
    begins_chapter(page, "Payouts")
    expect(page.locator("summary")).to_contain_text("Payouts")


def test_whoever_finds_no_table_is_shown_the_open_ones(open_page: Open) -> None:
    make_table(open_page(), "eight-28", bots=[], start=False, settings={"public": True})
    page = open_page()
    page.goto(f"{page.url}table/nowhere")
    expect(page.locator("main > svg")).to_be_visible()
    page.get_by_role("region", name="Open tables").get_by_role("link", name=re.compile("8.28")).first.click()
    page.get_by_role("button", name="Sit here").first.wait_for()


def test_no_table_of_mine_is_left_out_on_the_home_page(open_page: Open) -> None:
    page = open_page()
    for _ in range(8):
        make_table(page, "eight-28")
    page.reload()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_have_count(6)
    mine.get_by_role("button", name="Show 2 more").click()
    expect(mine.get_by_role("link")).to_have_count(8)
    expect(mine.get_by_role("button")).to_have_count(0)


def test_the_menu_of_a_spectator_has_no_switch_for_turns_of_their_own(open_page: Open) -> None:
    owner, friend = open_page(still=False), open_page(still=False)
    owner.goto(make_table(owner, "las-vegas"))
    owner.get_by_role("button", name="Menu").click()
    friend.goto(owner.get_by_label("Link for spectators").input_value())
    friend.get_by_role("button", name="Menu").click()
    switches = [[switch.inner_text() for switch in page.get_by_role("dialog").locator(".check").all()] for page in (owner, friend)]
    assert "Sound when it is my turn" in switches[0] and "Roll my dice for me" in switches[0]
    assert switches[1] == ["Animation"]


def test_the_menu_of_a_finished_game_gives_no_seat_back(open_page: Open) -> None:
    page = open_page()
    page.goto(make_table(page, "las-vegas"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".result").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rules")).to_be_visible()
    expect(page.get_by_role("button", name="Take over from the bot")).to_have_count(0)


def test_the_panels_of_a_table_to_join_begin_at_one_height(open_page: Open) -> None:
    owner, friend = open_page(), open_page(width=1440, height=900)
    friend.goto(make_table(owner, "las-vegas", start=False, settings={"public": True}))
    panels = [friend.get_by_role("region", name=name, exact=True).bounding_box() for name in ("Who plays", "Table")]
    assert panels[0] and panels[1] and panels[0]["y"] == panels[1]["y"]


def test_rules_of_a_game_that_is_not_here_lead_home(open_page: Open) -> None:
    page = open_page("/rules/backgammon")
    page.get_by_role("main").get_by_role("link", name="Home page").click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_an_address_that_was_cut_in_the_middle_of_a_letter_leads_nowhere(open_page: Open) -> None:
    page = open_page("/table/%D0%A1%D1")
    page.get_by_role("heading", name="There is no such table.").wait_for()


@pytest.mark.parametrize(("moment", "step"), [("-5", 1), ("1.5", 1), ("none", 1), ("", 1), ("999999", 0)])
def test_a_replay_without_such_a_moment_begins_at_one_that_there_is(open_page: Open, moment: str, step: int) -> None:
    page = open_page()
    page.goto(f"{finished(page).replace('/table/', '/replay/')}/{moment}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(step - 1) if step else slider.get_attribute("max") or "")


def test_the_dice_of_a_table_that_is_not_there_lead_back_to_no_result(open_page: Open) -> None:
    page = open_page(forgives=r"\b404\b")
    address = finished(page)
    back = page.get_by_role("link", name="Back to the result")
    for table, links in ((address, 1), (f"{address}nowhere", 0)):
        page.goto(table.replace("/table/", "/dice/"))
        expect(page.get_by_text(re.compile("outcomes are as promised|There is no such table"))).to_be_visible()
        expect(back).to_have_count(links)


def test_a_replay_of_a_game_without_a_heading_of_its_own_is_called_a_replay(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "pig", seats=2, bots=["random"])
    wait_for_choice(page)
    act(page, by_mouse, Random(0))
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", level=1).locator("small")).to_have_text("Replay")


@pytest.mark.parametrize(("width", "language"), [(320, "en"), (360, "ru"), (320, "nl")])
def test_on_a_phone_it_can_be_read_whose_eyes_a_replay_is_seen_with(open_page: Open, width: int, language: str) -> None:
    owner, spectator = open_page(), open_page(width=width, height=640)
    spectator.evaluate(f"localStorage.setItem('language', '{language}')")
    address = make_table(owner, "las-vegas", settings={"pace": 0, "public": True})
    spectator.goto(address.replace("/table/", "/replay/"))
    eyes = spectator.locator(".tools select")
    given = eyes.evaluate("select => select.offsetWidth")
    assert eyes.evaluate("select => ((select.style.maxWidth = 'none'), (select.style.width = 'max-content'), select.offsetWidth)") <= given


def test_an_arrow_that_changes_the_tab_beside_a_replay_leaves_its_moment(open_page: Open) -> None:
    page = open_page()
    page.goto(f"{finished(page).replace('/table/', '/replay/')}/0")
    log = page.get_by_role("tab", name="Log")
    log.focus()
    log.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("tab", name="Chat").press("End")
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_whoever_made_a_table_for_others_reads_who_won_there(open_page: Open) -> None:
    page = open_page()
    finished(page)
    page.goto(page.url)
    expect(page.get_by_role("region", name="Played lately").get_by_role("link").first).to_contain_text(re.compile(r"wins? .*with \$"))


def test_editions_are_told_apart_by_what_is_not_in_the_title(open_page: Open) -> None:
    card = open_page().locator("article.las-vegas")
    for edition, title in {"Royale": "Las Vegas Royale", "2012 edition": "Las Vegas 2012", "Base game": "Las Vegas"}.items():
        card.get_by_role("radio", name=edition, exact=True).check()
        expect(card.get_by_role("heading")).to_have_text(title)


def test_the_device_is_handed_over_in_a_picture(open_page: Open) -> None:
    page = open_page()
    hand_over(page)
    expect(page.locator(".hand-over .picture > svg:not(.badge)")).to_be_visible()
    expect(page.locator(".hand-over .badge")).to_be_visible()


def dollars(lines: Iterable[str], sign: str = r"\$") -> list[int]:
    """The amount at the end of every line that has one, `$5 × 6 = $30` or `$60,000 (6)`."""
    found = [re.findall(rf"{sign}(\d+)", line.replace(",", "")) for line in lines]
    return [int(amounts[-1]) for amounts in found if amounts]


@pytest.mark.parametrize("game", ["long-shot", "long-shot-dice", "las-vegas", "eight-28"])
def test_the_score_sheet_adds_up(open_page: Open, game: str) -> None:
    page = open_page()
    page.goto(finished(page, game))
    page.locator(".result tfoot").wait_for()
    for column in range(1, GAMES[game] + 1):
        lines = page.locator(f".result :is(tbody, tfoot) td:nth-of-type({column})").all_inner_texts()
        *parts, total = dollars(lines, "" if game == "eight-28" else r"\$")
        assert parts and sum(parts) == total


def test_the_rival_of_a_single_player_has_a_name_in_the_log_and_in_the_result(open_page: Open) -> None:
    page = open_page()
    page.goto(finished(page, "long-shot-dice", 1))
    expect(page.locator(".result thead i")).to_have_count(2)
    assert sorted(page.locator(".result thead i").all_inner_texts()) == ["Ada", "Roland"]
    expect(page.locator("aside")).not_to_contain_text("Seat 2")


def test_the_rival_of_a_single_player_wears_the_rosette_of_a_win(open_page: Open) -> None:
    page = open_page()
    page.goto(finished(page, "long-shot-dice", 1))
    while "Roland wins" not in page.locator(".result h2").inner_text():
        page.goto(finished(page, "long-shot-dice", 1))
    expect(page.locator(".seats article", has=page.get_by_role("img", name="winner"))).to_contain_text("Roland")


def test_on_a_phone_no_amount_of_a_result_is_torn(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    page.evaluate("localStorage.setItem('language', 'ru')")
    page.goto(finished(page, "long-shot-dice", 8))
    page.locator(".result li").first.wait_for()
    page.evaluate("document.querySelectorAll('.result details').forEach((one) => (one.open = true))")
    assert page.locator(".result small b").evaluate_all("all => all.filter((one) => one.offsetHeight > 24).length") == 0


def test_on_the_smallest_phone_the_name_of_a_guest_stands_in_one_line_of_a_result(open_page: Open) -> None:
    page = open_page()
    page.set_viewport_size(SMALLEST)
    sit_down(page, "las-vegas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    name = page.locator(".result li.me summary b").first
    expect(name).to_have_text(re.compile("Guest"))
    assert name.evaluate("name => name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)") < 1.5


def test_the_rosette_of_a_winner_among_many_covers_no_word(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    page.goto(finished(page, "long-shot-dice", 8))
    won = page.locator(".seats article", has=page.locator(".rosette"))
    rosette, role = (won.locator(part).bounding_box() for part in (".rosette", "small"))
    assert rosette and role and role["x"] + role["width"] <= rosette["x"]


def test_on_a_phone_too_a_race_is_paid_line_by_line(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    page.goto(finished(page, "long-shot"))
    expect(page.locator(".result li small").first).to_contain_text("Money in hand")
    for account in page.locator(".result li").all():
        if account.locator("details:not([open])").count():
            account.locator("summary").click()
        parts = dollars(account.locator("small > span").all_inner_texts())
        assert [sum(parts)] == dollars(account.locator(".score").all_inner_texts())
