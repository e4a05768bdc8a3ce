"""8*28 in the browser: how a round ends, windows without much room, and the keys beside a standing order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pictures import show
from tests.browser.playing import SLIDING, sit_down, wait_for_choice
from tests.browser.shots import Guest
from tests.web.server import Server

pytestmark = pytest.mark.slow
LOW = {"width": 1120, "height": 700}
COVERED = """() => {
    const boxes = [...document.querySelectorAll('.middle *')].map((part) => part.getBoundingClientRect()).filter(({ height }) => height);
    const side = (part, edge) => document.querySelector(part).getBoundingClientRect()[edge];
    return boxes.filter(({ top, bottom }) => top < side('.others', 'bottom') - 1 || bottom > side('.me', 'top') + 1).length;
}"""
"""How much of the middle lies on the players."""
MET = """() => {
    const overlap = (one, other, from, to) => one[from] < other[to] - 1 && other[from] < one[to] - 1;
    const meet = (one, other) => overlap(one, other, 'left', 'right') && overlap(one, other, 'top', 'bottom');
    const boxes = (row, parts) => [...row.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    const around = (row) => boxes(row, '.first .face, .card .face, .total, h3 small');
    const lies = (row) => boxes(row, '.before').some((had) => around(row).some((box) => meet(had, box)));
    return [...document.querySelectorAll('.player')].filter(lies).length;
}"""
"""At how many players what they had in the last round lies on something."""
TOLD = f"""() => new Promise((resolve) => {{
    let [most, told] = [0, 0];
    const look = () => {{ most = Math.max(most, {SLIDING}.length); requestAnimationFrame(look); }};
    const tell = () => ++told > 1 && resolve({{ most, left: {SLIDING}.length }});
    new MutationObserver(tell).observe(document.querySelector('.actions'), {{ attributes: true, attributeFilter: ['data-version'] }});
    look();
}})"""
"""How much was on its way at most after the next thing that is told, and how much still is when the one after it is told."""


def see_from(page: Page, seat: str, eyes: str = "Seen by") -> None:
    page.get_by_label(eyes).select_option(seat)
    page.locator(".me").wait_for()


def test_a_replay_ends_with_its_last_round_and_what_that_paid(open_page: Open) -> None:
    page = open_page()
    show(page, "eight-28")
    page.keyboard.press("End")
    rounds = page.locator(".chapter").count()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Round {rounds}, the last")
    expect(page.get_by_role("group", name=f"Round {rounds}")).to_be_visible()
    expect(page.get_by_role("group", name=f"Round {rounds}")).to_contain_text("5 + 2 red = 9 points")
    expect(page.locator("div.half")).to_have_count(0)


def test_what_everybody_had_is_seen_when_a_round_is_over(open_page: Open) -> None:
    page = open_page()
    show(page, "eight-28")
    page.locator(".chapter").nth(1).locator("xpath=following-sibling::li[1]").get_by_role("button").click()
    expect(page.get_by_role("group", name="Round 1")).to_be_visible()
    expect(page.get_by_role("region", name="Ben").get_by_text("Round 1")).to_be_visible()
    expect(page.locator(".before")).to_have_count(4)


def test_in_a_low_window_the_middle_lies_on_nobody(open_page: Open) -> None:
    page = open_page(**LOW)
    show(page, "eight-28")
    see_from(page, "Ada")
    assert page.evaluate(COVERED) == 0
    page.locator(".chapter").nth(1).locator("xpath=following-sibling::li[1]").get_by_role("button").click()
    expect(page.get_by_role("group", name="Round 1")).to_be_visible()
    assert page.evaluate(COVERED) == 0


def test_keys_go_on_working_when_a_standing_order_was_ticked(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "eight-28")
    wait_for_choice(page)
    order = page.get_by_label("Decline for the rest of the round")
    order.focus()
    page.keyboard.press("=")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_at_a_full_table_ones_totals_lie_above_the_bar_of_a_phone(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "eight-28", seats=6)
    wait_for_choice(page)
    ruler, bar = page.locator(".ruler").bounding_box(), page.locator(".actions").bounding_box()
    assert ruler and bar
    assert ruler["y"] + ruler["height"] <= bar["y"]


def test_ones_own_cards_have_their_room_before_they_come(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    expect(page.locator(".own .card")).to_have_count(0)
    assert page.locator(".own").evaluate("own => own.clientWidth") >= 14 * 16


def test_a_card_that_was_taken_is_turned_on_the_deck(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "eight-28")
    wait_for_choice(page)
    page.keyboard.press("t")
    expect(page.locator(".own .taken")).to_be_visible()
    deck = page.locator(".deck")
    expect(deck).to_have_accessible_name("Turn the card")
    deck.press("Enter")
    expect(page.locator(".own .card")).to_have_count(1)
    expect(page.locator(".own .taken")).to_have_count(0)
    expect(deck).to_be_focused()


def test_a_card_that_was_taken_is_turned_where_it_lies(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "eight-28")
    wait_for_choice(page)
    page.keyboard.press("t")
    page.locator(".own .taken").click()
    expect(page.locator(".own .card")).to_have_count(1)


@pytest.mark.parametrize("window", [{"width": 320, "height": 640}, LOW], ids=["phone", "low"])
def test_unseen_cards_are_counted_in_place_of_the_ruler_where_there_is_no_room_beside_it(open_page: Open, window: dict[str, int]) -> None:
    page = open_page(**window)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    counts = page.get_by_role("img", name="Cards you have not seen")
    expect(counts).to_be_hidden()
    chances = page.get_by_role("button", name="unseen cards")
    before = page.locator(".me").bounding_box()
    chances.press("Enter")
    expect(chances).to_have_attribute("aria-expanded", "true")
    expect(counts).to_be_visible()
    expect(page.locator(".ruler")).to_be_hidden()
    assert page.locator(".me").bounding_box() == before
    assert page.evaluate("document.documentElement.scrollWidth") <= window["width"]
    chances.press("Enter")
    expect(page.locator(".ruler")).to_be_visible()


def test_the_order_of_offers_is_seen_on_a_phone_and_when_the_round_ends_on_a_tall_one(open_page: Open) -> None:
    page = open_page(width=360, height=740)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    expect(page.locator(".asked")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".ends")).to_be_visible()
    assert page.evaluate(COVERED) == 0


def test_where_a_pass_is_final_the_round_ends_by_another_rule(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "eight-28", variant={"pass_is_final": True})
    wait_for_choice(page)
    expect(page.locator(".ends")).to_have_text("The round ends when everybody has declined or is out")


def test_the_deck_lies_still_when_a_crystal_waits_or_not(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    show(page, "eight-28")
    places: set[tuple[float, float]] = set()
    waited: set[int] = set()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        boxes = page.locator(".deck").bounding_box(), page.locator(".halves").bounding_box()
        assert boxes[0]
        assert boxes[1]
        places.add((boxes[0]["x"], boxes[1]["x"]))
        waited.add(page.locator(".waits svg").count())
    assert waited == {0, 1}
    assert len(places) == 1


@pytest.mark.parametrize("window", [(820, 1180), (1200, 860), (1280, 720)])
def test_the_deck_lies_still_whatever_the_last_round_paid(open_page: Open, window: tuple[int, int]) -> None:
    page = open_page(width=window[0], height=window[1])
    show(page, "eight-28")
    places: set[float] = set()
    page.keyboard.press("Home")
    for _ in range(page.get_by_role("slider").evaluate("slider => Number(slider.max)") - 1):
        page.keyboard.press("ArrowRight")
        if box := page.locator(".deck").bounding_box():
            places.add(box["x"])
    assert len(places) == 1


def test_at_a_full_table_ones_card_lies_above_the_bar_of_a_phone_when_a_round_was_paid(open_page: Open, server: Server) -> None:
    page = open_page(width=360, height=740)
    page.goto(f"{server.address}/{begin_after_much(Guest(page.context, server.address))}")
    wait_for_choice(page)
    expect(page.locator(".payout")).to_be_visible()
    card, bar = page.locator(".own .first").bounding_box(), page.locator(".actions").bounding_box()
    assert card and bar
    assert card["y"] + card["height"] <= bar["y"]


def test_at_a_full_table_the_felt_fits_a_desk_when_a_round_was_paid(open_page: Open, server: Server) -> None:
    page = open_page(width=1440, height=900)
    page.goto(f"{server.address}/{begin_after_much(Guest(page.context, server.address))}")
    wait_for_choice(page)
    expect(page.locator(".payout")).to_be_visible()
    assert page.locator(".rim").evaluate("rim => rim.scrollHeight <= rim.clientHeight")


def test_ones_own_hand_lies_above_the_bar_of_a_tablet_held_sideways(open_page: Open) -> None:
    page = open_page(width=1024, height=768)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    hand, bar = page.locator(".me").bounding_box(), page.locator(".actions").bounding_box()
    assert hand and bar
    assert hand["y"] + hand["height"] <= bar["y"]


@pytest.mark.parametrize("window", [{"width": 320, "height": 640}, LOW], ids=["phone", "low"])
def test_what_somebody_had_in_the_last_round_lies_on_no_card(open_page: Open, window: dict[str, int]) -> None:
    page = open_page(**window)
    page.evaluate("localStorage.setItem('language', 'ru')")
    show(page, "eight-28")
    see_from(page, "0", "Кто смотрит")
    page.keyboard.press("Home")
    while not page.locator(".others .cards:has(.before) .card").count():
        page.keyboard.press("ArrowRight")
    assert page.evaluate(MET) == 0


def test_the_sums_of_the_last_round_fit_the_smallest_phone(open_page: Open) -> None:
    page = open_page(width=320, height=640)
    page.evaluate("localStorage.setItem('language', 'ru')")
    show(page, "eight-28")
    page.keyboard.press("End")
    expect(page.locator("div.half")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    edge = page.locator(".payout").evaluate("payout => payout.getBoundingClientRect().right")
    assert page.evaluate(f"[...document.querySelectorAll('.payout *')].every((part) => part.getBoundingClientRect().right <= {edge})")


def test_crystals_of_both_halves_are_of_one_size(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    show(page, "eight-28")
    page.locator(".half .gems").first.evaluate(
        "gems => { while (gems.children.length < 9) gems.append(gems.lastElementChild.cloneNode(true)); }"
    )
    widths = page.locator(".half .gems svg").evaluate_all("gems => gems.map((gem) => gem.clientWidth)")
    assert len(widths) > 9
    assert len(set(widths)) == 1


def test_the_last_mark_of_a_narrow_ruler_gives_way_to_the_goal(open_page: Open) -> None:
    page = open_page(width=1440, height=900)
    sit_down(page, "eight-28")
    wait_for_choice(page)
    mark = page.locator(".ruler").get_by_text("24", exact=True)
    expect(mark).to_be_visible()
    page.locator(".ruler").evaluate("ruler => ruler.style.width = '200px'")
    expect(mark).to_be_hidden()


def test_at_the_end_no_card_lies_on_another_in_a_low_window(open_page: Open) -> None:
    page = open_page(width=1280, height=720)
    show(page, "eight-28")
    page.keyboard.press("End")
    expect(page.locator("div.half")).to_have_count(0)
    assert page.evaluate(
        "[...document.querySelectorAll('.others .card')].every((card) => card.clientWidth >= card.firstElementChild.clientWidth)"
    )


def test_crystals_come_to_whoever_wins_them_before_the_story_goes_on(open_page: Open, server: Server) -> None:
    page = open_page(still=False)
    page.evaluate("localStorage.setItem('pace', 'normal')")
    page.goto(f"{server.address}/{deal_last(Guest(page.context, server.address))}")
    page.get_by_role("button", name="Decline; ").wait_for()
    page.wait_for_timeout(500)
    page.evaluate(f"() => {{ window.told = ({TOLD})(); }}")
    page.keyboard.press("d")
    told = page.evaluate("window.told")
    assert told["most"] > 1
    assert told["left"] == 0


def deal_last(guest: Guest) -> str:
    """Somebody who ends a round with crystals by declining, as its last dealer."""
    table = guest.make("eight-28", 3)
    while True:
        update = guest.see(table)
        if update["status"] == "over":
            return deal_last(guest)
        if update["turn"]["seat"] != update["seat"]:
            continue
        view, offers = update["view"], [offer["event"] for offer in update.get("offers", [])]
        me, *others = view["players"]
        ends = view["dealer"] == 0 and all(other["has_declined"] or other["is_out"] for other in others) and view["takers"] == 0
        if ends and "decline" in offers and view["centre"]["blue"] >= 4 and me["totals"]:
            return table
        guest.send(table, seat=0, version=update["version"], type="act", event="decline" if "decline" in offers else offers[0])


def begin_after_much(guest: Guest) -> str:
    """Somebody at a full table who is asked for the first time after a round that had many crystals."""
    table, centre = guest.make("eight-28", 6), 0
    while True:
        update = guest.see(table)
        if update["status"] == "over":
            return begin_after_much(guest)
        if update["turn"]["seat"] != update["seat"]:
            continue
        view = update["view"]
        if centre >= 18 and not view["players"][0]["cards"] and view["centre"]["blue"] < centre:
            return table
        centre = view["centre"]["blue"]
        offers = [offer["event"] for offer in update["offers"]]
        guest.send(table, seat=0, version=update["version"], type="act", event="decline" if "decline" in offers else offers[0])
