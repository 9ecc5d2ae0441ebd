"""At once the turns of others pass unseen: what they did to one's cash stands on the stage before the next roll."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import PHONE, OpenWindow, Player, Size
from e2e.test_game import audit
from passgo.notation.records import Record
from server.harness import HANGS, Screen, Server, new_places, new_terms

pytestmark = pytest.mark.browser

STARTS = {
    "us1973": """
edition = "us1973"
players = 4
[p1]
cash = 3000
deeds = ["st_james_place 3", "tennessee_avenue 3", "new_york_avenue 3", "reading_railroad", "bo_railroad", "short_line"]
[p2]
cash = 1900
deeds = ["kentucky_avenue 2", "indiana_avenue 2", "illinois_avenue 2", "marvin_gardens"]
[p3]
cash = 1900
deeds = ["states_avenue", "virginia_avenue", "park_place"]
[p4]
cash = 1900
deeds = ["oriental_avenue 2", "vermont_avenue 2", "connecticut_avenue 2"]
""",
    "picsou": """
edition = "picsou"
players = 4
[p1]
cash = 3000
deeds = ["riri 3", "fifi 3", "loulou 3", "zaza 3", "mamie_baba 3", "daisy_duck 3", "gare_donaldville", "gare_calisota"]
[p2]
cash = 1900
deeds = ["miss_tick 2", "les_rapetou 2", "archibald_gripsou 2"]
[p3]
cash = 1900
deeds = ["gus_glouton 2", "gontran_bonheur 2", "geo_trouvetou 1"]
""",
}
SIZES: list[Size] = [(1440, 900), (1280, 720), (1024, 768), PHONE, (360, 640), (844, 390)]
SEEN = """(known) => {
  const digest = document.querySelector('[data-digest]');
  if (!digest || Number(digest.dataset.turn) <= known || !document.querySelector("[data-act='roll']")) return null;
  const sums = [...document.querySelectorAll('[data-digest-row]')].map((row) => Number(row.dataset.digestRow));
  return [Number(digest.dataset.turn), Number(digest.dataset.digest), sums.reduce((all, sum) => all + sum, 0)];
}"""
"""The turn and the figure of a digest later than of the turn known, and what its rows come to; null while none is on the page."""
TURN = "() => Number(document.querySelector('[data-digest]')?.dataset.turn ?? 0)"
TURNS = 3
"""So many turns of others with money of one's own in them are looked at."""


def begin(table: Screen, edition: str) -> None:
    """One person and three bots without a pause, at a position where rents are high."""
    terms, places = new_terms(edition, claims="automatic"), new_places(["person", "rules", "rules", "rules"])
    answer = table.ask("create", terms=terms, places=places, start=STARTS[edition], begin=True)
    assert answer["t"] == "ack", answer
    table.ask("pace", ms=0)


def change_since_last_turn(table: Screen) -> int:
    """The first seat's cash now, less what it was when its last turn ended."""
    game = Record.parse(table.read("record")[1].decode()).replay()
    states = [game.after(k).state for k in range(len(game.moves) + 1)]
    now = len(states) - 1
    others = max(k for k in range(now) if states[k].turn != 0)
    mine = max((k for k in range(others) if states[k].turn == 0), default=-1)
    return int(states[now].cash[0] - states[mine + 1].cash[0])


def checked_digest(player: Player, table: Screen, known: int) -> tuple[int, int]:
    """Play on to the digest of a later turn, which says the same as the state, and give its turn and figure."""
    began = time.monotonic()
    while True:
        seen: list[int] | None = player.page.evaluate(SEEN, known)
        if seen is None:
            if player.step():
                known = max(known, player.page.evaluate(TURN))  # this one is being left
            began = time.monotonic()
            continue
        change = change_since_last_turn(table)
        turn, *figures = seen
        if figures == [change, change]:
            return turn, change
        assert time.monotonic() - began < HANGS, (seen, change)  # the page may be a move behind the record
        player.page.wait_for_timeout(50)


@pytest.mark.parametrize("edition", STARTS)
def test_the_digest_is_what_the_turns_of_others_came_to(
    open_window: OpenWindow, tmp_path: Path, edition: str
) -> None:
    with Server(tmp_path) as server, server.screen() as table:
        begin(table, edition)
        player = open_window(SIZES[0], "fr" if edition == "picsou" else "en", still=True)
        page = player.page
        player.open(server)
        turn, moved = 0, 0
        while moved < TURNS:
            turn, figure = checked_digest(player, table, turn)
            moved += figure != 0
        for size in SIZES:
            player.resize(size)
            look(page, size)
        assert player.problems == []


def look(page: Page, size: Size) -> None:
    """The figure and the way to roll are in sight, also when all of the turns are asked for."""
    roll = page.locator("[data-act='roll']:visible")
    for opened in ("false", "true"):
        every = page.locator("[data-back]:visible")
        expect(every).to_have_attribute("aria-expanded", opened)
        expect(roll).to_be_in_viewport(ratio=1)
        if opened == "false":
            expect(page.locator("[data-digest] .figure")).to_be_in_viewport(ratio=0.99)
        expect(
            page.locator("[data-digest-row]:visible").first if opened == "true" else every
        ).to_be_in_viewport()
        audit(page, f"a digest at {size}, open: {opened}")
        page.keyboard.press("z")
