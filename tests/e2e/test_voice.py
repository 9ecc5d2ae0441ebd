"""Rolls and cards of a real board are said, where the device recognises speech by itself; a stand-in hears them here."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.player import PHONE, OpenWindow, Player
from e2e.test_game import audit
from e2e.test_real_board import begin
from passgo.notation import Record
from server.harness import Server

pytestmark = pytest.mark.browser

RECOGNIZER = """window.SpeechRecognition = class {
  static available = async ({ langs, processLocally }) => (processLocally && langs[0] === 'LANG' ? 'available' : 'unavailable');
  start() { window.recognizer = this; }
  abort() { window.recognizer = null; }
};"""
"""It recognises one language, and hears nothing by itself."""

SAID = """(readings) => {
  const [open] = [window.recognizer].filter((one) => one?.processLocally);
  open?.onresult({ resultIndex: 0, results: [readings.map((transcript) => ({ transcript }))] });
}"""

WORDS = {
    "en": ("whose turn is it", "tree four", "three four"),
    "fr": ("à qui le tour", "toi quatre", "trois quatre"),
}
"""Talk, and a roll as it is likely to have been said, and as it was."""
DIALECT = {"en": "en-US", "fr": "fr-FR"}


def open_menu(page: Page) -> None:
    page.locator("[data-menu]").first.click()
    expect(page.locator("[data-aloud]")).to_be_visible()


def moves_of(server: Server, player: Player) -> list[str]:
    with server.screen(code=player.page.url.rsplit("/", 1)[-1]) as screen:
        game = Record.parse(screen.read("record")[1].decode()).replay()
    return [game.text(move) for move in game.moves]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_roll_and_a_card_are_said(open_window: OpenWindow, tmp_path: Path, language: str) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, language, still=True)
        page = player.page
        page.add_init_script(RECOGNIZER.replace("LANG", DIALECT[language]))
        begin(player, server)
        assert page.evaluate("!window.recognizer"), "nothing listens before it is asked to"
        open_menu(page)
        page.locator("[data-voice]").check()
        page.keyboard.press("Escape")
        page.wait_for_function("() => window.recognizer")
        audit(page, "a pad that listens")
        talk, *readings = WORDS[language]
        page.evaluate(SAID, [talk])
        page.evaluate(SAID, readings)
        expect(page.locator("[data-thing]").first).to_be_visible()
        card = page.locator("[data-thing]").nth(3)
        drawn = card.get_attribute("data-thing")
        page.wait_for_timeout(300)  # a second within a quarter of a second counts as the same
        page.evaluate(SAID, [talk])
        page.evaluate(SAID, [card.inner_text()])
        expect(page.locator(f"[data-thing='{drawn}']")).to_have_count(0)
        assert moves_of(server, player)[:3] == ["p1 roll", "* dice 3 4", drawn]
        open_menu(page)
        page.locator("[data-voice]").uncheck()
        page.wait_for_function("() => !window.recognizer")
        assert player.problems == []


SPEAKER = """Object.defineProperty(window, 'speechSynthesis', { value: {
  speak(speech) { window.speech = speech; speech.onstart(); },
  cancel() {},
} });"""


def test_nothing_is_heard_while_the_device_itself_speaks(open_window: OpenWindow, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player = open_window(PHONE, "en", still=True)
        page = player.page
        page.add_init_script(RECOGNIZER.replace("LANG", DIALECT["en"]) + SPEAKER)
        begin(player, server)
        open_menu(page)
        for switch in ("voice", "aloud"):
            page.locator(f"[data-{switch}]").check()
        page.keyboard.press("Escape")
        page.evaluate(SAID, ["three four"])
        page.wait_for_function("() => window.speech && !window.recognizer")
        page.evaluate("window.speech.onend()")
        page.wait_for_function("() => window.recognizer")
        assert player.problems == []


def test_no_device_listens_by_a_service(open_window: OpenWindow, tmp_path: Path) -> None:
    """Nor does one that recognises another language alone."""
    with Server(tmp_path) as server:
        player = open_window(PHONE, "fr", still=True)
        player.page.add_init_script(RECOGNIZER.replace("LANG", DIALECT["en"]))
        begin(player, server)
        open_menu(player.page)
        expect(player.page.locator("[data-voice]")).to_have_count(0)
        assert player.problems == []
