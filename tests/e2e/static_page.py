"""A page of the static build as its tests open it, play on it, and find it again."""

from __future__ import annotations

import base64
import time
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.player import LAPTOP, OpenWindow, Player
from e2e.static_host import StaticHost
from server.harness import HANGS

SHORT = (Path(__file__).parents[1] / "golden" / "nhl1999-short.toml").read_text(encoding="utf-8")
"""A record of 349 moves."""

SEND = """async ([code, command]) => {
  const line = crypto.randomUUID();
  const channel = new BroadcastChannel('passgo /passgo/');
  const tell = (message) => channel.postMessage({ t: 'say', line, text: JSON.stringify(message) });
  return new Promise((done) => {
    channel.onmessage = ({ data }) => {
      if (data.line !== line) return;
      if (data.t === 'opened') {
        tell({ t: 'hello', id: '1', secret: localStorage.getItem('passgo-secret') });
        tell({ t: 'visit', id: '2', code });
        tell({ ...command, id: '3' });
      } else if (data.t === 'said' && ['ack', 'fault', 'refused'].includes(JSON.parse(data.text).t)) {
        const answer = JSON.parse(data.text);
        if (answer.id !== '3') return;
        channel.postMessage({ t: 'close', line });
        done(answer);
      }
    };
    void navigator.locks.request(`passgo-line-${line}`, () => {
      channel.postMessage({ t: 'open', line });
      return new Promise(() => {});
    });
  });
}"""
"""A command at a table over a line of its own."""

KEPT = "navigator.serviceWorker.ready.then(() => true)"


def opened(
    open_window: OpenWindow, host: StaticHost, size: tuple[int, int] = LAPTOP, **options: Any
) -> Player:
    """A window with the lobby, once the host of its tables is up."""
    player = open_window(size, "en", still=True, **options)
    visit(player.page, host)
    return player


def visit(page: Page, host: StaticHost) -> None:
    page.goto(host.url)
    is_up(page)


def is_up(page: Page) -> None:
    expect(page.locator("[data-starting]")).to_have_count(0)


def until(page: Page, promise: str) -> None:
    """Wait until a promise gives something true; `wait_for_function` takes the promise itself for that."""
    ends = time.monotonic() + HANGS
    while not page.evaluate(promise):
        assert time.monotonic() < ends, promise
        page.wait_for_timeout(100)


def start(page: Page, seats: int = 2) -> None:
    """From the lobby: one person and bots that do not pause."""
    rows = page.locator("[data-lobby-seat]")
    expect(page.locator("[data-start]")).to_be_visible()
    if not rows.count():
        page.locator("[data-change-table]").click()
    expect(rows.first).to_be_visible()
    while rows.count() > seats:
        rows.last.locator("button.icon-button").click()
    page.locator("[data-start]").click()
    expect(page.locator("[data-await]").first).to_be_visible()
    code = page.url.rpartition("/")[2]
    assert page.evaluate(SEND, [code, {"t": "pace", "ms": 0}])["t"] == "ack"


def press(player: Player, times: int = 3) -> None:
    """Play on for some presses, or to the end of the game."""
    before = sum(player.pressed.values())
    for _ in player.play_on():
        if sum(player.pressed.values()) >= before + times:
            break
    assert sum(player.pressed.values()) > before, player.question


def another(context: BrowserContext, host: StaticHost) -> Player:
    """One more tab of a browser."""
    player = Player(context.new_page())
    player.page.goto(host.url)
    return player


def packed(record: str) -> str:
    """A record as the address of a replay carries it."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(deflate.compress(record.encode()) + deflate.flush()).decode().rstrip("=")
