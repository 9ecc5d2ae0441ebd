"""Who may act: every cell that play can reach, what is legal in it, and none that nobody has thought about.

The table here is written a second time, by frame and step and by what a seat is in them, more finely than the
rules need; play at random over all the books and positions made for what is rare are held against it.
"""

from __future__ import annotations

from typing import Final

from passgo.editions import edition_names
from passgo.rules.base import moves

GAMES: Final = 60
MOVES: Final = 150
TIMED: Final = ("us1973+timed", "fr2013-speed+timed")
NAMES: Final = (*edition_names(), *TIMED)

WORDS: Final = {
    moves.SELL: "raise", moves.SELL_ALL: "raise", moves.MORTGAGE: "raise", moves.SELL_DOLLARS: "raise",
    moves.BUILD: "build", moves.LIFT: "build",
    moves.CLAIM: "claim", moves.WAIVE: "claim",
    moves.WITHDRAW: "withdraw",
}  # fmt: skip
"""What a kind of move is, unless it answers the question on the table."""

FREE: Final = frozenset({"raise", "build", "trade", "claim"})
IN_DEBT: Final = frozenset({"raise", "trade", "claim"})
