"""The board of Las Vegas Royale where there is little room: tiles, dice and options stay within what they belong to."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pictures import show
from tests.browser.playing import SLIDING
from tests.browser.shots import Guest, lesson
from tests.web.server import Server

pytestmark = pytest.mark.slow
OUTSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((one) => {
    const [box, room] = [one.getBoundingClientRect(), one.closest(outer).getBoundingClientRect()];
    return box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 1;
}).length"""

COVERED = """[...document.querySelectorAll(".casino:has(.offer)")].filter((casino) => {
    const [note, dice] = [".bills > :last-child", ".offer"].map((part) => casino.querySelector(part).getBoundingClientRect());
    return !note.width || dice.left < note.right;
}).length"""

LEAVING_UPON = f"""{SLIDING}.filter(({{ effect }}) => {{
    const [x, y = 0] = effect.getKeyframes()[0].translate.split(" ").map(parseFloat);
    const [left, top] = [parseFloat(effect.target.style.left) + x, parseFloat(effect.target.style.top) + y];
    const {{ offsetWidth, offsetHeight }} = effect.target;
    return [...document.querySelectorAll(".casino :is(.notes svg, .bills > *)")].some((note) => {{
        const box = note.getBoundingClientRect();
        return box.left < left + offsetWidth && left < box.right && box.top < top + offsetHeight && top < box.bottom;
    }});
}}).length"""


def shows_all(fact: dict[str, Any]) -> bool:
    """A roll of all dice in which every number is."""
    return fact["fact"] == "rolls" and len(fact["small"]) == 7 and {*fact["small"], *fact["big"]} == set(range(1, 7))


def sit_down(page: Page, server: Server, seats: int, *sides: str) -> tuple[Guest, str]:
    """Somebody at a table with these tiles, and its path."""
    guest = Guest(page.context, server.address, Random(8))
    return guest, guest.make("las-vegas-royale", seats, variant={"fixed_tiles": list(sides)})


def come_to(page: Page, server: Server, seats: int, tile: str, is_there: Callable[[list[dict[str, Any]]], bool]) -> tuple[Guest, str]:
    """Somebody who plays until there are such options, in as many games as it takes."""
    guest, table = sit_down(page, server, seats, tile)
    while not is_there((update := guest.see(table)).get("offers", [])):
        if update["status"] == "over":
            guest, table = sit_down(page, server, seats, tile)
        elif update["turn"]["seat"] == update["seat"]:
            guest.step(table, update)
    return guest, table


def test_the_words_about_a_tile_are_no_wider_than_the_smallest_screen(open_page: Open, server: Server) -> None:
    page = open_page(width=320, height=640)
    page.evaluate("localStorage.setItem('language', 'ru')")
    guest, table = sit_down(page, server, 4, "jackpot", "handicap", "my-choice")
    page.goto(f"{server.address}/{guest.play(table, 0)}")
    page.locator(".about", has_text="«Гандикап». Переложите").wait_for(state="attached")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1120, 700)])
