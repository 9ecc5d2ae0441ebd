"""What is pending: a stack of frames inside the state.

Four laws. A frame sets its own step before it pushes another: the step is the continuation. Frames
are pushed on top and leave from the top. A frame whose seat has gone bankrupt does its last duty
when it comes to the top, and leaves. `pop` clears the frame, so that equal states are equal bytes.
"""

from __future__ import annotations

from typing import Final

from .kernel import rule
from .state import DEPTH, State

ROLLOFF: Final = 1  # a: seats still tied (bits) · b: seats still to throw (bits)
TURN: Final = 2  # b: 1 = the move is a release from jail by doubles, no further throw
LAND: Final = 3  # seat: mover · a: space · b: rent rule · c: its factor · d: 1 = brought by a card
CARD: Final = 4  # a: deck · b: card
CHOICE: Final = 5  # a: what · b: argument · c: price
AUCTION: Final = 6  # a: lot · b: highest bid · c: its seat or NONE · d: seats still in (bits)
ESTATE: Final = 7  # –
SHORTAGE: Final = 8  # a: kind of building · b: seats not asked yet (bits) · d: seats that joined (bits)
OFFER: Final = 9  # seat: receiver
TRANSFER: Final = 10  # seat: new owner · a: 1 = by a trade, 0 = by a bankruptcy
COLLECT: Final = 11  # a: amount · b: 0 = each pays the seat, 1 = the seat pays each · c: seats done
DEBT: Final = 12  # a: amount · b: creditor · c: rule id number
OVER: Final = 13  # seat: the winner

# steps of TURN
START: Final = 0
THROW: Final = 1
DICE: Final = 2
FINED: Final = 3
MOVED: Final = 4

# steps of the others
ENTER: Final = 0  # nothing done yet
WAIT: Final = 1  # a seat must decide
THROWN: Final = 2  # the dice must fall
DONE: Final = 3  # only leaving is left

# what a CHOICE is about
TAX: Final = 0  # b: the space
PLACE: Final = 1  # b: kind of building · c: price, or 0 for the price on the deed


@rule()
def top(s: State) -> int:
    """Index of the frame on top. The floor is never popped."""
    return s.depth - 1


@rule()
def push(s: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Put a frame on top, at its first step. A full stack is a fault of the kernel."""
    i = s.depth
    if i >= DEPTH:
        s.fault = 1
        return
    s.f_kind[i] = kind
    s.f_seat[i] = seat
    s.f_step[i] = 0
    s.f_a[i] = a
    s.f_b[i] = b
    s.f_c[i] = c
    s.f_d[i] = d
    s.depth = i + 1


@rule()
def pop(s: State) -> None:
    """Take the top frame away and clear its cells."""
    i = s.depth - 1
    s.f_kind[i] = 0
    s.f_seat[i] = 0
    s.f_step[i] = 0
    s.f_a[i] = 0
    s.f_b[i] = 0
    s.f_c[i] = 0
    s.f_d[i] = 0
    s.depth = i


@rule()
def awaits(s: State, kind: int, step: int) -> bool:
    """Is the frame on top of this kind, at this step?"""
    i = s.depth - 1
    return s.f_kind[i] == kind and s.f_step[i] == step
