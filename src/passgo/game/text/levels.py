"""Reading what stands on a deed."""

from __future__ import annotations

from passgo.editions import Edition
from passgo.game.levels import built_levels, level_word
from passgo.rules.base.state import HOTEL_LEVEL, SKYSCRAPER_LEVEL
from passgo.rules.base.tables import STREET

from .words import Words, expect


def read_level(words: Words, edition: Edition, deed: int, *, or_mortgaged: bool = False) -> int:
    """Return the buildings on a deed: `0` to `4`, `hotel`, `skyscraper`; on a station `depot`, of a taxi company `stand`.

    `or_mortgaged`: this could have been written instead.
    """
    E = edition.tables
    tallest = 0
    levels = "0"
    if E.deed_kind[deed] == STREET:
        tallest = SKYSCRAPER_LEVEL if E.deed_skyscraper[deed] else HOTEL_LEVEL
        higher = [level_word(edition, deed, level) for level in range(HOTEL_LEVEL, tallest + 1)]
        levels = expect("levels", most=E.max_houses, words=", ".join(higher))
    elif E.deed_house[deed]:
        tallest = 1
        levels = level_word(edition, deed, tallest)
    known = {level_word(edition, deed, level): level for level in (0, *built_levels(edition, tallest))}
    expected = expect("stands", levels=levels)
    if or_mortgaged:
        expected = expect("or-mortgaged", what=expected)
    word = words.take(expected)
    if word not in known:
        words.fail(expected if len(known) > 1 else expect("only-streets", what=expected), word)
    return known[word]
