"""The texts of the screens, as one Fluent file a language."""

from __future__ import annotations

from typing import Final

import msgspec

from passgo.locale import LANGUAGES, screen_source

from .calls import TEXT, ApiResponse, Call, Operation, Problem, as_text


class TextsPath(msgspec.Struct):
    """The language of the texts."""

    name: str


async def _texts(call: Call) -> ApiResponse:
    if call.asked.name not in LANGUAGES:
        raise Problem(404, "no such language")
    return as_text(screen_source(call.asked.name))


OPERATIONS: Final = (
    Operation("GET", "/locale/{name}.ftl", _texts, "Read the texts of a language", TEXT, TextsPath),
)
