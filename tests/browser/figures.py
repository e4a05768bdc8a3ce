"""Figures of the browser table on this machine: `python -m tests.browser.figures` beside a built page."""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.playing import GAMES, OFFERS, ROLL, sit_down, wait_for_turn
from tests.web.server import Server

VISITS = 7
SEATS = 4
CHOICES = 12
WALKS = 30
WAIT_FOR_PLAY = """new MutationObserver((_, watch) => {
    if (!document.querySelector('article .btn.main')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())));
}).observe(document, { childList: true, subtree: true });"""
REST = 300
"""Milliseconds that a pointer lies on a button before it is pressed, at the least."""
WATCH_FOR_EFFECT = """() => {
    const bar = document.querySelector('.actions');
    const { version } = bar.dataset;
    let clicked;
    addEventListener('click', (click) => (clicked = click.timeStamp), { capture: true, once: true });
    window.effect = new Promise((resolve) => new MutationObserver((_, watch) => {
        if (bar.isConnected && bar.dataset.version === version) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version'] }));
}"""
MARK_WALKS = """for (const [event, mark] of [['transitionrun', 'walk'], ['transitionend', 'stood']]) {
    addEventListener(event, (one) => one.propertyName === 'left' && performance.mark(mark), true);
}"""
FRAMES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline", "devtools.timeline.frame", "blink.user_timing"]


def first_page(browser: Browser, address: str) -> tuple[int, float]:
    """Bytes of script and style that travel, and milliseconds until the page can be used, with an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(WAIT_FOR_PLAY)
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto(address)
    page.wait_for_function("() => window.interactive")
    moment: float = page.evaluate("window.interactive")
    weight = sum(int(answer.headers["content-length"]) for answer in loaded if answer.request.resource_type in ("script", "stylesheet"))
    context.close()
    return weight, moment


def effects(browser: Browser, address: str, game: str) -> list[float]:
    """Milliseconds from a click until its effect is painted, at a table as home makes it: the mouse comes, rests and clicks."""
    page = seated(browser, address, game, settings={})
    found: list[float] = []
    while len(found) < CHOICES and not wait_for_turn(page)["over"]:
        page.locator(f"{ROLL}, {OFFERS}").first.hover()
        page.wait_for_timeout(REST)
        page.evaluate(WATCH_FOR_EFFECT)
        page.mouse.down()
        page.mouse.up()
        found.append(page.evaluate("window.effect"))
    page.context.close()
    return found


def walks(browser: Browser, address: str) -> list[float]:
    """Frames a second that the browser drew while a horse walked, by its own trace."""
    page = seated(browser, address, "long-shot-dice", still=False)
    page.evaluate(MARK_WALKS)
    browser.start_tracing(page=page, categories=FRAMES)
    luck = Random(0)
    for _ in range(WALKS):
        wait_for_turn(page)
        button = page.locator(f"{ROLL}, {OFFERS}")
        if not button.count():
            break
        button.nth(luck.randrange(button.count())).click()
        page.wait_for_timeout(400)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return frame_rates(trace)


def frame_rates(trace: list[dict[str, Any]]) -> list[float]:
    """For each walk between its marks: as many frames a second as lie between its first frame and its last."""
    drawn = sorted(event["ts"] for event in trace if event["name"] == "DrawFrame")
    marks = sorted(
        (event["ts"], event["name"]) for event in trace if event["name"] in ("walk", "stood") and event.get("ph") in ("R", "I", "i")
    )
    found: list[float] = []
    begun = 0
    for moment, mark in marks:
        if mark == "walk":
            begun = begun or moment
        elif begun:
            frames = [frame for frame in drawn if begun <= frame <= moment]
            found.append((len(frames) - 1) * 1e6 / (frames[-1] - frames[0]))
            begun = 0
    return found


def seated(browser: Browser, address: str, game: str, still: bool = True, **other: Any) -> Page:
    context = browser.new_context(reduced_motion="reduce" if still else "no-preference", locale="en")
    context.add_init_script("localStorage.setItem('pace', 'instant')")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    sit_down(page, game, seats=SEATS, **other)
    return page


def show(title: str, values: list[float], unit: str) -> None:
    ordered = sorted(values)
    print(f"{title}: median {statistics.median(ordered):.0f} {unit}, {ordered[0]:.0f} to {ordered[-1]:.0f}, {len(ordered)} times")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visits = [first_page(browser, server.address) for _ in range(VISITS)]
        print(f"first page: {visits[0][0] / 1000:.1f} kB of script and style, compressed")
        show("interactive with an empty cache", [moment for _, moment in visits], "ms")
        for game in GAMES:
            show(f"click to painted effect, {game}", effects(browser, server.address, game), "ms")
        show("frames while a horse walks", walks(browser, server.address), "frames/s")
        browser.close()


if __name__ == "__main__":
    main()
