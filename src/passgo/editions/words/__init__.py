"""What the knobs ask and what they are set to, in words of both languages, from `knobs.toml`; house rules, from `house.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from passgo.editions.edition import Edition, Names
from passgo.rules.base import tables

NEVER: Final = {"en": "never", "fr": "jamais"}
ANY_NUMBER: Final = {"en": "any number", "fr": "autant qu’on veut"}
PRICE_PAID: Final = {"en": "what was paid", "fr": "ce qu’il a coûté"}
YES_OR_NO: Final = ({"en": "no", "fr": "non"}, {"en": "yes", "fr": "oui"})
PICTURES: Final = {
    tables.BUS: {"en": "bus", "fr": "Bus"},
    tables.MR_MONOPOLY: {"en": "Mr. Monopoly", "fr": "Mr. Monopoly"},
}
"""Faces of the red die that are no numbers."""
LANGUAGES: Final = ("en", "fr")
_FOLDER: Final = Path(__file__).parent
SPACE: Final = "\u00a0"
"""No line breaks between a number and its sign, nor amid its digits."""


class KnobWords(msgspec.Struct, forbid_unknown_fields=True):
    """A knob in words."""

    rule: str
    """The rule id it belongs to."""
    kind: str
    """How a value is written: money, count, above (a number of players), upto (0: any number), houses (0: the
    price paid), percent, times, flag, faces, or word (one of `values`)."""
    en: str
    fr: str
    values: list[dict[str, str]] = []
    """Where the kind is word: what each value from 0 on means, by language."""

    @property
    def names(self) -> Names:
        """What the knob asks, by language."""
        return {"en": self.en, "fr": self.fr}


class HouseRule(msgspec.Struct, forbid_unknown_fields=True):
    """A rule that no book has, and the knob that brings it."""

    knob: str
    book: int | bool
    """What every book sets the knob to."""
    text: dict[str, str]


@cache
def house_rules() -> dict[str, HouseRule]:
    """The house rules that are no mere figures, by rule id."""
    return msgspec.toml.decode(_FOLDER.joinpath("house.toml").read_bytes(), type=dict[str, HouseRule])


@cache
def knob_words() -> dict[str, KnobWords]:
    """Every knob in words, by name, in the order of the rules they belong to."""
    return msgspec.toml.decode(_FOLDER.joinpath("knobs.toml").read_bytes(), type=dict[str, KnobWords])


def knob_value(e: Edition, name: str) -> Names | None:
    """What a knob of an edition is set to; none where the book has no occasion to ask."""
    if name not in e.knobs:
        return None
    words, value = knob_words()[name], e.knobs[name].value
    if isinstance(value, tuple):
        faces = [PICTURES.get(face, dict.fromkeys(LANGUAGES, str(face))) for face in value]
        return {language: " · ".join(face[language] for face in faces) for language in LANGUAGES}
    match words.kind:
        case "money":
            return money(e, value)
        case "percent":
            return {"en": f"{value}%", "fr": f"{value}{SPACE}%"}
        case "times":
            return dict.fromkeys(LANGUAGES, f"×{SPACE}{value}")
        case "above":
            return dict.fromkeys(LANGUAGES, str(value)) if value < e.tables.max_players else NEVER
        case "upto":
            return dict.fromkeys(LANGUAGES, str(value)) if value else ANY_NUMBER
        case "houses":
            s = "s" if value > 1 else ""
            return {"en": f"{value} house{s}", "fr": f"{value}{SPACE}maison{s}"} if value else PRICE_PAID
        case "flag":
            return YES_OR_NO[value]
        case "word":
            return words.values[value]
        case _:
            return dict.fromkeys(LANGUAGES, str(value))


def row(amounts: Sequence[int]) -> Names:
    """Amounts as each language writes them, without a sign and in a row."""
    english = "/".join(f"{amount:,}" for amount in amounts)
    return {"en": english, "fr": english.replace(",", SPACE)}


def money(e: Edition, amount: int) -> Names:
    """An amount as each language writes it in the currency of the edition."""
    english, french = row([amount])["en"], row([amount])["fr"] + SPACE + e.currency
    return {"en": f"{english}{SPACE}{e.currency}" if e.currency_after else e.currency + english, "fr": french}
