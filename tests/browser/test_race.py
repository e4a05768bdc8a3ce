"""Races on screens of every size: many options, horse cards and hands of Long Shot (2009), horses of the dice game in a pack."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from railbird.games.long_shot.offers import BUY_KEYS
from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, ROLL, act, by_mouse, make_table, sit_down, wait_for_choice, wait_for_roll
from tests.browser.test_onward import learn
from tests.browser.test_pages import finished

pytestmark = pytest.mark.slow
FULL_HAND = {"start.cards": 13}
THIEVES = {f"card.{family}.count": 0 for family in ("lucky-numba", "giddy-up", "muddy-lane", "inside-tip")}
TOPS = """() => {
    const bar = document.querySelector('.actions');
    const top = bar.getBoundingClientRect().top - bar.scrollTop;
    return [...document.querySelectorAll('.actions .offer')].map((offer) => offer.getBoundingClientRect().top - top);
}"""

MIDDLES = """([selector, axis]) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.textContent, axis === 'y' ? box.top + box.height / 2 : box.left + box.width / 2];
})"""

HORSES = """() => [...document.querySelectorAll('.run > .horse')].map((horse) => {
    const { left, right, top, bottom } = horse.querySelector('path').getBoundingClientRect();
    const run = horse.parentElement.getBoundingClientRect();
    const label = horse.querySelector('svg').getAttribute('aria-label');
    const isInside = left >= run.left && right <= run.right && top >= run.top && bottom <= run.bottom;
    return { space: label && (label.match(/space\\s(\\d+)/)?.[1] ?? '0'), right, top, isInside };
})"""
"""Where the horses of the lanes stand, and whether none pokes out; the one that shows where a roll leads is on no space."""

PULLED = {f"horse.{horse}.bar": [number for number in range(1, 11) if number != horse] for horse in range(1, 11)}
"""Whatever is rolled, all horses of the roller may go along."""
TOGETHER = {f"bar.{card}": [horse for horse in range(1, 9) if horse != card] for card in range(1, 9)} | {"die.movement": [1] * 6}
"""Whatever is rolled, all eight horses go one space."""
HIDDEN = """() => [...document.querySelectorAll('.token :is(text, .num)')].filter((number) => {
    const { left, top, width, height } = number.getBoundingClientRect();
    const covers = (x, y) => document.elementsFromPoint(x, y).find((part) => part.matches('.token :is(path, text, .num), .space'));
    const [acrosses, downs] = number.matches('.num') ? [[0.35, 0.5, 0.65], [0.35, 0.5, 0.65]] : [[0.2, 0.5, 0.8], [0.35, 0.5, 0.7]];
    const corners = acrosses.flatMap((across) => downs.map((down) => covers(left + across * width, top + down * height)));
    return corners.some((part) => part?.closest('.token') !== number.closest('.token'));
}).map((number) => number.textContent)"""
"""The numbers of horses on or in front of which something else is drawn."""
LINES = """(seamed) => {
    const texts = document.createTreeWalker(document.querySelector('.market'), NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    while (texts.nextNode()) {
        const start = texts.currentNode.data.indexOf(seamed);
        if (start < 0) continue;
        const lines = {};
        for (let at = start; at < start + seamed.length; at++) {
            letter.setStart(texts.currentNode, at);
            letter.setEnd(texts.currentNode, at + 1);
            const { top } = [...letter.getClientRects()].at(-1);
            lines[top] = (lines[top] ?? '') + texts.currentNode.data[at].replace('\\u00ad', '');
        }
        return Object.values(lines);
    }
}"""
"""The parts of a word on a horse card, line by line."""
WEALTHIER = """() => {
    const seat = document.querySelector('.stable:has(.horses)').closest('article');
    const before = seat.offsetHeight;
    const [money, score] = seat.querySelectorAll('dd');
    money.textContent = money.textContent.replace(/\\d+/, '14');
    score.querySelector('i').lastChild.data = '147';
    return seat.offsetHeight - before;
}"""
"""By how much the card of a player with a horse grows when money and score do."""
CUT = """() => [...document.querySelectorAll('.actions .offer')].filter((offer) => {
    const { left, right } = offer.getBoundingClientRect();
    return (left + right) / 2 > innerWidth;
}).map((offer) => offer.innerText)"""
"""Options that lie beyond the edge of the window, most of each."""
OUTSIDE = """() => [...document.querySelectorAll('.seats article dd')].filter((part) => {
    const [{ left, right, top, bottom }, seat] = [part, part.closest('article')].map((one) => one.getBoundingClientRect());
    return left < seat.left || right > seat.right || top < seat.top || bottom > seat.bottom;
}).map((part) => part.textContent)"""
"""What lies before a player and is not seen in its place at the table."""


def wait_for(page: Page, option: str, **components: Any) -> None:
    """Sit down and choose whatever comes, until this may be chosen."""
    sit_down(page, "long-shot", variant={"ask": "able", "components": components})
    wait_for_choice(page)
    while not page.locator(OFFERS).filter(has_text=option).count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)


def test_a_roll_for_the_start_says_so(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_roll(page)
    expect(page.locator(".actions h2")).to_have_text("Roll for the start: the highest number begins")
    expect(page.get_by_text("Before the race")).to_be_visible()
    act(page, by_mouse, Random(0))
    wait_for_choice(page)
    expect(page.locator("header")).to_contain_text(re.compile(r"Turn \d+: .+ · "))


def test_whoever_plays_against_bots_alone_is_asked_only_for_choices(open_page: Open) -> None:
    page = open_page()
    page.locator("article.long-shot").get_by_role("button", name="Play now").click()
    for _ in range(2):
        wait_for_choice(page)
        assert page.locator(OFFERS).count() > 1
        act(page, by_mouse, Random(0))


def test_whoever_wants_to_be_asked_every_time_says_so_in_the_menu(open_page: Open) -> None:
    page = open_page()
    page.locator("article.long-shot").get_by_role("button", name="Play now").click()
    wait_for_choice(page)
    page.get_by_role("button", name="Menu").click()
    order = page.get_by_label("Ask me only when I have a choice")
    expect(order).to_be_checked()
    order.uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    while page.locator(OFFERS).count() > 1:
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    expect(order).not_to_be_checked()


def test_a_full_hand_leaves_two_thirds_of_a_tablet_to_the_board(open_page: Open) -> None:
    page = open_page(width=820, height=1180)
    wait_for(page, "Pass: no action", **FULL_HAND)
    bar = page.locator(".actions").bounding_box()
    assert bar and bar["height"] < 1180 / 3


def test_every_option_of_a_full_hand_is_within_reach_in_a_low_window(open_page: Open) -> None:
    page = open_page(width=1120, height=700)
    wait_for(page, "Pass: no action", **FULL_HAND)
    assert min(page.evaluate(TOPS)) >= 0
    for option in (page.locator(OFFERS).first, page.locator(OFFERS).last):
        option.focus()
        expect(option).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_card_of_a_tapped_horse_stands_under_the_track(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot")
    page.locator("[data-place='horse:4']").focus()
    card = page.locator(".course > .card")
    expect(card).to_contain_text("4 Slow Jenn · Bar 7\u00a09 · 1st ×7, 2nd ×6, 3rd ×5")
    shown, hand = card.bounding_box(), page.locator(".course ul").bounding_box()
    assert shown and hand and shown["y"] < hand["y"]


def test_on_a_phone_everybody_sees_what_bets_pay_and_how_to_read_a_horse_card(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    sit_down(page, "long-shot")
    wait_for_roll(page)
    expect(page.get_by_role("img", name="1st ×7, 2nd ×6, 3rd ×5").first).to_be_visible()
    hint, hand = page.get_by_text("Point at a lane or tap it").bounding_box(), page.locator(".course ul").bounding_box()
    assert hint and hand and hint["y"] < hand["y"]


def test_nine_cards_lie_in_two_rows(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "long-shot", variant={"ask": "all", "components": {"start.cards": 9}})
    wait_for_choice(page)
    cards = page.locator(".course li")
    expect(cards).to_have_count(9)
    assert cards.evaluate_all("cards => new Set(cards.map((card) => card.offsetTop)).size") == 2


@pytest.mark.parametrize("width", [320, 360])
def test_on_a_phone_five_players_show_their_money_their_cards_and_their_tokens(open_page: Open, width: int) -> None:
    page = open_page(width=width, height=640)
    sit_down(page, "long-shot", seats=5, variant={"ask": "able", "components": {"start.cards": 12}})
    wait_for_choice(page)
    assert page.locator(".seats .left").count()
    assert page.evaluate(OUTSIDE) == []


def test_on_the_smallest_phone_the_heading_of_the_table_takes_two_lines(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    heading = page.locator("header h1 small")
    expect(heading).to_contain_text("Draw pile")
    assert heading.evaluate("line => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight")


def test_in_ones_own_turn_the_heading_of_the_table_says_you(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_choice(page)
    while not page.get_by_role("heading", name="Your action").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    expect(page.locator("header h1 small")).to_have_text(re.compile(r"^Turn \d+: you · Draw pile: \d+$"))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1440, 900), (1120, 700)])
def test_a_nose_is_at_the_end_of_its_space_and_where_a_roll_leads_is_said_ahead_of_it(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    while not page.locator(".goal").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    is_phone = width < 780
    places = {int(text): middle for text, middle in page.evaluate(MIDDLES, [".spaces i", "y" if is_phone else "x"])}
    step = (places[5] - places[1]) / 4
    horses = page.evaluate(HORSES)
    goal, disc = page.locator(".goal").inner_text(), page.locator(".goal").bounding_box()
    assert disc
    for horse in horses:
        space = int(horse["space"] or goal)
        nose = horse["top"] if is_phone else horse["right"]
        assert abs(nose - (places[1] + (space - 0.5) * step)) < abs(step) / 3
        assert horse["isInside"]
    [ghost] = [horse for horse in horses if horse["space"] is None]
    assert disc["y"] + disc["height"] <= ghost["top"] if is_phone else disc["x"] >= ghost["right"]


def test_on_a_phone_the_dice_and_the_bars_are_seen_above_the_options(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot")
    wait_for_choice(page)
    bar = page.locator(".actions").bounding_box()
    assert bar
    for part in (page.locator(".dice svg").last, page.get_by_role("img", name="Bar 3 5 7 9")):
        box = part.bounding_box()
        assert box and box["y"] + box["height"] <= bar["y"]


def test_on_a_phone_the_dice_lie_beside_the_lanes_of_a_spectator(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    page.goto(make_table(page, "long-shot", sit=False, bots=["greedy"] * 3, settings={"pace": 0}))
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".dice svg")).to_have_count(2)
    dice, lane = page.locator(".dice").bounding_box(), page.locator(".lanes article").first.bounding_box()
    assert dice and lane and dice["x"] + dice["width"] <= lane["x"]


def test_the_hand_stays_where_it_is_when_the_dice_are_rolled(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "long-shot")
    wait_for_roll(page)
    before = page.locator(".course ul").bounding_box()
    act(page, by_mouse, Random(0))
    wait_for_choice(page)
    expect(page.locator(".dice")).to_have_attribute("aria-label", re.compile(r"Rolled: horse \d+, move \d"))
    after = page.locator(".course ul").bounding_box()
    assert before and after and (before["x"], before["width"]) == (after["x"], after["width"])


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (820, 1180), (1280, 720)])
def test_the_number_of_every_horse_can_be_read_at_the_gate_and_when_all_share_a_space(open_page: Open, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    variant = {"starter": "first", "components": TOGETHER}
    sit_down(page, "long-shot-dice", variant=variant, settings={"pace": 0, "random_order": False})
    expect(page.locator(".token.waiting")).to_have_count(8)
    assert page.evaluate(HIDDEN) == []
    act(page, by_mouse, Random(0))
    expect(page.locator(".token.packed:not(.waiting)")).to_have_count(8)
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize(("language", "word"), [("ru", "Пятилист\u00adный"), ("nl", "bewegings\u00adbonussen")])
def test_a_long_word_of_a_horse_card_is_divided_with_a_hyphen_where_it_has_a_seam(open_page: Open, language: str, word: str) -> None:
    page = open_page(width=1440, height=900)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    sit_down(page, "long-shot-dice", variant={"horses": "fourth"})
    assert word.split("\u00ad") == page.evaluate(LINES, word)


def test_on_a_phone_a_horse_stands_beside_money_of_two_digits_and_a_score_of_three(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    learn(page, "long-shot-dice")
    for language in ("en", "ru", "nl"):
        page.evaluate(f"localStorage.setItem('language', '{language}')")
        page.reload()
        page.locator(".seats .stable .horses").first.wait_for()
        assert page.evaluate(WEALTHIER) == 0


def test_on_a_phone_a_sheet_stays_where_it_is_when_it_is_said_what_roland_will_do(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    page.evaluate("localStorage.setItem('language', 'ru')")
    sit_down(page, "long-shot-dice", seats=1)
    tops, lengths = set(), set()
    for _ in range(16):
        page.locator(f"{OFFERS}, {ROLL}").first.wait_for()
        tops.add(page.evaluate("document.querySelector('.sheet').offsetTop"))
        lengths.add(len(page.locator(".plan").inner_text()))
        act(page, by_mouse, Random(0))
    assert len(tops) == 1
    assert min(lengths) == 0
    assert max(lengths) > 60


def test_a_window_that_grows_narrower_leaves_nothing_beside_it(open_page: Open) -> None:
    page = open_page(width=1440, height=900, still=False)
    variant = {"starter": "first", "components": {"die.movement": [3] * 6}}
    sit_down(page, "long-shot-dice", variant=variant, settings={"pace": 0, "random_order": False})
    wait_for_roll(page)
    act(page, by_mouse, Random(0))
    page.locator(".plus").first.wait_for()
    page.evaluate("addEventListener('resize', () => (window.beside = document.documentElement.scrollWidth - innerWidth))")
    page.set_viewport_size({"width": 520, "height": 900})
    page.wait_for_function("'beside' in window")
    assert page.evaluate("beside") == 0


def test_a_roll_tells_which_horses_may_go_by_their_bars(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "long-shot")
    wait_for_choice(page)
    pulled = page.locator("article:has(.bar .hit)")
    while not pulled.count() or page.get_by_text("Which horse is pulled along?").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    number, name = str(pulled.first.get_attribute("aria-label")).split(" ", 1)
    expect(page.locator(".about")).to_contain_text(f"may move {name} ({number})")


def test_whoever_looks_at_a_hand_sees_every_card_and_reads_whose_it_is(open_page: Open) -> None:
    page = open_page()
    wait_for(page, "Play Peek and Pluck", **FULL_HAND, **THIEVES, **{"card.peek-and-pluck.count": 43})
    act(page, lambda page, _: page.locator(OFFERS).filter(has_text="Play Peek and Pluck").click(), Random(0))
    act(page, lambda page, _: page.get_by_role("button", name="From Ada").click(), Random(0))
    expect(page.locator(".about")).to_have_text("These are the cards of Ada: take one.")
    cards = page.get_by_role("list", name="These are the cards of Ada: take one.").get_by_role("listitem")
    expect(cards).to_have_count(int(page.locator(".seats article", has_text="Ada").locator("dd").nth(1).inner_text()))


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_on_a_phone_every_answer_to_ones_own_zero_is_seen(open_page: Open, language: str) -> None:
    page = open_page(width=360, height=740)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    sit_down(page, "long-shot", variant={"ask": "able", "components": {"dice.move": [0, 0, 0, 0, 0, 1]}})
    wait_for_choice(page)
    while not page.locator("[data-target='dice'] small").count():
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    assert page.locator(OFFERS).count() == 3
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_on_a_phone_two_horses_that_may_be_pulled_along_say_where_they_would_go(open_page: Open, language: str) -> None:
    page = open_page(width=360, height=740)
    page.evaluate(f"localStorage.setItem('language', '{language}')")
    sit_down(page, "long-shot", variant={"ask": "able", "components": {"start.money": 150, "dice.move": [1] * 6} | PULLED})
    wait_for_choice(page)
    while page.locator(OFFERS).filter(has_text=re.compile(r"\d → \d")).count() != 2:
        act(page, buy_or_play_on, Random(0))
        wait_for_choice(page)
    assert page.evaluate(CUT) == []


def buy_or_play_on(page: Page, luck: Random) -> None:
    horses = page.locator(", ".join(f"{OFFERS}[aria-keyshortcuts='{key}']" for key in BUY_KEYS))
    if horses.count():
        horses.first.click()
    else:
        by_mouse(page, luck)


def test_what_is_printed_in_the_box_is_asked_for_once(open_page: Open) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/box" in request.url else None)
    page.goto(finished(page, "long-shot"))
    for _ in range(2):
        page.get_by_role("button", name="Look at the board").click()
        page.locator(".course").wait_for()
        page.get_by_role("button", name="Result").click()
    assert len(asked) == 1
