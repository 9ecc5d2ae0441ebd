"""The level `steady`: what it does at each question."""

from __future__ import annotations

from passgo.bots.memory import Memory
from passgo.bots.past_deals import note_deal, note_reply
from passgo.bots.rules_bot import (
    build_or_lift,
    has_work,
    lift_or_keep,
    move_or_choose,
    rent_to_ask,
    throws,
    use_shares_and_dollars,
)
from passgo.bots.stalemate import gives_in, hand_over, sell_buildings
from passgo.bots.vouchers import voucher_before_throw
from passgo.rules import acting
from passgo.rules.base import frames, moves, things
from passgo.rules.base.deal import Deal
from passgo.rules.base.kernel import rule
from passgo.rules.base.state import State
from passgo.rules.base.tables import Tables
from passgo.rules.engine import to_act

from .auctions import bid_or_pass, buy_or_decline
from .deals import accepts
from .offers import propose
from .raising import pay_debt
from .value import reserve


@rule()
def choose_steadily(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """A move for this seat; 0 when nothing must be decided and no free action is wanted."""
    claim = rent_to_ask(s, seat)
    if claim and acting.may(s, seat, acting.CLAIM):
        return claim
    if not to_act(s) >> seat & 1:
        action = free_action(s, E, seat, room)
        return action if action and acting.may(s, seat, acting.BUILD) else 0
    i = frames.top(s)
    kind = s.f_kind[i]
    if kind == frames.TURN and s.f_step[i] == frames.THROW:
        return before_throw(s, E, seat, room, deal, memory)
    if kind == frames.LAND:
        return buy_or_decline(s, E, seat)
    if kind == frames.AUCTION and s.f_step[i] != frames.OPENING:
        return bid_or_pass(s, E, seat, rng)
    if kind == frames.OFFER:
        if not accepts(s, E):
            return moves.code(moves.REJECT, seat, 0)
        note_deal(s.deal_from, s.take[things.DEEDS], s.give[things.DEEDS], s.turn_no, memory)
        return moves.code(moves.ACCEPT, seat, 0)
    if kind == frames.TRANSFER:
        return lift_or_keep(s, E, seat, reserve(s, E, seat))
    if kind == frames.DEBT:
        return pay_debt(s, E, seat, room)
    return move_or_choose(s, E, seat, room)


@rule()
def before_throw(s: State, E: Tables, seat: int, room: list[int], deal: Deal, memory: Memory) -> int:
    """Build, lift, look for a deal with everybody; then roll or leave Jail."""
    note_reply(s, seat, memory)
    action = free_action(s, E, seat, room)
    if not action and E.voucher_kinds:
        action = voucher_before_throw(s, E, seat, room)
    if action:
        return action
    found = hand_over(s, E, seat, deal, memory) if gives_in(s, E, seat) else propose(s, E, seat, deal, memory)
    if found:
        return moves.code(moves.OFFER, seat, deal.receiver)
    return throws(s, E, seat, room)


@rule()
def free_action(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Return an action when nothing is pressing; 0 for nothing."""
    if gives_in(s, E, seat):
        return sell_buildings(s, E, seat, room)
    action = use_shares_and_dollars(s, E, seat, room) if E.companies else 0
    return action or work(s, E, seat)


@rule()
def work(s: State, E: Tables, seat: int) -> int:
    """Build or lift with what is above the reserve; 0 for nothing."""
    if not has_work(s, E, seat):
        return 0
    return build_or_lift(s, E, seat, s.cash[seat] - reserve(s, E, seat))
