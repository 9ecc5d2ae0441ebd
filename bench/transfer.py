"""How well what was learned by one book carries to the others: fit by each book, played by all five.

    python bench/transfer.py --minutes 1 --games 500

By each book a network learns for some minutes of a processor: a third of the time to act as `steady` would, then by PPO
against two `rules`. Then it plays every book against two `rules`: the share of games won, of three players, with 95%
intervals.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final

import ppo  # first: it limits numpy to one core
from learned import view_of
from network import Network

from passgo.editions import find_edition
from passgo.sim.intervals import wilson

BOOKS: Final = ("ca1961", "us1973", "nhl1999", "fr2013", "picsou")
PLAYERS: Final = 3
"""The fewest that all of them are for."""


def main() -> None:
    """Fit by each book, play by all, and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=2, help="of a processor, by each book")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--teacher", default="steady")
    parser.add_argument("--bot", default="rules")
    chosen = parser.parse_args()
    rows = [f"| fitted by | {' | '.join(BOOKS)} |", "|---" * (len(BOOKS) + 1) + "|"]
    with tempfile.TemporaryDirectory() as folder:
        for book in BOOKS:
            network = Network(view_of(find_edition(book).tables, PLAYERS).width)
            table, training = (
                ppo.Table(book, PLAYERS, chosen.bot),
                ppo.Training(network, Path(folder) / f"{book}.npz"),
            )
            training.run(ppo.Games(table, teacher=chosen.teacher), chosen.minutes / 3, ppo.TAUGHT_RATE)
            training.run(ppo.Games(table), chosen.minutes * 2 / 3, ppo.RATE)
            cells: list[str] = []
            for other in BOOKS:
                ended = ppo.judged(network, ppo.Table(other, PLAYERS, chosen.bot), chosen.games)
                found = wilson(ended.won, chosen.games)
                cells.append(f"{ended.won / chosen.games:.0%} ({found.low:.0%}–{found.high:.0%})")
                print(book, other, ended, flush=True)
            rows.append(f"| {book} | {' | '.join(cells)} |")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
