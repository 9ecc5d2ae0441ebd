"""How `steady` answers an offer, and why it refuses one.

It takes a deal that raises what its own holdings are worth, and raises it no less than those of the other side
as far as it can tell. Both follow from `value.standing` alone.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.dollars import gain_in_dollars
from passgo.bots.protocol import OfferAnswer
from passgo.bots.trading import holdings_gained
from passgo.bots.worth import CARD_WORTH
from passgo.rules.base import things
from passgo.rules.base.bits import how_many
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.trade import interest_on

from .value import means_of_others, reserve, standing

LEAST_GAIN: Final = 20
EVEN: Final = 95
"""Per cent of the other side's gain that its own must be: the same, except for what rounding takes."""

# Why an offer is refused.
TAKES_IT: Final = 0
TOO_LITTLE: Final = 1  # it brings the receiver too little
ONE_SIDED: Final = 2  # it brings the other side far more


@rule()
def standing_after(
    s: State, E: Tables, seat: int, given: int, taken: int, cash: int, means: int, kept: int
) -> int:
    """Return the worth of a seat's holdings after it gives some deeds for others and for `cash`, interest paid."""
    after = s.holds[seat] & ~given | taken
    purse = s.cash[seat] + cash
    if taken & s.pledged:
        purse -= interest_on(s, E, taken)
    value = standing(s, E, after, purse, means, kept)
    if s.dollars[seat] > 0:
        value += gain_in_dollars(s, E, seat, s.holds[seat], after)
    return value


@rule()
def gain_of(
    s: State, E: Tables, seat: int, given: int, taken: int, cash: int, papers: int, means: int
) -> int:
    """Return what a seat gains if it gives some deeds and takes others, and `cash` and `papers` come with them."""
    kept = reserve(s, E, seat)
    before = standing(s, E, s.holds[seat], s.cash[seat], means, kept)
    return standing_after(s, E, seat, given, taken, cash, means, kept) + papers - before


@rule()
def refusal(s: State, E: Tables, more: int) -> int:
    """Return why the receiver of the standing offer would refuse it with `more` cash; `TAKES_IT` if they would not."""
    means = means_of_others(s, E)
    cash = s.give[things.CASH] - s.take[things.CASH] + more
    papers = holdings_gained(s, E) + CARD_WORTH * (
        how_many(s.give[things.CARDS]) - how_many(s.take[things.CARDS])
    )
    gain = gain_of(s, E, s.deal_to, s.take[things.DEEDS], s.give[things.DEEDS], cash, papers, means)
    if gain < LEAST_GAIN:
        return TOO_LITTLE
    other_gain = gain_of(s, E, s.deal_from, s.give[things.DEEDS], s.take[things.DEEDS], -cash, -papers, means)
    return ONE_SIDED if gain * 100 < other_gain * EVEN else TAKES_IT


@rule()
def accepts(s: State, E: Tables) -> bool:
    """Would the receiver of the standing offer take it?"""
    return refusal(s, E, 0) == TAKES_IT


@rule()
def asks_more(s: State, E: Tables) -> int:
    """Return the least extra cash for which the receiver would take the standing offer; −1 if the offerer lacks it."""
    low, high = 0, s.cash[s.deal_from] - s.give[things.CASH] + s.take[things.CASH]
    if high < 0 or refusal(s, E, high) != TAKES_IT:
        return -1
    while low < high:
        middle = (low + high) // 2
        if refusal(s, E, middle) == TAKES_IT:
            high = middle
        else:
            low = middle + 1
    return high


ROUND: Final = 150
"""Its price is rounded up to this part of the starting cash: $10 if that is $1,500."""
ABOVE: Final = 10
"""Before rounding, its price is above the least that it would take by this part of it."""

WORDS: Final = {TOO_LITTLE: "too-little", ONE_SIDED: "one-sided"}


def in_words(s: State, E: Tables, _notes: list[int]) -> OfferAnswer:
    """Return why it turns down the standing offer, and for how much more it would accept."""
    return OfferAnswer(accepted=False, why=WORDS.get(refusal(s, E, 0), ""), more=price_named(s, E))


def price_named(s: State, E: Tables) -> int:
    """Return how much more cash it asks for: a round sum above the least it would take, which it keeps secret; 0 for none."""
    least = asks_more(s, E)
    if least < 0:
        return 0
    step = max(E.starting_cash // ROUND, 1)
    asked = least + -(-least // ABOVE)
    return min(-(-asked // step) * step, s.cash[s.deal_from] - s.give[things.CASH] + s.take[things.CASH])
