"""How many presses a turn takes at a real board: rolls, cards and answers are entered through the screens of a phone.

    .venv/bin/python bench/banker.py [TURNS]

Three people play each book on one phone of 360 by 640: they buy what they can, ask for every rent, and do nothing that is optional. A row shows the presses a turn, by what they were for. It needs the same as the tests of
the browser.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, NO_WORKER, find_browser  # noqa: E402
from e2e.player import Player  # noqa: E402
from e2e.presses import count_presses  # noqa: E402

TURNS: Final = 60
EDITIONS: Final = ("ca1961", "us1973", "nhl1999", "fr2013", "fr2013-speed", "picsou")
KINDS: Final = ("dice", "cards", "rents", "decisions")


def main() -> None:
    """Print a row for each book."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("turns", metavar="TURNS", nargs="?", type=int, default=TURNS)
    turns: int = parser.parse_args().turns
    print(f"{'presses a turn':14}  turns    all", *(f"{kind:>10}" for kind in KINDS))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for edition in EDITIONS:
            context = browser.new_context(
                viewport={"width": 360, "height": 640}, locale="en", reduced_motion="reduce"
            )
            context.add_init_script(
                NO_WORKER + "; location.host && localStorage.setItem('passgo-pace', 'once')"
            )
            player = Player(context.new_page())
            with tempfile.TemporaryDirectory() as at:
                pressed = count_presses(player, Path(at), edition, turns)
            context.close()
            print(
                f"{edition:14} {pressed.turns:6} {pressed.presses.total() / pressed.turns:6.2f}",
                *(f"{pressed.presses[kind] / pressed.turns:10.2f}" for kind in KINDS),
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
