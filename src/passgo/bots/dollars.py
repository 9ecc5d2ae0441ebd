"""How the bot `rules` deals in Picsou dollars."""

from __future__ import annotations

from typing import Final

from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import State
from passgo.rules.base.tables import RENTS, Tables
from passgo.rules.dollars import dollar_value, may_take

from .worth import (
    THREE_HOUSES,
    reserve,
)

FEW_DOLLARS: Final = 2
"""The most Picsou dollars the others may hold above one's holding, if one builds on the site that gives them value."""


@rule()
def bare_value(E: Tables) -> int:
    """The least a Picsou dollar can ever be worth."""
    return E.deed_rent[E.dollar_deed * RENTS]


@rule()
def dollars_to_buy(s: State, E: Tables, seat: int) -> int:
    """Buy as many as the cash allows at their lowest value: they can only rise. Expensive ones are left alone."""
    value = dollar_value(s, E)
    if value > 2 * bare_value(E):
        return 0
    spare = s.cash[seat] - reserve(s, E, seat)
    return max(min(may_take(s, E, seat), spare // max(value, 1)), 0)


@rule()
def dollars_to_sell(s: State, E: Tables, seat: int) -> bool:
    """Sell while the price is high: what is built can be torn down again."""
    return s.dollars[seat] > 0 and dollar_value(s, E) >= 20 * bare_value(E)


@seldom
@rule()
def enriches_others(s: State, seat: int) -> bool:
    """Would a building on the lot that gives Picsou dollars their value be a present to those who hold them?"""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.dollars[other]
    return others > s.dollars[seat] + FEW_DOLLARS


@seldom
@rule()
def gain_in_dollars(s: State, E: Tables, seat: int, before: int, after: int) -> int:
    """Return what the seat's Picsou dollars may gain or lose, if it can build on the site that gives them value.

    Half of what three houses there would add is counted: the houses are still to be paid and built.
    """
    group = E.group_deeds[E.deed_group[E.dollar_deed]]
    rise = s.dollars[seat] * (E.deed_rent[E.dollar_deed * RENTS + THREE_HOUSES] - bare_value(E)) // 2
    if group & ~before == 0:
        return 0 if group & ~after == 0 else -rise
    return rise if group & ~after == 0 else 0
