"""How the bot `rules` chooses where to go when the dice or a voucher leave it the choice."""

from __future__ import annotations

from passgo.rules.base import moves
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import BANK, State
from passgo.rules.base.tables import (
    DEED_SPACE,
    DIE8,
    DOLLARS_SPACE,
    EXCHANGE_SPACE,
    GO_TO_JAIL_SPACE,
    LOTTERY_SPACE,
    ROLL_THREE_SPACE,
    SQUEEZE_SPACE,
    TAX_CHOICE_SPACE,
    TAX_SPACE,
    UTILITIES_SPACE,
    UTILITY,
    Tables,
)
from passgo.rules.rent import printed_rent
from passgo.rules.stocks import dividends

from .worth import USUAL_DICE, worth_of


@rule()
def best_destination(s: State, E: Tables, seat: int, legal: list[int], n: int) -> int:
    """Of the legal ways to go, the one whose space promises most."""
    best = legal[0]
    best_value = -1_000_000
    for k in range(n):
        if moves.kind_of(legal[k]) != moves.MOVE:
            continue
        arg = moves.arg_of(legal[k])
        space = moves.space_chosen(arg) if moves.is_space(arg) else (s.at[seat] + arg) % E.spaces
        value = space_value(s, E, seat, space)
        if space < s.at[seat]:
            value += E.go_salary
        if value > best_value:
            best = legal[k]
            best_value = value
    return best


@rule()
def space_value(s: State, E: Tables, seat: int, space: int) -> int:
    """Return the dollars that stopping on a space brings: a deed to buy, a rent to pay, a tax."""
    kind = E.space_kind[space]
    if kind in (TAX_SPACE, TAX_CHOICE_SPACE):
        return -E.space_amount[space]
    if kind == GO_TO_JAIL_SPACE:
        return -E.jail_fine - E.go_salary
    if kind == DEED_SPACE:
        return deed_space_value(s, E, seat, E.space_deed[space])
    return other_space_value(s, E, seat, kind)


@rule()
def deed_space_value(s: State, E: Tables, seat: int, deed: int) -> int:
    """A deed to buy, or a rent."""
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
    return -USUAL_DICE * rent if E.deed_kind[deed] == UTILITY else -rent


@rule()
def rent_on(s: State, E: Tables, seat: int, space: int) -> int:
    """The rent that a player would owe there."""
    deed = E.space_deed[space]
    if s.owner[deed] in (seat, BANK) or s.mortgaged[deed]:
        return 0
    return printed_rent(s, E, deed)


@rule()
def other_space_value(s: State, E: Tables, seat: int, kind: int) -> int:
    """Return what the special spaces of Picsou bring on average."""
    if kind == LOTTERY_SPACE:
        return mean_ticket(s, E)
    if kind == EXCHANGE_SPACE:
        return dividends(s, E, seat, (1 << E.companies) - 1)
    if kind == ROLL_THREE_SPACE:
        return 2 * E.roll_three_pays[1]
    if kind == SQUEEZE_SPACE:
        return E.squeeze_pays[4] * (s.alive - 1) * 3 // 4
    if kind == DOLLARS_SPACE:
        return 30
    if kind == UTILITIES_SPACE:
        total = 0
        for face in range(DIE8):
            total += deed_space_value(s, E, seat, E.die8_deed[face])
        return total // DIE8
    return 0


@rule()
def mean_ticket(s: State, E: Tables) -> int:
    """Return what a lottery ticket pays, averaged over those left."""
    count = 0
    total = 0
    for kind in range(E.ticket_kinds):
        count += s.tickets[kind]
        total += s.tickets[kind] * E.ticket_amount[kind]
    return total // max(count, 1)
