"""Raising cash with the bank: what for, and what may not be spoilt by it, a bid for a building or what a debtor could pay."""

from __future__ import annotations

from .acting import DEBT, PAPERS, PURCHASE, RAISE, chooses, in_debt, moment, refusal_of
from .base import frames, lots, moves
from .base.groups import any_mortgaged, owns_group
from .base.handlers import refuses
from .base.kernel import rule, seldom
from .base.reasons import (
    LEGAL,
    MORTGAGE_NOT_NOW,
    NO_LOT_WOULD_BE_LEFT,
    SELL_DOLLARS_FIRST,
    SELL_NOT_NOW,
    TIME_IS_UP,
)
from .base.state import BELL_RUNG, HOTEL, HOTEL_LEVEL, HOUSE, NONE, SKYSCRAPER, State
from .base.tables import STREET, Tables
from .building import room, room_in_group, sell_all_refusal, sell_refusal
from .cards import condemned_refusal
from .debt import owed_by
from .dollars import for_sale, price_of, sell_dollars_refusal
from .mortgage import mortgage_refusal
from .stocks import dearest_share, pawn_refusal


@rule("timed-end")
def has_enough(s: State, E: Tables, seat: int) -> bool:
    """Return whether, after the bell, they have the cash for all that they owe or that their last move offers."""
    return s.ending == BELL_RUNG and pays_for_last_move(s, E, seat)


@seldom
@rule("timed-end")
def pays_for_last_move(s: State, E: Tables, seat: int) -> bool:
    """Return whether they have the cash for their debts, the deed under them, or the items for sale."""
    now = moment(s)
    i = frames.top(s)
    if now == DEBT:
        return s.cash[seat] >= owed_by(s, seat)
    if now == PURCHASE:
        return s.cash[seat] >= E.deed_price[s.land_deed[i]]
    if now != PAPERS:
        return False
    if s.choice_what[i] == frames.DOLLARS:
        return s.cash[seat] >= price_of(s, E, for_sale(s), s.choice_percent[i])
    return s.cash[seat] >= dearest_share(s, E, seat)


@rule("debt-raise-cash", "mortgage-any-time", "timed-end", "jail-rights-inside")
def raising_refusal(s: State, E: Tables, seat: int, otherwise: int) -> int:
    """May this seat raise cash with the bank now? `otherwise` is the reason if the game waits for something else."""
    refusal = refusal_of(s, seat, RAISE, otherwise)
    if refusal:
        return refusal
    return TIME_IS_UP if has_enough(s, E, seat) else LEGAL


@refuses(moves.SELL)
@rule("sell-houses-evenly", "shortage-auction", "debt-raise-cash", "card-sell-house-half")
def selling_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May this seat sell one level of this lot now, at will or because a card demands it?"""
    if chooses(s, seat, frames.CONDEMNED):
        return condemned_refusal(s, E, seat, deed)
    refusal = raising_refusal(s, E, seat, SELL_NOT_NOW) or sell_refusal(s, E, seat, deed)
    if refusal or not may_spoil(s, seat):
        return refusal
    return spoilt_by_sale(s, E, seat, deed)


@refuses(moves.SELL_ALL, seldom=True)
@rule("sell-hotels-all-at-once", "shortage-auction", "debt-raise-cash")
def selling_all_refusal(s: State, E: Tables, seat: int, group: int, level: int) -> int:
    """May this seat take this group down to this level now?"""
    refusal = raising_refusal(s, E, seat, SELL_NOT_NOW) or sell_all_refusal(s, E, seat, group, level)
    if refusal or not may_spoil(s, seat):
        return refusal
    return spoilt_by_group_sale(s, E, seat, group)


@refuses(moves.MORTGAGE)
@rule("mortgage-any-time", "shortage-auction", "debt-raise-cash")
def mortgaging_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """May this seat mortgage this deed now?"""
    refusal = raising_refusal(s, E, seat, MORTGAGE_NOT_NOW) or mortgage_refusal(s, E, seat, deed)
    if refusal or not may_spoil(s, seat):
        return refusal
    return spoilt_by_mortgage(s, E, seat, deed)


@refuses(moves.MORTGAGE, seldom=True)
@rule("stock-mortgage-sell", "debt-raise-cash")
def pawning_refusal(s: State, E: Tables, seat: int, company: int) -> int:
    """May this seat mortgage a share of this company now?"""
    return raising_refusal(s, E, seat, MORTGAGE_NOT_NOW) or pawn_refusal(s, E, seat, company)


@refuses(moves.SELL_DOLLARS, seldom=True)
@rule("picsou-dollar-sell", "debt-raise-cash")
def selling_dollars_refusal(s: State, E: Tables, seat: int, count: int) -> int:
    """May this seat sell this many Picsou dollars now?"""
    return raising_refusal(s, E, seat, SELL_NOT_NOW) or sell_dollars_refusal(s, seat, count)


@rule("shortage-auction", "debt-raise-cash")
def may_spoil(s: State, seat: int) -> bool:
    """Is there anything to spoil at all: buildings that are wanted or bid for, or Picsou dollars of a price that may fall?"""
    return s.f_kind[frames.top(s)] in (frames.AUCTION, frames.SHORTAGE) or s.dollars[seat] > 0


@seldom
@rule("shortage-auction", "debt-raise-cash")
def spoilt_by_sale(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the reason why one level less is refused: what it would spoil."""
    if leaves_no_lot(s, E, seat, lost_by_sale(s, E, seat, deed)):
        return NO_LOT_WOULD_BE_LEFT
    return SELL_DOLLARS_FIRST if deed == E.dollar_deed and keeps_dollars(s, seat) else LEGAL


