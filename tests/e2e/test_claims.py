"""A table where each asks for his own rents: agreed before the game, and kept to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from e2e.player import LAPTOP, OpenWindow, Size, both_sizes
from e2e.test_game import audit
from e2e.test_picsou import POSITION
from server.harness import Server

pytestmark = pytest.mark.browser

DUE = """
edition = "us1973"
players = 4
moves = '''
p2 roll 2 4
'''
[table]
turn = "p2"
[p1]
deeds = ["oriental_avenue"]
"""


@both_sizes
def test_each_asks_for_his_own_rents(open_window: OpenWindow, tmp_path: Path, size: Size) -> None:
    player = open_window(size, "fr", still=True)
    page = player.page
    with Server(tmp_path, before=POSITION.format(text=DUE)) as server:
        player.open(server)
        page.locator(".books [data-edition='us1973']").click()
        page.locator("[data-claims='strict']").click()
        audit(page, "the lobby")
        player.start()
        claim = page.locator("[data-text='p1 claim p2 oriental_avenue']")  # the next may come there too
        claim.locator("visible=true").click()
        expect(claim).to_have_count(0)
        page.locator("[data-menu]").click()
        expect(page.locator("[data-strict]")).to_have_text("Chacun réclame ses loyers")
        expect(page.locator("dialog")).not_to_contain_text("dès qu’ils sont dus")
        assert player.problems == []


TWO = DUE.replace("players = 4", "players = 2")


def test_what_is_pressed_while_another_answer_is_awaited_is_done_after_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    holds = False

    def pass_on(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda message: held.append(message) if holds else server_side.send(message))
        lines.append(server_side)

    with Server(tmp_path, before=POSITION.format(text=TWO)) as server, server.screen() as table:
        assert table.lay(["person"] * 2, claims=False, begin=True)["t"] == "ack"
        player = open_window(LAPTOP, "en", still=True)
        page = player.page
        page.route_web_socket("**/ws*", pass_on)
        player.open(server)
        claim, roll = (page.locator(f"[data-act='{verb}']:visible") for verb in ("claim", "roll"))
        expect(claim).to_be_visible()
        holds = True
        claim.click()
        roll.click()
        roll.click()
        expect(roll).to_have_attribute("aria-busy", "true")
        holds = False
        for message in held:
            lines[-1].send(message)
        expect(claim).to_have_count(0)
        while len(table.texts) < 2:
            table.until(lambda message: message["t"] == "step")
        assert [*table.texts.values()][:2] == ["p1 claim p2 oriental_avenue", "p1 roll"]
        assert len([message for message in held if '"move"' in str(message)]) == 1, "one waits for the other"
        assert player.problems == []
