"""A game that stands still, at a browser: why it does, and an end that both players agree on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.player import OpenWindow, Size, both_sizes
from server.company import ACTS
from server.harness import Screen, Server, new_places, new_terms
from table.test_standstill import split

pytestmark = pytest.mark.browser

SOON = "from passgo.bots import standstill\nstandstill.QUIET = 2"
"""For a server: two rounds without a change are enough."""


def play_to_a_standstill(ann: Screen, bob: Screen) -> None:
    """Let both roll, and trade nothing, until the table says it."""
    while not ann.people["standstill"]:
        seat = ann.awaits["seats"][0]
        mine = ann if seat == "p1" else bob
        answer = mine.move(f"{seat} {ACTS.get(ann.awaits['kind'], 'roll')}")
        assert answer["t"] == "ack", answer
        last = mine.n
        for screen in (ann, bob):
            while screen.n < last:
                screen.hear()


@both_sizes
def test_a_game_that_stands_still_is_ended_by_both(
    tmp_path: Path, open_window: OpenWindow, size: Size
) -> None:
    with Server(tmp_path, before=SOON) as server, server.screen() as ann:
        places = new_places(["person", "free"])
        ann.ask("create", terms=new_terms("us1973"), places=places, start=split(), begin=False)
        with Screen(server, who="Bob", code=ann.people["code"]) as bob:
            assert bob.ask("sit", place=2)["t"] == "ack"
            assert bob.ask("ready", ready=True)["t"] == "ack"
            assert ann.ask("begin")["t"] == "ack"
            for screen in (ann, bob):
                while screen.dice.get("step") != "ready":
                    screen.hear()
            play_to_a_standstill(ann, bob)
            player = open_window(size, "en-US", still=True)
            player.open(server)
            player.page.goto(f"{server.url}/t/{ann.people['code']}")
            asked = player.page.locator("[data-standstill]")
            expect(asked).to_be_visible()
            asked.locator("[data-standstill-end]").click()
            asked.locator("[data-agree-end='yes']").click()
            expect(asked.locator("[data-agree-end='no']")).to_be_visible()
            assert bob.ask("agree-end", agree=True)["t"] == "ack"
            expect(player.page.locator("[data-await='over']")).to_be_visible()
            expect(asked).to_have_count(0)
            assert player.problems == []
