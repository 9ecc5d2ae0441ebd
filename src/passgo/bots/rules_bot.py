"""The bot `rules`: a careful player who buys, builds and trades by plain rules of thumb."""

from __future__ import annotations

from typing import Final

from passgo.rules import acting
from passgo.rules.base import frames, moves
from passgo.rules.base.bits import how_many, lowest
from passgo.rules.base.deal import Deal
from passgo.rules.base.decks import held_with_effect
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.state import BANK, NONE, State
from passgo.rules.base.tables import KEEP_FREE_HOUSE, Tables
from passgo.rules.building import build_refusal, lots_for_depots, next_price
from passgo.rules.cards import legal_free_houses
from passgo.rules.engine import legal, to_act
from passgo.rules.jail import legal_in_jail
from passgo.rules.mortgage import deed_in_transfer, lift_cost
from passgo.rules.stocks import pawned_of, redeeming

from .bidding import bid_or_pass, wanted_units
from .choices import choose
from .destination import best_destination
from .dollars import dollars_to_sell, enriches_others
from .half_property import pay_by_halves
from .memory import Memory
from .raising_cash import raise_cash, single_deeds
from .rng import below
from .stalemate import concedes, sell_buildings
from .trading import accepts, propose
from .vouchers import voucher_before_throw, voucher_or_done
from .worth import danger, rent_per_hundred, reserve, worth_of

PLENTY: Final = 300
"""Dollars above the reserve at which a share is worth redeeming."""

SELDOM: Final = 16
"""One roll in this many is preceded by a deal. Four such players bring a game to its end in 50 rounds."""


@rule()
def choose_by_rules(
    s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int], memory: Memory
) -> int:
    """A move for this seat; 0 when nothing must be decided and no free action is wanted."""
    if s.claim_n:
        claim = rent_to_ask(s, seat)
        if claim and acting.may(s, seat, acting.CLAIM):
            return claim
    if not to_act(s) >> seat & 1:
        action = free_action(s, E, seat, room)
        return action if action and acting.may(s, seat, acting.BUILD) else 0
    i = s.depth - 1
    kind = s.f_kind[i]
    if kind == frames.TURN and s.f_step[i] == frames.THROW:
        return before_throw(s, E, seat, room, deal, rng)
    if kind == frames.LAND:
        return buy_or_decline(s, E, seat)
    if kind == frames.AUCTION and s.f_step[i] != frames.OPENING:
        return bid_or_pass(s, E, seat, rng)
    if kind == frames.OFFER:
        return moves.code(moves.ACCEPT if accepts(s, E) else moves.REJECT, seat, 0)
    if kind == frames.TRANSFER:
        return lift_or_keep(s, E, seat, reserve(s, E, seat))
    if kind == frames.DEBT:
        return pay_debt(s, E, seat, room)
    return move_or_choose(s, E, seat, room)


