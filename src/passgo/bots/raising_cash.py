"""How the bot `rules` raises cash for a debt: what it will miss least goes first."""

from __future__ import annotations

from passgo.rules.base import moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.groups import any_built
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.building import sell_refusal
from passgo.rules.legal import legal_sales_of_hotels
from passgo.rules.stocks import free_shares

from .worth import rent_lost_per_hundred


@rule()
def raise_cash(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Mortgage single deeds, cheapest first; then sell buildings; then mortgage complete groups.

    Papers go before them all. 0 when nothing can be raised.
    """
    if E.companies:
        paper = raise_on_shares(s, E, seat)
        if paper:
            return paper
    single = single_deeds(s, seat)
    if single:
        return moves.code(moves.MORTGAGE, seat, cheapest(E, single))
    free = s.holds[seat] & ~s.pledged
    lots = free & s.built
    if lots:
        lot = least_missed(s, E, seat, lots)
        if lot >= 0:
            return moves.code(moves.SELL, seat, lot)
        n = legal_sales_of_hotels(s, E, seat, room, 0)  # the bank has no houses for a single hotel
        if n > 0:
            return room[n - 1]
        free = outside_built_groups(s, E, free)
    return moves.code(moves.MORTGAGE, seat, cheapest(E, free)) if free else 0


@rule()
def single_deeds(s: State, seat: int) -> int:
    """The deeds outside complete groups on which the bank still lends."""
    return s.holds[seat] & ~(s.pledged | s.whole[seat] | s.built)


@seldom
@rule()
def outside_built_groups(s: State, E: Tables, deeds: int) -> int:
    """Of these deeds, those in whose group nothing is built: the others cannot be mortgaged."""
    for group in range(E.groups):
        if any_built(s, E, group):
            deeds &= ~E.group_deeds[group]
    return deeds


@rule()
def cheapest(E: Tables, deeds: int) -> int:
    """Of these deeds, the one with the lowest price."""
    best = lowest(deeds)
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if E.deed_price[deed] < E.deed_price[best]:
            best = deed
    return best


@rule()
def least_missed(s: State, E: Tables, seat: int, lots: int) -> int:
    """Of these lots, the one whose last building can go with the least rent lost; −1 when none can go alone."""
    best = -1
    least = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if not sell_refusal(s, E, seat, lot):
            lost = rent_lost_per_hundred(s, E, lot)
            if best < 0 or lost < least:
                best = lot
                least = lost
    return best


@seldom
@rule()
def raise_on_shares(s: State, E: Tables, seat: int) -> int:
    """Picsou dollars sold first, then mortgages on shares; 0 when there is neither."""
    if s.dollars[seat] > 0:
        return moves.code(moves.SELL_DOLLARS, seat, s.dollars[seat])
    for company in range(E.companies):
        if free_shares(s, seat, company) > 0:
            return moves.code(moves.MORTGAGE, seat, moves.a_share(company))
    return 0


@rule()
def house_to_sell(s: State, E: Tables, listed: list[int], n: int) -> int:
    """Of the houses that may be sold, the one whose rent is missed least."""
    best = listed[0]
    best_loss = -1
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.SELL:
            loss = rent_lost_per_hundred(s, E, moves.arg_of(listed[k]))
            if best_loss < 0 or loss < best_loss:
                best = listed[k]
                best_loss = loss
    return best
