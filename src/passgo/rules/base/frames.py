"""Everything pending: a stack of frames inside the state.

Four laws. A frame sets its own step before it pushes another: the step is the continuation. Frames
are pushed on top and leave from the top. A frame whose seat has gone bankrupt does its last duty
when it comes to the top, and leaves. `pop` clears the frame, so that equal states are equal bytes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from . import reasons
from .kernel import rule
from .moves import QuestionKind
from .players import in_play
from .state import DEPTH, State

# the kinds, and whose seat a frame of each bears; the names of its words stand in `state.py`
ROLLOFF: Final = 1  # the next seat to roll
TURN: Final = 2  # the player on turn
LAND: Final = 3  # the mover
CARD: Final = 4  # the drawer
CHOICE: Final = 5  # the seat that chooses
AUCTION: Final = 6  # the next seat to bid (at the step WAIT, the only one); at OPENING the seat of the Banker
ESTATE: Final = 7  # the bankrupt player
SHORTAGE: Final = 8  # the seat that ordered
OFFER: Final = 9  # the receiver
TRANSFER: Final = 10  # the new owner
COLLECT: Final = 11  # the drawer
DEBT: Final = 12  # the debtor
OVER: Final = 13  # nobody
DEALING: Final = 14  # nobody
DRAW: Final = 15  # the drawer
UTILITY_DIE: Final = 16  # the mover; a landing whose deed the die is to choose, with the words of LAND
ROLL_THREE: Final = 17  # the thrower
SQUEEZE: Final = 18  # the thrower

KINDS: Final = frozenset({
    ROLLOFF, TURN, LAND, CARD, CHOICE, AUCTION, ESTATE, SHORTAGE, OFFER, TRANSFER, COLLECT, DEBT, OVER, DEALING,
    DRAW, UTILITY_DIE, ROLL_THREE, SQUEEZE,
})  # fmt: skip

# steps of every frame: nothing done yet; a seat must decide; the dice or a card must come; only
# leaving is left
ENTER: Final = 0
WAIT: Final = 1
THROWN: Final = 2
DONE: Final = 3

# and of TURN in addition
THROW: Final = WAIT  # the player throws
FINED: Final = 4  # the forced fine is being paid
MOVED: Final = 5  # the move is over and may bring another throw
CHOOSE: Final = 6  # the mover says how far to go by the red die
RIDDEN: Final = 7  # a travel voucher has moved the player
LAST_CALL: Final = 8  # nothing is left but a travel voucher they may play
RENTS: Final = 11  # time is up: the owners may still ask for the rent of the last move

# and of LAND: vouchers were drawn on arrival, the rest of the space is still to come
ARRIVED: Final = 9

# and of AUCTION: the Banker names the price at which bidding opens
OPENING: Final = 10

EVERY_STEP: Final = frozenset({ENTER, WAIT, THROWN, DONE})
"""The steps that a frame of any kind may be at."""
STEPS_OF: Final = {
    TURN: EVERY_STEP | {FINED, MOVED, CHOOSE, RIDDEN, LAST_CALL, RENTS},
    LAND: EVERY_STEP | {ARRIVED},
    UTILITY_DIE: EVERY_STEP | {ARRIVED},
    AUCTION: frozenset({ENTER, WAIT, OPENING}),
}
"""The steps of the kinds that have others."""
STEPS: Final = EVERY_STEP.union(*STEPS_OF.values())


class ChoiceRow(NamedTuple):
    """The question that a CHOICE asks, and two refusals."""

    question: QuestionKind
    unasked: int
    """Why an answer is refused if nobody is asked, or somebody else."""
    first: int
    """Why anything else is refused while it waits."""


CHOICES: Final[list[ChoiceRow]] = []
"""Every choice by its number."""


def choice(question: QuestionKind, unasked: int, first: int) -> int:
    """Register a choice and return its number."""
    CHOICES.append(ChoiceRow(question, unasked, first))
    return len(CHOICES) - 1


# A choice answered by verbs alone is named after its question: `passgo.rules.publish` lists its answers by that name.
TAX: Final = choice("tax", reasons.NO_TAX_CHOICE, reasons.DECIDE_TAX)
PLACE: Final = choice("place", reasons.NOTHING_TO_PLACE, reasons.PLACE_FIRST)
DOLLARS: Final = choice("dollars", reasons.NO_DOLLARS_ON_SALE, reasons.DOLLARS_FIRST)
SHARE: Final = choice("share", reasons.NO_SHARE_ON_SALE, reasons.SHARE_FIRST)
STORM: Final = choice("storm", reasons.NO_STORM, reasons.STORM_FIRST)
GIVE_VOUCHER: Final = choice("give_voucher", reasons.NO_VOUCHER_ASKED, reasons.CHOOSE_VOUCHER_FIRST)
TAKE_VOUCHER: Final = choice("take_voucher", reasons.NO_VOUCHER_ASKED, reasons.CHOOSE_VOUCHER_FIRST)
RETURN_VOUCHER: Final = choice("return_voucher", reasons.NO_VOUCHER_ASKED, reasons.CHOOSE_VOUCHER_FIRST)
CONDEMNED: Final = choice("sell_house", reasons.NOT_CONDEMNED, reasons.SELL_HOUSE_FIRST)
PAY_OR_DRAW: Final = choice("pay_or_draw", *reasons.asked_under("card-choice-pay-or-draw"))

# who pays whom in a COLLECT
EACH_PAYS: Final = 0
PAYS_EACH: Final = 1
EACH_PAYS_WITH_VOUCHER: Final = 2
EACH_PAYS_DIVIDENDS: Final = 3  # to the bank

DIRECTIONS: Final = frozenset({EACH_PAYS, PAYS_EACH, EACH_PAYS_WITH_VOUCHER, EACH_PAYS_DIVIDENDS})

# what a DRAW is made from
VOUCHERS: Final = 0
TICKETS: Final = 1
ROLLS: Final = 2


@rule()
def top(s: State) -> int:
    """Index of the frame on top. The floor is never popped.

    Code that every move passes through writes it out: interpreted, a call costs as much as the rest of it.
    """
    return s.depth - 1


@rule()
def push(s: State, kind: int, seat: int) -> int:
    """Put a frame on top, at its first step, its words all 0; gives its index. A full stack is a fault of the kernel."""
    i = s.depth
    if i >= DEPTH:
        s.fault = 1
        return DEPTH - 1
    s.f_kind[i] = kind
    s.f_seat[i] = seat
    s.depth = i + 1
    return i


@rule()
def ask(s: State, seat: int, what: int) -> int:
    """Put a choice of this kind before a seat; gives the index of its frame."""
    i = push(s, CHOICE, seat)
    s.choice_what[i] = what
    return i


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
    s.f_e[i] = 0
    s.depth = i


@rule("bankrupt-retires")
def throw(s: State) -> None:
    """Roll for the player whose frame is on top; the frame leaves if they have gone bankrupt meanwhile."""
    i = s.depth - 1
    if in_play(s, s.f_seat[i]):
        s.f_step[i] = THROWN
    else:
        pop(s)


@rule()
def awaits(s: State, kind: int, step: int) -> bool:
    """Is the frame on top of this kind, at this step?"""
    i = s.depth - 1
    return s.f_kind[i] == kind and s.f_step[i] == step


@rule()
def choice_of(s: State, what: int) -> bool:
    """Is the frame on top a choice of this kind?"""
    i = s.depth - 1
    return s.f_kind[i] == CHOICE and s.choice_what[i] == what
