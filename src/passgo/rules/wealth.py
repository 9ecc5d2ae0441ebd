"""The count of wealth that ends the short and the timed games."""

from __future__ import annotations

from .base import cite, events, frames
from .base.bits import lowest
from .base.kernel import rule
from .base.money import half_down
from .base.players import in_play
from .base.state import HOTEL_LEVEL, LEVELS, SKYSCRAPER_LEVEL, State
from .base.tables import STREET, Tables
from .dollars import dollars_counted
from .stocks import shares_counted


@rule("short-valuation", "timed-valuation")
def deed_counted(s: State, E: Tables, deed: int) -> int:
    """A deed at the printed price, a mortgaged one at half of it."""
    price = E.deed_price[deed]
    return half_down(price) if s.mortgaged[deed] else price


@rule("short-valuation", "timed-valuation")
def built_on(s: State, E: Tables, deed: int) -> int:
    """Return the price paid for the buildings on a site, a hotel with the houses handed in for it.

    If the edition counts in houses instead, a hotel and a skyscraper are several of them at the price on
    the deed, and a depot its price.
    """
    if E.hotel_in_houses:
        return houses_worth(s, E, deed) * E.deed_house[deed]
    total = 0
    for level in range(s.level[deed]):
        total += s.paid[deed * LEVELS + level]
    return total


@rule("timed-valuation")
def houses_worth(s: State, E: Tables, deed: int) -> int:
    """How many houses the buildings on a lot count for."""
    level = s.level[deed]
    if E.deed_kind[deed] != STREET or level < HOTEL_LEVEL:
        return level
    return E.skyscraper_in_houses if level == SKYSCRAPER_LEVEL else E.hotel_in_houses


@rule("short-valuation", "timed-valuation")
def deeds_counted(s: State, E: Tables, seat: int) -> int:
    """All deeds of a player."""
    total = 0
    deeds = s.holds[seat]
    while deeds:
        total += deed_counted(s, E, lowest(deeds))
        deeds &= deeds - 1
    return total


@rule("short-valuation", "timed-valuation")
def buildings_counted(s: State, E: Tables, seat: int) -> int:
    """All buildings of a player."""
    total = 0
    lots = s.holds[seat] & s.built
    while lots:
        total += built_on(s, E, lowest(lots))
        lots &= lots - 1
    return total


@rule("short-final-transfer")
def unpaid_counted(s: State, seat: int) -> int:
    """Return what is taken off in the count of a short game: the interest that its last heir could not pay."""
    i = frames.top(s)
    if s.f_kind[i] != frames.OVER or s.over_heir[i] != seat:
        return 0
    return s.over_unpaid[i]


@rule("short-valuation", "timed-valuation")
def wealth(s: State, E: Tables, seat: int) -> int:
    """All that a player owns, counted to the dollar."""
    papers = shares_counted(s, E, seat) + dollars_counted(s, E, seat)
    goods = s.cash[seat] + deeds_counted(s, E, seat) + buildings_counted(s, E, seat) + papers
    return goods - unpaid_counted(s, seat)


@rule("richest-tie", "short-valuation", "timed-valuation")
def richest(s: State, E: Tables) -> int:
    """The richest of those still in the game (bits): several when their wealth is equal."""
    best = -1
    leaders = 0
    for seat in range(s.players):
        if in_play(s, seat):
            total = wealth(s, E, seat)
            unpaid = unpaid_counted(s, seat)
            events.emit(
                s,
                events.COUNTED,
                cite.TIMED_VALUATION if E.timed else cite.SHORT_VALUATION,
                seat,
                s.cash[seat],
                deeds_counted(s, E, seat),
                buildings_counted(s, E, seat),
            )
            if E.companies or E.dollars:
                events.emit(
                    s,
                    events.COUNTED_PAPERS,
                    cite.TIMED_VALUATION,
                    seat,
                    shares_counted(s, E, seat),
                    dollars_counted(s, E, seat),
                    0,
                )
            if unpaid > 0:
                events.emit(s, events.COUNTED_UNPAID, cite.SHORT_FINAL_TRANSFER, seat, unpaid, 0, 0)
            if total > best:
                best = total
                leaders = 0
            if total == best:
                leaders |= 1 << seat
    return leaders
