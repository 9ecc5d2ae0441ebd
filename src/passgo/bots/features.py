"""The features of a position for the value network: a row of numbers for each seat, by roles and colours, not names.

Money is measured in the starting cash, rents and chances in the same way for every edition; so one
set of features serves every edition, and two to eight players. All are whole numbers, `ONE` standing for 1.
"""

from __future__ import annotations

from typing import Final

from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.decks import frees_from_jail
from passgo.rules.base.kernel import rule
from passgo.rules.base.players import in_play
from passgo.rules.base.state import BANK, HOUSE, KEEPABLE, SEATS, State
from passgo.rules.base.tables import GROUPS, RENTS, SPACES, STREET, UTILITY, Tables
from passgo.rules.dollars import dollars_counted
from passgo.rules.rent import printed_rent
from passgo.rules.stocks import dividends, shares_counted
from passgo.rules.vouchers import vouchers_of
from passgo.rules.wealth import buildings_counted, deeds_counted

from .memory import Memory
from .worth import THREE_HOUSES, USUAL_DICE

ONE: Final = 1024
MOST: Final = 4 * ONE
"""No feature is larger."""

BY_ROLE: Final = 40
"""The features that mean the same on every board; then come those of the colour groups of one board."""
OF_A_GROUP: Final = 4
FEATURES: Final = BY_ROLE + OF_A_GROUP * GROUPS

# Where they are reckoned, in the numbers of a memory.
X: Final = 0  # the features of one seat
RENT_AT: Final = 112  # by space: what a visitor pays there
SUMS: Final = RENT_AT + SPACES
# and by seat:
WORTH: Final = SUMS
INCOME: Final = WORTH + SEATS  # one visit to each of its deeds
TOP: Final = INCOME + SEATS  # the dearest visit
LIQUID: Final = TOP + SEATS  # cash, and what the bank would give for the rest
COST: Final = LIQUID + SEATS  # three houses on each lot of its complete groups: the price …
PLANNED: Final = COST + SEATS  # … and what the rents gain, as far as it can pay
AHEAD: Final = PLANNED + SEATS  # 36 times the rent that its next throw costs on an average
COMING: Final = AHEAD + SEATS  # and that the next throws of the others bring it
SURVEYED: Final = COMING + SEATS


@rule()
def ratio(part: int, whole: int) -> int:
    """A part of a whole, as a feature."""
    found = part * ONE // whole if whole > 1 else part * ONE
    if found > MOST:
        return MOST
    return max(-MOST, found)


@rule()
def survey(s: State, E: Tables, memory: Memory) -> None:
    """Reckon what the features of all seats are made of."""
    n = memory.numbers
    for k in range(RENT_AT, SURVEYED):
        n[k] = 0
    for seat in range(s.players):
        if in_play(s, seat):
            survey_holding(s, E, seat, memory)
    for seat in range(s.players):
        if in_play(s, seat):
            survey_throw(s, E, seat, memory)


