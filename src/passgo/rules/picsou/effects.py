"""What the cards of the fifth book ask beyond those of the others."""

from __future__ import annotations

from passgo.rules.base import cite, frames, moves
from passgo.rules.base.decks import give_up_kept
from passgo.rules.base.kernel import rule, seldom
from passgo.rules.base.reasons import BUILD_NOT_NOW, CARD_NEEDS_LOT, CARD_PLAYS_ITSELF, LEGAL, NOT_CONDEMNED
from passgo.rules.base.state import HOTEL_LEVEL, HOUSE, State
from passgo.rules.base.tables import (
    COLLECT_DIVIDENDS,
    DRAW_VOUCHERS,
    GAIN_DOLLARS,
    GAIN_SHARE,
    HURRICANE,
    KEEP_FREE_HOUSE,
    OFFER_DOLLAR,
    PAY_DIVIDENDS,
    PAY_PER_DEED,
    RETURN_VOUCHER,
    SELL_A_HOUSE,
    STOCK_CRASH,
    STREET,
    TAKE_VOUCHER,
    TORNADO,
    Tables,
)
from passgo.rules.building import lot_refusal, next_building, raise_building, sell, sell_refusal
from passgo.rules.debt import levy
from passgo.rules.dollars import gain_dollars, offer_dollars
from passgo.rules.stocks import crash, pay_dividends
from passgo.rules.waits import may_act

from .piles import draw


@seldom
@rule("card-draw-and-return", "card-draw-travel-voucher")
def obey(s: State, E: Tables, seat: int, effect: int, amount: int) -> None:
    """Carry out one of these cards."""
    if effect == PAY_PER_DEED:
        levy(s, E, seat, amount * deeds_free_of_mortgage(s, E, seat), cite.CARD_PAY_PER_PROPERTY)
    elif effect in (HURRICANE, TORNADO):
        i = frames.ask(s, seat, frames.STORM)
        s.choice_tornado[i] = 1 if effect == TORNADO else 0
    elif effect == GAIN_DOLLARS:
        gain_dollars(s, seat, amount)
    elif effect == OFFER_DOLLAR:
        offer_dollars(s, seat, 1, amount)
    elif effect == COLLECT_DIVIDENDS:
        pay_dividends(s, E, amount, cite.CARD_COLLECT_DIVIDENDS)
    elif effect == PAY_DIVIDENDS:
        i = frames.push(s, frames.COLLECT, seat)
        s.collect_amount[i] = amount
        s.collect_direction[i] = frames.EACH_PAYS_DIVIDENDS
        s.collect_rule[i] = cite.CARD_PAY_DIVIDENDS
    elif effect == STOCK_CRASH:
        crash(s, E)
    elif effect == GAIN_SHARE:
        frames.ask(s, seat, frames.SHARE)
    elif effect == DRAW_VOUCHERS:
        draw(s, seat, frames.VOUCHERS, amount)
    elif effect == TAKE_VOUCHER:
        frames.ask(s, seat, frames.TAKE_VOUCHER)
    elif effect == RETURN_VOUCHER:
        frames.ask(s, seat, frames.RETURN_VOUCHER)
    elif effect == SELL_A_HOUSE:
        frames.ask(s, seat, frames.CONDEMNED)


@rule("card-pay-per-property")
def deeds_free_of_mortgage(s: State, E: Tables, seat: int) -> int:
    """How many deeds he has that are not mortgaged."""
    count = 0
    for deed in range(E.deeds):
        if s.owner[deed] == seat and not s.mortgaged[deed]:
            count += 1
    return count


# --- a house condemned --------------------------------------------------------------------------


@rule("card-sell-house-half")
def condemned_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """A house of his own, sold evenly; hotels and depots are spared."""
    refusal = sell_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    return LEGAL if E.deed_kind[deed] == STREET and s.level[deed] < HOTEL_LEVEL else NOT_CONDEMNED


@rule("card-sell-house-half")
def sell_condemned(s: State, E: Tables, seat: int, deed: int) -> None:
    """Sold back to the bank at half its price."""
    frames.pop(s)
    sell(s, E, seat, deed)


# --- a free house -------------------------------------------------------------------------------


@rule("card-free-house")
def free_house_refusal(s: State, E: Tables, seat: int, deed: int) -> int:
    """Where, and when, a house could be built; only the money is not asked for."""
    if not may_act(s, seat):
        return BUILD_NOT_NOW
    refusal = lot_refusal(s, E, seat, deed)
    if refusal:
        return refusal
    return LEGAL if next_building(s, E, deed) == HOUSE else CARD_NEEDS_LOT


@rule("card-free-house", "goojf-keep")
def use_for_deed_refusal(s: State, E: Tables, seat: int, keepable: int, deed: int) -> int:
    """Of the kept cards that do not free from jail only the free house is played by its holder."""
    if E.card_effect[E.keep_card[keepable]] != KEEP_FREE_HOUSE:
        return CARD_PLAYS_ITSELF
    return free_house_refusal(s, E, seat, deed) if deed >= 0 else CARD_NEEDS_LOT


@rule("card-free-house")
def build_free_house(s: State, E: Tables, seat: int, keepable: int, deed: int) -> None:
    """The house goes up, and the card under its pile."""
    give_up_kept(s, E, keepable, seat)
    raise_building(s, E, deed, 0)


@rule()
def legal_free_houses(s: State, E: Tables, seat: int, keepable: int, out: list[int], n: int) -> int:
    """The lots for the free house, added to a list of moves."""
    for deed in range(E.deeds):
        if not use_for_deed_refusal(s, E, seat, keepable, deed):
            out[n] = moves.code(moves.USE, seat, keepable | (deed + 1) << 8)
            n += 1
    return n
