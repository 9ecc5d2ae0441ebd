"""Exact counts from fixed positions of Picsou and its variants, as `test_perft` has them for the first edition.

In counts by hand the ways of two dice are 1 to 6 and back for 2 to 12.
"""

from __future__ import annotations

from typing import Final

import pytest

from passgo.game import Game
from passgo.notation import Record
from properties.perft import count, fast_count
from properties.perft_positions import PICSOU

INTERPRETED: Final = 3000
"""Counts up to here are made by the interpreted rules too."""

COUNTS: Final = {
    "start": [1, 36, 490, 2039, 38310, 189258, 1869093],
    "last call": [6, 158, 349, 1804, 18816, 188904, 1954773],
    "half a rent": [4, 12, 28, 218, 2409, 29080, 334628, 3641032],
    "storm": [2, 15, 158, 2005, 21018, 251247, 2365424],
    "share": [8, 17, 247, 3136, 15419, 239532, 1421669],
    "opening": [1, 2, 4, 6, 111, 1518, 6566, 109076, 455148],
    "squeeze": [216, 1401, 16019, 129510, 1382527],
    "dealing": [34, 1122, 35904, 1113024],
    "taxi": [5, 52, 699, 5779, 64744, 489835],
}

CHANCE, CHEST = 32, 32
TICKETS, VOUCHERS = 20, 36


def position(name: str) -> Game:
    return Record.parse(PICSOU[name]).replay()


@pytest.mark.parametrize("name", PICSOU)
def test_counts(name: str) -> None:
    game = position(name)
    E = game.edition.tables
    assert COUNTS[name] == [fast_count(game.state, E, length + 1) for length in range(len(COUNTS[name]))]


@pytest.mark.parametrize("name", PICSOU)
def test_both_ways_of_running_count_alike(name: str) -> None:
    game = position(name)
    near = [number for number in COUNTS[name] if number < INTERPRETED]
    assert len(near) >= 2
    assert near == [count(game.state, game.edition.tables, length + 1) for length in range(len(near))]


def test_the_start_by_hand() -> None:
    """One roll, 36 ways, and the question of each space."""
    for_sale = 2 + 6 + 4 + 3  # ways to 3, 7, 9, 10: buy or decline
    dollars = 2  # ways to 11: none, or the least
    chest, tax, lottery, station, chance, visit = 1, 3, 4, 5, 5, 1  # ways to 2, 4, 5, 6, 8, 12
    assert for_sale + dollars + chest + tax + lottery + station + chance + visit == 36
    assert COUNTS["start"][:3] == [
        1,
        36,
        2 * for_sale
        + 2 * dollars
        + chest * CHEST
        + tax
        + lottery * TICKETS
        + station * VOUCHERS
        + chance * CHANCE
        + visit,
    ]


def test_the_last_call_by_hand() -> None:
    """Four stations for the one voucher, one step for the other, or done."""
    stations = 4 * (VOUCHERS - 2)  # a voucher is drawn, of those that nobody holds
    done = 2  # Bob throws, or mortgages his deed
    assert COUNTS["last call"][:2] == [4 + 1 + 1, stations + TICKETS + done]


def test_half_a_rent_by_hand() -> None:
    """400 owed, 200 in hand: pay by halves, or mortgage one of three deeds; the others still reach 200."""
    to_give, after_a_mortgage = 3, 1 + 2
    assert COUNTS["half a rent"][:2] == [1 + 3, to_give + 3 * after_a_mortgage]


def test_the_storm_by_hand() -> None:
    """The group or the depot. Then Bob rolls, builds, sells or mortgages."""
    group_struck = 1 + 3 + 3 + 1  # a house on each, a mortgage on each, the depot sold
    depot_struck = 1 + 2 + 2 + 1 + 1  # houses beside it; it sold, alone or as all there is; the station
    assert COUNTS["storm"][:2] == [2, group_struck + depot_struck]


def test_a_share_by_hand() -> None:
    """160 of dividends first, so all six companies can be paid; or decline; or mortgage one of the four."""
    bought = 6 * 1
    declined = 2  # Bob bids or passes
    mortgaged = 6 + 1 + 1 + 1  # the same again, or lift it
    assert COUNTS["share"][:2] == [6 + 1 + 1, bought + declined + mortgaged]


def test_the_opening_by_hand() -> None:
    """The Banker names a price, counted once; they bid or pass, then the one who declined."""
    sold_to_bob, sold_to_ann, unsold, bid_again = 2, 1, 1, 2  # Bob's throw; his deed to mortgage; bid or pass
    assert COUNTS["opening"][:4] == [1, 2, 2 + 2, bid_again + sold_to_bob + sold_to_ann + unsold]


def test_squeeze_play_by_hand() -> None:
    """Three dice of which the red has one bus and two Mr Monopolys. Bob has 60, can raise 110, and two vouchers."""
    his_turn = 1 + 1 + 12 + 1  # throw, mortgage, ride along the side, or one back
    raises, falls_too, gives = 1, 2, 2
    icons = 3 * (25 * gives + 10 * raises + 1 * falls_too)  # two dice: 6 to 11 pay 50, 2 pays 200
    fifty, hundred, two_hundred = 27 + 27 + 25, 9 + 9 + 10, 0 + 0 + 1  # with a 1, a 2, a 3 beside them
    assert fifty + hundred + two_hundred == 3 * 36
    numbers = fifty * his_turn + hundred * raises + two_hundred * falls_too
    assert COUNTS["squeeze"][:2] == [216, icons + numbers]


def test_the_dealing_by_hand() -> None:
    """Two deeds each of 34, one at a time; only then the cards."""
    assert COUNTS["dealing"][:4] == [34, 34 * 33, 34 * 33 * 32, 34 * 33 * 32 * 31]


def test_taxis_by_hand() -> None:
    """Throw, or build on either deed, or mortgage it; what was done to one leaves the other its two."""
    after_one = 1 + 1 + 2  # throw, sell or lift it, the two of the other
    assert COUNTS["taxi"][:2] == [1 + 4, 36 + 4 * after_one]
