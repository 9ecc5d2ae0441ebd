"""The parts of an edition that can be changed without writing its file: names, texts and values, with their ranges.

Fields are read off the schema: every name and text of an entry, every whole number of it, every list of numbers row
by row, and the answers to the knobs. A thing that an edition lacks, such as a skyscraper, cannot be added here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple, cast

import msgspec
import msgspec.inspect as kinds

from passgo.rules.base.knobs import KNOBS, Knob

from .basics import FieldKind, Names, SubjectTable
from .faults import Key, spell
from .loader import draft_of
from .reading import EditionDraft
from .used import members_of, on_board, used_cards, used_decks, used_deeds

Value = int | bool | str | dict[str, str]
"""Of a field: a figure, yes or no, the word of a choice, or a text by language."""

FIXED: Final = frozenset({"die", "size", "squeeze_red"})
"""Fields that connect things, or give the length of a list: no values to play with."""


class Option(NamedTuple):
    """One of the answers that a choice allows."""

    value: int | str
    names: Mapping[str, str]


class Field(NamedTuple):
    """Something that can be changed by itself."""

    path: Key
    kind: FieldKind
    value: Value
    """As the edition has it."""
    least: int = 0
    most: int = 0
    """Of a number."""
    options: tuple[Option, ...] = ()
    """Of a choice."""
    usual: bool = False
    """Whether people often set it otherwise at their tables."""
    names: Mapping[str, str] | None = None
    """The question of a knob; everything else has the last name of its path."""

    @property
    def key(self) -> str:
        """As messages spell it, such as `deeds.boardwalk.rents[3]`."""
        return spell(self.path)

    @property
    def row(self) -> int:
        """Its place in a list, from 0; −1 for what stands in none."""
        return self.path[-1] if isinstance(self.path[-1], int) else -1


class Subject(NamedTuple):
    """A thing that has fields: a deed, a card, the knobs."""

    table: SubjectTable
    id: str
    """Empty for a table that has no entries."""
    fields: tuple[Field, ...]


@cache
def subjects(base: str) -> tuple[Subject, ...]:
    """Everything that can be changed of an edition of passgo. Raises UnknownEdition."""
    draft = draft_of(base)
    entries: dict[SubjectTable, Mapping[str, msgspec.Struct]] = {
        "spaces": on_board(draft),
        "deeds": used_deeds(draft),
        "groups": {name: draft.groups[name] for name in members_of(draft)},
        "decks": used_decks(draft),
        "cards": used_cards(draft),
        "companies": draft.companies,
        "vouchers": draft.vouchers,
    }
    single: dict[SubjectTable, msgspec.Struct | None] = {
        "stock": draft.stock,
        "roll_three": draft.roll_three,
        "squeeze_play": draft.squeeze_play,
    }
    found = [
        Subject("knobs", "", tuple(_answers(draft))),
        *(Subject(table, "", tuple(_fields((table,), entry))) for table, entry in single.items() if entry),
        *(
            Subject(table, name, tuple(_fields((table, name), entry)))
            for table, named in entries.items()
            for name, entry in named.items()
        ),
    ]
    return tuple(subject for subject in found if subject.fields)


@cache
def fields(base: str) -> dict[str, Field]:
    """Every field of an edition of passgo, by its key. Raises UnknownEdition."""
    return {field.key: field for subject in subjects(base) for field in subject.fields}


def is_usual(name: str) -> bool:
    """Whether people often answer a knob otherwise: the lobby offers it, or it is a sum that everybody knows."""
    return KNOBS[name].offered is not None or name in ("go_salary", "jail_fine")


def _answers(draft: EditionDraft) -> Iterator[Field]:
    """The answers of a book to the knobs, the usual ones first."""
    answered = [(name, KNOBS[name]) for name in draft.knobs if name not in FIXED]
    for name, knob in sorted(answered, key=lambda item: not is_usual(item[0])):
        value = draft.knobs[name].value
        if not isinstance(value, list):  # the faces of a die are no figure
            names = knob.offered.names if knob.offered else knob.names
            yield _answer(("knobs", name), knob, value)._replace(names=names, usual=is_usual(name))


def _answer(path: Key, knob: Knob, value: int | str) -> Field:
    if knob.kind == "flag":
        return Field(path, "flag", value)
    if knob.kind == "choice":
        options = (Option(choice.word or n, choice.names) for n, choice in enumerate(knob.choices))
        return Field(path, "choice", value, options=tuple(options))
    return Field(path, "number", value, knob.least, knob.most)


def _fields(path: Key, entry: msgspec.Struct) -> list[Field]:
    """The fields of an entry of a file, its name first."""
    return sorted(_fields_as_written(path, entry), key=lambda field: field.kind != "words")


def _fields_as_written(path: Key, entry: msgspec.Struct) -> Iterator[Field]:
    info = kinds.type_info(type(entry))
    assert isinstance(info, kinds.StructType)
    for field in info.fields:
        value: object = getattr(entry, field.name)
        at: Key = (*path, field.name)
        match field.type:
            case kinds.StructType(cls=cls) if cls is Names and isinstance(value, Names):
                yield Field(at, "words", {"en": value.en, "fr": value.fr})
            case kinds.IntType() if field.name not in FIXED and (value or field.required):
                yield _number(at, cast("int", value), field.type)
            case kinds.ListType(item_type=kinds.IntType() as each):
                for row, figure in enumerate(cast("list[int]", value)):
                    yield _number((*at, row), figure, each)
            case _:
                pass


def _number(path: Key, value: int, kind: kinds.IntType) -> Field:
    assert kind.ge is not None
    assert kind.le is not None
    return Field(path, "number", value, kind.ge, kind.le)
