"""Trades between players: deeds, out-of-jail cards and cash, in any mix; never loans or buildings."""

from __future__ import annotations

from . import cite, events, frames
from .debt import in_debt
from .deeds import give_deed
from .groups import any_built
from .kernel import rule
from .money import pay
from .mortgage import keep_fee
from .players import in_play
from .reasons import (
    LEGAL,
    NO_OFFER,
    NOT_YOUR_OFFER,
    OFFER_ABOVE_CASH,
    OFFER_BUILDINGS,
    OFFER_EMPTY,
    OFFER_GIFT,
    OFFER_INTEREST,
    OFFER_MORTGAGED,
    OFFER_NOT_NOW,
    OFFER_NOT_OWNED,
    OFFER_RAISES_NOTHING,
    OFFER_TO_WHOM,
    TIME_IS_UP,
)
from .state import KEEPABLE, State
from .tables import STREET, Tables
from .waits import free_wait


@rule()
def table_deal(
    s: State,
    offerer: int,
    receiver: int,
    give_cash: int,
    take_cash: int,
    give_deeds: int,
    take_deeds: int,
    give_cards: int,
    take_cards: int,
) -> None:
    """Write what an offer holds into the state; deeds and keepable cards as bit sets.

    Only when no offer stands. The move `OFFER` then makes it; `clear_deal` takes it back.
    """
    s.deal_from = offerer
    s.deal_to = receiver
    s.give_cash = give_cash
    s.take_cash = take_cash
    s.give_deeds = give_deeds
    s.take_deeds = take_deeds
    s.give_cards = give_cards
    s.take_cards = take_cards


@rule()
def clear_deal(s: State) -> None:
    """No offer stands."""
    table_deal(s, 0, 0, 0, 0, 0, 0, 0, 0)


@rule("trade-no-buildings-in-group", "trade-mortgaged-property", "trade-private-sale")
def deeds_refusal(s: State, E: Tables, hand: int, deeds: int) -> int:
    """May this hand part with these deeds? None of a group on which anything is built."""
    if deeds >> E.deeds:
        return OFFER_NOT_OWNED
    for deed in range(E.deeds):
        if deeds >> deed & 1:
            if s.owner[deed] != hand:
                return OFFER_NOT_OWNED
            if E.deed_kind[deed] == STREET and any_built(s, E, E.deed_group[deed]):
                return OFFER_BUILDINGS
            if s.mortgaged[deed] and not E.trade_mortgaged:
                return OFFER_MORTGAGED
    return LEGAL


@rule("goojf-sale")
def cards_refusal(s: State, E: Tables, hand: int, cards: int) -> int:
    """Does this hand hold these out-of-jail cards?"""
    if cards >> E.keepable:
        return OFFER_NOT_OWNED
    for keepable in range(min(E.keepable, KEEPABLE)):
        if cards >> keepable & 1 and s.kept[keepable] != hand:
            return OFFER_NOT_OWNED
    return LEGAL


@rule("mortgage-transfer-interest")
def interest_on(s: State, E: Tables, deeds: int) -> int:
    """The interest that whoever receives these deeds must pay at the least."""
    fees = 0
    for deed in range(E.deeds):
        if deeds >> deed & 1 and s.mortgaged[deed]:
            fees += keep_fee(E, deed)
    return fees


@rule(
    "trade-content",
    "trade-private-sale",
    "trade-any-time",
    "no-loans",
    "no-rent-immunity",
    "tips",
    "mortgage-transfer-interest",
)
def offer_refusal(s: State, E: Tables, offerer: int, receiver: int) -> int:
    """May the deal on the table be offered? It must be payable at once on both sides, interest included.

    A debtor may deal only to raise cash.
    """
    if s.ending:
        return TIME_IS_UP
    if not free_wait(s):
        return OFFER_NOT_NOW
    if not in_play(s, receiver) or receiver == offerer or s.deal_from != offerer or s.deal_to != receiver:
        return OFFER_TO_WHOM
    given = s.give_cash or s.give_deeds or s.give_cards
    taken = s.take_cash or s.take_deeds or s.take_cards
    if not given and not taken:
        return OFFER_EMPTY
    if (not given or not taken) and not E.gift_trades_allowed:
        return OFFER_GIFT
    brought = s.take_cash - s.give_cash
    if (brought <= 0 and in_debt(s, offerer)) or (brought >= 0 and in_debt(s, receiver)):
        return OFFER_RAISES_NOTHING
    refusal = deeds_refusal(s, E, offerer, s.give_deeds)
    if not refusal:
        refusal = deeds_refusal(s, E, receiver, s.take_deeds)
    if not refusal:
        refusal = cards_refusal(s, E, offerer, s.give_cards)
    if not refusal:
        refusal = cards_refusal(s, E, receiver, s.take_cards)
    if refusal:
        return refusal
    if s.give_cash > s.cash[offerer] or s.take_cash > s.cash[receiver]:
        return OFFER_ABOVE_CASH
    if s.cash[offerer] - s.give_cash + s.take_cash < interest_on(s, E, s.take_deeds):
        return OFFER_INTEREST
    if s.cash[receiver] - s.take_cash + s.give_cash < interest_on(s, E, s.give_deeds):
        return OFFER_INTEREST
    return LEGAL


