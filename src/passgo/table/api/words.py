"""Errors in the language that a request asks for in its headers."""

from __future__ import annotations

from collections.abc import Mapping

from passgo.locale import LANGUAGES, TranslatedError


def text_for(error: TranslatedError, headers: Mapping[str, str]) -> str:
    """Return an error in the reader's language by these headers; in English if there is none in common."""
    wanted = (part.split(";")[0].strip().lower() for part in headers.get("accept-language", "").split(","))
    spoken = (language for one in wanted for language in LANGUAGES if one.partition("-")[0] == language)
    return error.text(next(spoken, "en"))
