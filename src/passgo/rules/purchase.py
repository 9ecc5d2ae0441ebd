"""Buying from the bank, and what becomes of it when the player declines."""

from __future__ import annotations

from typing import Final

from . import auction
from .acting import PURCHASE, THROW, answers, chooses, moment
from .base import cite, events, frames, lots, moves
from .base.deeds import give_deed
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import pay
from .base.reasons import DOLLARS_SAY_ZERO, LEGAL, NOT_FOR_SALE, PRICE_ABOVE_CASH
from .base.state import BANK, State
from .base.tables import Tables
from .stocks import decline_share_refusal

NO_AUCTION: Final = cite.number_of("house-auction")


@rule("buy-unowned-option", "buy-after-card-move", "buy-price-source")
def offer_for_sale(s: State, E: Tables, deed: int) -> None:
    """Offer the Bank's deed under a player, who came by dice or by card."""
    i = frames.top(s)
    s.f_step[i] = frames.WAIT
    s.land_deed[i] = deed
    events.emit(s, events.ON_SALE, cite.BUY_UNOWNED_OPTION, s.f_seat[i], deed, E.deed_price[deed], 0)


@rule("buy-unowned-option", "auction-on-decline")
def purchase_refusal(s: State, seat: int) -> int:
    """Is a deed offered to this seat? It may take it or leave it."""
    refusal = answers(s, seat, PURCHASE)
    return NOT_FOR_SALE if refusal and moment(s) == THROW else refusal


@refuses(moves.DECLINE)
@rule("auction-on-decline", "picsou-dollar-buy")
def decline_refusal(s: State, seat: int) -> int:
    """A deed or a share is left to the highest bidder; of Picsou dollars one buys none by saying 0."""
    if frames.choice_of(s, frames.SHARE):
        return decline_share_refusal(s, seat)
    if chooses(s, seat, frames.DOLLARS):
        return DOLLARS_SAY_ZERO
    return purchase_refusal(s, seat)


@refuses(moves.BUY)
@rule("buy-unowned-option")
def buy_refusal(s: State, E: Tables, seat: int) -> int:
    """At the printed price, in cash."""
    refusal = purchase_refusal(s, seat)
    if refusal:
        return refusal
    deed = s.land_deed[frames.top(s)]
    if s.cash[seat] < E.deed_price[deed]:
        return PRICE_ABOVE_CASH
    return LEGAL


@plays(moves.BUY)
@rule("buy-unowned-option", "buy-price-source")
def buy(s: State, E: Tables, seat: int) -> None:
    """The deed for its printed price."""
    deed = s.land_deed[frames.top(s)]
    frames.pop(s)
    pay(s, seat, BANK, E.deed_price[deed])
    give_deed(s, E, deed, seat)
    events.emit(s, events.BOUGHT, cite.BUY_UNOWNED_OPTION, seat, deed, E.deed_price[deed], 0)


@plays(moves.DECLINE)
@rule("auction-on-decline", "house-auction", "tips")
def decline(s: State, E: Tables, seat: int) -> None:
    """Refused: to the highest bidder, at once."""
    if frames.choice_of(s, frames.SHARE):
        decline_share(s, E, seat)
        return
    deed = s.land_deed[frames.top(s)]
    frames.pop(s)
    events.emit(s, events.DECLINED, cite.AUCTION_ON_DECLINE, seat, deed, 0, 0)
    if E.auction_when_declined:
        auction.open_for_all(s, E, deed, seat)
    else:
        events.emit(s, events.STAYS_WITH_BANK, NO_AUCTION, BANK, deed, 0, 0)


@seldom
@rule("stock-auction")
def decline_share(s: State, E: Tables, seat: int) -> None:
    """The option is auctioned at once; who declined may bid."""
    frames.pop(s)
    events.emit(s, events.SHARE_DECLINED, cite.STOCK_AUCTION, seat, 0, 0, 0)
    auction.open_for_all(s, E, lots.ANY_SHARE, seat)
