"""A custom edition from its file: written by `changes`, or by hand, and read back field by field.

Only the fields are read. Anything else in a file is reported by its key, and the file is not opened, so that nothing
of it is lost unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeGuard, cast

from passgo.locale import Language, Text

from .changes import FILE, following
from .faults import EditionError, EditionFault, Key, spell
from .fields import Value, fields
from .source import Source

ABOUT_ITSELF: Final = {("edition", "id"), ("edition", "house"), ("edition", "languages")}
"""The facts that a board states of itself, written again each time."""
MOST_FAULTS: Final = 8
"""That are named at once."""


class Opened(NamedTuple):
    """The changes to an edition, as a file has them."""

    base: str
    title: str
    changes: dict[str, Value]


def opened(text: str, language: Language = "en") -> Opened:
    """Return the changes in a file. Raise EditionError, or UnknownEdition for the edition it extends."""
    source = Source(text, FILE)
    if source.syntax_faults:
        raise EditionError(
            EditionFault(FILE, spell(fault.key), fault.found, fault.allowed, fault.line)
            for fault in source.syntax_faults[:MOST_FAULTS]
        )
    table = dict(source.table)
    base = table.pop("extends", None)
    if not isinstance(base, str):
        found = "" if base is None else str(base)
        raise EditionError(
            [EditionFault(FILE, "extends", found, Text("opened-base"), source.line(("extends",)))]
        )
    known = {field.path: field for field in fields(base).values()}
    title, changes, faults = base, dict[str, Value](), list[EditionFault]()
    for path, value in _leaves(table, set(known)):
        if path == ("edition", "title"):
            title = _in(value, language)
        elif path in known:
            if not _is_value(value):
                faults.append(
                    EditionFault(FILE, spell(path), str(value), Text("opened-value"), source.line(path))
                )
            elif value != known[path].value:
                changes[known[path].key] = value
        elif path not in ABOUT_ITSELF and path[-1] != "mortgage_not_half":
            faults.append(EditionFault(FILE, spell(path), "", Text("opened-strange"), source.line(path)))
    if faults:
        raise EditionError(faults[:MOST_FAULTS])
    return Opened(base, title, _without_what_follows(base, changes))


def _is_value(value: object) -> TypeGuard[Value]:
    """Whether a field can have such a value at all."""
    if isinstance(value, dict):
        return all(isinstance(text, str) for text in cast("dict[str, object]", value).values())
    return isinstance(value, bool | int | str)


def _without_what_follows(base: str, changes: dict[str, Value]) -> dict[str, Value]:
    """Return the changes without those that follow from the others, which keep following."""
    causes = {key: value for key, value in changes.items() if not key.endswith((".mortgage", ".text"))}
    follows = following(fields(base), causes)
    return {key: value for key, value in changes.items() if key not in follows or follows[key] != value}


def _leaves(table: object, known: set[Key], at: Key = ()) -> Iterator[tuple[Key, object]]:
    """Every value of a file with the way to it; texts by language and rows of fields are not gone into further."""
    if at in known or at == ("edition", "title"):
        yield at, table
    elif isinstance(table, dict):
        for name, entry in cast("dict[str, object]", table).items():
            yield from _leaves(entry, known, (*at, name))
    elif isinstance(table, list) and (*at, 0) in known:
        for row, entry in enumerate(cast("list[object]", table)):
            yield from _leaves(entry, known, (*at, row))
    else:
        yield at, table


def _in(title: Any, language: Language) -> str:
    """A title in a language, or in whichever there is."""
    if not isinstance(title, dict):
        return str(title)
    by_language = cast("dict[str, object]", title)
    return str(by_language.get(language) or next(iter(by_language.values()), ""))
