"""The words by which a card of somebody's own box is found: its printed words, which we may not copy, resemble them.

The holder types the words printed on the card, in the language of the box. Every wording says what the card does,
how much and where to; our own text and the id of the classic card give its subject.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from passgo.editions import Edition
from passgo.editions.cards import Card
from passgo.locale import LANGUAGES, say
from passgo.rules.base import tables

EFFECTS: Final = {
    getattr(tables, str(card.__struct_config__.tag).upper()): str(card.__struct_config__.tag)
    for card in get_args(Card)
}
"""The effect of a card, as a file names it, by its number in the tables."""
KINDS: Final = {
    tables.STREET: "street",
    tables.STATION: "railroad",
    tables.UTILITY: "utility",
    tables.TAXI: "taxi",
}


def card_words(edition: Edition, card: int) -> str:
    """All words by which a card is found, in both languages."""
    return " ; ".join(_words(edition, card))


def _words(edition: Edition, card: int) -> Iterator[str]:
    t, name = edition.tables, edition.cards[card]
    effect, target = t.card_effect[card], t.card_target[card]
    about = EFFECTS[effect]
    if effect == tables.MOVE_RELATIVE:
        about = "move_back" if t.card_amount[card] < 0 else "move_ahead"
    keys = ["card-words", f"card-words-{about}"]
    if effect in (tables.ADVANCE_NEAREST, tables.KEEP_HALF_RENT):
        keys.append(f"card-words-{KINDS[target]}")
    for language in LANGUAGES:
        yield edition.name(name, language)
        yield from (say(language, key, terms=edition.terms(language)) for key in keys)
        if effect in (tables.ADVANCE_TO, tables.MOVE_BACK_TO):
            yield edition.name(edition.spaces[target], language)
    classics = (classic for classic, own in edition.classic.items() if own == name)
    for ident in dict.fromkeys([name, *classics]):  # in the same order in every process
        yield ident.replace("_", " ")
    yield from map(str, _figures(edition, card))


def _figures(edition: Edition, card: int) -> list[int]:
    """The sums and counts that are printed on it."""
    t, effect = edition.tables, edition.tables.card_effect[card]
    if effect in (tables.COLLECT_DIVIDENDS, tables.PAY_DIVIDENDS):  # there the amount means companies
        return []
    salary = t.go_salary if effect in (tables.ADVANCE_TO, tables.GO_TO_JAIL) else 0
    built = [t.card_hotel[card], t.card_skyscraper[card], t.card_depot[card]]
    return [figure for figure in (abs(t.card_amount[card]), salary, *built) if figure > 0]
