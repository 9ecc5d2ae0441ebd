"""Takes the pictures at the head of the README from the real client, in the light, as a reader would see it, and
draws the icons of the installed client from its mark.

    .venv/bin/python bench/front.py

A rent is asked for at a table of four, on a laptop and on a phone; the turn that leads there is filmed, from the roll
to the stamp; and the lobby, a trade and the review of a game are shown. It needs what the tests of the browser need.
"""

from __future__ import annotations

import re
import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
PUBLIC: Final = ROOT / "web" / "public"
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, find_browser  # noqa: E402
from e2e.test_picsou import POSITION  # noqa: E402
from e2e.test_records import keep as keep_game  # noqa: E402
from e2e.test_review import SHORTLY  # noqa: E402
from server.harness import Screen, Server, new_places, new_terms, secret_of  # noqa: E402

IN_PLAY: Final = """
edition = "us1973"
players = 4
moves = '''
{moves}
'''
[p1]
at = "vermont_avenue"
cash = 912
deeds = ["boardwalk", "park_place", "reading_railroad", "oriental_avenue", "vermont_avenue"]
[p2]
at = "illinois_avenue"
cash = 514
deeds = ["st_james_place 2", "tennessee_avenue 2", "new_york_avenue 3", "electric_company"]
[p3]
at = "pacific_avenue"
cash = 1108
deeds = ["kentucky_avenue 1", "indiana_avenue 1", "illinois_avenue 1", "bo_railroad", "pennsylvania_railroad"]
[p4]
at = "marvin_gardens"
cash = 367
deeds = ["virginia_avenue", "states_avenue mortgaged", "water_works", "short_line"]
"""
THROWN: Final = "p1 roll 5 3"
ALIKE: Final = """
from passgo.table.state.dice_handshake import DiceHandshake
from passgo.table.state.transaction import Transaction
DiceHandshake.waits = lambda *_: set()
def fall(self, _chance, run_on=Transaction.run_on):
    run_on(self, lambda ways: 26 % ways)
Transaction.run_on = fall
"""
"""Dice that fall on 5 and 3, as in `THROWN`, and that no seed is asked for."""
WHO: Final = (
    {"name": "Ada", "token": "balloon"},
    {"name": "Marguerite", "token": "lighthouse"},
    {"name": "Quill", "token": "valise"},
    {"name": "Théo", "token": "swallow"},
)
EVENING: Final = datetime(2026, 11, 24, 20, tzinfo=UTC)
"""The game that is reviewed began then."""
ICONS: Final = (192, 512)
MASKED: Final = 80
"""Part of the width that stays in sight, in hundredths, whatever form a telephone gives its icons."""
INKED: Final = 800
"""Milliseconds until every figure stands."""
SHOTS: Final = (("table", (1440, 900), 1.0), ("phone", (390, 844), 1.5))
"""Name, window, how many dots of the picture are one of the window."""
SMALL: Final[Any] = {"width": 1180, "height": 820}
"""The window of the pictures that the README shows in a row."""
FILMED: Final = (1280, 800)
SHOWN: Final = (960, 600)
"""The window that is filmed, and the size of the film."""
HELD: Final = 1800
"""Milliseconds that the stamped receipt stays at the end."""
QUALITY: Final = 80


@contextmanager
def seated(browser: Browser, moves: str, **options: Any) -> Iterator[tuple[Screen, Page]]:
    """Four at a table after these moves: the table itself, and a page at it."""
    before = POSITION.format(text=IN_PLAY.format(moves=moves)) + ALIKE
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), before=before, fair=True) as server,
        server.screen() as table,
    ):
        context = browser.new_context(locale="en", color_scheme="light", **options)
        context.add_init_script(
            f"localStorage.setItem('passgo-secret', '{secret_of('Ann')}');"
            "localStorage.setItem('passgo-tags', 'throw,buy,space,deeds,rent,rule,help');"
        )
        page = context.new_page()
        places = [{**place, **who} for place, who in zip(new_places(["person"] * 4), WHO, strict=True)]
        table.ask("create", terms=new_terms("us1973"), places=places, begin=True)
        table.ask("standing", seat="p2", claims=False)
        page.goto(server.url)
        page.locator("[data-act='roll']:visible").wait_for()
        yield table, page
        context.close()


