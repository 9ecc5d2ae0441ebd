"""The values of knobs, in words of both languages; headings, from `headings.toml`.

The words themselves are texts of `passgo.locale`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from passgo.editions.edition import Edition, Names
from passgo.locale import LANGUAGES, figures, say
from passgo.rules.base import tables
from passgo.rules.base.knobs import KNOBS

PICTURES: Final = (tables.BUS, tables.MR_MONOPOLY)
"""Faces of the red die that are no numbers."""
_HEADINGS: Final = Path(__file__).with_name("headings.toml")


def names(key: str, **args: str | int) -> Names:
    """A text in each language."""
    return {language: say(language, key, args) for language in LANGUAGES}


@cache
def _headings(language: str) -> dict[str, dict[str, str]]:
    """The headings of books in a language, each with what it is called in the others."""
    file = msgspec.toml.decode(_HEADINGS.read_bytes(), type=dict[str, list[dict[str, str]]])
    return {heading[language]: heading for heading in file["headings"]}


def heading_names(heading: str, language: str) -> dict[str, str]:
    """A heading of a book in each language; as the book prints it, where the table of headings does not know it."""
    return _headings(language).get(heading) or dict.fromkeys(LANGUAGES, heading)


def knob_value(e: Edition, name: str) -> Names | None:
    """Return the value of a knob of an edition; none if the edition has no occasion to ask."""
    if name not in e.knobs:
        return None
    knob, value = KNOBS[name], e.knobs[name].value
    if isinstance(value, tuple):
        faces = [
            names(f"red-face-{face}") if face in PICTURES else dict.fromkeys(LANGUAGES, str(face))
            for face in value
        ]
        return {language: " · ".join(face[language] for face in faces) for language in LANGUAGES}
    match knob.kind:
        case "money":
            return money(e, value)
        case "percent":
            return names("knob-percent", percent=value)
        case "times":
            return dict.fromkeys(LANGUAGES, f"×{figures.NO_BREAK}{value}")
        case "above":
            return (
                dict.fromkeys(LANGUAGES, str(value)) if value < e.tables.max_players else names("knob-never")
            )
        case "upto":
            return dict.fromkeys(LANGUAGES, str(value)) if value else names("knob-any-number")
        case "houses":
            counted = names("building-counted", building="house", count=value)
            return counted if value else names("knob-price-paid")
        case "flag":
            return names("house-yes" if value else "house-no")
        case "choice":
            return knob.choices[value].names
        case _:
            return dict.fromkeys(LANGUAGES, str(value))


def row(amounts: Sequence[int]) -> Names:
    """Amounts as each language writes them, without a sign and in a row."""
    return {language: "/".join(figures.number(one, language) for one in amounts) for language in LANGUAGES}


def money(e: Edition, amount: int) -> Names:
    """An amount as each language writes it in the currency of the edition."""
    return {language: figures.money(amount, e, language) for language in LANGUAGES}
