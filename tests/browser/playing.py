"""How somebody plays at a table in the browser: by mouse, by keyboard alone, or by what a screen reader says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

GAMES = {"las-vegas": 2, "las-vegas-royale": 2, "long-shot-dice": 2, "long-shot": 3, "eight-28": 3}
"""Every game with the seats of its shortest table against bots."""
SHORTEST = {"long-shot": {"ask": "able"}}
"""Variants in which less is asked."""
LONGEST_GAME = 1000
"""Choices and rolls of one player."""
PATIENCE = 60_000
STOPS = 80
"""Presses of the Tab key until any option must have been reached."""
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
DONE, ROLL, OFFERS, HAND_OVER = ".result", ".actions .roll", ".actions .offer", ".hand-over .btn"
TURN = """([before, over, handOver, mine, patience]) => new Promise((resolve, reject) => {
    const has = (part) => document.querySelector(part) !== null;
    const version = () => document.querySelector('.actions')?.dataset.version;
    const look = () => {
        if (before !== null && version() === before) return;
        const turn = { version: version(), over: has(over), hand_over: has(handOver) };
        if (turn.over || turn.hand_over || has(mine)) resolve(turn);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version'] });
    const parts = () => [...document.querySelectorAll('nav, [role=alert], .actions')].map((part) => part.innerText);
    const shown = () => [document.activeElement.outerHTML.slice(0, 80), ...parts()];
    setTimeout(() => reject(new Error('the table stands still: ' + shown().join(' | '))), patience);
    look();
})"""
"""Comes true when the table has gone on from a version and it is our turn, or the game is over; told in one step."""
SINGLE_PLACES = """() => {
    const targets = [...document.querySelectorAll('.actions .offer')].map((offer) => offer.dataset.target);
    const places = [...document.querySelectorAll('[data-place]:not([aria-disabled])')].map((place) => place.dataset.place);
    return places.filter((place) => targets.filter((target) => target === place).length === 1);
}"""
"""Places of the board on which exactly one option lies."""

SLIDING = "document.getAnimations().filter(({ effect }) => effect.target.parentElement === document.body)"
"""Things on their way from one place of the board to another."""

Way = Callable[[Page, Random], None]


def make_table(page: Page, game: str, seats: int = 0, **other: Any) -> str:
    """Make a table of this page's player against bots that do not wait between their acts; its address."""
    seats = seats or GAMES[game]
    bots = ["greedy"] * (seats - 1)
    variant = SHORTEST.get(game, {})
    wanted = {"game": game, "seats": seats, "variant": variant, "bots": bots, "start": True, "settings": {"pace": 0}} | other
    home = "/".join(page.url.split("/", 3)[:3])
    made = page.request.post(f"{home}/api/tables", data=wanted)
    assert made.ok, made.text()
    return f"{home}/table/{made.json()['table']['id']}"


def sit_down(page: Page, game: str, **other: Any) -> None:
    page.goto(make_table(page, game, **other))
    page.locator(".actions").wait_for()


def set_up(owner: Page, game: str, seats: int) -> None:
    """A table that the owner has not started yet."""
    owner.goto(make_table(owner, game, seats, bots=[], start=False))
    owner.get_by_role("button", name="Start the game").wait_for()


def share_device(page: Page, game: str, bots: int = 0) -> None:
    """Two people at one device, and bots."""
    set_up(page, game, 2 + bots)
    page.get_by_role("button", name="Add a player at this device").first.click()
    empty = page.get_by_role("button", name="Add a bot")
    for left in range(bots, 0, -1):
        expect(empty).to_have_count(left)
        empty.first.click()
    expect(empty).to_have_count(0)
    start(page)


def start(owner: Page) -> None:
    owner.get_by_role("button", name="Start the game").click()
    owner.locator(f".actions, {HAND_OVER}").first.wait_for()


def play_together(owner: Page, friend: Page) -> None:
    """The friend follows the invitation to a table that is set up, and the game begins for both."""
    friend.goto(owner.get_by_label("Link of the invitation").input_value())
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_text("The owner of the table chooses the rules and starts the game.").wait_for()
    start(owner)
    friend.locator(".actions").wait_for()


def play_until_over(page: Page, way: Way, seed: int = 0) -> None:
    """Roll and choose whenever it is our turn, until the result is shown."""
    luck = Random(seed)
    turn = wait_for_turn(page)
    for _ in range(LONGEST_GAME):
        if turn["over"]:
            return
        if turn["hand_over"]:
            take_over(page)
            turn = wait_for_turn(page)
        else:
            way(page, luck)
            turn = wait_for_turn(page, turn["version"])
    raise AssertionError("the game does not end")


def wait_for_turn(page: Page, before: str | None = None) -> dict[str, Any]:
    """Until we are to act, or the game is over; in another version than `before`."""
    turn: dict[str, Any] = page.evaluate(TURN, [before, DONE, HAND_OVER, f"{ROLL}, {OFFERS}", PATIENCE])
    return turn


def wait_for_choice(page: Page) -> None:
    """Roll until there is something to choose."""
    wait_for_turn(page)
    while not page.locator(OFFERS).count():
        act(page, by_mouse, Random(0))
        wait_for_turn(page)


def wait_for_roll(page: Page) -> None:
    """Choose until there is something to roll."""
    wait_for_turn(page)
    while not page.locator(ROLL).count():
        act(page, by_mouse, Random(0))
        wait_for_turn(page)


def act(page: Page, way: Way, luck: Random) -> None:
    """One choice or roll; done when the table has gone on. At a shared device it is handed over first."""
    if page.locator(HAND_OVER).count():
        take_over(page)
        return
    before = version(page)
    way(page, luck)
    expect(page.locator(f".actions[data-version='{before}']")).to_have_count(0)


def take_over(page: Page) -> None:
    page.locator(HAND_OVER).click()
    page.locator(".actions").wait_for()


def version(page: Page) -> str | None:
    return page.locator(".actions").get_attribute("data-version")


def by_mouse(page: Page, luck: Random) -> None:
    """A click on the board where it says what is meant, or on a button of the action bar."""
    if page.locator(ROLL).count():
        page.locator(ROLL).click()
        return
    places = page.evaluate(SINGLE_PLACES)
    if places and luck.random() < 0.5:
        page.locator(f'[data-place="{luck.choice(places)}"]').first.click()
    else:
        luck.choice(page.locator(OFFERS).all()).click()


def by_keyboard(page: Page, luck: Random) -> None:
    """A shortcut, or the Tab key to the action bar or to the board, where arrows lead on."""
    ways = [press_shortcut, press_shortcut, tab_to_the_bar, walk_on_the_board]
    luck.choice(ways)(page, luck)


def press_shortcut(page: Page, luck: Random) -> None:
    keys = page.locator(f"{ROLL} kbd, {OFFERS} kbd").all_inner_texts()
    if keys:
        key = luck.choice(keys)
        page.keyboard.press(key.replace("⇧", "Shift+") if "⇧" in key else key.lower())
    else:
        tab_to_the_bar(page, luck)


def tab_to_the_bar(page: Page, luck: Random) -> None:
    tab_to(page, f"{ROLL}, {OFFERS}")
    page.keyboard.press(luck.choice(["Enter", "Space"]))


def walk_on_the_board(page: Page, luck: Random) -> None:
    """To the first place that means exactly one option, if the arrows find any soon."""
    if page.evaluate(SINGLE_PLACES):
        tab_to(page, "[data-place]")
        for _ in range(12):
            if page.evaluate("document.activeElement.dataset.place") in page.evaluate(SINGLE_PLACES):
                page.keyboard.press("Enter")
                return
            page.keyboard.press(luck.choice(ARROWS))
    tab_to_the_bar(page, luck)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the Tab key never comes to {wanted}")


def by_role(page: Page, luck: Random) -> None:
    """By the roles and names of the accessibility tree; a name must say which button is meant."""
    options = page.get_by_role("region", name="Your options", exact=True)
    roll = options.get_by_role("button", name=re.compile("^(Roll|Turn the card)$"))
    if roll.count():
        roll.press("Enter")
        return
    options.get_by_role("button", name=luck.choice(grouped_buttons(options)), exact=True).press("Enter")


def grouped_buttons(region: Locator) -> list[str]:
    """What a screen reader would call the buttons in the groups of a region."""
    found = re.findall(r"""^ {4}- ('?)button ("(?:[^"\\]|\\.)*")""", region.aria_snapshot(), re.MULTILINE)
    return [json.loads(name.replace("''", "'") if quote else name) for quote, name in found]