@rule("trade-private-sale", "goojf-sale")
def offer(s: State, offerer: int, receiver: int) -> None:
    """The deal is offered; it waits for an answer."""
    frames.push(s, frames.OFFER, receiver, 0, 0, 0, 0)
    events.emit(s, events.OFFERED, cite.TRADE_PRIVATE_SALE, offerer, receiver, 0, 0)


@rule("trade-private-sale")
def answer_refusal(s: State, seat: int, withdrawing: bool) -> int:
    """The receiver accepts or rejects; the offerer may withdraw."""
    if s.f_kind[frames.top(s)] != frames.OFFER:
        return NO_OFFER
    speaker = s.deal_from if withdrawing else s.deal_to
    return LEGAL if seat == speaker else NOT_YOUR_OFFER


@rule("trade-private-sale", "trade-mortgaged-property")
def hand_over_deeds(s: State, E: Tables, giver: int, taker: int, deeds: int) -> None:
    """Deeds change hands; mortgaged ones then await their new owner's decision."""
    for deed in range(E.deeds):
        if deeds >> deed & 1:
            give_deed(s, E, deed, taker)
            s.todo[deed] = s.mortgaged[deed]
            events.emit(s, events.TRADED_DEED, cite.TRADE_PRIVATE_SALE, giver, taker, deed, 0)


@rule("goojf-sale")
def hand_over_cards(s: State, E: Tables, giver: int, taker: int, cards: int) -> None:
    """Out-of-jail cards change hands."""
    for keepable in range(min(E.keepable, KEEPABLE)):
        if cards >> keepable & 1:
            s.kept[keepable] = taker
            events.emit(s, events.TRADED_CARD, cite.GOOJF_SALE, giver, taker, E.keep_card[keepable], 0)


@rule("trade-private-sale")
def hand_over_cash(s: State, giver: int, taker: int, amount: int) -> None:
    """Cash changes hands."""
    if amount:
        pay(s, giver, taker, amount)
        events.emit(s, events.TRADED_CASH, cite.TRADE_PRIVATE_SALE, giver, taker, amount, 0)


@rule("trade-private-sale", "mortgage-transfer-interest")
def accept(s: State, E: Tables) -> None:
    """Done: both sides hand over; mortgages taken over are decided next, the receiver's first."""
    offerer = s.deal_from
    receiver = s.deal_to
    frames.pop(s)
    events.emit(s, events.ACCEPTED, cite.TRADE_PRIVATE_SALE, receiver, offerer, 0, 0)
    frames.push(s, frames.TRANSFER, offerer, 1, 0, 0, 0)
    frames.push(s, frames.TRANSFER, receiver, 1, 0, 0, 0)
    hand_over_deeds(s, E, offerer, receiver, s.give_deeds)
    hand_over_deeds(s, E, receiver, offerer, s.take_deeds)
    hand_over_cards(s, E, offerer, receiver, s.give_cards)
    hand_over_cards(s, E, receiver, offerer, s.take_cards)
    hand_over_cash(s, offerer, receiver, s.give_cash)
    hand_over_cash(s, receiver, offerer, s.take_cash)
    clear_deal(s)


@rule("trade-private-sale")
def turn_down(s: State, withdrawing: bool) -> None:
    """The offer is rejected or withdrawn; nothing has happened."""
    frames.pop(s)
    if withdrawing:
        events.emit(s, events.WITHDRAWN, cite.TRADE_PRIVATE_SALE, s.deal_from, s.deal_to, 0, 0)
    else:
        events.emit(s, events.REJECTED, cite.TRADE_PRIVATE_SALE, s.deal_to, s.deal_from, 0, 0)
    clear_deal(s)