def test_the_words_about_an_upper_tile_begin_below_the_bar(open_page: Open, server: Server, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    page.evaluate("localStorage.setItem('language', 'ru')")
    guest, table = sit_down(page, server, 3, "fifty-fifty", "my-choice", "black-box", "handicap", "no-entry")
    page.goto(f"{server.address}/{guest.play(table, 0)}")
    for name in ["Fifty Fifty", "My Choice", "Black Box"]:
        page.get_by_role("button", name=f"{name} (", exact=False).and_(page.locator("[data-place]")).press("Enter")
        expect(page.locator(".explains .about")).to_be_visible()
        words, bar = (page.locator(one).bounding_box() for one in [".explains .about", "header"])
        assert words
        assert bar
        assert words["y"] >= bar["y"] + bar["height"]
        assert words["x"] >= 0
        assert words["x"] + words["width"] <= width


def test_a_letter_and_its_die_stay_on_their_space_on_the_smallest_screen(open_page: Open, server: Server) -> None:
    page = open_page(width=320, height=640)
    _, table = come_to(
        page, server, 3, "nice-dice", lambda offers: any(offer["args"].get("seats") for offer in offers if offer["group"] == "nice")
    )
    page.goto(f"{server.address}/{table}")
    page.locator(".spaces .badge").first.wait_for()
    for space in page.locator(".spaces i:has(.badge)").all():
        letter, die, room = (space.locator(part).bounding_box() for part in [".badge", ".die", "xpath=."])
        assert letter
        assert die
        assert room
        assert min(letter["x"], die["x"]) > room["x"]
        assert max(letter["x"] + letter["width"], die["x"] + die["width"]) < room["x"] + room["width"]


def test_a_phone_says_for_which_tile_the_black_dice_are_rolled(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    guest, table = come_to(page, server, 3, "jackpot", lambda offers: any(offer["event"] == "place 1" for offer in offers))
    update = guest.see(table)
    guest.send(table, seat=update["seat"], version=update["version"], type="act", event="place 1")
    page.goto(f"{server.address}/{table}")
    expect(page.get_by_role("heading", name="Jackpot: you roll").filter(visible=True)).to_be_visible()


def test_a_tile_that_asks_is_explained_to_those_who_listen(open_page: Open, server: Server) -> None:
    page = open_page()
    _, table = come_to(page, server, 3, "lucky-punch", lambda offers: any(offer["group"] == "hide" for offer in offers))
    page.goto(f"{server.address}/{table}")
    tile = page.get_by_role("button", name="Lucky Punch", exact=True)
    expect(tile).to_have_accessible_description(re.compile("^Hide one to three tokens"))


def test_a_low_window_has_room_for_dice_above_a_large_tile(open_page: Open, server: Server) -> None:
    page = open_page(width=1120, height=700)
    guest, table = sit_down(page, server, 5, "double-down", "handicap", "nice-dice")
    page.goto(f"{server.address}/{guest.play(table, 2, least=7)}")
    page.locator(".casino li").first.wait_for()
    assert page.evaluate(OUTSIDE, [".casino li > *", ".inside"]) == 0
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.casino li')].map((row) => row.clientHeight))") >= 15


@pytest.mark.parametrize("width", [320, 360])
def test_dice_that_may_come_leave_the_notes_on_a_sign_to_be_read(open_page: Open, server: Server, width: int) -> None:
    page = open_page(width=width, height=740)
    _, table = come_to(
        page, server, 4, "jackpot", lambda offers: any(sum(offer["args"].get(size, 0) for size in ["small", "big"]) > 3 for offer in offers)
    )
    page.goto(f"{server.address}/{table}")
    page.locator(".casino .offer").first.wait_for()
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2012", "las-vegas-royale"])
def test_notes_leave_the_dice_room_to_be_counted_in_a_narrow_casino(open_page: Open, server: Server, game: str) -> None:
    page = open_page(width=1120, height=700)
    guest = Guest(page.context, server.address, Random(8))
    page.goto(f"{server.address}/{guest.play(guest.make(game, 4), 2)}")
    page.locator(".casino li").first.wait_for()
    assert page.evaluate(OUTSIDE, [".casino li > *", ".inside"]) == 0
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.casino li .die')].map((die) => die.clientWidth))") >= 9


def test_the_tokens_of_a_pile_stay_in_their_option_on_a_phone(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    guest, table = come_to(page, server, 2, "black-box", lambda offers: any(offer["group"] == "split" for offer in offers))
    update = guest.see(table)
    guest.send(table, seat=update["seat"], version=update["version"], type="act", event="split 1")
    page.goto(f"{server.address}/{table}")
    page.locator(".actions .offer").first.wait_for()
    assert page.evaluate(OUTSIDE, [".actions .offer .dice", ".offer"]) == 0


def test_what_an_option_comes_to_stays_in_it_on_the_smallest_screen(open_page: Open, server: Server) -> None:
    page = open_page(width=320, height=640)
    page.evaluate("localStorage.setItem('language', 'ru')")
    _, table = come_to(
        page, server, 3, "bad-luck", lambda offers: 2 <= len(offers) <= 3 and any(offer["args"].get("still") for offer in offers)
    )
    page.goto(f"{server.address}/{table}")
    page.locator(".actions .offer small").first.wait_for()
    assert page.locator(".actions .offer small").evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0


def test_the_position_in_words_tells_what_lies_on_a_tile(open_page: Open, server: Server) -> None:
    page = open_page()
    guest, table = sit_down(page, server, 3, "jackpot", "power-play", "my-choice")
    page.goto(f"{server.address}/{guest.play(table, 0)}")
    page.locator(".actions .offer").first.wait_for()
    page.keyboard.press("=")
    position = page.get_by_role("dialog")
    for words in ["Jackpot; marked: $", "Power Play; t", "My Choice; "]:
        expect(position).to_contain_text(words)


def test_black_dice_are_seen_where_they_are_rolled(open_page: Open, server: Server) -> None:
    page = open_page()
    guest, table = come_to(page, server, 3, "jackpot", lambda offers: any(offer["event"] == "place 1" for offer in offers))
    update = guest.see(table)
    guest.send(table, seat=update["seat"], version=update["version"], type="act", event="place 1")
    page.goto(f"{server.address}/{table}")
    arena = page.get_by_role("region", name="Arena")
    expect(arena).to_contain_text("Jackpot: you roll")
    rolls = page.get_by_role("listitem").filter(has_text=re.compile("Jackpot: Guest\\s\\d+ rolls"))
    before = rolls.count()
    arena.get_by_text("Roll", exact=True).click()
    expect(rolls).to_have_count(before + 1)
    rolls.last.locator("xpath=(self::li | following-sibling::li)[.//button][1]").get_by_role("button").click()
    expect(arena).to_contain_text(re.compile("Jackpot: Guest\\s\\d+ rolled"))
    expect(arena.locator(".black .die")).to_have_count(2)


def test_notes_lie_before_their_winner_until_the_first_roll_of_the_next_round(open_page: Open) -> None:
    page = open_page()
    show(page, "las-vegas-royale")
    log = page.get_by_role("tabpanel")
    paid = sorted(set(re.findall(r"Casino \d pays \S+ to \w+\.", log.inner_text().split("Round 2")[0])))
    log.locator("li:has(+ .chapter:has-text('Round 2'))").get_by_role("button").click()
    notes = page.get_by_role("region", name="Players").get_by_role("img", name="pays")
    expect(notes).to_have_count(len(paid))
    assert sorted(note.get_attribute("aria-label") or "" for note in notes.all()) == paid
    log.get_by_role("listitem").filter(has_text="rolls").get_by_role("button").last.click()
    expect(notes).to_have_count(0)


def test_notes_slide_to_their_winner_for_as_long_as_it_takes_to_see_it_and_push_nobody(open_page: Open) -> None:
    page = open_page(still=False)
    show(page, "las-vegas-royale")
    heights = "seats => seats.map((seat) => seat.clientHeight)"
    players = page.get_by_role("region", name="Players").locator("article")
    log = page.get_by_role("tabpanel")
    log.locator("li:has(+ .chapter:has-text('Round 2'))").get_by_role("button").click()
    page.wait_for_function(f"{SLIDING}.length")
    assert set(page.evaluate(f"{SLIDING}.map(({{ effect }}) => effect.getTiming().duration)")) == {600}
    paid = players.evaluate_all(heights)
    log.get_by_role("listitem").filter(has_text="rolls").get_by_role("button").last.click()
    expect(players.get_by_role("img", name="pays")).to_have_count(0)
    assert players.evaluate_all(heights) == paid


def test_notes_come_to_their_winner_on_a_phone_however_many_they_are(open_page: Open) -> None:
    page = open_page()
    show(page, "las-vegas-royale")
    page.get_by_role("tabpanel").locator("li:has(+ .chapter:has-text('Round 2'))").get_by_role("button").click()
    page.locator(".won [role=img] + [role=img]").first.wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(OUTSIDE, [".won [role=img]", "article"]) == 0


@pytest.mark.parametrize(("width", "height"), [(1120, 700), (1440, 900)])
def test_six_notes_before_their_winner_stay_on_his_edge(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    show(page, "las-vegas-royale")
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_role("tabpanel").locator("li:has(+ .chapter:has-text('Round 2'))").get_by_role("button").click()
    won = page.locator(".won").first
    won.evaluate("won => { while (won.querySelectorAll('[role=img]').length < 6) won.append(won.lastElementChild.cloneNode(true)); }")
    card, last = (one.bounding_box() for one in [page.locator("article:has(.won)").first, won.locator(".num").last])
    assert card
    assert last
    assert last["x"] + last["width"] <= card["x"] + card["width"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 1100)])
def test_notes_do_not_leave_from_upon_those_of_the_next_round(open_page: Open, width: int, height: int) -> None:
    page = open_page(still=False)
    show(page, "las-vegas-royale")
    page.set_viewport_size({"width": width, "height": height})
    dealt = page.locator(".chapter:has-text('Round 2') ~ li").filter(has_text=re.compile(r"Casino 6: \S+ and \S+"))
    dealt.first.get_by_role("button").click()
    page.wait_for_function(f"{SLIDING}.length")
    assert page.locator(".casino .notes svg").count() == 12
    assert page.evaluate(LEAVING_UPON) == 0


def test_a_roll_of_all_numbers_lies_in_one_line_on_a_phone(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    guest = Guest(page.context, server.address, Random(8))
    moments: list[int] = []
    while not moments:
        table = guest.play(guest.make("las-vegas"), -1)
        seen = guest.call("GET", f"{table.replace('table', 'tables')}/replay")["moments"]
        moments = [moment["at"] for moment in seen if any(map(shows_all, moment.get("facts", [])))]
    page.goto(f"{server.address}/{table.replace('table', 'replay')}/{moments[0]}")
    page.locator(".arena .group").nth(5).wait_for()
    lines = page.locator(".arena .group").evaluate_all("all => all.map((group) => Math.round(group.getBoundingClientRect().bottom))")
    assert len(set(lines)) == 1


@pytest.mark.parametrize("width", [360, 820, 1440])
def test_strengths_stand_one_below_the_other_whatever_the_notes(open_page: Open, server: Server, width: int) -> None:
    page = open_page(width=width, height=900)
    guest = Guest(page.context, server.address, Random(8))

    def is_uneven(casino: dict[str, Any]) -> bool:
        return len(casino["winners"]) == 2 and casino["notes"][0] == 100_000 > casino["notes"][1]

    table = guest.make("las-vegas")
    while not any(map(is_uneven, (update := guest.see(table))["view"]["casinos"])):
        if update["status"] == "over":
            table = guest.make("las-vegas")
        elif update["turn"]["seat"] == update["seat"]:
            guest.step(table, update)
    page.goto(f"{server.address}/{table}")
    page.locator(".casino li").first.wait_for()
    for casino in page.locator(".casino:has(li)").all():
        edges = casino.locator(".strength").evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().right))")
        assert len(set(edges)) == 1


def test_the_coach_says_that_its_total_has_the_chips_of_the_next_round(open_page: Open, server: Server) -> None:
    page = open_page()
    guest, table = sit_down(page, server, 2, "pay-day")
    page.goto(f"{server.address}/{guest.play(table, 0, least=2)}")
    page.get_by_role("button", name="Ask the coach").click()
    expect(page.get_by_text("total with the chips of the next round").first).to_be_visible()


def test_a_big_die_is_larger_than_every_small_one_of_its_casino(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    guest = Guest(page.context, server.address, Random(8))
    page.goto(f"{server.address}/{guest.play(guest.make('las-vegas'), -1)}")
    page.locator(".result .acts button.btn:not(.main)").first.click()
    widths = "dice => dice.map((die) => die.getBoundingClientRect().width)"
    mixed = page.locator(".casino:has(li .big):has(li i:not(.big))").all()
    assert mixed
    for casino in mixed:
        small, big = (casino.locator(f"li {kind} .die").evaluate_all(widths) for kind in ("i:not(.big)", "i.big"))
        assert min(big) > 1.2 * max(small)


def test_a_phone_shows_everybodys_total_at_the_end(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    guest = Guest(page.context, server.address, Random(8))
    table = guest.play(guest.make("las-vegas"), -1)
    page.goto(f"{server.address}/{table}")
    page.locator(".result .acts button.btn:not(.main)").first.click()
    totals = [f"= {player['score'] // 1000}" for player in guest.see(table)["view"]["players"]]
    assert page.locator(".total .narrow").all_inner_texts() == totals


@pytest.mark.parametrize(("game", "hints"), [("las-vegas", 4), ("las-vegas-royale", 5)])
def test_only_a_guide_of_royale_tells_of_tiles(open_page: Open, server: Server, game: str, hints: int) -> None:
    page = open_page()
    page.goto(f"{server.address}/{lesson(game)(Guest(page.context, server.address))}")
    expect(page.get_by_text(f"1/{hints}")).to_be_visible()


@pytest.mark.parametrize("width", [600, 1920])
def test_the_picture_of_a_sign_is_whole_however_wide_it_is(open_page: Open, server: Server, width: int) -> None:
    page = open_page(width=width, height=1080)
    guest, table = sit_down(page, server, 2, "jackpot")
    page.goto(f"{server.address}/{guest.play(table, 0)}")
    page.locator(".c1 .motif").wait_for()
    card, sign = (page.locator(part).bounding_box() for part in [".c1 .motif", ".c1 .face"])
    assert card
    assert sign
    assert card["y"] >= sign["y"]
    assert card["y"] + card["height"] <= sign["y"] + sign["height"]


def test_two_notes_lie_side_by_side_on_the_smallest_screen(open_page: Open, server: Server) -> None:
    page = open_page(width=320, height=640)
    guest = Guest(page.context, server.address, Random(8))
    page.goto(f"{server.address}/{guest.play(guest.make('las-vegas'), 0)}")
    page.locator(".notes svg").nth(11).wait_for()
    for notes in page.locator(".notes").all():
        assert len(set(notes.locator("svg").evaluate_all("all => all.map((note) => note.getBoundingClientRect().top)"))) == 1


def test_the_words_about_a_tile_lie_over_the_option_of_the_next_casino(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    page.evaluate("localStorage.setItem('language', 'ru')")
    _, table = come_to(page, server, 4, "my-choice", lambda offers: any(offer["event"] == "place 2" for offer in offers))
    page.goto(f"{server.address}/{table}")
    page.locator(".c2 .offer").wait_for()
    page.locator(".c1 section button").press("Enter")
    page.locator(".c1 .about, .c2 .offer").evaluate_all("all => all.forEach((one) => (one.style.pointerEvents = 'auto'))")
    box = page.locator(".c2 .offer").bounding_box()
    assert box
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).className", [box["x"] + 3, box["y"] + 9]).startswith("about")


@pytest.mark.parametrize("language", ["ru", "nl"])
def test_what_a_grey_die_earns_is_read_on_a_phone(open_page: Open, server: Server, language: str) -> None:
    page = open_page(width=360, height=740)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    _, table = come_to(page, server, 3, "handicap", lambda offers: any(offer["group"] == "grey" for offer in offers))
    page.goto(f"{server.address}/{table}")
    page.locator(".actions .offer").first.wait_for()
    for option in page.locator(".actions .offer").all():
        option.focus()
        expect(option).to_have_class(re.compile("main"))
        said = page.locator(".say .chosen")
        assert said.evaluate("said => said.scrollWidth - said.clientWidth") == 0
