"""Messages about a custom edition while it is made in the browser.

The browser keeps the board and sends it along with each question; nothing of it is stored here until a game is played
by it, which keeps the whole edition as it was then.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from passgo.editions.basics import FieldKind, SubjectTable

from .printed import EditionBrief, EditionInfo, Names
from .terms import EditionName

LONGEST_TITLE: Final = 60
"""Letters."""
LONGEST_TEXT: Final = 400
"""Letters of a name or of the text of a card."""
MOST_CHANGES: Final = 1000
LONGEST_FILE: Final = 200_000
"""Letters of the file of a board."""

Words = Annotated[str, Meta(max_length=LONGEST_TEXT)]
FieldValue = int | bool | Words | dict[str, Words]
"""Of a field: a figure, yes or no, the word of a choice, or a text by language."""


class OwnBoard(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A custom edition: the edition that it extends, and the changes."""

    base: EditionName
    title: Annotated[str, Meta(max_length=2 * LONGEST_TITLE)]
    changes: Annotated[
        dict[Annotated[str, Meta(max_length=80)], FieldValue], Meta(max_length=MOST_CHANGES)
    ] = {}
    """By key of a field, as `deeds.boardwalk.price`."""


class BoardFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file of a board, to be opened."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class FieldOption(msgspec.Struct, kw_only=True):
    """One of the answers that a choice allows."""

    value: int | str
    names: Names


class FieldInfo(msgspec.Struct, kw_only=True):
    """Something that can be changed by itself."""

    key: str
    name: str
    """Its name in files: `price`, `rents`, `go_salary`."""
    names: Names
    """The name of a question of the rules; empty for all else."""
    kind: FieldKind
    row: int
    """Its place in a list, from 0; −1 for what stands in none."""
    usual: bool
    """Whether people often set it otherwise at their tables."""
    value: FieldValue
    """As the edition has it."""
    least: int
    most: int
    options: list[FieldOption]


class SubjectInfo(msgspec.Struct, kw_only=True):
    """A thing that has fields."""

    table: SubjectTable
    id: str
    """Empty for what there is only one of."""
    fields: list[FieldInfo]


class FieldFault(msgspec.Struct, kw_only=True):
    """Something that is wrong with a board."""

    field: str
    """The key of the field concerned, `edition.title` for its name; empty where no single one is.

    Of a file that is opened, the line and the key there.
    """
    found: Names
    """The value found, by language; empty if there is none, in English alone if it is the same in every language."""
    allowed: Names
    """The values allowed, in the same form."""


class OwnBoardView(msgspec.Struct, kw_only=True):
    """A custom edition, checked."""

    file: str
    """The best name of its file; empty if the board has no name that can be one."""
    text: str
    """The file that says it; empty where it cannot be written."""
    follows: dict[str, FieldValue]
    """The consequences of the changes, by key of a field."""
    faults: list[FieldFault]
    """Everything that is wrong; a board without faults can be played."""
    brief: EditionBrief | None
    info: EditionInfo | None
    """The edition that it makes; null where something is wrong."""


class OpenedBoard(msgspec.Struct, kw_only=True):
    """A board as its file has it; or why it cannot be opened here."""

    board: OwnBoard | None
    faults: list[FieldFault]
