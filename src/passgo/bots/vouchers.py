"""How the bot `rules` uses its travel vouchers, and parts with them."""

from __future__ import annotations

from typing import Final

from passgo.rules.base import moves
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import NONE, State
from passgo.rules.base.tables import RIDE_STEPS, RIDE_TO_STATION, Tables
from passgo.rules.vouchers import held, legal_vouchers, target_of, vouchers_of

from .destination import rent_on, space_value

LEAST_VALUE: Final = 40
"""Dollars that the space must promise; less, and the voucher is kept for a better moment."""


@seldom
@rule()
def voucher_or_done(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """At the last call: the best voucher, or the end of the turn."""
    return best_voucher(s, E, seat, listed, n) or moves.code(moves.END_TURN, seat, 0)


@seldom
@rule()
def voucher_before_throw(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Return the voucher that promises most before a roll, or 0."""
    return best_voucher(s, E, seat, room, legal_vouchers(s, E, seat, room, 0))


@rule()
def best_voucher(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Of the vouchers listed the one that promises most, if that is enough; 0 for none."""
    best = 0
    best_value = LEAST_VALUE
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.VOUCHER:
            ride = moves.arg_of(listed[k])
            value = voucher_value(s, E, seat, moves.voucher_of(ride), moves.space_of(ride))
            if value > best_value:
                best = listed[k]
                best_value = value
    return best


@rule()
def voucher_value(s: State, E: Tables, seat: int, kind: int, space: int) -> int:
    """Return what the space promises, with the salary on the way and the losses of the others."""
    target = target_of(s, E, seat, kind) if space == NONE else space
    value = space_value(s, E, seat, target)
    if E.voucher_effect[kind] == RIDE_TO_STATION:
        value += rent_on(s, E, seat, target)
    forward = E.voucher_effect[kind] != RIDE_STEPS or E.voucher_amount[kind] > 0
    if forward and target < s.at[seat]:
        value += E.go_salary
    if E.voucher_expires[kind]:
        for other in range(s.players):
            count = vouchers_of(s, E, other)
            value += -20 * (count - 1) if other == seat else 10 * count
    return value


@rule()
def voucher_to_lose(s: State, E: Tables, seat: int) -> int:
    """The voucher this seat misses least: short fixed steps first, then what makes others expire."""
    least = 0
    least_worth = 1_000
    for kind in range(E.voucher_kinds):
        if held(s, seat, kind) > 0:
            worth = voucher_worth(E, kind)
            if worth < least_worth:
                least = kind
                least_worth = worth
    return least


@rule()
def voucher_to_take(E: Tables, listed: list[int], n: int) -> int:
    """Of the vouchers that may be taken, the best kind."""
    best = listed[0]
    best_worth = -1
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.TAKE:
            worth = voucher_worth(E, moves.taken_of(moves.arg_of(listed[k])))
            if worth > best_worth:
                best = listed[k]
                best_worth = worth
    return best


@rule()
def voucher_worth(E: Tables, kind: int) -> int:
    """Free choice is worth most."""
    if E.voucher_effect[kind] == RIDE_STEPS:
        return 10 + abs(E.voucher_amount[kind])
    return 30 if E.voucher_effect[kind] == RIDE_TO_STATION else 40 - 5 * E.voucher_expires[kind]
