"""Take the pictures anew."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, Visitors
from tests.browser.pictures import FOLDER, MOMENTS, show, take
from tests.web.server import Server

with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    visitors = Visitors(browser, server.address)
    blank = browser.new_page()
    for game in MOMENTS:
        page = visitors.open()
        show(page, game)
        (FOLDER / f"{game}.png").write_bytes(take(page, blank))
    browser.close()
