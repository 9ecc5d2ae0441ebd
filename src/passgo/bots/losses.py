"""What the bot `rules` gives up or builds where only the fifth book asks: storms, half rents, depots."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import LEVELS, State
from passgo.rules.base.tables import GROUP_SIZE, Tables
from passgo.rules.debt import raisable
from passgo.rules.half_property import half_paid, half_refusal, may_be_given

from .worth import rent_lost_per_hundred


@rule()
def storm_target(s: State, E: Tables, listed: list[int], n: int) -> int:
    """A hurricane where it costs its owner most; a tornado where it costs this seat least."""
    tornado = s.choice_tornado[frames.top(s)]
    best = listed[0]
    best_loss = -1
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.STORM:
            loss = storm_loss(s, E, moves.arg_of(listed[k]))
            if best_loss < 0 or (loss < best_loss if tornado else loss > best_loss):
                best = listed[k]
                best_loss = loss
    return best


@rule()
def storm_loss(s: State, E: Tables, target: int) -> int:
    """What was paid for the levels that would go."""
    if target >= moves.ON_DEED:
        return s.paid[(target - moves.ON_DEED) * LEVELS]
    loss = 0
    for k in range(E.group_size[target]):
        deed = E.group_member[target * GROUP_SIZE + k]
        if s.level[deed] > 0:
            loss += s.paid[deed * LEVELS + s.level[deed] - 1]
    return loss


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


@seldom
@rule()
def pay_by_halves(s: State, E: Tables, seat: int) -> int:
    """A rent that cannot be raised is paid half in property, if that is open; 0 otherwise."""
    if half_paid(s):
        return deed_to_give(s, E, seat)
    if half_refusal(s, E, seat) or raisable(s, E, seat) >= s.debt_amount[frames.top(s)]:
        return 0
    return moves.code(moves.HALF, seat, 0)
