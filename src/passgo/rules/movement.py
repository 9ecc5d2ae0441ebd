"""Tokens on the board. Several may stand on one space; they stay where they are between turns."""

from __future__ import annotations

from .base import events, frames
from .base.kernel import rule
from .base.state import State
from .base.tables import Tables
from .salary import reach_go, stop_on_go


@rule("dice-movement", "shared-space", "start-on-go")
def move_forward(s: State, E: Tables, seat: int, steps: int, by: int) -> None:
    """Move with the arrow, by this rule; each time GO is reached or passed counts a lap."""
    origin = s.at[seat]
    target = origin + steps
    laps = 0
    while target >= E.spaces:
        target -= E.spaces
        laps += 1
    s.at[seat] = target
    events.emit(s, events.MOVED, by, seat, origin, target, steps)
    for _ in range(laps):
        reach_go(s, E, seat)
    if laps > 0 and target == 0:
        stop_on_go(s, E, seat)


@rule("go-forward-only")
def move_back(s: State, E: Tables, seat: int, steps: int, by: int) -> None:
    """Move, by this rule, against the arrow: GO pays nothing that way, and the lap is taken back."""
    origin = s.at[seat]
    target = origin - steps
    if target < 0:
        target += E.spaces
        s.lap[seat] -= 1
    s.at[seat] = target
    events.emit(s, events.MOVED, by, seat, origin, target, -steps)


@rule("space-effects")
def stop(s: State, seat: int, rent_rule: int, factor: int, by_card: int) -> None:
    """The move is over: the space reached decides what follows."""
    s.free_stop[seat] = 0
    i = frames.push(s, frames.LAND, seat)
    s.land_space[i] = s.at[seat]
    s.land_rent_rule[i] = rent_rule
    s.land_factor[i] = factor
    s.land_by_card[i] = by_card
