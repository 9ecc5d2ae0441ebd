"""An edition, ready for use: its tables for the rules, its names and texts for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from passgo import locale
from passgo.locale.french import Named, WithArticle, french_name
from passgo.rules.base import tables
from passgo.rules.base.tables import Tables

Names = Mapping[str, str]
"""A name or text by language, `en` and `fr`."""


class UnknownId(LookupError):
    """A word that names nothing in the edition; the message says what was expected and what comes near."""

    def __init__(self, what: str, word: str, edition: str, known: Sequence[str]) -> None:
        near = get_close_matches(word, known, n=3, cutoff=0.5)
        hint = f"; near it: {', '.join(near)}" if near else ""
        super().__init__(f"{edition} has no {what} {word!r}{hint}")
        self.what = what
        self.word = word
        self.near = tuple(near)


class RuleText(NamedTuple):
    """A rule: its heading in the rulebook, and its statement in our own words."""

    heading: str
    """Of a ruling, the one it belongs to; empty where there is none."""
    en: str
    fr: str
    ruling: bool
    """The book is silent or unclear, and the statement is our ruling."""
    house: bool = False
    """No rule of the book: a house rule that a knob brings; it has no heading."""


class Origin(NamedTuple):
    """The source of a value."""

    source: str
    """A key of the edition's sources."""
    confidence: str
    """verified, likely or assumption; see `basics.Entry`."""
    note: Names
    file: str
    """The file that says so."""


class KnobInfo(NamedTuple):
    """The value of a knob and its source."""

    value: int | tuple[int, ...]
    word: str
    """The value as the file writes it."""
    origin: Origin


class BuildingText(NamedTuple):
    """The names of a kind of building, in every form that sentences need; see `schema.Building`."""

    one: Names
    many: Names
    a: Names
    no: Names
    the: Names
    of: Names


class OtherNames(NamedTuple):
    """Other names that a screen may show; ids, rules and records stay as they are."""

    title: Names
    names: Mapping[str, Names]


