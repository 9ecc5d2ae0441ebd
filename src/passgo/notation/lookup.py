"""Ids to indices: the names of an edition's things, and the classic names written `~id`."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.rules.state import NONE

from .words import ID, Words, near


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
