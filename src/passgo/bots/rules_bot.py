"""The bot `rules`: a careful player who buys, builds and trades by plain rules of thumb."""

from __future__ import annotations

from passgo.rules import auction, frames, lots, moves
from passgo.rules.building import next_price
from passgo.rules.deal import Deal
from passgo.rules.debt import raisable
from passgo.rules.engine import legal, most, to_act
from passgo.rules.kernel import rule
from passgo.rules.state import BANK, HOUSE, SKYSCRAPER, State
from passgo.rules.tables import STREET, Tables

from .going import best_way
from .losses import deed_to_give, least_missed, storm_target
from .papers import dollars_to_buy, dollars_to_sell, lot_worth, share_or_decline
from .raising import raise_cash
from .rides import best_ride, voucher_to_lose, voucher_to_take
from .rng import below
from .trading import accepts, propose
from .worth import complete_for, danger, rent_per_hundred, reserve, worth_of


@rule()
def choose_by_rules(s: State, E: Tables, seat: int, room: list[int], deal: Deal, rng: list[int]) -> int:
    """A move for this seat; 0 when nothing must be decided and no free action is wanted."""
    n = legal(s, E, seat, room)
    if n == 0 and s.turn != seat:
        return 0
    claim = first_of(room, n, moves.CLAIM)
    if claim:
        return claim
    if not to_act(s) >> seat & 1:
        return free_action(s, E, seat, room, n, deal, rng)
    kind = s.f_kind[frames.top(s)]
    if first_of(room, n, moves.MOVE):
        return best_way(s, E, seat, room, n)
    if kind == frames.TURN and s.f_step[frames.top(s)] == frames.LAST_CALL:
        return best_ride(s, E, seat, room, n) or moves.code(moves.END_TURN, seat, 0)
    if kind == frames.TURN:
        action = free_action(s, E, seat, room, n, deal, rng)
        return action or throw_or_leave_jail(s, E, seat, room, n)
    if kind == frames.LAND:
        return buy_or_decline(s, E, seat, room, n)
    if kind == frames.AUCTION:
        return bid_or_pass(s, E, seat, rng)
    if kind == frames.CHOICE:
        return choose(s, E, seat, room, n)
    if kind == frames.SHORTAGE:
        return moves.code(moves.WANT, seat, wanted_units(s, E, seat))
    if kind == frames.OFFER:
        return moves.code(moves.ACCEPT if accepts(s, E) else moves.REJECT, seat, 0)
    if kind == frames.TRANSFER:
        return lift_or_keep(s, E, seat, room, n)
    if kind == frames.DEBT:
        return pay_debt(s, E, seat, room, n)
    return room[0]


