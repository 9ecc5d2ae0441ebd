"""Ids to indices: the names of an edition's things, and the classic names written `~id`."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.game.names import IDS
from passgo.rules.base.state import NONE

from .words import ID, NUMBER, Words, expect, near, one_of


def resolve(words: Words, edition: Edition, word: str, known: Sequence[str], what: str) -> int:
    """Index of the id `word` among `known`, or NotationError saying that `what` was expected.

    `~id` is the classic name of a thing of this edition.
    """
    name = word
    if word.startswith("~"):
        name = edition.classic.get(word[1:], "")
        if not name:
            words.fail(expect("classic-name", what=what, hint=near(word[1:], edition.classic)), word)
    elif not ID.fullmatch(word):
        words.fail(what, word)
    if name not in known:
        words.fail(expect("of-edition", what=what, edition=edition.id, hint=near(name, known)), word)
    return known.index(name)


def thing(words: Words, edition: Edition, *types: str) -> tuple[str, int]:
    """The next word as a thing of one of these types, those that the edition has: which type, and its index."""
    there = [what for what in types if IDS[what](edition)] or [types[0]]
    what: str = expect(f"a-{there[0]}")
    for other in there[1:]:
        what = expect("or", one=what, other=expect(f"a-{other}"))
    ids = [(one, index, name) for one in there for index, name in enumerate(IDS[one](edition))]
    found = resolve(words, edition, words.take(what), [name for _, _, name in ids], what)
    return ids[found][:2]


def deed(words: Words, edition: Edition) -> int:
    """The next word as a deed."""
    return thing(words, edition, "deed")[1]


def place(words: Words, edition: Edition) -> int:
    """The next word as a space of the board, by its id or by its number from GO, which is 0."""
    if NUMBER.fullmatch(words.peek()):
        return words.number(expect("space-number"), most=len(edition.spaces) - 1)
    return thing(words, edition, "space")[1]


def group(words: Words, edition: Edition) -> int:
    """The next word as a group of deeds."""
    return thing(words, edition, "group")[1]


def deck(words: Words, edition: Edition) -> int:
    """The next word as a deck of cards."""
    return thing(words, edition, "deck")[1]


def card(words: Words, edition: Edition) -> int:
    """The next word as a card."""
    return thing(words, edition, "card")[1]


def company(words: Words, edition: Edition) -> int:
    """The next word as a company."""
    return thing(words, edition, "company")[1]


def voucher(words: Words, edition: Edition) -> int:
    """The next word as a kind of travel voucher."""
    return thing(words, edition, "voucher")[1]


def roll(words: Words, edition: Edition) -> int:
    """The next word as a Roll Three card."""
    return thing(words, edition, "roll")[1]


def kept_card(words: Words, edition: Edition) -> int:
    """The next word as a card that is kept until used: its index among those."""
    word = words.take(expect("kept-card"))
    index = resolve(words, edition, word, edition.cards, expect("a-card"))
    kept = edition.tables.card_keep[index]
    if kept == NONE:
        names = [edition.cards[edition.tables.keep_card[k]] for k in range(edition.tables.keepable)]
        words.fail(one_of(expect("kept-card"), names), word)
    return kept


def ticket(words: Words, edition: Edition) -> int:
    """The next word as the amount on a lottery ticket: its kind."""
    E = edition.tables
    amounts = E.ticket_amount[: E.ticket_kinds]
    what = expect("ticket-amount")
    amount = words.number(what)
    if amount not in amounts:
        there = expect("of-edition", what=what, edition=edition.id, hint="")
        words.fail(one_of(there, map(str, amounts)) if amounts else there, str(amount))
    return amounts.index(amount)
