"""What a browser is told before it has the client, or in its place: in the language that it asks for."""

from __future__ import annotations

from collections.abc import Mapping

from passgo.locale import LANGUAGES, TranslatedError


def text_for(error: TranslatedError, headers: Mapping[str, str]) -> str:
    """What an error says to who sent these headers; in English where none of his languages is spoken here."""
    wanted = (part.split(";")[0].strip().lower() for part in headers.get("accept-language", "").split(","))
    spoken = (language for one in wanted for language in LANGUAGES if one.partition("-")[0] == language)
    return error.text(next(spoken, "en"))
