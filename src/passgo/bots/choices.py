"""How the bot `rules` decides what spaces and cards put to its choice."""

from __future__ import annotations

from passgo.rules.base import frames, moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables

from .dollars import dollars_to_buy
from .raising_cash import house_to_sell
from .stocks import share_or_decline
from .storms import storm_target
from .vouchers import voucher_to_lose, voucher_to_take
from .worth import rent_per_hundred


@rule()
def choose(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """The tax by a rough guess of one's worth; a small sum sooner than any card; a building where it brings most."""
    i = frames.top(s)
    if s.choice_what[i] == frames.TAX:
        guess = s.cash[seat]
        deeds = s.holds[seat]
        while deeds:
            guess += E.deed_price[lowest(deeds)]
            deeds &= deeds - 1
        percent = guess * E.space_percent[s.choice_space[i]] < 100 * E.space_amount[s.choice_space[i]]
        return moves.code(moves.TAX_PERCENT if percent else moves.TAX_FLAT, seat, 0)
    if s.choice_what[i] == frames.PAY_OR_DRAW:
        return moves.code(moves.PAY if s.cash[seat] >= s.choice_amount[i] else moves.DRAW, seat, 0)
    if s.choice_what[i] != frames.PLACE:
        return choose_seldom(s, E, seat, listed, n)
    best = 0
    best_rent = 0
    for k in range(n):
        if moves.kind_of(listed[k]) == moves.PLACE:
            rent = rent_per_hundred(s, E, moves.arg_of(listed[k]))
            if not best or rent > best_rent:  # a house may even lower what a bare group asks
                best = listed[k]
                best_rent = rent
    return best


@seldom
@rule()
def choose_seldom(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Make the choices that only Picsou has; of any other, take the answer that the register of moves names first."""
    what = s.choice_what[frames.top(s)]
    if what == frames.DOLLARS:
        return moves.code(moves.DOLLARS, seat, dollars_to_buy(s, E, seat))
    if what == frames.SHARE:
        return share_or_decline(s, E, seat)
    if what == frames.STORM:
        return storm_target(s, E, listed, n)
    if what == frames.GIVE_VOUCHER:
        return moves.code(moves.GIVE, seat, moves.a_voucher(voucher_to_lose(s, E, seat)))
    if what == frames.RETURN_VOUCHER:
        return moves.code(moves.RETURN, seat, voucher_to_lose(s, E, seat))
    if what == frames.TAKE_VOUCHER:
        return voucher_to_take(E, listed, n)
    if what == frames.CONDEMNED:
        return house_to_sell(s, E, listed, n)
    return listed[0]