@rule()
def survey_holding(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """The deeds of one seat: what they are worth, ask, and could ask."""
    n = memory.numbers
    buildings = buildings_counted(s, E, seat)
    liquid = s.cash[seat] + buildings // 2
    n[WORTH + seat] = (
        s.cash[seat]
        + buildings
        + deeds_counted(s, E, seat)
        + shares_counted(s, E, seat)
        + dollars_counted(s, E, seat)
    )
    cost = 0
    gain = 0
    deeds = s.holds[seat] & ~s.pledged
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        liquid += E.deed_mortgage[deed]
        rent = printed_rent(s, E, deed)
        if E.deed_kind[deed] == UTILITY:
            rent *= USUAL_DICE
        n[RENT_AT + E.deed_space[deed]] = rent
        n[INCOME + seat] += rent
        n[TOP + seat] = max(n[TOP + seat], rent)
        if s.whole[seat] >> deed & 1 and s.level[deed] < THREE_HOUSES:
            cost += (THREE_HOUSES - s.level[deed]) * E.deed_house[deed]
            gain += E.deed_rent[deed * RENTS + THREE_HOUSES] - rent
    n[LIQUID + seat] = liquid
    n[COST + seat] = cost
    n[PLANNED + seat] = gain * min(s.cash[seat], cost) // max(cost, 1)


@rule()
def survey_throw(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Note the rents that one seat's next roll may bring."""
    if s.jailed[seat]:
        return
    n = memory.numbers
    for total in range(2, 13):
        space = (s.at[seat] + total) % E.spaces
        if n[RENT_AT + space]:
            owner = s.owner[E.space_deed[space]]
            if owner != seat:
                rent = n[RENT_AT + space] * (6 - abs(USUAL_DICE - total))
                n[AHEAD + seat] += rent
                n[COMING + owner] += rent


@rule()
def describe(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Write the features of one seat, after `survey`."""
    n = memory.numbers
    unit = E.starting_cash
    worth = 0
    income = 0
    planned = 0
    richest = 0
    best_income = 0
    best_planned = 0
    top = 0
    place = 0
    for other in range(s.players):
        if in_play(s, other):
            worth += n[WORTH + other]
            income += n[INCOME + other]
            planned += n[PLANNED + other]
            if other != seat:
                richest = max(richest, n[WORTH + other])
                best_income = max(best_income, n[INCOME + other])
                best_planned = max(best_planned, n[PLANNED + other])
                top = max(top, n[TOP + other])
                if (other - s.turn) % s.players < (seat - s.turn) % s.players:
                    place += 1
    cash = s.cash[seat]
    mine = n[INCOME + seat]
    n[X] = ratio(cash, unit)
    n[X + 1] = ratio(min(cash, unit // 8), unit // 8)
    n[X + 2] = ratio(min(cash, unit // 3), unit // 3)
    n[X + 3] = ratio(min(cash, unit), unit)
    n[X + 4] = ratio(cash, n[WORTH + seat])
    n[X + 5] = ratio(n[WORTH + seat], worth)
    n[X + 6] = ratio(n[WORTH + seat], 4 * unit)
    n[X + 7] = ratio(richest, worth)
    n[X + 8] = ratio(mine, unit)
    n[X + 9] = ratio(min(mine, unit // 4), unit // 4)
    n[X + 10] = ratio(mine, income)
    n[X + 11] = ratio(income - mine, unit)
    n[X + 12] = ratio(min(income - mine, unit // 4), unit // 4)
    n[X + 13] = ratio(best_income, income)
    n[X + 14] = ratio(n[TOP + seat], unit)
    n[X + 15] = ratio(top, unit)
    n[X + 16] = ratio(n[LIQUID + seat], unit)
    n[X + 17] = ratio(min(n[LIQUID + seat] - top, unit), unit)
    n[X + 18] = ratio(min(cash - top, 0), unit)
    n[X + 19] = ratio(n[PLANNED + seat], unit)
    n[X + 20] = ratio(min(n[PLANNED + seat], unit // 3), unit // 3)
    n[X + 21] = ratio(best_planned, unit)
    n[X + 22] = ratio(mine + n[PLANNED + seat], income + planned)
    n[X + 23] = ratio(min(cash, n[COST + seat]), unit)
    n[X + 24] = ratio(max(n[COST + seat] - cash, 0), unit)
    n[X + 25] = ratio(n[AHEAD + seat], 36 * unit // 4)
    n[X + 26] = ratio(n[COMING + seat], 36 * unit // 4)
    n[X + 27] = ONE if s.jailed[seat] else 0
    n[X + 28] = ratio(cards_out_of_jail(s, E, seat), 2)
    n[X + 29] = ratio(place, s.players)
    n[X + 30] = ratio(how_many(s.holds[seat]), E.deeds)
    n[X + 31] = ratio(how_many(s.holds[seat] & s.pledged), 8)
    n[X + 32] = ratio(how_many(s.whole[seat]), 8)
    n[X + 33] = ratio(how_many(s.holds[BANK]), E.deeds)
    n[X + 34] = ratio(s.alive, s.players)
    n[X + 35] = ratio(s.stock[HOUSE], max(E.stock[HOUSE], 1))
    n[X + 36] = ratio(min(s.turn_no, 100 * s.players), 50 * s.players)
    describe_papers(s, E, seat, memory)
    describe_groups(s, E, seat, memory)


@rule()
def cards_out_of_jail(s: State, E: Tables, seat: int) -> int:
    """The cards that this seat keeps to leave jail with."""
    kept = 0
    for keepable in range(min(E.keepable, KEEPABLE)):
        if s.kept[keepable] == seat and frees_from_jail(E, keepable):
            kept += 1
    return kept


@rule()
def describe_papers(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Describe the things that only Picsou has."""
    n = memory.numbers
    n[X + 37] = ratio(dollars_counted(s, E, seat), E.starting_cash) if E.dollars else 0
    n[X + 38] = (
        ratio(4 * dividends(s, E, seat, (1 << E.companies) - 1), E.starting_cash) if E.companies else 0
    )
    n[X + 39] = ratio(vouchers_of(s, E, seat), 4) if E.voucher_kinds else 0


@rule()
def describe_groups(s: State, E: Tables, seat: int, memory: Memory) -> None:
    """Each group: a part of it, the whole, what stands there, and the part that others hold."""
    n = memory.numbers
    mine = s.holds[seat]
    others = ~(mine | s.holds[BANK])
    for group in range(E.groups):
        deeds = E.group_deeds[group]
        size = E.group_size[group]
        held = mine & deeds
        k = X + BY_ROLE + OF_A_GROUP * group
        n[k] = 0
        n[k + 1] = 0
        n[k + 2] = 0
        n[k + 3] = 0
        if held == 0:
            continue
        if held == deeds and E.deed_kind[lowest(deeds)] == STREET:
            n[k + 1] = ratio(how_many(held & ~s.pledged), size)
        else:
            n[k] = ratio(how_many(held), size)
            n[k + 3] = ratio(how_many(others & deeds), size)
        built = held & s.built
        levels = 0
        while built:
            levels += s.level[lowest(built)]
            built &= built - 1
        n[k + 2] = ratio(levels, 4 * size)
    for k in range(X + BY_ROLE + OF_A_GROUP * E.groups, X + FEATURES):
        n[k] = 0
