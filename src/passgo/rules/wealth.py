"""The count of wealth that ends the short and the timed games."""

from __future__ import annotations

from . import cite, events
from .kernel import rule
from .money import half_down
from .players import in_play
from .state import LEVELS, State
from .tables import Tables


@rule("short-valuation", "timed-valuation")
def deed_counted(s: State, E: Tables, deed: int) -> int:
    """A deed at the printed price, a mortgaged one at half of it."""
    price = E.deed_price[deed]
    return half_down(price) if s.mortgaged[deed] else price


@rule("short-valuation", "timed-valuation")
def built_on(s: State, deed: int) -> int:
    """The buildings on a lot at what was paid for them, a hotel with the houses that were handed in for it."""
    total = 0
    for level in range(s.level[deed]):
        total += s.paid[deed * LEVELS + level]
    return total


@rule("short-valuation", "timed-valuation")
def deeds_counted(s: State, E: Tables, seat: int) -> int:
    """All deeds of a player."""
    total = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            total += deed_counted(s, E, deed)
    return total


@rule("short-valuation", "timed-valuation")
def buildings_counted(s: State, E: Tables, seat: int) -> int:
    """All buildings of a player."""
    total = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat:
            total += built_on(s, deed)
    return total


@rule("short-valuation", "timed-valuation")
def wealth(s: State, E: Tables, seat: int) -> int:
    """All that a player owns, counted to the dollar."""
    return s.cash[seat] + deeds_counted(s, E, seat) + buildings_counted(s, E, seat)


@rule("richest-tie", "short-valuation", "timed-valuation")
def richest(s: State, E: Tables) -> int:
    """The richest of those still in the game (bits): several when their wealth is equal."""
    best = -1
    leaders = 0
    for seat in range(s.players):
        if in_play(s, seat):
            total = wealth(s, E, seat)
            events.emit(
                s,
                events.COUNTED,
                cite.TIMED_VALUATION if E.timed else cite.SHORT_VALUATION,
                seat,
                s.cash[seat],
                deeds_counted(s, E, seat),
                buildings_counted(s, E, seat),
            )
            if total > best:
                best = total
                leaders = 0
            if total == best:
                leaders |= 1 << seat
    return leaders
