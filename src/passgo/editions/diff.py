"""How two editions differ, rule by rule, as data: what a knob is set to, what a rule says, what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from passgo.rules import cite, tables
from passgo.rules.state import HOTEL, HOUSE, NONE

from .edition import Edition, Names
from .words import LANGUAGES, knob_value, knob_words, money

Topic = Literal["rule", "knob", "stock", "space", "deed", "card", "name"]
"""rule: a statement · knob: a figure or question · stock: buildings in the bank · space, deed, card: what
is printed there · name: what something is called."""
STOCK: Final = ((HOUSE, {"en": "Houses", "fr": "Maisons"}), (HOTEL, {"en": "Hotels", "fr": "Hôtels"}))
RATES: Final = {
    "price": {"en": "price", "fr": "prix"},
    "mortgage": {"en": "mortgage", "fr": "hypothèque"},
    "house": {"en": "house", "fr": "maison"},
    "hotel": {"en": "hotel", "fr": "hôtel"},
    "rents": {"en": "rent", "fr": "loyer"},
}
CURRENCY: Final = {"en": "Currency", "fr": "Monnaie"}
OR: Final = {"en": " or ", "fr": " ou "}


class Difference(NamedTuple):
    """One thing in which two editions differ."""

    topic: Topic
    rule: str
    """Id of the rule it belongs to, or empty for what is printed on board, deeds and cards."""
    what: Names
    """What differs, in words; for a rule its heading in each book stands in `headings` instead."""
    left: Names | None
    """How it is in the first edition; none where that has no such thing."""
    right: Names | None
    headings: tuple[str, str] = ("", "")
    """Of a rule, in the first book and in the second."""


def compare(left: Edition, right: Edition) -> list[Difference]:
    """Everything in which two editions differ: by rule in the order of the books, then board, deeds, cards, names.

    Spaces, deeds and cards are held against each other by their counterpart in the American edition, so
    that boards of other names can be compared.
    """
    ruled = [*_rules(left, right), *_knobs(left, right), *_stock(left, right)]
    ruled.sort(key=lambda d: cite.RULE_IDS.index(d.rule))  # statement before figures, for sorting is stable
    return [*ruled, *_spaces(left, right), *_deeds(left, right), *_cards(left, right), *_names(left, right)]


def _rules(left: Edition, right: Edition) -> Iterator[Difference]:
    for rule in {**left.rules, **right.rules}:
        a, b = left.rules.get(rule), right.rules.get(rule)
        said = [None if text is None else {"en": text.en, "fr": text.fr} for text in (a, b)]
        if said[0] != said[1]:
            headings = (a.heading if a else "", b.heading if b else "")
            yield Difference("rule", rule, {}, said[0], said[1], headings)


def _knobs(left: Edition, right: Edition) -> Iterator[Difference]:
    for name, words in knob_words().items():
        if left.knobs[name].value != right.knobs[name].value:
            yield Difference("knob", words.rule, words.names, knob_value(left, name), knob_value(right, name))


def _stock(left: Edition, right: Edition) -> Iterator[Difference]:
    for kind, what in STOCK:
        a, b = left.tables.stock[kind], right.tables.stock[kind]
        if a != b:
            yield Difference("stock", "components-inventory", what, _plain(a), _plain(b))


def _spaces(left: Edition, right: Edition) -> Iterator[Difference]:
    """What stopping on a space does, deeds apart."""
    for _, what, a, b in _pairs(left, right, left.spaces, right.spaces):
        if a is None or b is None:
            yield Difference("space", "", what, None if a is None else what, None if b is None else what)
        elif _printed(left, a) != _printed(right, b):
            yield Difference("space", "", what, _tax(left, a), _tax(right, b))


def _printed(e: Edition, space: int) -> tuple[int, int, int]:
    """What a space is, whatever the currency."""
    t = e.tables
    return t.space_kind[space], t.space_amount[space], t.space_percent[space]


def _tax(e: Edition, space: int) -> Names:
    """The tax of a space; without one, nothing."""
    amount, percent = money(e, e.tables.space_amount[space]), e.tables.space_percent[space]
    if not e.tables.space_amount[space]:
        return dict.fromkeys(LANGUAGES, "")
    shares = {"en": f"{percent}%", "fr": f"{percent}\u00a0%"}
    return {one: amount[one] + OR[one] + shares[one] if percent else amount[one] for one in LANGUAGES}


def _deeds(left: Edition, right: Edition) -> Iterator[Difference]:
    for _, what, a, b in _pairs(left, right, left.deeds, right.deeds):
        if a is None or b is None:
            yield Difference("deed", "", what, None if a is None else what, None if b is None else what)
            continue
        one, other = _figures(left, a), _figures(right, b)
        changed = [rate for rate in RATES if one[rate] != other[rate]]
        if changed:
            yield Difference("deed", "", what, _listed(one, changed), _listed(other, changed))


def _figures(e: Edition, deed: int) -> dict[str, str]:
    """What is printed on a deed."""
    t = e.tables
    levels = 6 if t.deed_kind[deed] == tables.STREET else t.group_size[t.deed_group[deed]]
    first = deed * tables.RENTS
    return {
        "price": str(t.deed_price[deed]),
        "mortgage": str(t.deed_mortgage[deed]),
        "house": str(t.deed_house[deed]),
        "hotel": str(t.deed_hotel[deed]),
        "rents": "/".join(map(str, t.deed_rent[first : first + levels])),
    }


def _listed(figures: dict[str, str], changed: list[str]) -> Names:
    return {one: ", ".join(f"{RATES[rate][one]} {figures[rate]}" for rate in changed) for one in LANGUAGES}


def _cards(left: Edition, right: Edition) -> Iterator[Difference]:
    for _, what, a, b in _pairs(left, right, left.cards, right.cards):
        if a is None or b is None:
            yield Difference("card", "", {}, None if a is None else what, None if b is None else what)
        elif _does(left, a) != _does(right, b):
            yield Difference("card", "", {}, left.names[left.cards[a]], right.names[right.cards[b]])


def _does(e: Edition, card: int) -> tuple[object, ...]:
    """What a card does, with the place it leads to under its American name."""
    t = e.tables
    target: object = t.card_target[card]
    if t.card_effect[card] == tables.ADVANCE_TO:
        target = _american(e)[e.spaces[t.card_target[card]]]
    kept = t.card_keep[card] != NONE
    return t.card_effect[card], t.card_amount[card], t.card_hotel[card], target, t.card_rent[card], kept


def _names(left: Edition, right: Edition) -> Iterator[Difference]:
    """Currency, buildings, spaces, groups and decks: what each is called."""
    if left.currency != right.currency:
        yield Difference("name", "", CURRENCY, _plain(left.currency), _plain(right.currency))
    for kind, usual in (("house", STOCK[0][1]), ("hotel", STOCK[1][1])):
        called = [e.buildings[kind].many if kind in e.buildings else None for e in (left, right)]
        if called[0] != called[1]:
            yield Difference("name", "", usual, called[0] or usual, called[1] or usual)
    for of in _NAMED:
        for classic, what, a, b in _pairs(left, right, of(left), of(right)):
            if a is None or b is None:
                continue
            one, other = left.names[of(left)[a]], right.names[of(right)[b]]
            if one != other:
                american = left if classic in left.names else right
                yield Difference("name", "", american.names.get(classic, what), one, other)


_NAMED: Final[tuple[Callable[[Edition], tuple[str, ...]], ...]] = (
    lambda e: e.groups,
    lambda e: e.decks,
    lambda e: tuple(name for name, text in zip(e.spaces, e.space_texts, strict=True) if not text.deck),
)


def _pairs(
    left: Edition, right: Edition, ours: tuple[str, ...], theirs: tuple[str, ...]
) -> Iterator[tuple[str, Names, int | None, int | None]]:
    """Ids of both editions by American counterpart: that, a name, and the number in each edition if any."""
    first = {_american(left)[name]: i for i, name in enumerate(ours)}
    second = {_american(right)[name]: i for i, name in enumerate(theirs)}
    for classic in {**first, **second}:
        a, b = first.get(classic), second.get(classic)
        what = left.names[ours[a]] if a is not None else right.names[theirs[second[classic]]]
        yield classic, what, a, b


def _american(e: Edition) -> dict[str, str]:
    """The American counterpart of every id."""
    return {name: classic for classic, name in e.classic.items()}


def _plain(value: object) -> Names:
    """A value that reads alike in every language."""
    return dict.fromkeys(LANGUAGES, str(value))
