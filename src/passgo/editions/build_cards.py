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
    """The effect, and an amount where the card has one; then what else there is to it."""
    t.card_effect[i], t.card_amount[i] = _effect(card), getattr(card, "amount", 0)
    match card:
        case cards.AdvanceTo() | cards.MoveBackTo():
            t.card_target[i] = board.index(card.target)
        case cards.PayOrDraw():
            t.card_target[i] = decks.index(card.deck)
        case cards.AdvanceNearest():
            t.card_target[i], t.card_rent[i] = DEED_KINDS[card.target], RENT_RULES[card.rent]
        case cards.Repairs():
            t.card_amount[i], t.card_hotel[i] = card.house, card.hotel
            t.card_skyscraper[i], t.card_depot[i] = card.skyscraper, card.depot
        case cards.CollectDividends() | cards.PayDividends():
            t.card_amount[i] = sum(1 << companies.index(company) for company in card.companies)
        case cards.KeepHalfRent():
            t.card_target[i] = DEED_KINDS[card.target]
        case _:
            pass


def _effect(card: schema.Card) -> int:
    """The number of an effect: `pay_each` in a file is PAY_EACH of the tables."""
    return getattr(tables, str(card.__struct_config__.tag).upper())
