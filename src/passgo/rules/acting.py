"""The one table of who may act.

The game always waits for one thing, the moment, and in it every seat is one thing, its role. Both together
say what the seat may do, before the bell and after it. All of legality asks this table.

The mover, a debtor whose debt is on top, a player who must say how many buildings they want: each is ASKED while
the game waits for their answer. A creditor and the owner of a rent are bystanders: the list of open claims says
which rents may be asked for.
"""

from __future__ import annotations

from typing import Final

from .base import frames
from .base.kernel import rule, seldom
from .base.players import in_play
from .base.reasons import (
    ANSWER_OFFER,
    AUCTION_RUNS,
    CHANCE_FIRST,
    CHOOSE_MOVE_FIRST,
    DEAL_FIRST,
    DEBT_FIRST,
    DECIDE_PURCHASE,
    GIVE_FIRST,
    LAST_CALL_ONLY,
    LEGAL,
    NOT_YOUR_TURN,
    ROLLOFF_FIRST,
    SHORTAGE_RUNS,
    TIME_IS_UP,
    TRANSFER_FIRST,
)
from .base.state import BELL_RUNG, NONE, TABLE, State

# moments: what the game waits for
NOTHING: Final = 0  # for nobody's word: dice or a card fall, or the game is over
ROLLOFF: Final = 1  # the throw for first player
THROW: Final = 2  # the throw of the player on turn
HOW_FAR: Final = 3  # how far they go by the red die
LAST_CALL: Final = 4  # a last travel voucher, or the end of the turn
LAST_RENTS: Final = 5  # time is up: the rents of the last move
PURCHASE: Final = 6  # to buy the deed or not
TAX: Final = 7  # which tax
PAPERS: Final = 8  # shares or dollars for sale
CHOICE: Final = 9  # anything else that one player must choose
OPENING: Final = 10  # the Banker's price
BIDDING: Final = 11
SHORTAGE: Final = 12  # how many buildings each one wants
OFFER: Final = 13  # the answer to a deal
TRANSFER: Final = 14  # to lift or to keep a mortgage taken over
DEBT: Final = 15
HALF: Final = 16  # property for the second half of a rent

EACH_MOMENT: Final = 5
"""Bits of a moment."""
FIVE_BITS: Final = (1 << EACH_MOMENT) - 1
"""Every table here has a row for each number of five bits: cut to them, an index never falls outside, and machine code need not ask."""

# roles: what a seat is in it
ASKED: Final = 0  # the game waits for their answer; at an opening, for a Banker who bids too
HIGHEST: Final = 1  # their bid is the highest
BIDDER: Final = 2  # still in the auction, and another's turn to bid
OFFERER: Final = 3  # they made the offer
DEBTOR: Final = 4  # a debt of their own waits, on top or below
BYSTANDER: Final = 5
BANKER: Final = 6  # they name the price of a lot they do not bid for

# what a seat may do
ANSWER: Final = 1  # give the word that the game waits for: who is ASKED may, and nobody else
RAISE: Final = 2  # sell to the bank and mortgage
BUILD: Final = 4  # build, and lift mortgages
TRADE: Final = 8  # make an offer, or be made one
CLAIM: Final = 16  # ask for a rent, or let it go
WITHDRAW: Final = 32  # take back an offer

RIGHTS_EACH: Final = 6
"""Bits of a row that belong to one role."""

FREE: Final = RAISE | BUILD | TRADE | CLAIM
IN_DEBT: Final = RAISE | TRADE | CLAIM


def row(
    asked: int = 0,
    highest: int = 0,
    bidder: int = 0,
    offerer: int = 0,
    debtor: int = 0,
    bystander: int = 0,
    banker: int = 0,
) -> int:
    """The rights of all roles in one moment, as one number."""
    rights = {
        ASKED: asked,
        HIGHEST: highest,
        BIDDER: bidder,
        OFFERER: offerer,
        DEBTOR: debtor,
        BYSTANDER: bystander,
        BANKER: banker,
    }
    return sum(right << RIGHTS_EACH * role for role, right in rights.items())


