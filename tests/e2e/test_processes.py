"""Two people at one table, each with their own browser and server; the servers share a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import LAPTOP, PHONE, OpenWindow
from e2e.test_dice import PATIENCE
from e2e.test_friends import hurry_bots, lay, play, sit_down
from e2e.test_game import free_port
from server.harness import Server
from server.postgres import is_installed, running

pytestmark = pytest.mark.browser


def test_people_of_one_table_sit_at_two_servers(open_window: OpenWindow, tmp_path: Path) -> None:
    """Each sees what the other does and says, and one server is killed meanwhile."""
    if not is_installed():
        pytest.skip("no PostgreSQL found; install one (apt install postgresql)")
    host, friend = open_window(LAPTOP, "en", still=True), open_window(PHONE, "fr", still=True)
    with running() as cluster:
        shared = {"before": PATIENCE, "fair": True, "database": cluster.database()}
        first, second = Server(tmp_path, **shared), Server(tmp_path, port=free_port(), **shared)
        try:
            link = lay(host, first, "us1973", guests=1)
            friend.page.goto(link.replace(first.url, second.url))
            sit_down(friend, "Marguerite B.")
            expect(host.page.locator("[data-place='2']")).to_contain_text("Marguerite B.")
            host.page.locator("[data-begin]").click()
            hurry_bots(host)
            play((host, friend), presses=8)

            host.page.locator("[data-beside='talk']").click()
            host.page.locator("[data-phrase='well-thrown']").click()
            friend.page.locator("nav button").last.click()
            expect(friend.page.locator(".talk [role='log']")).to_contain_text("Beau lancer")
            friend.page.locator("nav button").first.click()

            second.kill()
            expect(friend.page.locator("[data-line='down']")).to_be_visible()
            second = Server(tmp_path, port=second.port, **shared)
            expect(friend.page.locator("[data-line='down']")).to_have_count(0)
            play((host, friend), presses=8)
            assert friend.pressed
            assert [host.problems, friend.problems] == [[], []]
        finally:
            first.end()
            second.end()
