"""From a kind of move to the function of its chapter. Made by `python -m passgo.rules.publish`."""

from __future__ import annotations

from . import (
    auction,
    bankruptcy,
    building,
    cards,
    dollars,
    half_property,
    jail,
    mortgage,
    purchase,
    raising,
    rent,
    shortage,
    speed_die,
    stocks,
    storms,
    tax,
    trade,
    turn,
    vouchers,
)
from .base import frames, moves
from .base.kernel import rule, seldom
from .base.reasons import UNKNOWN_MOVE
from .base.state import State
from .base.tables import Tables


@rule("object-of-game")
def refusal(s: State, E: Tables, kind: int, seat: int, arg: int) -> int:
    """Return why a move of a seat is refused, or LEGAL."""
    if kind == moves.ROLL:
        return turn.roll_refusal(s, seat)
    if kind == moves.FINE:
        return jail.fine_refusal(s, E, seat)
    if kind == moves.USE:
        return cards.card_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.MOVE:
        return speed_die.move_refusal(s, E, seat, arg)
    if kind == moves.BUY:
        return purchase.buy_refusal(s, E, seat)
    if kind == moves.DECLINE:
        return purchase.decline_refusal(s, seat)
    if kind == moves.TAX_FLAT:
        return tax.tax_refusal(s, seat)
    if kind == moves.TAX_PERCENT:
        return tax.tax_refusal(s, seat)
    if kind == moves.BID:
        return auction.bid_refusal(s, E, seat, arg)
    if kind == moves.PASS:
        return auction.bidder_refusal(s, E, seat)
    if kind == moves.WANT:
        return shortage.want_refusal(s, E, seat, arg)
    if kind == moves.PLACE:
        return shortage.place_refusal(s, E, seat, arg)
    if kind == moves.CLAIM:
        return rent.asking_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.WAIVE:
        return rent.asking_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.BUILD:
        return building.building_refusal(s, E, seat, arg)
    if kind == moves.SELL:
        return raising.selling_refusal(s, E, seat, arg)
    if kind == moves.OFFER:
        return trade.offer_refusal(s, E, seat, arg)
    if kind == moves.ACCEPT:
        return trade.answer_refusal(s, kind, seat)
    if kind == moves.REJECT:
        return trade.answer_refusal(s, kind, seat)
    if kind == moves.WITHDRAW:
        return trade.answer_refusal(s, kind, seat)
    if kind == moves.MORTGAGE and not moves.is_other(arg):
        return raising.mortgaging_refusal(s, E, seat, arg)
    if kind == moves.LIFT and not moves.is_other(arg):
        return mortgage.lifting_refusal(s, E, seat, arg)
    return seldom_refusal(s, E, kind, seat, arg)


