"""How the bot `rules` raises cash for a debt: what it will miss least goes first."""

from __future__ import annotations

from passgo.rules import moves
from passgo.rules.kernel import rule
from passgo.rules.state import State
from passgo.rules.tables import Tables

from .worth import complete_for, rent_lost_per_hundred


@rule()
def raise_cash(s: State, E: Tables, seat: int, legal: list[int], n: int) -> int:
    """Picsou dollars and shares first, then single deeds, cheapest first; then buildings; then whole groups.

    0 when nothing can be raised.
    """
    best = 0
    best_cost = 0
    for k in range(n):
        move = legal[k]
        kind = moves.kind_of(move)
        arg = moves.arg_of(move)
        cost = -1
        if kind == moves.SELL_DOLLARS:
            cost = 0
        elif kind == moves.MORTGAGE and arg >= moves.A_SHARE:
            cost = 50
        elif kind == moves.MORTGAGE:
            cost = E.deed_price[arg]
            if complete_for(s, E, seat, arg):
                cost += 20_000
        elif kind == moves.SELL:
            cost = 10_000 + rent_lost_per_hundred(s, E, arg)
        elif kind == moves.SELL_ALL:
            cost = 19_000 - (arg >> 8)
        if cost >= 0 and (best == 0 or cost < best_cost):
            best = move
            best_cost = cost
    return best