def by_number(cells: dict[int, int]) -> tuple[int, ...]:
    """Return one number for every moment, kind of frame or choice, in their order; 0 where none is given."""
    return tuple(cells.get(number, 0) for number in range(FIVE_BITS + 1))


BEFORE_THE_BELL: Final = by_number(
    {
        NOTHING: row(),
        ROLLOFF: row(asked=ANSWER),
        THROW: row(asked=ANSWER | FREE, bystander=FREE),
        HOW_FAR: row(asked=ANSWER),
        LAST_CALL: row(asked=ANSWER | FREE, bystander=FREE),
        PURCHASE: row(asked=ANSWER | FREE, bystander=FREE),
        TAX: row(asked=ANSWER | FREE, bystander=FREE),
        PAPERS: row(asked=ANSWER | FREE, bystander=FREE),
        CHOICE: row(asked=ANSWER),
        OPENING: row(
            asked=ANSWER | RAISE, bidder=RAISE, debtor=RAISE, bystander=RAISE, banker=ANSWER | RAISE
        ),
        BIDDING: row(asked=ANSWER | RAISE, highest=RAISE, bidder=RAISE, debtor=RAISE, bystander=RAISE),
        SHORTAGE: row(asked=ANSWER | RAISE, debtor=RAISE, bystander=RAISE),
        OFFER: row(asked=ANSWER, offerer=WITHDRAW),
        TRANSFER: row(asked=ANSWER | RAISE),
        DEBT: row(asked=ANSWER | IN_DEBT, debtor=IN_DEBT, bystander=FREE),
        HALF: row(asked=ANSWER),
    }
)

AFTER_THE_BELL: Final = by_number(
    {
        NOTHING: row(),
        ROLLOFF: row(asked=ANSWER),
        HOW_FAR: row(asked=ANSWER),
        LAST_RENTS: row(asked=ANSWER | CLAIM),
        PURCHASE: row(asked=ANSWER | RAISE, bystander=CLAIM),
        TAX: row(asked=ANSWER, bystander=CLAIM),
        PAPERS: row(asked=ANSWER | RAISE, bystander=CLAIM),
        CHOICE: row(asked=ANSWER),
        OPENING: row(asked=ANSWER, banker=ANSWER),
        BIDDING: row(asked=ANSWER),
        TRANSFER: row(asked=ANSWER),
        DEBT: row(asked=ANSWER | RAISE | CLAIM, debtor=RAISE | CLAIM, bystander=CLAIM),
        HALF: row(asked=ANSWER),
    }
)
"""Moves that belong to the move in progress, and nothing else: no roll, last call, shortage or offer waits any more.

For a purchase or a debt cash is raised only while it is lacking; how much that is, `raising` knows.
"""

FIRST: Final = by_number(
    {
        NOTHING: CHANCE_FIRST,
        ROLLOFF: ROLLOFF_FIRST,
        THROW: NOT_YOUR_TURN,
        HOW_FAR: CHOOSE_MOVE_FIRST,
        LAST_CALL: NOT_YOUR_TURN,
        LAST_RENTS: TIME_IS_UP,
        PURCHASE: DECIDE_PURCHASE,
        OPENING: AUCTION_RUNS,
        BIDDING: AUCTION_RUNS,
        SHORTAGE: SHORTAGE_RUNS,
        OFFER: ANSWER_OFFER,
        TRANSFER: TRANSFER_FIRST,
        DEBT: DEBT_FIRST,
        HALF: GIVE_FIRST,
    }
)
"""The first thing that must be done, by the reason that refuses anything else."""

CHOICE_FIRST: Final = by_number({what: row.first for what, row in enumerate(frames.CHOICES)})
"""The same for each choice."""
UNASKED: Final = by_number({what: row.unasked for what, row in enumerate(frames.CHOICES)})
"""The reason that refuses an answer to a choice that nobody has, or somebody else."""


# --- the moment ---------------------------------------------------------------------------------


def at_steps(moments: dict[int, int]) -> int:
    """The moments of one kind of frame by its steps, as one number."""
    return sum(moment << EACH_MOMENT * step for step, moment in moments.items())


