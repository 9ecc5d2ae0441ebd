"""Exact counts from fixed positions: a rule that loses or gains a move anywhere near them changes a number.

Chance counts by its ways, so 36 means a roll and 16 a fresh pile of cards.
"""

from __future__ import annotations

from typing import Final

import pytest

from passgo.notation import Record
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from properties.perft import count, fast_count
from properties.perft_positions import POSITIONS

INTERPRETED: Final = 3000
"""Counts up to here are made by the interpreted rules too."""

COUNTS: Final = {
    "start": [1, 36, 167, 392, 4261, 18463, 71144, 521125, 2216827, 11433026],
    "first turn in jail": [3, 38, 126, 1499, 6365, 27328, 193873, 806604, 4049356],
    "last turn in jail": [2, 38, 93, 401, 1449, 11112, 46088, 194312, 1332495, 6044536],
    "shortage": [9, 55, 248, 1082, 5873, 40243, 284826, 2042329],
    "debt": [2, 6, 55, 418, 2630, 16491, 99220, 577405, 3339453],
    "auction": [7, 32, 89, 163, 1075, 6472, 26190, 147529, 793976, 3485263],
    "estate": [3, 4, 14, 24, 44, 618, 3746, 12366, 64778, 282506, 1143132],
}


def position(name: str) -> State:
    return Record.parse(POSITIONS[name]).replay().state


@pytest.mark.parametrize("name", COUNTS)
def test_counts(tables: Tables, name: str) -> None:
    s = position(name)
    assert COUNTS[name] == [fast_count(s, tables, length + 1) for length in range(len(COUNTS[name]))]


@pytest.mark.parametrize("name", COUNTS)
def test_both_ways_of_running_count_alike(tables: Tables, name: str) -> None:
    s = position(name)
    near = [number for number in COUNTS[name] if number < INTERPRETED]
    assert len(near) >= 3
    assert near == [count(s, tables, length + 1) for length in range(len(near))]


def test_the_start_by_hand() -> None:
    """Two players on GO: one roll, 36 ways, and the question of each space."""
    for_sale = 2 + 4 + 5 + 5 + 4 + 2 + 1  # ways to 3, 5, 6, 8, 9, 11, 12: buy or decline
    income_tax = 3  # ways to 4: flat or per cent
    chest, chance, visit = 1, 6, 3  # ways to 2, 7, 10: sixteen cards; sixteen cards; nothing, the next throw
    assert for_sale + income_tax + chest + chance + visit == 36
    assert COUNTS["start"][2] == 2 * for_sale + 2 * income_tax + 16 * chest + 16 * chance + visit

    doubles = 3  # 3-3, 4-4 and 6-6 bring another throw, before which the new deed may be mortgaged
    auction = 4  # two players, each a bid or a pass
    bought = (for_sale - doubles) * 1 + doubles * 2
    # by Chance from 7: Illinois, St. Charles, a utility, two railroads, Reading, Boardwalk are for sale and
    # back three is Income Tax, two moves each; after the other eight cards the next player throws
    by_chance = 8 * 2 + 8 * 1
    thrown_again = visit * 36
    assert COUNTS["start"][3] == (
        bought + auction * for_sale + income_tax * 2 + chest * 16 + chance * by_chance + thrown_again
    )


def test_jail_by_hand() -> None:
    """First turn: roll, fine, card; after either of the last two only the roll is left."""
    assert COUNTS["first turn in jail"][:2] == [3, 36 + 1 + 1]
    # Last turn, 30 in hand: throw, or mortgage Baltic; then 60 in hand: throw, or lift it again for 33
    assert COUNTS["last turn in jail"][:2] == [2, 36 + 2]


def test_shortage_by_hand() -> None:
    """Two houses left. Ann ordered, Bob could place four: each says 0 or 1, in either order, or raises cash."""
    ann, bob = 2 + 3, 2 + 2  # she may mortgage each of her three lots, he may sell a house of either
    after_ann, after_bob = 2 * bob, 2 * ann  # who has said how many raises no more
    after_her_mortgage = 3 * (1 + 2 + bob)  # she has no place for a house any more
    after_his_sale = 2 * (ann + 2 + 1)  # the next house goes evenly, from the other lot
    assert COUNTS["shortage"][:2] == [ann + bob, after_ann + after_bob + after_her_mortgage + after_his_sale]


def test_debt_by_hand() -> None:
    """50 owed, 10 in hand: sell the house for 25 or mortgage the railroad for 100."""
    house_sold = 3  # 35 in hand: one of three deeds to mortgage
    railroad_mortgaged = 3  # paid, 60 in hand: throw, sell the house, or build beside it
    assert COUNTS["debt"][:2] == [2, house_sold + railroad_mortgaged]


def test_auctions_by_hand() -> None:
    """Three bidders, a bid and a pass each; the third may also mortgage their utility."""
    assert COUNTS["auction"][0] == 7
    # In the estate the one with nothing can only pass; the mortgaged utility comes after the first deed
    assert COUNTS["estate"][0] == 3
    after_a_bid, after_a_pass, after_the_others_pass = 1, 1, 2
    assert COUNTS["estate"][1] == after_a_bid + after_a_pass + after_the_others_pass
