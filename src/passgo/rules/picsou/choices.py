"""The choices of the fifth book: when they are asked, and which fall by themselves."""

from __future__ import annotations

from passgo.rules import frames
from passgo.rules.kernel import rule
from passgo.rules.players import in_play
from passgo.rules.state import NONE, State
from passgo.rules.tables import Tables

from .dollars import enter_offer
from .effects import condemned_refusal, sell_condemned
from .stocks import enter_share
from .storms import enter_storm
from .vouchers import give_voucher, held, return_voucher, take_from


@rule("space-effects")
def enter_choice(s: State, E: Tables) -> None:
    """A choice comes up. What leaves no choice is done unasked, what cannot be done is let go."""
    i = frames.top(s)
    what = s.f_a[i]
    if not in_play(s, s.f_seat[i]):
        frames.pop(s)
    elif what == frames.DOLLARS:
        enter_offer(s, E)
    elif what == frames.SHARE:
        enter_share(s, E)
    elif what == frames.STORM:
        enter_storm(s, E)
    elif what == frames.TAKE_VOUCHER:
        enter_take(s, E)
    elif what == frames.CONDEMNED:
        enter_condemned(s, E)
    else:
        enter_own_voucher(s, E, what)


@rule("squeeze-play-alt", "card-return-travel-voucher")
def enter_own_voucher(s: State, E: Tables, what: int) -> None:
    """One of his own vouchers goes: to another player, or back into the pile."""
    i = frames.top(s)
    seat = s.f_seat[i]
    kinds = 0
    only = NONE
    for kind in range(E.voucher_kinds):
        if held(s, seat, kind) > 0:
            kinds += 1
            only = kind
    if kinds == 0 or (what == frames.GIVE_VOUCHER and not in_play(s, s.f_b[i])):
        frames.pop(s)
    elif kinds > 1:
        s.f_step[i] = frames.WAIT
    elif what == frames.GIVE_VOUCHER:
        give_voucher(s, seat, only)
    else:
        return_voucher(s, seat, only)


@rule("card-take-travel-voucher")
def enter_take(s: State, E: Tables) -> None:
    """A voucher of somebody else's, if anybody has one."""
    i = frames.top(s)
    seat = s.f_seat[i]
    ways = 0
    victim = NONE
    only = NONE
    for other in range(s.players):
        for kind in range(E.voucher_kinds):
            if other != seat and held(s, other, kind) > 0:
                ways += 1
                victim = other
                only = kind
    if ways == 0:
        frames.pop(s)
    elif ways == 1:
        take_from(s, seat, victim, only)
    else:
        s.f_step[i] = frames.WAIT


@rule("card-sell-house-half")
def enter_condemned(s: State, E: Tables) -> None:
    """Which house is sold, if he has one that can be."""
    i = frames.top(s)
    seat = s.f_seat[i]
    count = 0
    only = NONE
    for deed in range(E.deeds):
        if not condemned_refusal(s, E, seat, deed):
            count += 1
            only = deed
    if count == 0:
        frames.pop(s)
    elif count == 1:
        sell_condemned(s, E, seat, only)
    else:
        s.f_step[i] = frames.WAIT
