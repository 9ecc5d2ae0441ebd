"""A game stands still: nothing changes hands, nothing is built, and everybody grows richer.

It then has no end by itself, because rents no longer take what the salary pays. The tables tell people, and the levels
look for a deal that gets it going.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base.bits import lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import SEATS, State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import bank_holds_deeds

QUIET: Final = 20
"""Rounds in which nothing changes until a game is said to stand still."""

# In a list of numbers, from a place on: since when nothing has changed,
SINCE: Final = 0  # as a turn counted from 1; 0 before the first look
HELD: Final = 1  # what all held then, as a number,
STILL: Final = 2  # 1 once the game stands still,
PURSE: Final = 3  # and by seat the cash then
CELLS: Final = PURSE + SEATS

MARK: Final = (1 << 48) - 1


@rule()
def stands_still(s: State, E: Tables, notes: list[int], at: int) -> bool:
    """Look at the game, note what has changed, and return whether it stands still.

    To be asked at least once a turn. It stands still from when everybody has become richer over some rounds without a
    change, until something changes.
    """
    held = holdings(s)
    if notes[at + SINCE] == 0 or notes[at + HELD] != held or s.turn_no + 1 < notes[at + SINCE]:
        notes[at + SINCE], notes[at + HELD], notes[at + STILL] = s.turn_no + 1, held, 0
        for seat in range(s.players):
            notes[at + PURSE + seat] = s.cash[seat]
    elif not notes[at + STILL] and s.turn_no + 1 >= notes[at + SINCE] + QUIET * s.alive:
        notes[at + STILL] = 1 if all_are_richer(s, notes, at) and not bank_holds_deeds(s, E) else 0
    return notes[at + STILL] != 0


@rule()
def all_are_richer(s: State, notes: list[int], at: int) -> bool:
    """Return whether everybody in play has more cash than when something changed last."""
    for seat in range(s.players):
        if in_play(s, seat) and s.cash[seat] <= notes[at + PURSE + seat]:
            return False
    return True


@rule()
def holdings(s: State) -> int:
    """Return a number that tells apart who holds what, what is built on it, and what is mortgaged."""
    mark = s.alive
    for seat in range(s.players):
        mark = (mark * 1_000_003 + s.holds[seat]) & MARK
    mark = (mark * 1_000_003 + s.pledged) & MARK
    lots = s.built
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        mark = (mark * 1_000_003 + 64 * lot + s.level[lot]) & MARK
    return mark