@rule()
def pay_debt(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Raise what is owed; where it cannot be raised pay by halves if that is open; else give up."""
    if first_of(listed, n, moves.GIVE):
        return deed_to_give(s, E, seat)
    half = first_of(listed, n, moves.HALF)
    if half and raisable(s, E, seat) < s.f_a[frames.top(s)]:
        return half
    action = raise_cash(s, E, seat, listed, n)
    return action or half or moves.code(moves.BANKRUPT, seat, 0)


@rule()
def first_of(listed: list[int], n: int, kind: int) -> int:
    """The first legal move of a kind, or 0."""
    for k in range(n):
        if moves.kind_of(listed[k]) == kind:
            return listed[k]
    return 0


@rule()
def throw_or_leave_jail(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Early in the game out of jail at once; later it is a good place to wait in."""
    if s.jailed[seat]:
        unsold = 0
        for deed in range(E.deeds):
            if s.owner[deed] == BANK:
                unsold += 1
        if unsold > E.deeds // 4 or danger(s, E, seat) < 100:
            way_out = first_of(listed, n, moves.USE)
            if not way_out and s.cash[seat] >= E.jail_fine + reserve(s, E, seat):
                way_out = first_of(listed, n, moves.FINE)
            if way_out:
                return way_out
    return moves.code(moves.ROLL, seat, 0)


@rule()
def buy_or_decline(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Buy with a reserve in hand; for a deed worth much more than its price, mortgage others first."""
    deed = s.f_d[frames.top(s)]
    price = E.deed_price[deed]
    prized = worth_of(s, E, seat, deed) >= 2 * price
    if s.cash[seat] >= price and (prized or s.cash[seat] - price >= reserve(s, E, seat) // 2):
        return moves.code(moves.BUY, seat, 0)
    if prized:
        for k in range(n):
            arg = moves.arg_of(listed[k])
            spared = arg < moves.A_SHARE and complete_for(s, E, seat, arg)
            if moves.kind_of(listed[k]) == moves.MORTGAGE and not spared:
                return listed[k]
    return moves.code(moves.DECLINE, seat, 0)


@rule()
def bid_or_pass(s: State, E: Tables, seat: int, rng: list[int]) -> int:
    """Bid up to what the lot is worth, in steps, with a reserve kept in hand."""
    i = frames.top(s)
    lot = s.f_a[i]
    least = auction.least_bid(s, E)
    if auction.is_building(lot):
        limit = building_limit(s, E, seat, lot - lots.A_BUILDING)
    elif lot >= lots.ANY_SHARE:
        limit = lot_worth(s, E, seat, lot)
    else:
        limit = worth_of(s, E, seat, lot)
    limit = min(limit, s.cash[seat] - reserve(s, E, seat) // 2)
    if limit < least:
        return moves.code(moves.PASS, seat, 0)
    step = below(rng, max((limit - least) // 4, 1) + 1)
    return moves.code(moves.BID, seat, min(least + step, limit))


@rule()
def building_limit(s: State, E: Tables, seat: int, kind: int) -> int:
    """The most to bid for a building: half again its price on the dearest lot one owns whole."""
    price = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat and complete_for(s, E, seat, deed):
            price = max(price, E.deed_house[deed] if kind == HOUSE else E.deed_hotel[deed])
        if kind > SKYSCRAPER and s.owner[deed] == seat and E.deed_kind[deed] != STREET:
            price = max(price, E.deed_house[deed])
    return price * 3 // 2


@rule()
def wanted_units(s: State, E: Tables, seat: int) -> int:
    """How many of what runs short: as many as fit and the cash above the reserve pays for."""
    i = frames.top(s)
    kind = s.f_a[i]
    price = max(building_limit(s, E, seat, kind) * 2 // 3, 1)
    spare = max(s.cash[seat] - reserve(s, E, seat), 0)
    if s.f_seat[i] == seat:
        spare = max(spare, price)  # who ordered a building wants one
    return min(spare // price, most(s, E, seat, moves.WANT))


@rule()
def choose(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """The tax by a rough guess of one's worth; a building where it brings most."""
    i = frames.top(s)
    if s.f_a[i] == frames.TAX:
        guess = s.cash[seat]
        for deed in range(E.deeds):
            if s.owner[deed] == seat:
                guess += E.deed_price[deed]
        percent = guess * E.space_percent[s.f_b[i]] < 100 * E.space_amount[s.f_b[i]]
        return moves.code(moves.TAX_PERCENT if percent else moves.TAX_FLAT, seat, 0)
    if s.f_a[i] == frames.PLACE:
        return best_lot(s, E, listed, n, moves.PLACE)
    return choose_paper(s, E, seat, s.f_a[i], listed, n)


@rule()
def choose_paper(s: State, E: Tables, seat: int, what: int, listed: list[int], n: int) -> int:
    """The choices of the fifth book."""
    if what == frames.DOLLARS:
        return moves.code(moves.DOLLARS, seat, dollars_to_buy(s, E, seat))
    if what == frames.SHARE:
        return share_or_decline(s, E, seat)
    if what == frames.STORM:
        return storm_target(s, E, listed, n)
    if what == frames.GIVE_VOUCHER:
        return moves.code(moves.GIVE, seat, moves.A_VOUCHER + voucher_to_lose(s, E, seat))
    if what == frames.RETURN_VOUCHER:
        return moves.code(moves.RETURN, seat, voucher_to_lose(s, E, seat))
    if what == frames.TAKE_VOUCHER:
        return voucher_to_take(E, listed, n)
    return least_missed(s, E, listed, n)


@rule()
def best_lot(s: State, E: Tables, listed: list[int], n: int, kind: int) -> int:
    """Among the legal moves of a kind whose argument is a lot: where one level more brings most rent."""
    best = 0
    best_rent = -1
    for k in range(n):
        if moves.kind_of(listed[k]) == kind:
            rent = rent_per_hundred(s, E, moves.arg_of(listed[k]))
            if rent > best_rent:
                best = listed[k]
                best_rent = rent
    return best


@rule()
def lift_or_keep(s: State, E: Tables, seat: int, listed: list[int], n: int) -> int:
    """Lift what was taken over when rich; else keep it, raising its interest first if need be."""
    move = first_of(listed, n, moves.LIFT)
    if move and s.cash[seat] >= 2 * E.deed_mortgage[moves.arg_of(move)] + reserve(s, E, seat):
        return move
    return first_of(listed, n, moves.KEEP)


@rule()
def free_action(s: State, E: Tables, seat: int, listed: list[int], n: int, deal: Deal, rng: list[int]) -> int:
    """Build, lift or offer, with the reserve kept; 0 for nothing."""
    spare = s.cash[seat] - reserve(s, E, seat)
    order = best_lot(s, E, listed, n, moves.BUILD)
    if order:
        lot = moves.arg_of(order)
        if spare >= next_price(s, E, lot):
            return order
    free_house = first_of(listed, n, moves.USE)
    if free_house and moves.arg_of(free_house) >> 8:
        return free_house
    if s.turn == seat and dollars_to_sell(s, E, seat) and first_of(listed, n, moves.SELL_DOLLARS):
        return moves.code(moves.SELL_DOLLARS, seat, s.dollars[seat])
    ride = best_ride(s, E, seat, listed, n)
    if ride:
        return ride
    redeemed = mortgage_to_lift(s, E, seat, listed, n, spare)
    if redeemed:
        return redeemed
    if s.turn == seat and s.f_kind[frames.top(s)] == frames.TURN and below(rng, 2) == 0:
        if propose(s, E, seat, deal, rng):
            return moves.code(moves.OFFER, seat, deal.receiver)
    return 0


@rule()
def mortgage_to_lift(s: State, E: Tables, seat: int, listed: list[int], n: int, spare: int) -> int:
    """A mortgage worth lifting: of a complete group as soon as it can be paid, others when rich."""
    for k in range(n):
        deed = moves.arg_of(listed[k])
        if moves.kind_of(listed[k]) == moves.LIFT and deed >= moves.A_SHARE:
            if spare >= E.company_par[deed - moves.A_SHARE] + 300:
                return listed[k]
        elif moves.kind_of(listed[k]) == moves.LIFT:
            cost = E.deed_mortgage[deed] * 11 // 10 + 1
            if spare >= cost if complete_for(s, E, seat, deed) else spare >= cost + 300:
                return listed[k]
    return 0