@rule()
def move_or_choose(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Choose where to go, how many buildings in a shortage, and the answers to spaces and cards."""
    i = s.depth - 1
    kind = s.f_kind[i]
    if kind == frames.SHORTAGE:
        return moves.code(moves.WANT, seat, wanted_units(s, E, seat))
    n = legal(s, E, seat, room)
    if kind == frames.TURN and s.f_step[i] == frames.LAST_CALL:
        return voucher_or_done(s, E, seat, room, n)
    if kind == frames.TURN:
        return best_destination(s, E, seat, room, n)
    if kind == frames.CHOICE:
        return choose(s, E, seat, room, n)
    return room[0]


@rule()
def pay_debt(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Raise what is owed; where it cannot be raised pay by halves if that is open; else give up."""
    half = pay_by_halves(s, E, seat) if E.rent_half_property else 0
    return half or raise_cash(s, E, seat, room) or moves.code(moves.BANKRUPT, seat, 0)


@rule()
def rent_to_ask(s: State, seat: int) -> int:
    """The first rent that this seat may ask for, as a move, or 0."""
    for i in range(s.claim_n):
        if s.claim_owner[i] == seat and not s.claim_asked[i]:
            return moves.code(moves.CLAIM, seat, moves.pair(s.claim_lander[i], s.claim_deed[i]))
    return 0


@rule()
def free_action(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Return a player's action when nothing is pressing; 0 for nothing."""
    if concedes(s, E, seat):
        return sell_buildings(s, E, seat, room)
    action = use_shares_and_dollars(s, E, seat, room) if E.companies else 0
    return action or work(s, E, seat)


@seldom
@rule()
def use_shares_and_dollars(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """A free house, Picsou dollars sold while they are dear, mortgages on shares lifted; 0 for nothing."""
    keepable = held_with_effect(s, E, seat, KEEP_FREE_HOUSE)
    if keepable != NONE and s.whole[seat]:
        n = legal_free_houses(s, E, seat, keepable, room, 0)
        if n > 0:
            return room[0]
    if dollars_to_sell(s, E, seat):
        return moves.code(moves.SELL_DOLLARS, seat, s.dollars[seat])
    for company in range(E.companies):
        if pawned_of(s, seat, company) > 0:
            if s.cash[seat] - redeeming(E, company) >= reserve(s, E, seat) + PLENTY:
                return moves.code(moves.LIFT, seat, moves.a_share(company))
    return 0


@rule()
def work(s: State, E: Tables, seat: int) -> int:
    """Build or lift with what is above the reserve; 0 for nothing."""
    if not has_work(s, E, seat):
        return 0
    return build_or_lift(s, E, seat, s.cash[seat] - reserve(s, E, seat))


@rule()
def has_work(s: State, E: Tables, seat: int) -> bool:
    """Does the seat hold anything to build on, or a mortgage to lift?"""
    if not s.holds[seat]:
        return False
    return (s.whole[seat] | s.holds[seat] & s.pledged | lots_for_depots(s, E, seat)) != 0


@rule()
def build_or_lift(s: State, E: Tables, seat: int, spare: int) -> int:
    """Build where it brings most, or lift a mortgage, for this much cash; 0 for nothing."""
    if spare <= 0:
        return 0
    whole = s.whole[seat] | lots_for_depots(s, E, seat)
    pledged = s.holds[seat] & s.pledged
    lot = best_lot(s, E, seat, whole & ~pledged, spare)
    if lot >= 0:
        return moves.code(moves.BUILD, seat, lot)
    return mortgage_to_lift(s, E, seat, pledged, whole, spare)


@rule()
def best_lot(s: State, E: Tables, seat: int, lots: int, spare: int) -> int:
    """Of these lots, the one where a building that can be paid brings most rent for its price; −1 for none."""
    best = -1
    best_rent = 0
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if not 0 < next_price(s, E, lot) <= spare or (lot == E.dollar_deed and enriches_others(s, seat)):
            continue
        rent = rent_per_hundred(s, E, lot)
        if rent > best_rent and not build_refusal(s, E, seat, lot):
            best = lot
            best_rent = rent
    return best


@rule()
def mortgage_to_lift(s: State, E: Tables, seat: int, pledged: int, whole: int, spare: int) -> int:
    """A mortgage worth lifting: of a complete group as soon as it can be paid, others when rich; or 0."""
    while pledged:
        deed = lowest(pledged)
        pledged &= pledged - 1
        cost = lift_cost(s, E, deed)
        if spare >= cost if whole >> deed & 1 else spare >= cost + 300:
            return moves.code(moves.LIFT, seat, deed)
    return 0


@rule()
def before_throw(s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int]) -> int:
    """Build, lift, and now and then offer a deal before the roll; then roll or leave Jail."""
    action = free_action(s, E, seat, room)
    if action:
        return action
    if E.voucher_kinds:
        voucher = voucher_before_throw(s, E, seat, room)
        if voucher:
            return voucher
    if below(rng, SELDOM) == 0 and propose(s, E, seat, deal, rng):
        return moves.code(moves.OFFER, seat, deal.receiver)
    return throws(s, E, seat, room)


@rule()
def throws(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Roll, out of Jail or in."""
    if s.jailed[seat]:
        return throw_or_leave_jail(s, E, seat, room)
    return moves.code(moves.ROLL, seat, 0)


@rule()
def throw_or_leave_jail(s: State, E: Tables, seat: int, room: list[int]) -> int:
    """Early in the game out of jail at once; later it is a good place to wait in."""
    if how_many(s.holds[BANK]) > E.deeds // 4 or danger(s, E, seat) < 100:
        n = legal_in_jail(s, E, seat, room, 0)
        if n and (
            moves.kind_of(room[n - 1]) == moves.USE or s.cash[seat] >= E.jail_fine + reserve(s, E, seat)
        ):
            return room[n - 1]
    return moves.code(moves.ROLL, seat, 0)


@rule()
def buy_or_decline(s: State, E: Tables, seat: int) -> int:
    """Buy with a reserve in hand; for a deed worth much more than its price, mortgage others first."""
    deed = s.land_deed[frames.top(s)]
    price = E.deed_price[deed]
    cash = s.cash[seat]
    if cash - price >= reserve(s, E, seat) // 2:
        return moves.code(moves.BUY, seat, 0)
    if worth_of(s, E, seat, deed) >= 2 * price:
        if cash >= price:
            return moves.code(moves.BUY, seat, 0)
        single = single_deeds(s, seat)
        if single:
            return moves.code(moves.MORTGAGE, seat, lowest(single))
    return moves.code(moves.DECLINE, seat, 0)


@rule()
def lift_or_keep(s: State, E: Tables, seat: int, kept: int) -> int:
    """Lift what was taken over when rich, with a reserve kept; else keep it."""
    deed = deed_in_transfer(s, seat)
    rich = s.cash[seat] >= 2 * E.deed_mortgage[deed] + kept
    return moves.code(moves.LIFT if rich else moves.KEEP, seat, deed)
