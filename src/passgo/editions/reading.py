"""From TOML to the Structs of `schema`, collecting every fault instead of stopping at the first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, cast

import msgspec
import msgspec.inspect as kinds

from passgo.locale import Text

from . import schema
from .faults import EditionFault, Key, spell
from .overlay import Merged

LENGTH: Final = ""
"""Stands for the number of entries of a list, in the key of a doubt."""

MANY: Final = 24
"""More names than this are not spelled out in a message."""
MOST_UNKNOWN: Final = 20
"""Keys of a table that are named as unknown; of the others only how many there are."""
LIKE: Final = 0.6
"""The similarity from which a name counts as meant, from 0 to 1."""


class EditionDraft:
    """An edition as it was read. A value that could not be read is replaced, and the reader remembers the doubt."""

    def __init__(self) -> None:
        self.unresolved: Counter[str] = Counter()
        """By table, how many references to entries of it lead nowhere."""
        self.head: schema.Head | None = None
        self.sources: dict[str, str | schema.Names] = {}
        self.knobs: dict[str, schema.Answer] = {}
        self.stock: schema.Stock | None = None
        self.buildings: dict[str, schema.Building] = {}
        self.board: schema.Board | None = None
        self.spaces: dict[str, schema.Space] = {}
        self.groups: dict[str, schema.Group] = {}
        self.deeds: dict[str, schema.Deed] = {}
        self.decks: dict[str, schema.Deck] = {}
        self.cards: dict[str, schema.Card] = {}
        self.companies: dict[str, schema.Company] = {}
        self.vouchers: dict[str, schema.Voucher] = {}
        self.dollars: schema.Dollars | None = None
        self.lottery: schema.Lottery | None = None
        self.roll_three: schema.RollThree | None = None
        self.squeeze_play: schema.Squeeze | None = None
        self.rules: dict[str, schema.RuleEntry] = {}
        self.replaced: dict[str, str] = {}
        self.name_sets: dict[str, schema.NameSet] = {}


class Reader:
    """Reads one merged edition; `faults` fills as it goes.

    A value that cannot be read is in doubt. A later check names the values it depends on, and reports a fault
    only if none of them is in doubt. So every fault is reported at once, and none that is merely the
    consequence of another.
    """

    def __init__(
        self, merged: Merged, unread: Iterable[Key] = (), line: Callable[[str, Key], int] = lambda _, __: 0
    ) -> None:
        """`unread`: keys whose value the text does not give, `()` for everything that it does not say itself.

        `line(file, key)` is where a key stands.
        """
        self.merged = merged
        self.faults: list[EditionFault] = []
        self._line = line
        self._doubtful: set[Key] = set(unread)
        self._beneath: set[Key] = {key[:end] for key in self._doubtful for end in range(len(key))}

    def fault(self, key: Key, found: str, allowed: str, *given: Key) -> None:
        """Note that what stands at `key` does not agree, unless it or what is `given` is in doubt."""
        if not self._hidden(key) and all(map(self.is_sound, given)):
            self.note_fault(key, found, allowed)

    def is_sound(self, key: Key) -> bool:
        """Whether neither a value, nor what it is part of, nor any part of it is in doubt."""
        return not self._hidden(key) and key not in self._beneath

    def doubt(self, key: Key) -> None:
        """Nothing can be concluded from the value at `key`."""
        self._doubtful.add(key)
        self._beneath |= {key[:end] for end in range(len(key))}

    def _hidden(self, key: Key) -> bool:
        return any(key[:end] in self._doubtful for end in range(len(key) + 1))

    def note_fault(self, key: Key, found: str, allowed: str) -> None:
        """Note a fault that rests on no other value."""
        file = self.merged.file_of(key)
        self.faults.append(EditionFault(file, spell(key), found, allowed, self._line(file, key)))

    def note_joint_fault(self, keys: Sequence[Key], found: str, allowed: str) -> None:
        """Note a fault made by several layers together, unless part of it is in doubt.

        The topmost layer that touches one of the keys is to blame. If only files of passgo do, which are valid by
        themselves, the user's file that extends them is.
        """
        if not all(map(self.is_sound, keys)):
            return
        number, key, said = self.merged.topmost(keys)
        users = self.merged.users
        if users and number < users[0]:
            file, lines = (
                self.merged.files[users[-1]],
                [self._line(self.merged.files[users[-1]], ("extends",))],
            )
        else:
            file = self.merged.files[number]
            lines = [self._line(file, known) for known in said]
        line = min(filter(None, lines), default=0)
        self.faults.append(EditionFault(file, spell(key), found, allowed, line))

    def _refuse(self, key: Key, found: str, kind: kinds.Type) -> Any:
        """Note that a value cannot be read; gives one that stands in for it."""
        self.note_fault(key, found, _describe(kind))
        self.doubt(key)
        return _stand_in(kind)

    def _missing(self, key: Key, kind: kinds.Type) -> Any:
        """Note that a value is missing, unless it may stand where nothing could be read; gives a stand-in."""
        return _stand_in(kind) if self._hidden(key) else self._refuse(key, Text("found-missing"), kind)

    def left_out(self, key: Key, listed_at: Key) -> bool:
        """Return whether an entry that no list names is a mistake: not if a later file replaced the list."""
        return self.merged.layer_of(key) >= self.merged.layer_of(listed_at)

    def draft(self) -> EditionDraft:
        """Read all tables."""
        draft = EditionDraft()
        whole = _whole_file()
        self._unknown_keys(whole.fields, self.merged.table, ())
        for field in whole.fields:
            value = self.merged.table.get(field.name)
            key = (field.name,)
            if value is None:
                if field.required:
                    self._missing(key, field.type)
            elif field.name == "knobs":
                assert isinstance(field.type, kinds.StructType)
                knobs = cast("dict[str, schema.Answer]", self._fields(field.type, value, key))
                draft.knobs = {
                    name: knob for name, knob in knobs.items() if self.is_sound((*key, name, "value"))
                }
            else:
                read = self.read(field.type, value, key)
                setattr(draft, "head" if field.name == "edition" else field.name, read)
        return draft

    def read(self, kind: kinds.Type, value: object, key: Key) -> Any:
        """The value as its kind wants it, or one that stands in for it."""
        match kind:
            case kinds.StructType():
                try:  # all at once, if nothing is wrong with it
                    return msgspec.convert(value, kind.cls)
                except msgspec.ValidationError:
                    return kind.cls(**self._fields(kind, value, key))
            case kinds.UnionType():
                return self._read_union(kind, value, key)
            case kinds.DictType():
                return self._entries(kind, value, key)
            case kinds.ListType():
                return self._read_list(kind, value, key)
            case kinds.TupleType():
                return self._read_tuple(kind, value, key)
            case _:
                return value if _fits(kind, value) else self._refuse(key, _show(value), kind)

    def _unknown_keys(
        self, fields: Iterable[kinds.Field], table: dict[str, object], key: Key, tag: str | None = None
    ) -> None:
        names = [*([tag] if tag else []), *dict.fromkeys(f.name for f in fields)]
        unknown = [name for name in table if name not in names]
        for name in unknown[:MOST_UNKNOWN]:
            self.note_fault(
                (*key, name), Text("found-unknown-key", value=_show(table[name])), _nearest(name, names)
            )
        if unknown[MOST_UNKNOWN:]:
            more = len(unknown) - MOST_UNKNOWN
            first = (*key, unknown[MOST_UNKNOWN])
            self.note_fault(first, Text("found-unknown-more", count=more), Text("allowed-fewer"))

    def _fields(self, kind: kinds.StructType, value: object, key: Key) -> dict[str, Any]:
        """The fields of a table; what may be left out and cannot be read is left out."""
        if not isinstance(value, dict):
            self._refuse(key, _show(value), kind)
            return _required(kind)
        table = cast("dict[str, object]", value)
        self._unknown_keys(kind.fields, table, key, kind.tag_field)
        read: dict[str, Any] = {}
        for field in kind.fields:
            at = (*key, field.name)
            if field.name in table:
                read[field.name] = self.read(field.type, table[field.name], at)
            elif field.required:
                read[field.name] = self._missing(at, field.type)
        return read

    def _entries(self, kind: kinds.DictType, value: object, key: Key) -> dict[str, Any]:
        """The entries of a table of tables."""
        if not isinstance(value, dict):
            return self._refuse(key, _show(value), kind)
        read: dict[str, Any] = {}
        for name, entry in cast("dict[str, object]", value).items():
            if not _fits(kind.key_type, name):
                self.note_fault((*key, name), Text("found-name", name=_show(name)), _describe(kind.key_type))
            read[name] = self.read(kind.value_type, entry, (*key, name))
        return read

    def _read_union(self, kind: kinds.UnionType, value: object, key: Key) -> Any:
        table = _table(value)
        structs = [t for t in kind.types if isinstance(t, kinds.StructType)]
        plain = [t for t in kind.types if not isinstance(t, kinds.StructType | kinds.NoneType)]
        if not structs or (plain and table is None):
            return self.read(plain[0], value, key)
        tag = structs[0].tag_field
        if tag is None:  # a table that may be missing, or be a text instead
            return self.read(structs[0], value, key)
        if table is None:
            return self._refuse(key, _show(value), kind)
        for struct in structs:
            if struct.tag == table.get(tag):
                return self.read(struct, table, key)
        return self._read_as_any(structs, tag, table, key)

    def _read_as_any(
        self, structs: list[kinds.StructType], tag: str, table: dict[str, object], key: Key
    ) -> Any:
        """Read an entry of no known kind as the kind whose keys it has, and report what all kinds read alike."""
        choice = kinds.LiteralType(tuple(str(s.tag) for s in structs))
        if tag in table:
            self._refuse((*key, tag), _show(table[tag]), choice)
        else:
            self._missing((*key, tag), choice)
            self.doubt((*key, tag))
        self._unknown_keys([f for s in structs for f in s.fields], table, key, tag)
        guess = max(structs, key=lambda s: sum(1 if f.name in table else -f.required for f in s.fields))
        read: dict[str, Any] = {}
        for field in guess.fields:
            at = (*key, field.name)
            others = [f for s in structs for f in s.fields if f.name == field.name]
            if field.name not in table:
                if field.required and len(others) == len(structs):
                    self._missing(at, field.type)
                continue
            if all(other.type == field.type for other in others):
                read[field.name] = self.read(field.type, table[field.name], at)
                continue
            self.doubt(at)
            read[field.name] = Reader(self.merged).read(field.type, table[field.name], at)
            tries = [Reader(self.merged) for _ in others]
            for other, reader in zip(others, tries, strict=True):
                reader.read(other.type, table[field.name], at)
            if all(reader.faults for reader in tries):
                ways = dict.fromkeys(_describe(other.type) for other in others)
                self.note_fault(at, _show(table[field.name]), _one_of(ways))
        return guess.cls(**_required(guess) | read)

    def _read_list(self, kind: kinds.ListType, value: object, key: Key) -> Any:
        if not isinstance(value, list):
            return self._refuse(key, _show(value), kind)
        items = cast("list[object]", value)
        if not (kind.min_length or 0) <= len(items) <= (kind.max_length or len(items)):
            self.note_fault(key, Text("found-entries", count=len(items)), _describe(kind))
            self.doubt((*key, LENGTH))
        return [self.read(kind.item_type, item, (*key, i)) for i, item in enumerate(items)]

    def _read_tuple(self, kind: kinds.TupleType, value: object, key: Key) -> Any:
        items = cast("list[object]", value) if isinstance(value, list) else []
        if len(items) != len(kind.item_types):
            return self._refuse(key, _show(cast("object", value)), kind)
        pairs = zip(kind.item_types, items, strict=True)
        return tuple(self.read(t, item, (*key, i)) for i, (t, item) in enumerate(pairs))


@cache
def _whole_file() -> kinds.StructType:
    """Return what an edition file may contain."""
    whole = kinds.type_info(schema.EditionFile)
    assert isinstance(whole, kinds.StructType)
    return whole


def _table(value: object) -> dict[str, object] | None:
    """A value that is a table."""
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def _stand_in(kind: kinds.Type) -> Any:
    """A value of a kind, for one that could not be read."""
    match kind:
        case kinds.StructType():
            return kind.cls(**_required(kind))
        case kinds.UnionType():
            return _stand_in(kind.types[0])
        case kinds.TupleType():
            return tuple(map(_stand_in, kind.item_types))
        case kinds.ListType():
            return []
        case kinds.DictType():
            return {}
        case kinds.LiteralType():
            return kind.values[0]
        case kinds.BoolType():
            return False
        case kinds.IntType():
            return max(kind.ge or 0, 0)
        case _:
            return ""


def _required(kind: kinds.StructType) -> dict[str, Any]:
    """Return substitutes for the fields that a table must have."""
    return {field.name: _stand_in(field.type) for field in kind.fields if field.required}


def _fits(kind: kinds.Type, value: object) -> bool:
    """Whether a plain value is of its kind and in its range."""
    match kind:
        case kinds.BoolType():
            return isinstance(value, bool)
        case kinds.IntType():
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)
        case kinds.StrType():
            return isinstance(value, str) and (
                (kind.min_length is None or len(value) >= kind.min_length)
                and (kind.max_length is None or len(value) <= kind.max_length)
                and (kind.pattern is None or re.search(kind.pattern, value) is not None)
            )
        case kinds.LiteralType():
            return isinstance(value, str) and value in kind.values
        case _:
            raise TypeError(f"the schema has an unknown kind: {kind}")


def _describe(kind: kinds.Type) -> str:
    """Return a description of the values of this kind."""
    match kind:
        case kinds.BoolType():
            return Text("allowed-yes-or-no")
        case kinds.IntType():
            return Text("allowed-number", least=kind.ge, most=kind.le)
        case kinds.StrType():
            if kind.pattern:
                key = "allowed-form-of-length" if kind.max_length else "allowed-form"
                return Text(key, form=kind.pattern, most=kind.max_length)
            return Text("allowed-text")
        case kinds.LiteralType():
            return _one_of([str(v) for v in kind.values])
        case kinds.ListType():
            least, most = kind.min_length, kind.max_length
            if least is not None and most is not None:
                key = "allowed-list-of" if least == most else "allowed-list-from-to"
                return Text(key, count=least, least=least, most=most)
            return Text("allowed-list")
        case kinds.TupleType():
            return Text("allowed-list-of", count=len(kind.item_types))
        case kinds.UnionType():
            return next(
                (_describe(t) for t in kind.types if not isinstance(t, kinds.StructType)),
                Text("allowed-table"),
            )
        case kinds.StructType():
            return Text("allowed-table-with", fields=", ".join(f.name for f in kind.fields if f.required))
        case _:
            return Text("allowed-table")


def _one_of(words: Iterable[str]) -> str:
    """A choice, spelled out."""
    return " | ".join(words)


def _nearest(word: str, names: Sequence[str]) -> str:
    """A choice, spelled out; of very many names those that may have been meant."""
    if len(names) <= MANY:
        return _one_of(names)
    close = "".join(f"{name} | " for name in get_close_matches(word, names, 3, LIKE))
    return Text("allowed-name-like", close=close, count=len(names))


def _show(value: object) -> str:
    """A value as it would stand in the file, tables and long lists in short."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case dict():
            return "a table"
        case list():
            items = cast("list[object]", value)
            return "[" + ", ".join(_show(item) for item in items[:8]) + (", …]" if len(items) > 8 else "]")
        case _:
            return str(value)
