"""The items that players hold in Picsou, in a position: vouchers, Roll Three cards, shares, dollars.

Items that no player holds are in the Bank, or gone if `[table]` says that fewer are left there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from passgo.editions import Edition
from passgo.game.text import lookup
from passgo.game.text.things import print_count, read_count
from passgo.game.text.words import NUMBER, Words, expect
from passgo.rules.base.state import BANK, COMPANIES, VOUCHER_KINDS, State

from .section import Section

MOST: Final = 100
"""Of one thing: more is surely a mistake of the pen."""


def read_papers(section: Section, edition: Edition, s: State, seat: int) -> None:
    """The keys of one player."""
    E = edition.tables
    if E.voucher_kinds:
        for text in section.texts("vouchers"):
            words = section.words("vouchers", text)
            kind, count = _thing(words, edition, edition.vouchers, expect("a-voucher"))
            words.end()
            _hand_over(words, s.vouchers, VOUCHER_KINDS, seat, kind, count)
    if E.roll_cards:
        for text in section.texts("roll_three"):
            words = section.words("roll_three", text)
            if f"roll_{text}" in edition.rolls:
                words.fail(expect("hinted", what=expect("a-roll"), hint=expect("hint", word=f"roll_{text}")))
            card = lookup.roll(words, edition)
            words.end()
            if s.roll3[card] != BANK:
                words.fail(expect("free-roll"), text)
            s.roll3[card] = seat
    if E.companies:
        for text in section.texts("shares"):
            words = section.words("shares", text)
            company, count = _thing(words, edition, edition.companies, expect("a-company"))
            pawned = count if words.skip("mortgaged") else 0
            words.end()
            _hand_over(words, s.shares, COMPANIES, seat, company, count)
            s.pawned[seat * COMPANIES + company] += pawned
    if E.dollars:
        s.dollars[seat] = section.number_of("dollars", 0, 0, s.dollars[BANK])
        s.dollars[BANK] -= s.dollars[seat]


def write_papers(edition: Edition, s: State, seat: int) -> dict[str, Any]:
    """Return the keys of one player, for all that they hold."""
    keys: dict[str, Any] = {
        "vouchers": _counts(edition.vouchers, s.vouchers[seat * VOUCHER_KINDS :]),
        "roll_three": [name for card, name in enumerate(edition.rolls) if s.roll3[card] == seat],
        "shares": _shares(edition, s, seat),
        "dollars": s.dollars[seat],
    }
    return {name: held for name, held in keys.items() if held}


def read_piles(table: Section, edition: Edition, s: State) -> None:
    """The keys of the table: what is left in the bank, and whether a voucher was played in this turn."""
    E = edition.tables
    if E.voucher_kinds:
        s.voucher_played = int(table.flag("voucher_played"))
        if table.has("vouchers"):
            _read_voucher_pile(table, edition, s)
    if E.ticket_kinds and table.has("tickets"):
        _read_tickets(table, edition, s)
    if E.dollars:
        s.dollars[BANK] = table.number_of("dollars", s.dollars[BANK], 0, s.dollars[BANK])


def write_piles(edition: Edition, s: State) -> dict[str, Any]:
    """The keys of the table, as far as something is gone."""
    E = edition.tables
    keys: dict[str, Any] = {}
    if any(s.vouchers_gone):
        keys["vouchers"] = _counts(edition.vouchers, s.vouchers[BANK * VOUCHER_KINDS :])
    if s.voucher_played:
        keys["voucher_played"] = True
    if s.tickets[: E.ticket_kinds] != E.ticket_count[: E.ticket_kinds]:
        keys["tickets"] = _counts([str(amount) for amount in E.ticket_amount[: E.ticket_kinds]], s.tickets)
    if sum(s.dollars) != E.dollars:
        keys["dollars"] = s.dollars[BANK]
    return keys


def _read_voucher_pile(table: Section, edition: Edition, s: State) -> None:
    """The vouchers left in the pile; those that neither lie there nor are held are out of the game."""
    left = [0] * VOUCHER_KINDS
    for text in table.texts("vouchers"):
        words = table.words("vouchers", text)
        kind, count = _thing(words, edition, edition.vouchers, expect("a-voucher"))
        words.end()
        left[kind] += count
        if left[kind] > s.vouchers[BANK * VOUCHER_KINDS + kind]:
            _too_many(words, s.vouchers[BANK * VOUCHER_KINDS + kind])
    for kind in range(edition.tables.voucher_kinds):
        s.vouchers_gone[kind] = s.vouchers[BANK * VOUCHER_KINDS + kind] - left[kind]
        s.vouchers[BANK * VOUCHER_KINDS + kind] = left[kind]


def _read_tickets(table: Section, edition: Edition, s: State) -> None:
    """The lottery tickets that are left, by the amounts on them."""
    E = edition.tables
    left = [0] * E.ticket_kinds
    for text in table.texts("tickets"):
        words = table.words("tickets", text)
        amount, count = read_count(words, words.take(expect("ticket")), MOST)
        words.end()
        kind = lookup.ticket(Words(amount, words.place), edition)
        left[kind] += count
        if left[kind] > E.ticket_count[kind]:
            _too_many(words, E.ticket_count[kind])
    s.tickets[: E.ticket_kinds] = left


def _thing(words: Words, edition: Edition, names: Sequence[str], what: str) -> tuple[int, int]:
    """The next word as the index of a thing, and how many of it: `general_radio*2`."""
    word = words.take(what)
    name, count = read_count(words, word, MOST)
    if NUMBER.fullmatch(words.peek()):
        words.fail(expect("star", example=f"{name}*{words.peek()}"))
    return lookup.resolve(words, edition, name, names, what), count


def _hand_over(words: Words, row: list[int], width: int, seat: int, kind: int, count: int) -> None:
    """From the bank to a player, in a row of `width` kinds a hand."""
    if count > row[BANK * width + kind]:
        _too_many(words, row[BANK * width + kind])
    row[BANK * width + kind] -= count
    row[seat * width + kind] += count


def _too_many(words: Words, left: int) -> None:
    words.fail(expect("left", left=left), words.words[0])


def _counts(names: Sequence[str], row: Sequence[int]) -> list[str]:
    return [print_count(name, count) for name, count in zip(names, row, strict=False) if count]


def _shares(edition: Edition, s: State, seat: int) -> list[str]:
    held: list[str] = []
    for company, name in enumerate(edition.companies):
        pawned = s.pawned[seat * COMPANIES + company]
        free = s.shares[seat * COMPANIES + company] - pawned
        held += [print_count(name, free)] if free else []
        held += [f"{print_count(name, pawned)} mortgaged"] if pawned else []
    return held