def at_every_step(kind: int, moment: int) -> int:
    """The same moment at all steps of a kind but that at which dice or a card must fall."""
    steps = frames.STEPS_OF.get(kind, frames.EVERY_STEP) - {frames.THROWN}
    return at_steps(dict.fromkeys(steps, moment))


MOMENT_OF_FRAME: Final = by_number(
    {
        frames.ROLLOFF: at_every_step(frames.ROLLOFF, ROLLOFF),
        frames.TURN: at_steps(
            {
                frames.THROW: THROW,
                frames.CHOOSE: HOW_FAR,
                frames.LAST_CALL: LAST_CALL,
                frames.RENTS: LAST_RENTS,
            }
        ),
        frames.LAND: at_steps({frames.WAIT: PURCHASE}),
        frames.CHOICE: at_every_step(frames.CHOICE, CHOICE),
        frames.AUCTION: at_steps({frames.ENTER: BIDDING, frames.WAIT: BIDDING, frames.OPENING: OPENING}),
        frames.SHORTAGE: at_every_step(frames.SHORTAGE, SHORTAGE),
        frames.OFFER: at_every_step(frames.OFFER, OFFER),
        frames.TRANSFER: at_every_step(frames.TRANSFER, TRANSFER),
        frames.DEBT: at_every_step(frames.DEBT, DEBT),
    }
)
"""The moment while this frame is on top."""


@rule("build-any-time", "trade-any-time", "mortgage-any-time")
def moment(s: State) -> int:
    """Return the thing that the game waits for."""
    i = s.depth - 1
    now = MOMENT_OF_FRAME[s.f_kind[i] & FIVE_BITS] >> EACH_MOMENT * s.f_step[i] & FIVE_BITS
    if now == CHOICE:
        return moment_of_choice(s)
    return HALF if now == DEBT and s.debt_in_property[i] else now


@rule()
def moment_of_choice(s: State) -> int:
    """Of what a player chooses, tax and what may be bought or left let the others act meanwhile."""
    i = frames.top(s)
    what = s.choice_what[i]
    if what == frames.TAX:
        return TAX
    if what == frames.DOLLARS or (what == frames.SHARE and s.choice_optional[i]):
        return PAPERS
    return CHOICE


# --- the role -----------------------------------------------------------------------------------


ASK_SEVERAL: Final = (frames.AUCTION, frames.SHORTAGE, frames.OVER)
"""The frames that may wait for more than one seat, or for none."""


@rule("first-player-rolloff", "auction-who-may-bid", "shortage-auction")
def to_act(s: State) -> int:
    """The seats that must decide, as a bit set; bit `TABLE` when chance must fall; 0 when it is over."""
    i = s.depth - 1
    step = s.f_step[i]
    if step == frames.THROWN:
        return 1 << TABLE
    if s.f_kind[i] in ASK_SEVERAL:
        return several_to_act(s)
    if step == frames.RENTS:
        return owners_to_ask(s)
    return 1 << s.f_seat[i]


@rule("auction-who-may-bid", "shortage-auction")
def several_to_act(s: State) -> int:
    """The seats (bits) that an auction or a shortage waits for; 0 when the game is over."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.OVER:
        return 0
    if kind == frames.SHORTAGE:
        return s.shortage_unasked[i]
    if s.f_step[i] != frames.ENTER:
        return 1 << s.f_seat[i]
    if s.auction_leader[i] == NONE:
        return s.auction_bidders[i]
    return s.auction_bidders[i] & ~(1 << s.auction_leader[i])


@rule("timed-end", "rent-claim-required")
def owners_to_ask(s: State) -> int:
    """The owners (bits) who may still ask for the rent of the move that was finished after the bell."""
    owners = 0
    for i in range(s.claim_n):
        if not s.claim_asked[i]:
            owners |= 1 << s.claim_owner[i]
    return owners


@rule("debt-raise-cash")
def in_debt(s: State, seat: int) -> bool:
    """Does a debt of this seat wait anywhere in the stack?"""
    for i in range(s.depth):
        if s.f_kind[i] == frames.DEBT and s.f_seat[i] == seat:
            return True
    return False


@rule("auction-who-may-bid", "debt-raise-cash")
def role(s: State, seat: int) -> int:
    """Return the role of this seat, still in the game, in the present moment."""
    if not to_act(s) >> seat & 1:
        return role_unasked(s, seat)
    return ASKED if bids_if_auctioned(s, seat) else BANKER


@rule("auction-who-may-bid", "shortage-auction")
def bids_if_auctioned(s: State, seat: int) -> bool:
    """Is this seat among the bidders of the auction on top, if there is one?"""
    i = frames.top(s)
    return s.f_kind[i] != frames.AUCTION or s.auction_bidders[i] >> seat & 1 != 0


@rule("auction-who-may-bid", "debt-raise-cash")
def role_unasked(s: State, seat: int) -> int:
    """Return the role of this seat while the game waits for another's answer."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.AUCTION and s.auction_bidders[i] >> seat & 1:
        return HIGHEST if s.auction_leader[i] == seat else BIDDER
    if kind == frames.OFFER and s.deal_from == seat:
        return OFFERER
    return DEBTOR if in_debt(s, seat) else BYSTANDER


