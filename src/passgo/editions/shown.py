"""`passgo edition show`: all that an edition holds, each figure with where it comes from and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from passgo.locale import Language
from passgo.rules.base import tables
from passgo.rules.base.state import NONE

from .diff import STOCK, usual_name
from .edition import Edition
from .loader import find_edition
from .paper import Ruled, console, heads
from .report_words import say

ORIGIN: Final = ("from", "note")
"""The columns that tell where a value comes from."""


def show_edition(name: str, language: Language = "en") -> int:
    """Knobs, pieces, board, cards and papers, then what the sources are; gives the exit status."""
    e = find_edition(name)
    out = console()
    house = f"  ({say(language, 'house')})" if e.house else ""
    out.print(f"[bold]{e.title[language]}[/bold]  {e.id}, {e.year}{house}")
    for table in (_knobs, _pieces, _board, _groups, _cards, _papers):
        shown = table(e, language)
        if shown.row_count:
            out.print(shown)
            out.print()
    sources = _table(language, "source", "meaning")
    for source, text in e.sources.items():
        sources.add_row(source, text[language])
    out.print(sources)
    return 0


def _table(language: Language, *columns: str) -> Ruled:
    return Ruled(*heads(language, *columns), box=None, header_style="bold")


def _origin_cells(e: Edition, key: tuple[str, str], language: Language) -> list[str]:
    """The cells under `ORIGIN`: source and confidence, and the file where another than the book's own says so."""
    origin = e.origins[key]
    cells = [origin.source, say(language, f"is-{origin.confidence}")]
    if origin.file not in (e.files[0], origin.source):
        cells.append(origin.file)
    return [", ".join(cells), origin.note[language]]


def _knobs(e: Edition, language: Language) -> Ruled:
    knobs = _table(language, "knob", "value", "source", "confidence", "file", "note")
    for knob, info in e.knobs.items():
        source, confidence, note, file = info.origin
        knobs.add_row(knob, info.word, source, say(language, f"is-{confidence}"), file, note[language])
    return knobs


def _pieces(e: Edition, language: Language) -> Ruled:
    """Buildings that the bank has."""
    pieces = _table(language, "piece", "count", *ORIGIN)
    for kind, number in STOCK.items():
        called = e.buildings[kind].many if kind in e.buildings else usual_name(kind)
        if count := e.tables.stock[number]:
            pieces.add_row(called[language], str(count), *_origin_cells(e, ("stock", f"{kind}s"), language))
    return pieces


def _board(e: Edition, language: Language) -> Ruled:
    """The spaces in their order, then deeds that only the eight-sided die leads to."""
    t = e.tables
    board = _table(language, "", "space", "name", "group", "price", "loan", "building", "rents", *ORIGIN)
    board.columns[7].no_wrap = True
    for i, space in enumerate(e.spaces):
        text = e.space_texts[i]
        cells = [str(i), space, e.name(space, language)]
        if text.deed:
            cells += _deed(e, e.deed_index(text.deed), language)
        elif t.space_amount[i]:
            cells += ["", _tax(t.space_amount[i], t.space_percent[i], language), "", "", ""]
        else:
            cells += [""] * 5
        board.add_row(*cells, *_origin_cells(e, _key_of_space(e, i), language))
    for face, d in enumerate(t.die8_deed, start=1):
        if d != NONE:
            deed = e.deeds[d]
            cells = [f"d8 {face}", deed, e.name(deed, language), *_deed(e, d, language)]
            board.add_row(*cells, *_origin_cells(e, ("deeds", deed), language))
    return board


def _key_of_space(e: Edition, space: int) -> tuple[str, str]:
    """Return the key under which a space is described: one that shows a deed or a deck has its values from there."""
    text = e.space_texts[space]
    if text.deed:
        return "deeds", text.deed
    return ("decks", text.deck) if text.deck else ("spaces", e.spaces[space])


def _tax(amount: int, percent: int, language: Language) -> str:
    return say(language, "tax", amount=str(amount), percent=percent) if percent else str(amount)


def _deed(e: Edition, d: int, language: Language) -> list[str]:
    """Group, price, loan, prices of buildings where they differ, and rents of a deed."""
    t = e.tables
    prices = [price for price in (t.deed_house[d], t.deed_hotel[d], t.deed_skyscraper[d]) if price]
    building = str(prices[0]) if len(set(prices)) == 1 else " ".join(map(str, prices))
    times = f" × {say(language, 'dice')}" if t.deed_kind[d] == tables.UTILITY else ""
    rents = " ".join(map(str, e.rents(d))) + times
    return [e.groups[t.deed_group[d]], str(t.deed_price[d]), str(t.deed_mortgage[d]), building, rents]


def _groups(e: Edition, language: Language) -> Ruled:
    groups = _table(language, "group", "name", "count", *ORIGIN)
    for i, group in enumerate(e.groups):
        count = str(e.tables.group_size[i])
        groups.add_row(group, e.name(group, language), count, *_origin_cells(e, ("groups", group), language))
    return groups


def _cards(e: Edition, language: Language) -> Ruled:
    """Deck by deck."""
    t = e.tables
    cards = _table(language, "deck", "card", "printed", *ORIGIN)
    for d, deck in enumerate(e.decks):
        first = t.deck_first[d]
        for card in e.cards[first : first + t.deck_size[d]]:
            cells = [e.name(deck, language), card, e.name(card, language)]
            cards.add_row(*cells, *_origin_cells(e, ("cards", card), language))
    return cards


def _papers(e: Edition, language: Language) -> Ruled:
    """Return the other contents of the box: shares, vouchers, tickets, Roll Three cards, dollars, Squeeze Play's scale."""
    papers = _table(language, "", "count", "name", "printed", *ORIGIN)
    for key, cells in _papers_of(e, language):
        papers.add_row(*cells, *_origin_cells(e, key, language))
    return papers


def _papers_of(e: Edition, language: Language) -> Iterator[tuple[tuple[str, str], list[str]]]:
    t = e.tables
    for i, company in enumerate(e.companies):
        dividends = " ".join(map(str, e.dividends(i)))
        printed = say(language, "share", par=str(t.company_par[i]), dividends=dividends)
        name = e.name(company, language)
        yield ("companies", company), [company, str(t.company_shares[i]), name, printed]
    for i, kind in enumerate(e.vouchers):
        cells = [kind, str(t.voucher_count[i]), e.name(kind, language), e.texts[kind][language]]
        yield ("vouchers", kind), cells
    if e.rolls:
        rolls = " ".join(roll.removeprefix("roll_") for roll in e.rolls)
        pays = " ".join(map(str, t.roll_three_pays))
        yield (
            ("roll_three", ""),
            ["roll_three", str(len(e.rolls)), "", say(language, "scale", cards=rolls, pays=pays)],
        )
    if t.ticket_kinds:
        tickets = [f"{t.ticket_count[i]} × {t.ticket_amount[i]}" for i in range(t.ticket_kinds)]
        yield ("lottery", ""), ["lottery", str(sum(t.ticket_count)), "", ", ".join(tickets)]
    if t.dollars:
        yield ("dollars", ""), ["dollars", str(t.dollars), "", e.name(e.deeds[t.dollar_deed], language)]
    if ("squeeze_play", "") in e.origins:
        last = max(total for total, amount in enumerate(t.squeeze_pays) if amount)
        pays = " ".join(map(str, t.squeeze_pays[2 : last + 1]))
        yield ("squeeze_play", ""), ["squeeze_play", "", "", pays]