@seldom
@rule("object-of-game")
def seldom_refusal(s: State, E: Tables, kind: int, seat: int, arg: int) -> int:
    """Return why a move that is seldom made is refused, or LEGAL."""
    if kind == moves.VOUCHER:
        return vouchers.voucher_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.END_TURN:
        return turn.done_refusal(s, seat)
    if kind == moves.SHARE:
        return stocks.share_refusal(s, E, seat, arg)
    if kind == moves.PAY:
        return cards.pay_or_draw_refusal(s, seat)
    if kind == moves.DRAW:
        return cards.pay_or_draw_refusal(s, seat)
    if kind == moves.DOLLARS:
        return dollars.buy_dollars_refusal(s, E, seat, arg)
    if kind == moves.STORM:
        return storms.storm_refusal(s, E, seat, arg)
    if kind == moves.TAKE:
        return vouchers.take_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.RETURN:
        return vouchers.return_refusal(s, E, seat, arg)
    if kind == moves.OPEN:
        return auction.naming_refusal(s, seat, arg)
    if kind == moves.SELL_ALL:
        return raising.selling_all_refusal(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    if kind == moves.SELL_DOLLARS:
        return raising.selling_dollars_refusal(s, E, seat, arg)
    if kind == moves.MORTGAGE:
        return raising.pawning_refusal(s, E, seat, moves.index_of(arg))
    if kind == moves.LIFT:
        return stocks.redeeming_refusal(s, E, seat, moves.index_of(arg))
    if kind == moves.KEEP:
        return mortgage.transfer_refusal(s, seat, arg)
    if kind == moves.HALF:
        return half_property.half_refusal(s, E, seat)
    if kind == moves.BANKRUPT:
        return bankruptcy.bankrupt_refusal(s, E, seat)
    if kind == moves.GIVE and moves.is_other(arg):
        return vouchers.gift_refusal(s, E, seat, moves.index_of(arg))
    if kind == moves.GIVE:
        return half_property.payment_refusal(s, E, seat, arg)
    return UNKNOWN_MOVE


@rule("object-of-game")
def play(s: State, E: Tables, kind: int, seat: int, arg: int) -> None:
    """Make a move of a seat."""
    if kind == moves.ROLL:
        turn.roll(s, E)
    elif kind == moves.FINE:
        jail.pay_fine(s, E, seat)
    elif kind == moves.USE:
        cards.use_card(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.MOVE:
        speed_die.choose_move(s, E, seat, arg)
    elif kind == moves.BUY:
        purchase.buy(s, E, seat)
    elif kind == moves.DECLINE:
        purchase.decline(s, E, seat)
    elif kind == moves.TAX_FLAT:
        tax.choose_tax(s, E, kind)
    elif kind == moves.TAX_PERCENT:
        tax.choose_tax(s, E, kind)
    elif kind == moves.BID:
        auction.bid(s, seat, arg)
    elif kind == moves.PASS:
        auction.pass_bid(s, seat)
    elif kind == moves.WANT:
        shortage.want(s, seat, arg)
    elif kind == moves.PLACE:
        shortage.place(s, E, arg)
    elif kind == moves.CLAIM:
        rent.claim(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.WAIVE:
        rent.waive(s, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.BUILD:
        shortage.order_building(s, E, seat, arg)
    elif kind == moves.SELL:
        building.sell(s, E, seat, arg)
    elif kind == moves.OFFER:
        trade.offer(s, seat, arg)
    elif kind == moves.ACCEPT:
        trade.accept(s, E)
    elif kind == moves.REJECT:
        trade.turn_down(s, kind)
    elif kind == moves.WITHDRAW:
        trade.turn_down(s, kind)
    elif kind == moves.MORTGAGE and not moves.is_other(arg):
        mortgage.mortgage(s, E, seat, arg)
    elif kind == moves.LIFT and not moves.is_other(arg):
        mortgage.lift(s, E, seat, arg)
    else:
        play_seldom(s, E, kind, seat, arg)


@seldom
@rule("object-of-game")
def play_seldom(s: State, E: Tables, kind: int, seat: int, arg: int) -> None:
    """Make a move that is seldom made."""
    if kind == moves.VOUCHER:
        vouchers.play_voucher(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.END_TURN:
        turn.pass_turn(s)
    elif kind == moves.SHARE:
        stocks.take_share(s, E, seat, arg)
    elif kind == moves.PAY:
        cards.pay_or_draw(s, E, kind, seat)
    elif kind == moves.DRAW:
        cards.pay_or_draw(s, E, kind, seat)
    elif kind == moves.DOLLARS:
        dollars.buy_dollars(s, E, seat, arg)
    elif kind == moves.STORM:
        storms.strike(s, E, arg)
    elif kind == moves.TAKE:
        vouchers.take_from(s, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.RETURN:
        vouchers.return_voucher(s, seat, arg)
    elif kind == moves.OPEN:
        auction.name_price(s, E, arg)
    elif kind == moves.SELL_ALL:
        building.sell_all(s, E, seat, moves.first_of(arg), moves.last_of(arg))
    elif kind == moves.SELL_DOLLARS:
        dollars.sell_dollars(s, E, seat, arg)
    elif kind == moves.MORTGAGE:
        stocks.pawn(s, E, seat, moves.index_of(arg))
    elif kind == moves.LIFT:
        stocks.redeem(s, E, seat, moves.index_of(arg))
    elif kind == moves.KEEP:
        mortgage.keep(s, E, seat, arg)
    elif kind == moves.HALF:
        half_property.pay_half(s, seat)
    elif kind == moves.BANKRUPT:
        bankruptcy.go_bankrupt(s, E)
    elif kind == moves.GIVE and moves.is_other(arg):
        vouchers.give_voucher(s, seat, moves.index_of(arg))
    elif kind == moves.GIVE:
        half_property.give_in_payment(s, E, seat, arg)


@rule("object-of-game")
def list_buy(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to `buy`."""
    if not purchase.buy_refusal(s, E, seat):
        out[n] = moves.code(moves.BUY, seat, 0)
        n += 1
    if not purchase.decline_refusal(s, seat):
        out[n] = moves.code(moves.DECLINE, seat, 0)
        n += 1
    return n


@rule("object-of-game")
def list_tax(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to `tax`."""
    if not tax.tax_refusal(s, seat):
        out[n] = moves.code(moves.TAX_FLAT, seat, 0)
        n += 1
    if not tax.tax_refusal(s, seat):
        out[n] = moves.code(moves.TAX_PERCENT, seat, 0)
        n += 1
    return n


@rule("object-of-game")
def list_offer(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to `offer`."""
    if not trade.answer_refusal(s, moves.ACCEPT, seat):
        out[n] = moves.code(moves.ACCEPT, seat, 0)
        n += 1
    if not trade.answer_refusal(s, moves.REJECT, seat):
        out[n] = moves.code(moves.REJECT, seat, 0)
        n += 1
    return n


@rule("object-of-game")
def list_pay_or_draw(s: State, E: Tables, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to `pay_or_draw`."""
    if not cards.pay_or_draw_refusal(s, seat):
        out[n] = moves.code(moves.PAY, seat, 0)
        n += 1
    if not cards.pay_or_draw_refusal(s, seat):
        out[n] = moves.code(moves.DRAW, seat, 0)
        n += 1
    return n


@rule("object-of-game")
def list_choice(s: State, E: Tables, what: int, seat: int, out: list[int], n: int) -> int:
    """Append the legal answers to a choice, if verbs alone answer it."""
    if what == frames.TAX:
        return list_tax(s, E, seat, out, n)
    if what == frames.PAY_OR_DRAW:
        return list_pay_or_draw(s, E, seat, out, n)
    return n