# --- the table is asked -------------------------------------------------------------------------


@rule("build-any-time", "trade-any-time", "mortgage-any-time", "jail-rights-inside", "timed-end")
def rights(s: State, seat: int) -> int:
    """All that this seat may do now, as bits. Prisoners are no worse off than others."""
    if not in_play(s, seat):
        return ANSWER if is_asked(s, seat) else 0  # a Banker without a token
    now = moment(s)
    cells = AFTER_THE_BELL[now & FIVE_BITS] if s.ending else BEFORE_THE_BELL[now & FIVE_BITS]
    return cells >> RIGHTS_EACH * role(s, seat) & (1 << RIGHTS_EACH) - 1


@rule("build-any-time", "trade-any-time", "mortgage-any-time", "debt-raise-cash", "timed-end")
def may(s: State, seat: int, right: int) -> bool:
    """May this seat do this now?"""
    return rights(s, seat) & right != 0


@rule("debt-raise-cash", "timed-end")
def refusal_of(s: State, seat: int, right: int, otherwise: int) -> int:
    """LEGAL, or why not: time is up; a debtor raises cash first; else as the action says."""
    return LEGAL if may(s, seat, right) else why_no_right(s, seat, right, otherwise)


@seldom
@rule("debt-raise-cash", "timed-end")
def why_no_right(s: State, seat: int, right: int, otherwise: int) -> int:
    """The reason why this seat may not do this now."""
    if s.ending == BELL_RUNG:
        return TIME_IS_UP
    if in_debt(s, seat) and BEFORE_THE_BELL[moment(s) & FIVE_BITS] >> RIGHTS_EACH * BYSTANDER & right:
        return DEBT_FIRST
    return otherwise


@rule()
def is_asked(s: State, seat: int) -> bool:
    """May this seat ANSWER?"""
    return to_act(s) >> seat & 1 != 0


@rule()
def answers(s: State, seat: int, awaited: int) -> int:
    """LEGAL when this is awaited and from this seat, else the reason why something else comes first."""
    if moment(s) == awaited and to_act(s) >> seat & 1:
        return LEGAL
    return what_waits(s, seat)


@rule()
def chooses(s: State, seat: int, what: int) -> bool:
    """Has this seat this choice before it?"""
    return frames.choice_of(s, what) and is_asked(s, seat)


@rule()
def choice_refusal(s: State, seat: int, what: int) -> int:
    """LEGAL when this seat has this choice before it, else the reason why it may not answer."""
    return LEGAL if chooses(s, seat, what) else UNASKED[what & FIVE_BITS]


@seldom
@rule()
def what_waits(s: State, seat: int) -> int:
    """The reason why something else cannot be done now: what the game waits for instead."""
    now = moment(s)
    if now == LAST_CALL and s.turn == seat:
        return LAST_CALL_ONLY
    if now == NOTHING and s.f_kind[frames.top(s)] == frames.DEALING:
        return DEAL_FIRST
    if now in (TAX, PAPERS, CHOICE):
        return CHOICE_FIRST[s.choice_what[frames.top(s)] & FIVE_BITS]
    return FIRST[now & FIVE_BITS]
