"""A rent above one's cash may be paid half in cash and half in property."""

from __future__ import annotations

from .acting import DEBT, HALF, answers, moment
from .base import cite, events, frames, moves
from .base.bits import highest, lowest
from .base.deeds import give_deed
from .base.groups import highest_level
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import half_down, pay
from .base.reasons import (
    HALF_ABOVE_CASH,
    HALF_TOO_LITTLE_PROPERTY,
    LEGAL,
    NO_HALF,
    NOT_TO_GIVE,
    NOTHING_TO_GIVE,
)
from .base.state import BANK, State
from .base.tables import STREET, Tables
from .debt import standing


@rule("rent-half-cash-half-property")
def may_be_given(s: State, E: Tables, seat: int, deed: int) -> bool:
    """An own deed, free of mortgage, with nothing built on it or on its group."""
    if s.owner[deed] != seat or s.mortgaged[deed]:
        return False
    if E.deed_kind[deed] == STREET:
        return highest_level(s, E, E.deed_group[deed]) == 0
    return s.level[deed] == 0


@rule("rent-half-cash-half-property")
def property_to_give(s: State, E: Tables, seat: int) -> int:
    """Return the total of all such deeds at their printed prices."""
    total = 0
    for deed in range(E.deeds):
        if may_be_given(s, E, seat, deed):
            total += E.deed_price[deed]
    return total


@rule("rent-half-cash-half-property")
def owes_rent(s: State, E: Tables, seat: int) -> bool:
    """Is the debt on top a rent of this seat's, to another player, none of it paid yet?"""
    i = frames.top(s)
    if not E.rent_half_property or answers(s, seat, DEBT):
        return False
    if s.debt_rule[i] != cite.RENT_PER_DEED and s.debt_rule[i] != cite.RENT_UTILITY_DICE:
        return False
    return standing(s, s.debt_creditor[i]) < BANK


@refuses(moves.HALF, seldom=True)
@rule("rent-half-cash-half-property")
def half_refusal(s: State, E: Tables, seat: int) -> int:
    """The larger half must be there in cash, and property enough for the other."""
    if not owes_rent(s, E, seat):
        return NO_HALF
    amount = s.debt_amount[frames.top(s)]
    if s.cash[seat] < amount - half_down(amount):
        return HALF_ABOVE_CASH
    return LEGAL if property_to_give(s, E, seat) >= half_down(amount) else HALF_TOO_LITTLE_PROPERTY


@plays(moves.HALF, seldom=True)
@rule("rent-half-cash-half-property")
def pay_half(s: State, seat: int) -> None:
    """Half is paid in cash; the rest waits for property."""
    i = frames.top(s)
    creditor = standing(s, s.debt_creditor[i])
    left = half_down(s.debt_amount[i])
    amount = s.debt_amount[i] - left
    s.debt_in_property[i] = left
    pay(s, seat, creditor, amount)
    events.emit(s, events.PAID_HALF, cite.RENT_HALF_CASH_HALF_PROPERTY, seat, creditor, amount, left)


@rule("rent-half-cash-half-property")
def half_paid(s: State) -> bool:
    """Does the debt on top wait for property?"""
    return moment(s) == HALF


