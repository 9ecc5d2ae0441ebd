"""What takes the page of the static build long to reckon: a second Python does it, and gives its memory back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Worker, expect

from e2e.player import OpenWindow
from e2e.static_host import StaticHost, hosted
from e2e.static_page import KEPT, SHORT, opened, packed
from server.harness import HANGS

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def is_study(worker: Worker) -> bool:
    """Is it the second Python?"""
    return "/assets/study-" in worker.url


def test_a_game_is_reviewed_with_the_network_off(open_window: OpenWindow, folder: Path) -> None:
    with hosted(folder) as host:
        player = opened(open_window, host, worker=True)
        page = player.page
        assert page.evaluate(KEPT)
    page.goto(f"{host.url}#/replay#5~{packed(SHORT)}")
    page.reload()
    expect(page.locator("[data-replay='5']")).to_be_visible()
    assert not any(map(is_study, page.workers))
    with page.expect_worker(is_study) as begun:
        page.locator("[data-review]").click()
    with begun.value.expect_event("close", timeout=1000 * HANGS):  # its memory is given back
        expect(page.locator(".review [role='status']")).to_be_visible()
        page.keyboard.press("End")
        expect(page.locator("[data-replay='349']")).to_be_visible()  # the tables answer while it is counted
        decisions = page.locator("[data-decision]")
        expect(decisions).not_to_have_count(0)
    expect(page.locator(".review [role='status']")).to_have_count(0)
    costliest = int(decisions.first.get_attribute("data-decision") or 0)
    decisions.first.click()
    expect(page.locator(f"[data-replay='{costliest - 1}']")).to_be_visible()
    assert not player.problems


def test_chances_are_shown_to_a_person_who_watches(open_window: OpenWindow, host: StaticHost) -> None:
    player = opened(open_window, host)
    page = player.page
    player.change_table()
    rows = page.locator("[data-lobby-seat]")
    while rows.count() > 2:
        rows.last.locator("button.icon-button").click()
    rows.first.locator("[data-kind]").select_option("steady")
    page.locator("[data-start]").click()
    page.locator("header [data-menu]").click()
    page.locator("[data-people]").click()
    page.locator("[data-late='4']").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-late-curves] .plot .end")).not_to_have_count(0)
    assert any(map(is_study, page.workers))
    assert not player.problems
