"""Squeeze Play: the dice say how much every other player pays."""

from __future__ import annotations

from .base import cite, events, frames
from .base.kernel import rule
from .base.state import State
from .base.tables import BUS, Tables
from .cards import collect
from .speed_die import dice_total


@rule("squeeze-play", "squeeze-play-alt")
def throw_squeeze(s: State, E: Tables, first: int, second: int, red: int) -> None:
    """Collect a sum from each other player; with the bus or Mr Monopoly on the red die a voucher too."""
    seat = s.f_seat[frames.top(s)]
    frames.pop(s)
    why = cite.SQUEEZE_PLAY_ALT if E.squeeze_red else cite.SQUEEZE_PLAY
    total = dice_total(first, second, red)
    amount = E.squeeze_pays[total]
    vouchers = 1 if red >= BUS else 0
    events.emit(s, events.THREW_SQUEEZE, why, seat, first, second, 0)
    if red:
        events.emit(s, events.RED_FELL, why, seat, red, 0, 0)
    events.emit(s, events.SQUEEZED, why, seat, total, amount, vouchers)
    collect(s, seat, amount, frames.EACH_PAYS_WITH_VOUCHER if vouchers else frames.EACH_PAYS, why)
