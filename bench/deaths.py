"""Games of three people and a bot at several servers on one PostgreSQL, all of which are killed at random moments.

    .venv/bin/python bench/deaths.py --games 200                    a line a game, and what came of all of them
    .venv/bin/python bench/deaths.py --games 200 --servers 0        one server alone, on a folder
    .venv/bin/python bench/deaths.py --games 20 --proxy nginx       people come through nginx, by TLS and a public name

Every game is looked at: what was acknowledged stands in the record, once and where it was said to; what was shown
is what is stored; the rules accept every move; the dice fell as their seeds say. It stops at the first that is not so.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from server import deaths, postgres, proxy


def main() -> None:
    """Play, and print what came of it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--servers", type=int, default=2, help="0: one that keeps its games in a folder")
    asked.add_argument("--moves", type=int, default=150, help="of each game, at least")
    asked.add_argument("--pause", type=float, default=1.0, help="seconds between two deaths, at the most")
    asked.add_argument("--cuts", type=float, default=0.2, help="how many of them are the database's")
    asked.add_argument(
        "--proxy", choices=["nginx", "caddy"], help="people come through it, set up as docs/hosting.md says"
    )
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    chance, began, all_found = Random(wanted.seed), time.monotonic(), []
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        cluster = opened.enter_context(postgres.running()) if wanted.servers else None
        cuts = wanted.cuts if cluster else 0.0
        through = proxy.Proxy(wanted.proxy, folder) if wanted.proxy else None
        site = deaths.Site(cluster, wanted.servers or 1, folder, chance, through)
        try:
            for number in range(1, wanted.games + 1):
                found = deaths.play(site, wanted.moves, chance, (0.1, wanted.pause), cuts)
                all_found.append(found)
                print(f"game {number}: {in_words(found)}", flush=True)
        finally:
            site.close()
            print(site.said[-4000:] if "Traceback" in site.said else "", end="", file=sys.stderr)
    total = deaths.Found(*map(sum, zip(*all_found, strict=True)))
    minutes = (time.monotonic() - began) / 60
    print(
        f"{len(all_found)} games in {minutes:.0f} minutes: {in_words(total)}; none lost, none twice, all dice verified"
    )


def in_words(found: deaths.Found) -> str:
    """In words."""
    return (
        f"{found.moves} moves, {found.acknowledged} of people acknowledged, "
        f"{found.kills} deaths of servers, {found.outages} of the database"
    )


if __name__ == "__main__":
    main()
