"""Several builds of the static page: next to each other on a host, and one after another at an address."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow
from e2e.static_host import PATH, hosted
from e2e.static_page import KEPT, is_up, opened, press, start, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_two_builds_of_one_address_know_nothing_of_each_other(open_window: OpenWindow, folder: Path) -> None:
    with hosted(folder) as host:
        player = opened(open_window, host, worker=True)
        page = player.page
        assert page.evaluate(KEPT)
        start(page)
        other = page.context.new_page()
        other.goto(host.url.replace(PATH, "/other/"))
        is_up(other)
        assert other.evaluate(KEPT)
        other.locator("[data-tab='tables']").click()
        expect(other.locator("[data-table]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-await]").first).to_be_visible()  # its files are still kept
    press(player)


def test_a_newer_build_takes_over_and_finds_the_games(
    open_window: OpenWindow, folder: Path, tmp_path: Path
) -> None:
    newer = tmp_path / "page"
    shutil.copytree(folder, newer)
    with hosted(newer) as host:
        player = opened(open_window, host, worker=True)
        page = player.page
        assert page.evaluate(KEPT)
        start(page)
        before = page.url
        worker = (newer / "service-worker.js").read_text()
        index = (newer / "index.html").read_text()
        changed = index.replace("<html", "<html data-newer")
        (newer / "index.html").write_text(changed)
        was, now = (hashlib.sha256(text.encode()).hexdigest()[:16] for text in (index, changed))
        (newer / "service-worker.js").write_text(worker.replace(was, now))
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        until(page, "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
        page.reload()
        expect(page.locator("[data-await]").first).to_be_visible()
        assert not page.locator("html[data-newer]").count(), "while a page is open the build stays"
        context = page.context
        page.close()
        page = context.new_page()
        page.goto(host.url.removesuffix("/passgo/") + "/elsewhere")  # no page of the game
        until(
            page,
            "navigator.serviceWorker.getRegistration('/passgo/').then((found) => found.waiting === null)",
        )
        page.goto(before)
        expect(page.locator("[data-await]").first).to_be_visible()
        expect(page.locator("html[data-newer]")).to_have_count(1)
