"""The texts of `passgo edition`, in the reader's language."""

from __future__ import annotations

from passgo import locale
from passgo.locale import Language


def say(language: Language, key: str, **args: str | int) -> str:
    """The text `report-KEY`."""
    return locale.say(language, f"report-{key}", args)
