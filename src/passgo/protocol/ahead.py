"""What lies ahead of who is to throw: where each throw leads, and what waits there. Read from the rules by trying every throw.

Nothing here uses what nobody can know: a card that would be drawn is only a card, and dice that would set a rent fall later.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal, NamedTuple

import msgspec

from passgo.game import Game, Move, seat_id
from passgo.rules.base import events, frames, moves
from passgo.rules.base.state import NONE

MEAN_THROW: Final = 7
"""What two dice come to in the mean, where they set a rent."""


class AheadRow(msgspec.Struct, kw_only=True):
    """Throws of one sum that lead to the same, and what waits there."""

    total: int
    """What the dice come to; 0 where that does not matter."""
    ways: int = 0
    space: str = ""
    """Where they lead; empty where the token does not go by them."""
    fate: Literal["", "jail", "stays", "choice"] = ""
    """Jail by doubles; a prisoner stays; the Speed Die lets the thrower choose."""
    deed: str = ""
    owner: str = ""
    """Who may ask a rent there, if anybody may."""
    rent: int = 0
    factor: int = 0
    """The rent is so many times dice that fall when the owner asks."""
    price: int = 0
    """For so much it can be bought there."""
    salary: int = 0
    """What is collected on the way."""


class AheadView(msgspec.Struct, kw_only=True):
    """What lies ahead of who is to throw."""

    ways: int
    """In how many ways the dice can fall."""
    rows: list[AheadRow]
    rent_ways: int
    """In so many of them a rent waits."""
    rent_mean: int
    """What is to pay in the mean of all throws, if every rent is asked for."""


class _Throw(NamedTuple):
    """Throws that lead alike: what the white dice come to, whether they are doubles, and the face of the red die."""

    white: int
    double: bool
    red: int


def ahead_view(game: Game, seat: int) -> AheadView | None:
    """What lies ahead of a seat; None where it is not to throw for a move."""
    roll = Move.of(moves.ROLL, seat)
    if game.awaits.kind not in ("throw", "jail") or game.why_not(roll):
        return None
    thrown = game.copy()
    thrown.push(roll)
    alike: dict[_Throw, tuple[Move, int]] = {}
    for outcome, ways in thrown.chance_outcomes().items():
        first, second, red = (*(part.value for part in outcome.parts), 0)[:3]
        key = _Throw(first + second, first == second, red)
        alike[key] = outcome, alike.get(key, (outcome, 0))[1] + ways
    rows: dict[tuple[object, ...], AheadRow] = {}
    for outcome, ways in alike.values():
        row = _row(thrown, seat, outcome)
        key = (row.total, row.space, row.fate, row.rent, row.factor)
        row.ways = ways + (rows[key].ways if key in rows else 0)
        rows[key] = row
    found = sorted(rows.values(), key=lambda row: (bool(row.fate), row.total))
    ways_in_all = sum(row.ways for row in found)
    return AheadView(
        ways=ways_in_all,
        rows=found,
        rent_ways=sum(row.ways for row in found if row.rent or row.factor),
        rent_mean=round(sum(row.ways * _mean(row) for row in found) / ways_in_all),
    )


def _mean(row: AheadRow) -> int:
    return row.rent or row.factor * MEAN_THROW


def _row(thrown: Game, seat: int, outcome: Move) -> AheadRow:
    """Where a throw leads and what waits there, with its ways still to be counted."""
    after = thrown.copy()
    kinds = defaultdict[int, list[dict[str, int]]](list)
    for event in after.push(outcome):
        kinds[event.number].append(event.args)
    s, edition = after.state, after.edition
    dice = [part.value for part in outcome.parts]
    moved = kinds[events.MOVED]
    steps = moved[0]["steps"] if moved else sum(dice[:2])
    if kinds[events.JAILED] and not moved:
        return AheadRow(total=0, fate="jail")
    if frames.awaits(s, frames.TURN, frames.CHOOSE):
        return AheadRow(total=0, fate="choice")
    if kinds[events.STAYS_IN_JAIL]:
        return AheadRow(total=0, fate="stays")
    space = moved[0]["target"] if moved else s.at[seat]
    deed = edition.tables.space_deed[space]
    rents = [*kinds[events.RENT_OPEN], *kinds[events.RENT_DICE_OPEN]]
    return AheadRow(
        total=steps,
        space=edition.spaces[space],
        deed="" if deed == NONE else edition.deeds[deed],
        owner=seat_id(rents[0]["owner"]) if rents else "",
        rent=max((one["amount"] for one in kinds[events.RENT_OPEN]), default=0),
        factor=max((one["factor"] for one in kinds[events.RENT_DICE_OPEN]), default=0),
        price=max((one["price"] for one in kinds[events.ON_SALE]), default=0),
        salary=sum(one["amount"] for one in kinds[events.SALARY]),
    )
