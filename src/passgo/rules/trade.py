"""Trades between players: deeds, out-of-jail cards and cash, in any mix; never loans or buildings."""

from __future__ import annotations

from .acting import ANSWER, TRADE, WITHDRAW, in_debt, may, refusal_of
from .base import cite, events, frames, moves, things
from .base.bits import lowest
from .base.deal import Deal
from .base.decks import frees_from_jail
from .base.deeds import give_deed
from .base.groups import any_built
from .base.handlers import plays, refuses
from .base.kernel import rule, seldom
from .base.money import pay
from .base.players import in_play
from .base.reasons import (
    LEGAL,
    NO_OFFER,
    NOT_YOUR_OFFER,
    OFFER_ABOVE_CASH,
    OFFER_BANK_HAS_DEEDS,
    OFFER_BEFORE_RENT,
    OFFER_BELOW_BANK,
    OFFER_BUILDINGS,
    OFFER_CARD_NOT_TRADED,
    OFFER_EMPTY,
    OFFER_GIFT,
    OFFER_GIVEN_AWAY,
    OFFER_INTEREST,
    OFFER_MORTGAGED,
    OFFER_MORTGAGED_SHARE,
    OFFER_NOT_NOW,
    OFFER_NOT_OWNED,
    OFFER_TO_WHOM,
    OFFER_VOUCHERS,
    SELL_DEPOT_FIRST,
    SELL_DOLLARS_FIRST,
)
from .base.state import BANK, KEEPABLE, State
from .base.tables import STREET, Tables
from .dollars import dollar_value, move_dollars
from .mortgage import keep_fee
from .rent import may_be_asked
from .stocks import free_shares, move_shares, share_loan, shares_of


@rule()
def table_deal(s: State, offerer: int, deal: Deal) -> None:
    """Write what an offer holds into the state. Only when no offer stands.

    The move `OFFER` then makes it; `clear_deal` takes it back.
    """
    s.deal_from = offerer
    s.deal_to = deal.receiver
    for thing in range(things.KINDS):
        s.give[thing] = deal.give[thing]
        s.take[thing] = deal.take[thing]


@rule()
def clear_deal(s: State) -> None:
    """No offer stands."""
    s.deal_from = 0
    s.deal_to = 0
    for thing in range(things.KINDS):
        s.give[thing] = 0
        s.take[thing] = 0


@rule("trade-private-sale")
def holds_deeds(s: State, hand: int, deeds: int) -> bool:
    """Are all these deeds in this hand?"""
    return deeds & ~s.holds[hand] == 0


@rule("trade-no-buildings-in-group", "trade-mortgaged-property", "trade-private-sale")
def deeds_refusal(s: State, E: Tables, hand: int, deeds: int) -> int:
    """May this hand part with these deeds?"""
    if not holds_deeds(s, hand, deeds):
        return OFFER_NOT_OWNED
    bound = deeds & bound_deeds(s, E)
    return deed_refusal(s, E, lowest(bound)) if bound else LEGAL


@rule("trade-no-buildings-in-group", "trade-mortgaged-property", "trade-private-sale")
def bound_deeds(s: State, E: Tables) -> int:
    """The deeds (bits) that may not change hands, whoever holds them: those that `deed_refusal` refuses."""
    bound = 0
    built = s.built
    while built:
        deed = lowest(built)
        bound |= E.group_deeds[E.deed_group[deed]] if E.deed_kind[deed] == STREET else 1 << deed
        built &= ~bound
    return bound if E.trade_mortgaged else bound | s.pledged


@rule("trade-no-buildings-in-group", "trade-mortgaged-property", "trade-private-sale")
def deed_refusal(s: State, E: Tables, deed: int) -> int:
    """May a deed change hands? None of a group on which anything is built."""
    if E.deed_kind[deed] == STREET and any_built(s, E, E.deed_group[deed]):
        return OFFER_BUILDINGS
    if E.deed_kind[deed] != STREET and s.level[deed] > 0:
        return SELL_DEPOT_FIRST
    if s.mortgaged[deed] and not E.trade_mortgaged:
        return OFFER_MORTGAGED
    return LEGAL


