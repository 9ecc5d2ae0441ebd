"""Utilities: eight deeds that share their spaces; an eight-sided die says on which one a player stands."""

from __future__ import annotations

from .base import cite, events, frames
from .base.kernel import rule
from .base.state import State
from .base.tables import Tables


@rule("utilities-d8")
def await_utility_die(s: State) -> None:
    """A token stops where a die chooses the deed: its landing waits for it."""
    i = frames.top(s)
    s.f_kind[i] = frames.UTILITY_DIE
    s.f_step[i] = frames.ENTER


@rule("utilities-d8")
def utility_of(s: State, E: Tables, face: int) -> int:
    """The die has fallen: the mover stands on this deed, as if the space were its own. Gives the deed."""
    i = frames.top(s)
    deed = E.die8_deed[face - 1]
    s.f_kind[i] = frames.LAND
    s.f_step[i] = frames.ENTER
    events.emit(s, events.DIE8_FELL, cite.UTILITIES_D8, s.f_seat[i], face, deed, 0)
    return deed
