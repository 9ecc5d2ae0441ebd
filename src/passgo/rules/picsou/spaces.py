"""The spaces that only the fifth book has."""

from __future__ import annotations

from passgo.rules.base import frames
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import State
from passgo.rules.base.tables import (
    DOLLARS_SPACE,
    EXCHANGE_SPACE,
    LOTTERY_SPACE,
    ROLL_THREE_SPACE,
    SQUEEZE_SPACE,
    UTILITIES_SPACE,
    Tables,
)
from passgo.rules.dollars import offer_dollars
from passgo.rules.stocks import enter_exchange
from passgo.rules.utilities import await_utility_die

from .piles import draw


@rule("space-effects", "voucher-gain")
def draws_vouchers(s: State, E: Tables, seat: int, space: int) -> bool:
    """Who stops here draws vouchers, before all else. True when he does so now."""
    i = frames.top(s)
    if E.space_vouchers[space] == 0 or s.f_step[i] != frames.ENTER:
        return False
    s.f_step[i] = frames.ARRIVED
    draw(s, seat, frames.VOUCHERS, E.space_vouchers[space])
    return True


@seldom
@rule(
    "space-effects",
    "lottery-ticket",
    "picsou-dollar-buy",
    "stock-buy-option",
    "roll-three-space",
    "squeeze-play",
    "utilities-d8",
)
def enter_special(s: State, E: Tables, seat: int, space: int) -> None:
    """Carry out what one of these spaces asks."""
    kind = E.space_kind[space]
    if kind == UTILITIES_SPACE:
        await_utility_die(s)
        return
    frames.pop(s)
    if kind == LOTTERY_SPACE:
        draw(s, seat, frames.TICKETS, 1)
    elif kind == DOLLARS_SPACE:
        offer_dollars(s, seat, E.dollars_per_landing, 100)
    elif kind == EXCHANGE_SPACE:
        enter_exchange(s, E, seat)
    elif kind == ROLL_THREE_SPACE:
        frames.push(s, frames.ROLL_THREE, seat)
        draw(s, seat, frames.ROLLS, 1)
    elif kind == SQUEEZE_SPACE:
        frames.push(s, frames.SQUEEZE, seat)
