"""The extras of Picsou: shares, travel vouchers, Roll Three cards, lottery tickets, dollars."""

from __future__ import annotations

from typing import Final

from passgo.rules.base import tables
from passgo.rules.base.state import NONE
from passgo.rules.base.tables import Tables

from . import schema
from .reading import EditionDraft

RIDES: Final = {
    "ride_the_side": tables.RIDE_THE_SIDE,
    "ride_to_station": tables.RIDE_TO_STATION,
    "ride_steps": tables.RIDE_STEPS,
}
LEAST_SUM: Final = 2
"""Of two dice."""


def fill_extras(t: Tables, draft: EditionDraft, deeds: list[str]) -> None:
    """Fill the tables of everything that the other books do not have; what a book lacks stays empty."""
    t.die8_deed = [NONE] * tables.DIE8
    for i, name in enumerate(deeds):
        deed = draft.deeds[name]
        if isinstance(deed, schema.Utility) and deed.die:
            t.die8_deed[deed.die - 1] = i
    _fill_companies(t, draft.companies)
    _fill_vouchers(t, draft.vouchers)
    t.dollar_deed = NONE
    if draft.dollars and draft.dollars.deed in deeds:
        t.dollars, t.dollar_deed = draft.dollars.count, deeds.index(draft.dollars.deed)
    if draft.roll_three:
        t.roll_cards = len(draft.roll_three.cards)
        t.roll_three_pays = list(draft.roll_three.pays)
        for i, numbers in enumerate(draft.roll_three.cards):
            first, second, third = map(int, numbers)
            t.roll_dice[i] = first | second << 4 | third << 8
    if draft.squeeze_play:
        for i, amount in enumerate(draft.squeeze_play.pays):
            t.squeeze_pays[LEAST_SUM + i] = amount
    if draft.lottery:
        t.ticket_kinds = len(draft.lottery.tickets)
        for i, (amount, count) in enumerate(draft.lottery.tickets):
            t.ticket_amount[i], t.ticket_count[i] = amount, count


def _fill_companies(t: Tables, companies: dict[str, schema.Company]) -> None:
    t.companies = len(companies)
    for i, company in enumerate(companies.values()):
        t.company_par[i], t.company_shares[i] = company.par, len(company.dividends)
        for held, dividend in enumerate(company.dividends):
            t.company_dividend[i * tables.DIVIDENDS + held] = dividend


def _fill_vouchers(t: Tables, vouchers: dict[str, schema.Voucher]) -> None:
    t.voucher_kinds = len(vouchers)
    for i, voucher in enumerate(vouchers.values()):
        t.voucher_count[i], t.voucher_effect[i] = voucher.count, RIDES[voucher.effect]
        t.voucher_amount[i], t.voucher_expires[i] = voucher.amount, int(voucher.expires)
