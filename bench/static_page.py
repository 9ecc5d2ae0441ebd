"""Measures the static build: `./play static dist/page`, then `.venv/bin/python bench/static_page.py dist/page`.

Everything is measured as on a slow phone: all of the browser, page, workers and network, runs four times slower than here, and
the line carries 10 Mbit/s, 40 ms after each question (`slow_machine.py`). The host packs what most hosts pack. A browser comes
with nothing kept, and is closed before the later visit. Each run begins again from there; a figure is the least, the median and the
most of the runs, next to its goal.

- wire: bytes that the host sends in a first visit, until all is kept; twice: files that it sends more than once.
- roll: from the address to a board where one can roll, the first time and later; below it, when each step of that was done.
- move: from one move of `strong` to the next, two of them at a table without a pause.
- frame: pictures a second while they play.
- memory: of the processes that run the page and its workers, each shared piece by its share, after all that.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from slow_machine import Line, OverLine, slowed

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from e2e.conftest import FLAGS, find_browser
from e2e.static_host import Files, StaticHost

SLOWER: Final = 4
LINE: Final = Line(10_000_000 / 8, 0.04)
"""Bytes a second; seconds."""
PHONE: Final = {"width": 390, "height": 844}
ROLL: Final = "[data-act='roll']:not([aria-disabled='true'])"
KEPT: Final = 30_000
"""Milliseconds after which a first visit has kept all that it keeps, an image of Python too."""
LONG: Final = 240_000
"""Milliseconds after which something has failed."""

GOALS: Final = {
    "wire, MB": 9,
    "sent twice, files": 0,
    "roll, first visit, s": 8,
    "roll, later visit, s": 3,
    "move, p95, ms": 150,
    "frames a second": 60,
    "memory, MB": 300,
}

FRAMES = """() => new Promise((done) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < 5000) requestAnimationFrame(next);
    else done(1000 * (times.length - 1) / (now - times[0]));
  };
  requestAnimationFrame(next);
})"""

BOTS = """() => new Promise((done) => {
  const line = crypto.randomUUID();
  const channel = new BroadcastChannel('passgo /passgo/');
  const tell = (message) => channel.postMessage({ t: 'say', line, text: JSON.stringify({ id: message.t, ...message }) });
  const bot = (name, token) => ({ kind: 'bot', bot: 'strong', name, token });
  const steps = [];
  channel.onmessage = ({ data }) => {
    if (data.line !== line) return;
    if (data.t === 'opened') {
      tell({ t: 'hello', secret: localStorage.getItem('passgo-secret') });
      tell({ t: 'create', terms: { edition: 'us1973' }, places: [bot('A', 'bell'), bot('B', 'kite')], begin: true });
      tell({ t: 'pace', ms: 0 });
    } else if (data.t === 'said' && JSON.parse(data.text).t === 'step') steps.push(performance.now());
  };
  setTimeout(() => done(steps), 15000);
  void navigator.locks.request(`passgo-line-${line}`, () => {
    channel.postMessage({ t: 'open', line });
    return new Promise(() => {});
  });
})"""
"""Two `strong` bots play without a pause for a while: the moments of their moves."""

MARKS = "(since) => performance.getEntriesByType('mark').map(({ name, startTime }) => [name, (performance.timeOrigin + startTime - since) / 1000])"
"""For the worker of the host: what it came to and when, in seconds."""

SENT: Counter[str] = Counter()
"""The bytes that were sent of each file."""
TIMES: Counter[str] = Counter()
"""How often each was."""


class SlowFiles(Files):
    """Answers over the line, and counts."""

    def setup(self) -> None:
        """Put the line in front of the connection."""
        super().setup()
        self.wfile = OverLine(self.wfile, LINE)

    def handle_one_request(self) -> None:
        """Answer, and count what was sent."""
        before = self.wfile.sent
        super().handle_one_request()
        SENT[self.path if self.wfile.sent > before else ""] += self.wfile.sent - before

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer, after the way there and back."""
        time.sleep(LINE.latency)
        TIMES[self.path] += code == 200
        super().send_response(code, message)


def browse(playwright: Playwright, folder: str) -> BrowserContext:
    """Open a browser that keeps things in a folder, as people's do; its WebAssembly becomes quick as it does for them."""
    flags = [flag for flag in FLAGS if "liftoff" not in flag]
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=find_browser(), args=flags, viewport=PHONE, locale="en"
    )


def processes_of(context: BrowserContext) -> tuple[int, list[int]]:
    """The group of a browser's processes, and those of its pages."""
    browser = context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return os.getpgid(found[0]["id"]), [one["id"] for one in found if one["type"] == "renderer"]


def first_roll(page: Page, url: str) -> float:
    """Seconds from the address to a board where one can roll."""
    began = time.monotonic()
    page.goto(url)
    page.locator("[data-start]:visible").click(timeout=LONG)
    page.locator(ROLL).wait_for(timeout=LONG)
    return time.monotonic() - began


def later_roll(page: Page, url: str) -> float:
    """Seconds from the address to the board of the game that was begun."""
    began = time.monotonic()
    page.goto(url)
    page.locator(ROLL).wait_for(timeout=LONG)
    return time.monotonic() - began


def steps(page: Page, visit: str) -> dict[str, float]:
    """The seconds from the address to each step of the start, of a page that can be played."""
    since = page.evaluate("performance.timeOrigin")
    host = next(worker for worker in page.workers if "/assets/worker-" in worker.url)
    return {f"  {visit}: {step}": after for step, after in host.evaluate(MARKS, since)}


def memory(pids: list[int]) -> float:
    """Megabytes of some processes."""
    found = 0
    for pid in pids:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        found += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found * 1024 / 1e6


def visits(playwright: Playwright, url: str) -> dict[str, float]:
    """One figure of each kind, from a first visit and a later one."""
    figures: dict[str, float] = {}
    SENT.clear()
    TIMES.clear()
    with tempfile.TemporaryDirectory(prefix="passgo-browser-", ignore_cleanup_errors=True) as kept:
        context = browse(playwright, kept)
        page = context.pages[0]
        with slowed(processes_of(context)[0], SLOWER):
            figures["roll, first visit, s"] = first_roll(page, url)
            figures |= steps(page, "first")
            page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=LONG)
            page.wait_for_timeout(KEPT)
        figures["wire, MB"] = sum(SENT.values()) / 1e6
        figures["sent twice, files"] = sum(times > 1 for times in TIMES.values())
        context.close()

        context = browse(playwright, kept)
        page = context.pages[0]
        with slowed(processes_of(context)[0], SLOWER):
            figures["roll, later visit, s"] = later_roll(page, url)
            figures |= steps(page, "later")
            moves = sorted(later - earlier for earlier, later in pairwise(page.evaluate(BOTS)))
            figures["move, median, ms"] = statistics.median(moves)
            figures["move, p95, ms"] = moves[int(len(moves) * 0.95)]
            figures["frames a second"] = page.evaluate(f"() => {{ void ({BOTS})(); return ({FRAMES})(); }}")
        figures["memory, MB"] = memory(processes_of(context)[1])
        context.close()
    return figures


def main() -> None:
    """Measure a folder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    host = StaticHost(options.folder, SlowFiles)
    with sync_playwright() as playwright:
        runs = [visits(playwright, host.url) for _ in range(options.runs)]
    host.stop()
    for name in runs[0]:
        found = [run[name] for run in runs if name in run]
        goal = f"   goal {GOALS[name]}" if name in GOALS else ""
        print(f"{name:36}{min(found):8.2f}{statistics.median(found):8.2f}{max(found):8.2f}{goal}")


if __name__ == "__main__":
    main()
