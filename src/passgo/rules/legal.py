"""The legal moves now: one source, `why_not`, and its other faces, `legal` and `limits`."""

from __future__ import annotations

from typing import Final

from . import (
    auction,
    building,
    cards,
    dispatch,
    dollars,
    half_property,
    jail,
    mortgage,
    raising,
    rent,
    shortage,
    speed_die,
    stocks,
    storms,
    vouchers,
)
from .acting import (
    ANSWER,
    BUILD,
    CLAIM,
    RAISE,
    WITHDRAW,
    rights,
)
from .base import frames, moves
from .base.bits import lowest
from .base.decks import held_with_effect
from .base.kernel import rule, seldom
from .base.players import in_play
from .base.reasons import (
    GAME_OVER,
    LEGAL,
    NO_SUCH_SEAT,
    RETIRED,
    UNKNOWN_MOVE,
)
from .base.state import BANK, TABLE, State
from .base.tables import KEEP_FREE_HOUSE, KEEP_OUT_OF_JAIL, Tables
from .chance import chance_refusal, chance_way, chance_ways

MOST_MOVES: Final = 320
"""No seat ever has more legal moves than this, amounts and offers counted once."""


@rule("object-of-game")
def why_not(s: State, E: Tables, move: int) -> int:
    """0 when the move is legal now, else the number of the reason why it is not. Changes nothing.

    For `OFFER`, the deal must stand in the state's deal fields.
    """
    kind = moves.kind_of(move)
    seat = moves.seat_of(move)
    arg = moves.arg_of(move)
    if s.f_kind[s.depth - 1] == frames.OVER:
        return GAME_OVER
    if arg < 0:
        return UNKNOWN_MOVE
    if seat == TABLE:
        return chance_refusal(s, E, kind, arg)
    if not moves.is_among(moves.BANKERS, kind):
        if seat >= s.players:
            return NO_SUCH_SEAT
        if s.out[seat]:
            return RETIRED
    return dispatch.refusal(s, E, kind, seat, arg)


@rule()
def add_if_legal(s: State, E: Tables, move: int, out: list[int], n: int) -> int:
    """Append a move to a list when it is legal; gives the list's new length."""
    if why_not(s, E, move) == LEGAL:
        out[n] = move
        return n + 1
    return n


@rule("object-of-game")
def legal(s: State, E: Tables, seat: int, out: list[int]) -> int:
    """Fill `out` (at least `MOST_MOVES` long) with the legal moves of a seat; return how many.

    `BID` is listed once, at the lowest legal amount; `WANT` with 0 and with its lowest; `OPEN` at the price that the
    program would name. Offers are not listed, since their number has no bound. For `TABLE`: every outcome of chance;
    for `BANK`: the answers of a Banker without a token.
    """
    n = 0
    if seat == TABLE:
        for k in range(chance_ways(s, E)):
            out[n] = chance_way(s, E, k)
            n += 1
        return n
    if seat != BANK and not in_play(s, seat):
        return 0
    may_do = rights(s, seat)
    if may_do & ANSWER:
        n = legal_answers(s, E, seat, out, n)
    if seat == BANK:
        return n
    if may_do & CLAIM:
        n = rent.legal_claims(s, seat, out, n)
    if may_do & RAISE and not raising.has_enough(s, E, seat):
        n = legal_with_property(s, E, seat, may_do & BUILD != 0, out, n)
        if has_papers(E):
            n = legal_with_papers(s, E, seat, may_do & BUILD != 0, out, n)
    if may_do & WITHDRAW:
        out[n] = moves.code(moves.WITHDRAW, seat, 0)
        n += 1
    return n


