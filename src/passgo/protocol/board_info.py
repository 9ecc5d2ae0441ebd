"""A custom edition as a screen sees it: what can be changed, its faults, and its look."""

from __future__ import annotations

import msgspec

from passgo.editions import (
    Edition,
    EditionError,
    EditionFault,
    Layer,
    beneath,
    extended,
    find_shipped,
    load_layers,
)
from passgo.editions.changes import FILE, TITLE, changed, changed_text
from passgo.editions.fields import Field, fields, subjects
from passgo.editions.opened import opened
from passgo.locale import LANGUAGES, Language, Text

from .info import brief_of, edition_diff, edition_info
from .own_boards import (
    LONGEST_TEXT,
    LONGEST_TITLE,
    MOST_CHANGES,
    FieldFault,
    FieldInfo,
    FieldOption,
    OpenedBoard,
    OwnBoard,
    OwnBoardView,
    SubjectInfo,
)
from .printed import EditionDiff


def subject_infos(base: str) -> list[SubjectInfo]:
    """Everything that can be changed of an edition of passgo. Raises UnknownEdition."""
    return [
        SubjectInfo(
            table=subject.table,
            id=subject.id,
            fields=[_field_info(field) for field in subject.fields],
        )
        for subject in subjects(base)
    ]


def look_at(board: OwnBoard, language: Language) -> OwnBoardView:
    """Return a custom edition with its faults; the file's head in a language. Raise UnknownEdition."""
    view = OwnBoardView(file="", text="", follows={}, faults=[], brief=None, info=None)
    try:
        change = changed(board.base, board.title, board.changes)
        name = change.overlay["edition"]["id"]
        view.file = f"{name}.toml"
        view.text = changed_text(change.overlay, view.file, language)
        view.follows = change.follows
        layers = extended(board.base, change.overlay, FILE)
        e = load_layers(layers)
        view.brief, view.info = brief_of(e, layers), edition_info(e)
    except EditionError as error:
        if isinstance(error, LookupError):
            raise
        view.faults = [_fault(fault, board.base) for fault in error.faults]
    return view


def open_file(text: str, language: Language) -> OpenedBoard:
    """The board of a file, or all that keeps it from being opened. Raises UnknownEdition."""
    try:
        found = opened(text, language)
        board = msgspec.convert(
            {"base": found.base, "title": found.title, "changes": found.changes}, OwnBoard
        )
    except msgspec.ValidationError:
        limits = Text("opened-limits", title=2 * LONGEST_TITLE, text=LONGEST_TEXT, changes=MOST_CHANGES)
        return OpenedBoard(board=None, faults=[FieldFault(field="", found={}, allowed=_in_languages(limits))])
    except EditionError as error:
        faults = [
            FieldFault(
                field=_where(fault), found=_in_languages(fault.found), allowed=_in_languages(fault.allowed)
            )
            for fault in error.faults
        ]
        return OpenedBoard(board=None, faults=faults)
    return OpenedBoard(board=board, faults=[])


def layers_of(board: OwnBoard) -> list[Layer]:
    """Return the layers of a custom edition. Raise UnknownEdition, EditionError."""
    return extended(board.base, changed(board.base, board.title, board.changes).overlay, FILE)


def edition_of(board: OwnBoard) -> Edition:
    """The edition that a board makes. Raises UnknownEdition, EditionError."""
    return load_layers(layers_of(board))


def changes_of(board: OwnBoard) -> EditionDiff:
    """How a board differs from the edition that it lies on. Raises UnknownEdition, EditionError."""
    layers = layers_of(board)
    return edition_diff(beneath(layers) or find_shipped(board.base), load_layers(layers))


def _field_info(field: Field) -> FieldInfo:
    named = field.path[-1] if field.row < 0 else field.path[-2]
    return FieldInfo(
        key=field.key,
        name=str(named),
        names=dict(field.names or {}),
        kind=field.kind,
        row=field.row,
        usual=field.usual,
        value=field.value,
        least=field.least,
        most=field.most,
        options=[FieldOption(value=option.value, names=dict(option.names)) for option in field.options],
    )


def _fault(fault: EditionFault, base: str) -> FieldFault:
    return FieldFault(
        field=_field_at(fault.key, base),
        found=_in_languages(fault.found),
        allowed=_in_languages(fault.allowed),
    )


def _in_languages(text: str) -> dict[str, str]:
    return {at: text.text(at) for at in LANGUAGES} if isinstance(text, Text) else {"en": text}


def _where(fault: EditionFault) -> str:
    """The place in the file that somebody has at hand."""
    return f"{fault.line}: {fault.key}" if fault.line else fault.key


def _field_at(key: str, base: str) -> str:
    """The field that a key of a file belongs to."""
    if key in (TITLE, "edition.id"):
        return TITLE
    known = fields(base)
    key = key.removesuffix("_not_half").removesuffix(".value").removesuffix(".en").removesuffix(".fr")
    return next((each for each in known if each == key or each.startswith((f"{key}.", f"{key}["))), "")
