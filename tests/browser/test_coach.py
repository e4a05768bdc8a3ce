"""The coach beside the options: asked for by mouse or keyboard, drawn and spoken, gone when the position changes."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import OFFERS, act, by_mouse, play_together, set_up, sit_down, wait_for_choice, wait_for_turn
from tests.browser.test_pages import expect_for_everybody

pytestmark = pytest.mark.slow
SILENCE = {"type": "problem", "v": 1, "reply": 0, "code": "not-now"}
WORTH = f"{OFFERS} .worth"


def come_to_a_choice(page: Page, game: str) -> int:
    """Until there are several options; how many."""
    sit_down(page, game)
    wait_for_choice(page)
    while (options := page.locator(OFFERS).count()) < 2:
        act(page, by_mouse, Random(0))
        wait_for_choice(page)
    return options


@pytest.mark.parametrize("game", ["las-vegas", "long-shot-dice", "eight-28"])
def test_every_option_gets_its_worth_and_those_that_may_be_best_are_marked(open_page: Open, axe: str, game: str) -> None:
    page = open_page()
    options = come_to_a_choice(page, game)
    bar = page.get_by_role("region", name="Your options", exact=True)
    bar.get_by_role("button", name="Ask the coach").click()
    expect(page.locator(WORTH)).to_have_count(options)
    best = page.locator(f"{WORTH}.best").count()
    assert best < options, "no option stands out where all are alike"
    expect(bar.get_by_role("status")).to_contain_text("in its head")
    expect(bar.get_by_role("group").get_by_role("button", name="hance to win")).to_have_count(options)
    expect(bar.get_by_role("button", name="The coach’s choice" if best == 1 else "Among the coach’s best")).to_have_count(best)
    expect(bar.get_by_role("status").filter(has_text="too close to tell apart")).to_have_count(int(best != 1))
    expect_for_everybody(page, axe)


def test_the_coach_is_asked_by_a_key_and_goes_with_the_position(open_page: Open) -> None:
    page = open_page()
    options = come_to_a_choice(page, "las-vegas")
    page.keyboard.press("?")
    expect(page.locator(WORTH)).to_have_count(options)
    page.keyboard.press("?")
    expect(page.locator(WORTH)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(WORTH)).to_have_count(options)
    act(page, by_mouse, Random(0))
    wait_for_turn(page)
    expect(page.locator(WORTH)).to_have_count(0)


def test_a_coach_without_an_answer_says_so(open_page: Open) -> None:
    page = open_page()
    come_to_a_choice(page, "las-vegas")
    page.evaluate("silence => (window.fetch = async () => Response.json(silence, { status: 409 }))", SILENCE)
    page.keyboard.press("?")
    expect(page.get_by_role("alert").filter(has_text="The coach has no answer just now.")).to_be_visible()
    expect(page.locator(WORTH)).to_have_count(0)


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_there_is_a_coach_only_where_the_table_says_so(open_page: Open, allowed: bool) -> None:
    owner, friend = open_page(), open_page()
    set_up(owner, "las-vegas", 2)
    if allowed:
        owner.get_by_label("Everybody may ask the coach").check()
    play_together(owner, friend)
    first = owner if owner.locator(".actions .roll, .actions .offer").count() else friend
    wait_for_choice(first)
    expect(first.get_by_role("button", name="Ask the coach")).to_have_count(int(allowed))
