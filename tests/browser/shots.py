"""Pictures of every page and board: `python -m tests.browser.shots FOLDER [WORD …]` beside a built page; only names with all words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.fixed import Fixed

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desk": (1440, 900)}
LOOKS = list(product(SIZES, ["light", "dark"], ["en", "ru"]))
GAMES = {"las-vegas": 8, "las-vegas-royale": 9, "long-shot-dice": 14, "long-shot": 14, "eight-28": 12}
"""How many choices of ours lead to the middle of a game."""
SIDES = [
    ["lucky-punch", "prime-time", "high-five", "pay-day", "no-entry", "block-it"],
    ["jackpot", "fifty-fifty", "bad-luck", "power-play", "knockout", "handicap"],
    ["black-box", "nice-dice"],
    ["double-down", "my-choice"],
]
LONG_NAME = "Maximiliane von Wolkenst"


@dataclass
class Guest:
    """Somebody with a browser, who plays over HTTP and looks at the page."""

    context: BrowserContext
    address: str
    rng: Random = field(default_factory=lambda: Random(8))

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(f"{self.address}/api/{path}", method=method, data=body)
        return answer.json()

    def make(self, game: str, seats: int = 4, start: bool = True, **more: Any) -> str:
        """The path of a table against bots that do not wait."""
        self.call("GET", "me")
        settings = {"pace": 0, "random_order": False}
        body = {"game": game, "seats": seats, "bots": ["greedy"] * (seats - 1) * start, "start": start, "settings": settings, **more}
        return f"table/{self.call('POST', 'tables', body)['table']['id']}"

    def see(self, table: str) -> Any:
        return self.call("GET", table.replace("table/", "tables/"))

    def send(self, table: str, **command: Any) -> None:
        self.call("POST", table.replace("table/", "tables/"), command)

    def play(self, table: str, choices: int, least: int = 1) -> str:
        """Choose so many times, then stop where there are so many options at least, or at the end."""
        chosen = 0
        while True:
            update = self.see(table)
            if update["status"] == "over" or (0 <= choices <= chosen and len(update.get("offers", [])) >= least):
                return table
            if update.get("turn", {}).get("seat") == update.get("seat"):
                chosen += self.step(table, update)

    def step(self, table: str, update: dict[str, Any]) -> bool:
        """Roll or choose; whether there was a choice."""
        offers = update.get("offers", [])
        act = {"type": "act", "event": self.rng.choice(offers)["event"]} if offers else {"type": "roll"}
        self.send(table, seat=update["seat"], version=update["version"], **act)
        return bool(offers)


Scene = Callable[[Guest], str]


def at(game: str, choices: int, seats: int = 4, page: str = "table", moment: str = "", least: int = 1, **more: Any) -> Scene:
    """A table after so many choices of ours, and then with so many options at least; -1 is its end."""

    def find(guest: Guest) -> str:
        return guest.play(guest.make(game, seats, **more), choices, least).replace("table", page) + moment

    return find


def scenes() -> Iterator[tuple[str, Scene, Callable[[Page], None]]]:
    """The name of every picture, the address it shows, and what is done there first."""
    yield "home-first", lambda guest: "", look
    yield "set-up", lambda guest: guest.make("las-vegas-royale", start=False), look
    yield "set-up-tiles", lambda guest: guest.make("las-vegas-royale", start=False, variant={"fixed_tiles": SIDES[2]}), go_to_rules
    yield "invite", lambda guest: guest.make("las-vegas-royale", start=False), go_to_invitation
    yield "rules", lambda guest: "rules/las-vegas", look
    yield "you", lambda guest: "you", look
    yield "unknown-table", lambda guest: "table/nowhere", look
    for game, middle in GAMES.items():
        yield f"{game}-0-roll", to_roll(game), look
        yield f"{game}-1-start", at(game, 0), look
        yield f"{game}-2-middle", at(game, middle), look
        yield f"{game}-3-lifted", at(game, middle + 1, least=4 if game == "long-shot" else 1), lift
        yield f"{game}-3-coach", at(game, middle + 1, least=2), ask_coach
        yield f"{game}-4-end", at(game, -1), look_at_board
        yield f"{game}-5-result", at(game, -1), look
    for number, sides in enumerate(SIDES):
        yield f"tiles-{number}", at("las-vegas-royale", 6, variant={"fixed_tiles": sides}), look
    yield "las-vegas-2012-white", at("las-vegas-2012", 6, 3, variant={"neutral_dice": True}), lift
    yield "long-shot-dice-solo", at("long-shot-dice", 8, 1), look
    for game, seats in {"long-shot-dice": 8, "long-shot": 8, "eight-28": 6, "las-vegas": 5}.items():
        yield f"{game}-full", crowd(game, seats), look
    for game in GAMES:
        yield f"guide-{game}", lesson(game), look
    for game in GAMES:
        yield f"odds-{game}", watched(game), show_odds
    yield "replay", at("las-vegas-royale", -1, page="replay", moment="/140"), look
    yield "dice", at("las-vegas", -1, page="dice"), look
    yield "menu", at("las-vegas", 2), open_menu
    yield "log", at("las-vegas-royale", 4), open_log
    yield "home-known", known, look
    yield "hand-over", shared, look
    yield "asked", asked, look
    yield "chat", said, open_chat
    yield "refusal", at("las-vegas", 6), ask_why
    yield "position", at("las-vegas", 2), lambda page: page.keyboard.press("=")
    yield "lost", at("las-vegas", 2), lose
    yield "result-dice", at("las-vegas", -1), lambda page: page.locator(".result .acts [aria-expanded]").click()


def to_roll(game: str) -> Scene:
    """Our first roll, or the first card that we turn."""

    def find(guest: Guest) -> str:
        table = guest.make(game)
        while (update := guest.see(table))["turn"]["seat"] != update["seat"] or update.get("offers"):
            if update["turn"]["seat"] == update["seat"]:
                guest.step(table, update)
        return table

    return find


def lesson(game: str) -> Scene:
    """Where a newcomer begins."""

    def find(guest: Guest) -> str:
        guest.call("GET", "me")
        return f"table/{guest.call('POST', f'games/{game}/lesson')['table']['id']}?guide"

    return find


def crowd(game: str, seats: int) -> Scene:
    """As many players as the box has, one of them with the longest name."""

    def find(guest: Guest) -> str:
        guest.call("GET", "me")
        guest.call("PATCH", "me", {"name": LONG_NAME})
        return at(game, 6, seats)(guest)

    return find


def watched(game: str) -> Scene:
    """Somebody else's game, in the middle of it."""

    def find(guest: Guest) -> str:
        assert guest.context.browser
        player = Guest(guest.context.browser.new_context(), guest.address)
        return at(game, GAMES[game], settings={"public": True, "pace": 0, "random_order": False})(player)

    return find