@rule("goojf-sale")
def cards_refusal(s: State, E: Tables, hand: int, cards: int) -> int:
    """Does this hand hold these cards? Only those that free from jail are sold."""
    if cards >> E.keepable:
        return OFFER_NOT_OWNED
    for keepable in range(min(E.keepable, KEEPABLE)):
        if cards >> keepable & 1:
            if s.kept[keepable] != hand:
                return OFFER_NOT_OWNED
            if not frees_from_jail(E, keepable):
                return OFFER_CARD_NOT_TRADED
    return LEGAL


@rule("trade-content", "stock-mortgage-sell", "roll-three-trade", "picsou-dollar-sell")
def papers_refusal(s: State, E: Tables, hand: int, side: list[int]) -> int:
    """Does this hand hold these papers, its shares free of mortgage?"""
    dollars, shares, rolls = side[things.DOLLARS], side[things.SHARES], side[things.ROLLS]
    if (dollars and dollars > s.dollars[hand]) or shares >> 4 * E.companies or rolls >> E.roll_cards:
        return OFFER_NOT_OWNED
    for company in range(E.companies):
        count = shares >> 4 * company & 15
        if count > shares_of(s, hand, company):
            return OFFER_NOT_OWNED
        if count > free_shares(s, hand, company):
            return OFFER_MORTGAGED_SHARE
    for card in range(E.roll_cards):
        if rolls >> card & 1 and s.roll3[card] != hand:
            return OFFER_NOT_OWNED
    return LEGAL


@rule("trade-bank-deeds-exhausted")
def bank_holds_deeds(s: State, E: Tables) -> bool:
    """Has the bank a deed left? Then no deed changes hands between players, where the book says so."""
    for deed in range(E.deeds):
        if s.owner[deed] >= BANK:
            return True
    return False


@rule("trade-content", "roll-three-trade", "stock-mortgage-sell", "picsou-dollar-sell")
def holds_anything(side: list[int]) -> bool:
    """Is there anything at all on this side of the offer?"""
    for thing in range(things.KINDS):
        if side[thing]:
            return True
    return False


