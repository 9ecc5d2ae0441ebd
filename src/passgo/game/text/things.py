"""The contents of an offer, read and printed: deeds, items, cards and an amount."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from passgo.editions import Edition
from passgo.game.names import IDS
from passgo.rules.base import things
from passgo.rules.base.things import Things

from . import lookup
from .words import LARGEST, NUMBER, Words, expect

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
    return Things(**{name: _read_kind(name, edition, found) for name in things.TABLE})


def _read_kind(name: str, edition: Edition, found: dict[str, int]) -> Any:
    """Return what was found of one kind of thing; of an amount the id is empty."""
    thing = things.TABLE[name]
    if not thing.ids:
        return found.get("" if thing.form is things.AMOUNT else name, 0)
    return tuple(Counter({i: found.get(one, 0) for i, one in enumerate(_ids(thing, edition))}).elements())


def _ids(thing: things.Thing, edition: Edition) -> Sequence[str]:
    """Return the ids of one kind of thing in an edition, in the order of their numbers."""
    if thing.ids == "kept":
        return [edition.cards[card] for card in edition.tables.keep_card[: edition.tables.keepable]]
    return IDS[thing.ids](edition) if thing.ids else ()


def _most_of(name: str, edition: Edition) -> int:
    """Return how many there are of a kind of thing that is counted; 0 for any other word.

    If the edition sets no bound, any number that can be written is allowed.
    """
    thing = things.TABLE.get(name)
    if thing is None or thing.form is not things.COUNT:
        return 0
    return getattr(edition.tables, thing.most, LARGEST)


def print_things(side: Things, edition: Edition) -> str:
    """Return one side of a deal in the order of `things.TABLE`, or `nothing`."""
    words: list[str] = []
    for name, thing in things.TABLE.items():
        held = getattr(side, name)
        if thing.ids:
            ids = _ids(thing, edition)
            words += [print_count(ids[number], count) for number, count in Counter[int](held).items()]
        elif held:
            words.append(str(held) if thing.form is things.AMOUNT else f"{name}*{held}")
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
    name, star, count = word.partition("*")
    if most := _most_of(name, edition):
        return read_count(words, word, most)
    ids = [one for thing in things.TABLE.values() for one in _ids(thing, edition)]
    what = expect("thing-or-paper") if edition.companies else expect("thing")
    index = lookup.resolve(words, edition, name, ids, what)
    if ids[index] in edition.companies:
        return ids[index], read_count(words, word, MOST_SHARES)[1]
    if star and count != "1":
        words.fail(expect("only-one", name=name), word)
    return ids[index], 1
