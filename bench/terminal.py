"""Takes the pictures of docs/terminal.md from the real client of the terminal, at a large size and at the smallest.

    .venv/bin/python bench/terminal.py

It wants what the tests of the browser want.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Final

from front import IN_PLAY, PICTURES
from playwright.sync_api import Browser, sync_playwright

from e2e.conftest import FLAGS, find_browser
from e2e.test_picsou import POSITION
from passgo.tui.client import Client
from passgo.tui.guest import TerminalGuest
from passgo.tui.screens.app import TableApp
from passgo.tui.session import Wish
from server.harness import Server

SHOTS: Final = (("terminal", (120, 40), ()), ("terminal-small", (80, 24), ()))
"""Name, columns and rows, keys that are pressed before."""
FONTS: Final = re.compile(r"@font-face\s*{[^}]*}")
"""Of the drawing, which would be fetched from elsewhere."""
WIDEST: Final = 1200
"""Dots that a picture is wide at most."""
SETTLED: Final = 0.5
"""Seconds until everything stands."""


async def drawing(server: Server, folder: Path, size: tuple[int, int], keys: tuple[str, ...]) -> str:
    """A table of four in the terminal, as SVG."""
    client = Client(server.url, TerminalGuest(folder), "en")
    app = TableApp(client, Wish(edition="us1973", bots="easy,easy,easy", name="Ann"))
    async with app.run_test(size=size) as pilot:
        while not client.waiting:
            await pilot.pause(SETTLED)
        for key in keys:
            await pilot.press(key)
            await pilot.pause(SETTLED)
        await pilot.pause(SETTLED)
        return FONTS.sub("", app.export_screenshot(title="passgo tui"))


def drawn(size: tuple[int, int], keys: tuple[str, ...]) -> str:
    """The same, at a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "games", before=POSITION.format(text=IN_PLAY)) as server,
    ):
        return asyncio.run(drawing(server, Path(folder) / "me", size, keys))


def photograph(browser: Browser, name: str, svg: str) -> None:
    """A picture of a drawing."""
    page = browser.new_page(viewport={"width": WIDEST, "height": WIDEST})
    width = min(float(svg.split('viewBox="')[1].split()[2]), WIDEST)
    page.set_content(f"<body style='margin:0'><div style='width:{width}px'>{svg}</div></body>")
    page.locator("svg").screenshot(path=PICTURES / f"{name}.png", omit_background=True)
    page.close()
    print(PICTURES / f"{name}.png")


def main() -> None:
    """Take them all."""
    drawings = {name: drawn(size, keys) for name, size, keys in SHOTS}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for name, svg in drawings.items():
            photograph(browser, name, svg)
        browser.close()


if __name__ == "__main__":
    main()
