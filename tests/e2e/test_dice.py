"""A browser has its part in the dice of a game, without a press, and checks them when the game is over."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Route, expect

from e2e.player import LAPTOP, OpenWindow
from e2e.test_game import audit
from e2e.test_records import keep
from passgo.fairness.dice import seal, server_commitment
from passgo.fairness.proof import SERVER, Proof
from passgo.locale import LANGUAGES
from passgo.notation.receipts import read_receipts
from passgo.protocol.dice import DiceAttempt, attempt_of
from server.harness import Server, play_to_the_end
from server.test_fair_dice import HASTE

pytestmark = pytest.mark.browser

PATIENCE = """
from passgo.table.running import delayed_roll
begin = delayed_roll.Patience.__init__
delayed_roll.Patience.__init__ = lambda self, seconds, wake: begin(self, 6 * seconds, wake)
"""
"""A browser on a busy machine has a minute."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_made_with_this_browser_and_checked_by_it(
    open_window: OpenWindow, tmp_path: Path, language: str
) -> None:
    with Server(tmp_path, before=HASTE + PATIENCE, fair=True) as server, server.screen() as screen:
        screen.seeds.promises = False  # the browser of the same person does
        terms = {"edition": "us1973+timed", "minutes": 15}
        assert screen.lay(["person", "person"], begin=True, **terms)["t"] == "ack"
        player = open_window(LAPTOP, language, still=True)
        page = player.page
        player.open(server)
        while screen.dice.get("step") != "ready":
            screen.hear()
        play_to_the_end(screen)
        expect(page.locator("[data-end]")).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("c")
        dialog = page.locator("dialog")
        verdict = dialog.get_by_role("status")
        wins = {"en": r"All \d+ rolls and cards", "fr": r"Les \d+ lancers et tirages"}
        expect(verdict).to_have_text(re.compile(wins[language]))
        own = {
            "en": "This browser added its own number",
            "fr": "Ce navigateur a donné son propre nombre",
        }
        expect(dialog).to_contain_text(own[language])
        beyond = {"en": "The record holds", "fr": "Le registre contient"}
        expect(dialog).to_contain_text(beyond[language])
        audit(page, "dice")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

        def spoil(route: Route) -> None:
            """Make a server report another roll than was made."""
            proof = route.fetch().json()
            fall = proof["falls"][3]
            fall["fell"] = next(way for way in proof["ways"][fall["ways"]] if way != fall["fell"])
            route.fulfill(body=json.dumps(proof))

        page.route("**/dice?*", spoil)
        page.keyboard.press("c")
        unfair = {
            "en": "Something is wrong with these dice.",
            "fr": "Quelque chose ne va pas avec ces dés.",
        }
        expect(verdict).to_have_text(unfair[language])
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

        proofs: list[Proof] = []

        def leave_out(route: Route) -> None:
            """A server that says that nobody showed a number at first, and has drawn alone."""
            proof = route.fetch().json()
            (first,) = proof["attempts"]
            first["seeds"] = {SERVER: first["seeds"][SERVER]}
            sealed = seal("6" * 64)
            bound = server_commitment(proof["game"], 2, {}, {}, [], sealed)
            again = {"commitments": {SERVER: bound}, "seeds": {SERVER: "6" * 64}, "receipts": {}}
            proof["attempts"].append({**first, **again})
            proof["falls"] = []
            attempts = [attempt_of(msgspec.convert(one, DiceAttempt)) for one in proof["attempts"]]
            proofs.append(Proof(proof["game"], tuple(attempts)))
            route.fulfill(body=json.dumps(proof))

        page.unroute("**/dice?*")
        page.route("**/dice?*", leave_out)
        page.keyboard.press("c")
        accused = {
            "en": "’s secret number and drew again",
            "fr": "Le serveur a écarté le nombre secret",
        }
        expect(dialog).to_contain_text(accused[language])
        with page.expect_download() as saved:
            dialog.get_by_role("link", name=re.compile("receipts|reçus")).click()
        (proof,) = proofs
        receipts = read_receipts(saved.value.path(), proof.game)
        assert [(one.seat, one.against(proof)) for one in receipts] == [
            ("p1", "left-out"),
            ("p2", "left-out"),
        ]
        assert proof.flaw() is None
        audit(page, "dice-left-out")
        assert player.problems == []


def test_a_game_from_before_there_were_proofs_says_so(open_window: OpenWindow, tmp_path: Path) -> None:
    keep(tmp_path, "us1973")
    with Server(tmp_path) as server:
        player = open_window(LAPTOP, "en")
        player.open(server)
        expect(player.page.locator("[data-await='over']")).to_be_visible()
        player.page.locator("[data-key=c]").click()
        expect(player.page.locator("dialog .verdict")).to_contain_text("no proof of its dice")
        assert player.problems == []
