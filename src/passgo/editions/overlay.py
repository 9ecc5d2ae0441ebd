"""Overlays: tables merge key by key, everything else is replaced whole, and each key remembers its file.

The statement of a rule is replaced whole too: nothing of what one book says is left standing in another.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple, cast

from passgo.rules.base.knobs import KNOBS

from .faults import Key

Table = dict[str, Any]


WORDS: Final = frozenset({"name", "text", "source", "confidence", "note", "classic"})
"""Fields of an entry that no figure follows from."""


NO_BOOK: Final = "house"
"""The source of an answer that no book gives, since only house rules ask."""


class Layer(NamedTuple):
    """One file, or the `[overlay]` of a position."""

    name: str
    """How the file is called in messages."""
    table: Table
    added: bool = False
    """Whether it was added to a name after `+`, and so adds to the title instead of replacing it."""
    texts: bool = False
    """Whether it only brings the rule texts of the file before it."""


def merges(at: Key, old: object, new: object) -> bool:
    """Whether, in the table at this key, an entry is merged with the one of a lower layer; else it is replaced whole."""
    return isinstance(old, dict) and isinstance(new, dict) and at != ("rules",)


def lay(base: Table, top: Table, at: Key = ()) -> None:
    """Merge a table over another, in place."""
    for name, value in top.items():
        old = base.get(name)
        if merges(at, old, value):
            lay(cast("Table", old), cast("Table", value), (*at, name))
        else:
            base[name] = deepcopy(value)


class Merged:
    """Layers merged from left to right."""

    def __init__(self, layers: list[Layer], shipped: Container[str] = ()) -> None:
        """`shipped`: names of the layers that come with passgo, which by themselves are sound."""
        self.users = [
            number for number, layer in enumerate(layers) if layer.name not in shipped and not layer.texts
        ]
        """Numbers of the user's layers."""
        self.files = [layer.name for layer in layers]
        self.overlays = [layer.name for layer in layers[1:] if not layer.texts]
        self.table: Table = {}
        self._layer_of: dict[Key, int] = {}
        self._origins_beneath: dict[tuple[Key, int], Table] = {}
        """The origin of an entry in a layer that another covers."""
        for number, layer in enumerate(layers):
            top = _copied(layer.table)
            top.pop("extends", None)
            _widen_knobs(top)
            if number == 0:
                _leave_out_house_rules(top)
            if layer.added:
                _join_head(self.table, top)
            self._merge(self.table, top, (), number)

    def written(self, table: str) -> tuple[str, ...]:
        """Names of all entries of a table, sound or not."""
        entries = self.table.get(table)
        return tuple(cast("Table", entries)) if isinstance(entries, dict) else ()

    def layer_of(self, key: Key) -> int:
        """Number of the layer that the value at `key` comes from."""
        for end in range(len(key), 0, -1):
            if key[:end] in self._layer_of:
                return self._layer_of[key[:end]]
        return 0

    def file_of(self, key: Key) -> str:
        """Name of the file that the value at `key` comes from."""
        return self.files[self.layer_of(key)]

    def topmost(self, keys: Sequence[Key]) -> tuple[int, Key, list[Key]]:
        """The topmost layer that says something in figures under one of these keys: its number, which key, and what it says.

        Names and texts are nothing in figures. Without any such layer its number is -1.
        """
        best: tuple[int, Key, list[Key]] = (-1, keys[0], [])
        for key in keys:
            touching = [
                (number, max(known, key, key=len))
                for known, number in self._layer_of.items()
                if known[: len(key)] == key[: len(known)] and not WORDS.intersection(known[len(key) :])
            ]
            number = max((number for number, _ in touching), default=-1)
            if number > best[0]:
                best = (number, key, [known for n, known in touching if n == number])
        return best

    def origin_of(self, entry: Key, field: str) -> Table:
        """Return the origin of an entry by the layer of one of its fields: source, confidence, note."""
        found = self._origins_beneath.get((entry, self.layer_of((*entry, field))))
        if found is not None:
            return found
        table = self.table
        for name in entry:
            table = table[str(name)]
        return table

    def _merge(self, base: Table, top: Table, at: Key, number: int) -> None:
        if number and "source" in base:
            origin = {name: base[name] for name in ("source", "confidence", "note") if name in base}
            self._origins_beneath[at, self.layer_of((*at, "source"))] = origin
        if number and "source" in base and "source" not in top and top:
            top = {
                **top,
                "source": self.files[number],
                "confidence": "assumption",
                "note": top.get("note", ""),
            }
        for name, value in top.items():
            key = (*at, name)
            old = base.get(name)
            if merges(at, old, value):
                self._merge(cast("Table", old), cast("Table", value), key, number)
                continue
            if name in base:
                for stale in [known for known in self._layer_of if known[: len(key)] == key]:
                    del self._layer_of[stale]
            base[name] = value
            self._layer_of[key] = number


def _copied(table: Table) -> Table:
    """A table with tables of its own, to be merged into; lists are only ever replaced whole."""
    return {
        name: _copied(cast("Table", value)) if isinstance(value, dict) else value
        for name, value in table.items()
    }


def _widen_knobs(top: Table) -> None:
    """`starting_cash = 2000` says no more than `starting_cash = { value = 2000 }`."""
    knobs = top.get("knobs")
    if isinstance(knobs, dict):
        table = cast("Table", knobs)
        for name, value in table.items():
            if name in KNOBS and not isinstance(value, dict):
                table[name] = {"value": value}


def _leave_out_house_rules(bottom: Table) -> None:
    """Answer for the book what only a house rule would have otherwise."""
    knobs = bottom.get("knobs")
    if isinstance(knobs, dict):
        for name, knob in KNOBS.items():
            if knob.house is not None:
                without = bool(knob.house.without) if knob.kind == "flag" else knob.house.without
                answer = {"value": without, "source": NO_BOOK, "confidence": "verified"}
                cast("Table", knobs).setdefault(name, answer)


def _join_head(base: Table, top: Table) -> None:
    """Give the id and title of an added overlay the form `base + overlay`."""
    old, new = base.get("edition"), top.get("edition")
    if not isinstance(old, dict) or not isinstance(new, dict):
        return
    base_head, head = cast("Table", old), cast("Table", new)
    if isinstance(base_head.get("id"), str) and isinstance(head.get("id"), str):
        head["id"] = f"{base_head['id']}+{head['id']}"
    base_title, title = base_head.get("title"), head.get("title")
    if isinstance(base_title, dict) and isinstance(title, dict):
        head["title"] = {
            language: f"{cast('Table', base_title).get(language, '')} + {words}"
            for language, words in cast("Table", title).items()
        }