@seldom
@rule("shortage-auction", "debt-raise-cash")
def spoilt_by_group_sale(s: State, E: Tables, seat: int, group: int) -> int:
    """Return the reason why selling a group down is refused: what it would spoil."""
    if leaves_no_lot(s, E, seat, lost_by_group_sale(s, E, seat, group)):
        return NO_LOT_WOULD_BE_LEFT
    return SELL_DOLLARS_FIRST if makes_dollars(E, group) and keeps_dollars(s, seat) else LEGAL


@seldom
@rule("shortage-auction", "debt-raise-cash")
def spoilt_by_mortgage(s: State, E: Tables, seat: int, deed: int) -> int:
    """Return the reason why a mortgage is refused: what it would spoil."""
    if leaves_no_lot(s, E, seat, lost_by_mortgage(s, E, seat, deed)):
        return NO_LOT_WOULD_BE_LEFT
    group = E.deed_group[deed]
    if makes_dollars(E, group) and keeps_dollars(s, seat) and is_doubled(s, E, seat, group):
        return SELL_DOLLARS_FIRST
    return LEGAL


# --- a bid for a building -----------------------------------------------------------------------


@rule("shortage-auction")
def wanted_kind(s: State, seat: int) -> int:
    """The kind of building that is shared out or under the hammer, if this seat has said that it wants any, or NONE."""
    i = frames.top(s)
    if s.tally[seat] == 0:
        return NONE
    if s.f_kind[i] == frames.SHORTAGE:
        return s.shortage_building[i]
    return lots.building(s.auction_lot[i]) if s.f_kind[i] == frames.AUCTION else NONE


@rule("shortage-auction")
def leaves_no_lot(s: State, E: Tables, seat: int, lost: int) -> bool:
    """Return whether a building they bid for or asked for would have no legal site without this much room."""
    return lost > 0 and room(s, E, seat, wanted_kind(s, seat)) - lost < s.tally[seat]


@rule("shortage-auction", "sell-houses-evenly")
def lost_by_sale(s: State, E: Tables, seat: int, deed: int) -> int:
    """Room for a hotel goes with a house of its colour, room for a skyscraper with a hotel; other room only grows."""
    kind = wanted_kind(s, seat)
    if kind == HOTEL and s.level[deed] >= HOTEL_LEVEL:
        return 0
    return room_in_group(s, E, seat, E.deed_group[deed], kind) if kind in (HOTEL, SKYSCRAPER) else 0


@rule("shortage-auction", "sell-hotels-all-at-once")
def lost_by_group_sale(s: State, E: Tables, seat: int, group: int) -> int:
    """A colour sold down to houses has no room for hotels nor for skyscrapers any more."""
    kind = wanted_kind(s, seat)
    return room_in_group(s, E, seat, group, kind) if kind in (HOTEL, SKYSCRAPER) else 0


@rule("shortage-auction", "build-mortgaged-group-blocks")
def lost_by_mortgage(s: State, E: Tables, seat: int, deed: int) -> int:
    """A mortgage shuts its lot to building, and on a colour the other lots too where the book says so."""
    kind = wanted_kind(s, seat)
    if kind == NONE:
        return 0
    group_room = room_in_group(s, E, seat, E.deed_group[deed], kind)
    if E.deed_kind[deed] == STREET and E.mortgaged_member_blocks_build:
        return group_room
    if E.deed_kind[deed] != STREET or kind != HOUSE:
        return min(group_room, 1)
    return min(group_room, E.max_houses)


# --- what a debtor could pay --------------------------------------------------------------------


@rule("debt-raise-cash", "picsou-dollar-value")
def keeps_dollars(s: State, seat: int) -> bool:
    """Has this debtor Picsou dollars that a lower price would make worth less?"""
    return s.dollars[seat] > 0 and in_debt(s, seat)


@rule("picsou-dollar-value")
def makes_dollars(E: Tables, group: int) -> bool:
    """Return whether the price of the Picsou dollar depends on this group."""
    return E.dollar_deed != NONE and E.deed_group[E.dollar_deed] == group


@rule("picsou-dollar-value", "rent-complete-group-double")
def is_doubled(s: State, E: Tables, seat: int, group: int) -> bool:
    """Is a bare group, owned whole and free of mortgage, worth more than a single lot?"""
    return owns_group(s, E, seat, group) and not any_mortgaged(s, E, group)
