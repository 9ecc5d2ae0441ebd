"""Measurements of the client in a real browser: what a first visit fetches, how soon it answers, layout shifts, frames, rounds.

    .venv/bin/python bench/page.py [RUNS]

Each run is a visit with an empty cache by a processor made four times slower, to the lobby and to a game. Bytes are as
they come over the network, compressed; fonts are counted apart. It answers when the first button that plays can be pressed and
the page has been idle for a moment. Layout shift is the browser's own sum. Frames are counted while dice roll and a token
travels, with the same slow processor. Then a person plays at the pace that shows no turn of others, at full speed: a round
is the time from their last press until three bots have had their turns and they are asked again. It needs the same as the
tests of the browser.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, find_browser  # noqa: E402
from e2e.fetched import Fetched  # noqa: E402
from e2e.player import Player  # noqa: E402
from server.harness import Server, secret_of  # noqa: E402

SLOWER: Final = 4
RUNS: Final = 5
OPENS: Final = {"lobby": "[data-start]", "game": "[data-act='roll']"}
"""The page opened, and the button that shows that it can be used."""

WATCH_SHIFTS: Final = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
COUNT_FRAMES: Final = """async () => {
  const times = [];
  const until = performance.now() + 1500;
  for (let now = 0; now < until; times.push(now)) now = await new Promise(requestAnimationFrame);
  return times.slice(1).map((time, n) => time - times[n]);
}"""


WATCH_ROUNDS: Final = """() => {
  window.rounds = [];
  let pressed = 0, turn = '';
  addEventListener('click', ({ target }) => { if (target.closest('[data-act]')) pressed = performance.now(); }, true);
  const look = () => {
    const now = document.querySelector('[data-digest]')?.dataset.turn ?? turn;
    if (now !== turn && pressed) rounds.push(performance.now() - pressed);
    turn = now;
    requestAnimationFrame(look);
  };
  look();
}"""
"""A summary of the bots' turns stands on the stage at the beginning of each own one."""
ROUNDS: Final = 20


def rounds_of_bots(browser: Browser, server: Server) -> list[float]:
    """Milliseconds of each round of three bots at the pace that shows nothing of them."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script("localStorage.setItem('passgo-pace', 'once')")
    player = Player(context.new_page())
    player.open(server)
    player.page.wait_for_selector(OPENS["game"])
    player.page.evaluate(WATCH_ROUNDS)
    for _ in player.play_on():
        if player.page.evaluate("() => rounds.length") >= ROUNDS:
            break
    rounds: list[float] = player.page.evaluate("() => rounds")
    context.close()
    return rounds


def visit(browser: Browser, server: Server, button: str) -> tuple[Counter[str], float, float, list[float]]:
    """Bytes by kind, milliseconds until it answers, layout shift, and milliseconds between frames."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(
        f"localStorage.setItem('passgo-secret', '{secret_of('Ann')}');"
        "localStorage.setItem('passgo-tags', 'throw,buy,space,deeds,rent,rule,help');" + WATCH_SHIFTS
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    fetched = Fetched(session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(server.url + "/")
    page.wait_for_selector(button)
    page.evaluate("() => new Promise(requestIdleCallback)")
    answers = page.evaluate("() => performance.now()")
    first = fetched.by_kind()
    frames = frames_of_a_throw(page) if button == OPENS["game"] else []
    shift = page.evaluate("() => window.shift")
    context.close()
    return first, answers, shift, frames


def frames_of_a_throw(page: Page) -> list[float]:
    """Roll, and see how long each frame takes while the dice fly and the token goes."""
    page.locator(OPENS["game"]).first.click()
    return page.evaluate(COUNT_FRAMES)


def spread(values: list[float], form: str = "{:.0f}") -> str:
    """Median, and the least and the most."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{form} ({form} to {form})".format(middle, least, most)


def main() -> None:
    """Measure all and print it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("runs", nargs="?", type=int, default=RUNS)
    runs: int = asked.parse_args().runs
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for name, button in OPENS.items():
            seen = []
            for _ in range(runs):
                with (
                    tempfile.TemporaryDirectory() as folder,
                    Server(Path(folder)) as server,
                    server.screen() as table,
                ):
                    if name == "game":
                        table.start("person", "rules", "rules", pace=0)
                    seen.append(visit(browser, server, button))
            first = seen[0][0]
            parts = ", ".join(f"{kind.lower()} {size / 1000:.1f}" for kind, size in first.most_common())
            print(f"{name}: {(first.total() - first['Font']) / 1000:.1f} kB before fonts ({parts})")
            print(f"  answers after {spread([run[1] for run in seen])} ms, {SLOWER} times slower")
            print(f"  layout shift {spread([run[2] for run in seen], '{:.4f}')}")
            frames = [1000 / statistics.median(run[3]) for run in seen if run[3]]
            late = [sum(time > 25 for time in run[3]) for run in seen if run[3]]
            if frames:
                print(
                    f"  frames a second while dice roll and a token goes {spread(frames)}; later than 25 ms {spread(late)}"
                )
        with (
            tempfile.TemporaryDirectory() as folder,
            Server(Path(folder)) as server,
            server.screen() as table,
        ):
            table.start("person", "steady", "steady", "steady", pace=0)
            rounds = rounds_of_bots(browser, server)
            print(f"at once: a round of three bots takes {spread(rounds)} ms, of {len(rounds)} rounds")
        browser.close()


if __name__ == "__main__":
    main()
