"""The ground of the schema: ids, amounts, names in two languages, and the origin of an entry."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
"""Name of a deed, space, group, deck, card, company or voucher in the notation."""
EditionId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*([-+][a-z][a-z0-9]*)*$")]
Text = Annotated[str, Meta(min_length=1)]
Word = Annotated[str, Meta(pattern=r"^[^{}\n]+$")]
"""A word that the sentences of the screens take in; braces mean something to them."""
Money = Annotated[int, Meta(ge=0, le=100_000)]
"""Whole dollars, or whatever the edition counts in."""
Price = Annotated[int, Meta(ge=1, le=100_000)]
PerCent = Annotated[int, Meta(ge=0, le=100)]
Steps = Annotated[int, Meta(ge=-51, le=51)]
Draws = Annotated[int, Meta(ge=0, le=9)]
Pieces = Annotated[int, Meta(ge=0, le=100)]
"""How many there are of something."""
Confidence = Literal["verified", "likely", "assumption"]
DeedKind = Literal["street", "railroad", "utility", "taxi"]
BuildingKind = Literal["house", "hotel", "skyscraper", "depot", "stand"]
World = Literal["snow", "sea", "ice", "roofs", "vault"]
"""The worlds that screens can show a book in, each with its own table, paper, corner, backs of cards and sounds."""
FieldKind = Literal["number", "flag", "choice", "words"]
"""The kinds of change that the editor of boards offers."""
SubjectTable = Literal[
    "knobs", "stock", "spaces", "deeds", "groups", "decks", "cards", "companies", "vouchers", "roll_three",
    "squeeze_play",
]  # fmt: skip
"""The tables of a file whose entries it can change."""


class Names(Struct, forbid_unknown_fields=True):
    """A name or text in each language."""

    en: Text
    fr: Text


Said = Annotated[str, Meta(pattern=r"^(l’|[Ll]e |[Ll]a |[Ll]es )[^{}\n]+$")]
"""A French name with its article, as a sentence says it: « la Promenade »."""


class SentenceWord(Struct, forbid_unknown_fields=True):
    """A word for the middle of a sentence, in each language."""

    en: Word
    fr: Word


class SourcedEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """Anything that names its source."""

    source: str
    """A key of `[sources]`."""
    confidence: Confidence
    """verified: printed in the book, or two sources agree; likely: one source; assumption: our own."""
    note: str | Names = ""
    """A note on it, in both languages or in one that serves both."""
