"""Mortgages: the bank lends on bare deeds; taking one over costs its interest at once."""

from __future__ import annotations

from .acting import BUILD, TRANSFER, answers, moment, refusal_of
from .base import cite, events, frames, moves
from .base.bits import lowest
from .base.deeds import turn_deed
from .base.groups import any_built
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import pay, percent_up, with_percent
from .base.players import in_play
from .base.reasons import (
    LEGAL,
    LIFT_ABOVE_CASH,
    LIFT_NOT_NOW,
    MORTGAGED_ALREADY,
    NOT_MORTGAGED,
    NOT_THIS_TRANSFER,
    NOT_YOUR_DEED,
    SELL_BUILDINGS_FIRST,
    SELL_DEPOT_FIRST,
)
from .base.state import BANK, NONE, State
from .base.tables import STREET, Tables
from .debt import owe


@rule("mortgage-sell-buildings-first", "mortgage-bank-only", "mortgage-any-time")
def mortgage_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Own deeds only, free of mortgage, with no building anywhere on the group."""
    if deed >= E.deeds or s.owner[deed] != seat:
        return NOT_YOUR_DEED
    return MORTGAGED_ALREADY if s.mortgaged[deed] else buildings_first(s, E, deed)


@rule("mortgage-sell-buildings-first")
def buildings_first(s: State, E: Tables, deed: int) -> int:
    """LEGAL where no building stands in the way of a mortgage on this deed."""
    if any_built(s, E, E.deed_group[deed]):
        if E.deed_kind[deed] == STREET:
            return SELL_BUILDINGS_FIRST
        if s.level[deed] > 0:
            return SELL_DEPOT_FIRST
    return LEGAL


@plays(moves.MORTGAGE)
@rule("mortgage-value", "deed-display")
def mortgage(s: State, E: Tables, seat: int, deed: int) -> None:
    """The bank pays the value printed on the deed, which is turned face down."""
    turn_deed(s, deed, True)
    pay(s, BANK, seat, E.deed_mortgage[deed])
    events.emit(s, events.MORTGAGED, cite.MORTGAGE_VALUE, seat, deed, E.deed_mortgage[deed], 0)


@rule("mortgage-lift", "mortgage-transfer-lift-now", "mortgage-relift-second-interest")
def lift_cost(s: State, E: Tables, deed: int) -> int:
    """The loan and its interest; at a transfer by trade the book may name another surcharge."""
    i = frames.top(s)
    if s.f_kind[i] == frames.TRANSFER and s.transfer_by_trade[i]:
        return with_percent(E.deed_mortgage[deed], E.transfer_lift_surcharge)
    return E.deed_lift[deed]


@rule("mortgage-lift", "mortgage-owner-keeps")
def lift_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Let only the owner lift the mortgage of a deed, in cash."""
    if deed >= E.deeds or s.owner[deed] != seat:
        return NOT_YOUR_DEED
    if not s.mortgaged[deed]:
        return NOT_MORTGAGED
    return LEGAL if s.cash[seat] >= lift_cost(s, E, deed) else LIFT_ABOVE_CASH


@refuses(moves.LIFT)
@rule("mortgage-lift", "mortgage-transfer-lift-now", "jail-rights-inside")
def lifting_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """When building is allowed, or while mortgages are taken over."""
    if moment(s) == TRANSFER:
        return transfer_refusal(s, seat, deed) or lift_refusal(s, E, seat, deed)
    return refusal_of(s, seat, BUILD, LIFT_NOT_NOW) or lift_refusal(s, E, seat, deed)


@plays(moves.LIFT)
@rule("mortgage-lift", "mortgage-transfer-lift-now")
def lift(s: State, E: Tables, seat: int, deed: int) -> None:
    """Pay off the loan with its interest; the deed is turned face up."""
    cost = lift_cost(s, E, deed)
    why = transfer_citation(s, cite.MORTGAGE_TRANSFER_LIFT_NOW) if s.todo[deed] else cite.MORTGAGE_LIFT
    turn_deed(s, deed, False)
    s.todo[deed] = 0
    pay(s, seat, BANK, cost)
    events.emit(s, events.LIFTED, why, seat, deed, cost, 0)


