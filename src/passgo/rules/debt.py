"""Debts: paid at once when the cash is there, else raised first."""

from __future__ import annotations

from .base import events, frames
from .base.bits import lowest
from .base.kernel import rule
from .base.money import pay
from .base.state import BANK, ESTATE, NONE, State
from .base.tables import Tables
from .building import resale_of
from .dollars import dollars_counted
from .stocks import loans_on_shares


@rule("bankrupt-to-player")
def standing(s: State, hand: int) -> int:
    """Return the player who answers for this hand: its own, or the heir of a bankrupt."""
    while hand < BANK and s.out[hand] != 0:
        hand = s.heir[hand]
    return hand


@rule("debt-raise-cash", "bank-collects")
def owe(s: State, debtor: int, creditor: int, amount: int, why: int, deed: int) -> None:
    """A debt arises, for the rule of number `why`; `deed` is the one whose rent it is, or NONE.

    The caller has set the step of its frame. Only a shortfall makes a frame: the debtor must raise
    the money, and all else waits.
    """
    taker = standing(s, creditor)
    if amount <= 0 or taker == debtor:
        return
    if s.cash[debtor] >= amount:
        pay(s, debtor, taker, amount)
        events.emit(s, events.PAID, why, debtor, taker, amount, deed)
    else:
        i = frames.push(s, frames.DEBT, debtor)
        s.debt_amount[i] = amount
        s.debt_creditor[i] = taker
        s.debt_rule[i] = why
        s.debt_deed[i] = deed
        events.emit(s, events.IN_DEBT, why, debtor, taker, amount, deed)


@rule("bank-collects", "free-parking-nothing", "house-parking-pot")
def levy(s: State, E: Tables, debtor: int, amount: int, why: int) -> None:
    """A tax, fine or penalty: to the bank by every book, onto Free Parking by a house rule."""
    owe(s, debtor, ESTATE if E.parking_pot else BANK, amount, why, NONE)


@rule("debt-raise-cash")
def settle_debt(s: State) -> bool:
    """The debt on top: paid by itself as soon as the cash suffices. False while it must wait."""
    i = frames.top(s)
    debtor = s.f_seat[i]
    taker = standing(s, s.debt_creditor[i])
    amount = s.debt_amount[i]
    why = s.debt_rule[i]
    deed = s.debt_deed[i]
    if s.out[debtor] != 0 or taker == debtor:
        frames.pop(s)
        return True
    if s.debt_in_property[i] > 0 or s.cash[debtor] < amount:
        return False
    frames.pop(s)
    pay(s, debtor, taker, amount)
    events.emit(s, events.PAID, why, debtor, taker, amount, deed)
    return True


@rule("debt-raise-cash")
def owed_by(s: State, seat: int) -> int:
    """All that this seat owes and has not paid yet."""
    total = 0
    for i in range(s.depth):
        if s.f_kind[i] == frames.DEBT and s.f_seat[i] == seat:
            total += s.debt_amount[i]
    return total


@rule("bankrupt-buildings-half", "sell-building-half-price")
def resale_value(s: State, E: Tables, deed: int) -> int:
    """Return what the Bank pays for all buildings on a property."""
    value = 0
    for level in range(s.level[deed]):
        value += resale_of(s, E, deed, level)
    return value


@rule("bankrupt-definition", "debt-raise-cash")
def raisable(s: State, E: Tables, seat: int) -> int:
    """The most cash a player can have without another's help: buildings sold, everything mortgaged."""
    total = s.cash[seat] + raisable_on_papers(s, E, seat)
    deeds = s.holds[seat] & ~s.pledged
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        total += resale_value(s, E, deed) + E.deed_mortgage[deed]
    return total


@rule("rent-half-cash-half-property", "bankrupt-buildings-half")
def raisable_without_deeds(s: State, E: Tables, seat: int) -> int:
    """Return the most cash they can have and keep every deed free: buildings sold, items sold or mortgaged."""
    total = s.cash[seat] + raisable_on_papers(s, E, seat)
    deeds = s.holds[seat] & s.built
    while deeds:
        total += resale_value(s, E, lowest(deeds))
        deeds &= deeds - 1
    return total


@rule("debt-raise-cash")
def raisable_on_papers(s: State, E: Tables, seat: int) -> int:
    """Return what the Bank gives for shares and Picsou dollars."""
    return loans_on_shares(s, E, seat) + dollars_counted(s, E, seat)
