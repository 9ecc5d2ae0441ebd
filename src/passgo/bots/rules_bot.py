"""The bot `rules`: a careful player who buys, builds and trades by plain rules of thumb."""

from __future__ import annotations

from passgo.rules import auction, frames, lots, moves
from passgo.rules.deal import Deal
from passgo.rules.engine import legal, most, to_act
from passgo.rules.kernel import rule
from passgo.rules.state import BANK, HOUSE, State
from passgo.rules.tables import Tables

from .going import best_way
from .raising import raise_cash
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
        action = raise_cash(s, E, seat, room, n)
        return action or moves.code(moves.BANKRUPT, seat, 0)
    return room[0]


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
            if moves.kind_of(listed[k]) == moves.MORTGAGE and not complete_for(s, E, seat, arg):
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
    return best_lot(s, E, listed, n, moves.PLACE)


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
        price = E.deed_house[lot] if s.level[lot] < E.max_houses else E.deed_hotel[lot]
        if spare >= price:
            return order
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
        if moves.kind_of(listed[k]) == moves.LIFT:
            deed = moves.arg_of(listed[k])
            cost = E.deed_mortgage[deed] * 11 // 10 + 1
            if spare >= cost if complete_for(s, E, seat, deed) else spare >= cost + 300:
                return listed[k]
    return 0
