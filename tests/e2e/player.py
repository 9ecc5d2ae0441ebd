"""A person at a browser: presses what is offered, and notes whatever goes wrong on the page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

from server.harness import HANGS, Server, secret_of
from server.in_process import KEPT_AT

Size = tuple[int, int]
"""Width and height of a window."""

LAPTOP: Size = (1440, 900)
PHONE: Size = (390, 844)
both_sizes = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])

OFFLINE = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "WebSocket connection to",
    "ERR_SOCKET_NOT_CONNECTED",
)
"""The browser's own messages while no server answers, or when one is killed in the middle of an answer."""

LOOK = """() => {
  const there = (e) => e.checkVisibility() && e.getClientRects().length > 0;
  const question = [...document.querySelectorAll('[data-await]')].find(there);
  const purse = document.querySelector('[data-seat="p1"] [data-cash], [data-seat="p1"][data-cash]');
  const acts = [...document.querySelectorAll('[data-act]')]
    .map((e, place) => [e, place])
    .filter(([e]) => there(e) && !e.disabled && e.getAttribute('aria-disabled') !== 'true')
    .map(([e, place]) => ({ place, verb: e.dataset.act, words: e.innerText }));
  const cash = Number(purse?.dataset.cash ?? 0);
  const words = document.body.textContent;
  const changed = words !== window.wordsBefore;
  window.wordsBefore = words;
  return { question: question?.dataset.await ?? '', cash, acts, changed };
}"""
"""The contents of the page: the question, the cash of the first seat, every button that can be pressed, whether a word is new."""

BUTTON = """([place, verb]) => {
  const button = document.querySelectorAll('[data-act]')[place];
  return button?.dataset.act === verb ? button : null;
}"""
"""The button at a place among all of the page, if it is still one for that verb."""

ORDER = (
    "reject",
    "bankrupt-sure", "half-sure", "use", "move", "buy", "tax flat", "pay", "keep", "place", "want", "dollars", "share", "storm", "take",
    "return", "half", "give-chosen", "give", "sell", "sell all", "sell dollars", "mortgage", "voucher",
    "roll", "done", "build", "fine", "bid", "pass", "decline", "bankrupt",
)  # fmt: skip
"""The order in which a person presses buttons: they buy what they can, and raise money before they give up."""

PATIENT = """
const later = window.setTimeout;
const held = [];
window.setTimeout = (work, time, ...more) =>
  time >= 1000 ? -held.push(() => work(...more)) : later(work, time, ...more);
window.goOn = () => held.splice(0).forEach((work) => work());
"""
"""For a page: what lies open for a second or more to be read stays until `goOn()`, however slow its reader is."""

UNROLL = """async (record) => {
  for (let more; (more = record.querySelector('button.quiet')); await null) more.click();
}"""
"""Presses for what is earlier until there is no more: to scroll there each time takes longer than all the lines."""

ONLY_IN_DEBT = ("sell", "sell all", "sell dollars", "mortgage")
BID_UP_TO = 120


def _bid(act: dict[str, Any]) -> int:
    """The sum on a button for a bid; 0 on any other."""
    if act["verb"] != "bid":
        return 0
    return int("".join(c for c in act["words"].split("\n")[0] if c.isdigit()) or 0)


class Player:
    """One page, its problems, and a way of playing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.problems: list[str] = []
        self.pressed: dict[str, int] = {}
        self.question = ""
        """The thing that the page says it waits for; empty while it shows something else."""
        self._changed = time.monotonic()
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in OFFLINE):
            self.problems.append(f"{message.type}: {message.text}")

    def open(self, server: Server, who: str = "Ann") -> None:
        """Open the lobby as a guest of the tests, so that other screens of theirs can speak for them."""
        self.page.add_init_script(f"localStorage.setItem('passgo-secret', '{secret_of(who)}')")
        self.page.goto(server.url + "/")

    def resize(self, size: Size) -> None:
        """Change the window's size, and wait for the letters, and for the frame that is laid out for it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(
            """async () => {
              await document.fonts.ready;
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }"""
        )

    def open_finished(self, server: Server) -> None:
        """Open the table of a finished game that was stored by `keep_game`."""
        self.open(server)
        self.page.goto(f"{server.url}/t/{KEPT_AT}")
        expect(self.page.locator("[data-await='over']")).to_be_visible()

    def open_record(self, server: Server) -> Locator:
        """Open a finished game; gives its record, unrolled to the first line."""
        self.open_finished(server)
        record = self.page.locator("section.record")
        earlier = record.locator("button.quiet")
        if earlier.count():
            earlier.click()
            record.evaluate(UNROLL)
        expect(earlier).to_have_count(0)
        return record

    def speak(self, language: str) -> None:
        """Choose a language: in the lobby, or at a table in the menu."""
        menu = self.page.locator("[data-menu]")
        if menu.count():
            menu.click()
        self.page.locator(f"button[lang='{language}']:visible").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def change_table(self) -> None:
        """Open the second layer of the lobby, where books, seats and terms are chosen."""
        self.page.locator("[data-change-table]").click()
        expect(self.page.locator("[data-lobby-seat]").first).to_be_visible()

    def start(self) -> None:
        """Begin the game that is laid in the lobby."""
        button = self.page.locator("[data-start]")
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()

    def look(self) -> list[dict[str, Any]]:
        """The buttons that can be pressed, the one to press first."""
        seen = self.page.evaluate(LOOK)
        self.question = seen["question"]
        if seen["changed"]:
            self._changed = time.monotonic()
        acts = [act for act in seen["acts"] if act["verb"] in ORDER and self._wanted(act)]
        return sorted(acts, key=lambda act: (ORDER.index(act["verb"]), -_bid(act)))

    def _wanted(self, act: dict[str, Any]) -> bool:
        if act["verb"] in ONLY_IN_DEBT:
            return self.question == "debt" or (act["verb"] == "sell" and self.question == "sell_house")
        if act["verb"] == "bid":
            return _bid(act) <= BID_UP_TO
        return True

    def step(self) -> str:
        """Press one button, if there is one to press; gives its verb."""
        for act in self.look()[:1]:
            found = self.page.evaluate_handle(BUTTON, [act["place"], act["verb"]])
            try:
                button = found.as_element()
                if button is None:
                    break
                button.click(timeout=1000)
            except Error:
                break  # the picture changed under the pointer: look again
            finally:
                found.dispose()  # it would keep the whole picture that it was in, for as long as the page lives
            self.pressed[act["verb"]] = self.pressed.get(act["verb"], 0) + 1
            return act["verb"]
        self.page.keyboard.press("Shift")  # any input skips what is left of a film
        self.page.wait_for_timeout(50)  # to look is work, for the page too
        return ""

    def play_on(self) -> Iterator[str]:
        """Step by step until the game is over, however long it takes; but the page must not stand still."""
        self._changed = time.monotonic()
        self.question = ""  # the game before may be over
        while self.question != "over":
            self.expect_change()
            yield self.step()

    def expect_change(self) -> None:
        """Check that the page has not stood still for so long that nothing more will come."""
        still = time.monotonic() - self._changed
        assert still < HANGS, (self.question, self.pressed, self.page.inner_text("body"))


class OpenWindow(Protocol):
    """Opens a window for a player; all of a test are closed at its end."""

    def __call__(
        self,
        size: Size,
        language: str,
        *,
        still: bool = False,
        pace: str = "once",
        worker: bool = False,
        **options: Any,
    ) -> Player:
        """Without animations if `still`; moments stay as long as the pace says, `once` shows none.

        `worker`: with the one of an installed client, which takes a process of its own.

        More options as a context of the browser takes them.
        """
        ...
