"""Who may act while the game waits.

At a free wait every player may build, sell, mortgage, lift, trade and claim, whoever's turn it is;
a debtor may only raise cash. Between bids, while a shortage asks who wants how many, and while a taken-over
mortgage is decided, those concerned may raise cash with the bank and nothing else.
"""

from __future__ import annotations

from .base import frames
from .base.kernel import rule, seldom
from .base.players import in_play
from .base.reasons import (
    ANSWER_OFFER,
    AUCTION_RUNS,
    CARD_CHOICE_FIRST,
    CHANCE_FIRST,
    CHOOSE_MOVE_FIRST,
    DEAL_FIRST,
    DEBT_FIRST,
    DECIDE_PURCHASE,
    DECIDE_TAX,
    GIVE_FIRST,
    LAST_CALL_ONLY,
    LEGAL,
    NOT_YOUR_TURN,
    PLACE_FIRST,
    ROLLOFF_FIRST,
    SHORTAGE_RUNS,
    TIME_IS_UP,
    TRANSFER_FIRST,
)
from .base.state import NONE, RENT_AFTER_BELL, SEATS, TABLE, State
from .debt import in_debt
from .picsou.waiting import buying_waits, choice_waits


@rule("first-player-rolloff", "auction-who-may-bid", "shortage-auction")
def to_act(s: State) -> int:
    """The seats that must decide, as a bit set; bit `TABLE` when chance must fall; 0 when it is over."""
    i = frames.top(s)
    kind = s.f_kind[i]
    step = s.f_step[i]
    if kind == frames.OVER:
        return 0
    if step == frames.THROWN:
        return 1 << TABLE
    if kind == frames.AUCTION and step == frames.ENTER:
        if s.auction_leader[i] == NONE:
            return s.auction_bidders[i]
        return s.auction_bidders[i] & ~(1 << s.auction_leader[i])
    if kind == frames.SHORTAGE:
        return s.shortage_unasked[i]
    if step == frames.RENTS:
        return owners_to_ask(s)
    return 1 << s.f_seat[i]


@seldom
@rule("timed-end", "rent-claim-required")
def owners_to_ask(s: State) -> int:
    """The owners (bits) who may still ask for the rent of the last move, which was finished after the bell."""
    owners = 0
    if s.ending == RENT_AFTER_BELL:
        for i in range(s.claim_n):
            if s.claim_lander[i] == s.turn and s.claim_turn[i] == s.turn_no:
                owners |= 1 << s.claim_owner[i]
    return owners


@rule("build-any-time", "trade-any-time", "mortgage-any-time", "jail-rights-inside")
def free_wait(s: State) -> bool:
    """Is this a moment at which anybody may act? (A throw, a purchase, a tax choice, a debt or a last rent waits.)"""
    i = frames.top(s)
    kind = s.f_kind[i]
    step = s.f_step[i]
    if kind == frames.TURN:
        return step in (frames.THROW, frames.LAST_CALL, frames.RENTS)
    if kind == frames.LAND:
        return step == frames.WAIT
    if kind == frames.CHOICE:
        return step == frames.WAIT and (s.choice_what[i] == frames.TAX or buying_waits(s))
    return kind == frames.DEBT and s.debt_in_property[i] == 0


@rule("jail-rights-inside")
def may_act(s: State, seat: int) -> bool:
    """May this seat build, lift and the like now? Prisoners may; debtors may not; after the bell nobody."""
    return in_play(s, seat) and free_wait(s) and not in_debt(s, seat) and not s.ending


@rule("debt-raise-cash", "mortgage-any-time", "auction-cash-payment")
def may_raise(s: State, seat: int) -> bool:
    """May this seat sell buildings and mortgage now?"""
    if not in_play(s, seat) or frames.awaits(s, frames.TURN, frames.RENTS):
        return False
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.AUCTION:
        return bool(s.auction_bidders[i] >> seat & 1)
    if kind == frames.SHORTAGE:
        return bool(s.shortage_unasked[i] >> seat & 1)
    if kind == frames.TRANSFER:
        return s.f_seat[i] == seat
    return free_wait(s)


@rule()
def what_waits(s: State, seat: int) -> int:
    """The reason why something else cannot be done now: what the game waits for instead."""
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.DEALING:
        return DEAL_FIRST
    if to_act(s) == 1 << TABLE:
        return CHANCE_FIRST
    if kind == frames.ROLLOFF:
        return ROLLOFF_FIRST
    if kind == frames.TURN and s.f_step[i] == frames.CHOOSE:
        return CHOOSE_MOVE_FIRST
    if kind == frames.TURN and s.f_step[i] == frames.LAST_CALL and s.turn == seat:
        return LAST_CALL_ONLY
    if kind == frames.TURN and s.f_step[i] == frames.RENTS:
        return TIME_IS_UP
    if kind == frames.LAND:
        return DECIDE_PURCHASE
    if kind == frames.CHOICE:
        if s.choice_what[i] == frames.TAX:
            return DECIDE_TAX
        if s.choice_what[i] == frames.PAY_OR_DRAW:
            return CARD_CHOICE_FIRST
        return PLACE_FIRST if s.choice_what[i] == frames.PLACE else choice_waits(s.choice_what[i])
    if kind == frames.AUCTION:
        return AUCTION_RUNS
    if kind == frames.SHORTAGE:
        return SHORTAGE_RUNS
    if kind == frames.OFFER:
        return ANSWER_OFFER
    if kind == frames.TRANSFER:
        return TRANSFER_FIRST
    if kind == frames.DEBT:
        return DEBT_FIRST if s.debt_in_property[i] == 0 else GIVE_FIRST
    return NOT_YOUR_TURN


@rule()
def answers(s: State, seat: int, kind: int) -> int:
    """Does the game wait for this seat, with a frame of this kind on top? LEGAL, or what it waits for."""
    i = frames.top(s)
    if s.f_kind[i] == kind and seat < SEATS and to_act(s) >> seat & 1:
        return LEGAL
    return what_waits(s, seat)
