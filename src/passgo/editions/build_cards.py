"""Cards as the rules read them: effect, amount and target of each."""

from __future__ import annotations

from typing import Final

from passgo.rules.base import tables
from passgo.rules.base.state import DECKS, KEEPABLE, NONE
from passgo.rules.base.tables import Tables

from . import cards, schema

DEED_KINDS: Final = {
    "street": tables.STREET,
    "railroad": tables.STATION,
    "utility": tables.UTILITY,
    "taxi": tables.TAXI,
}
RENT_RULES: Final = {
    "plain": tables.PLAIN_RENT,
    "multiplied": tables.MULTIPLIED_RENT,
    "fresh_dice": tables.FRESH_DICE_RENT,
}
PLAIN_EFFECTS: Final[dict[type[schema.Card], int]] = {
    cards.MoveRelative: tables.MOVE_RELATIVE,
    cards.GoToJailCard: tables.GO_TO_JAIL,
    cards.CollectBank: tables.COLLECT_BANK,
    cards.PayBank: tables.PAY_BANK,
    cards.CollectEach: tables.COLLECT_EACH,
    cards.PayEach: tables.PAY_EACH,
    cards.KeepOutOfJail: tables.KEEP_OUT_OF_JAIL,
    cards.PayPerDeed: tables.PAY_PER_DEED,
    cards.Hurricane: tables.HURRICANE,
    cards.Tornado: tables.TORNADO,
    cards.GainDollars: tables.GAIN_DOLLARS,
    cards.OfferDollar: tables.OFFER_DOLLAR,
    cards.StockCrash: tables.STOCK_CRASH,
    cards.GainShare: tables.GAIN_SHARE,
    cards.DrawVouchers: tables.DRAW_VOUCHERS,
    cards.TakeVoucher: tables.TAKE_VOUCHER,
    cards.ReturnVoucher: tables.RETURN_VOUCHER,
    cards.SellHouse: tables.SELL_A_HOUSE,
    cards.KeepFreeHouse: tables.KEEP_FREE_HOUSE,
    cards.KeepHalfPar: tables.KEEP_HALF_PAR,
}
"""What a card does that needs no more than an amount, if that."""


def fill_cards(
    t: Tables,
    decks: dict[str, schema.Deck],
    printed: dict[str, schema.Card],
    board: list[str],
    companies: list[str],
) -> None:
    """Fill the tables of the decks: what each card does, and which of them are kept."""
    t.decks, t.cards = len(decks), len(printed)
    t.card_target = [NONE] * len(t.card_target)
    t.card_keep = [NONE] * len(t.card_keep)
    t.keep_card = [NONE] * KEEPABLE
    t.keep_deck = [NONE] * KEEPABLE
    t.deck_first = [0] * DECKS
    number = 0
    for d, deck in enumerate(decks.values()):
        t.deck_first[d], t.deck_size[d] = number, len(deck.cards)
        for name in deck.cards:
            _fill_card(t, number, printed[name], board, list(decks), companies)
            if isinstance(printed[name], cards.Kept):
                t.card_keep[number] = t.keepable
                t.keep_card[t.keepable], t.keep_deck[t.keepable] = number, d
                t.kept_effects |= 1 << t.card_effect[number]
                t.keepable += 1
            number += 1


def _fill_card(
    t: Tables, i: int, card: schema.Card, board: list[str], decks: list[str], companies: list[str]
) -> None:
    match card:
        case cards.AdvanceTo():
            t.card_effect[i] = tables.ADVANCE_TO
            t.card_target[i] = board.index(card.target)
        case cards.MoveBackTo():
            t.card_effect[i] = tables.MOVE_BACK_TO
            t.card_target[i] = board.index(card.target)
        case cards.PayOrDraw():
            t.card_effect[i], t.card_amount[i] = tables.PAY_OR_DRAW, card.amount
            t.card_target[i] = decks.index(card.deck)
        case cards.AdvanceNearest():
            t.card_effect[i] = tables.ADVANCE_NEAREST
            t.card_target[i] = DEED_KINDS[card.target]
            t.card_rent[i] = RENT_RULES[card.rent]
            t.card_amount[i] = card.amount
        case cards.Repairs():
            t.card_effect[i] = tables.REPAIRS
            t.card_amount[i], t.card_hotel[i] = card.house, card.hotel
            t.card_skyscraper[i], t.card_depot[i] = card.skyscraper, card.depot
        case cards.CollectDividends() | cards.PayDividends():
            collect = isinstance(card, cards.CollectDividends)
            t.card_effect[i] = tables.COLLECT_DIVIDENDS if collect else tables.PAY_DIVIDENDS
            t.card_amount[i] = sum(1 << companies.index(company) for company in card.companies)
        case cards.KeepHalfRent():
            t.card_effect[i], t.card_target[i] = tables.KEEP_HALF_RENT, DEED_KINDS[card.target]
        case _:
            t.card_effect[i], t.card_amount[i] = PLAIN_EFFECTS[type(card)], getattr(card, "amount", 0)