class SpaceText(NamedTuple):
    """A space as printed."""

    kind: str
    """As the file names it (go, tax, lottery …); of a deed its kind, of a deck its classic id."""
    deed: str
    """Id, or empty."""
    deck: str
    """Id, or empty."""


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """An edition. Ids are in the order of the tables: `deeds[i]` is deed number `i` of the rules."""

    id: str
    title: Names
    year: int
    language: str
    """Language of the book."""
    currency: str
    currency_after: bool
    world: str
    """The world that the screens show it in; empty for a plain one."""
    house: bool
    """Whether house rules are in it."""
    tables: Tables
    spaces: tuple[str, ...]
    deeds: tuple[str, ...]
    groups: tuple[str, ...]
    decks: tuple[str, ...]
    cards: tuple[str, ...]
    companies: tuple[str, ...]
    vouchers: tuple[str, ...]
    """Kinds of travel voucher."""
    rolls: tuple[str, ...]
    """Roll Three cards, such as `roll_133`."""
    starting_notes: tuple[tuple[int, int], ...]
    """Value of a note and how many of it; empty where the book gives no breakdown."""
    space_texts: tuple[SpaceText, ...]
    names: Mapping[str, Names]
    """Names of deeds, spaces, groups, decks, companies, vouchers and Roll Three cards, and the texts of cards,
    by id."""
    said: Mapping[str, str]
    """How a French sentence calls a deed or a space, by id, where the edition says so."""
    short: Mapping[str, Names]
    """The short name of a deed or a space, by id, where the edition gives one."""
    texts: Mapping[str, Names]
    """The text printed on a travel voucher, by id."""
    classic: Mapping[str, str]
    """Id by the id of the American counterpart, as `~boardwalk` in scenarios."""
    knobs: Mapping[str, KnobInfo]
    """Those that the book has occasion to answer."""
    origins: Mapping[tuple[str, str], Origin]
    """The origin of all other entries, by table and id: ("deeds", "boardwalk"), ("stock", "houses"), ("board", "")."""
    sources: Mapping[str, Names]
    """The meaning of each key of a source."""
    rules: Mapping[str, RuleText]
    replaced: Mapping[str, str]
    """Rules of the base that a variant drops, and the rule that replaces each."""
    buildings: Mapping[str, BuildingText]
    """Names of `house`, `hotel` and so on, where the edition calls them otherwise."""
    name_sets: Mapping[str, OtherNames]
    files: tuple[str, ...]
    """The files it was made of, base first."""

    def terms(self, language: str) -> str:
        """The names of its buildings in sentences, for `passgo.locale`; empty if they are the usual ones."""
        return locale.terms(
            {
                kind: {form: name[language] for form, name in text._asdict().items()}
                for kind, text in self.buildings.items()
            }
        )

    def name(self, word: str, language: str = "en") -> str:
        """Return the name (or card text) of an id in a language. Raises UnknownId."""
        if word not in self.names:
            raise UnknownId("id", word, self.id, list(self.names))
        return self.names[word][language]

    def with_article(self, word: str, french: str) -> WithArticle:
        """Return how a sentence says a French name of a space or deed, its own or one of a set of names."""
        return french_name(french, self.said.get(word, ""), "" if word in self.deeds else "la case ")

    def in_text(self, word: str, language: str = "en") -> str:
        """Return the name of an id as an argument of a text, which can say a French place with its article."""
        name = self.name(word, language)
        if language != "fr" or word not in (*self.spaces, *self.deeds):
            return name
        said = self.with_article(word, name)
        return Named(name, *(ahead + said.word for ahead in (said.the, said.of, said.to)))

    def rule(self, rule_id: str) -> RuleText | None:
        """Return the text of a rule, or of the rule that replaces it; None if the edition has no such rule."""
        return self.rules.get(self.replaced.get(rule_id, rule_id))

    def rents(self, deed: int) -> list[int]:
        """Return the rents of a deed: by level of building, or by the number of deeds owned."""
        t, first = self.tables, deed * tables.RENTS
        levels = t.group_size[t.deed_group[deed]]
        if t.deed_kind[deed] == tables.STREET:
            levels = 7 if t.deed_skyscraper[deed] else 6
        return t.deed_rent[first : first + levels]

    def dividends(self, company: int) -> list[int]:
        """Return the dividends of a company: by the number of shares held."""
        first = company * tables.DIVIDENDS
        return self.tables.company_dividend[first : first + self.tables.company_shares[company]]

    def id_of(self, word: str) -> str:
        """Return the edition's id for a word of the notation: `~boardwalk` is looked up, anything else is kept."""
        if not word.startswith("~"):
            return word
        if word[1:] not in self.classic:
            raise UnknownId("counterpart of the classic id", word[1:], self.id, list(self.classic))
        return self.classic[word[1:]]

    def deed_index(self, word: str) -> int:
        """Return the number of a deed. Raises UnknownId."""
        return self._index("deed", self.deeds, word)

    def space_index(self, word: str) -> int:
        """Return the number of a space. Raises UnknownId."""
        return self._index("space", self.spaces, word)

    def group_index(self, word: str) -> int:
        """Return the number of a group. Raises UnknownId."""
        return self._index("group", self.groups, word)

    def deck_index(self, word: str) -> int:
        """Return the number of a deck. Raises UnknownId."""
        return self._index("deck", self.decks, word)

    def card_index(self, word: str) -> int:
        """Return the number of a card. Raises UnknownId."""
        return self._index("card", self.cards, word)

    def company_index(self, word: str) -> int:
        """Return the number of a company. Raises UnknownId."""
        return self._index("company", self.companies, word)

    def voucher_index(self, word: str) -> int:
        """Return the number of a kind of travel voucher. Raises UnknownId."""
        return self._index("voucher", self.vouchers, word)

    def roll_index(self, word: str) -> int:
        """Return the number of a Roll Three card. Raises UnknownId."""
        return self._index("Roll Three card", self.rolls, word)

    def _index(self, what: str, ids: tuple[str, ...], word: str) -> int:
        name = self.id_of(word)
        if name not in ids:
            raise UnknownId(what, name, self.id, ids)
        return ids.index(name)
