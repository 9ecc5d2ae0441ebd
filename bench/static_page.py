"""Measures the static build: `./play static dist/page`, then `.venv/bin/python bench/static_page.py dist/page`.

Bytes of a first visit; time to the first roll, the first time and later, with a processor slowed four times and a line of
10 Mbit/s; a bot's decision on the same processor; frames a second while bots think; memory of the page.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from e2e.conftest import FLAGS, find_browser
from e2e.static_host import StaticHost

SLOWER = 4
LINE = 10_000_000 / 8
"""Bytes a second."""
LATENCY = 40
"""Milliseconds."""
ROLL = "[data-act='roll']:not([aria-disabled='true'])"

FRAMES = """() => new Promise((done) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < 3000) requestAnimationFrame(next);
    else done(times.slice(1).map((time, k) => time - times[k]));
  };
  requestAnimationFrame(next);
})"""


def slowed(context: BrowserContext, page: Page) -> CDPSession:
    """Slow a page, its worker and its line down."""
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Network.enable")
    line = {"offline": False, "latency": LATENCY, "downloadThroughput": LINE, "uploadThroughput": LINE}
    session.send("Network.emulateNetworkConditions", line)
    return session


def first_roll(page: Page, url: str) -> float:
    """Seconds from the address to a board where one can roll."""
    began = time.monotonic()
    page.goto(url)
    page.locator("[data-start]:visible").click()
    page.locator(ROLL).wait_for(timeout=120_000)
    return time.monotonic() - began


BOTS = """() => new Promise((done) => {
  const line = crypto.randomUUID();
  const channel = new BroadcastChannel('passgo');
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


def decisions(page: Page) -> list[float]:
    """Milliseconds from one move of `strong` to the next."""
    steps = page.evaluate(BOTS)
    return [later - earlier for earlier, later in pairwise(steps)]


def memory(page: Page) -> float:
    """Megabytes of the page and its workers, as far as the browser tells."""
    found: Any = page.evaluate(
        "performance.measureUserAgentSpecificMemory?.().then(({ bytes }) => bytes).catch(() => 0)"
    )
    return (found or 0) / 1e6


def measure(browser: Browser, url: str, folder: Path) -> None:
    """Print the figures."""
    packed = [
        (file, file.with_name(f"{file.name}.gz")) for file in folder.rglob("*.*") if file.suffix != ".gz"
    ]
    size = sum((small if small.is_file() else file).stat().st_size for file, small in packed)
    print(f"first visit, kept for later: {size / 1e6:.2f} MB")
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    page = context.new_page()
    slowed(context, page)
    print(f"first roll, first visit: {first_roll(page, url):.1f} s")
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=120_000)
    page.close()
    page = context.new_page()
    slowed(context, page)
    page.goto("about:blank")
    began = time.monotonic()
    page.goto(url)
    page.locator(ROLL).wait_for(timeout=120_000)  # the game that was begun
    print(f"first roll, later visit: {time.monotonic() - began:.1f} s")
    found = sorted(decisions(page))
    if found:
        print(
            f"from one move of strong to the next: median {statistics.median(found):.0f} ms, p95 {found[int(len(found) * 0.95)]:.0f} ms ({len(found)})"
        )
    frames = sorted(page.evaluate(f"() => {{ void ({BOTS})(); return ({FRAMES})(); }}"))
    print(f"frames: median {statistics.median(frames):.1f} ms, p95 {frames[int(len(frames) * 0.95)]:.1f} ms")
    print(f"memory: {memory(page):.0f} MB")
    context.close()


def main() -> None:
    """Measure a folder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    host = StaticHost(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        measure(browser, host.url, folder)
        browser.close()
    host.stop()


if __name__ == "__main__":
    main()
