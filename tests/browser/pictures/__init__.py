"""Pictures of boards at known moments, kept small: a broken board is caught, another machine's fonts are not.

`python -m tests.browser.pictures` takes them anew beside a built page; look at them before you keep them.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FOLDER = Path(__file__).parent
MOMENTS = {"las-vegas-royale": 60, "long-shot-dice": 70, "long-shot": 200, "eight-28": 40}
"""The entry of each recorded game after which it is pictured."""
SHRUNK = """async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(Math.round(image.width / 4), Math.round(image.height / 4));
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""
DIFFERENCE = """async ([kept, taken, most]) => {
    const pixels = async (picture) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await pixels(kept), await pixels(taken)];
    if (a.width !== b.width || a.height !== b.height) return 1;
    let differs = 0;
    for (let at = 0; at < a.data.length; at += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > most)) differs++;
    }
    return differs / (a.data.length / 4);
}"""
FAINT = 56
"""Steps of 255 by which a pixel may differ before it counts."""


def show(page: Page, game: str) -> None:
    """The board of the recorded game at its moment."""
    home = "/".join(page.url.split("/", 3)[:3])
    brought = page.request.post(f"{home}/api/records", data=(FOLDER / f"{game}.jsonl").read_text(encoding="utf-8"))
    assert brought.ok, brought.text()
    page.goto(f"{home}/replay/{brought.json()['table']['id']}/{MOMENTS[game]}")
    page.get_by_role("slider").wait_for()
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 0")
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)


def take(page: Page, blank: Page) -> bytes:
    """The board, shrunk on a page that may draw."""
    whole = page.get_by_role("main").screenshot(animations="disabled")
    shrunk: Any = blank.evaluate(SHRUNK, base64.b64encode(whole).decode())
    return base64.b64decode(shrunk)


def difference(blank: Page, kept: bytes, taken: bytes) -> float:
    """The share of pixels that differ."""
    pictures = [base64.b64encode(picture).decode() for picture in (kept, taken)]
    share: Any = blank.evaluate(DIFFERENCE, [*pictures, FAINT])
    return float(share)