@rule()
def legal_answers(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Answers to the question on the table."""
    kind = s.f_kind[frames.top(s)]
    if kind in (frames.TURN, frames.ROLLOFF):
        n = legal_in_turn(s, E, seat, out, n)
    elif kind == frames.LAND:
        n = dispatch.list_buy(s, E, seat, out, n)
    elif kind == frames.CHOICE:
        n = legal_choices(s, E, seat, out, n)
    elif kind == frames.AUCTION and s.f_step[frames.top(s)] == frames.OPENING:
        out[n] = moves.code(moves.OPEN, seat, auction.opening_price(s, E, s.auction_lot[frames.top(s)]))
        n += 1
    elif kind == frames.AUCTION:
        n = add_if_legal(s, E, moves.code(moves.BID, seat, auction.least_bid(s, E)), out, n)
        n = add_if_legal(s, E, moves.code(moves.PASS, seat, 0), out, n)
    elif kind == frames.SHORTAGE:
        n = add_if_legal(s, E, moves.code(moves.WANT, seat, 0), out, n)
        n = add_if_legal(s, E, moves.code(moves.WANT, seat, 1), out, n)
    elif kind == frames.OFFER:
        n = dispatch.list_offer(s, E, seat, out, n)
    elif kind == frames.TRANSFER:
        for deed in range(E.deeds):
            if s.todo[deed]:
                n = add_if_legal(s, E, moves.code(moves.LIFT, seat, deed), out, n)
                n = add_if_legal(s, E, moves.code(moves.KEEP, seat, deed), out, n)
    elif kind == frames.DEBT:
        n = half_property.legal_half(s, E, seat, out, n)
        n = add_if_legal(s, E, moves.code(moves.BANKRUPT, seat, 0), out, n)
    return n


@rule()
def legal_in_turn(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """List the moves of a player who must roll, say how far to go, or play a last voucher or end the turn.

    The last rents are listed with all others.
    """
    step = s.f_step[frames.top(s)]
    if step == frames.CHOOSE:
        return speed_die.legal_moves_on(s, E, seat, out, n)
    if step == frames.RENTS:
        return n
    if step == frames.LAST_CALL:
        n = vouchers.legal_vouchers(s, E, seat, out, n)
        out[n] = moves.code(moves.END_TURN, seat, 0)
        return n + 1
    out[n] = moves.code(moves.ROLL, seat, 0)
    n += 1
    if s.jailed[seat]:
        n = jail.legal_in_jail(s, E, seat, out, n)
    return vouchers.legal_vouchers(s, E, seat, out, n) if E.voucher_kinds else n


@rule()
def legal_with_property(s: State, E: Tables, seat: int, builds: bool, out: list[int], n: int) -> int:
    """List what this seat may build (if `builds`), lift, sell and mortgage, deed by deed, then whole groups."""
    first = n
    sites = s.whole[seat] | building.lots_for_depots(s, E, seat) if builds else 0
    mine = s.holds[seat]
    while mine:
        deed = lowest(mine)
        mine &= mine - 1
        if s.pledged >> deed & 1:
            if builds and s.cash[seat] >= E.deed_lift[deed]:  # no transfer waits while they may build
                out[n] = moves.code(moves.LIFT, seat, deed)
                n += 1
            continue
        if sites >> deed & 1 and not building.build_refusal(s, E, seat, deed):
            out[n] = moves.code(moves.BUILD, seat, deed)
            n += 1
        if s.built >> deed & 1:
            if not building.sell_refusal(s, E, seat, deed):
                out[n] = moves.code(moves.SELL, seat, deed)
                n += 1
        elif not mortgage.buildings_first(s, E, deed):
            out[n] = moves.code(moves.MORTGAGE, seat, deed)
            n += 1
    if s.whole[seat] & s.built:
        n = legal_sales_of_hotels(s, E, seat, out, n)
    return without_spoiling(s, E, out, first, n) if raising.may_spoil(s, seat) else n


@rule()
def legal_sales_of_hotels(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """List the sales of whole groups of this seat at once, to each level that the stock of houses admits."""
    for group in range(E.groups):
        if s.whole[seat] & s.built & E.group_deeds[group]:
            for level in range(E.max_houses):
                if not building.sell_all_refusal(s, E, seat, group, level):
                    out[n] = moves.code(moves.SELL_ALL, seat, moves.pair(group, level))
                    n += 1
    return n


@seldom
@rule("shortage-auction", "debt-raise-cash")
def without_spoiling(s: State, E: Tables, out: list[int], first: int, n: int) -> int:
    """Take those moves off the list, from its place `first` on, that would spoil a bid or what a debtor could pay."""
    kept = first
    for k in range(first, n):
        kept = add_if_legal(s, E, out[k], out, kept)
    return kept


@rule("auction-cash-payment", "auction-start-price", "shortage-auction")
def least(s: State, E: Tables, seat: int, kind: int) -> int:
    """The least amount of a `BID`, `OPEN`, `WANT` or of Picsou dollars that is legal for this seat now."""
    if kind == moves.BID and s.f_kind[frames.top(s)] == frames.AUCTION:
        return auction.least_bid(s, E)
    return 1 if kind in (moves.SELL_DOLLARS, moves.OPEN) else 0


@rule("auction-cash-payment", "shortage-auction")
def most(s: State, E: Tables, seat: int, kind: int) -> int:
    """The greatest amount of a `BID`, `OPEN`, `WANT` or of Picsou dollars that is legal for this seat now.

    Below the least: none is.
    """
    i = frames.top(s)
    if kind == moves.BID and s.f_kind[i] == frames.AUCTION:
        return s.cash[seat]
    if kind == moves.OPEN:
        return moves.MOST_OPENING
    if kind == moves.WANT and s.f_kind[i] == frames.SHORTAGE:
        return building.room(s, E, seat, s.shortage_building[i])
    if kind == moves.DOLLARS and frames.choice_of(s, frames.DOLLARS):
        return dollars.may_take(s, E, seat)
    return s.dollars[seat] if kind == moves.SELL_DOLLARS else 0


# --- with what few books put into players' hands ------------------------------------------------


@rule()
def has_papers(E: Tables) -> bool:
    """Does this edition put more into players' hands than cash, deeds and Get Out of Jail Free cards?"""
    return bool(E.companies | E.dollars | E.kept_effects & ~(1 << KEEP_OUT_OF_JAIL))


@seldom
@rule("stock-mortgage-sell", "picsou-dollar-sell", "card-free-house")
def legal_with_papers(s: State, E: Tables, seat: int, builds: bool, out: list[int], n: int) -> int:
    """Mortgages on shares, the sale of one Picsou dollar, the free house; added to a list of moves."""
    if s.dollars[seat] > 0:
        out[n] = moves.code(moves.SELL_DOLLARS, seat, 1)
        n += 1
    for company in range(E.companies):
        if not stocks.pawn_refusal(s, E, seat, company):
            out[n] = moves.code(moves.MORTGAGE, seat, moves.a_share(company))
            n += 1
        if builds and not stocks.redeem_refusal(s, E, seat, company):
            out[n] = moves.code(moves.LIFT, seat, moves.a_share(company))
            n += 1
    keepable = held_with_effect(s, E, seat, KEEP_FREE_HOUSE)
    if builds and keepable < E.keepable:
        n = cards.legal_free_houses(s, E, seat, keepable, out, n)
    return n


# --- choices among several answers --------------------------------------------------------------


@rule()
def answers_at_most(s: State, E: Tables, what: int) -> int:
    """How many answers with an argument are conceivable, of the choices that have a few of them."""
    if what == frames.STORM:
        return E.groups + E.deeds
    if what == frames.CONDEMNED:
        return E.deeds
    if what == frames.TAKE_VOUCHER:
        return E.voucher_kinds * s.players
    return E.voucher_kinds if what in (frames.GIVE_VOUCHER, frames.RETURN_VOUCHER) else 0


@rule()
def answer_to(s: State, E: Tables, what: int, seat: int, k: int) -> int:
    """The k-th conceivable answer, as a move: a group or a single deed, a deed, whose voucher, a voucher."""
    if what == frames.STORM:
        return moves.code(moves.STORM, seat, storms.target_number(E, k))
    if what == frames.CONDEMNED:
        return moves.code(moves.SELL, seat, k)
    if what == frames.TAKE_VOUCHER:
        return moves.code(moves.TAKE, seat, moves.pair(k % s.players, k // s.players))
    if what == frames.GIVE_VOUCHER:
        return moves.code(moves.GIVE, seat, moves.a_voucher(k))
    return moves.code(moves.RETURN, seat, k)


@rule()
def legal_choices(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Answers to a choice, added to a list of moves."""
    what = s.choice_what[frames.top(s)]
    if what == frames.PLACE:
        return shortage.legal_places(s, E, seat, out, n)
    answered = dispatch.list_choice(s, E, what, seat, out, n)
    return answered if answered > n else legal_seldom_choices(s, E, seat, out, n)


@seldom
@rule()
def legal_seldom_choices(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Answers to a choice that few books offer, added to a list of moves."""
    what = s.choice_what[frames.top(s)]
    if what == frames.DOLLARS:
        return dollars.legal_dollars(s, E, seat, out, n)
    if what == frames.SHARE:
        return stocks.legal_shares(s, E, seat, out, n)
    for k in range(answers_at_most(s, E, what)):
        n = add_if_legal(s, E, answer_to(s, E, what, seat, k), out, n)
    return n