@rule("mortgage-transfer-interest", "mortgage-transfer-lift-now", "bankrupt-mortgaged-interest")
def transfer_citation(s: State, of_trades: int) -> int:
    """The rule for a mortgage that is being taken over: after a bankruptcy one for all, else that of trades."""
    return of_trades if s.transfer_by_trade[frames.top(s)] else cite.BANKRUPT_MORTGAGED_INTEREST


@rule("mortgage-transfer-interest", "bankrupt-mortgaged-interest")
def deed_in_transfer(s: State, seat: int) -> int:
    """The next mortgaged deed that this new owner must lift or keep, in board order, or NONE."""
    deeds = s.holds[seat] & s.pledged
    while deeds:
        deed = lowest(deeds)
        if s.todo[deed]:
            return deed
        deeds &= deeds - 1
    return NONE


@rule("mortgage-transfer-interest", "bankrupt-mortgaged-interest")
def deeds_in_transfer(s: State, seat: int) -> int:
    """All that this new owner has still to lift or keep, as a bit set."""
    left = 0
    deeds = s.holds[seat] & s.pledged
    while deeds:
        deed = lowest(deeds)
        if s.todo[deed]:
            left |= 1 << deed
        deeds &= deeds - 1
    return left


@refuses(moves.KEEP, seldom=True)
@rule("mortgage-transfer-interest", "bankrupt-mortgaged-interest")
def transfer_refusal(s: State, seat: int, deed: int) -> int:
    """Taken-over mortgages are decided one by one by their new owner."""
    if answers(s, seat, TRANSFER) or deed_in_transfer(s, seat) != deed:
        return NOT_THIS_TRANSFER
    return LEGAL


@rule("mortgage-transfer-interest", "mortgage-interest-base")
def keep_fee(E: Tables, deed: int) -> int:
    """Return the cost of keeping a mortgage that was taken over: interest on the loan."""
    return percent_up(E.deed_mortgage[deed], E.transfer_keep_fee)


@plays(moves.KEEP, seldom=True)
@rule("mortgage-transfer-interest", "bankrupt-mortgaged-interest")
def keep(s: State, E: Tables, seat: int, deed: int) -> None:
    """Leave the mortgage standing and pay its interest now."""
    s.todo[deed] = 0
    fee = keep_fee(E, deed)
    why = transfer_citation(s, cite.MORTGAGE_TRANSFER_INTEREST)
    events.emit(s, events.KEPT_MORTGAGE, why, seat, deed, fee, 0)
    owe(s, seat, BANK, fee, why, NONE)


@rule("mortgage-transfer-interest")
def finish_transfer(s: State) -> bool:
    """Gone when nothing is left to decide, or nobody to decide it. False while the owner must speak."""
    seat = s.f_seat[frames.top(s)]
    if in_play(s, seat) and deed_in_transfer(s, seat) != NONE:
        return False
    frames.pop(s)
    return True


@seldom
@rule("short-final-transfer", "bankrupt-mortgaged-interest")
def settle_transfer(s: State, E: Tables, heir: int) -> int:
    """Let the heir in the settlement of a short game pay the interest as far as their cash goes; return the rest.

    Lifting and keeping count alike, so nobody is asked.
    """
    unpaid = 0
    why = cite.BANKRUPT_MORTGAGED_INTEREST
    deed = deed_in_transfer(s, heir)
    while deed != NONE:
        s.todo[deed] = 0
        fee = keep_fee(E, deed)
        paid = min(fee, s.cash[heir])
        unpaid += fee - paid
        events.emit(s, events.KEPT_MORTGAGE, why, heir, deed, fee, 0)
        if paid > 0:
            pay(s, heir, BANK, paid)
            events.emit(s, events.PAID, why, heir, BANK, paid, NONE)
        deed = deed_in_transfer(s, heir)
    return unpaid