def photograph(browser: Browser, name: str, size: tuple[int, int], scale: float) -> None:
    """A rent, held on the stage."""
    width, height = size
    window = {"width": width, "height": height}
    with seated(browser, THROWN, viewport=window, device_scale_factor=scale, reduced_motion="reduce") as (
        table,
        page,
    ):
        table.ask("move", n=table.n, text="p2 claim p1 st_james_place")
        page.locator("[data-receipt]").wait_for()
        page.keyboard.press("h")
        page.locator("[data-stamp]").wait_for()
        page.wait_for_timeout(INKED)
        page.screenshot(path=PICTURES / f"{name}.png")
        print(PICTURES / f"{name}.png")


def photograph_lobby(browser: Browser) -> None:
    """Take the picture of a first visit."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        page = browser.new_page(viewport=SMALL, locale="en", color_scheme="light", reduced_motion="reduce")
        page.goto(server.url)
        page.locator("[data-start]:visible").wait_for()
        keep(page, "lobby")
        page.context.close()


def photograph_trade(browser: Browser) -> None:
    """An offer, before its answer."""
    with seated(browser, "", viewport=SMALL, reduced_motion="reduce") as (table, page):
        table.ask("offer", text="p4 offer p1 short_line 180 for oriental_avenue")
        page.locator("[data-offer]:visible").click()
        page.locator("[data-act='accept']:visible").wait_for()
        keep(page, "trade")


def photograph_review(browser: Browser) -> None:
    """A finished game, as anybody finds it who has its address: the curves, and what cost most."""
    with tempfile.TemporaryDirectory() as folder:
        keep_game(Path(folder), "us1973", [who["name"] for who in WHO], EVENING.timestamp())
        with Server(Path(folder), before=SHORTLY) as server:
            page = browser.new_page(
                viewport=SMALL, locale="en", color_scheme="light", reduced_motion="reduce"
            )
            page.goto(f"{server.url}/g/golden")
            page.locator("[data-review]").click()
            page.locator("[data-decision]").first.wait_for()
            keep(page, "review")
            page.context.close()


def keep(page: Page, name: str) -> None:
    """A picture of the page as it is."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_timeout(INKED)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")


def film(browser: Browser) -> None:
    """Film the same rent as it happens: the roll, the way, the receipt, the money, the stamp."""
    width, height = FILMED
    seen: list[tuple[float, bytes]] = []
    with seated(browser, "", viewport={"width": width, "height": height}) as (table, page):
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.wait_for_timeout(INKED)
        session = page.context.new_cdp_session(page)

        def keep(shot: dict[str, Any]) -> None:
            seen.append((shot["metadata"]["timestamp"], b64decode(shot["data"])))
            session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

        session.on("Page.screencastFrame", keep)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 95, "everyNthFrame": 3})
        page.wait_for_timeout(INKED)
        page.locator("[data-act='roll']:visible").click()
        table.until(lambda _: table.state["claims"])
        table.ask("move", n=table.n, text="p2 claim p1 st_james_place")
        page.locator("[data-stamp]").wait_for()
        page.wait_for_timeout(INKED)
        session.remove_listener("Page.screencastFrame", keep)
        session.send("Page.stopScreencast")
    seen.sort()
    times = [time for time, _ in seen]
    lasts = [round(1000 * (after - time)) for time, after in pairwise([*times, times[-1] + HELD / 1000])]
    first, *rest = [Image.open(BytesIO(shot)).resize(SHOWN, Image.Resampling.LANCZOS) for _, shot in seen]
    file = PICTURES / "turn.webp"
    first.save(
        file,
        save_all=True,
        append_images=rest,
        duration=lasts,
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,  # most of a frame is as in the one before: a third of the bytes
    )
    print(file)


def draw_icons(browser: Browser) -> None:
    """The mark as it stands; and on a ground up to the edges, within the circle that a telephone may cut out."""
    mark = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (ground,) = re.findall(r'<rect[^>]*fill="(#[0-9a-f]+)"', mark)
    page = browser.new_page()
    for name, part, behind in (("icon", 100, "transparent"), ("icon-maskable", MASKED, ground)):
        for size in ICONS:
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{behind}'>"
                f"<div style='width:{part}%'>{mark}</div>"
            )
            page.screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)
            print(PUBLIC / f"{name}-{size}.png")
    page.close()


def main() -> None:
    """Take them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        draw_icons(browser)
        for name, size, scale in SHOTS:
            photograph(browser, name, size, scale)
        photograph_lobby(browser)
        photograph_trade(browser)
        photograph_review(browser)
        film(browser)
        browser.close()


if __name__ == "__main__":
    main()
