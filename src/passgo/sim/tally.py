"""The counts of a simulation: whole numbers that add up exactly, whoever played which of the games."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from passgo.rules.base.fields import I4, I8, FieldTable, cells, field_table
from passgo.rules.base.state import DEEDS, SEATS
from passgo.rules.base.tables import GROUPS, SPACES

TIERS: Final = 8
"""The stages of a deed. A site: unimproved and alone, unimproved in a complete group, then 1–4 houses, a hotel, a
skyscraper. Any other deed: as many as its owner holds of the group, from one; with a depot 4 more."""

ROUNDS: Final = 256
"""Rounds of which the wealth is kept; a round is one turn for each who sat down."""

# where money comes from and goes to, each by seat
SALARY: Final = 0
RENT_IN: Final = 1
FROM_BANK: Final = 2  # cards, mostly
FROM_PLAYERS: Final = 3  # cards again
SOLD: Final = 4  # buildings, back to the bank
MORTGAGED: Final = 5
TRADED_IN: Final = 6
INHERITED: Final = 7  # a bankrupt's purse
POT: Final = 8  # a house rule: what lay on Free Parking
PAPERS_IN: Final = 9  # dividends, Picsou dollars sold, Roll Three cards
RENT_OUT: Final = 10
TO_BANK: Final = 11  # taxes, fines, cards, interest on a mortgage taken over
TO_PLAYERS: Final = 12
DEEDS_BOUGHT: Final = 13
AUCTIONED: Final = 14
BUILT: Final = 15
LIFTED: Final = 16
TRADED_OUT: Final = 17
LEFT: Final = 18  # in a bankrupt's purse
PAPERS_OUT: Final = 19  # shares and Picsou dollars
FLOWS: Final = 20

FLOW_NAMES: Final = (
    "salary", "rent-in", "from-bank", "from-players", "sold", "mortgaged", "traded-in", "inherited", "pot",
    "papers-in", "rent-out", "to-bank", "to-players", "deeds", "auctions", "built", "lifted", "traded-out",
    "left", "papers-out",
)  # fmt: skip
"""The name of a flow in results and in the texts (`study-flow-NAME`)."""


@field_table
class Tally(FieldTable):
    """The counts of any number of games of one line-up. Money in whole units."""

    games: I8
    throws: I8  # for movement
    lost: I8  # events that fell out of the ring unread; always 0

    stops: Annotated[list[int], cells("i8", SPACES)]  # moves of a token that stopped here, by dice or card
    ends: Annotated[list[int], cells("i8", SPACES + 1)]  # throws after which the thrower stood here
    # … and, after the last space of the edition, in jail

    visits: Annotated[list[int], cells("i8", DEEDS * TIERS)]  # by another player, while it asked rent
    income: Annotated[list[int], cells("i8", DEEDS * TIERS)]  # rent that was paid
    exposure: Annotated[list[int], cells("i8", DEEDS * TIERS)]  # others' throws while it asked rent
    ruins: Annotated[list[int], cells("i8", DEEDS)]  # bankruptcies over a rent of this deed
    bought: Annotated[list[int], cells("i8", DEEDS)]  # times sold by the bank, at the price or by auction
    bought_for: Annotated[list[int], cells("i8", DEEDS)]
    built_for: Annotated[list[int], cells("i8", DEEDS)]
    traded: Annotated[list[int], cells("i8", DEEDS)]

    completed: Annotated[list[int], cells("i8", GROUPS)]  # games in which somebody held the group whole
    completed_won: Annotated[list[int], cells("i8", GROUPS)]  # … and the first to do so won
    developed: Annotated[list[int], cells("i8", GROUPS)]  # games in which it had three houses on each lot
    developed_won: Annotated[list[int], cells("i8", GROUPS)]

    flows: Annotated[list[int], cells("i8", FLOWS * SEATS)]
    last_cash: Annotated[list[int], cells("i8", SEATS)]  # in the purses when the games ended

    going: Annotated[list[int], cells("i8", ROUNDS)]  # games still in progress after this many rounds
    wealth: Annotated[list[int], cells("i8", ROUNDS * SEATS)]  # of those games' seats, the bankrupts' 0
    cash: Annotated[list[int], cells("i8", ROUNDS * SEATS)]


class DeedCounts(msgspec.Struct, frozen=True):
    """Those counts of `Tally` that the results list for each deed, and the table of deeds with a column `study-NAME`."""

    ruins: int
    """Bankruptcies over its rent."""
    bought: int
    """Times the bank sold it, at the price or by auction."""
    traded: int


@field_table
class GameRecorder(FieldTable):
    """The facts that the recorder remembers while it watches one game."""

    seen: I4  # events read so far
    mover: I4  # who threw last
    moving: I4  # 1 while their move is in progress
    throws: I4  # for movement so far
    thrown: Annotated[list[int], cells("i4", SEATS)]  # … by seat
    sampled: I4  # rounds whose wealth is noted
    rent_deed: Annotated[list[int], cells("i4", SEATS)]  # by lander: the rent asked of them last
    rent_tier: Annotated[list[int], cells("i4", SEATS)]
    landed_tier: Annotated[list[int], cells("i1", SEATS * DEEDS)]  # the stage of a deed when they landed
    changed: I4  # 1 when a deed may have changed since the last throw ended
    asker: Annotated[list[int], cells("i1", DEEDS)]  # who could ask rent for a deed; BANK: nobody
    asked_tier: Annotated[list[int], cells("i1", DEEDS)]  # … and what it stood at
    asked_since: Annotated[list[int], cells("i4", DEEDS)]  # throws of others when that began
    completed: Annotated[list[int], cells("i4", GROUPS)]  # the first seat (as a bit) to hold the group whole
    developed: Annotated[list[int], cells("i4", GROUPS)]


Record = npt.NDArray[Any]
"""An array of one record of a field table."""


def add(total: Record, part: Record) -> None:
    """Add the counts of some games to those of others."""
    for name in Tally.FIELDS:
        total[name] += part[name]


def accounted(tally: Record, starting_cash: int, players: int) -> bool:
    """Return whether each player's cash at the end is that of the start and what came in, less what went out."""
    flows = tally["flows"][0].reshape(FLOWS, SEATS)
    due = tally["games"][0] * starting_cash + flows[:RENT_OUT].sum(0) - flows[RENT_OUT:].sum(0)
    return bool((due[:players] == tally["last_cash"][0][:players]).all())


# the record of each game: a row of this many numbers
ENDED: Final = 0  # see `driver`
TURNS: Final = 1
MOVES: Final = 2
THROWS: Final = 3
WINNERS: Final = 4  # seats (bits); 0 when it was cut
ALIVE: Final = 5
OUT: Final = 6  # by seat: 0, or the order of its bankruptcy
WORTH: Final = OUT + SEATS  # by seat: its wealth at the end
ROW: Final = WORTH + SEATS

Rows = npt.NDArray[np.int32]
"""Games by `ROW` numbers."""
