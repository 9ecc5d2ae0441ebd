"""The moves that only the fifth book has, mortgages on shares and the sale of a condemned house among them: whether they are legal, and making them."""

from __future__ import annotations

from passgo.rules import dollars, half_property, stocks, storms, vouchers
from passgo.rules.auction import open_for_all
from passgo.rules.base import frames, lots, moves
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.reasons import NOTHING_TO_GIVE, UNKNOWN_MOVE
from passgo.rules.base.state import State
from passgo.rules.base.tables import KEEP_FREE_HOUSE, Tables
from passgo.rules.picsou import effects, rides
from passgo.rules.turn import pass_turn
from passgo.rules.waits import may_act

from .kept import held_with_effect


@seldom
@rule("stock-bank-only-single", "storm-immediate", "picsou-dollar-buy", "voucher-one-per-turn")
def decision_refusal_special(s: State, E: Tables, kind: int, seat: int, arg: int) -> int:
    """May this be done now?"""
    if kind == moves.DECLINE:
        return stocks.decline_share_refusal(s, seat)
    if kind == moves.HALF:
        return half_property.half_refusal(s, E, seat)
    if kind == moves.GIVE:
        return give_refusal(s, E, seat, arg)
    if kind == moves.VOUCHER:
        return rides.voucher_refusal(s, E, seat, arg & 255, arg >> 8)
    if kind == moves.DOLLARS:
        return dollars.buy_dollars_refusal(s, E, seat, arg)
    if kind == moves.SHARE:
        return stocks.share_refusal(s, E, seat, arg)
    if kind == moves.STORM:
        return storms.storm_refusal(s, E, seat, arg)
    if kind == moves.TAKE:
        return vouchers.take_refusal(s, E, seat, arg & 255, arg >> 8)
    if kind == moves.RETURN:
        return vouchers.return_refusal(s, E, seat, arg)
    if kind == moves.SELL:
        return effects.condemned_refusal(s, E, seat, arg)
    if kind == moves.END_TURN:
        return rides.done_refusal(s, seat)
    return UNKNOWN_MOVE


@rule("rent-half-cash-half-property", "squeeze-play-alt")
def give_refusal(s: State, E: Tables, seat: int, arg: int) -> int:
    """A voucher to who squeezes, a deed to whom half a rent is owed."""
    if half_property.half_paid(s):
        if arg >= moves.A_VOUCHER:
            return NOTHING_TO_GIVE
        return half_property.payment_refusal(s, E, seat, arg)
    if arg < moves.A_VOUCHER:
        return NOTHING_TO_GIVE
    return vouchers.gift_refusal(s, E, seat, arg - moves.A_VOUCHER)


@seldom
@rule("space-effects")
def decide_special(s: State, E: Tables, kind: int, seat: int, arg: int) -> None:
    """Do what `decision_refusal_special` finds legal."""
    if kind == moves.DECLINE:
        decline_share(s, E, seat)
    elif kind == moves.HALF:
        half_property.pay_half(s, seat)
    elif kind == moves.GIVE:
        if arg >= moves.A_VOUCHER:
            vouchers.give_voucher(s, seat, arg - moves.A_VOUCHER)
        else:
            half_property.give_in_payment(s, E, seat, arg)
    elif kind == moves.VOUCHER:
        rides.play_voucher(s, E, seat, arg & 255, arg >> 8)
    elif kind == moves.DOLLARS:
        dollars.buy_dollars(s, E, seat, arg)
    elif kind == moves.SELL_DOLLARS:
        dollars.sell_dollars(s, E, seat, arg)
    elif kind == moves.SHARE:
        stocks.take_share(s, E, seat, arg)
    elif kind == moves.STORM:
        storms.strike(s, E, arg)
    elif kind == moves.TAKE:
        vouchers.take_from(s, seat, arg & 255, arg >> 8)
    elif kind == moves.RETURN:
        vouchers.return_voucher(s, seat, arg)
    elif kind == moves.SELL:
        effects.sell_condemned(s, E, seat, arg)
    elif kind == moves.MORTGAGE:
        stocks.pawn(s, E, seat, arg - moves.A_SHARE)
    elif kind == moves.LIFT:
        stocks.redeem(s, E, seat, arg - moves.A_SHARE)
    elif kind == moves.END_TURN:
        pass_turn(s)


@rule("stock-auction")
def decline_share(s: State, E: Tables, seat: int) -> None:
    """The option is auctioned at once; who declined may bid."""
    frames.pop(s)
    stocks.tell_declined(s, seat)
    open_for_all(s, E, lots.ANY_SHARE, seat)


@seldom
@rule("stock-mortgage-sell", "picsou-dollar-sell", "card-free-house")
def legal_with_papers(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Mortgages on shares, the sale of one Picsou dollar, the free house; added to a list of moves."""
    if s.dollars[seat] > 0:
        out[n] = moves.code(moves.SELL_DOLLARS, seat, 1)
        n += 1
    for company in range(E.companies):
        if not stocks.pawn_refusal(s, E, seat, company):
            out[n] = moves.code(moves.MORTGAGE, seat, moves.A_SHARE + company)
            n += 1
        if may_act(s, seat) and not stocks.redeem_refusal(s, E, seat, company):
            out[n] = moves.code(moves.LIFT, seat, moves.A_SHARE + company)
            n += 1
    keepable = held_with_effect(s, E, seat, KEEP_FREE_HOUSE)
    if keepable < E.keepable:
        n = effects.legal_free_houses(s, E, seat, keepable, out, n)
    return n
