"""How `steady` raises cash for a debt: loans on what earns nothing first, houses last."""

from __future__ import annotations

from passgo.bots.half_property import pay_by_halves
from passgo.bots.raising_cash import (
    cheapest,
    least_missed,
    outside_built_groups,
    raise_on_shares,
    single_deeds,
)
from passgo.rules.base import moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.legal import legal_sales_of_hotels


@rule()
def pay_debt(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Raise what is owed; where it cannot be raised pay by halves if that is open; else give up."""
    half = pay_by_halves(s, E, seat) if E.rent_half_property else 0
    return half or raise_cash(s, E, seat, room) or moves.code(moves.BANKRUPT, seat, 0)


@rule()
def raise_cash(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Papers first; loans on single deeds, then on complete groups without houses; then houses. 0 for nothing."""
    if E.companies:
        paper = raise_on_shares(s, E, seat)
        if paper:
            return paper
    loans = single_deeds(s, seat)
    free = s.holds[seat] & ~(s.pledged | s.built)
    if not loans and free:
        loans = outside_built_groups(s, E, free)
    if loans:
        return moves.code(moves.MORTGAGE, seat, cheapest(E, loans))
    lots = s.holds[seat] & s.built
    if not lots:
        return 0
    lot = least_missed(s, E, seat, lots)
    if lot >= 0:
        return moves.code(moves.SELL, seat, lot)
    n = legal_sales_of_hotels(s, E, seat, room, 0)  # the bank has no houses for a single hotel
    return room[n - 1] if n > 0 else 0
