"""Every edition names its buildings its own way, in every text of every language and nowhere else's way."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from passgo.editions import Edition, edition_names, find_edition
from passgo.locale import LANGUAGES, say, source

USUAL = re.compile(r"\b(?:houses?|hotels?|maisons?|hôtels?)\b", re.IGNORECASE)
HOUSE_RULE = re.compile(r"house rules?|règles? maison", re.IGNORECASE)
"""No building."""
OTHER = re.compile(r"\b(?:box(?:es)?|arenas?|loges?|arénas?)\b", re.IGNORECASE)


class Choices(Visitor):
    """Collects what a text chooses by: variables, each with the values it knows; and the texts it takes in."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = defaultdict(set)
        self.texts: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                self.values[node.selector.id.name].add(
                    key.name if isinstance(key, ast.Identifier) else key.value
                )
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values[node.id.name] |= set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


PLURALS = {"one": "1", "other": "2"}


def _samples(values: set[str]) -> list[str | int]:
    """Return the values of an argument: every value that the text knows, or any word."""
    known = sorted({PLURALS.get(value, value) for value in values}) or ["X"]
    return [int(value) if value.isdecimal() else value for value in known]


@cache
def texts(language: str) -> dict[str, Choices]:
    """Return the selectors of every message."""
    found: dict[str, Choices] = {}
    for entry in FluentParser().parse(source(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = choices = Choices()
            choices.visit(entry)
    return found


def choices_of(language: str, key: str) -> dict[str, set[str]]:
    """Return the selectors of a message and those that it takes in."""
    own = texts(language)[key]
    all_values: dict[str, set[str]] = defaultdict(set)
    for values in (own.values, *(choices_of(language, text) for text in own.texts)):
        for name, known in values.items():
            all_values[name] |= known
    return all_values


def all_said(language: str, edition: Edition) -> Iterator[tuple[str, str]]:
    """Every text of a language with everything it can choose, as this edition says it."""
    terms = edition.terms(language)
    for key in texts(language):
        choices = choices_of(language, key)
        for row in itertools.product(*(_samples(values) for values in choices.values())):
            yield key, say(language, key, dict(zip(choices, row, strict=True)), terms)


def _wrong(language: str, edition: Edition, words: re.Pattern[str]) -> set[str]:
    return {
        f"{key}: {text}"
        for key, text in all_said(language, edition)
        if words.search(HOUSE_RULE.sub("", text))
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", edition_names())
def test_an_edition_calls_its_buildings_what_its_book_calls_them(language: str, name: str):
    edition = find_edition(name)
    assert _wrong(language, edition, USUAL if "house" in edition.buildings else OTHER) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["us1973", "nhl1999-short"])
def test_every_form_of_a_building_is_said_somewhere(language: str, name: str):
    """A form that no text takes in would be asked of the edition files for nothing."""
    edition = find_edition(name)
    said = " ".join(text for _, text in all_said(language, edition)).lower()
    for kind, called in find_edition("nhl1999").buildings.items():
        for form, words in called._asdict().items():
            if edition.buildings:
                assert words[language].lower() in said, (kind, form)
    assert ("hotel" in said or "hôtel" in said) != bool(edition.buildings)


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [
        ("fr", "event-building-unsold", {"building": "hotel", "seat": "Ann"}, "Aucune mise\u00a0: l’aréna reste à la Banque."),
        ("en", "event-building-won", {"building": "hotel", "seat": "Ann", "price": "$9"}, "Ann won the auction of an arena for $9."),
        ("fr", "event-wanted", {"building": "house", "seat": "Ann", "count": 0}, "Ann ne veut aucune loge de luxe."),
        ("en", "event-sold-hotel", {"seat": "Ann", "deed": "Boston", "building": "house", "count": 3, "amount": "$50"},
         "Ann sold the arena at Boston for $50; 3 luxury boxes replace it."),
        ("fr", "ticket-stock", {}, "Loges de luxe, arénas"),
        ("fr", "shortage-want", {"building": "hotel"}, "Combien d’arénas"),
    ],
)  # fmt: skip
def test_exact_sentences(language: str, key: str, args: dict[str, str | int], text: str):
    assert say(language, key, args, find_edition("nhl1999").terms(language)) == text
