"""Building shortage: several players want more of a building than the bank has.

All concerned say how many they want. While wants exceed the stock, units are auctioned one by one and
each winner places theirs at once; otherwise everybody builds at the price on the deed.
"""

from __future__ import annotations

from . import auction
from .acting import SHORTAGE, answers, choice_refusal, in_debt, moment
from .base import cite, events, frames, lots, moves
from .base.bits import how_many, lowest
from .base.handlers import plays, refuses
from .base.kernel import rule
from .base.players import in_play, left_of
from .base.reasons import (
    BUILDING_ABOVE_CASH,
    DEBT_FIRST,
    LEGAL,
    NOTHING_TO_PLACE,
    WANT_NOT_ASKED,
    WANT_TOO_MANY,
)
from .base.state import HOTEL, HOUSE, NONE, SEATS, SKYSCRAPER, State
from .base.tables import Tables
from .building import lot_refusal, next_building, next_price, raise_building, room, room_in_group
from .debt import raisable, resale_value


@rule("shortage-auction", "shortage-auction-start", "debt-raise-cash")
def concerned(s: State, E: Tables, seat: int, kind: int, lowest_bid: int) -> int:
    """How many of a kind this seat could want: all it could place, if out of debt and able to raise the lowest bid."""
    if not in_play(s, seat) or in_debt(s, seat):
        return 0
    wanted = room(s, E, seat, kind)
    return wanted if wanted > 0 and raisable_beside_a_lot(s, E, seat, kind) >= lowest_bid else 0


@rule("shortage-auction", "debt-raise-cash")
def raisable_beside_a_lot(s: State, E: Tables, seat: int, kind: int) -> int:
    """Return the most cash they can raise and still have a legal site for such a building."""
    least = NONE
    for group in range(E.groups):
        if room_in_group(s, E, seat, group, kind) > 0:
            tied = tied_by_a_lot(s, E, seat, group, kind)
            if least == NONE or tied < least:
                least = tied
    return raisable(s, E, seat) - max(least, 0)


@rule("shortage-auction", "build-mortgaged-group-blocks")
def tied_by_a_lot(s: State, E: Tables, seat: int, group: int, kind: int) -> int:
    """Return what the Bank would give for everything that must stay for a building of this kind to stand here."""
    tied = 0
    least = NONE
    deeds = E.group_deeds[group] & s.holds[seat] & ~s.pledged
    if kind > SKYSCRAPER:
        deeds &= ~s.built
    while deeds:
        deed = lowest(deeds)
        deeds &= deeds - 1
        loan = E.deed_mortgage[deed]
        tied += loan
        if least == NONE or loan < least:
            least = loan
        if kind in (HOTEL, SKYSCRAPER):
            tied += resale_value(s, E, deed)
    one_will_do = kind > SKYSCRAPER or (kind == HOUSE and not E.mortgaged_member_blocks_build)
    return max(least, 0) if one_will_do else tied


@rule("shortage-auction", "building-supply-limited")
def contested(s: State, E: Tables, seat: int, kind: int) -> int:
    """The other seats concerned by an order (bits), or 0 when the stock suffices for everybody."""
    rooms = 1
    for other in range(s.players):
        if other != seat and in_play(s, other):
            rooms += room(s, E, other, kind)
    if rooms <= s.stock[kind]:
        return 0  # whatever they can pay
    lowest_bid = auction.lowest_opening(s, E, lots.lot_of(lots.BUILDING, kind))
    others = 0
    demand = 1
    for other in range(s.players):
        wanted = concerned(s, E, other, kind, lowest_bid) if other != seat else 0
        if wanted > 0:
            others |= 1 << other
            demand += wanted
    return others if demand > s.stock[kind] else 0


@plays(moves.BUILD)
@rule("build-any-time", "shortage-auction")
def order_building(s: State, E: Tables, seat: int, deed: int) -> None:
    """Order a building: it is the player's at the printed price, unless others may want the last ones."""
    kind = next_building(s, E, deed)
    others = contested(s, E, seat, kind)
    if others == 0:
        raise_building(s, E, deed, next_price(s, E, deed))
        return
    events.emit(s, events.SHORTAGE, cite.SHORTAGE_AUCTION, seat, kind, s.stock[kind], 0)
    i = frames.push(s, frames.SHORTAGE, seat)
    s.shortage_building[i] = kind
    s.shortage_unasked[i] = others | 1 << seat


