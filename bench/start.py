"""How long `./play` takes until it says its address, and until a browser that waits for that shows the lobby.

    .venv/bin/python bench/start.py [RUNS]

Each run begins it on an empty folder and opens a page for somebody who has never played: the lobby is shown when its
button to start stands in a picture. It prints the median, the least and the most by the clock, and the seconds of a
processor that the server took, which can be compared on a machine that does other things too; Linux tells them. It wants
a checkout that is set up, and what the tests of the browser want.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, find_browser  # noqa: E402

RUNS: Final = 7
LOOK: Final = 0.01
"""Seconds between two looks whether the picture is there; the page itself notes when it was."""
NOTE_PICTURE: Final = """
const after = new MessageChannel();
after.port1.onmessage = () => { window.shown = performance.timeOrigin + performance.now(); };
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-start]')) return;
  observer.disconnect();
  requestAnimationFrame(() => after.port2.postMessage(null));
}).observe(document, { subtree: true, childList: true });
"""


class Start(NamedTuple):
    """Seconds of one start."""

    address: float
    lobby: float
    processor: float


def processor(pid: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(browser: Browser) -> Start:
    """From the command to the lobby, once."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(NOTE_PICTURE)
    page = context.new_page()
    with tempfile.TemporaryDirectory() as folder:
        begun = time.time()
        command = [str(ROOT / "play"), "--no-browser", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address
            up = time.time() - begun
            page.goto(address[0], wait_until="commit")
            while not (shown := page.evaluate("() => window.shown")):
                time.sleep(LOOK)
            worked = processor(process.pid)
            process.terminate()
    context.close()
    return Start(up, shown / 1000 - begun, worked)


def main() -> None:
    """Print the times of some starts; the first is discarded, because it warms the disk and the browser."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("runs", nargs="?", type=int, default=RUNS)
    runs: int = asked.parse_args().runs
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        starts = [start(browser) for _ in range(runs + 1)][1:]
        browser.close()
    for name, values in zip(Start._fields, zip(*starts, strict=True), strict=True):
        print(f"{name:10} {statistics.median(values):.2f} s ({min(values):.2f} to {max(values):.2f})")


if __name__ == "__main__":
    main()
