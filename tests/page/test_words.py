"""The page that needs no server says some sentences otherwise, in both languages."""

from __future__ import annotations

import re

import pytest

from passgo.locale import LANGUAGES, Language, page_source, screen_source

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


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