@refuses(moves.GIVE, seldom=True)
@rule("rent-half-cash-half-property")
def payment_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Any such deed, one by one, until their printed prices reach the half."""
    if answers(s, seat, HALF):
        return NOTHING_TO_GIVE
    return LEGAL if deed < E.deeds and may_be_given(s, E, seat, deed) else NOT_TO_GIVE


@plays(moves.GIVE, seldom=True)
@rule("rent-half-cash-half-property")
def give_in_payment(s: State, E: Tables, seat: int, deed: int) -> None:
    """A deed for its printed price; what it is worth above the rest is lost."""
    i = frames.top(s)
    creditor = standing(s, s.debt_creditor[i])
    left = max(s.debt_in_property[i] - E.deed_price[deed], 0)
    give_deed(s, E, deed, creditor)
    if left > 0:
        s.debt_in_property[i] = left
    else:
        frames.pop(s)
    events.emit(s, events.GAVE_DEED, cite.RENT_HALF_CASH_HALF_PROPERTY, seat, creditor, deed, left)


@rule("rent-half-cash-half-property", "bankrupt-definition")
def half_within_reach(s: State, E: Tables, seat: int, cash: int) -> bool:
    """Could a rent be paid by halves, some deeds mortgaged for the one half and the others given for the other?

    `cash` is what they can have without mortgaging any.
    """
    if not owes_rent(s, E, seat):
        return False
    amount = s.debt_amount[frames.top(s)]
    to_spare = property_free(s, E, seat) - half_down(amount)
    return may_mortgage_between(s, E, seat, amount - half_down(amount) - cash, to_spare)


@rule("rent-half-cash-half-property", "mortgage-value")
def may_mortgage_between(s: State, E: Tables, seat: int, need: int, to_spare: int) -> bool:
    """Return whether deeds of theirs bring this much from the Bank and are printed at no more than `to_spare`.

    They are tried one after another, each taken as long as it can be spared; if the rest cannot bring
    the missing sum, the last one taken is put back. All loans are multiples of some step, and sums that cannot
    be met in such steps are not searched for; nor those too high even for the best loans. So the
    search ends soon: what is left to find lies among very many sums.
    """
    deeds = s.holds[seat] & ~s.pledged
    best = best_loan(E, deeds)
    step = loan_step(E, deeds)
    need = (need + step - 1) // step * step
    rest = deeds
    taken = 0
    while to_spare >= 0:
        if need <= 0:
            return True
        if loans(E, rest) < need or need * E.deed_price[best] > to_spare * E.deed_mortgage[best]:
            if taken == 0:
                return False
            last = highest(taken)
            taken &= ~(1 << last)
            need += E.deed_mortgage[last]
            to_spare += E.deed_price[last]
            rest = deeds & ~((2 << last) - 1)
        else:
            deed = lowest(rest)
            rest &= rest - 1
            if E.deed_price[deed] <= to_spare:
                taken |= 1 << deed
                need -= E.deed_mortgage[deed]
                to_spare -= E.deed_price[deed]
    return False


@rule("mortgage-value")
def loans(E: Tables, deeds: int) -> int:
    """Return what the Bank lends on all of these deeds."""
    total = 0
    while deeds:
        total += E.deed_mortgage[lowest(deeds)]
        deeds &= deeds - 1
    return total


@rule("mortgage-value")
def best_loan(E: Tables, deeds: int) -> int:
    """Of these deeds the one on which the bank lends most for its price; 0 where there is none."""
    best = lowest(deeds) if deeds else 0
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if E.deed_mortgage[deed] * E.deed_price[best] > E.deed_mortgage[best] * E.deed_price[deed]:
            best = deed
    return best


@rule("mortgage-value")
def loan_step(E: Tables, deeds: int) -> int:
    """The greatest number of which every loan on these deeds is a multiple; 1 where there is no loan."""
    step = 0
    while deeds:
        other = E.deed_mortgage[lowest(deeds)]
        deeds &= deeds - 1
        while other:
            over = step % other
            step = other
            other = over
    return max(step, 1)


@rule("rent-half-cash-half-property", "bankrupt-definition")
def rest_within_reach(s: State, E: Tables, seat: int) -> bool:
    """Return whether they have the property for the rest, once half is paid in cash."""
    return property_free(s, E, seat) >= s.debt_in_property[frames.top(s)]


@rule("rent-half-cash-half-property")
def property_free(s: State, E: Tables, seat: int) -> int:
    """Return all their unmortgaged deeds at printed prices, once their buildings were sold."""
    total = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat and not s.mortgaged[deed]:
            total += E.deed_price[deed]
    return total


@seldom
@rule()
def legal_half(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Paying by halves, or the deeds to give; added to a list of moves."""
    if not half_refusal(s, E, seat):
        out[n] = moves.code(moves.HALF, seat, 0)
        n += 1
    if half_paid(s):
        for deed in range(E.deeds):
            if not payment_refusal(s, E, seat, deed):
                out[n] = moves.code(moves.GIVE, seat, deed)
                n += 1
    return n
