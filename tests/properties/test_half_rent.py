"""A player who can pay a rent by halves is not bankrupt: the search for deeds to mortgage, against trying all of them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from passgo.editions import find_edition
from passgo.rules import half_property, setup
from passgo.rules.bankruptcy import bankrupt_refusal
from passgo.rules.base import cite, frames
from passgo.rules.base.deeds import gather_deeds
from passgo.rules.base.state import BANK, State
from passgo.rules.base.tables import Tables
from passgo.rules.debt import raisable
from passgo.rules.half_property import half_within_reach, may_mortgage_between

PICSOU = find_edition("picsou").tables


def debtor(rng: Random, deeds: int, E: Tables = PICSOU) -> State:
    """Make the first seat owe the second a rent; it has some cash and some deeds."""
    s = State()
    setup.start(s, E, 2)
    for deed in rng.sample(range(E.deeds), deeds):
        s.owner[deed] = 0
        s.mortgaged[deed] = rng.random() < 0.15
    gather_deeds(s, E)
    worth = sum(E.deed_mortgage[deed] for deed in range(E.deeds) if s.owner[deed] == 0)
    cash = rng.choice([0, 5, 10, 60, 200])
    s.cash[BANK] += s.cash[0] - cash
    s.cash[0] = cash
    rent = rng.randrange(cash + 1, cash + worth + 400)
    i = frames.push(s, frames.DEBT, 0)
    s.debt_amount[i] = rent
    s.debt_creditor[i] = 1
    s.debt_rule[i] = cite.RENT_PER_DEED
    s.f_step[0] = frames.WAIT
    return s


def by_trying_all(s: State, E: Tables) -> bool:
    """Each free deed is mortgaged, or kept to be given."""
    rent = s.debt_amount[frames.top(s)]
    free = [deed for deed in range(E.deeds) if s.owner[deed] == 0 and not s.mortgaged[deed]]
    for pledged in product([False, True], repeat=len(free)):
        cash = s.cash[0] + sum(E.deed_mortgage[d] for d, gone in zip(free, pledged, strict=True) if gone)
        given = sum(E.deed_price[d] for d, gone in zip(free, pledged, strict=True) if not gone)
        if cash >= rent - rent // 2 and given >= rent // 2:
            return True
    return False


def test_every_way_to_pay_by_halves_is_found():
    rng = Random(4)
    seen = {True: 0, False: 0}
    for _ in range(1500):
        s = debtor(rng, rng.randrange(1, 9))
        within = by_trying_all(s, PICSOU)
        assert half_within_reach(s, PICSOU, 0, s.cash[0]) == within
        rent = s.debt_amount[frames.top(s)]
        assert (bankrupt_refusal(s, PICSOU, 0) == 0) == (raisable(s, PICSOU, 0) < rent and not within)
        seen[within and raisable(s, PICSOU, 0) < rent] += 1
    assert min(seen.values()) > 100


def test_many_deeds_and_a_sum_that_no_loans_come_to_are_seen_through_at_once():
    """All loans are tens of dollars: nothing comes to 401 without reaching 410."""
    s = State()
    setup.start(s, PICSOU, 2)
    tens = [deed for deed in range(PICSOU.deeds) if PICSOU.deed_mortgage[deed] % 10 == 0]
    for deed in tens:
        s.owner[deed] = 0
    gather_deeds(s, PICSOU)
    assert len(tens) > 20
    assert not may_mortgage_between(s, PICSOU, 0, 401, 2 * 410 - 1)
    assert may_mortgage_between(s, PICSOU, 0, 401, 2 * 410)


@pytest.mark.parametrize("short", [1, 20, 60])
def test_what_is_too_dear_at_the_best_loan_is_not_searched_for(
    monkeypatch: pytest.MonkeyPatch, short: int
) -> None:
    """The bank lends half: 940 dollars are never had for deeds of less than 1,880."""
    s = State()
    setup.start(s, PICSOU, 2)
    for deed in range(PICSOU.deeds):
        s.owner[deed] = 0
    gather_deeds(s, PICSOU)
    looks = 0
    loans = half_property.loans

    def counted(E: Tables, deeds: int) -> int:
        nonlocal looks
        looks += 1
        assert looks < 1000
        return loans(E, deeds)

    monkeypatch.setattr(half_property, "loans", counted)
    assert not may_mortgage_between(s, PICSOU, 0, 940, 2 * 940 - short)
    assert may_mortgage_between(s, PICSOU, 0, 940, 2 * 940)
