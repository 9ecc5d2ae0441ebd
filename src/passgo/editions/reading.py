"""From TOML to the Structs of `schema`, collecting every fault instead of stopping at the first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final, cast

import msgspec.inspect as kinds

from . import schema
from .faults import Fault, Key, spell
from .overlay import Merged

FAILED: Final = object()
"""What reading gives where a fault was found."""

MANY: Final = 24
"""More names than this are not spelled out in a message."""
LIKE: Final = 0.6
"""How much a name must be like the one that was written to be told, from 0 to 1."""


class Draft:
    """What could be read of an edition: entries with a fault are missing, and stand in `named` alone."""

    def __init__(self) -> None:
        self.head: schema.Head | None = None
        self.sources: dict[str, str] = {}
        self.knobs: dict[str, schema.Knob] = {}
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
        self.name_sets: dict[str, schema.NameSet] = {}


class Reader:
    """Reads one merged edition; `faults` fills as it goes."""

    def __init__(self, merged: Merged) -> None:
        self.merged = merged
        self.faults: list[Fault] = []

    def fault(self, key: Key, found: str, allowed: str) -> None:
        """Note that something is wrong at `key`."""
        self.faults.append(Fault(self.merged.file_of(key), spell(key), found, allowed))

    def refer(self, key: Key, table: str, name: str) -> None:
        """Note a fault unless the table has an entry of this name."""
        if name not in self.merged.written(table):
            self.fault(key, f'"{name}"', f"the name of an entry of [{table}]")

    def left_out(self, key: Key, listed_at: Key) -> bool:
        """Whether an entry that no list names is a slip: it is not when a later file gave the list anew."""
        return self.merged.layer_of(key) >= self.merged.layer_of(listed_at)

    def all_read(self, draft: Draft) -> bool:
        """Whether every deed and space could be read, so that counting them makes sense."""
        return not any(
            name not in getattr(draft, table)
            for table in ("deeds", "spaces")
            for name in self.merged.written(table)
        )

    def draft(self) -> Draft:
        """Read all tables, each as far as it is right."""
        draft = Draft()
        whole = kinds.type_info(schema.EditionFile)
        assert isinstance(whole, kinds.StructType)
        self._unknown_keys(whole, self.merged.table, ())
        for field in whole.fields:
            value = self.merged.table.get(field.name)
            key = (field.name,)
            if value is None:
                if field.required:
                    self.fault(key, "missing", _describe(field.type))
            elif isinstance(field.type, kinds.DictType):
                setattr(draft, field.name, self._entries(field.type, value, key))
            elif field.name == "knobs":
                draft.knobs = cast("dict[str, schema.Knob]", self._fields(field.type, value, key))
            else:
                read = self.read(field.type, value, key)
                if read is not FAILED:
                    setattr(draft, "head" if field.name == "edition" else field.name, read)
        return draft

    def read(self, kind: kinds.Type, value: object, key: Key) -> object:
        """The value as its kind wants it, or `FAILED` with at least one fault noted."""
        match kind:
            case kinds.StructType():
                fields = self._fields(kind, value, key)
                complete = len(fields) == sum(
                    1 for f in kind.fields if f.required or self._has(value, f.name)
                )
                return kind.cls(**fields) if isinstance(value, dict) and complete else FAILED
            case kinds.UnionType():
                return self._read_union(kind, value, key)
            case kinds.DictType():
                read = self._entries(kind, value, key)
                return read if isinstance(value, dict) and len(read) == len(cast("Any", value)) else FAILED
            case kinds.ListType():
                return self._read_list(kind, value, key)
            case kinds.TupleType():
                return self._read_tuple(kind, value, key)
            case _:
                if _fits(kind, value):
                    return value
                self.fault(key, _show(value), _describe(kind))
                return FAILED

    @staticmethod
    def _has(value: object, name: str) -> bool:
        return isinstance(value, dict) and name in value

    def _unknown_keys(self, kind: kinds.StructType, table: dict[str, object], key: Key) -> None:
        names = [f.name for f in kind.fields]
        if kind.tag_field:
            names.insert(0, kind.tag_field)
        for name, value in table.items():
            if name not in names:
                self.fault((*key, name), f"an unknown key, {_show(value)}", _nearest(name, names))

    def _fields(self, kind: kinds.Type, value: object, key: Key) -> dict[str, object]:
        """The fields of a table that could be read."""
        assert isinstance(kind, kinds.StructType)
        if not isinstance(value, dict):
            self.fault(key, _show(value), _describe(kind))
            return {}
        table = cast("dict[str, object]", value)
        self._unknown_keys(kind, table, key)
        read: dict[str, object] = {}
        for field in kind.fields:
            if field.name in table:
                got = self.read(field.type, table[field.name], (*key, field.name))
                if got is not FAILED:
                    read[field.name] = got
            elif field.required:
                self.fault((*key, field.name), "missing", _describe(field.type))
        return read

    def _entries(self, kind: kinds.DictType, value: object, key: Key) -> dict[str, object]:
        """The entries of a table of tables that could be read."""
        if not isinstance(value, dict):
            self.fault(key, _show(value), "a table")
            return {}
        read: dict[str, object] = {}
        for name, entry in cast("dict[str, object]", value).items():
            if not _fits(kind.key_type, name):
                self.fault((*key, name), f"the name {_show(name)}", _describe(kind.key_type))
            got = self.read(kind.value_type, entry, (*key, name))
            if got is not FAILED:
                read[name] = got
        return read

    def _read_union(self, kind: kinds.UnionType, value: object, key: Key) -> object:
        structs = [t for t in kind.types if isinstance(t, kinds.StructType)]
        if not structs:
            fitting = next((t for t in kind.types if not isinstance(t, kinds.NoneType)), kind)
            return self.read(fitting, value, key)
        if not isinstance(value, dict):
            self.fault(key, _show(value), "a table")
            return FAILED
        table = cast("dict[str, object]", value)
        field = structs[0].tag_field
        if field is None:  # a table that may be missing
            return self.read(structs[0], table, key)
        for struct in structs:
            if struct.tag == table.get(field):
                return self.read(struct, table, key)
        found = _show(table[field]) if field in table else "missing"
        self.fault((*key, field), found, _one_of([str(s.tag) for s in structs]))
        return FAILED

    def _read_list(self, kind: kinds.ListType, value: object, key: Key) -> object:
        if not isinstance(value, list):
            self.fault(key, _show(value), _describe(kind))
            return FAILED
        items = cast("list[object]", value)
        read = [self.read(kind.item_type, item, (*key, i)) for i, item in enumerate(items)]
        if not (kind.min_length or 0) <= len(items) <= (kind.max_length or len(items)):
            self.fault(key, f"{len(items)} entries", _describe(kind))
            return FAILED
        return FAILED if any(item is FAILED for item in read) else read

    def _read_tuple(self, kind: kinds.TupleType, value: object, key: Key) -> object:
        items = cast("list[object]", value) if isinstance(value, list) else []
        if len(items) != len(kind.item_types):
            self.fault(key, _show(cast("object", value)), f"a list of {len(kind.item_types)} entries")
            return FAILED
        pairs = zip(kind.item_types, items, strict=True)
        read = tuple(self.read(t, item, (*key, i)) for i, (t, item) in enumerate(pairs))
        return FAILED if any(item is FAILED for item in read) else read


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
            raise TypeError(f"the schema holds a kind that is not read: {kind}")


def _describe(kind: kinds.Type) -> str:
    """What may stand where a value of this kind is wanted."""
    match kind:
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType():
            return f"a whole number from {kind.ge} to {kind.le}"
        case kinds.StrType():
            if kind.pattern:
                longest = f", at most {kind.max_length} letters" if kind.max_length else ""
                return f"a name of the form {kind.pattern}{longest}"
            return "a text"
        case kinds.LiteralType():
            return _one_of([str(v) for v in kind.values])
        case kinds.ListType():
            least, most = kind.min_length, kind.max_length
            if least is not None and most is not None:
                return (
                    f"a list of {least} entries" if least == most else f"a list of {least} to {most} entries"
                )
            return "a list"
        case kinds.UnionType():
            return next((_describe(t) for t in kind.types if not isinstance(t, kinds.StructType)), "a table")
        case kinds.StructType():
            return f"a table with {', '.join(f.name for f in kind.fields if f.required)}"
        case _:
            return "a table"


def _one_of(words: Iterable[str]) -> str:
    """A choice, spelled out."""
    return " | ".join(words)


def _nearest(word: str, names: Sequence[str]) -> str:
    """A choice, spelled out; of very many names those that may have been meant."""
    if len(names) <= MANY:
        return _one_of(names)
    close = get_close_matches(word, names, 3, LIKE)
    return _one_of([*close, f"one of the {len(names)} names that `passgo edition schema` lists"])


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
