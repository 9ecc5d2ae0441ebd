"""Chances to win for a program that asks about one position after the other.

Each line that comes in is the text of a position, as JSON, and the line that goes out for it has each seat's chance:

    python -m passgo.analysis.positions
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

import msgspec

from passgo.bots.registry import policy
from passgo.notation.records import Record

from .forecast import BOT, Estimate, chances
from .forms import fastest


def answers(texts: Iterable[bytes]) -> Iterator[list[Estimate]]:
    """Each seat's chance to win in each of these positions. Raises what a position, the bot and the compiler raise."""
    for text in texts:
        record = Record.parse(msgspec.json.decode(text, type=str))
        yield chances(record.replay(), policy(BOT), fastest, seated=record.bots)


if __name__ == "__main__":
    for found in answers(sys.stdin.buffer):
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()
