"""How the bot `rules` chooses where to go when the Speed Die leaves it the choice."""

from __future__ import annotations

from passgo.rules import moves
from passgo.rules.kernel import rule
from passgo.rules.rent import printed_rent
from passgo.rules.state import BANK, State
from passgo.rules.tables import DEED_SPACE, GO_TO_JAIL_SPACE, TAX_CHOICE_SPACE, TAX_SPACE, UTILITY, Tables

from .worth import worth_of


@rule()
def best_way(s: State, E: Tables, seat: int, legal: list[int], n: int) -> int:
    """Of the legal ways to go, the one whose space promises most."""
    best = legal[0]
    best_value = -1_000_000
    for k in range(n):
        if moves.kind_of(legal[k]) != moves.MOVE:
            continue
        arg = moves.arg_of(legal[k])
        space = arg - moves.TO_SPACE if arg >= moves.TO_SPACE else (s.at[seat] + arg) % E.spaces
        value = promise(s, E, seat, space)
        if space < s.at[seat]:
            value += E.go_salary
        if value > best_value:
            best = legal[k]
            best_value = value
    return best


@rule()
def promise(s: State, E: Tables, seat: int, space: int) -> int:
    """What stopping on a space brings, in dollars: a deed to buy, a rent to pay, a tax."""
    kind = E.space_kind[space]
    if kind in (TAX_SPACE, TAX_CHOICE_SPACE):
        return -E.space_amount[space]
    if kind == GO_TO_JAIL_SPACE:
        return -E.jail_fine - E.go_salary
    if kind != DEED_SPACE:
        return 0
    deed = E.space_deed[space]
    owner = s.owner[deed]
    if owner == seat or s.mortgaged[deed]:
        return 0
    if owner == BANK:
        return (
            max(worth_of(s, E, seat, deed) - E.deed_price[deed], 0)
            if s.cash[seat] > E.deed_price[deed]
            else 0
        )
    rent = printed_rent(s, E, deed)
    return -7 * rent if E.deed_kind[deed] == UTILITY else -rent