@rule("mortgage-transfer-interest")
def interest_on(s: State, E: Tables, deeds: int) -> int:
    """Return the least interest that a receiver of these deeds must pay."""
    fees = 0
    mortgaged = deeds & s.pledged
    while mortgaged:
        fees += keep_fee(E, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    return fees


@refuses(moves.OFFER)
@rule(
    "trade-content",
    "trade-private-sale",
    "trade-any-time",
    "no-loans",
    "no-rent-immunity",
    "no-helping",
    "tips",
    "mortgage-transfer-interest",
)
def offer_refusal(s: State, E: Tables, seat: int, to: int) -> int:
    """May the deal on the table be offered? It must be payable at once on both sides, interest included.

    A debtor gives nothing away, and hands nothing over for less than the bank would give; nor does whoever has
    stopped on another's deed, as long as the rent may be asked for.
    """
    refusal = refusal_of(s, seat, TRADE, OFFER_NOT_NOW)
    if refusal:
        return refusal
    if not in_play(s, to) or to == seat or s.deal_from != seat or s.deal_to != to:
        return OFFER_TO_WHOM
    give, take = s.give, s.take
    if give[things.VOUCHERS] or take[things.VOUCHERS]:
        return OFFER_VOUCHERS
    given = holds_anything(give)
    taken = holds_anything(take)
    if not given and not taken:
        return OFFER_EMPTY
    deeds_given, deeds_taken = give[things.DEEDS], take[things.DEEDS]
    if not holds_deeds(s, seat, deeds_given) or not holds_deeds(s, to, deeds_taken):
        return OFFER_NOT_OWNED
    if E.trade_after_sellout and (deeds_given or deeds_taken) and bank_holds_deeds(s, E):
        return OFFER_BANK_HAS_DEEDS
    refusal = deeds_refusal(s, E, seat, deeds_given) or deeds_refusal(s, E, to, deeds_taken)
    if not refusal:
        refusal = cards_refusal(s, E, seat, give[things.CARDS])
    if not refusal:
        refusal = cards_refusal(s, E, to, take[things.CARDS])
    if not refusal:
        refusal = papers_refusal(s, E, seat, give) or papers_refusal(s, E, to, take)
    if refusal:
        return refusal
    if (not given or not taken) and not E.gift_trades_allowed:
        return OFFER_GIFT
    if give[things.CASH] > s.cash[seat] or take[things.CASH] > s.cash[to]:
        return OFFER_ABOVE_CASH
    brought = take[things.CASH] - give[things.CASH]
    if s.cash[seat] + brought < interest_on(s, E, deeds_taken):
        return OFFER_INTEREST
    if s.cash[to] - brought < interest_on(s, E, deeds_given):
        return OFFER_INTEREST
    if not is_bound(s, seat) and not is_bound(s, to):
        return LEGAL
    gained = brought + loans_on_side(s, E, take) - loans_on_side(s, E, give)
    refusal = bound_refusal(s, E, seat, taken, gained - interest_on(s, E, deeds_taken), take[things.DOLLARS])
    return refusal or bound_refusal(
        s, E, to, given, -gained - interest_on(s, E, deeds_given), give[things.DOLLARS]
    )


@rule("debt-raise-cash", "rent-claim-required")
def is_bound(s: State, seat: int) -> bool:
    """Does this seat owe anything, or may a rent still be asked of it? Then no deal may leave it poorer."""
    return in_debt(s, seat) or may_be_asked(s, seat)


@rule("debt-raise-cash", "rent-claim-required")
def bound_refusal(s: State, E: Tables, seat: int, something: bool, gained: int, dollars: int) -> int:
    """Refuse a deal of a player who may still be asked for rent, if it would be refused to a debtor."""
    if not is_bound(s, seat):
        return LEGAL
    refusal = debtor_refusal(s, E, seat, something, gained, dollars)
    return OFFER_BEFORE_RENT if refusal and not in_debt(s, seat) else refusal


@rule("debt-raise-cash", "picsou-dollar-value")
def debtor_refusal(s: State, E: Tables, seat: int, something: bool, gained: int, dollars: int) -> int:
    """Refuse a deal in which a debtor loses what the Bank would give, gets `something`, or changes the dollar's price.

    `gained` is how much more the Bank would give them after the deal. Otherwise the Picsou dollars that it
    brings, `dollars`, would be worth less than they were counted for.
    """
    if gained < 0:
        return OFFER_BELOW_BANK
    if not something:
        return OFFER_GIVEN_AWAY
    deeds = s.give[things.DEEDS] | s.take[things.DEEDS]
    if s.dollars[seat] + dollars > 0 and deeds & E.group_deeds[E.deed_group[E.dollar_deed]]:
        return SELL_DOLLARS_FIRST
    return LEGAL


@rule("debt-raise-cash", "mortgage-value", "stock-mortgage-sell", "picsou-dollar-sell")
def loans_on_side(s: State, E: Tables, side: list[int]) -> int:
    """Return what the Bank would give for one side of the offer, without cash."""
    total = loans_on(s, E, side[things.DEEDS])
    if side[things.DOLLARS] > 0:
        total += side[things.DOLLARS] * dollar_value(s, E)
    for company in range(E.companies):
        total += (side[things.SHARES] >> 4 * company & 15) * share_loan(E, company)
    return total


@rule("debt-raise-cash", "mortgage-value")
def loans_on(s: State, E: Tables, deeds: int) -> int:
    """Return what the Bank would lend on those of these deeds that are free of mortgage."""
    total = 0
    deeds &= ~s.pledged
    while deeds:
        total += E.deed_mortgage[lowest(deeds)]
        deeds &= deeds - 1
    return total


@plays(moves.OFFER)
@rule("trade-private-sale", "goojf-sale")
def offer(s: State, seat: int, to: int) -> None:
    """The deal is offered; it waits for an answer."""
    frames.push(s, frames.OFFER, to)
    events.emit(s, events.OFFERED, cite.TRADE_PRIVATE_SALE, seat, to, 0, 0)


@refuses(moves.ACCEPT, moves.REJECT, moves.WITHDRAW)
@rule("trade-private-sale")
def answer_refusal(s: State, kind: int, seat: int) -> int:
    """The receiver accepts or rejects; the offerer may withdraw."""
    if s.f_kind[frames.top(s)] != frames.OFFER:
        return NO_OFFER
    return LEGAL if may(s, seat, WITHDRAW if kind == moves.WITHDRAW else ANSWER) else NOT_YOUR_OFFER


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


@seldom
@rule("roll-three-trade", "stock-mortgage-sell", "picsou-dollar-sell")
def hand_over_papers(s: State, E: Tables, giver: int, taker: int, side: list[int]) -> None:
    """Papers change hands."""
    dollars, shares, rolls = side[things.DOLLARS], side[things.SHARES], side[things.ROLLS]
    if dollars > 0:
        move_dollars(s, giver, taker, dollars)
        events.emit(s, things.EVENTS[things.DOLLARS], cite.PICSOU_DOLLAR_SELL, giver, taker, dollars, 0)
    for company in range(E.companies):
        count = shares >> 4 * company & 15
        if count > 0:
            move_shares(s, giver, taker, company, count)
            events.emit(s, events.TRADED_SHARES, cite.STOCK_MORTGAGE_SELL, giver, taker, company, count)
    for card in range(E.roll_cards):
        if rolls >> card & 1:
            s.roll3[card] = taker
            events.emit(s, events.TRADED_ROLL, cite.ROLL_THREE_TRADE, giver, taker, card, 0)


@plays(moves.ACCEPT)
@rule("trade-private-sale", "mortgage-transfer-interest")
def accept(s: State, E: Tables) -> None:
    """Done: both sides hand over; mortgages taken over are decided next, the receiver's first."""
    offerer = s.deal_from
    receiver = s.deal_to
    frames.pop(s)
    events.emit(s, events.ACCEPTED, cite.TRADE_PRIVATE_SALE, receiver, offerer, 0, 0)
    await_new_owner(s, offerer)
    await_new_owner(s, receiver)
    hand_over_deeds(s, E, offerer, receiver, s.give[things.DEEDS])
    hand_over_deeds(s, E, receiver, offerer, s.take[things.DEEDS])
    hand_over_cards(s, E, offerer, receiver, s.give[things.CARDS])
    hand_over_cards(s, E, receiver, offerer, s.take[things.CARDS])
    hand_over_papers(s, E, offerer, receiver, s.give)
    hand_over_papers(s, E, receiver, offerer, s.take)
    hand_over_cash(s, offerer, receiver, s.give[things.CASH])
    hand_over_cash(s, receiver, offerer, s.take[things.CASH])
    clear_deal(s)


@rule("mortgage-transfer-interest")
def await_new_owner(s: State, seat: int) -> None:
    """Wait until the new owner says what becomes of the mortgages from a trade."""
    i = frames.push(s, frames.TRANSFER, seat)
    s.transfer_by_trade[i] = 1


@plays(moves.REJECT, moves.WITHDRAW)
@rule("trade-private-sale")
def turn_down(s: State, kind: int) -> None:
    """The offer is rejected or withdrawn; nothing has happened."""
    frames.pop(s)
    if kind == moves.WITHDRAW:
        events.emit(s, events.WITHDRAWN, cite.TRADE_PRIVATE_SALE, s.deal_from, s.deal_to, 0, 0)
    else:
        events.emit(s, events.REJECTED, cite.TRADE_PRIVATE_SALE, s.deal_to, s.deal_from, 0, 0)
    clear_deal(s)
