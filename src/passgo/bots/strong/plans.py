"""Plans of what to build: how much cash to keep, what to mortgage for it, what to lift first."""

from __future__ import annotations

from typing import Final

from passgo.bots.asking import before_throw
from passgo.bots.memory import Memory
from passgo.bots.raising_cash import cheapest, single_deeds
from passgo.bots.rules_bot import best_lot, mortgage_to_lift
from passgo.bots.worth import reserve
from passgo.rules.base import moves
from passgo.rules.base.bits import lowest
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.building import lots_for_depots
from passgo.rules.engine import apply, why_not

from .trials import AFTER

# the ways
BUILD_THEN_LIFT: Final = 0
MORTGAGE_TO_BUILD: Final = 1
LIFT_THEN_BUILD: Final = 2
WAYS: Final = 3

LEVELS_KEPT: Final = 5
"""From nothing to four times the reserve of a careful player."""
ANY_SUM: Final = 1 << 40
LONGEST: Final = 40
"""Moves of a plan."""


@rule()
def cash_kept(s: State, E: Tables, seat: int, level: int) -> int:
    """Return the cash that a plan of this level leaves."""
    if level == 0:
        return 0
    return reserve(s, E, seat) << level - 1 >> 1


@rule()
def planned_move(s: State, E: Tables, seat: int, way: int, keep: int) -> int:
    """The next move of a plan; 0 when it is done."""
    whole = s.whole[seat] | lots_for_depots(s, E, seat)
    pledged = s.holds[seat] & s.pledged
    spare = s.cash[seat] - keep
    if way == LIFT_THEN_BUILD and spare > 0:
        move = mortgage_to_lift(s, E, seat, pledged, whole, spare)
        if move:
            return move
    lot = best_lot(s, E, seat, whole & ~pledged, spare) if spare > 0 else -1
    if lot >= 0:
        return moves.code(moves.BUILD, seat, lot)
    if way == MORTGAGE_TO_BUILD and best_lot(s, E, seat, whole & ~pledged, ANY_SUM) >= 0:
        return single_to_mortgage(s, E, seat)
    if way == BUILD_THEN_LIFT and spare > 0:
        return mortgage_to_lift(s, E, seat, pledged, whole, spare)
    return 0


@rule()
def carry_out_plan(E: Tables, seat: int, way: int, keep: int, memory: Memory) -> int:
    """Make all moves of a plan on the trial; gives their number."""
    t = memory.trials[AFTER]
    made = 0
    while made < LONGEST and before_throw(t):
        move = planned_move(t, E, seat, way, keep)
        if not move or why_not(t, E, move):
            return made
        apply(t, E, move)
        made += 1
    return made


@rule()
def single_to_mortgage(s: State, E: Tables, seat: int) -> int:
    """The deed that is missed least, as a move; 0 where there is none but whole groups."""
    single = single_deeds(s, seat)
    return moves.code(moves.MORTGAGE, seat, cheapest(E, single)) if single else 0


@rule()
def anything_to_plan(s: State, E: Tables, seat: int) -> bool:
    """Is there a lot to build on, or a mortgage to lift?"""
    if s.holds[seat] & s.pledged:
        return True
    lots = s.whole[seat] | lots_for_depots(s, E, seat)
    return lots != 0 and best_lot(s, E, seat, lots & ~s.pledged, ANY_SUM) >= 0


@rule()
def shape_of(s: State, seat: int) -> int:
    """A number that tells the outcomes of plans apart."""
    total = s.cash[seat] * 64 + s.pledged * 7919
    lots = s.holds[seat] & s.built
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        total += s.level[lot] * (lot * lot + 31)
    return total
