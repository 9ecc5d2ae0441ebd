"""How many presses a turn takes at a real board, counted in the page itself."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Error, Page, expect

from e2e.player import Player
from e2e.test_real_board import begin, say
from passgo.notation import Record
from server.harness import HANGS, Server

BOUNCES: Final = 300
"""Milliseconds in which a second tap is the same one to the page."""

COUNT: Final = """
window.presses = {};
addEventListener('click', ({ target }) => {
  const on = (what) => target.closest(what);
  const what = on('[data-pad], .faces button') ? 'dice' : on('[data-thing]') ? 'cards'
    : on("[data-act='claim'], [data-act='waive'], [data-rent]") ? 'rents' : 'decisions';
  window.presses[what] = (window.presses[what] ?? 0) + 1;
}, true);
"""


class Pressed(NamedTuple):
    """Turns that were played by pressing what is asked."""

    turns: int
    presses: Counter[str]
    """By what they were for."""
    entered: Counter[str]
    """The rolls and the draws that the record holds."""


def say_apart(page: Page, eyes: list[int]) -> bool:
    """Tap an outcome as `say` does, or slide from two dice to a third, later than a thumb that bounces."""
    page.wait_for_timeout(BOUNCES)
    return slide(page, eyes) or say(page, eyes)


def slide(page: Page, eyes: list[int]) -> bool:
    """Enter three dice by one slide over the pad, where three are asked for."""
    cells, third = page.locator("[data-pair]"), page.locator(".faces button")
    if not cells.count() or page.locator(".faces").count() != 1:
        return False
    page.locator(".page").evaluate("(asked) => { asked.dataset.tapped = ''; }")
    cells.nth(eyes[0] * 6 + eyes[1]).hover()
    page.mouse.down()
    face = third.nth(eyes[2] % third.count()).get_attribute("data-face")
    page.locator(f"[data-ring='{face}']").hover()
    page.mouse.up()
    expect(page.locator("[data-tapped]")).to_have_count(0)
    return True


def count_presses(player: Player, at: Path, edition: str, turns: int) -> Pressed:
    """Play turns of a book, and count.

    People buy what they can, ask for every rent, and leave in the Bank what nobody wants; they neither build nor trade,
    and play no travel voucher.
    """
    page, dice = player.page, Random(1973)
    eyes = [dice.randrange(6) for _ in range(3)]
    page.add_init_script(COUNT)
    with Server(at) as server:
        begin(player, server, f'edition = "{edition}"\nplayers = 3\n', edition)
        with server.screen(code=page.url.rsplit("/", 1)[-1]) as screen:
            while player.question != "over" and screen.state["turn_no"] <= turns:
                unsold, asks = page.locator("[data-unsold]"), page.locator("[data-act='claim']")
                if asks.count():
                    with suppress(Error):  # it has gone meanwhile
                        asks.first.click(timeout=100 * HANGS)
                elif unsold.count():
                    unsold.click()
                    expect(unsold).to_have_count(0)
                elif say_apart(page, eyes):
                    eyes = [dice.randrange(6) for _ in range(3)]
                else:
                    player.step()
                player.look()
                screen.ask("why", text="p1 roll")  # hears what has come
            replayed = Record.parse(screen.read("record")[1].decode()).replay()
            fell = [replayed.text(move) for move in replayed.moves if move.is_chance]
            played = screen.state["turn_no"] - 1
    entered = Counter("dice" if text.startswith(("* dice", "* die8")) else "cards" for text in fell)
    return Pressed(played, Counter(page.evaluate("() => window.presses")), entered)
