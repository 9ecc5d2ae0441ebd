"""A custom edition made field by field: from the changes to the little file that states them.

The file is what `passgo edition new` begins, with only what was changed in it. Two things follow by themselves, unless
they were changed too: what is lent on a deed is half of its price, and a card says the sum that it moves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from passgo.locale import Language, Text

from . import toml_text
from .begin import head_lines, id_of
from .faults import EditionError, EditionFault
from .fields import Field, Value, fields
from .overlay import Table

FILE: Final = "board.toml"
"""The name of the file in messages."""
TITLE: Final = "edition.title"
"""The key of the title among those of the fields."""


class Changed(NamedTuple):
    """The changes to an edition."""

    overlay: Table
    follows: dict[str, Value]
    """The changes that follow from it, by key."""


def changed(base: str, title: str, changes: Mapping[str, Value]) -> Changed:
    """The overlay that changes an edition of passgo so. `changes`: by key of a field; what is as it was is none.

    Raises UnknownEdition; EditionError for a title that cannot be one, and for a key that the edition does not have.
    """
    known = fields(base)
    title = " ".join(title.split())
    faults = [
        EditionFault(FILE, key[:60], Text("found-no-field"), Text("allowed-field", edition=base))
        for key in changes
        if key not in known
    ]
    try:
        name = id_of(title, FILE)
    except EditionError as error:
        faults += error.faults
        name = ""
    if faults:
        raise EditionError(faults)
    ours = {key: value for key, value in changes.items() if value != known[key].value}
    follows = following(known, ours)
    ours |= follows
    overlay: Table = {"extends": base, "edition": {"id": name, "title": {"en": title, "fr": title}}}
    if any(known[key].path[0] == "knobs" for key in ours):
        overlay["edition"]["house"] = True
    for key in known:  # in the order of the board, not of the changes
        if key in ours:
            _put(overlay, known, known[key], ours)
    _mark_mortgages(overlay, known)
    return Changed(overlay, follows)


def changed_text(overlay: Table, file: str, language: Language = "en") -> str:
    """An overlay as the file that says it, with a head in a language."""
    blocks = ["\n".join(head_lines("new-changed", str(overlay["extends"]), file, language)) + "\n"]
    blocks.append(toml_text.table("", {"extends": overlay["extends"]}))
    for name, table in overlay.items():
        if name == "extends":
            continue
        entries = cast("dict[str, Any]", table)
        if name in ("edition", "knobs") or not all(isinstance(entry, dict) for entry in entries.values()):
            blocks.append(toml_text.table(f"[{name}]", entries))
        else:
            blocks += [toml_text.table(f"[{name}.{word}]", entry) for word, entry in entries.items()]
    return "\n".join(blocks)


def _put(overlay: Table, known: Mapping[str, Field], field: Field, ours: Mapping[str, Value]) -> None:
    """Write a field where it belongs; a list is written whole, with all its rows."""
    value: Any = ours[field.key]
    *way, last = field.path
    if field.row >= 0:
        rows = [other for other in known.values() if other.path[:-1] == field.path[:-1]]
        value = [ours.get(other.key, other.value) for other in rows]
        *way, last = way
    table = overlay
    for name in way:
        table = table.setdefault(str(name), {})
    table[str(last)] = value


def following(known: Mapping[str, Field], ours: Mapping[str, Value]) -> dict[str, Value]:
    """Return what follows from the changes."""
    follows: dict[str, Value] = {}
    for key, value in ours.items():
        field = known[key]
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        entry = ".".join(str(part) for part in field.path[:2])
        mortgage, text = f"{entry}.mortgage", f"{entry}.text"
        if field.path[0] == "deeds" and field.path[-1] == "price" and mortgage not in ours:
            follows[mortgage] = max(value // 2, 1)
        elif field.path[0] == "cards" and text not in ours and isinstance(field.value, int):
            said = follows.get(text, known[text].value)
            if with_sum := restated(cast("dict[str, str]", said), field.value, value):
                follows[text] = with_sum
    return {key: value for key, value in follows.items() if value != known[key].value}


def restated(text: Mapping[str, str], old: int, new: int) -> dict[str, str]:
    """The text of a card with another sum; nothing where it does not say the old one in figures, once."""
    said = {language: re.subn(rf"(?<!\d){old}(?!\d)", str(new), words) for language, words in text.items()}
    return {language: words for language, (words, times) in said.items() if times == 1} if all(
        times == 1 for _, times in said.values()
    ) else {}  # fmt: skip


def _mark_mortgages(overlay: Table, known: Mapping[str, Field]) -> None:
    """A deed on which another sum than half the price is lent says that this is meant."""
    for name, deed in overlay.get("deeds", {}).items():
        price = deed.get("price", known[f"deeds.{name}.price"].value)
        mortgage = deed.get("mortgage", known[f"deeds.{name}.mortgage"].value)
        if "mortgage" in deed and isinstance(price, int) and mortgage != price // 2:
            deed["mortgage_not_half"] = True
