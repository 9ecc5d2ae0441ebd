"""Ids to indices: the names of an edition's things, and the classic names written `~id`."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.rules.base import moves
from passgo.rules.base.state import NONE

from .words import ID, NUMBER, Words, near


def resolve(words: Words, edition: Edition, word: str, known: Sequence[str], what: str) -> int:
    """Index of the id `word` among `known`, or NotationError saying that `what` was expected.

    `~id` is the classic name of a thing of this edition.
    """
    name = word
    if word.startswith("~"):
        name = edition.classic.get(word[1:], "")
        if not name:
            words.fail(f"the classic name of {what}{near(word[1:], edition.classic)}", word)
    elif not ID.fullmatch(word):
        words.fail(what, word)
    if name not in known:
        words.fail(f"{what} of {edition.id}{near(name, known)}", word)
    return known.index(name)


def deed(words: Words, edition: Edition) -> int:
    """The next word as a deed."""
    return resolve(words, edition, words.take("a deed"), edition.deeds, "a deed")


def space(words: Words, edition: Edition) -> int:
    """The next word as a space of the board."""
    return resolve(words, edition, words.take("a space"), edition.spaces, "a space")


def place(words: Words, edition: Edition) -> int:
    """The next word as a space of the board, by its id or by its number from GO, which is 0."""
    if NUMBER.fullmatch(words.peek()):
        return words.number("the number of a space", most=len(edition.spaces) - 1)
    return space(words, edition)


def group(words: Words, edition: Edition) -> int:
    """The next word as a group of deeds."""
    return resolve(words, edition, words.take("a group"), edition.groups, "a group")


def deck(words: Words, edition: Edition) -> int:
    """The next word as a deck of cards."""
    return resolve(words, edition, words.take("a deck"), edition.decks, "a deck")


def card(words: Words, edition: Edition) -> int:
    """The next word as a card."""
    return resolve(words, edition, words.take("a card"), edition.cards, "a card")


def kept_card(words: Words, edition: Edition) -> int:
    """The next word as a card that is kept until used: its index among those."""
    word = words.take("a card that can be kept")
    index = resolve(words, edition, word, edition.cards, "a card")
    kept = edition.tables.card_keep[index]
    if kept == NONE:
        names = [edition.cards[edition.tables.keep_card[k]] for k in range(edition.tables.keepable)]
        words.fail(f"a card that can be kept: {', '.join(names)}", word)
    return kept


def deed_or_company(words: Words, edition: Edition) -> int:
    """The next word as a deed, or where there are shares as `A_SHARE` and a company."""
    return _deed_or(words, edition, edition.companies, "a company", moves.A_SHARE)


def deed_or_voucher(words: Words, edition: Edition) -> int:
    """The next word as a deed, or where there are any as `A_VOUCHER` and a kind of travel voucher."""
    return _deed_or(words, edition, edition.vouchers, "a travel voucher", moves.A_VOUCHER)


def group_or_deed(words: Words, edition: Edition) -> int:
    """The next word as a group, or as `ON_DEED` and a deed."""
    what = "a group or a deed"
    index = resolve(words, edition, words.take(what), (*edition.groups, *edition.deeds), what)
    return index if index < len(edition.groups) else moves.ON_DEED + index - len(edition.groups)


def _deed_or(words: Words, edition: Edition, others: Sequence[str], other: str, first: int) -> int:
    what = f"a deed or {other}" if others else "a deed"
    index = resolve(words, edition, words.take(what), (*edition.deeds, *others), what)
    return index if index < len(edition.deeds) else first + index - len(edition.deeds)


def company(words: Words, edition: Edition) -> int:
    """The next word as a company."""
    return resolve(words, edition, words.take("a company"), edition.companies, "a company")


def voucher(words: Words, edition: Edition) -> int:
    """The next word as a kind of travel voucher."""
    return resolve(words, edition, words.take("a travel voucher"), edition.vouchers, "a travel voucher")


def roll_card(words: Words, edition: Edition) -> int:
    """The next word as a Roll Three card."""
    what = "a Roll Three card"
    return resolve(words, edition, words.take(what), edition.rolls, what)


def drawn_card(words: Words, edition: Edition) -> int:
    """The next word as a card that is drawn: of a deck, or `A_ROLL` and a Roll Three card."""
    ids = (*edition.cards, *edition.rolls)
    index = resolve(words, edition, words.take("a card"), ids, "a card")
    return index if index < len(edition.cards) else moves.A_ROLL + index - len(edition.cards)


def ticket(words: Words, edition: Edition) -> int:
    """The next word as the amount on a lottery ticket: its kind."""
    E = edition.tables
    amounts = E.ticket_amount[: E.ticket_kinds]
    amount = words.number("the amount on a lottery ticket")
    if amount not in amounts:
        some = ": " + ", ".join(str(known) for known in amounts) if amounts else ""
        words.fail(f"the amount on a lottery ticket of {edition.id}{some}", str(amount))
    return amounts.index(amount)
