"""The contents of an offer, read and printed: deeds, items, cards and an amount."""

from __future__ import annotations

from collections import Counter
from typing import Final

from passgo.editions import Edition
from passgo.game.move import Things

from . import lookup
from .words import NUMBER, Words, expect

DOLLARS: Final = "dollars"
"""The word for Picsou dollars; no id may be called so."""

MOST_SHARES: Final = 15
"""Of one company in one offer: as many as the rules can hold there."""


def read_things(words: Words, edition: Edition, until: str = "") -> Things:
    """One side of a deal, up to the word `until` or the end of the line.

    Travel vouchers are read too, so that the rules can say that they are not traded.
    """
    expected = expect("things-with-papers") if edition.companies else expect("things")
    if words.skip("nothing"):
        return Things()
    found: dict[str, int] = {}
    while words.left and words.peek() != until:
        word = words.take(expected)
        name, count = _thing_and_count(words, edition, word, bool(found.get("")))
        if name in found:
            words.fail(expect("once"), word)
        found[name] = count
    if not found:
        words.fail(expected)
    cards = [edition.cards[card] for card in edition.tables.keep_card[: edition.tables.keepable]]
    return Things(
        cash=found.get("", 0),
        deeds=_among(edition.deeds, found),
        cards=_among(cards, found),
        dollars=found.get(DOLLARS, 0),
        shares=tuple(Counter({c: found.get(name, 0) for c, name in enumerate(edition.companies)}).elements()),
        rolls=_among(edition.rolls, found),
        vouchers=_among(edition.vouchers, found),
    )


def print_things(things: Things, edition: Edition) -> str:
    """One side of a deal: deeds in board order, shares, dollars, cards, vouchers, then the amount; or `nothing`."""
    words = [edition.deeds[deed] for deed in things.deeds]
    for company, count in Counter(things.shares).items():
        words.append(print_count(edition.companies[company], count))
    if things.dollars:
        words.append(f"{DOLLARS}*{things.dollars}")
    words += [edition.cards[edition.tables.keep_card[card]] for card in things.cards]
    words += [edition.rolls[roll] for roll in things.rolls]
    words += [edition.vouchers[kind] for kind in things.vouchers]
    if things.cash:
        words.append(str(things.cash))
    return " ".join(words) or "nothing"


def print_count(name: str, count: int) -> str:
    """A thing and how many of it, where it is more than one."""
    return name if count == 1 else f"{name}*{count}"


def read_count(words: Words, word: str, most: int) -> tuple[str, int]:
    """A thing and how many of it, from 1 to `most`: `general_radio*2`. The thing itself is not looked up."""
    name, star, count = word.partition("*")
    if star and (not NUMBER.fullmatch(count) or not 1 <= int(count) <= most):
        words.fail(expect("how-many-of", name=name, most=most), word)
    return name, int(count or 1)


def _thing_and_count(words: Words, edition: Edition, word: str, has_amount: bool) -> tuple[str, int]:
    """A word as the id of a thing and how many of it; of an amount the id is empty."""
    if NUMBER.fullmatch(word):
        if has_amount:
            words.fail(expect("one-amount"), word)
        words.at -= 1
        return "", words.number(expect("amount"), 1)
    if word.split("*", 1)[0] == DOLLARS and edition.tables.dollars:
        return read_count(words, word, edition.tables.dollars)
    name, star, count = word.partition("*")
    kept = (edition.cards[card] for card in edition.tables.keep_card[: edition.tables.keepable])
    ids = (*edition.deeds, *kept, *edition.rolls, *edition.vouchers, *edition.companies)
    what = expect("thing-or-paper") if edition.companies else expect("thing")
    index = lookup.resolve(words, edition, name, ids, what)
    if ids[index] in edition.companies:
        return ids[index], read_count(words, word, MOST_SHARES)[1]
    if star and count != "1":
        words.fail(expect("only-one", name=name), word)
    return ids[index], 1


def _among(names: tuple[str, ...] | list[str], found: dict[str, int]) -> tuple[int, ...]:
    return tuple(i for i, name in enumerate(names) if name in found)