@refuses(moves.WANT)
@rule("shortage-auction")
def want_refusal(s: State, E: Tables, seat: int, count: int) -> int:
    """Those concerned say how many they want, no more than they could place."""
    i = frames.top(s)
    if answers(s, seat, SHORTAGE):
        return DEBT_FIRST if moment(s) == SHORTAGE and in_debt(s, seat) else WANT_NOT_ASKED
    return LEGAL if count <= room(s, E, seat, s.shortage_building[i]) else WANT_TOO_MANY


@plays(moves.WANT)
@rule("shortage-auction")
def want(s: State, seat: int, count: int) -> None:
    """Say how many one wants; none stays out."""
    i = frames.top(s)
    s.tally[seat] = count
    s.shortage_unasked[i] &= ~(1 << seat)
    events.emit(s, events.WANTED, cite.SHORTAGE_AUCTION, seat, s.shortage_building[i], count, 0)


@rule("shortage-auction", "shortage-wait")
def share_out(s: State, E: Tables) -> bool:
    """All have spoken: the next unit goes at list price, or to the highest bidder. False while asking."""
    i = frames.top(s)
    if s.shortage_unasked[i] != 0:
        return False
    kind = s.shortage_building[i]
    orderer = s.f_seat[i]
    wanting = 0
    wants = 0
    for seat in range(s.players):
        s.tally[seat] = min(s.tally[seat], room(s, E, seat, kind)) if in_play(s, seat) else 0
        if s.tally[seat] > 0:
            wanting |= 1 << seat
            wants += s.tally[seat]
    if wanting == 0 or s.stock[kind] == 0:
        for seat in range(SEATS):
            s.tally[seat] = 0
        frames.pop(s)
    elif wants <= s.stock[kind] or how_many(wanting) == 1:
        buyer = orderer
        while not wanting >> buyer & 1:
            buyer = left_of(s, buyer)
        s.tally[buyer] -= 1
        auction.let_place(s, buyer, kind, 0)
    else:
        auction.open_for_building(s, E, kind, wanting, orderer)
    return True


@rule("shortage-auction", "build-price-on-deed")
def place_price(s: State, E: Tables, deed: int) -> int:
    """Return the price of the building to be placed here: the winning bid, or the price on the deed."""
    bid = s.choice_price[frames.top(s)]
    return bid if bid > 0 else next_price(s, E, deed)


@refuses(moves.PLACE)
@rule("shortage-auction")
def place_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May the building at hand be placed on this lot?"""
    refusal = choice_refusal(s, seat, frames.PLACE) or lot_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    if next_building(s, E, deed) != s.choice_building[frames.top(s)]:
        return NOTHING_TO_PLACE
    return LEGAL if s.cash[seat] >= place_price(s, E, deed) else BUILDING_ABOVE_CASH


@plays(moves.PLACE)
@rule("shortage-auction")
def place(s: State, E: Tables, deed: int) -> None:
    """The building goes up."""
    price = place_price(s, E, deed)
    frames.pop(s)
    raise_building(s, E, deed, price)


@rule("shortage-auction")
def enter_place(s: State, E: Tables) -> None:
    """Where can it go? With one lot nothing is asked; with none, or without the money, it is given up."""
    i = frames.top(s)
    seat = s.f_seat[i]
    lots = 0
    only = 0
    for deed in range(E.deeds):
        if not place_refusal(s, E, seat, deed):
            lots += 1
            only = deed
    if lots == 0:
        frames.pop(s)
    elif lots == 1:
        place(s, E, only)
    else:
        s.f_step[i] = frames.WAIT


@rule()
def legal_places(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """The lots on which the building at hand may go, added to a list of moves."""
    for deed in range(E.deeds):
        if not place_refusal(s, E, seat, deed):
            out[n] = moves.code(moves.PLACE, seat, deed)
            n += 1
    return n
