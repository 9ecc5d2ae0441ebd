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
TURN: Final = 2  # a: 1 = these doubles give another throw · b: 1 = Mr Monopoly still moves him on
LAND: Final = 3  # seat: mover · a: space · b: rent rule · c: its factor · d: 1 = brought by a card
# … at the step WAIT: d: the deed for sale; at the step THROWN, dice for a rent: c: factor · d: owner
CARD: Final = 4  # a: deck · b: card
CHOICE: Final = 5  # a: what · b: argument · c: price
AUCTION: Final = 6  # a: lot · b: highest bid · c: its seat or NONE · d: seats still in (bits)
# … at the step ENTER all may speak, at WAIT only the frame's seat · before a bid, b: the Banker's price, or 0
# … at the step OPENING, seat: the Banker's hand · b: who bids first
ESTATE: Final = 7  # –
SHORTAGE: Final = 8  # a: kind of building · b: seats not asked yet (bits) · d: seats that joined (bits)
OFFER: Final = 9  # seat: receiver
TRANSFER: Final = 10  # seat: new owner · a: 1 = by a trade, 0 = by a bankruptcy
COLLECT: Final = 11  # a: amount, or companies · b: who pays whom · c: seats done · d: rule id number
DEBT: Final = 12  # a: amount · b: creditor · c: rule id number · d: what is left of a half in property
OVER: Final = 13  # a: the winners (bits)
DEALING: Final = 14  # –
DRAW: Final = 15  # a: pile · b: how many are still drawn
UTILITY_DIE: Final = 16  # seat: mover · a, b, c, d as of LAND
ROLL_THREE: Final = 17  # seat: thrower
SQUEEZE: Final = 18  # seat: thrower

# steps of every frame: nothing done yet; a seat must decide; the dice or a card must come; only
# leaving is left
ENTER: Final = 0
WAIT: Final = 1
THROWN: Final = 2
DONE: Final = 3

# and of TURN beside them: the player throws; the forced fine is being paid; the move is over and may
# bring another throw; the mover says how far to go by the red die
THROW: Final = WAIT
FINED: Final = 4
MOVED: Final = 5
CHOOSE: Final = 6
RIDDEN: Final = 7  # a travel voucher has moved the player · c: the step to go on at
LAST_CALL: Final = 8  # nothing is left but a travel voucher he may play

RENTS: Final = 11  # time is up: the owners may still ask for the rent of the last move

# and of LAND: vouchers were drawn on arrival, the rest of the space is still to come
ARRIVED: Final = 9

# and of AUCTION: the Banker names the price at which bidding opens
OPENING: Final = 10

# what a CHOICE is about
TAX: Final = 0  # b: the space
PLACE: Final = 1  # b: kind of building · c: price, or 0 for the price on the deed
DOLLARS: Final = 2  # b: at most so many · c: per cent of their value
SHARE: Final = 3  # b: 1 = it may be declined · c: per cent of par
STORM: Final = 4  # b: 1 = on his own property
GIVE_VOUCHER: Final = 5  # b: the seat that receives it
TAKE_VOUCHER: Final = 6
RETURN_VOUCHER: Final = 7
CONDEMNED: Final = 8  # a house is to be sold
PAY_OR_DRAW: Final = 9  # b: the deck · c: the amount

# who pays whom in a COLLECT
EACH_PAYS: Final = 0
PAYS_EACH: Final = 1
EACH_PAYS_WITH_VOUCHER: Final = 2
EACH_PAYS_DIVIDENDS: Final = 3  # to the bank

# what a DRAW is made from
VOUCHERS: Final = 0
TICKETS: Final = 1
ROLLS: Final = 2


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


@rule()
def choice_of(s: State, what: int) -> bool:
    """Is the frame on top a choice of this kind?"""
    i = s.depth - 1
    return s.f_kind[i] == CHOICE and s.f_a[i] == what


@rule()
def chooses(s: State, seat: int, what: int) -> bool:
    """Is it this seat that has this choice?"""
    return choice_of(s, what) and s.f_seat[s.depth - 1] == seat
