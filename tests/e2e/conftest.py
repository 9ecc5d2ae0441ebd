"""A real browser, where the machine has one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from e2e.player import OpenWindow, Player, Size
from server.harness import HANGS

if TYPE_CHECKING:
    from e2e.static_host import StaticHost

NAMES = (
    "chromium-headless-shell",  # the same without the window around a page: a third of the work
    "chromium", "google-chrome", "chromium-browser", "google-chrome-stable", "msedge",
)  # fmt: skip
NOT_NEEDED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",  # pages of the address bar, for each window
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay",
    "MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Features of the browser: those that take time, and those that Playwright does without, whose list this replaces."""
FLAGS = [
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--no-sandbox",
    "--font-render-hinting=none",  # letters as wide without a window as with one
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--liftoff-only",  # WebAssembly runs as it comes: to make Python quick takes longer than a test
]

NO_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })"
"""For a page: the client finds nowhere to install its worker."""

expect.set_options(timeout=1000 * HANGS)  # a page may be slow to come on a busy machine


def find_browser() -> str | None:
    """The Chromium that CHROMIUM names, or the first found on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


OPEN = ExitStack()
"""Closes the browser that is open, if one is."""
BROWSERS: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    """A browser for as many tests as come one after the other and want it: it takes longer to begin than most pages."""
    if not BROWSERS:
        path = find_browser()
        if path is None:
            pytest.skip("no Chromium found; install one (apt install chromium) or set CHROMIUM")
        playwright = OPEN.enter_context(sync_playwright())
        BROWSERS.append(playwright.chromium.launch(executable_path=path, args=FLAGS))
        OPEN.callback(lambda: BROWSERS.pop().close())
    return BROWSERS[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Closes it before a test that wants none: while it is open, its driver's event loop bars any other one."""
    try:
        return (yield)
    finally:
        wants = isinstance(nextitem, pytest.Function) and "browser" in nextitem.fixturenames
        if not (wants and nextitem and nextitem.path.parent == item.path.parent):
            OPEN.close()


@pytest.fixture
def open_window(browser: Browser) -> Iterator[OpenWindow]:
    """Opens windows, each for a player of its own."""
    with ExitStack() as opened:

        def open_one(
            size: Size,
            language: str,
            *,
            still: bool = False,
            pace: str = "once",
            worker: bool = False,
            **options: Any,
        ) -> Player:
            width, height = size
            motion = "reduce" if still else "no-preference"
            viewport = {"width": width, "height": height}
            context = browser.new_context(
                viewport=viewport,
                locale=language,
                reduced_motion=motion,
                **options,
            )
            opened.callback(context.close)
            context.add_init_script(f"location.host && localStorage.setItem('passgo-pace', '{pace}')")
            if not worker:
                context.add_init_script(NO_WORKER)
            return Player(context.new_page())

        yield open_one


@pytest.fixture(scope="module")
def folder() -> Path:
    """The static build; what makes it is read for the tests of it alone."""
    from e2e.static_host import built

    return built()


@pytest.fixture
def host(folder: Path) -> Iterator[StaticHost]:
    """A host of the static build."""
    from e2e.static_host import hosted

    with hosted(folder) as host:
        yield host
