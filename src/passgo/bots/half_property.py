"""How the bot `rules` pays a rent half in property, where the book lets it."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.debt import raisable
from passgo.rules.half_property import half_paid, half_refusal, may_be_given


@seldom
@rule()
def pay_by_halves(s: State, E: Tables, seat: int) -> int:
    """A rent that cannot be raised is paid half in property, if that is open; 0 otherwise."""
    if half_paid(s):
        return deed_to_give(s, E, seat)
    if half_refusal(s, E, seat) or raisable(s, E, seat) >= s.debt_amount[frames.top(s)]:
        return 0
    return moves.code(moves.HALF, seat, 0)


@rule()
def deed_to_give(s: State, E: Tables, seat: int) -> int:
    """The cheapest deed that covers what is left of the half; else the dearest outside complete groups."""
    left = s.debt_in_property[frames.top(s)]
    best = -1
    best_cost = 0
    for deed in range(E.deeds):
        if may_be_given(s, E, seat, deed):
            cost = E.deed_price[deed] if E.deed_price[deed] >= left else 2_000 - E.deed_price[deed]
            if s.whole[seat] >> deed & 1:
                cost += 10_000
            if best < 0 or cost < best_cost:
                best = deed
                best_cost = cost
    return moves.code(moves.GIVE, seat, best)