def known(guest: Guest) -> str:
    """Somebody with tables in every state."""
    guest.play(guest.make("las-vegas"), -1)
    guest.play(guest.make("eight-28"), 3)
    guest.make("long-shot", start=False, settings={"public": True})
    return ""


def shared(guest: Guest) -> str:
    """Two people at one device, and a bot; the second is next."""
    table = guest.make("eight-28", 3, start=False)
    guest.send(table, type="sit", seat=1, name=LONG_NAME)
    guest.send(table, type="invite", seat=2)
    guest.send(table, type="start")
    while (update := guest.see(table))["turn"]["seat"] != 1:
        if update["turn"]["seat"] == 0:
            guest.step(table, update)
    return table


def said(guest: Guest) -> str:
    table = at("las-vegas", 2)(guest)
    for text in ["Good luck!", "A longer line, of somebody who explains at length why this roll was not a good one. " * 2]:
        guest.send(table, type="say", text=text)
    return table


def asked(guest: Guest) -> str:
    """Somebody would like to take a move back, and to end the game."""
    assert guest.context.browser
    friend = Guest(guest.context.browser.new_context(), guest.address)
    table = guest.make("las-vegas", 2, start=False, settings={"public": True, "random_order": False})
    friend.call("GET", "me")
    friend.send(table, type="sit", seat=1)
    guest.send(table, type="start")
    while "ask" not in (update := friend.see(table)).get("undo", {}):
        player = friend if update["turn"]["seat"] == 1 else guest
        player.step(table, player.see(table))
    friend.send(table, type="undo", seat=1, version=update["version"], to=update["undo"]["ask"])
    friend.send(table, type="abandon", seat=1)
    return table


def look(page: Page) -> None:
    page.get_by_role("heading", level=1).first.wait_for()


def go_to_rules(page: Page) -> None:
    page.locator("#rules-title").evaluate("title => title.scrollIntoView()")


def go_to_invitation(page: Page) -> None:
    page.locator("#invite-title").evaluate("title => title.scrollIntoView()")


def lift(page: Page) -> None:
    page.locator(".actions .offer").first.focus()


def ask_coach(page: Page) -> None:
    coach = page.locator("[aria-keyshortcuts='?']")
    if coach.count():
        coach.click()
        page.locator(".worth").first.wait_for()


def show_odds(page: Page) -> None:
    switch = page.locator("[aria-keyshortcuts='?']")
    if switch.get_attribute("aria-pressed") == "false":
        switch.click()
    page.locator(".expects").first.wait_for()


def look_at_board(page: Page) -> None:
    page.locator(".result .acts button.btn:not(.main)").first.click()


def open_menu(page: Page) -> None:
    page.locator("[aria-haspopup=dialog]").click()


def open_chat(page: Page) -> None:
    open_log(page)
    page.get_by_role("tab").last.click()


def ask_why(page: Page) -> None:
    page.locator(".hit[aria-disabled]").first.press("Enter")
    page.locator(".notice").wait_for()


def lose(page: Page) -> None:
    page.context.set_offline(True)
    page.locator(".state.lost").wait_for()


def open_log(page: Page) -> None:
    if page.locator(".logs").is_visible():
        page.locator(".logs").click()


def take(page: Page, address: str, path: str, prepare: Callable[[Page], None], size: str, theme: str, language: str, file: Path) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.context.set_offline(False)
    page.goto(f"{address}/{path}")
    look(page)
    page.locator(".actions, main").first.wait_for()
    page.wait_for_timeout(350)
    prepare(page)
    page.wait_for_timeout(250)
    page.screenshot(path=file)


def take_all(browser: Browser, folder: Path, words: list[str]) -> None:
    for name, find, prepare in scenes():
        wanted = [look for look in LOOKS if all(word in "-".join([name, *look]) for word in words)]
        if not wanted:
            continue
        with TemporaryDirectory() as house, Fixed(Path(house) / "data", "--host", "0.0.0.0") as server, browser.new_context() as context:
            context.add_init_script("localStorage.setItem('pace', 'instant'); localStorage.setItem('motion', 'off')")
            path = find(Guest(context, server.address))
            page = context.new_page()
            for size, theme, language in wanted:
                take(page, server.address, path, prepare, size, theme, language, folder / f"{name}-{size}-{theme}-{language}.png")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.shots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_all(browser, options.folder, options.words)
        browser.close()


if __name__ == "__main__":
    main()
