"""The page that needs no server says some sentences otherwise, in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from passgo.locale import LANGUAGES, Language, page_source, screen_source

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SERVER = re.compile(r"(?<![-\w])(?:server|serveur)", re.IGNORECASE)


def instead(language: Language) -> list[str]:
    """The sentences that stand ahead of the usual ones."""
    return KEY.findall(page_source(language).removesuffix(screen_source(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_sentences_that_there_are_get_other_words(language: Language) -> None:
    assert len(instead(language)) > 5
    assert set(instead(language)) <= {*KEY.findall(screen_source(language))}
    assert instead(language) == instead("en")


def test_french_marks_stay_with_their_words() -> None:
    assert not re.search("[^\u00a0\u202f][:;!?»%]", page_source("fr").removesuffix(screen_source("fr")))


UNSEEN = re.compile("dice-receipt-|bot-own-note$|evenings-|circle-|mail-page-|you-kept-there$")
"""What only `passgo verify` says, and what is said of a bot that a server's host has added, of circles, of mail, and of
games that a server keeps: a page has none of these."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_a_server(language: Language) -> None:
    said = dict[str, str]()
    for entry in FluentParser(with_spans=False).parse(page_source(language)).body:
        if isinstance(entry, ast.Message):
            said.setdefault(
                entry.id.name, FluentSerializer().serialize_entry(entry)
            )  # what comes first stays
    assert not [text for key, text in said.items() if SERVER.search(text) and not UNSEEN.match(key)]
