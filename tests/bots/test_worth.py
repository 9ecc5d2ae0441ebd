"""The worth of property to a bot follows from the edition, not from figures of the bot."""

from __future__ import annotations

import pytest

from passgo.bots.worth import group_worth
from passgo.notation.records import Record

MORTGAGED = """
edition = "us1973"
players = 3
[overlay.knobs]
mortgage_interest = {percent}
[p1]
deeds = ["boardwalk{mortgaged}"]
"""


def worth(percent: int, mortgaged: str = "") -> int:
    """Return the worth of Boardwalk alone if a loan bears this interest."""
    game = Record.parse(MORTGAGED.format(percent=percent, mortgaged=mortgaged)).replay()
    s, E = game.state, game.edition.tables
    deed = game.edition.deeds.index("boardwalk")
    return group_worth(s, E, E.deed_group[deed], 1 << deed)


@pytest.mark.parametrize(("percent", "burden"), [(10, 220), (0, 200), (50, 300)])
def test_a_mortgage_costs_its_loan_and_the_interest_of_the_book(percent: int, burden: int) -> None:
    assert worth(percent) - worth(percent, " mortgaged") == burden
