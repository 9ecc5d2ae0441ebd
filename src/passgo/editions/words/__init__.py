"""What the knobs are set to, in words of both languages; house rules, from `house.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from passgo.editions.edition import Edition, Names
from passgo.rules.base import tables
from passgo.rules.base.knobs import KNOBS

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
_FILE: Final = Path(__file__).with_name("house.toml")
SPACE: Final = "\u00a0"
"""No line breaks between a number and its sign, nor amid its digits."""


@cache
def house_rules() -> dict[str, dict[str, str]]:
    """What the house rules say that are no mere figures, by rule id and language."""
    return msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, dict[str, str]])


def knob_value(e: Edition, name: str) -> Names | None:
    """What a knob of an edition is set to; none where the book has no occasion to ask."""
    if name not in e.knobs:
        return None
    knob, value = KNOBS[name], e.knobs[name].value
    if isinstance(value, tuple):
        faces = [PICTURES.get(face, dict.fromkeys(LANGUAGES, str(face))) for face in value]
        return {language: " · ".join(face[language] for face in faces) for language in LANGUAGES}
    match knob.kind:
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
        case "choice":
            return knob.choices[value].names
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
