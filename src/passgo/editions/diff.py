"""How two editions differ, rule by rule, as data: what a knob is set to, what a rule says, what is printed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from passgo.locale import LANGUAGES, say
from passgo.rules.base import cite, tables
from passgo.rules.base.knobs import KNOBS
from passgo.rules.base.state import DEPOT, HOTEL, HOUSE, NONE, SKYSCRAPER, STAND

from .edition import Edition, Names
from .words import knob_value, money, names, row

Topic = Literal["rule", "knob", "stock", "space", "deed", "card", "name"]
"""rule: a statement · knob: a figure or question · stock: pieces in the bank · space, deed, card: what is
printed there, shares and vouchers too · name: what something is called."""
STOCK: Final = {"house": HOUSE, "hotel": HOTEL, "skyscraper": SKYSCRAPER, "depot": DEPOT, "stand": STAND}
"""Kinds of building by id."""
PRINTED: Final = (
    "price", "mortgage", "house", "hotel", "skyscraper", "depot", "stand", "die", "rents", "par", "dividends"
)  # fmt: skip
"""The things that may be printed on a deed or a share, in the order in which they are listed."""


class Difference(NamedTuple):
    """One thing in which two editions differ."""

    topic: Topic
    rule: str
    """Id of the rule it belongs to, or empty for what is printed on board, deeds and cards."""
    what: Names
    """The difference, in words; for a rule its heading in each edition is in `headings` instead."""
    left: Names | None
    """How it is in the first edition; none where that has no such thing."""
    right: Names | None
    headings: tuple[str, str] = ("", "")
    """Of a rule, in the first book and in the second."""
    ours: tuple[bool, bool] = (False, False)
    """Whether the rule is our ruling, in the first game and in the second."""


def compare(left: Edition, right: Edition) -> list[Difference]:
    """Everything in which two editions differ: by rule in the order of the books, then board, deeds, cards, names.

    Spaces, deeds and cards are held against each other by their counterpart in the American edition, so
    that boards of other names can be compared.
    """
    ruled = [*_rules(left, right), *_knobs(left, right), *_pieces(left, right), *_scales(left, right)]
    ruled.sort(key=lambda d: cite.RULE_IDS.index(d.rule))  # statement before figures, for sorting is stable
    printed = (_spaces, _deeds, _companies, _cards, _vouchers, _names)
    return [*ruled, *(difference for part in printed for difference in part(left, right))]


def _rules(left: Edition, right: Edition) -> Iterator[Difference]:
    for rule in {**left.rules, **right.rules}:
        a, b = left.rules.get(rule), right.rules.get(rule)
        # What reads alike in one language is the same rule: in the other it says Départ for GO, and so on.
        if a and b and (a.en == b.en or a.fr == b.fr):
            continue
        statements = [None if text is None else {"en": text.en, "fr": text.fr} for text in (a, b)]
        headings = (a.heading if a else "", b.heading if b else "")
        ours = (a is not None and a.ruling, b is not None and b.ruling)
        yield Difference("rule", rule, {}, statements[0], statements[1], headings, ours)


def _knobs(left: Edition, right: Edition) -> Iterator[Difference]:
    for name, knob in KNOBS.items():
        answers = [e.knobs[name].value if name in e.knobs else None for e in (left, right)]
        if answers[0] != answers[1]:
            yield Difference("knob", knob.rule, knob.names, knob_value(left, name), knob_value(right, name))


def _pieces(left: Edition, right: Edition) -> Iterator[Difference]:
    """How many there are of what is in the box."""
    for (what, a), (_, b) in zip(_counts(left), _counts(right), strict=True):
        if a != b:
            yield Difference("stock", "components-inventory", what, _plain(a), _plain(b))


def _counts(e: Edition) -> Iterator[tuple[Names, int]]:
    t = e.tables
    for building, kind in STOCK.items():
        yield usual_name(building), t.stock[kind]
    yield names("papers-dollars"), t.dollars
    yield names("papers-shares"), sum(t.company_shares)
    yield names("papers-vouchers"), sum(t.voucher_count)
    yield names("papers-rolls"), t.roll_cards
    yield names("pieces-tickets"), sum(t.ticket_count)


def usual_name(building: str) -> Names:
    """Return the name of a kind of building if an edition has no words of its own."""
    return names("pieces-building", building=building)


def _scales(left: Edition, right: Edition) -> Iterator[Difference]:
    """Return the scales of tickets, matches, sums of dice and Picsou dollars; none if an edition has no such thing."""
    for (rule, what, a), (_, _, b) in zip(_worth(left), _worth(right), strict=True):
        if a != b:
            yield Difference("knob", rule, what, a, b)


def _worth(e: Edition) -> Iterator[tuple[str, Names, Names | None]]:
    t = e.tables
    kinds = [(t.ticket_count[i], row([t.ticket_amount[i]])) for i in range(t.ticket_kinds)]
    tickets = {one: ", ".join(f"{count} × {wins[one]}" for count, wins in kinds) for one in LANGUAGES}
    yield "lottery-ticket", names("scale-lottery-ticket"), tickets if kinds else None
    for rule, amounts in (("roll-three-payout", t.roll_three_pays), ("squeeze-play", t.squeeze_pays[2:])):
        yield rule, names(f"scale-{rule}"), _without_end(amounts)
    rule = "picsou-dollar-value"
    yield rule, names(f"scale-{rule}"), None if t.dollar_deed == NONE else e.names[e.deeds[t.dollar_deed]]


def _without_end(amounts: list[int]) -> Names | None:
    """Amounts in a row, without the empty cells at its end; none where all are empty."""
    last = max((i for i, amount in enumerate(amounts) if amount), default=-1)
    return row(amounts[: last + 1]) if last >= 0 else None


def _spaces(left: Edition, right: Edition) -> Iterator[Difference]:
    """Return what stopping on a space does, without deeds."""
    for _, what, a, b in _pairs(left, right, left.spaces, right.spaces):
        if a is None or b is None:
            yield Difference("space", "", what, None if a is None else what, None if b is None else what)
        elif _printed(left, a) != _printed(right, b):
            yield Difference("space", "", what, _tax_or_vouchers(left, a), _tax_or_vouchers(right, b))


def _printed(e: Edition, space: int) -> tuple[int, ...]:
    """Return what a space is, whatever the currency."""
    t = e.tables
    return t.space_kind[space], t.space_amount[space], t.space_percent[space], t.space_vouchers[space]


def _tax_or_vouchers(e: Edition, space: int) -> Names:
    """The tax of a space, or the vouchers drawn there; without any, nothing."""
    amount, percent = money(e, e.tables.space_amount[space]), e.tables.space_percent[space]
    if e.tables.space_vouchers[space]:
        return names("space-vouchers", count=e.tables.space_vouchers[space])
    if not e.tables.space_amount[space]:
        return dict.fromkeys(LANGUAGES, "")
    if not percent:
        return amount
    return {
        one: say(one, "space-tax-choice", {"amount": amount[one], "percent": percent}) for one in LANGUAGES
    }


def _deeds(left: Edition, right: Edition) -> Iterator[Difference]:
    for _, what, a, b in _pairs(left, right, left.deeds, right.deeds):
        if a is None or b is None:
            yield Difference("deed", "", what, None if a is None else what, None if b is None else what)
            continue
        one, other = _figures(left, a), _figures(right, b)
        changed = [figure for figure in PRINTED if one.get(figure) != other.get(figure)]
        if changed:
            yield Difference("deed", "", what, _listed(one, changed), _listed(other, changed))


def _figures(e: Edition, deed: int) -> dict[str, list[int]]:
    """Return the values printed on a deed."""
    t = e.tables
    kind = t.deed_kind[deed]
    built = {tables.STATION: "depot", tables.TAXI: "stand"}.get(kind, "house")
    die = t.die8_deed.index(deed) + 1 if deed in t.die8_deed else 0
    figures = {
        "price": t.deed_price[deed],
        "mortgage": t.deed_mortgage[deed],
        built: t.deed_house[deed],
        "hotel": t.deed_hotel[deed],
        "skyscraper": t.deed_skyscraper[deed],
        "die": die,
    }
    return {name: [figure] for name, figure in figures.items() if figure} | {"rents": e.rents(deed)}


def _companies(left: Edition, right: Edition) -> Iterator[Difference]:
    first, second = ({name: _share(e, i) for i, name in enumerate(e.companies)} for e in (left, right))
    for name in {**first, **second}:
        if first.get(name) != second.get(name):
            listed = [_listed(share[name], PRINTED) if name in share else None for share in (first, second)]
            what = (left if name in first else right).names[name]
            yield Difference("deed", "", what, listed[0], listed[1])


def _share(e: Edition, company: int) -> dict[str, list[int]]:
    """Return the values printed on a share."""
    return {"par": [e.tables.company_par[company]], "dividends": e.dividends(company)}


def _listed(figures: dict[str, list[int]], kinds: Sequence[str]) -> Names:
    """Those of these figures that are printed, each after what it is."""
    rows = [(names(f"printed-{figure}"), row(figures[figure])) for figure in kinds if figure in figures]
    return {one: ", ".join(f"{what[one]} {amounts[one]}" for what, amounts in rows) for one in LANGUAGES}


def _cards(left: Edition, right: Edition) -> Iterator[Difference]:
    for _, what, a, b in _pairs(left, right, left.cards, right.cards):
        pile = _pile(right, b) if a is None and b is not None else _pile(left, a or 0)
        if a is None or b is None:
            yield Difference("card", "", pile, None if a is None else what, None if b is None else what)
        elif _does(left, a) != _does(right, b):
            yield Difference("card", "", pile, left.names[left.cards[a]], right.names[right.cards[b]])


def _pile(e: Edition, card: int) -> Names:
    """The name of the deck that a card lies in."""
    firsts = e.tables.deck_first[: e.tables.decks]
    return e.names[e.decks[bisect_right(firsts, card) - 1]]


def _does(e: Edition, card: int) -> tuple[object, ...]:
    """Return what a card does, with the American name of the place it leads to, and of companies."""
    t = e.tables
    effect, target, amount = t.card_effect[card], t.card_target[card], t.card_amount[card]
    what: object = (target, amount)
    if effect in (tables.ADVANCE_TO, tables.MOVE_BACK_TO):
        what = _american(e)[e.spaces[target]]
    elif effect in (tables.COLLECT_DIVIDENDS, tables.PAY_DIVIDENDS):
        what = {company for i, company in enumerate(e.companies) if amount >> i & 1}
    repairs = t.card_hotel[card], t.card_skyscraper[card], t.card_depot[card]
    return effect, what, t.card_rent[card], repairs, t.card_keep[card] != NONE


def _vouchers(left: Edition, right: Edition) -> Iterator[Difference]:
    first, second = ({name: _voucher(e, i) for i, name in enumerate(e.vouchers)} for e in (left, right))
    for name in {**first, **second}:
        if first.get(name) != second.get(name):
            texts = [e.texts.get(name) for e in (left, right)]
            yield Difference("card", "", (left if name in first else right).names[name], texts[0], texts[1])


def _voucher(e: Edition, kind: int) -> tuple[int, ...]:
    """Return what a travel voucher does."""
    t = e.tables
    return t.voucher_effect[kind], t.voucher_amount[kind], t.voucher_expires[kind]


def _names(left: Edition, right: Edition) -> Iterator[Difference]:
    """Currency, buildings, spaces, groups and decks: what each is called."""
    if left.currency != right.currency:
        yield Difference("name", "", names("edition-currency"), _plain(left.currency), _plain(right.currency))
    for kind in STOCK:
        usual = usual_name(kind)
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
    of_left, of_right = _american(left), _american(right)
    first = {of_left[name]: i for i, name in enumerate(ours)}
    second = {of_right[name]: i for i, name in enumerate(theirs)}
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
